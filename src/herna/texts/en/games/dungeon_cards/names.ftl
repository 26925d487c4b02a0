# Names of the games and their components; an edition may replace this file.
name-welcome-to-the-dungeon = Welcome to the Dungeon
about-welcome-to-the-dungeon = One hero for everybody, and the question who dares to go in. Add monsters, take equipment away, and pass in time.
name-welcome-back-to-the-dungeon = Welcome Back to the Dungeon
about-welcome-back-to-the-dungeon = Four other heroes with trickier equipment, and once more nobody wants to be the last. Two special monsters, new ones in each match, upset what you have counted on.
name-both-dungeons = Both Dungeons
about-both-dungeons = All eight heroes of the two dungeons meet the same monsters, with some special ones among them. For those who know both games and want every mixture.

# A card that the reader may not know.
name-unknown = unseen monster

# Monsters.
name-goblin = Goblin
name-skeleton = Skeleton
name-orc = Orc
name-vampire = Vampire
name-golem = Golem
name-lich = Lich
name-demon = Demon
name-dragon = Dragon

# Special monsters.
name-fairy = Fairy
name-ally = Ally
name-mimic = Mimic
name-gelatinous-cube = Gelatinous Cube
name-count = Count
name-shapeshifter = Shapeshifter

# Heroes.
name-warrior = Warrior
name-barbarian = Barbarian
name-mage = Mage
name-rogue = Rogue
name-ninja = Ninja
name-bard = Bard
name-princess = Princess
name-necromancer = Necromancer

# Equipment.
name-plate-armor = Plate Armor
name-knight-shield = Knight Shield
name-vorpal-sword = Vorpal Sword
name-torch = Torch
name-holy-grail = Holy Grail
name-dragon-spear = Dragon Spear
name-chainmail = Chainmail
name-leather-shield = Leather Shield
name-vorpal-axe = Vorpal Axe
name-war-hammer = War Hammer
name-healing-potion = Healing Potion
name-wall-of-fire = Wall of Fire
name-bracelet-of-protection = Bracelet of Protection
name-polymorph = Polymorph
name-omnipotence = Omnipotence
name-demonic-pact = Demonic Pact
name-mithril-armor = Mithril Armor
name-buckler = Buckler
name-ring-of-power = Ring of Power
name-invisibility-cloak = Invisibility Cloak
name-vorpal-dagger = Vorpal Dagger
name-curative-herbs = Curative Herbs
name-weird-concoction = Weird Concoction
name-ninjato = Ninjato
name-shinobi-gear = Shinobi Gear
name-wooden-shuriken = Wooden Shuriken
name-smoke-bomb = Smoke Bomb
name-glamorous-tunic = Glamorous Tunic
name-fancy-hat = Fancy Hat
name-dancing-blade = Dancing Blade
name-charming-flute = Charming Flute
name-elvish-harp = Elvish Harp
name-lucky-coin = Lucky Coin
name-mr-charm = Mr. Charm
name-chaperon = Chaperon
name-dragon-leash = Dragon Leash
name-family-crown = Family Crown
name-royal-scepter = Royal Scepter
name-greatsword = Greatsword
name-zombie-pet = Zombie Pet
name-evil-cloak = Evil Cloak
name-bloody-wand = Bloody Wand
name-dark-stone = Dark Stone
name-possession-scroll = Possession Scroll
name-reanimation-bones = Reanimation Bones
