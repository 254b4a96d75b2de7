"""What holds for every test: compiled code is made anew in each run, and nothing is left behind in the user's folders.

No object of an earlier run may hide a fault, so a run has an object cache of its own, which its processes share. The
home directory of a run is an empty folder; it has to be empty still when the run ends.
"""

from __future__ import annotations

import gc
import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest

_RUN = pytest.StashKey[Path]()
_VARIABLES = {
    "PTXVM_CACHE_DIR": "objects",
    "HOME": "home",
    "XDG_CACHE_HOME": "home/.cache",
    "TRITON_HOME": "compilers",
    "NUMBA_CACHE_DIR": "compilers",
}


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell makes its background ignore interrupts
    if hasattr(config, "workerinput"):
        return  # a process of pytest-xdist has the environment of the one that started it
    run = config.stash[_RUN] = Path(tempfile.mkdtemp(prefix="ptxvm-tests-"))
    (run / "home").mkdir()
    os.environ.update({variable: str(run / name) for variable, name in _VARIABLES.items()})
    os.environ.setdefault("PTXVM_TIERS", "0")  # what is to run in compiled code does so from its first launch on


def pytest_collection_finish() -> None:
    """Many thousand tests are no garbage: it is not searched for among them while they run."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if _left_at_home(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for path in _left_at_home(config):
        terminalreporter.write_line(f"ERROR: tests wrote {path} in the user's home directory", red=True)


def pytest_unconfigure(config: pytest.Config) -> None:
    run = config.stash.get(_RUN, None)
    if run is not None:
        shutil.rmtree(run, ignore_errors=True)


def _left_at_home(config: pytest.Config) -> list[str]:
    run = config.stash.get(_RUN, None)
    if run is None:
        return []
    home = run / "home"
    return sorted(f"~/{path.relative_to(home)}" for path in home.rglob("*") if path.is_file())
