"""How any game is written and driven; knows no game.

A game is a record of its state, a record of its component numbers (*tables*) and a handful of plain functions, the *verbs*
(`herna.engine.verbs`). The same functions run compiled and as plain Python, and serve matches, bots, simulators and views.
"""
