# Jak zpráva říká otázkám.
report-ask-bid = Vzít nestvůru, nebo pasovat
report-ask-place = Kam přijde vzatá nestvůra
report-ask-name = Kterou nestvůru zbraň zabíjí
report-ask-use = Která kartička se použije
report-ask-hero = Který hrdina přijde příště
