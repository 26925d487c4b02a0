# Co se děje: jedna věta pro každý druh události. $who jednal; $you je yes, když to je čtenář sám.

event-starter-drawn = { $you ->
    [yes] Los určuje, že začínáš.
   *[no] Los určuje, že začíná { $who }.
}
event-hero-drawn = Prvním hrdinou je podle losu { NAME($hero) }.
event-hero-chosen = { $you ->
    [yes] Hrdinou příští výpravy bude podle tvé volby { NAME($hero) }.
   *[no] Hrdinou příští výpravy bude { NAME($hero) }, vybírá { $who }.
}
event-round-began = { $round }. kolo: u vchodu čeká { NAME($hero) } se všemi šesti kartičkami, v balíčku { $cards ->
    [one] leží { $cards } nestvůra
    [few] leží { $cards } nestvůry
   *[other] leží { $cards } nestvůr
}. { $you ->
    [yes] Začínáš.
   *[no] Začíná { $who }.
}

# Příprava. $monster je `unknown` pro toho, kdo kartu neviděl.
event-passed = { $why ->
    [deck-empty] Balíček je prázdný, { $you ->
        [yes] musíš tedy pasovat.
       *[no] { $who } tedy musí pasovat.
    }
   *[chosen] { $you ->
        [yes] Pasuješ.
       *[no] { $who } pasuje.
    }
}
event-drew = { $monster ->
    [unknown] { $who } si bere nestvůru a tajně si ji prohlíží.
   *[known] { $you ->
        [yes] Bereš si nestvůru: { NAME($monster) }.
       *[no] { $who } si bere nestvůru: { NAME($monster) }.
    }
}{ $left ->
    [0] {" "}Byla to poslední karta balíčku.
   *[other] {""}
}
event-added = { $monster ->
    [unknown] { $who } posílá nestvůru do podzemí.
   *[known] { $you ->
        [yes] Posíláš do podzemí { NAME($monster, case: "acc") }.
       *[no] { $who } posílá do podzemí { NAME($monster, case: "acc") }.
    }
}{ $why ->
    [opening] {" "}Úvod nedává na vybranou.
    [no-equipment] {" "}Hrdina už nemá výzbroj, která by se dala obětovat.
    [none-may-go] {" "}Nic z toho, co hrdinovi zbývá, se obětovat nesmí.
   *[chosen] {""}
} { $dungeon ->
    [one] Je tam teď { $dungeon } nestvůra.
    [few] Jsou tam teď { $dungeon } nestvůry.
   *[other] Je tam teď { $dungeon } nestvůr.
}
event-sacrificed = { $monster ->
    [unknown] { $who } bere hrdinovi { NAME($equipment, case: "acc") } a nestvůru odkládá pod { under-it }.
   *[known] { $you ->
        [yes] Bereš hrdinovi { NAME($equipment, case: "acc") } a odkládáš pod { under-it } { NAME($monster, case: "acc") }.
       *[no] { $who } bere hrdinovi { NAME($equipment, case: "acc") } a odkládá pod { under-it } { NAME($monster, case: "acc") }.
    }
}

# Výprava.
event-entered = { $you ->
    [yes] Vstupuješ do podzemí v roli { NAME($hero, case: "gen") }.
   *[no] { $who } vstupuje do podzemí v roli { NAME($hero, case: "gen") }.
} Hrdina má { lives } a { $dungeon ->
    [0] podzemí je prázdné.
    [one] čeká na něj { $dungeon } nestvůra.
    [few] čekají na něj { $dungeon } nestvůry.
   *[other] čeká na něj { $dungeon } nestvůr.
}
event-named = { $you ->
    [yes] Určuješ druh { NAME($monster) }: každá taková nestvůra bude zabita.
   *[no] { $who } určuje druh { NAME($monster) }: každá taková nestvůra bude zabita.
}
event-revealed = { $left ->
    [0] Poslední karta: { NAME($monster) }{ with-strength }.
   *[other] { $position }. karta: { NAME($monster) }{ with-strength }.
}
event-killed = { $alone ->
    [yes] { NAME($equipment) } zabíjí { NAME($monster, case: "acc") }.
   *[no] { $you ->
        [yes] Používáš { NAME($equipment, case: "acc") } a zabíjíš { NAME($monster, case: "acc") }.
       *[no] { $who } používá { NAME($equipment, case: "acc") } a zabíjí { NAME($monster, case: "acc") }.
    }
}{ $discarded ->
    [yes] {" "}{ NAME($equipment) } je tím { spent }.
   *[no] {""}
}{ $next ->
    [yes] {" "}Zahubí i příští nestvůru.
   *[no] {""}
}
event-gained = { NAME($equipment) } mění sílu nestvůry v životy: přibývá { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}, hrdina má teď { lives }.
event-replaced = { $you ->
    [yes] Používáš { NAME($equipment, case: "acc") }: místo { NAME($monster, case: "gen") } přichází vrchní karta balíčku.
   *[no] { $who } používá { NAME($equipment, case: "acc") }: místo { NAME($monster, case: "gen") } přichází vrchní karta balíčku.
}
# $before: životy před ranou; $alive: zda nějaký zbývá.
event-struck = { $damage ->
    [0] { NAME($monster) } hrdinovi neubližuje, hrdina má { lives }.
   *[other] { struck-hard }
}
struck-hard = { NAME($monster) } zasahuje hrdinu silou { $damage }, { $alive ->
    [yes] { $life ->
        [one] zbývá { $life } život ({ $before } − { $damage }).
        [few] zbývají { $life } životy ({ $before } − { $damage }).
       *[other] zbývá { $life } životů ({ $before } − { $damage }).
    }
   *[no] { $before ->
        [one] ten má jen { $before } život.
        [few] ten má jen { $before } životy.
       *[other] ten má jen { $before } životů.
    }
}
event-revived = Nezbývá žádný život, ale { NAME($equipment) } vrací hrdinu mezi živé: má { lives }.
event-died = Hrdinovi nezbývá žádný život, umírá.
event-turned-over = Dál v podzemí: { NAME($monster) }.
event-judged = { $different ->
    [yes] V podzemí nebyly dvě nestvůry téhož druhu, { NAME($equipment) } tedy výpravu zachraňuje.
   *[no] V podzemí byly dvě nestvůry téhož druhu, { NAME($equipment) } tedy výpravu nezachrání.
}

# Zvláštní nestvůry a kartičky, které mění ránu.
event-specials-drawn = { $specials ->
    [unknown] { $count ->
        [one] Vylosovala se jedna zvláštní nestvůra, nikdo však neví která.
        [few] Vylosovaly se { $count } zvláštní nestvůry, nikdo však neví které.
       *[other] Vylosovalo se { $count } zvláštních nestvůr, nikdo však neví které.
    }
   *[known] { $count ->
        [0] Této partie se žádná zvláštní nestvůra neúčastní.
        [one] Této partie se účastní jedna zvláštní nestvůra: { $specials }.
        [few] Této partie se účastní { $count } zvláštní nestvůry: { $specials }.
       *[other] Této partie se účastní { $count } zvláštních nestvůr: { $specials }.
    }
}
event-other-asked = { $you ->
    [yes] Určit, co hrdinova zbraň zabije, necháváš na jiném hráči: { $other }.
   *[no] { $other-you ->
        [yes] { $who } nechává na tobě, co hrdinova zbraň zabije.
       *[no] { $who } nechává na jiném hráči, co hrdinova zbraň zabije: { $other }.
    }
}
event-target-chosen = { $you ->
    [yes] Určuješ druh { NAME($monster) }: hrdinova zbraň zabije každou takovou nestvůru.
   *[no] { $who } určuje druh { NAME($monster) }: hrdinova zbraň zabije každou takovou nestvůru.
}
event-became = { $reason ->
    [equipment] { NAME($monster) } má tolik síly, kolik má hrdina kartiček: { $strength }.
    [position] { NAME($monster) } má sílu podle svého pořadí v podzemí: { $strength }.
    [success] { $as ->
        [none] Dobrodruh už má úspěch, { NAME($monster) } má proto sílu { $strength }.
       *[other] Dobrodruh ještě nemá úspěch, { NAME($monster) } má proto sílu { $strength }.
    }
   *[none] { NAME($monster) } má sílu { $strength }.
}{ $as ->
    [none] {""}
   *[other] {" "}Počítá se za druh { NAME($as) }.
}
event-joined = { $next ->
    [yes] { NAME($monster) } se přidává k hrdinovi a zabije příští nestvůru.
   *[no] { NAME($monster) } se přidává k hrdinovi, ale žádná další nestvůra už nepřijde.
}
event-helped = { NAME($helper) } zabíjí { NAME($monster, case: "acc") }.
event-took = { $monster ->
    [none] { $you ->
        [yes] Za to se vzdáváš { NAME($equipment, case: "gen") }.
       *[no] { $who } se za to vzdává { NAME($equipment, case: "gen") }.
    }
   *[other] { $equipment ->
        [none] { NAME($monster) } nemá hrdinovi co vzít.
       *[other] { $you ->
            [yes] { NAME($monster) } od tebe dostává { NAME($equipment, case: "acc") }.
           *[no] { NAME($monster) } dostává { NAME($equipment, case: "acc") }, vybírá { $who }.
        }
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}Stojí to hrdinu { lost-with-it }, { $alive ->
        [yes] { $life ->
            [one] zbývá { $life } život ({ $before } − { $lost }).
            [few] zbývají { $life } životy ({ $before } − { $lost }).
           *[other] zbývá { $life } životů ({ $before } − { $lost }).
        }
       *[no] { $before ->
            [one] a ten má jen { $before } život.
            [few] a ten má jen { $before } životy.
           *[other] a ten má jen { $before } životů.
        }
    }
}
event-broken = Tuto nestvůru žádná kartička nezabila. { NAME($equipment) } proto přestává působit a hrdina ji odkládá.
# $before: síla; $after: kolik rána stojí; $by: proč ne tolik.
event-reduced = Rána, kterou dává { NAME($monster) } ({ $before }), stojí { $after }: { $by }.
reduced-sets = { NAME($equipment) } z ní dělá { $amount }
reduced-lowers = { NAME($equipment) } ji zmenšuje o { $amount }
reduced-to-nothing = { NAME($equipment) } z ní nenechává nic
event-drawn-game = Ten, kdo zbyl jako poslední, nemá žádný úspěch. Nevyhrává tedy nikdo, partie končí remízou.

# Konec kola a partie.
event-succeeded = Výprava uspěla! { $you ->
    [yes] Bereš si kartu vítězství, máš teď { successes }.
   *[no] { $who } si bere kartu vítězství, má teď { successes }.
}
event-failed = Výprava neuspěla. { $failures ->
    [1] { $you ->
        [yes] Otáčíš pomocnou kartu na temnou stranu: první neúspěch.
       *[no] { $who } otáčí pomocnou kartu na temnou stranu: první neúspěch.
    }
   *[other] { $you ->
        [yes] Je to tvůj { $failures }. neúspěch.
       *[no] { $who } má { $failures }. neúspěch.
    }
}
event-eliminated = { $you ->
    [yes] Vypadáváš z partie.
   *[no] { $who } vypadává z partie.
}
event-shown = { $you ->
    [yes] Pod { NAME($equipment, case: "ins") } leží { NAME($monster) }, jak víš.
   *[no] Pod { NAME($equipment, case: "ins") } leží { NAME($monster) }, na svědomí to má { $who }.
}
event-won = { $why ->
    [last-standing] { $you ->
        [yes] Ve hře zbýváš jen ty a vyhráváš partii!
       *[no] Ve hře zbývá jen { $who } a vyhrává partii!
    }
   *[successes] { $you ->
        [yes] Podzemím procházíš tolikrát, kolikrát je třeba, a vyhráváš partii!
       *[no] { $who } prochází podzemím tolikrát, kolikrát je třeba, a vyhrává partii!
    }
}
event-undone = Poslední rozhodnutí se bere zpět.
event-resumed = Tato verze pravidel hraje partii jinak. Pokračuje se od poslední uložené pozice.

# Části vět.
lives = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
successes = { $successes ->
    [one] { $successes } úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
}
under-it = { GENDER($equipment) ->
    [f] ni
    [m] něj
   *[n] ně
}
spent = { GENDER($equipment) ->
    [f] spotřebována
    [m] spotřebován
    [p] spotřebovány
   *[n] spotřebováno
}
with-strength = { $strength ->
    [-1] {""}
   *[other] , síla { $strength }
}
lost-with-it = { $lost ->
    [one] { $lost } život
    [few] { $lost } životy
   *[other] { $lost } životů
}
