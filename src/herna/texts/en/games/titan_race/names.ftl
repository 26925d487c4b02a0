# Names of the game and its components; an edition may replace this file.
name-titan-race = Titan Race
about-titan-race = Six titans, three laps, and everybody in everybody’s way. Pick your die, push, leap and trap, and be first over the line.

# Titans.
name-rassik = Rassik
name-grinder = Grinder
name-kraken = Kraken
name-ragnarok = Ragnarok
name-slaugg = Slaugg
name-cthooloo = Cthooloo

# Bonus cards; the last is one that the reader may not know.
name-tribal-trap = Tribal Trap
name-speed-potion = Speed Potion
name-shield = Shield
name-mimic-totem = Mimic Totem
name-bomb = Bomb
name-javelin = Javelin
name-thunderbolt = Thunderbolt
name-healing-herbs = Healing Herbs
name-winged-saddle = Winged Saddle
name-harpoon = Harpoon
name-headwind = Headwind
name-spiked-barding = Spiked Barding
name-loaded-die = Loaded Die
name-unknown = unseen card

# Faces of the dice.
name-yellow = yellow
name-blue = blue
name-brown = brown
name-red = red
name-green = green
name-purple = purple

# Circuits.
name-kaldheira = Kaldheira, Pools of Doom
name-lagoon = Dead Man’s Lagoon
name-moltenchest = Abandoned Factory of Moltenchest
name-ban-kogu = Ruins of Ban-Kogu
name-anglieh = Ang’lieh, the Eye of the Abyss
name-estengaard = Ice Plains of Estengaard

# Riders and abilities.
rider-rassik = Salah
rider-grinder = She’na
rider-kraken = Captain Brazlix
rider-ragnarok = Olaf
rider-slaugg = Lord Greed
rider-cthooloo = Ftag’hn
ability-rassik = Raptor Leap
ability-grinder = Ritual Trap
ability-kraken = Mechanical Claw
ability-ragnarok = Ice Fist
ability-slaugg = Fire Breath
ability-cthooloo = Life Drain
