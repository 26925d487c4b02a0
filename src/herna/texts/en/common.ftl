# Shared by every game and every program.

player = Player { $number }
bot = Bot { $number }
bot-level-random = random
bot-level-cautious = cautious
bot-level-searcher = searcher
bot-level-searcher-easy = searcher, easy
bot-level-searcher-medium = searcher, medium
bot-level-searcher-hard = searcher, hard

bot-about-random = plays any legal action
bot-about-cautious = plays by a rule of thumb that a good amateur would write down
bot-about-searcher = thinks ahead as far as you set it: searcher:iterations=2000 or searcher:ms=20
bot-about-searcher-easy = thinks ahead a little
bot-about-searcher-medium = thinks ahead further
bot-about-searcher-hard = thinks ahead furthest
