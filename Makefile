# Two commands are enough: `make play` and `make test`. They need make and Python 3.11 or newer with venv;
# all else goes into .venv, from requirements/*.txt. Each step is stamped with the hash of its inputs, so a
# second run does nothing and needs no network.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve test prove bench build lint types check cover clean lock

WORKERS ?= 2
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

play: ## play in the terminal
	@$(READY) play build
	@exec $(BIN)/boneyard play

serve: ## serve tables on this machine; OPTIONS="--lan" for the home network
	@$(READY) server build
	@exec $(BIN)/boneyard serve $(OPTIONS)

test: lint types check cover ## lint, types and all tests with small counts: must pass before a commit

prove: test ## the same tests with large counts, and the benchmarks; logged in benchmarks/log/
	@$(BIN)/python -m tools.prove $(WORKERS)

bench: ## measure how fast it is
	@$(READY) dev build
	@$(BIN)/python -m benchmarks

build: ## build the package into .venv, compiled if there is a C compiler
	@$(READY) play build

lint: ## ruff, and who may import whom
	@$(READY) dev
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

types: ## mypy and pyright
	@$(READY) dev
	@$(BIN)/mypy $(CODE)
	@$(BIN)/basedpyright $(CODE)

check: ## run all tests on the package as built
	@$(READY) dev build
	@$(BIN)/python -m pytest -q -n $(WORKERS)

cover: ## run the tests of the rules on the sources in src, interpreted, with branch coverage
	@$(READY) dev build
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
	rm -rf build dist src/*.egg-info
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
