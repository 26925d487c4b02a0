# The report on a game.

report-title = { NAME($game) }: a report
report-lead = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} between { $seats }, seed { $seed }.
report-edited = Played with the components of { $file }.
report-against = “{ $before }” is compared with “{ $after }”.
report-own = the game's own components
report-made = Made by: { $command }
report-length = Length
report-length-text = Half of the matches take { $low } to { $high } decisions, on average { $mean }, in { $rounds } rounds. A decision is a choice between at least two things.
report-decisions = decisions in a match
report-rounds = rounds in a match
report-choices = Choices
report-choices-text = How often each question is asked in a match, and between how many things one chooses then.
report-question = Question
report-asked = a match
report-mean-choices = choices on average
report-most-choices = at most
report-seats = Seats
report-seats-text = How often each seat wins; the dashed line is par. { $drawn ->
    [0] No match was drawn.
    [one] One match was drawn.
   *[other] { $drawn } matches were drawn.
}
report-seat = seat { $number }
report-wins = matches won
report-heroes = Heroes
report-heroes-text = How often an expedition with this hero succeeds.
report-expeditions = expeditions that succeed
report-dungeon = Monsters in the dungeon
report-dungeon-text = How often an expedition succeeds by the number of monsters that wait for it.
report-monsters = monsters in the dungeon
report-survival = succeed
report-tiles = Equipment
report-tiles-text = Sacrificed: taken away in the bidding, of all rounds. Used: acted in the expedition, when it was still there. Decisive: the expedition succeeded and would have failed without it, when it was still there.
report-sacrificed = sacrificed
report-used = used
report-decisive = decisive
report-with = succeeds with it
report-leads = Changes of the lead
report-leads-text = How often another player became the only one ahead: { $mean } times in a match on average.
report-lead-changes = changes of the lead in a match
report-differences = What the other components change
report-differences-text = Those whose 95 % interval leaves zero out come first and are marked. With so many numbers about one in twenty looks changed by chance alone.
report-what = What
report-before = before
report-after = after
report-change = change
report-interval = 95 % interval
report-clear = clear
report-written = The report is written to { $file }.
