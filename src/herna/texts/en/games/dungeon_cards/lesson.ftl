# Notes for whoever has never played: one for each new situation of the first round, at most two short sentences.

lesson-welcome = There is one hero for all of you, and the question is who dares to go in. Once all but one have passed, that one enters the dungeon.
lesson-first-turn = It is your turn: draw a monster, or pass. Whoever passes is out of this round, and safe.
lesson-drawn = Only you see this monster. Send it into the dungeon, or keep it out and take one tile away from the hero.
lesson-added = The dungeon has grown by one monster. The others know that you put it there, but not which one it is.
lesson-sacrificed = The monster is out of the way, but the hero has lost this tile for the round. Whoever goes in has to do without it.
lesson-passed = You take no more turns in this round, and nothing can happen to you. Watch who will have to go in.
lesson-others = You see what the others do, but not which monsters they draw. Pass once the dungeon looks too dangerous to you.
lesson-last = Everyone else has passed, so you go in. The hero takes along every tile that is left.
lesson-entered = The cards are turned over one by one, the one added last comes first. Each monster is either killed by a tile or costs lives.
lesson-named = This weapon kills one type of monster, and you name it now, before the first card. Name one that you know to be inside, or fear most.
lesson-use = A tile that works only once can help here. Use it now, or keep it for a worse monster.
lesson-other = The hero has a weapon of which another player chooses what it kills. Ask someone who knows little about what is in the dungeon.
lesson-target = You decide what this weapon kills, though you are not the one inside. Choose what you believe is not there.
lesson-special = This is a special monster, and every special monster has a rule of its own. Point at its card to read it.
lesson-take = One tile has to go. If it gave lives, they go with it.
lesson-reduced = A tile changes this blow, so it does not cost what the monster is strong. The monster itself stays what it is.
lesson-killed = A tile has killed the monster, so it costs no life. Most tiles stay and can kill again.
lesson-struck = Nothing has killed this monster, so the hero loses as many lives as it is strong. As long as one life is left, the hero goes on.
lesson-survived = All monsters are met and the hero still stands. That is a success for whoever went in.
lesson-died = The hero has no life left: the expedition has failed, unless a tile saves it. Whoever fails a second time is out of the match.
lesson-round-end = Two successes win the match (three, if you have set it so), two failures put a player out. Now a new round begins, with all monsters and all six tiles of its hero.
lesson-done = That is the whole game, and you can do without notes now. The menu brings them back: “{ page-lesson-setting }”.
