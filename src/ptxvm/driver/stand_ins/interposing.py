"""Libraries in front of compiler libraries: every function is that of the real one, except for a few of ours."""

from __future__ import annotations

import ctypes
import mmap
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ptxvm.driver.library import MadeLibrary, folder, write

Real = Callable[[str], Any]
"""Gives a function of the real library by name."""


class Override(NamedTuple):
    """A function of ours: the ctypes of its parameters, and what it does."""

    parameters: tuple[Any, ...]
    function: Callable[..., int]


Choose = Callable[[str, Real], Override | None]
_interposed: dict[str, tuple[MadeLibrary, ctypes.CDLL]] = {}


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


def interpose(real_path: Path, soname: str, choose: Choose) -> None:
    """Load a library of the same SONAME in front of a real one: whoever asks for it by that name gets ours."""
    if soname in _interposed:
        return
    names = exported(real_path)
    made = MadeLibrary(write(folder() / "stand-ins", soname, names), names)
    real = ctypes.CDLL(str(real_path), mode=ctypes.RTLD_LOCAL)
    for name in names:
        made.point(name, ctypes.cast(getattr(real, name), ctypes.c_void_p).value or 0)
        override = choose(name, lambda asked: getattr(real, asked))
        if override is not None:
            kind = ctypes.CFUNCTYPE(ctypes.c_int, *override.parameters)
            made.fill(name, kind(override.function))
    _interposed[soname] = made, real


def wheels(pattern: str) -> Iterator[Path]:
    """Libraries in NVIDIA's wheels, as `nvidia/cu13/lib/libnvrtc.so.13`; the first of each name."""
    seen = set()
    for entry in sys.path:
        home = Path(entry or ".", "nvidia")
        for found in sorted(home.glob(f"*/lib/{pattern}")) if home.is_dir() else ():
            if found.name not in seen and found.name.count(".") == 2:
                seen.add(found.name)
                yield found
