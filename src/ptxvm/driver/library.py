"""Makes the libraries that programs load, and fills their tables."""

from __future__ import annotations

import ctypes
import os
import platform
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ptxvm.driver.elf import FIRST_ENTRY, STATE_WITHOUT_DRIVER, TABLE, Start, library
from ptxvm.driver.stubs import GUARD_CALLS, MACHINES

SUCCESS = 0
SONAME, MANAGEMENT = "libcuda.so.1", "libnvidia-ml.so.1"
LINKED = "libcuda.so"
"""What programs are linked to."""


def folder() -> Path:
    """Where made libraries are kept: they depend on nothing but their tables. PTXVM_DRIVER_DIR, or a folder of the
    user's cache; one that ends with the system where that cannot be written."""
    asked = os.environ.get("PTXVM_DRIVER_DIR")
    if asked:
        chosen = Path(asked)
    else:
        base = os.environ.get("PTXVM_CACHE_DIR") or Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "ptxvm")
        chosen = Path(base).expanduser() / "driver"
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        if os.access(chosen, os.W_OK):
            return chosen
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="ptxvm-driver-"))


class UnknownMachineError(OSError):
    """The processor is one for which no library can be made."""


def write(
    where: Path, soname: str, names: Sequence[str], needed: Sequence[str] = (), start: Start | None = None
) -> Path:
    """Make a library, if it is not there already. With a path as its SONAME, programs linked to it load what is there.
    Raises UnknownMachineError, OSError."""
    machine = platform.machine()
    if machine not in MACHINES:
        known = " and ".join(MACHINES)
        raise UnknownMachineError(f"ptxvm makes driver libraries for {known}, not for {machine}")
    name = Path(soname).name
    key = sha256("\n".join([soname, machine, *names, *needed, repr(start), _own_version()]).encode()).hexdigest()[:16]
    place = where / key / name
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_name(f"{name}.{os.getpid()}")
        part.write_bytes(library(soname, names, machine, needed, start))
        part.replace(place)
    return place


def _own_version() -> str:
    """Changes whenever code that writes libraries does."""
    parts = (Path(__file__).with_name(name).stat() for name in ("elf.py", "stubs.py"))
    return " ".join(f"{part.st_mtime_ns}" for part in parts)


_loaded: list[MadeLibrary] = []
"""Libraries call what was filled in for as long as the process lives."""


class MadeLibrary:
    """A made library in this process. A function goes on to an address (`point`) or calls Python (`fill`); others ask
    `generic`, or return `state`."""

    def __init__(self, place: Path, names: Sequence[str], mode: int = ctypes.RTLD_GLOBAL) -> None:
        self.place = place
        self.names = list(names)
        self.index = {name: number for number, name in enumerate(self.names)}
        self.loaded = ctypes.CDLL(str(place), mode=mode)
        self.table = (ctypes.c_uint64 * (FIRST_ENTRY + 2 * len(self.names))).in_dll(self.loaded, TABLE)
        for number, name in enumerate(GUARD_CALLS):
            self.table[2 + number] = _address(getattr(ctypes.pythonapi, name))
        self._keep: list[Any] = []  # all of them: one may be called while another takes its place
        _loaded.append(self)

    def fill(self, name: str, callback: Any) -> None:
        """Let a function call `callback`, a ctypes function."""
        self._keep.append(callback)
        entry = FIRST_ENTRY + self.index[name]
        self.table[entry + len(self.names)] = _address(callback)
        self.table[entry] = 0

    def clear(self, name: str) -> None:
        """Let a function be one that nobody has filled in."""
        entry = FIRST_ENTRY + self.index[name]
        self.table[entry] = self.table[entry + len(self.names)] = 0

    def point(self, name: str, address: int) -> None:
        """Let a function be that at an address."""
        self.table[FIRST_ENTRY + self.index[name]] = address

    def lead_here(self, place: Path) -> None:
        """Let a library of the same functions, at another place, go on to this one: programs may find it there."""
        other = MadeLibrary(place.resolve(), self.names, ctypes.DEFAULT_MODE)  # by a path that is nobody's SONAME
        if other.loaded._handle != self.loaded._handle:
            addresses: list[Any] = [self.address(name) for name in self.names]
            other.table[FIRST_ENTRY : FIRST_ENTRY + len(addresses)] = addresses

    def fill_generic(self, callback: Any) -> None:
        """What functions call that nobody has filled in: it is given the number of the function."""
        self._keep.append(callback)
        self.table[1] = _address(callback)

    def address(self, name: str) -> int:
        """Of a function, as programs get it."""
        return ctypes.addressof(ctypes.c_char.in_dll(self.loaded, name))  # five times as quick as asking for a function

    def empty(self, state: int = STATE_WITHOUT_DRIVER, kept: Sequence[str] = ()) -> None:
        """Call Python no more: all functions but those to keep return `state`."""
        places = {FIRST_ENTRY + self.index[name] for name in kept}
        places |= {place + len(self.names) for place in places}
        for place in range(len(self.table) - 1, FIRST_ENTRY - 1, -1):
            if place not in places:
                self.table[place] = 0
        self.table[1], self.table[0] = 0, state


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0
