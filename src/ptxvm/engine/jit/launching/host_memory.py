"""Memory that a program of the host may write while a kernel runs (`Options.host_writes`), as drivers allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction
from ptxvm.engine.facts import found_once
from ptxvm.engine.stored_pointers import may_be_global

if TYPE_CHECKING:
    from ptxvm.engine.kernel_layout import KernelLayout
    from ptxvm.engine.work import Work

_OF_SYSTEM = ("volatile", "mmio")


def may_hear_the_host(work: Work, layout: KernelLayout) -> bool:
    """Whether the host may tell a kernel something while it runs: by accesses or fences that are of the whole system,
    or as nobody says which memory the host writes."""
    if not work.options.host_writes:
        return False
    if not any(memory.open_to_host for memory in work.memory.reachable()):
        return True
    key = ("hears the host", work.function)
    return found_once(work.launch.image, key, lambda: any(map(_is_of_system, layout.instructions())))


def _is_of_system(item: Instruction) -> bool:
    if item.form.has("sys"):
        return True
    return may_be_global(item) and any(item.form.has(word) for word in _OF_SYSTEM)


def of_host(work: Work, rows: npt.NDArray[np.void]) -> npt.NDArray[np.bool_]:
    """The allocations that the host may write while the kernel runs: nothing that the kernel has stored there can be
    taken back, as the host may have written beside it."""
    if not work.options.host_writes:
        return np.zeros(len(rows), np.bool_)
    bases = [base for memory in work.memory.reachable() for base in memory.open_to_host]
    found: npt.NDArray[np.bool_] = np.isin(rows["base"], np.array(bases, np.uint64))
    return found
