"""Where loads from tensor memory are executed: the ISA leaves open when they read it (9.7.16.6).

A `tcgen05.ld` is complete at the next `tcgen05.wait::ld`, or when one of its registers is used (9.7.16.6.4.5): kernels
of NVIDIA's rely on that, too. Executing it there, and not where it stands, shows what a kernel does to tensor memory
although it has not waited for the load.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.checker.module import (
    Address,
    Element,
    Function,
    Instruction,
    Label,
    Not,
    Operand,
    Pair,
    Register,
    Sum,
    TupleAddress,
    Vector,
)
from ptxvm.engine.facts import fact
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.options import AsyncCompletion, Options
from ptxvm.isa.flow import Flow
from ptxvm.machine.image import Image

_LOADS = ("tcgen05.ld", "tcgen05.ld.red", "tcgen05.ld.spcompress", "tcgen05.ld.red.spcompress")

Body = Sequence[Instruction | Label]


def loads_late(kernel: Function, image: Image, options: Options) -> bool:
    """Whether loads are executed as late as they may be: with random completion the seed decides.

    True for kernels without loads, whatever the options, so that they need no code of their own.
    """
    if not _loads(kernel, image):
        return True
    match options.async_completion:
        case AsyncCompletion.EARLY:
            return False
        case AsyncCompletion.RANDOM:
            return options.seed % 2 == 0
    return True


@fact("tensor loads")
def _loads(kernel: Function, image: Image) -> bool:
    return any(_has_loads(function.body or ()) for function in kernel_layout(kernel, image).functions)


def executed_body(function: Function, late: bool) -> Body:
    """The body in the order in which it is executed: with `late`, loads from tensor memory stand where they end."""
    body = function.body or []
    return list(_late(body)) if late and _has_loads(body) else body


def _has_loads(body: Body) -> bool:
    return any(isinstance(item, Instruction) and item.definition.name in _LOADS for item in body)


def _late(body: Body) -> Iterator[Instruction | Label]:
    pending: list[Instruction] = []
    for item in body:
        if pending:
            ended = [load for load in pending if isinstance(item, Label) or _ends(load, item)]
            if ended:
                # In their order: the last of several loads of a register gives its value.
                last = pending.index(ended[-1]) + 1
                yield from pending[:last]
                pending = pending[last:]
        if isinstance(item, Instruction) and item.definition.name in _LOADS:
            pending.append(item)
        else:
            yield item
    yield from pending


def _ends(load: Instruction, item: Instruction) -> bool:
    """Whether a load must be complete before an instruction, or is executed there because the block ends."""
    if item.definition.flow is not Flow.NONE or (item.definition.name == "tcgen05.wait" and item.form.has("wait::ld")):
        return True
    results = set(_results(load))
    if not results.isdisjoint(_registers(item)):
        return True
    needed = {register for register in _registers(load) if register not in results}
    return not needed.isdisjoint(_results(item))


def _results(instruction: Instruction) -> Iterator[Register]:
    for index in instruction.form.results:
        if index >= 0:
            yield from _inside(instruction.operands[index])


def _registers(instruction: Instruction) -> Iterator[Register]:
    """All registers that an instruction names."""
    if instruction.guard is not None:
        yield instruction.guard
    for operand in instruction.operands:
        yield from _inside(operand)


def _inside(operand: Operand | None) -> Iterator[Register]:
    match operand:
        case Register():
            yield operand
        case Sum() | Not():
            yield operand.register
        case Element():
            yield operand.index
        case Address():
            if isinstance(operand.base, Register):
                yield operand.base
            elif isinstance(operand.base, Element):
                yield operand.base.index
        case Vector() | TupleAddress():
            for element in operand.elements:
                yield from _inside(element)
        case Pair():
            yield from _inside(operand.first)
            yield from _inside(operand.second)
