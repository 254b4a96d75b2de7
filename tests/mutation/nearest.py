"""How near a test is to a place in the package, as the names of both tell."""

from __future__ import annotations

import ast
import keyword
import re
from functools import cache

TESTS = {
    "isa/rules": ("checker", "isa", "agreement/mutants", "agreement/seeds", "agreement/ptxas", "explanation", "api"),
    "isa": ("isa", "agreement", "engine", "checker", "explanation", "api", "kernels"),
    "lanes": ("lanes", "isa", "agreement/engines", "engine", "kernels"),
    "machine": ("machine", "engine", "api", "isa", "kernels", "sanitizer", "driver"),
    "checker": ("checker", "api", "agreement", "isa", "syntax", "explanation", "engine", "cli"),
    "engine": ("engine", "api", "isa", "agreement/engines", "kernels", "profiling", "sanitizer", "exploring", "driver"),
}
"""Folders of tests by the longest beginning of the mutated module's path."""

MEASURES = "tests/kernels/test_code_length.py"
"""Quick tests that notice what makes code slower and nothing else: near to all that they reach."""

TOLD = {"isa": ["tests/explanation/test_reference.py"], "engine/jit": [MEASURES], "lanes": [MEASURES]}
"""Tests that a room's constants, and what its modules say of themselves, are told by: where something runs when it is
imported, they come first."""

_SPLIT = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
"""Between the words of a class's name."""

_STRING = re.compile(r"\"[^\"]*\"")
_NAME = re.compile(r"[^\W\d]\w+")

_MEASURE, _STEM, _NAMED, _FOLDER, _ROOM = 24, 6, 4, 3, 1


def folders(module: str) -> list[str]:
    """The folders of tests for a module of the package, such as `isa/integer/add.py`."""
    nearest = max((room for room in TESTS if module.startswith(room + "/")), key=len)
    return [f"tests/{folder}" for folder in TESTS[nearest]]


def told(module: str) -> list[str]:
    """The files of tests that come first where something of a module runs when it is imported."""
    return [file for room, files in TOLD.items() if module.startswith(room + "/") for file in files]


def names_around(code: str, line: int, column: int = 0) -> str:
    """Of the class and the function that a place of a module lies in, and those in its line.

    Of several strings in the line only the last before the place counts: in a table it is the key.
    """
    scopes = [
        node.name
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    text = code.splitlines()[line - 1]
    before, after = _STRING.findall(text[:column]), _STRING.findall(text[column:])
    names = [name for name in _NAME.findall(_STRING.sub(" ", text)) if not keyword.iskeyword(name)]
    return " ".join(_SPLIT.sub(" ", name) for name in [*scopes, *names, *before[-1:], *after[: not before]])


def nearness(module: str, test: str, names: str = "") -> int:
    """How many words of the module's path, and of names in it, a test's node identifier has.

    The module's own name counts most.
    """
    *parents, stem = module.removesuffix(".py").split("/")
    weights = dict.fromkeys(_words(" ".join(parents)), _ROOM)
    weights |= dict.fromkeys(_words(parents[-1]), _FOLDER)
    weights |= dict.fromkeys(_words(names), _NAMED)
    weights |= dict.fromkeys(_words(stem), _STEM)
    measure = _MEASURE if test.startswith(MEASURES) else 0
    return measure + sum(weights.get(word, 0) for word in _words(test))


@cache
def _words(text: str) -> frozenset[str]:
    """Lower-case words, without a plural's s."""
    return frozenset(word.rstrip("s") for word in re.findall(r"[a-z0-9]+", text.lower().replace("_", " ")))
