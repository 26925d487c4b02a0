"""Steps that bring a database of an older version up to date, one file each."""
