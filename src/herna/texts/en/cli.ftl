# The command line.

cli-welcome = { NAME($game) }: { $players }
cli-promise = The deal is promised: SHA-256 of its seed is { $promise }. The seed is shown at the end.
cli-compiling = The rules are compiled for this machine, once; that takes about half a minute.
cli-help-hint = Type the number of a choice; ?1 explains choice 1, help lists the commands.
cli-your-name = Your name [{ $usual }]
cli-who-else = Who plays with you, { $fewest } to { $most }? Names of people at this screen, or bots ({ $bots }), separated by commas [{ $usual }]
cli-too-many = Please name { $fewest } to { $most }, separated by commas.
cli-choose = Your choice
cli-help = A number or the words of a choice takes it. ?NUMBER explains a choice: what it means, what it will surely do, and the rules behind it. table draws the table again, aid lists the monsters and what kills them, log tells the match so far, rules NUMBER or rules WORD looks up the rules, undo takes back, quit leaves.
cli-no-such = Please give a number from 1 to { $last } or the words of a choice; help lists what else there is.
cli-foreseen = What will surely happen:
cli-then-unknown = What follows depends on a card that you do not know.
cli-then-chance = Then a card is drawn.
cli-then-seat = Then somebody else decides.
cli-then-over = Then the match is over.
cli-then-done = Then you decide again.
cli-rules-usage = No rule says that. Give a number, for instance rules 12, or a word, for instance rules dragon.
cli-hand-over = { $who }, is nobody else looking? Enter shows what only you may see
cli-hide = { $who }: Enter clears the screen for the others{ $undo ->
    [yes] , undo takes your decision back
   *[no] {""}
}
cli-thinking = { $who } is thinking
cli-cannot-undo = This cannot be taken back: somebody has acted since, or something hidden has been shown.
cli-keep = Keep the match, to go on later? Name of a file, or Enter to let it go
cli-saved = The match is kept in { $file }.
cli-left = You have left the table.
cli-go-on = Go on with: { $command }
cli-seed = The seed of the deal was { $seed }.

# Commands during play, as they may also be typed.
command-help = help
command-table = table
command-aid = aid
command-log = log
command-rules = rules
command-undo = undo
command-quit = quit

# herna replay
cli-record = { NAME($game) }: { $players }
cli-record-eyes = As told to { $whom }, { $moves ->
    [one] { $moves } entry
   *[other] { $moves } entries
}.
cli-everyone = one who sees everything
cli-spectator = a spectator
cli-next = Enter goes on
cli-replays = The record replays exactly.
cli-deal-proven = Every card lies where the promised seed put it.
cli-deal-open = The seed is not in the record, so the deal cannot be checked.
cli-unfinished = The match is not finished.
cli-result = Result: { $results }

# herna games, herna rules
cli-players = { $fewest } to { $most } players
cli-bots = Bots
cli-usual = usual
cli-nothing-found = No rule contains { $word }.
cli-see-option = changed by the option { $option }

# --- herna serve, backup, restore

serve-here = The room is open: { $address }
serve-near = For phones and computers in your network: { $address }
serve-stop = Ctrl-C closes it; every table is kept.
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
restore-done = { $tables ->
    [one] The room has the one table of { $file } again.
   *[other] The room has the { $tables } tables of { $file } again.
}
