# zoco: the commands of the project. `make` alone lists them.

PYTHON        ?= python3
VENV          := .venv
BIN           := $(VENV)/bin
BENCH_VENV    := .venv-bench
LOCK_VENV     := .venv-lock

# Tests: number of workers, and what they must reach of core and games, in per cent.
WORKERS       ?= auto
CORE_FLOOR    ?= 97
GAMES_FLOOR   ?= 95

SHELL         := /bin/bash
.SHELLFLAGS   := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS     += --no-print-directory

# The web client is built into the package whenever its sources have changed.
NPM           := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
WEB_MODULES   := web/node_modules/.package-lock.json
WEB_BUILT     := src/zoco/web/index.html
WEB_SOURCES   := web/index.html $(wildcard web/*.json web/*.ts web/*.js) \
                 $(shell find web/src web/public web/build -type f -not -name '*.test.ts')

.PHONY: help setup play test check fix soak bench lock clean python

help: ## List these commands
	@if [ -t 1 ]; then on=$$'\033[1;36m'; off=$$'\033[0m'; else on=; off=; fi; \
	printf '\n  zoco: an open table for five bazaar board games\n\n'; \
	awk -v on="$$on" -v off="$$off" 'BEGIN { FS = ":.*## " } \
	  /^[a-z-]+:.*## / { printf "  %smake %-7s%s  %s\n", on, $$1, off, $$2 }' $(firstword $(MAKEFILE_LIST)); \
	printf '\n'

setup: $(VENV)/.ready $(WEB_BUILT) ## Make .venv with everything pinned, and build the web client

play: $(VENV)/.ready $(WEB_BUILT) ## Open the house: play in the browser (in the terminal: .venv/bin/zoco play suleika)
	@$(BIN)/zoco serve --open

test: $(VENV)/.ready $(WEB_BUILT) ## Run the tests and hold the coverage floor
	@$(BIN)/python -m tests.web.chromium >/dev/null 2>&1 & # fetched beside the tests that need none
	@$(BIN)/python -m compileall -q src/zoco # many tests start a server or a command of their own
	@$(NPM) run --silent test
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n $(WORKERS) -p tests.covered \
	  --floor core=$(CORE_FLOOR) --floor games=$(GAMES_FLOOR)

check: $(VENV)/.ready $(WEB_MODULES) ## Check format, lint, types, import rules and generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/generated.py --check
	$(NPM) run --silent check
	$(NPM) run --silent lint

fix: $(VENV)/.ready ## Format, apply safe lint fixes and rewrite generated files
	$(BIN)/ruff check --fix . || true
	$(BIN)/ruff format .
	$(BIN)/python tools/generated.py

soak: $(VENV)/.ready ## Run the long random games, then the series of the ladder
	@$(BIN)/python -m pytest -m soak -p no:cacheprovider --timeout=0 tests -s
	@$(BIN)/python bench/ladder.py

bench: $(VENV)/.ready $(BENCH_VENV)/.ready ## Measure speed next to other engines
	@$(BIN)/python bench/run.py
	@$(BIN)/python bench/load.py

lock: | python ## Refresh requirements.lock to the newest versions
	@test -x $(LOCK_VENV)/bin/uv || { $(PYTHON) -m venv $(LOCK_VENV) && $(LOCK_VENV)/bin/python -m pip install -q uv; }
	@UV_SYSTEM_CERTS=1 $(LOCK_VENV)/bin/uv pip compile --quiet --upgrade --universal \
	  --python-version 3.11 --no-emit-index-url --custom-compile-command "make lock" \
	  --extra dev pyproject.toml -o requirements.lock
	@echo "requirements.lock is fresh"

clean: ## Remove environments, caches and build output
	@rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) web/node_modules src/zoco/web build dist \
	  .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests tools bench -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "clean"

# --- environments -------------------------------------------------------------------------------

python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "zoco needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; \
	  echo "Install it, or name another one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "zoco needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -c 'import platform; print(platform.python_version())')." >&2; \
	  echo "Name another one: make PYTHON=/path/to/python3" >&2; exit 1; }

$(VENV)/.ready: requirements.lock pyproject.toml | python
	@echo "Preparing $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH_VENV)/.ready: bench/peers/requirements.txt | python
	@echo "Preparing $(BENCH_VENV) ..."
	@$(PYTHON) -m venv $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip install -q --disable-pip-version-check -r $<
	@touch $@

$(WEB_MODULES): web/package.json web/package-lock.json | $(VENV)/.ready
	@echo "Fetching what builds the web client ..."
	@$(NPM) ci --silent
	@touch $@

$(WEB_BUILT): $(WEB_MODULES) $(WEB_SOURCES)
	@echo "Building the web client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
