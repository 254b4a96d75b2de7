# Everything a newcomer needs: `make demo` and `make test`. Each sets the environment up by itself.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python

# Where bytecode is not to be written, every process that a test starts would compile the package again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo test test-all mutants bench lint kernels runtime docs seeds clean

demo: $(VENV)/.installed
	$(VENV)/bin/ptxvm demo

test: lint
	$(PY) -m pytest -n auto --dist worksteal -m "not slow"

EXTRAS := compilers mutants runtime cluster

test-all: lint $(EXTRAS:%=$(VENV)/.installed-%)
	$(PY) -m pytest -n auto --dist worksteal

# Plants 600 small mistakes, one at a time, and tells which of them no test notices; some hour on two cores.
mutants: $(VENV)/.installed-test $(VENV)/.installed-mutants
	$(PY) -m tests.mutation $(MUTANTS)

bench: $(VENV)/.installed-test
	$(PY) -m bench

lint: $(VENV)/.installed-test
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

# Rebuilds the checked-in PTX from its CUDA sources; needs nvcc and a host compiler.
kernels: $(VENV)/.installed-test
	$(PY) tests/kernels/compile.py

# Makes the checked-in LLVM IR of the native runtime from its C files.
runtime: $(VENV)/.installed-runtime
	$(PY) -m ptxvm.engine.jit.runtime.generate

# Rewrites the reference pages and the pictures from the definitions.
docs: $(VENV)/.installed
	$(PY) -m ptxvm.explanation.reference docs/reference
	$(PY) -m ptxvm.explanation.pictures docs/pictures

# Parses and checks the examples in texts of the ISA, which are not part of this repository.
seeds: $(VENV)/.installed-test
	$(PY) -m tests.agreement.seeds $(DIR)

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "ptxvm needs Python >= 3.11; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.installed: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.installed-test: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@ $(VENV)/.installed

$(VENV)/.installed-compilers: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[compilers]'
	touch $@

$(VENV)/.installed-runtime: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[runtime]'
	touch $@

$(VENV)/.installed-cluster: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[cluster]'
	touch $@

$(VENV)/.installed-mutants: $(VENV)/.created pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[mutants]'
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
