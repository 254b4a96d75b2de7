"""Mutants of functions take the place of what was imported; tests are collected once and run apart."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import FunctionType

import pytest
from tests.mutation.collector import Collector
from tests.mutation.forking import is_replaceable, replace

CODE = """
LIMIT = 3
def limited(n, most=LIMIT):
    inner = [lambda: n + 1, lambda: n + 2]
    return min(inner[0](), most)
SHIFTS = {"left": lambda n: n << 1, "right": lambda n: n >> 1}
"""


@pytest.mark.parametrize(
    ("old", "new", "only_functions"),
    [
        ("n + 2", "n - 2", True),
        ("min(", "max(", True),
        ("n >> 1", "n >> 2", True),
        ("LIMIT = 3", "LIMIT = 4", False),
        ("most=LIMIT", "most=-LIMIT", False),
        ("def limited", "@str\ndef limited", False),
    ],
)
def test_what_runs_at_import_cannot_be_replaced(old: str, new: str, only_functions: bool) -> None:
    assert is_replaceable(CODE, CODE.replace(old, new)) == only_functions


def test_code_of_functions_is_replaced() -> None:
    names: dict[str, FunctionType | dict[str, FunctionType]] = {}
    exec(compile(CODE, "page.py", "exec", dont_inherit=True), names)
    shifts = names["SHIFTS"]
    functions = {"page.py": [names["limited"], *shifts.values()]}
    mutant = CODE.replace("n >> 1", "n >> 2").replace("n + 1", "n - 1")
    replace("page.py", CODE, mutant, functions)
    assert (shifts["left"](8), shifts["right"](8), names["limited"](2)) == (16, 2, 1)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package of one module, and its tests."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "page.py").write_text("STATE = []\ndef one():\n    STATE.append(1)\n    return len(STATE)\n")
    shutil.copytree(Path(__file__).parent, tmp_path / "tests" / "mutation", ignore=shutil.ignore_patterns("test_*"))
    (tmp_path / "tests" / "test_page.py").write_text(
        "import page\n"
        "def test_first(): assert page.one() == 1\n"
        "def test_second(): assert page.one() == 2\n"
        "def test_loop():\n    while page.one() > 9: pass\n"
    )
    return tmp_path


@pytest.mark.slow
def test_each_request_begins_anew(project: Path) -> None:
    file = project / "src" / "page.py"
    original = file.read_text()
    first, second, loop = (f"tests/test_page.py::test_{name}" for name in ("first", "second", "loop"))
    with Collector(project, ["tests/test_page.py"]) as collector:
        assert collector.tests == [first, second, loop]
        assert collector.run([first, second]).failed == collector.run([first, second]).failed == []
        assert collector.run([second, first]).failed == [second]
        assert collector.run([second, first], all=True).failed == [second, first]
        mutant = (str(file), original, original.replace("len(STATE)", "len(STATE) + 9"))
        assert collector.run([first], mutant=mutant).failed == [first]
        stuck = collector.run([loop], mutant=mutant, seconds=1)
        assert stuck.failed == [] and stuck.status != 0  # killed, or out of time on a slow machine
        assert collector.run([first]).failed == [] and collector.is_alive


@pytest.mark.slow
def test_what_cannot_be_collected_is_told(project: Path) -> None:
    (project / "src" / "page.py").write_text("raise ValueError")
    with Collector(project, ["tests/test_page.py"]) as collector:
        assert collector.tests is None
