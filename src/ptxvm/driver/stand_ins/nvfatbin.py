"""nvFatbin: the "cubin" that our stand-ins make is PTX, and goes into a fat binary as such."""

from __future__ import annotations

import ctypes
import re

from ptxvm.driver.stand_ins.interposing import Override, Real

LONG, TEXT = ctypes.c_uint64, ctypes.c_char_p
ARCH_MISMATCH = 2
_TARGET = re.compile(rb"\.target\s+sm_(\w+)")
_MOST_HEADER = 1 << 16
"""Bytes in which `.target` stands, after the compiler's remarks."""


def target_of(code: bytes) -> str | None:
    """The GPU that PTX is for, as "90a"; None for what is not PTX."""
    found = _TARGET.search(code[:_MOST_HEADER])
    return found[1].decode() if found is not None and b".version" in code[: found.start()] else None


def choose(name: str, real: Real) -> Override | None:
    """Machine code that is PTX is added as PTX."""
    if name != "nvFatbinAddCubin":
        return None
    add_cubin, add_text = real(name), real("nvFatbinAddPTX")

    def add(handle: int, code: int, size: int, arch: bytes | None, identifier: bytes | None) -> int:
        target = target_of(ctypes.string_at(code, size)) if code else None
        if target is None or arch is None:
            return int(add_cubin(LONG(handle), LONG(code), LONG(size), TEXT(arch), TEXT(identifier)))
        if target != arch.decode(errors="replace"):
            return ARCH_MISMATCH
        return int(add_text(LONG(handle), LONG(code), LONG(size), TEXT(arch), TEXT(identifier), TEXT(b"")))

    return Override((LONG, LONG, LONG, TEXT, TEXT), add)
