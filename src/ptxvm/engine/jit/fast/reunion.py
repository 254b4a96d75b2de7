"""From a dispatcher back to unmasked code, where the lanes have met and cells have other homes."""

from __future__ import annotations

from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.lanes import llvm_literals as literals
from ptxvm.lanes.types import PRED, carrier


class Reunion:
    """Emits the ways back."""

    def __init__(self, text: FunctionText, state: FastState, homes: FastHomes) -> None:
        self._text = text
        self._state = state
        self._homes = homes

    def leads_back(self, block: int) -> bool:
        """Whether all lanes go back to unmasked code at this block of a region that keeps cells apart: at
        heads of loops, and at barriers, which only unmasked code can run."""
        found = self._state.prepared.graph.blocks[block]
        return found.ends_in_wait or any(source >= block for source in found.predecessors)

    def kept(self, region: Region, block: int) -> list[int]:
        """The cells that `block` needs, and that have but their other homes while lanes are apart."""
        kept, needed = self._homes.kept_apart(region), self._state.prepared.live.entering(block)
        if region.straight:
            kept &= self._state.facts.apart[block].entering
        return [cell for cell in needed if cell in kept]

    def emit(self, region: Region, block: int) -> None:
        """All live lanes leave the dispatcher for the unmasked copy of `block`; or for the masked one, if a cell that
        is a scalar in the former does not have the values for it."""
        code, state = self._text.code, self._state
        kept = self.kept(region, block)
        scalars: dict[int, str] = {}
        strays: list[str] = []
        for cell in kept:
            vector = self._homes.load_apart(cell)
            if cell in state.facts.divided[region.index]:
                scalars[cell] = self._base_of(cell, vector, strays)
            else:
                self._homes.put(cell, vector)
        if strays:
            on = code.new_label()
            found = self._any_live(strays)
            code.branch(found, f"M{block}", on, likely=False)
            code.label(on)
        for cell, base in scalars.items():
            self._homes.put(cell, base)
        code.jump(f"U{block}")

    def _base_of(self, cell: int, vector: str, strays: list[str]) -> str:
        """The scalar of a cell from its 32 values. Adds to `strays` a vector of the lanes that do not conform."""
        code, reading = self._text.code, self._text.reading
        type_, shape = self._state.type_of(cell), self._state.facts.values[cell].shape
        values = reading.varying(type_, vector)
        if type_ is not PRED:
            values = values.raw_bits(carrier(type_))
        lane = self._first_live()
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

    def _any_live(self, vectors: list[str]) -> str:
        """Whether a live lane is set in any of the predicate vectors."""
        code = self._text.code
        union = vectors[0]
        for vector in vectors[1:]:
            union = code.value(f"or <32 x i1> {union}, {vector}")
        live = self._state.live_mask()
        if live is not None:
            union = code.value(f"and <32 x i1> {union}, {live}")
        return code.value(f"icmp ne i32 {self._text.bits_of(union)}, 0")

    def _first_live(self) -> str:
        """The number of the lowest live lane."""
        if self._state.full:
            return "0"
        live = self._text.bits_of(self._state.live_mask())
        return self._text.code.call("i32", "llvm.cttz.i32", ("i32", live), ("i1", "true"))
