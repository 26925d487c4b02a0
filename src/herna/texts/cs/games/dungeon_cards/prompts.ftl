# Na co je hráč tázán, a co se zatím říká ostatním.

ask-bid = Vzít nestvůru, nebo pasovat a do konce kola už nehrát?
ask-place = V ruce máš kartu { NAME($monster) }{ in-strength }. Pošleš ji do podzemí, nebo vezmeš hrdinovi jeden kus výzbroje?
ask-name = Který druh nestvůr má tvá zbraň zabíjet? Vybíráš dřív, než se otočí první karta.
ask-use = Proti hrdinovi stojí { NAME($monster) }{ in-strength }. Co uděláš?
ask-hero = Který hrdina půjde do podzemí v příštím kole?
ask-take = { $does ->
    [takes] { NAME($monster) } bere hrdinovi jednu kartičku. Které se vzdáš?
   *[other] Stojí to ještě jednu kartičku. Které se vzdáš?
}
ask-other = Kdo určí, co tvá zbraň zabije? Může to být i někdo, kdo už je mimo hru.
ask-target = Co z toho má hrdinova zbraň zabíjet? Nic jiného zabíjet nebude.

wait-bid = { $who } rozhoduje, zda vzít nestvůru, nebo pasovat.
wait-place = { $who } rozhoduje, kam přijde vzatá nestvůra.
wait-name = { $who } určuje druh nestvůr.
wait-use = { $who } rozhoduje, co použít. Proti hrdinovi stojí { NAME($monster) }.
wait-hero = { $who } vybírá hrdinu příštího kola.
wait-starter = Losuje se začínající hráč.
wait-first-hero = Losuje se první hrdina.
wait-card = Bere se vrchní karta balíčku.
wait-replacement = Do podzemí přichází vrchní karta balíčku.
wait-take = { $who } rozhoduje, které kartičky se hrdina vzdá.
wait-other = { $who } rozhoduje, kdo určí, co hrdinova zbraň zabije.
wait-target = { $who } určuje, co hrdinova zbraň zabije.
wait-special = Losují se zvláštní nestvůry této partie.

# Část vět: nic, není-li žádná síla, nebo ještě není známa.
in-strength = { $strength ->
    [-1] {""}
   *[other] {" "}(síla { $strength })
}
