"""Launches that are watched or counted, and that the interpreter has run before a compiler has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.checker.module import Function, Instruction, Label, LabelList
from ptxvm.engine.facts import found_once
from ptxvm.engine.host_functions import WARPGROUP_PRODUCT

if TYPE_CHECKING:
    from ptxvm.engine.kernel_layout import KernelLayout
    from ptxvm.engine.work import Work

FEW_THREADS = 1024
"""A launch with fewer threads is short, unless what its kernel does may take long."""

_PRODUCTS = ("mma", "wmma.mma", "mma.sp", WARPGROUP_PRODUCT)
"""Instructions that take the interpreter long."""


def is_short(work: Work, layout: KernelLayout) -> bool:
    """Whether no code is worth its compilation."""
    if work.launch.ctas * work.launch.threads >= FEW_THREADS:
        return False
    key = ("may take long", work.function)
    return not found_once(work.launch.image, key, lambda: any(map(_may_take_long, layout.functions)))


def _may_take_long(function: Function) -> bool:
    """Whether it multiplies matrices, or has a loop: nobody knows how often it goes round."""
    behind: set[Label] = set()
    for item in function.body or ():
        if isinstance(item, Label):
            behind.add(item)
        elif isinstance(item, Instruction) and (item.definition.name in _PRODUCTS or _goes_back(item, behind)):
            return True
    return False


def _goes_back(item: Instruction, behind: set[Label]) -> bool:
    for operand in item.operands:
        labels = operand.labels if isinstance(operand, LabelList) else (operand,)
        if any(label in behind for label in labels if isinstance(label, Label)):
            return True
    return False
