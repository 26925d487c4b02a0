# Co říká `herna --help` a nápověda každého příkazu.

help-herna = Stolní hry hrané přesně podle pravidel: v terminálu, proti botům i po milionech partií.
help-version = Vypíše verzi a skončí.
help-language = Jazyk, jinak podle HERNA_LANGUAGE nebo systému.
help-option = Volba stolu; vypíše je `herna games`.
help-tables = Součásti, se kterými se hraje místo těch vlastních.
help-game = Hra, třeba welcome-to-the-dungeon.
help-json = Vypíše výsledek jako JSON.
help-workers = Kolik procesů hraje najednou.
help-example = Příklad: { $command }

help-games = Vypíše hry s počty hráčů, volbami a boty.

help-play = Celá hra v terminálu, s lidmi u této obrazovky a s boty.
help-play-more = Bez --seats a --names se zeptá, kdo hraje. Kdo se o obrazovku dělí, nevidí karty ostatních.
help-play-players = Kolik hráčů hraje.
help-play-seats = Kdo kde sedí: me, jméno, nebo bot.
help-play-names = Jména lidí, popořadě.
help-play-seed = Rozdání karet; stejné semínko rozdá znovu stejně.
help-play-record = Partie se ukládá do tohoto souboru, tah za tahem.
help-play-continue = Pokračuje v uložené partii a dál ji tam ukládá.
help-play-speed = Jak dlouhá je pauza před každou větou.

help-replay = Ověří záznam a převypráví jej.
help-replay-record = Záznam uložený příkazem `herna play --record`.
help-replay-seat = Tak, jak to viděl tento hráč, počítáno od 1.
help-replay-step = Po každém rozhodnutí čeká na Enter.

help-scenario = Přehraje scénář; liší-li se něco od očekávání, řekne co a skončí s kódem 1.
help-scenario-file = Pozice, tahy a co po nich má platit.
help-scenario-schema = Vypíše formát a jména z této hry.

help-rules = Vypíše pravidla, větu po větě.
help-rules-statement = Jedno pravidlo, třeba WTD-12 nebo 12.
help-rules-search = Jen pravidla s tímto slovem.

help-simulate = Nechá boty sehrát mnoho partií a počítá.
help-simulate-seats = Bot pro každé místo.
help-simulate-games = Kolik partií.
help-simulate-seed = Stejné semínko dá stejné partie, ať hraje kolik chce procesů.

help-arena = Turnaj botů: podíly výher s 95% intervaly a hodnocení.
help-arena-bots = Utkají se každí dva z nich.
help-arena-games = Kolik partií sehraje každá dvojice.
help-arena-players = Kolik je míst; je-li jich víc než dvě, boti se střídají.
help-arena-seed = Stejné semínko dá stejný turnaj.
help-arena-resume = Sem se ukládá, co je hotovo, a odsud se pokračuje.

help-compile = Přeloží pravidla všech her předem, aby se na to později nečekalo.

help-panel-arguments = Argumenty
help-panel-options = Přepínače
help-panel-commands = Příkazy

help-database = Kde jsou uložené stoly: soubor SQLite, nebo URL databáze. Obvykle ve složce s tvými daty.

help-serve = Otevře hernu: stránku v prohlížeči, kde hrají lidé i boti.
help-serve-more = Je jen pro tento počítač, dokud ji --lan neotevře do sítě. Ctrl-C ji zavře, všechny stoly zůstanou uložené.
help-serve-host = Adresa, na které má poslouchat.
help-serve-port = Port, na kterém má poslouchat. Obvykle 8080, nebo první další volný.
help-serve-lan = Pustí dovnitř telefony a počítače z tvé sítě a ukáže pro ně QR kód.
help-serve-open = Otevře stránku v prohlížeči.

help-backup = Zkopíruje všechny stoly herny do souboru, i když herna běží.
help-backup-file = Kopie, která se má zapsat.

help-restore = Vrátí, co je v záloze, i když herna běží. Nahradí tím, co v herně je teď.
help-restore-file = Kopie, kterou zapsal `herna backup`.

help-report = Napíše stránku o délce, volbách a vyváženosti hry podle mnoha partií botů.
help-report-more = S --against řekne, co tvé součásti mění, i s intervaly. Potřebuje doplněk herna[report].
help-report-seats = Boti, pro každé místo jeden.
help-report-games = Kolik partií spočítat.
help-report-against = Součásti, se kterými se porovnává: soubor, třeba kopie vlastních součástí hry.
help-report-output = Kam stránku napsat; jinak sem, do report-HRA.html.
help-report-resume = Ukládat spočítané do tohoto souboru a pokračovat v něm.
