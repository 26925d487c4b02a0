"""Reports on a game: what many matches between bots say of its length, its choices and its balance, as a page to read."""
