# Příkazová řádka.

cli-welcome = { NAME($game) }: { $players }
cli-promise = Rozdání je přislíbeno: SHA-256 jeho semínka je { $promise }. Semínko se ukáže na konci.
cli-compiling = Pravidla se jednou překládají pro tento stroj, trvá to asi půl minuty.
cli-help-hint = Napiš číslo volby; ?1 vysvětlí volbu 1, pomoc vypíše příkazy.
cli-your-name = Tvé jméno [{ $usual }]
cli-who-else = Kdo hraje s tebou ({ $fewest } až { $most })? Jména lidí u této obrazovky nebo boti ({ $bots }), oddělení čárkami [{ $usual }]
cli-too-many = Kolik jich má být: { $fewest } až { $most }. Odděl je čárkami.
cli-choose = Tvá volba
cli-help = Číslo nebo slova volby ji provedou. ?ČÍSLO volbu vysvětlí: co znamená, co se určitě stane a podle kterých pravidel. stůl ukáže znovu stůl, přehled vypíše nestvůry a co je zabíjí, záznam převypráví partii od začátku, pravidla ČÍSLO nebo pravidla SLOVO hledá v pravidlech, zpět bere rozhodnutí zpět, konec opustí stůl.
cli-no-such = Napiš číslo od 1 do { $last } nebo slova volby, pomoc vypíše, co ještě jde.
cli-foreseen = Co se určitě stane:
cli-then-unknown = Co bude dál, záleží na kartě, kterou neznáš.
cli-then-chance = Pak se bere karta z balíčku.
cli-then-seat = Pak rozhoduje někdo jiný.
cli-then-over = Pak partie končí.
cli-then-done = Pak rozhoduješ znovu ty.
cli-rules-usage = To žádné pravidlo neříká. Napiš číslo, třeba pravidla 12, nebo slovo, třeba pravidla draka.
cli-hand-over = { $who }, nedívá se nikdo jiný? Enter ukáže, co smíš vidět jen ty
cli-hide = { $who }: Enter smaže obrazovku pro ostatní{ $undo ->
    [yes] , zpět vezme tvé rozhodnutí zpět
   *[no] {""}
}
cli-thinking = { $who } přemýšlí
cli-cannot-undo = To už nelze vzít zpět: mezitím jednal někdo jiný, nebo se ukázalo něco skrytého.
cli-keep = Uložit partii a dohrát ji jindy? Jméno souboru, nebo Enter, když ne
cli-saved = Partie je uložena v souboru { $file }.
cli-left = Odcházíš od stolu.
cli-go-on = Pokračovat lze příkazem: { $command }
cli-seed = Semínko rozdání bylo { $seed }.

# Příkazy při hře, jak je lze také psát.
command-help = pomoc
command-table = stůl
command-aid = přehled
command-log = záznam
command-rules = pravidla
command-undo = zpět
command-quit = konec

# herna replay
cli-record = { NAME($game) }: { $players }
cli-record-eyes = Tak, jak to vidí { $whom }; { $moves ->
    [one] { $moves } položka
    [few] { $moves } položky
   *[other] { $moves } položek
}.
cli-everyone = ten, kdo vidí vše
cli-spectator = divák
cli-next = Enter pokračuje
cli-replays = Záznam se přehrál přesně.
cli-deal-proven = Každá karta leží tam, kam ji dalo přislíbené semínko.
cli-deal-open = Semínko v záznamu není, rozdání tedy nelze ověřit.
cli-unfinished = Partie není dohraná.
cli-result = Výsledek: { $results }

# herna games, herna rules
cli-players = počet hráčů: { $fewest } až { $most }
cli-bots = Boti
cli-usual = obvykle
cli-nothing-found = V žádném pravidle není { $word }.
cli-see-option = mění to volba { $option }

# --- herna serve, backup, restore

serve-here = Herna je otevřená: { $address }
serve-near = Pro telefony a počítače ve tvé síti: { $address }
serve-stop = Ctrl-C ji zavře, všechny stoly zůstanou uložené.
backup-done = { $tables ->
    [one] V souboru { $file } je jeden stůl.
    [few] V souboru { $file } jsou { $tables } stoly.
   *[other] V souboru { $file } je { $tables } stolů.
}
restore-done = { $tables ->
    [one] V herně je zase jeden stůl ze souboru { $file }.
    [few] V herně jsou zase { $tables } stoly ze souboru { $file }.
   *[other] V herně je zase { $tables } stolů ze souboru { $file }.
}
