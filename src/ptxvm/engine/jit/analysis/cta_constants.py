"""What is the same for all threads of a CTA, and cheaply computed of its parameters and its place in the grid.

Compilers load parameters and make addresses of them where a kernel begins. A function that goes through all warps of a
CTA may as well do that once, and no barrier needs to keep it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.operands import Constant, Number, PlaceOf, Read, Source, SpecialValue, SumValue
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import Type

_CHEAP = frozenset({"mov", "cvta", "cvta.to", "cvt", "add", "sub", "mul", "mad", "shl", "shr", "and", "or", "xor"})
_REGISTERS = frozenset({"ntid", "ctaid", "nctaid"})


def known_in_cta(graph: Graph, live: Liveness, facts: Facts, types: Sequence[Type]) -> dict[int, Step]:
    """The cells of which that is true, in an order in which they can be computed, with the steps that do.

    Each is written in one place only, by all lanes together, and never read before. There are none in kernels that free
    memory: what is known of arrays where a function begins has to hold until it ends.
    """
    if any(step.form is not None and step.form.opcode == "free" for block in graph.blocks for step in block.steps):
        return {}
    writes = Counter(cell for block in graph.blocks for step in block.steps for cell in step.writes)
    writes.update(live.entering(0))
    found: dict[int, Step] = {}
    for block in graph.blocks:
        if block.index in facts.region_of:
            continue
        for step in block.steps:
            cell = step.writes[0] if len(step.writes) == 1 else -1
            if writes[cell] != 1 or not facts.values[cell].shape.uniform or facts.is_constant(cell):
                continue
            if types[cell].is_integer and _is_cheap(step) and _is_known(step, found):
                found[cell] = step
    return found


def cta_constants(graph: Graph, live: Liveness, known: dict[int, Step], others: Iterable[int]) -> dict[int, Step]:
    """Those of them that warps want behind a barrier, some others, and what they are made of: the rest had better be
    where it is used."""
    wanted = {cell for block in graph.blocks if block.ends_in_wait for cell in live.leaving(block.index)}
    wanted.update(others)
    for cell in reversed(known):
        if cell in wanted:
            wanted.update(known[cell].reads)
    return {cell: step for cell, step in known.items() if cell in wanted}


def _is_cheap(step: Step) -> bool:
    """Whether it is worth nothing to know whether a CTA needs it."""
    if step.guard is not None or step.unwrites:
        return False
    name = step.instruction.definition.name
    return step.form is None or (step.effects.pure and name in _CHEAP) or name == "ld"


def _is_known(step: Step, cells: dict[int, Step]) -> bool:
    """Whether all that it reads is the same in a CTA, given the cells of which that is known."""
    return all(source is None or _is_known_source(source, cells) for source in step.sources)


def _is_known_source(source: Source, cells: dict[int, Step]) -> bool:
    match source:
        case SpecialValue():
            return source.register.base in _REGISTERS
        case PlaceOf():
            return source.base is None and source.space is Space.PARAM
        case Read() | SumValue():
            return source.cell in cells
        case _:
            return isinstance(source, Constant | Number)
