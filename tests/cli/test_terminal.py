"""Colours, encodings, closed streams, warnings, exit codes: what a terminal or a pipe makes of the program."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.program import ptxvm

from ptxvm.cli.exit_codes import MEANINGS, ExitCode
from ptxvm.cli.progress import ProgressLine
from ptxvm.cli.terminal import When, wants_colour

BAD = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k() { foo; ret; } // \u00fc\n"
SPIN = """.version 8.0
.target sm_90
.address_size 64
.entry k() { AGAIN: bra AGAIN; }
"""
PROGRAM = (sys.executable, "-m", "ptxvm")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture()
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.ptx"
    file.write_text(BAD, encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("settings", "when", "on_terminal", "elsewhere"),
    [
        ({}, "auto", True, False),
        ({"TERM": "dumb"}, "auto", False, False),
        ({"NO_COLOR": "1"}, "auto", False, False),
        ({"NO_COLOR": ""}, "auto", True, False),
        ({"FORCE_COLOR": "1"}, "auto", True, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, "auto", False, False),
        ({"NO_COLOR": "1"}, "always", True, True),
        ({"FORCE_COLOR": "1"}, "never", False, False),
    ],
)
def test_who_gets_colours(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], when: str, on_terminal: bool, elsewhere: bool
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert wants_colour(Terminal(), When(when)) is on_terminal
    assert wants_colour(io.StringIO(), When(when)) is elsewhere


@pytest.mark.parametrize("output_format", ["full", "concise"])
def test_colours_change_nothing_else(bad: Path, output_format: str) -> None:
    plain = ptxvm("check", bad, "--output-format", output_format)
    coloured = ptxvm("check", bad, "--output-format", output_format, "--color", "always")
    assert "\x1b" not in plain.stdout and "\x1b[1;31merror[PTX101]\x1b[0m" in coloured.stdout
    assert without_colours(coloured.stdout) == plain.stdout


@pytest.mark.parametrize("output_format", ["json", "github", "sarif"])
def test_programs_get_no_colours(bad: Path, output_format: str) -> None:
    assert "\x1b" not in ptxvm("check", bad, "--output-format", output_format, "--color", "always").stdout


def test_headings_of_explanations_are_bold() -> None:
    coloured = ptxvm("explain", "add.f32", "--color", "always").stdout
    assert coloured.startswith("\x1b[1madd.f32\x1b[0m\n") and "\x1b[1mOperands\x1b[0m\n" in coloured
    assert without_colours(coloured) == ptxvm("explain", "add.f32").stdout


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def run(*words: object, **options: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*PROGRAM, *map(str, words)], check=False, capture_output=True, **options)


def test_an_ascii_terminal_shows_everything(bad: Path) -> None:
    settings = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run("check", bad, env=settings)
    assert done.returncode == 1 and b"// \\xfc" in done.stdout and b"Traceback" not in done.stderr


def test_nobody_reads_the_output(bad: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "check", bad], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (ExitCode.CLOSED_PIPE, b"")


def test_standard_output_is_closed_or_full(bad: Path) -> None:
    shell = " ".join(PROGRAM)
    closed = subprocess.run(f"{shell} check {bad} >&-", shell=True, stderr=subprocess.PIPE, check=False)
    assert (closed.returncode, closed.stderr) == (ExitCode.FOUND, b"")
    full = subprocess.run(f"{shell} check {bad} >/dev/full", shell=True, stderr=subprocess.PIPE, check=False)
    assert (full.returncode, full.stderr) == (ExitCode.USAGE, b"ptxvm: No space left on device\n")


def test_ctrl_c_ends_a_kernel_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "spin.ptx"
    file.write_text(SPIN)
    started = subprocess.Popen(
        [*PROGRAM, "run", file], stderr=subprocess.PIPE, env={**os.environ, "PTXVM_CACHE_DIR": str(tmp_path / "cache")}
    )
    while started.poll() is None and not list((tmp_path / "cache").glob("*")):
        time.sleep(0.05)  # until the kernel is compiled
    started.send_signal(signal.SIGINT)
    _, told = started.communicate(timeout=60)
    # Python itself ends by the signal if it met it inside of an `exec`; a shell says 130 of both.
    assert started.returncode in (ExitCode.INTERRUPTED, -signal.SIGINT)
    assert told == b"ptxvm: interrupted\n"


def test_neither_cache_nor_temporary_folder_nor_home(tmp_path: Path) -> None:
    file = tmp_path / "empty.ptx"
    file.write_text(SPIN.replace("AGAIN: bra AGAIN;", "ret;"))
    code = (
        "import pwd, sys, tempfile\n"
        "def nothing(*_, **__): raise FileNotFoundError('No usable temporary directory')\n"
        "def unknown(*_): raise KeyError\n"
        "tempfile._get_default_tempdir = nothing; pwd.getpwuid = unknown\n"
        "from ptxvm.cli import main; sys.exit(main(['run', sys.argv[1]]))\n"
    )
    hidden = ("HOME", "PTXVM_CACHE_DIR", "XDG_CACHE_HOME")
    settings = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run([sys.executable, "-c", code, file], capture_output=True, env=settings, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr.startswith(b"k: ")


def test_a_defect_of_ptxvm_has_an_exit_code_of_its_own(bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise AssertionError("broken")

    monkeypatch.setattr("ptxvm.cli.check.check", broken)
    result = ptxvm("check", bad)
    assert result.exit_code == ExitCode.DEFECT
    assert "Traceback" in result.stderr and "please report it" in result.stderr


def test_warnings_are_shown_like_findings(tmp_path: Path) -> None:
    file = tmp_path / "warned.ptx"
    file.write_text(SPIN.replace("AGAIN: bra AGAIN;", ".shared .b8 d[(1+2)]; ret;"))
    result = ptxvm("run", file)
    assert result.exit_code == 0
    assert result.stderr.startswith("warning[PTX047]") and "PtxWarning" not in result.stderr


def test_exit_codes_are_documented() -> None:
    told = ptxvm("--help").stdout
    assert set(MEANINGS) == set(ExitCode)
    assert all(meaning in told for meaning in MEANINGS.values())


@pytest.mark.parametrize("command", ["check", "explain", "run", "demo"])
def test_every_command_has_examples(command: str) -> None:
    result = ptxvm(command, "--help")
    assert result.exit_code == 0 and f"  ptxvm {command}" in result.stdout
    assert all(len(line) <= 120 for line in result.stdout.splitlines())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "usage: ptxvm"),
        (["chek"], "did you mean 'check'?"),
        (["compile"], "there is check, explain, run, sanitize, explore, litmus, profile, exec, demo"),
        (["check"], "the following arguments are required: file"),
        (["check", "x.ptx", "--outp", "json"], "unrecognized arguments"),
        (["check", "x.ptx", "--color", "sometimes"], "sometimes"),
        (["explain"], "name what to explain"),
        (["explain", " "], "name what to explain"),
        (["run"], "the following arguments are required: file"),
        (["run", "x.ptx", "--shared", "4k"], "invalid integer value: '4k'"),
    ],
)
def test_usage_errors(words: list[str], told: str) -> None:
    result = ptxvm(*words)
    assert result.exit_code == ExitCode.USAGE and told in result.output


def test_progress_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ptxvm.cli.progress.QUIET_SECONDS", 0.0)
    for stream, shown in ((Terminal(), "\r\x1b[Kchecking: 1 of 2 files (50%)"), (io.StringIO(), "")):
        monkeypatch.setattr("sys.stderr", stream)
        line = ProgressLine("checking", "files", "")
        line.show(1, 2)
        assert stream.getvalue().startswith(shown) and bool(stream.getvalue()) is bool(shown)
        line.clear()
        assert not shown or stream.getvalue().endswith("\r\x1b[K")


def read_to_the_end(terminal: int) -> str:
    """All that is written to the terminal until nobody has it open; closes it."""
    told = b""
    with contextlib.suppress(OSError), open(terminal, "rb", buffering=0) as ours:  # a terminal without writers: EIO
        while piece := ours.read(1 << 16):
            told += piece
    return told.decode()


def test_progress_of_a_long_launch_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "spin.ptx"
    file.write_text(SPIN)
    ours, theirs = pty.openpty()
    settings = {**os.environ, "PTXVM_CACHE_DIR": str(tmp_path)}
    process = subprocess.Popen([*PROGRAM, "run", file, "--timeout", "2.5"], stderr=theirs, env=settings)
    os.close(theirs)
    told = read_to_the_end(ours)
    assert process.wait() == 1 and "spin.ptx: " in told and " s" in told and "timeout" in told
