"""What the tests ask of object files."""

from __future__ import annotations

import struct

_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLE = 2


def undefined_symbols(code: bytes) -> set[str]:
    """The names that a little-endian 64-bit ELF object file expects others to define."""
    (start,) = struct.unpack_from("<Q", code, 0x28)
    (count,) = struct.unpack_from("<H", code, 0x3C)
    sections = [_SECTION.unpack_from(code, start + number * _SECTION.size) for number in range(count)]
    names = set()
    for _, kind, _, _, offset, size, link, *_ in sections:
        if kind == _SYMBOL_TABLE:
            strings = sections[link][4]
            for place in range(offset, offset + size, _SYMBOL.size):
                name, _, _, section, _, _ = _SYMBOL.unpack_from(code, place)
                if section == 0 and name:
                    end = code.index(0, strings + name)
                    names.add(code[strings + name : end].decode())
    return names
