"""Every word a person reads, in English and Czech, and the statements of the rules. Knows no game's code."""
