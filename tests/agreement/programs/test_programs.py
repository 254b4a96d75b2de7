"""Random whole programs: compiled code leaves the memory that the interpreter leaves, however it is made and run.

`python -m tests.agreement.programs` runs more of them, and makes those short that show a difference.
"""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path

import pytest
from tests.agreement.programs.program import program
from tests.agreement.programs.running import JUDGED, MODES, differences
from tests.agreement.programs.shrinking import shrink
from tests.agreement.programs.undefined import with_undefined_values
from tests.agreement.programs.writer import Statement, lines_of

USUAL = tuple(name for name, mode in MODES.items() if mode.usual)


@pytest.fixture(autouse=True)
def _objects_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))


@pytest.mark.parametrize("seed", range(4))
def test_programs_agree(seed: int) -> None:
    assert differences(program(seed, size=10), USUAL) == []


def test_a_number_that_only_the_safe_version_knows() -> None:
    """The fast one has a place for it, too, where it leaves."""
    assert differences(program(930070), ("fast",)) == []


@pytest.mark.parametrize("seed", range(4))
def test_programs_fault_alike(seed: int) -> None:
    assert differences(program(seed, size=6, with_fault=True), ("fast", "safe")) == []


@pytest.mark.parametrize("seed", range(3))
def test_both_tell_of_undefined_values(seed: int) -> None:
    assert differences(with_undefined_values(program(seed, size=10)), JUDGED) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1100, 20))
def test_both_tell_of_undefined_values_in_many_programs(first: int) -> None:
    found = (differences(with_undefined_values(program(seed)), JUDGED) for seed in range(first, first + 20))
    assert list(chain.from_iterable(found)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1200, 20))
def test_many_programs_agree(first: int) -> None:
    """Each way of running them by turns."""
    names = list(MODES)
    found = (differences(program(seed), (names[seed % len(names)],)) for seed in range(first, first + 20))
    assert list(chain.from_iterable(found)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1100, 20))
def test_many_programs_fault_alike(first: int) -> None:
    found = (differences(program(seed, with_fault=True), ("fast",)) for seed in range(first, first + 20))
    assert list(chain.from_iterable(found)) == []


def test_a_number_makes_one_program() -> None:
    assert program(5).text == program(5).text != program(6).text


def test_what_is_not_needed_is_left_out() -> None:
    body: list[Statement] = ["a", ("if", ["b", "c", ("while", ["d"], "end")], "end"), "e"]
    shrink(body, lambda: "d" in lines_of(body), seconds=60)
    assert body == ["d"]


def test_programs_are_what_they_say() -> None:
    """Each kind of statement comes up in some of them."""
    text = "".join(program(seed).text for seed in range(120))
    kinds = "brx.idx|call (|shfl.sync|bar.red|atom|ld.shared|alloca|st.local|v2.b64|vabsdiff|madc|redux.sync|match.any"
    kinds += "|bar.sync 3|exit;\n|.b128|ld.volatile|cvt.|lop3|dp4a"
    assert [kind for kind in kinds.split("|") if kind not in text] == []


def test_switches_are_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PTXVM_TIERS", raising=False)
    with MODES["tiers"].around():
        assert os.environ["PTXVM_TIERS"] == "1"
    assert "PTXVM_TIERS" not in os.environ
