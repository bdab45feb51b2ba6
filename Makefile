# Two commands are enough: `make play` and `make test`. They need make and Python 3.11 or newer with venv;
# all else goes into .venv, from requirements/*.txt, and into web/node_modules, from web/package-lock.json.
# Each step is stamped with the hash of its inputs, so a second run does nothing and needs no network.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve test prove bench build lint types check cover clean lock

# Tests of the server and the browser wait more than they work.
WORKERS ?= 3
BIN := .venv/bin
# What runs is the package as built into .venv, unless a target says otherwise.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH

CANDIDATES = $(or $(PYTHON),$(BIN)/python python3 python3.14 python3.13 python3.12 python3.11)
READY = for python in $(CANDIDATES); do \
	  "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	[ -n "$$python" ] || { echo "boneyard: needs Python 3.11 or newer with its venv module (on Debian: python3-venv)" >&2; exit 1; }; \
	"$$python" -m tools.ready
CODE = src tests tools setup.py $(patsubst %/__main__.py,%,$(wildcard benchmarks/__main__.py))

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser; in the terminal it is .venv/bin/boneyard play
	@$(READY) server web build
	@exec $(BIN)/boneyard serve --open $(OPTIONS)

serve: ## serve tables on this machine; OPTIONS="--lan" for the home network
	@$(READY) server web build
	@exec $(BIN)/boneyard serve $(OPTIONS)

test: lint types check ## lint, types and all tests with small counts: must pass before a commit

prove: test cover ## the same tests with large counts, coverage and the benchmarks; logged in benchmarks/log/
	@$(BIN)/python -m tools.prove $(WORKERS)

bench: ## measure how fast it is
	@$(READY) dev web build
	@$(BIN)/python -m benchmarks

build: ## build the package into .venv, compiled if there is a C compiler
	@$(READY) play web build

lint: ## ruff, prettier, and who may import whom
	@$(READY) dev npm
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/python -m tools.web prettier --check --log-level warn .
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

types: ## mypy, pyright and svelte-check
	@$(READY) dev npm
	@$(BIN)/mypy $(CODE)
	@$(BIN)/basedpyright $(CODE)
	@$(BIN)/python -m tools.web svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

check: ## run all tests on the package as built
	@$(READY) dev web browser build
	@$(BIN)/python -m pytest -q -n $(WORKERS)
	@$(BIN)/python -m tools.web vitest run --reporter=dot

cover: ## run the tests of the rules on the sources in src, interpreted, with branch coverage
	@$(READY) dev web build
	@rm -f .coverage .coverage.*
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/coverage run -m pytest -q -n $(WORKERS) \
	  tests/rules tests/sheets tests/record tests/properties \
	  tests/test_arguments.py tests/test_long_values.py tests/test_simulation.py
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --fail-under=100 \
	  --include="src/boneyard/rules/*,src/boneyard/sheets/*,src/boneyard/record/*"

lock: ## rewrite the lock files
	@$(READY)
	@$(BIN)/python -m tools.lock

clean: ## remove everything that was built here
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.*
	rm -rf build dist src/*.egg-info web/dist web/node_modules web/lighthouse/node_modules
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
