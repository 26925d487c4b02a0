"""The pieces of Titan Race."""
