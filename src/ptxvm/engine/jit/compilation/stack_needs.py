"""How much stack compiled code needs: what its functions take at their beginning, read from their machine code."""

from __future__ import annotations

import re
import struct

from ptxvm.engine.jit.compilation.elf_objects import ElfObject, UnknownObjectError

_FUNCTION = 2
"""The type of a symbol."""

_TAKES = re.compile(rb"\x48(?:\x83\xec(.)|\x81\xec(....))", re.DOTALL)
"""`sub rsp, imm8` or `sub rsp, imm32`: the first one of a function makes room for all that it keeps there."""

_MOST_PER_BYTE = 8
"""Bytes of stack that a byte of machine code of other processors can use: a pair of vectors is kept by four bytes."""


def stack_needed(code: bytes) -> int:
    """The bytes that the functions of an object file take together: they do not call themselves, so it is never more.

    LLVM keeps all values of level 0, and those that find no register, in one place each.
    """
    try:
        unit = ElfObject(code)
    except UnknownObjectError:
        return _MOST_PER_BYTE * len(code)
    functions = unit.symbols[unit.symbols["info"] & 15 == _FUNCTION]
    return sum(
        _taken(code, unit.sections[row["section"]].offset + int(row["value"]), int(row["size"])) for row in functions
    )


def _taken(code: bytes, start: int, size: int) -> int:
    found = _TAKES.search(code, start, start + size)
    if found is None:
        return 0
    byte, word = found.groups()
    return byte[0] if word is None else int(struct.unpack("<I", word)[0])
