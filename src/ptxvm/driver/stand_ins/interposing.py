"""Libraries in front of compiler libraries: every function is that of the real one, except for a few of ours."""

from __future__ import annotations

import ctypes
import mmap
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

from ptxvm.driver.library import MadeLibrary, folder, write

Real = Callable[[str], Any]
"""Gives a function of the real library by name."""


class Override(NamedTuple):
    """A function of ours: the ctypes of its parameters, and what it does."""

    parameters: tuple[Any, ...]
    function: Callable[..., int]


Choose = Callable[[str, Real], Override | None]
MOST_WORDS = 6
"""So many parameters have functions of these libraries, none of them a floating-point number: all come in registers."""

FAILED = 1
"""What functions return where the real library cannot be loaded: an error of each of them."""


def exported(library: Path) -> list[str]:
    """The functions that a 64-bit ELF library defines. Compilers are large: nothing but tables is read."""
    with library.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        return _exported(data)


def _exported(data: mmap.mmap) -> list[str]:
    sections_at, count = struct.unpack_from("<Q", data, 40)[0], struct.unpack_from("<H", data, 60)[0]
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, sections_at + 64 * place) for place in range(count)]
    symbols = next(section for section in sections if section[1] == 11)
    names_at = sections[symbols[6]][4]
    found = set()
    for at in range(symbols[4], symbols[4] + symbols[5], 24):
        name, info, _, section, _, _ = struct.unpack_from("<IBBHQQ", data, at)
        if section and info & 15 == 2:
            start = names_at + name
            found.add(data[start : data.find(b"\0", start)].decode())
    return sorted(found)


def interpose(real_path: Path, choose: Choose, place: Path | None = None) -> None:
    """Load a library of the same SONAME in front of a real one: whoever asks for it by that name gets ours, which is
    made, or is at `place` already. The real one is loaded when somebody calls a function: most programs never do."""
    soname = real_path.name
    if soname in _interposed:
        return
    names = exported(real_path)
    made = MadeLibrary(place or write(folder() / "stand-ins", soname, names), names)
    for name in names:
        made.fill(name, ctypes.CFUNCTYPE(ctypes.c_uint64, *[ctypes.c_uint64] * MOST_WORDS)(_first(made, name)))
    _interposed[soname] = _Interposed(made, real_path, choose)


def _first(made: MadeLibrary, name: str) -> Callable[..., int]:
    """A function that loads the real library."""

    def call(*words: int) -> int:
        try:
            _interposed[made.place.name].load()
        except OSError as error:
            print(f"ptxvm: {made.place.name} cannot be loaded: {error}", file=sys.stderr)
            return FAILED
        function = made.loaded[name]
        function.restype = ctypes.c_uint64
        return int(function(*map(ctypes.c_uint64, words)))

    return call


class _Interposed:
    """A library of ours, and the real one behind it once that is loaded."""

    def __init__(self, made: MadeLibrary, real_path: Path, choose: Choose) -> None:
        self.made, self.real_path, self.choose = made, real_path, choose
        self.real: ctypes.CDLL | None = None
        self._lock = RLock()

    def load(self) -> None:
        """Let all functions be those of the real library, or ours. Raises OSError."""
        with self._lock:
            if self.real is None:
                self.real = ctypes.CDLL(str(self.real_path), mode=ctypes.RTLD_LOCAL)
                for name in self.made.names:
                    self._put(name, self.real)

    def _put(self, name: str, real: ctypes.CDLL) -> None:
        override = self.choose(name, lambda asked: getattr(real, asked))
        if override is None:
            self.made.point(name, ctypes.cast(getattr(real, name), ctypes.c_void_p).value or 0)
        else:
            self.made.fill(name, ctypes.CFUNCTYPE(ctypes.c_int, *override.parameters)(override.function))


_interposed: dict[str, _Interposed] = {}


def real_library(beginning: str) -> ctypes.CDLL | None:
    """The library behind one of ours whose name begins so; None where there is none. Raises OSError."""
    for name, found in _interposed.items():
        if name.startswith(beginning):
            found.load()
            return found.real
    return None


def libraries(pattern: str, folders: Sequence[Path] = ()) -> Iterator[Path]:
    """Libraries in folders, then in NVIDIA's wheels, as `nvidia/cu13/lib/libnvrtc.so.13`; the first of each name."""
    seen = set()
    homes = [Path(entry or ".", "nvidia") for entry in sys.path]
    places = [*folders, *(place for home in homes if home.is_dir() for place in sorted(home.glob("*/lib")))]
    for each in (each for place in places for each in sorted(place.glob(pattern))):
        if each.name not in seen and each.name.count(".") == 2:
            seen.add(each.name)
            yield each
