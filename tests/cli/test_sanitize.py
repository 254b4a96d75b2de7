"""`ptxvm sanitize`: what it prints, for people and for programs, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.program import ptxvm
from tests.sanitizer.programs import case

RACE = case("race", "race", "st.shared.u32 [%r5], %r1; !\n+bar.sync 0;\nld.shared.u32 %r20, [%r7]; !")
WORDS = ["--block", "64", "--arg", "zeros:u32:64", "--arg", "zeros:u32:64"]
WRITE, READ = RACE.lines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "race.ptx"
    path.write_text(RACE.wrong, encoding="utf-8")
    return path


def test_a_race_is_shown_with_both_lines(file: Path) -> None:
    result = ptxvm("sanitize", file, "k", *WORDS)
    assert result.exit_code == 1
    assert f"st.shared.u32 of line {WRITE}" in result.stdout
    assert f"ld.shared.u32 of line {READ}" in result.stdout
    assert "`s[32]`" in result.stdout and "help: add `bar.sync 0;`" in result.stdout
    assert "========= ERROR SUMMARY: 1 error\n" in result.stdout


def test_the_repaired_kernel_is_clean(tmp_path: Path) -> None:
    path = tmp_path / "right.ptx"
    path.write_text(RACE.right, encoding="utf-8")
    result = ptxvm("sanitize", path, *WORDS)
    assert (result.exit_code, result.stdout) == (0, "========= ERROR SUMMARY: 0 errors\n")


@pytest.mark.parametrize(
    ("tool", "summary", "code"),
    [
        ("racecheck", "RACECHECK SUMMARY: 1 hazard displayed (1 error, 0 warnings)", 1),
        ("initcheck", "ERROR SUMMARY: 0 errors", 0),
        ("synccheck", "ERROR SUMMARY: 0 errors", 0),
        ("memcheck", "ERROR SUMMARY: 0 errors", 0),
    ],
)
def test_tools(file: Path, tool: str, summary: str, code: int) -> None:
    result = ptxvm("sanitize", file, "--tool", tool, *WORDS)
    assert summary in result.stdout and result.exit_code == code


def test_json_has_both_accesses(file: Path) -> None:
    (found,) = json.loads(ptxvm("sanitize", file, "--output-format", "json", *WORDS).stdout)
    assert (found["code"], found["line"]) == ("race", READ)
    assert [access["line"] for access in found["accesses"]] == [WRITE, READ]
    assert [access["kind"] for access in found["accesses"]] == ["write", "read"]


def test_sarif(file: Path) -> None:
    report = json.loads(ptxvm("sanitize", file, "--output-format", "sarif", *WORDS).stdout)
    assert [result["ruleId"] for result in report["runs"][0]["results"]] == ["race"]


@pytest.mark.parametrize("rule", ["race", "race:k", f"race:k:{WRITE}", f"*:{READ}", "*:k*"])
def test_findings_are_suppressed(file: Path, rule: str) -> None:
    result = ptxvm("sanitize", file, "--suppress", rule, *WORDS)
    assert result.exit_code == 0 and "(1 suppressed)" in result.stdout


@pytest.mark.parametrize("rule", ["async", "race:other", "race:k:1"])
def test_others_are_not_suppressed(file: Path, rule: str) -> None:
    assert ptxvm("sanitize", file, "--suppress", rule, *WORDS).exit_code == 1


def test_the_exit_code_is_chosen(file: Path) -> None:
    assert ptxvm("sanitize", file, "--error-exitcode", "7", *WORDS).exit_code == 7


def test_a_fault_ends_the_launch_and_is_told(file: Path) -> None:
    path = file.with_name("far.ptx")
    path.write_text(case("far", "", "-ld.global.u32 %r20, [%rd1+65536]; !").wrong, encoding="utf-8")
    result = ptxvm("sanitize", path, *WORDS)
    assert result.exit_code == 1 and "error[out_of_bounds]" in result.stdout


def test_wrong_words(file: Path) -> None:
    assert ptxvm("sanitize", file, "--suppress", "race:a:b:3", *WORDS).exit_code == 2
    assert ptxvm("sanitize", file, "--tool", "magic", *WORDS).exit_code == 2
