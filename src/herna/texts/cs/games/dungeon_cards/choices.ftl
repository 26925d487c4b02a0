# Volby: `choice` je pojmenuje, `note` stojí vedle v seznamu, `explain` řekne víc.

choice-draw = Vzít nestvůru
note-draw = Potají si ji prohlédneš, pak půjde do podzemí, nebo stranou.
explain-draw = Prohlédneš si vrchní kartu balíčku, nikdo jiný ji neuvidí. Pak ji pošleš do podzemí, nebo vezmeš hrdinovi jeden kus výzbroje a nestvůru odložíš pod něj.

choice-pass = Pasovat
note-pass = Do konce kola nehraješ. Kdo zbude poslední, musí dovnitř.
explain-pass = V tomto kole už nebudeš na tahu. Až pasují všichni kromě jednoho, musí ten poslední do podzemí s tím, co z výzbroje zbylo.

choice-add = Poslat do podzemí: { NAME($monster) }
note-add = Přijde navrch: kdo vstoupí, narazí na ni nejdřív.
explain-add = { NAME($monster) } přijde lícem dolů navrch podzemí. Kdo vstoupí, narazí nejdřív na kartu přidanou jako poslední.

choice-sacrifice = Vzít hrdinovi { NAME($target, case: "acc") }
note-sacrifice = { $effect }
explain-sacrifice = Hrdina bude do konce kola bez této kartičky a { NAME($monster) } zůstane místo v podzemí ležet stranou pod ní. Co kartička dělá: { $effect }

choice-use = Použít { NAME($target, case: "acc") }
note-use = { $effect }
explain-use = Kartičku použiješ na nestvůru, která stojí proti hrdinovi ({ NAME($monster) }). Co kartička dělá: { $effect }

choice-endure = { $does ->
    [takes] Nechat si vzít kartičku
    [helps] Nechat přidat k hrdinovi
   *[strikes] Přijmout ránu
}
note-endure = { $does ->
    [takes] Vybereš kterou.
    [helps] Příští nestvůra pak zahyne.
   *[strikes] Stojí { lost-lives }, jednorázové kartičky si necháš na potom.
}
explain-endure = { $does ->
    [takes] { NAME($monster) } připraví hrdinu o jednu kartičku, kterou vybereš.
    [helps] { NAME($monster) } nic nestojí a nestvůra, která přijde potom, zahyne.
   *[strikes] { NAME($monster) } hrdinu připraví o { lost-lives }. Jednorázové kartičky si necháš na potom.
}
lost-lives = { $damage ->
    [one] { $damage } život
    [few] { $damage } životy
   *[other] { $damage } životů
}

choice-name = { NAME($target) }
note-name = { $effect }
explain-name = Zabita bude každá nestvůra tohoto druhu, na kterou narazíš: { NAME($target) }. { $effect }

choice-hero = { NAME($target) }
note-hero = { component-hero }
explain-hero = { component-hero } { $tiles }

choice-take = Vzdát se: { NAME($target) }
note-take = { $effect }
explain-take = Hrdina bude do konce kola bez této kartičky, a dávala-li životy, přijde i o ně. Co kartička dělá: { $effect }

choice-other = Určí { $other }
note-other = Rozhodne, co tvá zbraň zabije.
explain-other = { $other } určí, co tvá zbraň v tomto podzemí zabije, a sotva bude chtít pomoci. Co o podzemí ví, to využije proti tobě.

choice-target = { NAME($target) }
note-target = { $effect }
explain-target = Hrdinova zbraň bude zabíjet tento druh a žádný jiný: { NAME($target) }. { $effect }

# Co jsou součásti hry zač.
component-monster = Síla { $target-strength }, v balíčku nového kola { $copies ->
    [one] je { $copies } karta
    [few] jsou { $copies } karty
   *[other] je { $copies } karet
}.
component-special-strength = Zvláštní nestvůra, síla { $target-strength }.
component-special-strength-equipment = Zvláštní nestvůra: má tolik síly, kolik kartiček hrdinovi zbývá.
component-special-strength-position = Zvláštní nestvůra: její síla je její pořadí v podzemí, první karta má 1.
component-special-kills_next = Zvláštní nestvůra bez síly: nestojí žádný život a nestvůra po ní zahyne.
component-special-takes = Zvláštní nestvůra bez síly: nestojí žádný život, ale jednu hrdinovu kartičku.
component-special-is = Počítá se za druh { NAME($monster) }.
component-special-is-position = Počítá se za nestvůru té síly.
component-special-with_success = Má-li dobrodruh kartu vítězství, je její síla { $target-strength }.
component-special-is-lost = Pak se za druh { NAME($monster) } nepočítá.
component-hero = Vlastní životy: { $own-life }, se všemi šesti kartičkami: { $full-life }.

# Co dělá kartička, slovo po slovu datového souboru.
effect-of = { NAME($equipment) }: { $effect }
effect-life = Dává { lives }.
effect-kills-any = Zabíjí libovolnou nestvůru.
effect-kills-at_most = Zabíjí nestvůry se silou nejvýše { $strength }.
effect-kills-at_least = Zabíjí nestvůry se silou alespoň { $strength }.
effect-kills-one_of = Zabíjí nestvůry se silou { $strengths }.
effect-kills-even = Zabíjí nestvůry se sudou silou.
effect-kills-odd = Zabíjí nestvůry s lichou silou.
effect-kills-monster = Zabíjí { NAME($monster, case: "acc") }.
effect-kills-named = Zabíjí druh určený před otočením první karty.
effect-kills-chosen_by_other = Zabíjí jeden druh, který před první kartou určí jiný hráč: { $monsters }.
effect-kills-second_of_kind = Zabíjí druhou nestvůru téhož druhu i každou další.
effect-while = Funguje, jen dokud má hrdina méně než { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}.
effect-damage = Rána liché nestvůry stojí { $odd }, sudé { $even }.
effect-lowers_damage = Každou ránu zmenší o { $amount }.
effect-lowers_damage_by_kills = Za každou nestvůru, kterou zabije, zmenší všechny další rány o { $amount }.
effect-gains = Síla zabité nestvůry přibude k životům.
effect-takes_next = Zahubí i nestvůru, která přijde po té zabité.
effect-replaces = Vymění nestvůru za vrchní kartu balíčku.
effect-revives-hero = Mrtvého hrdinu vrátí s jeho vlastními životy.
effect-revives = Mrtvého hrdinu vrátí, bude mít { lives }.
effect-needs_life = Jen měl-li před ranou aspoň { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}.
effect-chain = Po použití zůstává a působí dál, dokud nepřijde nestvůra, kterou nezabije žádná kartička. Pak odchází.
effect-costs = Stojí k tomu ještě jednu jinou kartičku.
effect-stays_in_bidding = V přípravě se obětovat nedá, ledaže to stůl dovoluje.
effect-wins_if_different = Zachrání výpravu, nejsou-li v podzemí dvě nestvůry téhož druhu.
effect-once = Funguje jednou.

# Parts of a list.
listed-monster-next = { NAME($monster) },
listed-monster-before-last = { NAME($monster) }
listed-monster-last = nebo { NAME($monster) }
listed-number-next = { $number },
listed-number-before-last = { $number }
listed-number-last = a { $number }
listed-component-next = { NAME($component) },
listed-component-before-last = { NAME($component) }
listed-component-last = a { NAME($component) }
listed-clause-next = { $clause },
listed-clause-before-last = { $clause }
listed-clause-last = a { $clause }
