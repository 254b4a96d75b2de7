"""The block being emitted: the values of cells in it, the lanes that run it, and the current step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.analysis.known_places import Places
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.scattering import is_scattered
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.function.held_cells import HeldCells
from ptxvm.engine.jit.function.sites import Sites
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.context import EmissionContext, FunctionContext
from ptxvm.engine.jit.memory.vectors import lowest_lane
from ptxvm.engine.jit.program.step import Step
from ptxvm.engine.jit.program.unit import Site
from ptxvm.engine.touches import Touch
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.shape_rules import lanes_wrap
from ptxvm.lanes.types import PRED, U32, WARP_SIZE, Type


class BlockState:
    """`current` holds the values of cells, `dirty` those the block has written. `mask` names the `<32 x i1>` of the
    lanes that run the block, None when all 32 do. `masked`: a full warp hardly ever runs it. `loaded`: the cells that
    lead lanes wherever they have been told to (analysis/scattering.py), where that is known. `neighbours`: the steps
    that access memory next to an earlier access (analysis/neighbours.py). `places`: where those that access shared
    memory do so, where that is known (analysis/known_places.py).

    `load_cell(cell)` gives the value of a cell at the start of a block, `home_place(cell)` tells how many bytes behind
    the start of the warp's context its current value is, if it is there and may be changed; `keep(cell)` may bring the
    home of a cell up to date that was written just now. The version sets them.
    """

    masked = True
    loaded: frozenset[int] = frozenset()
    neighbours: frozenset[Step] = frozenset()
    places: Mapping[Step, Places] = MappingProxyType({})

    def __init__(
        self, text: FunctionText, prepared: Prepared, facts: Facts, accesses: FunctionContext, sites: Sites
    ) -> None:
        self.text = text
        self.prepared = prepared
        self.facts = facts
        self.accesses = accesses
        self.sites = sites
        self.block: Block = prepared.graph.blocks[0]
        self.current: dict[int, Lanes] = {}
        self.dirty: dict[int, None] = {}
        self.way_back: str | None = None
        self.mask: str | None = None
        self.guard_mask: str | None = None
        self.step: Step | None = None
        self.load_cell: Callable[[int], Lanes]
        self.home_place: Callable[[int], int | None] = _nowhere
        self.keep: Callable[[int], None] = _nothing
        self.held = HeldCells(text, prepared.layout, prepared.types)

    def open(self, label: str) -> None:
        """Start a basic block in which nothing is known of earlier values."""
        self.close()
        self.text.open(label)

    def go_on(self, label: str) -> None:
        """Start a basic block to which only the end of the one before leads: all that is known stays so. What it wrote
        is where it belongs."""
        self.text.go_on(label)
        self.dirty.clear()
        self.guard_mask = None

    def close(self) -> None:
        """Forget the values of the block."""
        self.text.close()
        self.current.clear()
        self.dirty.clear()
        self.guard_mask = None
        self.accesses.close_groups()

    # ----------------------------------------------------------------------------------------------------------- cells

    def reset(self, current: Mapping[int, Lanes], dirty: Mapping[int, None]) -> None:
        """To what was known at an earlier place in the block."""
        for own, known in ((self.current, current), (self.dirty, dirty)):
            own.clear()
            own.update(known)  # type: ignore[arg-type]

    def fact(self, cell: int) -> Lanes:
        """What is known of a cell where code is being emitted."""
        return self.facts.values[cell]

    def type_of(self, cell: int) -> Type:
        return self.prepared.types[cell]

    def read(self, cell: int) -> Lanes:
        if cell in self.held:
            self._note_access(cell)
            return self.text.reading.varying(self.type_of(cell), self.held.load(cell))
        value = self.current.get(cell)
        if value is None:
            value = self.fact(cell)
            if not value.is_constant:
                value = self.load_cell(cell)
            self.current[cell] = value
        return value

    def will_write(self, cell: int) -> None:
        """What is known of a cell is from now on what is known of the result of the current step."""

    def write(self, cell: int, value: Lanes) -> None:
        """A result, already as the cell stores it."""
        if cell in self.held:
            self._write_held(cell, self.text.reading.vector(canonical_nan(value)))
            return
        self.will_write(cell)
        fact = self.fact(cell)
        if fact.is_constant:
            return
        value = self.settle_nan(cell, value)
        if not fact.shape.varying:
            value = self._as_analysed(cell, value, fact.shape)
        self.current[cell] = value
        self.dirty[cell] = None

    def _as_analysed(self, cell: int, value: Lanes, shape: Shape) -> Lanes:
        """A value of the shape that the analysis found for all that the cell may hold."""
        if value.shape.offsets != shape.offsets:
            raise AssertionError(f"{self.prepared.cells.names[cell]} is {value.shape}, not {shape} as analysed")
        if value.is_constant and not shape.uniform and lanes_wrap(value.type, value.data.tolist()):
            # The analysis takes for granted that no lane wraps around when it gets wider: code has to see to that.
            return self.text.reading.value(value.type, value.shape, self.text.reading.base(value))
        return value

    def _note_access(self, cell: int) -> None:
        step = self.step
        moves = step is None or step.form is None or step.instruction.definition.name == "mov"
        self.held.note_access(cell, Touch.MOVED if moves else Touch.COMPUTED)

    def _write_held(self, cell: int, name: str) -> None:
        self._note_access(cell)
        self.held.store(cell, name if self.mask is None else self.blend(cell, name, self.held.load(cell)))

    def forget(self, cell: int) -> None:
        """Its home has another value now."""
        self.current.pop(cell, None)

    def settle_nan(self, cell: int, value: Lanes) -> Lanes:
        """With the NaN that PTX defines, unless the cell may hold another."""
        return canonical_nan(value) if value.raw_nan and not self.fact(cell).raw_nan else value

    def name_of(self, cell: int, value: Lanes) -> str:
        """The scalar or vector that a cell's home holds for a value."""
        return self.text.reading.operand(value, self.fact(cell).shape)

    def home_type(self, cell: int) -> str:
        """The LLVM type of what a cell's home holds."""
        return self.text.reading.llvm_type(self.type_of(cell), self.facts.values[cell].shape)

    def blend(self, cell: int, name: str, old: str) -> str:
        """`name` in the lanes of the block's mask, `old` in the others."""
        return self.text.reading.choose(self._element_mask(cell), self.type_of(cell).vector, name, old)

    def _element_mask(self, cell: int) -> str:
        """The block's mask for a select between whole values of a cell."""
        elements = self.type_of(cell).elements
        if elements == 1:
            return f"<32 x i1> {self.mask}"
        order = ", ".join(f"i32 {lane}" for lane in range(WARP_SIZE) for _ in range(elements))
        count = WARP_SIZE * elements
        text = f"shufflevector <32 x i1> {self.mask}, <32 x i1> poison, <{count} x i32> <{order}>"
        return f"<{count} x i1> {self.text.code.value(text)}"

    # ------------------------------------------------------------------------------------------------- executing lanes

    def execution_mask(self) -> str | None:
        """The lanes that run the current step: those of the block whose guard holds."""
        if self.guard_mask is None:
            return self.mask
        if self.mask is None:
            return self.guard_mask
        return self.text.code.value(f"and <32 x i1> {self.mask}, {self.guard_mask}")

    def execution_bits(self) -> str:
        """The same as an i32."""
        return self.text.bits_of(self.execution_mask())

    def active(self) -> Lanes:
        """The same as a value (U32)."""
        return self.text.reading.uniform(U32, self.execution_bits())

    def ballot(self, predicate: Lanes) -> Lanes:
        """The executing lanes whose predicate is true (U32)."""
        mask = self.execution_mask()
        members = predicate if mask is None else predicate & self.text.reading.varying(PRED, mask)
        return members.reading.ballot(members)

    def lowest_of(self, value: Lanes) -> str:
        """The scalar of a value that is the same in all executing lanes."""
        code, reading = self.text.code, self.text.reading
        if value.shape.uniform:
            return reading.base(value)
        lane = lowest_lane(code, self.execution_bits())
        return code.value(f"extractelement {value.type.vector} {reading.vector(value)}, i32 {lane}")

    # ------------------------------------------------------------------------------------------------- the current step

    def site(self) -> int:
        """The current instruction's row in the site table."""
        assert self.step is not None
        return self.sites.row(Site(self.step.instruction, self.step.callers))

    def wants_results(self) -> bool:
        """Whether anybody reads a result of the current step."""
        assert self.step is not None
        return any(cell in self.prepared.read_cells for cell in self.step.writes)

    def access(self) -> EmissionContext:
        """The place of the current step, for the emitters of memory accesses."""
        mask, site = self.execution_mask(), self.site()
        assert self.step is not None
        scattered, leave = is_scattered(self.step, self.loaded), self.way_out()
        return EmissionContext(
            *(self.text.code, self.text.reading, mask, site, self.accesses, self.masked, scattered, leave),
            *(self.few_lanes(), self.step in self.neighbours, self.guard_mask is not None and not self.masked),
            *(self.places.get(self.step), self.other_way() or self._way_back(), self.way_back is not None),
        )

    def _way_back(self) -> Callable[[], str] | None:
        label = self.way_back
        return None if label is None else lambda: label

    def few_lanes(self) -> tuple[int, ...]:
        """The lanes that can execute the current step, if they are known to be few."""
        return ()

    def other_way(self) -> Callable[[], str] | None:
        """What makes the label at which all lanes do the same in another way, if there is one."""
        return None

    def way_out(self) -> Callable[[], str] | None:
        """What makes the label at which the warp goes on in another version from the start of the block, if it can."""
        return None


def _nowhere(cell: int) -> None:
    """No cell is where it may be changed."""


def _nothing(cell: int) -> None:
    """Homes are brought up to date at the end of the block."""
