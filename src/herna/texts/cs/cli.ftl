# Příkazová řádka.
cli-player = Hráč { $number }
cli-bot = { $bot ->
    [random] Náhodný { $number }
    [cautious] Opatrný { $number }
    [searcher-easy] Hledač (lehký) { $number }
    [searcher-medium] Hledač (střední) { $number }
    [searcher-hard] Hledač (těžký) { $number }
   *[other] { $bot } { $number }
}
cli-how-many = Kolik hráčů i s tebou?
cli-your-name = Tvé jméno?
cli-who-else = Kdo hraje na místě { $number }: jméno člověka u této obrazovky, nebo bot ({ $bots })?
cli-choose = Tvá volba
cli-help = Číslo nebo slova volby; ?ČÍSLO ji vysvětlí; rules ID; undo; log; help; quit
cli-no-such = Zadej číslo od 1 do { $last }, slova volby, nebo ?ČÍSLO pro vysvětlení.
cli-explained = Co to znamená
cli-foreseen = Co se určitě stane
cli-then-unknown = Co bude dál, záleží na kartě, kterou neznáš.
cli-then-chance = Pak přijde na řadu vrchní karta balíčku.
cli-then-seat = Pak je na tahu někdo jiný.
cli-then-over = Pak partie končí.
cli-then-done = Pak opět rozhoduješ ty.
cli-rule = Pravidlo { $id }
cli-hand-over = Předej obrazovku: { $who } stiskne Enter.
cli-pause = Enter pokračuje
cli-cannot-undo = To nelze vzít zpět: mezitím už někdo jednal, nebo se ukázalo něco skrytého.
cli-undone = Vzato zpět.
cli-saved = Partie je uložena v souboru { $file }.
cli-left = Partie je přerušena.
cli-go-on = Pokračovat lze příkazem: { $command }
cli-over = Konec partie
cli-summary = Přehled kol
cli-round = Kolo
cli-hero = Hrdina
cli-who-entered = Dobrodruh
cli-dungeon = Podzemí
cli-outcome = Výsledek
cli-success = úspěch
cli-failure = neúspěch
cli-won = vítězství
cli-lost = prohra
cli-promise = Rozdání bylo slíbeno předem: SHA-256 semínka je { $promise }.
cli-seed = Semínko bylo { $seed }, rozdání si může kdokoli ověřit.
cli-record-of = Záznam hry { NAME($game) }, počet položek: { $moves }, pohled: { $seat }
cli-everything = vše odkryto
cli-spectator = divák
cli-good = Záznam se přehrál přesně.
cli-players = hráči
cli-options = volby
cli-thinking = { $who } přemýšlí ...
cli-interrupted = Přerušeno.
cli-games = Hry
cli-game = Hra
