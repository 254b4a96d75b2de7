"""The programs in examples/ run, check their results, and say what is written down."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import ptxvm

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = sorted(path.stem for path in EXAMPLES.glob("*.py"))


def test_there_are_five() -> None:
    assert SCRIPTS == ["mbarrier_pipeline", "out_of_bounds", "reduction", "saxpy", "tma_copy"]
    assert {path.stem for path in EXAMPLES.glob("*.ptx")} == set(SCRIPTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith(f"{name}: ")


def test_the_report_is_the_one_written_down() -> None:
    # In a process of its own: addresses follow from what was allocated before.
    told = subprocess.run([sys.executable, EXAMPLES / "out_of_bounds.py"], capture_output=True, text=True, check=True)
    report = (EXAMPLES / "out_of_bounds.txt").read_text()
    assert told.stdout == report, "python examples/out_of_bounds.py > examples/out_of_bounds.txt"


@pytest.mark.parametrize("name", SCRIPTS)
def test_its_ptx_is_accepted_and_has_no_paths(name: str) -> None:
    ptx = EXAMPLES / f"{name}.ptx"
    assert ptxvm.check(ptx, style=True) == []
    assert '"/' not in ptx.read_text()
