"""Which tests run for a mutant, and in which order: the nearest first, until one fails or the time is up.

Also the plugin of pytest that does so in the process that runs the tests of a mutant.
"""

from __future__ import annotations

import ast
import faulthandler
import os
import re
import resource
import signal
import time
from functools import cache
from pathlib import Path

import pytest

TESTS = {
    "isa/rules": ("checker", "isa", "agreement/mutants", "agreement/seeds", "agreement/ptxas", "explanation", "api"),
    "isa": ("isa", "agreement", "engine", "checker", "explanation", "api", "kernels"),
    "lanes": ("lanes", "isa", "agreement/engines", "engine", "kernels"),
    "machine": ("machine", "engine", "api", "isa", "kernels", "sanitizer", "driver"),
    "checker": ("checker", "api", "agreement", "isa", "syntax", "explanation", "engine", "cli"),
    "engine": ("engine", "api", "isa", "agreement/engines", "kernels", "fuzz", "sanitizer", "exploring", "driver"),
}
"""Folders of tests by the longest beginning of the mutated module's path."""

MODULE = "PTXVM_MUTATED_MODULE"
NAMES = "PTXVM_MUTATED_NAMES"
BUDGET = "PTXVM_MUTANT_SECONDS"
"""What the plugin reads from the environment: the module's path in the package, the names around the mutation, and the
CPU time for its tests."""

_MEMORY = 8 << 30
_LONGEST = 20.0
"""CPU seconds that no single test needs: what takes longer never ends."""

_PATIENCE = 150
"""Seconds after which a test waits for something that never comes."""

_SPLIT = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
"""Between the words of a class's name."""

_STEM, _NAMED, _FOLDER, _ROOM = 6, 4, 3, 1


def folders(module: str) -> list[str]:
    """The folders of tests for a module of the package, such as `isa/integer/add.py`."""
    nearest = max((room for room in TESTS if module.startswith(room + "/")), key=len)
    return [f"tests/{folder}" for folder in TESTS[nearest]]


def names_around(code: str, line: int) -> str:
    """Of the class and the function that a line of a module lies in."""
    scopes = [
        node
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return " ".join(_SPLIT.sub(" ", node.name) for node in scopes)


def nearness(module: str, test: str, names: str = "") -> int:
    """How many words of the module's path, and of names in it, a test's node identifier has.

    The module's own name counts most.
    """
    *parents, stem = module.removesuffix(".py").split("/")
    weights = dict.fromkeys(_words(" ".join(parents)), _ROOM)
    weights |= dict.fromkeys(_words(parents[-1]), _FOLDER)
    weights |= dict.fromkeys(_words(names), _NAMED)
    weights |= dict.fromkeys(_words(stem), _STEM)
    return sum(weights.get(word, 0) for word in _words(test))


@cache
def _words(text: str) -> frozenset[str]:
    """Lower-case words, without a plural's s."""
    return frozenset(word.rstrip("s") for word in re.findall(r"[a-z0-9]+", text.lower().replace("_", " ")))


@cache
def _imports(file: Path, module: str) -> bool:
    dotted = "ptxvm." + module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return re.search(rf"\b{re.escape(dotted)}\b", file.read_text()) is not None


def pytest_configure() -> None:
    """A mutant may run for ever or ask for all memory there is."""
    seconds = 2 * int(os.environ[BUDGET])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    module = os.environ[MODULE]
    names = os.environ[NAMES]
    items.sort(key=lambda item: -nearness(module, item.nodeid, names) - _STEM * _imports(item.path, module))


def pytest_runtest_logstart() -> None:
    signal.setitimer(signal.ITIMER_PROF, _LONGEST)  # whose signal ends the process
    faulthandler.dump_traceback_later(_PATIENCE, exit=True)


def pytest_runtest_logfinish() -> None:
    faulthandler.cancel_dump_traceback_later()
    if time.process_time() > float(os.environ[BUDGET]):
        pytest.exit("the time for this mutant is up", returncode=0)
