# The command line.
cli-player = Player { $number }
cli-bot = { $bot ->
    [random] Random { $number }
    [cautious] Cautious { $number }
    [searcher-easy] Searcher (easy) { $number }
    [searcher-medium] Searcher (medium) { $number }
    [searcher-hard] Searcher (hard) { $number }
   *[other] { $bot } { $number }
}
cli-how-many = How many players, you included?
cli-your-name = Your name?
cli-who-else = Who plays seat { $number }: a name for a person at this screen, or a bot ({ $bots })?
cli-choose = Your choice
cli-help = Number or words of a choice; ?NUMBER explains it; rules ID; undo; log; help; quit
cli-no-such = Please give a number from 1 to { $last }, the words of a choice, or ?NUMBER for an explanation.
cli-explained = What it means
cli-foreseen = What will surely happen
cli-then-unknown = What comes then depends on a card that you do not know.
cli-then-chance = Then a card is drawn.
cli-then-seat = Then it is somebody else's turn.
cli-then-over = Then the match is over.
cli-then-done = Then you decide again.
cli-rule = Rule { $id }
cli-hand-over = Please hand the screen to { $who }, who presses Enter.
cli-pause = Enter to go on
cli-cannot-undo = This cannot be taken back: somebody has acted since, or something hidden was shown.
cli-undone = Taken back.
cli-saved = The match is kept in { $file }.
cli-left = The match is left.
cli-go-on = Go on with it by: { $command }
cli-over = The match is over
cli-summary = The rounds
cli-round = Round
cli-hero = Hero
cli-who-entered = Adventurer
cli-dungeon = Dungeon
cli-outcome = Result
cli-success = success
cli-failure = failure
cli-won = won
cli-lost = lost
cli-promise = The cards were promised beforehand: SHA-256 of the seed is { $promise }.
cli-seed = The seed was { $seed }: anyone can check the deal.
cli-record-of = Record of { NAME($game) }, { $moves } entries, as { $seat } saw it
cli-everything = with everything shown
cli-spectator = a spectator
cli-good = The record replays exactly.
cli-players = players
cli-options = options
cli-thinking = { $who } is thinking ...
cli-interrupted = Stopped.
cli-games = Games
cli-game = Game
