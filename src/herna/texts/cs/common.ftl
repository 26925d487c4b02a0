# Společné všem hrám a programům.

player = Hráč { $number }
bot = Bot { $number }
bot-level-random = náhodný
bot-level-cautious = opatrný
bot-level-searcher = hledač
bot-level-searcher-easy = hledač, lehký
bot-level-searcher-medium = hledač, střední
bot-level-searcher-hard = hledač, těžký

bot-about-random = hraje cokoli, co smí
bot-about-cautious = hraje podle několika zásad zkušeného hráče
bot-about-searcher = promýšlí tahy tak dlouho, jak určíš: searcher:iterations=2000 nebo searcher:ms=20
bot-about-searcher-easy = promýšlí tahy trochu
bot-about-searcher-medium = promýšlí tahy důkladněji
bot-about-searcher-hard = promýšlí tahy nejdůkladněji
