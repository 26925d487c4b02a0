# What the page says on its own screens.

page-home = Home
page-to-content = To the content
page-where = Where to go
page-rules = Rules
page-replays = Replays
page-settings = Settings
page-close = Close
page-loading = One moment …
page-try-again = Try again
page-think-again = Not yet
page-tools = Table tools

# Home
page-come-in = The room is open. Come in.
page-come-in-more = Play at once against bots, or open a table and invite your friends: they join from their own phones, and nobody has to install anything.
page-for-players = { $fewest } to { $most } players
page-house = Made for this edition:
page-no-house = Rules and cards as in the printed game.
page-warming = The rules are being prepared for this computer. The first game may start a little later.
page-preparing = The rules are being prepared for this computer, once. The game then starts by itself.
page-play-now = Play now
page-new-table = New table
page-usual-name = Player
page-bot-names = Alfred, Bella, Cyril, Dora, Emil, Flora, Gus, Hana
page-join = Join a table
page-join-more = The code that somebody gave you
page-join-go = Go to the table
page-my-tables = My tables
page-no-tables = Tables that you sit at will wait for you here.
page-table-gathering = waiting for players
page-table-playing = being played
page-table-over = played to its end
page-table-closed = ended early
page-table-gone = is not here any more
page-with = with { $who }
page-forget = Remove
page-notice = The games' names belong to their publishers. The rules are told in our own words, and every picture was drawn for this room.

# A new table
page-who-sits = Who sits at the table?
page-seat = Seat { $number }
page-kind-me = Me, at this device
page-kind-friend = A friend
page-kind-bot = A bot
page-your-name = Name
page-friend-more = joins by a link, a code or a QR code
page-bot-level = How the bot plays
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-one-device = Several people at this device: everyone's cards are shown only after they say that they hold it.
page-options = How we play
page-usual = usual
page-own-components = Play with components of your own
page-own-components-more = A file (JSON) made from the game's own component file. It is checked before the table opens.
page-open-table = Open the table

# A table that waits
page-waiting-for = { $count ->
    [one] One seat is free. The game begins as soon as it is taken.
   *[other] { $count } seats are free. The game begins as soon as they are taken.
}
page-free-seat = Free seat
page-you = you
page-seat-bot = Seat a bot
page-sit-down = Sit down
page-another-here = One more person at this device
page-invite = Invite
page-invite-more = Point a phone at this picture, send the link, or read the code out.
page-move-seat = Move this seat to another device
page-move-seat-more = Point the other device at this picture. Whoever has this link sits in the seat, so do not pass it on.
page-qr = A QR code with the link
page-code = Code of the table
page-link = Link
page-copy = Copy the link
page-copied = Copied

# At the table
page-players = Players
page-your-turn = Your turn
page-stand-in = a bot stands in
page-bot-plays = A bot is playing for you.
page-away-person = not here
page-skip = Skip
page-do-it = Do it
page-undo = Take back
page-undo-of = { $who }: take back
page-again = Show the last turn again
page-or-sacrifice = Or take one piece of equipment away from the hero:
page-or-use = Use a tile that works once:
page-or-take = Each tile can be given up:
page-or-sacrifice-touch = Or tap the piece of equipment that you take away.
page-or-use-touch = Or tap the tile that you use.
page-or-take-touch = Tap the tile that you give up.
page-then-unknown = What follows depends on a card that you do not know.
page-then-chance = Which card comes, nobody knows yet.
page-then-seat = Then somebody else is to decide.
page-then-over = Then the match is over.
page-then-done = Then you decide again.
page-since-seconds = for { $seconds } seconds
page-since-minutes = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
}
page-log = What happened
page-log-empty = Nothing has happened yet.
page-aid = Monsters
page-menu = Menu
page-away = The line to the room is down. The page comes back by itself; nothing is lost.
page-hand-over = { $who }, it is your turn.
page-hand-over-more = Take the device. Your cards are shown when nobody else is looking.
page-show-me = I am { $who }, show me my cards
page-lesson = A note for beginners
page-lesson-next = Got it
page-lesson-off = No more notes

# Keys
page-keys = Keys
page-key-1-9 = look at a choice
page-key-enter = do what you are looking at
page-key-esc = put it away
page-key-space = skip what is being shown
page-key-r = show the last turn again
page-key-u = take back
page-key-l = what happened
page-key-a = monsters and what kills them
page-key-help = these keys

# Menu and settings
page-language = Language
page-light = Light
page-light-auto = as the device
page-light-day = day
page-light-night = night
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = at once
page-confirm-setting = Look at a choice before it is done
page-lesson-setting = Notes for beginners
page-motion-setting = Less movement
page-sound-setting = Sound
page-seats = Seats at this device
page-take-back = Play myself again
page-let-bot = Let a bot play
page-other-device = To another device
page-table = This table
page-leave = Leave the table
page-leave-sure = A bot will play your seat to the end. Leave?
page-end = End the table
page-end-sure = The game ends for everybody and cannot go on. End it?

# The end
page-you-win = You win!
page-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
page-nobody-wins = A draw: nobody wins
page-closed = The table was ended early
page-closed-more = There is no winner. You can watch what was played.
page-rematch = Play again
page-to-rematch = To the next game
page-watch-again = Watch it again
page-save-record = Save the record
page-fair = Was the deal fair?
page-fair-more = Before the first card the room promised its deal: the number below, made from the seed by SHA-256. Anyone can check that the seed gives this number and every card of the game.
page-promise = Promise
page-seed = Seed

# Rules
page-games = Games
page-search-rules = Search the rules
page-all-rules = All rules
page-no-rules-found = No rule says that. Try a shorter word.
page-source-ruling = The rulebook leaves this open; so it is played here.
page-source-option = The option “{ $option }” changes it.

# Replays
page-replays-more = Every finished game can be watched again: from your tables, or from a file that somebody saved.
page-no-replays = None of your tables has been finished yet.
page-open-record = Open a file
page-replay-start = The game begins.
page-replay-step = Step { $step } of { $last }
page-first = To the start
page-back = Back
page-forward = Forward
page-last = To the end
page-play = Play
page-pause = Pause
page-eyes = As seen by
page-eyes-all = somebody who sees everything
page-eyes-spectator = a spectator
page-proven = Every card lay where the promised seed put it.
page-not-proven = The cards do not follow from the promised seed.

# Troubles that the page finds itself
problem-away = The room cannot be reached. Is the computer that runs it switched on, and this device in the same network?
problem-unknown = Something went wrong. Load the page again; the table is kept.
problem-no-such-page = There is nothing here.
problem-page-gone = This part of the page did not come: the room has been renewed or cannot be reached. Load the page again.

page-log-short = Log
