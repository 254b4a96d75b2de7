"""Runs the tests nearest to a mutant, in a copy of the package, in processes that cannot run for ever."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.mutation import nearest
from tests.mutation.sites import Site

ROOT = Path(__file__).parents[2]
SECONDS = 40
"""CPU time of the process that runs the tests of one mutant; LLVM's comes on top."""

_WALL_LIMIT = 30 * SECONDS
_OPTIONS = ("-m", "not slow", "--tb=no", "-rfE", "-p", "no:cacheprovider", "-p", "no:xdist")
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
_NOT_COPIED = (".*", "build", "dist", "__pycache__")
_EPOCH = 1_000_000_000  # seconds; the times of mutated files count on from here


@dataclass(frozen=True, slots=True)
class Outcome:
    """`by`: the test that failed, or how the run ended otherwise."""

    noticed: bool
    by: str


class Workplace:
    """A copy of the package and its tests, so that both may be edited meanwhile; one mutant at a time."""

    def __init__(self, folder: Path) -> None:
        self._root = folder
        self._package = folder / "src" / "ptxvm"
        self._trials = 0
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*_NOT_COPIED))

    def trial(self, site: Site) -> Outcome:
        file = self._package / site.path
        original = file.read_text()
        self._write(file, site.mutated(original))
        try:
            return self._nearest(site.path, nearest.names_around(original, site.line))
        finally:
            self._write(file, original)

    def failures(self, tests: list[str]) -> list[str]:
        """Those of `tests` that fail without any mutation."""
        command = [sys.executable, "-m", "pytest", *_OPTIONS, *tests]
        run = subprocess.run(
            command, cwd=self._root, env=self._environment(), capture_output=True, text=True, check=False
        )
        return _FAILED.findall(run.stdout)

    def _write(self, file: Path, text: str) -> None:
        """With a time of its own, by which Python tells that what it compiled before is stale."""
        self._trials += 1
        file.write_text(text)
        os.utime(file, (_EPOCH + self._trials, _EPOCH + self._trials))

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self._root / "src"), str(self._root)])}

    def _nearest(self, module: str, names: str) -> Outcome:
        """Of the tests nearest to a module, and to names in it, until one fails."""
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-x", "-p", nearest.__name__, *_OPTIONS, *nearest.folders(module)],
            cwd=self._root,
            env=self._environment() | {nearest.MODULE: module, nearest.NAMES: names, nearest.BUDGET: str(SECONDS)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=_WALL_LIMIT)
        except subprocess.TimeoutExpired:
            return Outcome(True, "time limit")
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return _judged(process.returncode, output)


def _judged(status: int, output: str) -> Outcome:
    if status == 0:
        return Outcome(False, "")
    failed = _FAILED.findall(output)
    return Outcome(True, failed[0] if failed else f"exit status {status}")
