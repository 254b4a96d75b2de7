"""Runs in programs without Python, whose libraries have started an interpreter (`children.py`)."""

from __future__ import annotations

import ctypes
import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ptxvm.driver import installing, management, stand_ins
from ptxvm.driver.children import START, START_VARIABLES
from ptxvm.driver.library import LINKED, MANAGEMENT, SONAME
from ptxvm.driver.runtime import exports
from ptxvm.driver.runtime import library as runtime

_libc = ctypes.CDLL(None)


def _end(_: object) -> None:
    """The program ends, and nobody ends the interpreter in it."""
    if "ptxvm.driver.leaks" in sys.modules:  # the driver has begun
        importlib.import_module("ptxvm.driver.endings").tell_rest()


_at_end = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_end)


class _Output(io.TextIOWrapper):
    """What kernels print comes after what the program has printed before, which C keeps in a buffer."""

    def write(self, text: str) -> int:
        ctypes.CDLL(None).fflush(None)
        return super().write(text)


def start(compilers: Sequence[str]) -> None:
    """Runs in the program, before its own code: fills the libraries that it has loaded, and those in front of others,
    which it may load later."""
    raw = open(1, "wb", buffering=0, closefd=False)  # noqa: SIM115  (it lives as long as the process)
    sys.stdout = _Output(raw, encoding="utf-8", write_through=True)
    sys.argv = [os.environ.get("_", "program")]
    _restore_environment()
    where = _own_folder()
    installing.install_for_program(where / SONAME)
    for name in (SONAME, LINKED):
        installing.installed().library.lead_here(where / name)
    _libc.__cxa_atexit(_at_end, None, None)
    for version in exports.VERSIONS:
        if _is_loaded(where / exports.soname(version)):
            runtime.install(version, where / exports.soname(version))
    if _is_loaded(where / MANAGEMENT):
        management.install(where / MANAGEMENT)
    for real in map(Path, compilers):
        linked = where / real.name
        stand_ins.install_library(real, linked if linked.exists() else None)


def _own_folder() -> Path:
    """Of the library that has started the interpreter: the program may have changed where it looks for libraries."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="surrogateescape")
    return Path(next(line.split(maxsplit=5)[5] for line in maps.splitlines() if line.endswith(f"/{START}"))).parent


def _restore_environment() -> None:
    """Variables that were set while the interpreter began are as they were."""
    block = Path("/proc/self/environ").read_bytes().split(b"\0")
    given = dict(os.fsdecode(entry).split("=", 1) for entry in block if b"=" in entry)
    for name in START_VARIABLES:
        os.environ.pop(name, None)
        if name in given:
            os.environ[name] = given[name]


def _is_loaded(place: Path) -> bool:
    try:
        ctypes.CDLL(str(place), mode=os.RTLD_NOLOAD | os.RTLD_GLOBAL)
    except OSError:
        return False
    return True
