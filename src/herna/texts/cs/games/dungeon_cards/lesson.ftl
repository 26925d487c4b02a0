# Poznámky pro toho, kdo ještě nehrál: ke každé nové situaci prvního kola jedna, nejvýš dvě krátké věty.

lesson-welcome = Hrdinu máte jednoho pro všechny a otázka je, kdo si s ním troufne dovnitř. Až pasují všichni kromě jednoho, jde ten poslední do podzemí.
lesson-first-turn = Jsi na tahu: vezmi si nestvůru, nebo pasuj. Kdo pasuje, do konce kola už nehraje a nic mu nehrozí.
lesson-drawn = Tuhle nestvůru vidíš jen ty. Pošli ji do podzemí, nebo ji odlož stranou a vezmi hrdinovi jednu kartičku výzbroje.
lesson-added = V podzemí je o jednu nestvůru víc. Ostatní vědí, že je od tebe, ale ne, která to je.
lesson-sacrificed = Nestvůra je z cesty, ale hrdina do konce kola nemá tuto kartičku. Kdo půjde dovnitř, musí se obejít bez ní.
lesson-passed = Do konce kola už nehraješ a nic ti nehrozí. Dívej se, kdo bude muset dovnitř.
lesson-others = Vidíš, co ostatní dělají, ale ne, jaké nestvůry berou. Až ti bude podzemí připadat moc nebezpečné, pasuj.
lesson-last = Všichni ostatní pasovali, takže jdeš dovnitř. Hrdina si bere všechno, co mu z výzbroje zbylo.
lesson-entered = Karty se otáčejí po jedné, první je ta, která přišla jako poslední. Každou nestvůru buď něco zabije, nebo stojí životy.
lesson-named = Tahle zbraň zabíjí jeden druh nestvůr a ty ho určíš teď, před první kartou. Vyber druh, o kterém víš, že tam je, nebo kterého se nejvíc bojíš.
lesson-use = Pomoci tu může kartička, která funguje jen jednou. Použij ji teď, nebo si ji nech na horší nestvůru.
lesson-other = Hrdina má zbraň, u které určuje jiný hráč, co zabije. Vyber někoho, kdo o podzemí ví málo.
lesson-target = Určuješ, co zbraň zabije, i když dovnitř nejdeš ty. Vyber, o čem myslíš, že to v podzemí není.
lesson-special = To je zvláštní nestvůra a každá taková má své vlastní pravidlo. Přečteš si ho, když na kartu ukážeš.
lesson-take = Jedna kartička musí pryč. Dávala-li životy, hrdina přijde i o ně.
lesson-reduced = Některá kartička tuhle ránu mění, nestojí tedy tolik, kolik má nestvůra síly. Nestvůra sama zůstává, jaká je.
lesson-killed = Nestvůru zabila kartička, nestojí tedy žádný život. Většina kartiček zůstává a může zabíjet dál.
lesson-struck = Tuhle nestvůru nic nezabilo, hrdina proto ztrácí tolik životů, kolik má síly. Dokud mu aspoň jeden zbývá, jde dál.
lesson-survived = Nestvůry jsou pryč a hrdina pořád stojí na nohou. To je úspěch pro toho, kdo ho vedl.
lesson-died = Hrdinovi nezbývá žádný život: výprava selhala, ledaže ji zachrání některá kartička. Kdo selže podruhé, vypadává z partie.
lesson-round-end = Partii vyhrávají dva úspěchy (nebo tři, je-li to tak domluveno), po dvou neúspěších hráč vypadává. Teď začíná nové kolo, zase se všemi nestvůrami a se všemi šesti kartičkami hrdiny.
lesson-done = To je celá hra, teď už si poradíš bez poznámek. Vrátí je nabídka: „{ page-lesson-setting }“.
