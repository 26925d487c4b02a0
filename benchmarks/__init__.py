"""How fast it is. `make bench` runs `python -m benchmarks`."""
