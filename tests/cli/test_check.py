"""`ptxvm check`: formats, overrides, several files, what lines need at least."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.program import ptxvm

GOOD = """.version 8.0
.target sm_90
.address_size 64
.entry k(.param .u64 p)
{
    .reg .b64 %rd<4>;
    .reg .b32 %r<4>;
    .reg .pred %p<2>;
    ld.param.u64 %rd1, [p];
    elect.sync %r1|%p1, -1;
    @%p1 bra DONE;
    mov.u32 %r2, %cluster_ctarank;
DONE:
    ret;
}
"""
BAD = GOOD.replace("mov.u32 %r2", "add.u32 %rd2").replace("elect.sync", "elect")


@pytest.fixture()
def good(tmp_path: Path) -> Path:
    return written(tmp_path / "good.ptx", GOOD)


@pytest.fixture()
def bad(tmp_path: Path) -> Path:
    return written(tmp_path / "bad.ptx", BAD)


def written(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


@pytest.mark.parametrize("output_format", ["full", "concise", "json", "github", "sarif"])
def test_every_format_tells_of_errors(bad: Path, output_format: str) -> None:
    result = ptxvm("check", bad, "--output-format", output_format)
    assert result.exit_code == 1
    assert result.stdout.count("PTX104") >= 1 and "elect" in result.stdout


def test_several_files_are_one_report(good: Path, bad: Path) -> None:
    result = ptxvm("check", good, bad, "--output-format", "json")
    assert result.exit_code == 1
    assert {finding["file"] for finding in json.loads(result.stdout)} == {str(bad)}


def test_target_and_version_override_the_file(good: Path) -> None:
    assert ptxvm("check", good).exit_code == 0
    older = ptxvm("check", good, "--target", "sm_80")
    assert older.exit_code == 1 and "PTX302" in older.stdout and ".target sm_90" in older.stdout
    earlier = ptxvm("check", good, "--ptx-version", "7.8", "--output-format", "concise")
    assert earlier.exit_code == 1 and "needs PTX 8.0 or later" in earlier.stdout


@pytest.mark.parametrize(
    "words", [["--output-format", "yaml"], ["--ptx-version", "eight"], ["--target", "h100"], ["--no-such-option"]]
)
def test_wrong_options_are_usage_errors(good: Path, words: list[str]) -> None:
    assert ptxvm("check", good, *words).exit_code == 2


def test_what_lines_need_at_least(good: Path) -> None:
    result = ptxvm("check", good, "--explain-acceptance")
    first, *rows = result.stdout.splitlines()
    assert result.exit_code == 0
    assert first == f"{good}: needs PTX 8.0 and sm_90"
    assert rows[0].split() == ["9", "|", "1.0", "sm_10", "|", "ld.param.u64", "%rd1,", "[p];"]
    assert [row.split("|")[1].split() for row in rows] == [
        ["1.0", "sm_10"],
        ["8.0", "sm_90"],
        ["1.0", "sm_10"],
        ["7.8", "sm_90"],
        ["1.0", "sm_10"],
    ]


def test_needs_as_json(good: Path) -> None:
    told = json.loads(ptxvm("check", good, "--explain-acceptance", "--output-format", "json").stdout)
    assert (told["version"], told["target"]) == ("8.0", "sm_90")
    assert told["lines"][1] == {
        "line": 10,
        "version": "8.0",
        "target": "sm_90",
        "text": "elect.sync %r1|%p1, -1;",
    }
    assert ptxvm("check", good, "--explain-acceptance", "--output-format", "sarif").exit_code == 2


def test_needs_of_a_file_with_errors_are_its_errors(bad: Path) -> None:
    result = ptxvm("check", bad, "--explain-acceptance")
    assert result.exit_code == 1 and result.stdout == "" and "PTX104" in result.stderr


def test_checking_loads_neither_engine_nor_compiler(good: Path) -> None:
    code = (
        "import sys; from ptxvm.cli.main import main; main(['check', sys.argv[1]]);"
        "print([name for name in sys.modules if name.startswith(('llvmlite', 'ptxvm.engine', 'ptxvm.machine'))])"
    )
    done = subprocess.run([sys.executable, "-c", code, good], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_style_is_told_on_demand(tmp_path: Path) -> None:
    unusual = GOOD.replace("mov.u32 %r2, %cluster_ctarank", "atom.add.acquire.gpu.global.u32 %r2, [%rd1], 1")
    file = written(tmp_path / "unusual.ptx", unusual)
    assert ptxvm("check", file).output == ""
    told = ptxvm("check", file, "--style", "--output-format", "concise")
    assert told.exit_code == 0
    assert "style[PTX112]: the ISA writes `atom.acquire.gpu.global.add.u32`" in told.stdout
    assert ptxvm("check", written(file, GOOD), "--style").output == ""


def test_garbage_is_collected_afterwards(good: Path) -> None:
    """Also in a process that goes on."""
    ptxvm("check", good)
    assert gc.isenabled()
