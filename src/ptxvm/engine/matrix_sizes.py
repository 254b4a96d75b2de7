"""How many products of elements a matrix instruction of a warp sums up."""

from __future__ import annotations

import re
from functools import lru_cache

from ptxvm.checker.module import Instruction
from ptxvm.isa.definition import Form

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")
_PRODUCTS = ("mma", "wmma.mma")


def multiply_adds(instruction: Instruction) -> int:
    """M x N x K of `mma` and `wmma.mma`; 0 of other instructions, those of warpgroups and of tensor cores too."""
    return _of(instruction.form) if instruction.definition.name.startswith(_PRODUCTS) else 0


@lru_cache(maxsize=1024)
def _of(form: Form) -> int:
    found = next((match for word in form.modifiers if (match := _SHAPE.fullmatch(word))), None)
    return 0 if found is None else int(found[1]) * int(found[2]) * int(found[3])
