"""ELF object files of x86-64 as LLVM makes them for position-independent code: what is in them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from enum import IntEnum, IntFlag
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

_MAGIC = b"\x7fELF\x02\x01"
_MACHINE = b"\x3e\x00"
_TABLE = struct.Struct("<40xQ10xHH")
"""Of the file's header: where the sections' headers are, their size and number."""

_SECTION = struct.Struct("<IIQ8xQQIIQ8x")
_SYMBOL = np.dtype([("name", "<u4"), ("info", "u1"), ("", "u1"), ("section", "<u2"), ("value", "<u8"), ("size", "<u8")])
_RELOCATION = np.dtype([("offset", "<u8"), ("kind", "<u4"), ("symbol", "<u4"), ("addend", "<i8")])
_FILE = 4
_RESERVED = 0xFF00
"""Numbers of sections from here on are none: absolute and common symbols."""

Rows = npt.NDArray[Any]


class Type(IntEnum):
    """Of a section."""

    SYMBOLS = 2
    RELOCATIONS = 4
    ZEROS = 8


class Flag(IntFlag):
    """Of a section: it can be written; it is there when the program runs."""

    WRITE = 1
    LOADED = 2


class Section(NamedTuple):
    """Its header. `link` and `info` are numbers of other sections."""

    name: int
    type: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int


class UnknownObjectError(Exception):
    """An object file, or something in it, that is not understood here."""


class ElfObject:
    """An object file. Raises UnknownObjectError for what is none of the kind."""

    def __init__(self, code: bytes) -> None:
        if not code.startswith(_MAGIC) or code[18:20] != _MACHINE:
            raise UnknownObjectError("no object file of x86-64")
        self._code = code
        start, size, number = _TABLE.unpack_from(code)
        self.sections = [Section(*_SECTION.unpack_from(code, start + size * each)) for each in range(number)]
        table = next(section for section in self.sections if section.type == Type.SYMBOLS)
        self._names = self.sections[table.link].offset
        self.symbols: Rows = np.frombuffer(code, _SYMBOL, table.size // _SYMBOL.itemsize, table.offset).copy()
        self.symbols[self.symbols["info"] & 15 == _FILE] = 0  # the name of what it was made from
        if (self.symbols["section"] >= _RESERVED).any():
            raise UnknownObjectError("a symbol in no section")

    def name(self, symbol: int) -> str:
        """Of a symbol."""
        start = self._names + int(self.symbols["name"][symbol])
        return self._code[start : self._code.index(b"\0", start)].decode()

    def number(self, name: str) -> int:
        """Of the symbol that others see under a name. Raises KeyError."""
        wanted = np.flatnonzero((self.symbols["info"] >= 16) & (self.symbols["section"] != 0))
        for symbol in wanted.tolist():
            if self.name(symbol) == name:
                return int(symbol)
        raise KeyError(name)

    def content(self, section: Section) -> Rows:
        """The bytes of a section."""
        return np.frombuffer(self._code, np.uint8, section.size, section.offset)

    def relocations(self) -> Iterator[tuple[int, Rows]]:
        """The number of each section that has places to be filled in, and these."""
        for section in self.sections:
            if section.type == Type.RELOCATIONS:
                rows = np.frombuffer(self._code, _RELOCATION, section.size // _RELOCATION.itemsize, section.offset)
                yield section.info, rows
