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
    [0] Poslední karta: { NAME($monster) }, síla { $strength }.
   *[other] { $position }. karta: { NAME($monster) }, síla { $strength }.
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
event-struck = { NAME($monster) } zasahuje hrdinu silou { $damage }, { $alive ->
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
   *[n] spotřebováno
}
