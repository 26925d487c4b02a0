# Volby stolu, o co v nich jde, a co znamenají jejich hodnoty.

option-successes = Úspěchy potřebné k vítězství
option-successes-about = Úspěch je výprava, kterou hrdina přežije, a má ho ten, kdo s hrdinou šel. Se třemi úspěchy trvá partie déle.
option-successes-2 = dva
option-successes-3 = tři, a má-li hra další karty vítězství, jsou ve hře také

option-opening_add = Úvod
option-opening_add-about = Obvykle smí kdokoli hned pasovat. Úvod nejdřív pošle do podzemí několik nestvůr, takže nikdo nemůže od začátku jen přihlížet.
option-opening_add-off = nikdo nemusí brát kartu
option-opening_add-first-round = v prvním kole musí každý nejdřív vzít nestvůru a poslat ji do podzemí
option-opening_add-every-round = v každém kole musí každý nejdřív vzít nestvůru a poslat ji do podzemí

option-first_hero = První hrdina
option-first_hero-about = Hrdina je jeden pro všechny a s tímto se jde do podzemí v prvním kole. Hrdinové se liší životy a výzbrojí.
option-first_hero-random = určí los
option-first_hero-chosen = vybere začínající hráč
option-first_hero-component = { NAME($value) }

option-hero_choice = Kdo vybírá dalšího hrdinu
option-hero_choice-about = Rozdíl je jen tehdy, když hráč, který byl v podzemí, právě vypadl z partie. Jinak hrdinu vybírá i příští kolo začíná on.
option-hero_choice-adventurer = hráč, který byl v podzemí, i když právě vypadl z partie
option-hero_choice-starter = hráč, který začíná příští kolo

option-smoke_bomb_may_be_sacrificed = Dýmovnice v přípravě
option-smoke_bomb_may_be_sacrificed-about = Podle pravidel se v přípravě hrdinovi vzít nesmí. Můžete to dovolit.
option-smoke_bomb_may_be_sacrificed-false = obětovat se nesmí
option-smoke_bomb_may_be_sacrificed-true = obětovat se smí jako každá jiná kartička

option-shapeshifter = Měňavec
option-shapeshifter-about = Má sílu podle svého pořadí v podzemí a počítá se za nestvůru té síly. Za co se počítá jako osmá a další karta, v tom se vydání liší.
option-shapeshifter-rulebook = jako osmá karta Drak se silou 8, dál už žádná jiná nestvůra
option-shapeshifter-mandom = jako devátá karta Drak, jako osmá nebo po deváté žádná jiná nestvůra

option-harp_never_raises = Elfí harfa
option-harp_never_raises-about = Doslova vzato s harfou každá sudá nestvůra zraňuje za 2, i ta se silou 0. Můžete se dohodnout, že harfa ránu nikdy nezhorší.
option-harp_never_raises-false = sudá nestvůra se silou 0 zraňuje za 2
option-harp_never_raises-true = sudá nestvůra se silou 0 zraňuje za 0

option-hidden_specials = Vylosované zvláštní nestvůry
option-hidden_specials-about = Účastní se celé partie. Obvykle všichni vědí, které to jsou; potají překvapí.
option-hidden_specials-false = všichni vědí, které to jsou
option-hidden_specials-true = neví o nich nikdo, dokud se neobjeví

option-rex_draw = Poslední, kdo zbyl
option-rex_draw-about = Kdo zbude, když všichni ostatní vypadnou, vyhrává partii. Můžete za to chtít aspoň jeden úspěch.
option-rex_draw-false = vyhrává v každém případě
option-rex_draw-true = vyhrává jen s úspěchem, jinak je remíza

option-specials = Zvláštní nestvůry
option-specials-about = Tolik se jich z celkových šesti pro partii vylosuje a zamíchá mezi ostatní. Čím víc jich je, tím méně se dá předvídat.
option-specials-0 = žádná
option-specials-1 = jedna
option-specials-2 = dvě
option-specials-3 = tři
option-specials-4 = čtyři
option-specials-5 = pět
option-specials-6 = všech šest

option-heroes = Hrdinové
option-heroes-about = Do podzemí mohou hrdinové z obou her, nebo jen z jedné. Zvláštních nestvůr se to netýká.
option-heroes-all = všech osm
option-heroes-first = ti z první hry
option-heroes-second = ti z druhé hry
