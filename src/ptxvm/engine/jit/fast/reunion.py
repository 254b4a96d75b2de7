"""From a dispatcher back to unmasked code, where the lanes have met and cells have other homes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.emission.context_cells import load_vector
from ptxvm.lanes import llvm_literals as literals
from ptxvm.lanes.types import PRED, carrier

if TYPE_CHECKING:
    from ptxvm.engine.jit.analysis.regions import Region
    from ptxvm.engine.jit.fast.version import FastEmitter


def leads_back(emitter: FastEmitter, block: int) -> bool:
    """Whether all lanes go back to unmasked code at this block of a region that keeps cells in the context: at heads
    of loops, and at barriers, which only unmasked code can run."""
    found = emitter.graph.blocks[block]
    return found.ends_in_wait or any(source >= block for source in found.predecessors)


def emit_return(emitter: FastEmitter, region: Region, block: int) -> None:
    """All live lanes leave the dispatcher for the unmasked copy of `block`; or for the masked one, if a cell that is a
    scalar in the former does not have the values for it."""
    code = emitter.code
    kept = [cell for cell in emitter.live.entering(block) if cell in emitter.kept_in_context(region)]
    scalars: dict[int, str] = {}
    strays: list[str] = []
    for cell in kept:
        vector = load_vector(emitter, cell)
        if cell in emitter.facts.divided[region.index]:
            scalars[cell] = _base_of(emitter, cell, vector, strays)
        else:
            code.line(f"store {emitter.home_type(cell)} {vector}, ptr %r{cell}")
    if strays:
        on = code.new_label()
        found = _any_live(emitter, strays)
        code.branch(found, f"M{block}", on, likely=False)
        code.label(on)
    for cell, base in scalars.items():
        code.line(f"store {emitter.home_type(cell)} {base}, ptr %r{cell}")
    code.jump(f"U{block}")


def _base_of(emitter: FastEmitter, cell: int, vector: str, strays: list[str]) -> str:
    """The scalar of a cell from its 32 values. Adds to `strays` a vector of the lanes that do not conform."""
    code, reading = emitter.code, emitter.reading
    type_, shape = emitter.types[cell], emitter.facts.values[cell].shape
    values = reading.varying(type_, vector)
    if type_ is not PRED:
        values = values.raw_bits(carrier(type_))
    lane = _first_live(emitter)
    base = code.value(f"extractelement {values.type.vector} {reading.vector(values)}, i32 {lane}")
    if not shape.uniform:
        assert shape.offsets is not None
        offsets = literals.offsets(values.type, shape.offsets)
        own = code.value(f"extractelement {values.type.vector} {offsets}, i32 {lane}")
        base = code.value(f"sub {values.type.llvm} {base}, {own}")
    expected = reading.value(values.type, shape, base)
    strays.append(reading.vector(values != expected))
    scalar = reading.uniform(values.type, base)
    return reading.base(scalar if type_ is PRED else scalar.raw_bits(type_))


def _any_live(emitter: FastEmitter, vectors: list[str]) -> str:
    """Whether a live lane is set in any of the predicate vectors."""
    code = emitter.code
    union = vectors[0]
    for vector in vectors[1:]:
        union = code.value(f"or <32 x i1> {union}, {vector}")
    if not emitter.full:
        union = code.value(f"and <32 x i1> {union}, {code.value('load <32 x i1>, ptr %live')}")
    return code.value(f"icmp ne i32 {emitter.bits_of(union)}, 0")


def _first_live(emitter: FastEmitter) -> str:
    """The number of the lowest live lane."""
    if emitter.full:
        return "0"
    return emitter.code.call("i32", "llvm.cttz.i32", ("i32", emitter.live_bits()), ("i1", "true"))
