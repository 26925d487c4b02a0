# Volby stolu, o co v nich jde, a co znamenají jejich hodnoty.

option-successes = Úspěchy potřebné k vítězství
option-successes-about = Úspěch je výprava, kterou hrdina přežije, a má ho ten, kdo s hrdinou šel. Se třemi úspěchy trvá partie déle.
option-successes-2 = dva, ve hře je pět karet vítězství
option-successes-3 = tři, ve hře je všech osm karet vítězství

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
