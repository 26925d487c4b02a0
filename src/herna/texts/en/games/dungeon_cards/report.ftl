# How the report calls the questions.
report-ask-bid = Draw or pass
report-ask-place = Where the drawn monster goes
report-ask-name = Which monster the weapon kills
report-ask-use = Which tile is used
report-ask-hero = Which hero comes next
