# What `herna --help` and the help of each command say.

help-herna = Tabletop games played exactly by their rulebooks: in the terminal, against bots, and by the million.
help-version = Print the version and leave.
help-language = Language; else that of HERNA_LANGUAGE or of the system.
help-option = An option of the table; `herna games` lists them.
help-tables = Components to play with instead of the game's own.
help-game = A game, for instance welcome-to-the-dungeon.
help-json = Print the result as JSON.
help-workers = Processes that play at once.
help-example = Example: { $command }

help-games = List the games with their players, options and bots.

help-play = Play a whole game in the terminal, with people at this screen and bots.
help-play-more = Without --seats or --names it asks who plays. People who share the screen see nothing of each other's cards.
help-play-players = How many play.
help-play-seats = Who sits where: me, a name, or a bot.
help-play-names = Names of the people, in order.
help-play-seed = Deal of the cards; the same seed deals the same again.
help-play-record = Keep the match in this file, move by move.
help-play-continue = Go on with a match that was kept, and keep it there.
help-play-speed = How long to pause before each sentence.

help-replay = Check a record and tell it in words.
help-replay-record = A record kept by `herna play --record`.
help-replay-seat = Tell it as this seat saw it, counted from 1.
help-replay-step = Wait for Enter after each decision.

help-scenario = Play a scenario; ends with 1 and says what differed from what was expected.
help-scenario-file = A position, moves, and facts expected after them.
help-scenario-schema = Print the format, with the ids of this game.

help-rules = Print the rules, statement by statement.
help-rules-statement = A statement, for instance WTD-12 or 12.
help-rules-search = Only statements with this word.

help-simulate = Let bots play many matches and count.
help-simulate-seats = A bot for each seat.
help-simulate-games = How many matches.
help-simulate-seed = The same seed gives the same matches, whatever the workers.

help-arena = A tournament between bots: win rates with 95 % intervals, and ratings.
help-arena-bots = Every two of them meet.
help-arena-games = Matches for each pair.
help-arena-players = Seats; with more than two the bots sit alternately.
help-arena-seed = The same seed gives the same tournament.
help-arena-resume = Keep what is done there, and go on from it.

help-compile = Compile the rules of every game ahead of time, so that nothing has to wait for it later.

help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands

help-database = Where the tables are kept: a file of SQLite, or the URL of a database. Usually in your data folder.

help-serve = Open the room: a page in the browser where people and bots play.
help-serve-more = It is for this machine alone, unless --lan opens it to the network. Ctrl-C closes it; every table is kept.
help-serve-host = Address to listen at.
help-serve-port = Port to listen at. Usually 8080, or the next one that is free.
help-serve-lan = Let phones and computers in your network in, and show a QR code for them.
help-serve-open = Open the page in the browser.

help-backup = Copy all tables of the room into a file, also while it runs.
help-backup-file = The copy to be written.

help-restore = Put back what a backup holds, also while the room runs. What there is now is replaced.
help-restore-file = A copy written by `herna backup`.

help-report = Write a page on a game's length, choices and balance, from many matches between bots.
help-report-more = With --against it says what your components change, with intervals. It needs the extra herna[report].
help-report-seats = Bots, one for each seat.
help-report-games = Matches to count.
help-report-against = Components to compare with: a file, for instance a copy of the game's own.
help-report-output = Where to write the page; else report-GAME.html here.
help-report-resume = Keep what was counted in this file, and go on with it.
