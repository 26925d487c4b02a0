#!/usr/bin/env bash
# The long proofs, each of which stops the run when it fails. `make deep` calls this.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bin=.venv/bin

step() { printf '\n== %s\n' "$1"; }

step "The whole suite with array bounds checked (an index out of bounds is silent otherwise)"
NUMBA_BOUNDSCHECK=1 "$bin/pytest" -n 2 --dist worksteal

step "The long proofs"
"$bin/pytest" -m deep -n 2 --dist worksteal

step "Every line of conceal deleted in turn, every secret event told to all: the twin matches must notice"
"$bin/python" tools/mutants.py conceal

step "Every statement of the rules broken in turn: the tests that cite it must notice"
"$bin/python" tools/mutants.py statements

step "The tournament of the bots, which writes docs/bots.md"
"$bin/python" tools/arena_table.py
