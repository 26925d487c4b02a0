# Co se stalo: jedna věta pro každý druh události.
event-starter-drawn = Začíná { $who }.
event-hero-drawn = Hrdinu prvního kola určil los: { NAME($hero) }.
event-hero-chosen = { $who } vybírá hrdinu: { NAME($hero) }.
event-round-began = { $round }. kolo: u dveří čeká { NAME($hero) }. Začíná { $who }.
event-passed = { $why ->
    [deck-empty] Balíček je prázdný, { $who } musí pasovat.
   *[chosen] { $who } pasuje.
}
event-drew = { $monster ->
    [unknown] { $who } si bere nestvůru a potají si ji prohlíží.
   *[known] { $who } si bere nestvůru: { NAME($monster) }.
}
event-added = { $monster ->
    [unknown] { $why ->
        [opening] Úvod žádá, aby { $who } poslal nestvůru do podzemí. { monsters-count }
        [no-equipment] Hrdina nemá žádnou výzbroj, { $who } tedy musí poslat nestvůru do podzemí. { monsters-count }
       *[chosen] { $who } ji posílá do podzemí. { monsters-count }
    }
   *[known] { $why ->
        [opening] Kvůli úvodu posílá { $who } do podzemí { NAME($monster, case: "acc") }. { monsters-count }
        [no-equipment] Hrdina nemá žádnou výzbroj, { $who } tedy musí poslat do podzemí { NAME($monster, case: "acc") }. { monsters-count }
       *[chosen] { $who } posílá do podzemí { NAME($monster, case: "acc") }. { monsters-count }
    }
}
monsters-count = { $dungeon ->
    [one] Je v něm { $dungeon } nestvůra.
    [few] Jsou v něm { $dungeon } nestvůry.
   *[other] Je v něm { $dungeon } nestvůr.
}
event-sacrificed = { $monster ->
    [unknown] { $who } bere hrdinovi { NAME($equipment, case: "acc") } a nestvůru odkládá lícem dolů.
   *[known] { $who } bere hrdinovi { NAME($equipment, case: "acc") } a lícem dolů odkládá { NAME($monster, case: "acc") }.
}
event-entered = { $who } vstupuje do podzemí, hrdina: { NAME($hero) }. { lives-count }, { $dungeon ->
    [0] v podzemí ani jedna nestvůra.
    [one] v podzemí { $dungeon } nestvůra.
    [few] v podzemí { $dungeon } nestvůry.
   *[other] v podzemí { $dungeon } nestvůr.
}
lives-count = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
event-named = { $who } určuje druh nestvůr: { NAME($monster) }. Každá z nich bude zabita.
event-revealed = { $left ->
    [0] Poslední karta: { NAME($monster) }, síla { $strength }.
   *[other] { $position }. karta: { NAME($monster) }, síla { $strength }.
}
event-killed = { $alone ->
    [yes] { NAME($equipment) } zabíjí { NAME($monster, case: "acc") }.
   *[no] { $who } používá { NAME($equipment, case: "acc") } a zabíjí { NAME($monster, case: "acc") }.
}{ $discarded ->
    [yes] {" "}Kartička je spotřebovaná.
   *[no] {""}
}{ $next ->
    [yes] {" "}Zabije i nestvůru, která přijde po něm.
   *[no] {""}
}
event-gained = { NAME($equipment) } přidává { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}: hrdina má teď { $life }.
event-replaced = { $who } používá { NAME($equipment, case: "acc") }: { NAME($monster) } mizí a na jeho místo přichází vrchní karta balíčku.
event-struck = { NAME($monster) } hrdinu zraňuje, nic na něj neplatí. Ubývá { $damage ->
    [one] { $damage } život
    [few] { $damage } životy
   *[other] { $damage } životů
}: { $before } - { $damage } = { $life }.
event-revived = { NAME($equipment) } vrací hrdinu mezi živé: { lives-count }. Kartička je spotřebovaná.
event-died = Hrdina umírá.
event-turned-over = Kontrola pro Všemocnost: { NAME($monster) }.
event-judged = { $different ->
    [yes] Všechny nestvůry byly různého druhu: { NAME($equipment) } mění smrt v úspěch.
   *[no] Dvě nestvůry byly stejného druhu: { NAME($equipment) } nepomůže.
}
event-succeeded = Úspěch! { $who } si bere kartu vítězství. Počet úspěchů: { $successes }.
event-failed = { $failures ->
    [1] Výprava selhala. { $who } otáčí pomocnou kartu na temnou stranu, příští neúspěch znamená konec.
   *[other] Výprava selhala. { $who } má druhý neúspěch.
}
event-eliminated = { $who } vypadává ze hry.
event-shown = Pod kartičkou { NAME($equipment) } leží { NAME($monster) } (odkládá { $who }).
event-won = { $why ->
    [last-standing] Ve hře zůstává jediný hráč a vítězí: { $who }!
   *[successes] Podzemí je pokořeno. Vítězí { $who }!
}
event-undone = Poslední rozhodnutí se bere zpět.

# Na co je hráč tázán.
ask-bid = { $who }: vzít nestvůru, nebo pasovat a zbytek kola vynechat?
ask-place = { $who }: v ruce máš kartu { NAME($monster) } (síla { $strength }). Pošleš ji do podzemí, nebo vezmeš hrdinovi kus výzbroje?
ask-name = { $who }: který druh nestvůr má tvá zbraň zabíjet? Vybíráš dřív, než se otočí první karta.
ask-use = { $who }: proti hrdinovi stojí { NAME($monster) } (síla { $strength }). Co uděláš?
ask-hero = { $who }: který hrdina půjde do podzemí příště?
wait-bid = Na tahu je { $who }: bere nestvůru, nebo pasuje.
wait-place = Na tahu je { $who }: rozhoduje, kam přijde vzatá nestvůra.
wait-name = Na tahu je { $who }: určuje druh nestvůr.
wait-use = Na tahu je { $who }: stojí proti nestvůře.
wait-hero = Na tahu je { $who }: vybírá dalšího hrdinu.
wait-starter = Losuje se začínající hráč.
wait-first-hero = Losuje se první hrdina.
wait-card = Bere se vrchní karta balíčku.
wait-replacement = Do podzemí přichází vrchní karta balíčku.

# Volby a co znamenají.
choice-draw = Vzít nestvůru
choice-pass = Pasovat
choice-add = Poslat ji do podzemí
choice-sacrifice = Vzít hrdinovi: { NAME($target) }
choice-use = Použít: { NAME($target) }
choice-endure = Přijmout ránu
choice-name = { NAME($target) }
choice-hero = { NAME($target) }
explain-draw = Potají si prohlédneš vrchní nestvůru a pošleš ji do podzemí, nebo ji odložíš výměnou za výzbroj.
explain-pass = V tomto kole už nebudeš na tahu. Kdo zůstane poslední, musí do podzemí.
explain-add = Nestvůra přijde lícem dolů navrch podzemí. Kdo vstoupí, ten se s ní utká.
explain-sacrifice = Hrdina o kartičku pro toto kolo přijde a nestvůra zůstane mimo podzemí. { $effect }
explain-use = { $effect }
explain-endure = Jednorázové kartičky si necháš, hrdina ztratí { $strength ->
    [one] { $strength } život
    [few] { $strength } životy
   *[other] { $strength } životů
}.
explain-name = Zabita bude v podzemí každá nestvůra tohoto druhu: { NAME($target) }.
explain-hero = S celou výzbrojí { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}: { $tiles }.

# Co dělá kartička výzbroje.
effect-life = Dává { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}.
effect-vorpal-sword = Zabíjí každou nestvůru druhu určeného před vstupem.
effect-vorpal-dagger = Zabíjí každou nestvůru druhu určeného před vstupem.
effect-torch = Zabíjí nestvůry se silou nejvýše 3.
effect-holy-grail = Zabíjí nestvůry se sudou silou.
effect-dragon-spear = Zabíjí Draka.
effect-vorpal-axe = Zabije jednu libovolnou nestvůru, rozhoduje se po jejím otočení. Jednou.
effect-war-hammer = Zabíjí Golemy.
effect-healing-potion = Vrátí mrtvého hrdinu s jeho vlastními životy. Jednou.
effect-polymorph = Nahradí nestvůru vrchní kartou balíčku. Jednou.
effect-omnipotence = Jsou-li všechny nestvůry různého druhu, výprava uspěje, i když hrdina zemřel.
effect-demonic-pact = Zabíjí Démona a nestvůru po něm.
effect-ring-of-power = Zabíjí nestvůry se silou nejvýše 2 a jejich sílu přidá hrdinovi k životům.
effect-invisibility-cloak = Zabíjí nestvůry se silou alespoň 6.

# Volby stolu.
option-successes = Úspěchy potřebné k vítězství
option-successes-2 = dva, ve hře je pět karet vítězství
option-successes-3 = tři, ve hře je všech osm karet vítězství
option-opening_add = Úvod
option-opening_add-off = nikdo nemusí brát kartu
option-opening_add-first-round = v prvním kole musí každý nejprve vzít nestvůru a poslat ji do podzemí
option-opening_add-every-round = v každém kole musí každý nejprve vzít nestvůru a poslat ji do podzemí
option-first_hero = První hrdina
option-first_hero-random = určí los
option-first_hero-chosen = vybere začínající hráč
option-first_hero-hero = { NAME($hero) }
option-hero_choice = Kdo vybírá dalšího hrdinu
option-hero_choice-adventurer = hráč, který byl v podzemí, i když právě vypadl
option-hero_choice-starter = hráč, který začíná nové kolo

# Stůl.
table-round = { $round }. kolo
table-hero = { NAME($hero) }
table-life = životy
table-full-life = { $life ->
    [one] do podzemí s { $life } životem
   *[other] do podzemí s { $life } životy
}
table-deck = Balíček
table-dungeon = Podzemí
table-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
table-empty = prázdné
table-equipment = Výzbroj
table-players = Hráči
table-success = úspěch
table-failure = neúspěch
table-turn = na tahu
table-passed = pas
table-adventurer = v podzemí
table-eliminated = mimo hru
table-there = u hrdiny
table-sacrificed = obětováno
table-spent = spotřebováno
table-under = kryje { NAME($monster, case: "acc") }
table-over-unknown = kryje neznámou kartu
table-hand = V ruce
table-met = Otočeno
table-facing = Proti hrdinovi
table-named = určeno: { NAME($monster) }
table-known = znáš
