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

choice-endure = Přijmout ránu
note-endure = Stojí { lost-lives }, jednorázové kartičky si necháš na potom.
explain-endure = { NAME($monster) } hrdinu připraví o { lost-lives }. Jednorázové kartičky si necháš na potom.
lost-lives = { $strength ->
    [one] { $strength } život
    [few] { $strength } životy
   *[other] { $strength } životů
}

choice-name = { NAME($target) }
note-name = { component-monster }
explain-name = Zabita bude každá nestvůra tohoto druhu, na kterou narazíš: { NAME($target) }. { component-monster }

choice-hero = { NAME($target) }
note-hero = { component-hero }
explain-hero = { component-hero } { $tiles }

# Co jsou součásti hry zač.
component-monster = Síla { $target-strength }, v balíčku nového kola { $copies ->
    [one] je { $copies } karta
    [few] jsou { $copies } karty
   *[other] je { $copies } karet
}.
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
effect-gains = Síla zabité nestvůry přibude k životům.
effect-takes_next = Zahubí i nestvůru, která přijde po té zabité.
effect-replaces = Vymění nestvůru za vrchní kartu balíčku.
effect-revives-hero = Mrtvého hrdinu vrátí s jeho vlastními životy.
effect-revives = Mrtvého hrdinu vrátí, bude mít { lives }.
effect-wins_if_different = Zachrání výpravu, nejsou-li v podzemí dvě nestvůry téhož druhu.
effect-once = Funguje jednou.
