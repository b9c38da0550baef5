# zoco: the commands of the project. `make` alone lists them.

PYTHON        ?= python3
VENV          := .venv
BIN           := $(VENV)/bin
BENCH_VENV    := .venv-bench
LOCK_VENV     := .venv-lock

# Tests: number of workers, the packages whose coverage counts, and its floor in per cent.
WORKERS       ?= auto
COV_PACKAGES  ?= zoco.core zoco.games.suleika
COV_FLOOR     ?= 97
COV_FLAGS     ?= $(addprefix --cov=,$(COV_PACKAGES)) --cov-report=term --cov-fail-under=$(COV_FLOOR)

SHELL         := /bin/bash
.SHELLFLAGS   := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS     += --no-print-directory

.PHONY: help setup play test check fix soak bench lock clean python

help: ## List these commands
	@if [ -t 1 ]; then on=$$'\033[1;36m'; off=$$'\033[0m'; else on=; off=; fi; \
	printf '\n  zoco: an open table for five bazaar board games\n\n'; \
	awk -v on="$$on" -v off="$$off" 'BEGIN { FS = ":.*## " } \
	  /^[a-z-]+:.*## / { printf "  %smake %-7s%s  %s\n", on, $$1, off, $$2 }' $(firstword $(MAKEFILE_LIST)); \
	printf '\n'

setup: $(VENV)/.ready ## Make .venv with everything pinned in requirements.lock

play: $(VENV)/.ready ## Play Suleika in the terminal
	@$(BIN)/zoco play suleika

test: $(VENV)/.ready ## Run the tests and hold the coverage floor
	@$(BIN)/python -m pytest -n $(WORKERS) $(COV_FLAGS)

check: $(VENV)/.ready ## Check format, lint, types, import rules and generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/generated.py --check

fix: $(VENV)/.ready ## Format, apply safe lint fixes and rewrite generated files
	$(BIN)/ruff check --fix . || true
	$(BIN)/ruff format .
	$(BIN)/python tools/generated.py

soak: $(VENV)/.ready ## Run the long random games
	@$(BIN)/python -m pytest -m soak -p no:cacheprovider --timeout=0 tests -s

bench: $(VENV)/.ready $(BENCH_VENV)/.ready ## Measure speed next to other engines
	@$(BIN)/python bench/run.py

lock: | python ## Refresh requirements.lock to the newest versions
	@test -x $(LOCK_VENV)/bin/uv || { $(PYTHON) -m venv $(LOCK_VENV) && $(LOCK_VENV)/bin/python -m pip install -q uv; }
	@UV_SYSTEM_CERTS=1 $(LOCK_VENV)/bin/uv pip compile --quiet --upgrade --universal \
	  --python-version 3.11 --no-emit-index-url --custom-compile-command "make lock" \
	  --extra dev pyproject.toml -o requirements.lock
	@echo "requirements.lock is fresh"

clean: ## Remove environments, caches and build output
	@rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) build dist .coverage .coverage.* htmlcov \
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
