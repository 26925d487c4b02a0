"""Simulation and tournaments: many matches at once, the same for the same seed whatever the number of workers."""
