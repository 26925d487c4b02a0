# Slova na stole a v přehledu po partii.

table-round = { $round }. kolo
table-deck = Balíček
table-dungeon = Podzemí
table-cards = { $cards ->
    [0] prázdno
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
table-life = životy: { $life }
table-full-life = do podzemí by měl { lives }
table-success = úspěch
table-failure = neúspěch
table-turn = na tahu
table-passed = pas
table-adventurer = v podzemí
table-eliminated = mimo hru
table-winner = vítězství
table-sacrificed = { GENDER($equipment) ->
    [f] obětována
    [m] obětován
    [p] obětovány
   *[n] obětováno
}
table-spent = { GENDER($equipment) ->
    [f] spotřebována
    [m] spotřebován
    [p] spotřebovány
   *[n] spotřebováno
}
table-under = kryje { NAME($monster, case: "acc") }
table-hand = V ruce
table-facing = Proti hrdinovi
table-met = Už otočeno
table-bottom = vespod
table-top = navrchu
table-named = určeno: { NAME($monster) }
table-target = { $who } určuje: { NAME($monster) }
table-specials = Zvláštní nestvůry
table-working = působí dál
table-earned = každá rána je slabší o { $amount }
table-blow = stojí { $damage }, ne { $strength }: { $by }

aid-monster = Nestvůra
aid-strength = Síla
aid-copies = Karet
aid-killers = Zabíjí ji
aid-if-named = { NAME($equipment) }, je-li určena
aid-open = ukáže se
aid-none = žádná
aid-nothing = nic, co hrdina má

summary-round = Kolo
summary-hero = Hrdina
summary-adventurer = Dobrodruh
summary-dungeon = Nestvůry
summary-life = Životy na konci
summary-outcome = Výsledek
summary-success = úspěch
summary-failure = neúspěch
