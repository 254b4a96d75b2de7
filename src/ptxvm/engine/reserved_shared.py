"""`%reserved_smem_offset_*`: the kilobyte of each CTA's shared memory that belongs to the system (ISA 10.29).

Code that NVIDIA's headers bring along does use it: cooperative groups synchronise tiles of several warps there, and
expect that it is zero when the CTA starts.
"""

from __future__ import annotations

from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.machine.layout import RESERVED_SHARED, RESERVED_SHARED_SIZE

_PREFIX = "reserved_smem_offset_"
_PARTS = (0, 64)
"""Places of the two numbered parts. The headers use 288 bytes of the second."""


def names_reserved_shared(register: SpecialRegister) -> bool:
    return register.base.startswith(_PREFIX)


def reserved_offset(register: SpecialRegister) -> int:
    """What such a register holds; all but the size are places, to which a CTA of a cluster adds its own base."""
    match register.base.removeprefix(_PREFIX):
        case "begin":
            return RESERVED_SHARED
        case "end":
            return RESERVED_SHARED + RESERVED_SHARED_SIZE
        case "cap":
            return RESERVED_SHARED_SIZE
        case _:
            return RESERVED_SHARED + _PARTS[register.component]


def is_reserved_place(register: SpecialRegister) -> bool:
    return names_reserved_shared(register) and register.base != f"{_PREFIX}cap"
