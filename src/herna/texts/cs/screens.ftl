# Co stránka říká na svých obrazovkách.

page-home = Domů
page-to-content = Na obsah
page-where = Kam jít
page-rules = Pravidla
page-replays = Záznamy
page-settings = Nastavení
page-close = Zavřít
page-loading = Okamžik …
page-try-again = Zkusit znovu
page-think-again = Ještě ne
page-tools = Nástroje stolu

# Domů
page-come-in = Herna je otevřená. Pojď dál.
page-come-in-more = Zahraj si hned proti botům, nebo otevři stůl a pozvi přátele: přidají se ze svých telefonů a nikdo nemusí nic instalovat.
page-for-players = { $fewest } až { $most } hráči
page-house = Vytvořeno pro toto vydání:
page-no-house = Pravidla i karty jako v tištěné hře.
page-warming = Pravidla se připravují pro tento počítač. První hra možná začne o chvíli později.
page-preparing = Pravidla se jednou připravují pro tento počítač. Hra pak začne sama.
page-play-now = Hrát hned
page-new-table = Nový stůl
page-usual-name = Hráč
page-bot-names = Alfréd, Božena, Cyril, Dora, Emil, Flóra, Gustav, Hana
page-join = Přidat se ke stolu
page-join-more = Kód, který ti někdo dal
page-join-go = Ke stolu
page-my-tables = Moje stoly
page-no-tables = Stoly, u kterých sedíš, na tebe budou čekat tady.
page-table-gathering = čeká na hráče
page-table-playing = hraje se
page-table-over = dohráno
page-table-closed = předčasně ukončeno
page-table-gone = už tu není
page-with = hrají: { $who }
page-forget = Odebrat
page-notice = Názvy her patří jejich vydavatelům. Pravidla vyprávíme vlastními slovy a všechny obrázky vznikly pro tuto hernu.

# Nový stůl
page-who-sits = Kdo sedí u stolu?
page-seat = Místo { $number }
page-kind-me = Já, u tohoto zařízení
page-kind-friend = Kamarád
page-kind-bot = Bot
page-your-name = Jméno
page-friend-more = přidá se přes odkaz, kód nebo QR kód
page-bot-level = Jak bot hraje
page-add-seat = Přidat místo
page-remove-seat = Odebrat místo { $number }
page-one-device = Více lidí u tohoto zařízení: karty se každému ukážou, až potvrdí, že ho má v ruce.
page-options = Jak hrajeme
page-usual = obvyklé
page-own-components = Hrát s vlastními součástmi
page-own-components-more = Soubor (JSON) upravený podle původního souboru součástí hry. Než se stůl otevře, zkontroluje se.
page-open-table = Otevřít stůl

# Stůl, který čeká
page-waiting-for = { $count ->
    [one] Jedno místo je volné. Hra začne, jakmile se obsadí.
    [few] { $count } místa jsou volná. Hra začne, jakmile se obsadí.
   *[other] { $count } míst je volných. Hra začne, jakmile se obsadí.
}
page-free-seat = Volné místo
page-you = ty
page-seat-bot = Posadit bota
page-sit-down = Posadit se
page-another-here = Ještě někdo u tohoto zařízení
page-invite = Pozvat
page-invite-more = Namiř telefon na tento obrázek, pošli odkaz, nebo přečti kód nahlas.
page-move-seat = Přesunout místo na jiné zařízení
page-move-seat-more = Namiř druhé zařízení na tento obrázek. Kdo má tento odkaz, sedí na tvém místě, proto ho nikomu nedávej.
page-qr = QR kód s odkazem
page-code = Kód stolu
page-link = Odkaz
page-copy = Kopírovat odkaz
page-copied = Zkopírováno

# U stolu
page-players = Hráči
page-your-turn = Jsi na tahu
page-stand-in = zastupuje bot
page-bot-plays = Teď za tebe hraje bot.
page-away-person = není tu
page-skip = Přeskočit
page-do-it = Provést
page-undo = Vzít zpět
page-undo-of = { $who }: vzít zpět
page-again = Ukázat poslední tah znovu
page-or-sacrifice = Nebo vezmi hrdinovi jeden kus výzbroje:
page-or-use = Použij kartičku, která funguje jednou:
page-or-take = Vzdát se můžeš kterékoli z nich:
page-or-sacrifice-touch = Nebo klepni na kus výzbroje, který hrdinovi vezmeš.
page-or-use-touch = Nebo klepni na kartičku, kterou použiješ.
page-or-take-touch = Klepni na kartičku, které se vzdáš.
page-then-unknown = Co bude dál, záleží na kartě, kterou neznáš.
page-then-chance = Která karta to bude, ještě nikdo neví.
page-then-seat = Pak je na tahu někdo jiný.
page-then-over = Pak partie končí.
page-then-done = Pak rozhoduješ znovu ty.
page-since-seconds = { $seconds ->
    [one] už { $seconds } sekundu
    [few] už { $seconds } sekundy
   *[other] už { $seconds } sekund
}
page-since-minutes = { $minutes ->
    [one] už minutu
    [few] už { $minutes } minuty
   *[other] už { $minutes } minut
}
page-log = Co se stalo
page-log-empty = Zatím se nic nestalo.
page-aid = Nestvůry
page-menu = Nabídka
page-away = Spojení s hernou vypadlo. Stránka se vrátí sama, nic se neztratí.
page-hand-over = { $who }, jsi na tahu.
page-hand-over-more = Vezmi si zařízení. Karty se ti ukážou, až se nikdo jiný nebude dívat.
page-show-me = Jsem { $who }, ukaž mi karty
page-lesson = Poznámka pro začátečníky
page-lesson-next = Rozumím
page-lesson-off = Už bez poznámek

# Klávesy
page-keys = Klávesy
page-key-1-9 = prohlédnout si volbu
page-key-enter = provést prohlíženou volbu
page-key-esc = odložit ji
page-key-space = přeskočit, co se ukazuje
page-key-r = ukázat poslední tah znovu
page-key-u = vzít zpět
page-key-l = co se stalo
page-key-a = nestvůry a co je zabíjí
page-key-help = tyto klávesy

# Nabídka a nastavení
page-language = Jazyk
page-light = Světlo
page-light-auto = podle zařízení
page-light-day = den
page-light-night = noc
page-speed = Rychlost
page-speed-slow = pomalu
page-speed-normal = běžně
page-speed-fast = rychle
page-speed-instant = hned
page-confirm-setting = Volbu si nejdřív prohlédnout
page-lesson-setting = Poznámky pro začátečníky
page-motion-setting = Méně pohybu
page-sound-setting = Zvuk
page-seats = Místa u tohoto zařízení
page-take-back = Hrát zase za sebe
page-let-bot = Nechat hrát bota
page-other-device = Na jiné zařízení
page-table = Tento stůl
page-leave = Opustit stůl
page-leave-sure = Tvé místo dohraje bot. Opravdu odejít?
page-end = Ukončit stůl
page-end-sure = Hra skončí pro všechny a nepůjde v ní pokračovat. Ukončit?

# Konec
page-you-win = Vyhráváš!
page-wins = { $count ->
    [one] Vyhrává { $who }
   *[other] Vyhrávají { $who }
}
page-nobody-wins = Remíza, nevyhrává nikdo
page-closed = Stůl byl ukončen předčasně
page-closed-more = Nikdo nevyhrál. Co se odehrálo, si můžeš prohlédnout.
page-rematch = Hrát znovu
page-to-rematch = K další hře
page-watch-again = Prohlédnout znovu
page-save-record = Uložit záznam
page-fair = Bylo rozdání poctivé?
page-fair-more = Ještě před první kartou herna své rozdání přislíbila: číslem níže, které ze semínka počítá SHA-256. Každý si může ověřit, že ze semínka vychází toto číslo i každá karta hry.
page-promise = Příslib
page-seed = Semínko

# Pravidla
page-games = Hry
page-search-rules = Hledat v pravidlech
page-all-rules = Všechna pravidla
page-no-rules-found = To žádné pravidlo neříká. Zkus kratší slovo.
page-source-ruling = Pravidla to nechávají otevřené; tady se hraje takto.
page-source-option = Mění to volba „{ $option }“.

# Záznamy
page-replays-more = Každou dohranou hru si můžeš prohlédnout znovu: ze svých stolů, nebo ze souboru, který někdo uložil.
page-no-replays = Žádný z tvých stolů ještě není dohraný.
page-open-record = Otevřít soubor
page-replay-start = Hra začíná.
page-replay-step = Krok { $step } z { $last }
page-first = Na začátek
page-back = Zpět
page-forward = Dál
page-last = Na konec
page-play = Přehrát
page-pause = Zastavit
page-eyes = Pohled
page-eyes-all = všechno odkryté
page-eyes-spectator = divák
page-proven = Každá karta ležela tam, kam ji dalo přislíbené semínko.
page-not-proven = Karty z přislíbeného semínka nevycházejí.

# Potíže, které stránka najde sama
problem-away = Herna není dostupná. Je zapnutý počítač, na kterém běží, a je toto zařízení ve stejné síti?
problem-unknown = Něco se nepovedlo. Načti stránku znovu, stůl je uložený.
problem-no-such-page = Tady nic není.
problem-page-gone = Tato část stránky nedorazila: herna byla mezitím obnovena, nebo není dostupná. Načti stránku znovu.

page-log-short = Průběh
