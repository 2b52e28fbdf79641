# Everything a person needs: `make play` and `make test`. The environment is made on first use and kept up to date.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PAGE := src/sintra/server/page/index.html
NOT_PAGE := web/node_modules/* web/gallery* web/tests/*
PAGE_SOURCES := $(shell find web docs/rules -type f $(NOT_PAGE:%=-not -path '%') 2>/dev/null)

.PHONY: play test lint format bench thorough golden perft page pictures types clean

play: $(READY) $(PAGE)
	@$(BIN)/sintra

test: $(READY)
	@$(BIN)/python tools/test.py

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/build_page.py check

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/build_page.py format

bench: $(READY)
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python -m benchmarks.games
	$(BIN)/python -m benchmarks.search

# Compare the engine with the slow references over all their games; the tests play a third of them.
thorough: $(READY)
	SINTRA_THOROUGH=1 $(BIN)/pytest -n 2 tests/games -k reference

# Write the expected numbers anew, after a change of rules that is meant; look at the difference before you commit it.
golden: $(READY)
	$(BIN)/python -m tests.golden

perft: $(READY)
	$(BIN)/python -m tests.perft

# The page of the browser table; only what has changed is built anew.
page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(READY)
	@echo "Building the page …"
	@$(BIN)/python tools/build_page.py

# Take the pictures of the boards in the pages anew, and of every game on the nine sizes of screen.
pictures: $(READY) $(PAGE)
	$(BIN)/python -m tests.pictures docs artefacts/sizes

# Write anew what the page knows of Python: messages, words, and the types and the cardboard of the games.
types: $(READY)
	$(BIN)/python -m tools.typescript

$(READY): pyproject.toml constraints.txt tools/make-venv
	@tools/make-venv $(PYTHON) $(VENV)
	@echo "Installing Sintra and its tools into $(VENV) …"
	@PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/sintra/server/page artefacts .mypy_cache .pytest_cache .ruff_cache .hypothesis
