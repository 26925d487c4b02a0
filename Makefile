# The commands of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check
# Two workers; the long tests at the end of the list move to the worker that is free.
WORKERS := -n 2 --dist worksteal
# Extras keep their names: pip takes the newest release of what the lock names without its extra.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-strip-extras --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)
# What the compiled cache depends on.
RULES := $(shell find src/herna/engine src/herna/games src/herna/bots -name '*.py' 2>/dev/null)

# The page: what it is built from, and where to.
PAGE := src/herna/server/page
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/src/fonts -prune -o -path web/public -prune -o -type f -print) \
	$(shell find src/herna/texts -name '*.ftl')

.DEFAULT_GOAL := help
# The order of the checks is part of them.
.NOTPARALLEL:
.PHONY: help setup page play test test-plain test-compiled deep lint format bench lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/installed $(VENV)/compiled page  ## everything into .venv, rules compiled (PYTHON=python3.12 takes another Python)

# Stamps: a second `make setup` does only what has changed since.
$(VENV)/installed: pyproject.toml requirements/dev.txt tools/venv.sh
	@bash tools/venv.sh $(PYTHON) $(VENV)
	@echo "Installing what requirements/dev.txt pins"
	@[ -t 1 ] || quiet=-qq; $(PIP) $$quiet --require-hashes -r requirements/dev.txt
	@$(PIP) -qq --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/compiled: $(VENV)/installed $(RULES)
	@if [ -d src/herna/cli ]; then $(BIN)/herna compile && touch $@; fi

page: $(PAGE)/index.html  ## build the page

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/installed
	@echo "Installing what web/package-lock.json pins"
	@bash tools/page.sh $(abspath $(VENV)) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE)/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@bash tools/page.sh $(abspath $(VENV)) run --silent build -- --logLevel warn
	@touch $@

play: $(VENV)/installed page  ## open the room: a page for everybody in your network (rules are compiled behind it)
	@$(BIN)/herna serve --lan --open

test: lint test-plain test-compiled  ## everything that must hold before a commit: lint, tests plain and compiled

test-plain: setup  ## the tests of rules in plain Python, with coverage
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest $(WORKERS) -m "(rule or plain) and not deep" --cov

test-compiled: setup  ## the whole suite, compiled, and the page in Chromium
	@bash tools/chromium.sh
	$(BIN)/pytest $(WORKERS)

deep: setup  ## the long proofs
	@bash tools/deep.sh

lint: setup  ## style, types and import contracts
	$(BIN)/ruff check --output-format concise
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports
	@bash tools/page.sh $(abspath $(VENV)) run --silent check

format: setup  ## lay the code out and put right what can be put right by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: setup  ## measure speed
	$(BIN)/python -m benchmarks

lock: $(VENV)/installed  ## write the lock files anew after a change in pyproject.toml (UPGRADE=--upgrade: newest releases)
	$(LOCK) pyproject.toml -o requirements/base.txt
	$(LOCK) pyproject.toml --extra room --extra report --group dev -c requirements/base.txt -o requirements/dev.txt

clean:  ## remove .venv and the tools' caches
	rm -rf $(VENV) .pytest_cache .hypothesis .ruff_cache .mypy_cache .import_linter_cache .coverage .coverage.*
