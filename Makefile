# Everything a person needs: `make play` and `make test`. The environment is made on first use and kept up to date.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test lint format bench golden perft clean

play: $(READY)
	@$(BIN)/sintra

test: lint
	$(BIN)/python -m tests.prepare
	$(BIN)/pytest -n 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python -m benchmarks.games
	$(BIN)/python -m benchmarks.search

# Write the expected numbers anew, after a change of rules that is meant; look at the difference before you commit it.
golden: $(READY)
	$(BIN)/python -m tests.golden

perft: $(READY)
	$(BIN)/python -m tests.perft

$(READY): pyproject.toml constraints.txt tools/make-venv
	@tools/make-venv $(PYTHON) $(VENV)
	@echo "Installing Sintra and its tools into $(VENV) …"
	@PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
