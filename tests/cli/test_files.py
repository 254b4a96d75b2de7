"""The files of `ptxvm check`: directories, patterns, standard input, and files that cannot be read."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.cli.program import ptxvm

GOOD = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k() { ret; }\n"
BAD = GOOD.replace("ret;", "foo; ret;")


@pytest.fixture()
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`kernels/good.ptx`, `kernels/deep/bad.ptx`, and what is not to be looked at."""
    (tmp_path / "kernels" / "deep").mkdir(parents=True)
    (tmp_path / "kernels" / ".hidden").mkdir()
    (tmp_path / "kernels" / "good.ptx").write_text(GOOD)
    (tmp_path / "kernels" / "deep" / "bad.ptx").write_text(BAD)
    (tmp_path / "kernels" / "notes.txt").write_text("no PTX")
    (tmp_path / "kernels" / ".hidden" / "other.ptx").write_text(BAD)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files_told(*words: object) -> set[str]:
    result = ptxvm("check", *words, "--output-format", "json")
    return {finding["file"] for finding in json.loads(result.stdout)}


@pytest.mark.parametrize("word", ["kernels", "kernels/", "ker*", "**/*.ptx", "kernels/*/*.ptx", "kernels/deep/b?d.ptx"])
def test_directories_and_patterns(folder: Path, word: str) -> None:
    assert files_told(word) == {"kernels/deep/bad.ptx"}
    assert ptxvm("check", word).exit_code == 1


def test_a_file_that_is_named_twice_is_checked_once(folder: Path) -> None:
    result = ptxvm("check", "kernels", "kernels/deep/bad.ptx", "kernels/deep/*.ptx", "--output-format", "concise")
    assert result.stdout.count("PTX101") == 1


def test_a_name_with_the_signs_of_patterns_is_a_name(folder: Path) -> None:
    (folder / "k[1].ptx").write_text(BAD)
    assert files_told("k[1].ptx") == {"k[1].ptx"}


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("missing.ptx", "missing.ptx: No such file or directory"),
        ("", "a file name is empty"),
        ("*.cubin", "*.cubin: no file matches this pattern"),
        ("empty", "empty: no .ptx files in this directory"),
        ("loop.ptx", "loop.ptx: Too many levels of symbolic links"),
    ],
)
def test_one_unreadable_file_does_not_hide_the_others(folder: Path, word: str, told: str) -> None:
    (folder / "empty").mkdir()
    (folder / "loop.ptx").symlink_to("loop.ptx")
    result = ptxvm("check", word, "kernels", "--output-format", "concise")
    assert result.exit_code == 2
    assert f"ptxvm: {told}\n" == result.stderr
    assert "bad.ptx:4:14: error[PTX101]" in result.stdout


def test_needs_of_several_files(folder: Path) -> None:
    (folder / "kernels" / "second.ptx").write_text(GOOD)
    result = ptxvm("check", "kernels", "--explain-acceptance", "--output-format", "json")
    assert result.exit_code == 1 and "PTX101" in result.stderr
    assert [one["file"] for one in json.loads(result.stdout)] == ["kernels/good.ptx", "kernels/second.ptx"]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(BAD.encode())))
    result = ptxvm("check", "-", "--output-format", "concise")
    assert result.exit_code == 1 and result.stdout.startswith("<stdin>:4:14: error[PTX101]")
    monkeypatch.setattr("sys.stdin", None)
    result = ptxvm("check", "-")
    assert result.exit_code == 2 and result.stderr == "ptxvm: standard input is closed\n"


def test_codes_can_be_left_out(folder: Path) -> None:
    file = "kernels/deep/bad.ptx"
    for words in (["--ignore", "PTX101"], ["--ignore", "ptx047,ptx101"], ["--ignore", "PTX047", "--ignore", "PTX101"]):
        result = ptxvm("check", file, *words)
        assert (result.exit_code, result.output) == (0, "")
    assert ptxvm("check", file, "--ignore", "PTX104").exit_code == 1
    result = ptxvm("check", file, "--ignore", "PTX999")
    assert result.exit_code == 2 and "--ignore PTX999: no finding has this code" in result.stderr
