# Volby stolu, o co v nich jde, a co znamenají jejich hodnoty.

option-circuit = Okruh
option-circuit-about = Každý okruh je svět sám pro sebe: láva, piráti, rampy, sochy, pentagram, nebo led.
option-circuit-component = { NAME($value) }

option-titans = Titáni
option-titans-about = Každý titán má svou barvu a svou schopnost.
option-titans-chosen = každý si vybere v pořadí u stolu
option-titans-random = rozlosují se

option-draft = Kostky
option-draft-about = Kostky se berou postupně a první má největší výběr. Tady jde o to, kdo hází.
option-draft-rulebook = v každém oběhu hází první hráč, poslední pak všemi znovu
option-draft-continuing = kostky putují dál kolem stolu; na koho by zbyla jediná, ten hodí všemi

option-pentagram = Po přehozu v pentagramu
option-pentagram-about = Týká se jen okruhu Ang’lieh. Kdo hází znovu, něčeho se za to vzdává.
option-pentagram-rulebook = do konce tahu žádná schopnost ani bonusová karta
option-pentagram-soft = po nové akci zase schopnost i karta

option-die_extras = Past červené, útok zelené
option-die_extras-about = Zda lze přídavek kostky vynechat, když by uškodil sobě nebo spoluhráči.
option-die_extras-must = provede se, je-li na co
option-die_extras-optional = lze ho vynechat

option-reactions = Karty v tazích ostatních
option-reactions-about = Štít, Protivítr a Ostnatý postroj. S příkazy předem nikdo nečeká a z čekání nikdo nepozná, co kdo drží.
option-reactions-orders = hrají se podle příkazů, které si dáš předem
option-reactions-ask = kdo drží nějakou kartu, je pokaždé tázán

option-teams = Týmy
option-teams-about = První titán v cíli vyhrává pro celý svůj tým.
option-teams-off = každý sám za sebe
option-teams-pairs = dvojice (čtyři nebo šest hráčů)
option-teams-threes = trojice (šest hráčů)

option-team_order = Místa týmu
option-team_order-about = Jen při hře v týmech. Kdo sedí vedle spoluhráče, je na tahu hned před ním nebo po něm.
option-team_order-together = spoluhráči vedle sebe
option-team_order-alternating = týmy se u stolu střídají
