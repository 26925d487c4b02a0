# Names of the games and their components; an edition may replace this file.
name-welcome-to-the-dungeon = Welcome to the Dungeon
about-welcome-to-the-dungeon = One hero for everybody, and the question who dares to go in. Add monsters, take equipment away, and pass in time.

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

# Heroes.
name-warrior = Warrior
name-barbarian = Barbarian
name-mage = Mage
name-rogue = Rogue

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
