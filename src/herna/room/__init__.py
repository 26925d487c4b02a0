"""A table: who sits there, what is played, who may do what. Knows no network and no storage."""
