# Na co je hráč tázán, a co se zatím říká ostatním.

ask-bid = Vzít nestvůru, nebo pasovat a do konce kola už nehrát?
ask-place = V ruce máš kartu { NAME($monster) } (síla { $strength }). Pošleš ji do podzemí, nebo vezmeš hrdinovi jeden kus výzbroje?
ask-name = Který druh nestvůr má tvá zbraň zabíjet? Vybíráš dřív, než se otočí první karta.
ask-use = Proti hrdinovi stojí { NAME($monster) } (síla { $strength }). Co uděláš?
ask-hero = Který hrdina půjde do podzemí v příštím kole?

wait-bid = { $who } rozhoduje, zda vzít nestvůru, nebo pasovat.
wait-place = { $who } rozhoduje, kam přijde vzatá nestvůra.
wait-name = { $who } určuje druh nestvůr.
wait-use = { $who } rozhoduje, co použít. Proti hrdinovi stojí { NAME($monster) }.
wait-hero = { $who } vybírá hrdinu příštího kola.
wait-starter = Losuje se začínající hráč.
wait-first-hero = Losuje se první hrdina.
wait-card = Bere se vrchní karta balíčku.
wait-replacement = Do podzemí přichází vrchní karta balíčku.
