"""Everything that is found out about a kernel before code is emitted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ptxvm.checker.module import Function
from ptxvm.engine.jit.analysis.dominance import postorder
from ptxvm.engine.jit.analysis.graph import Block, Graph, GraphBuilder
from ptxvm.engine.jit.analysis.late_indices import make_late
from ptxvm.engine.jit.analysis.leading_lanes import part_by_quotients
from ptxvm.engine.jit.analysis.liveness import Liveness, liveness
from ptxvm.engine.jit.analysis.order import make_graph
from ptxvm.engine.jit.analysis.quotients import divides, part_quotients
from ptxvm.engine.jit.analysis.shape_machine import ShapeMachine
from ptxvm.engine.jit.analysis.shapes import Facts, analyse
from ptxvm.engine.jit.analysis.spins import mark_spins
from ptxvm.engine.jit.layouts.warp_context import ContextLayout, context_layout
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.flatten import FlatFunction, flatten
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.engine.jit.program.unit import Request, Unsupported
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import WARP_SIZE, Type

MAX_BLOCKS = 65_000
"""Places of lanes are 16-bit numbers, a few of which mean other things."""


@dataclass(frozen=True)
class Prepared:
    """`facts` are those of the fast version; None for a kernel that only the safe version can run."""

    flat: FlatFunction
    graph: Graph
    live: Liveness
    types: Sequence[Type]
    facts: Facts | None
    safe_facts: Facts
    layout: ContextLayout
    read_cells: frozenset[int]

    @property
    def cells(self) -> Cells:
        return self.flat.cells

    @cached_property
    def kernel_blocks(self) -> frozenset[int]:
        """The blocks of the kernel itself, as opposed to functions that are called."""
        targets = [block.end.targets for block in self.graph.blocks]
        return frozenset(postorder(0, targets))

    @cached_property
    def has_calls(self) -> bool:
        """Whether calls remain; one through a pointer may have no function it could reach."""
        return _has_calls(self.flat, self.graph)

    def section_size(self, function: Function) -> int:
        """Bytes of the frame of a function that is called."""
        return next(section.size for section in self.flat.sections if section.function is function)

    @property
    def has_local(self) -> bool:
        """Whether threads have local memory."""
        return _has_local(self.flat) or self.has_calls

    @property
    def static_shared(self) -> int:
        return self.flat.layout.static_shared


def _has_local(flat: FlatFunction) -> bool:
    return flat.frame_size > 0 or flat.uses_stack or bool(flat.sections)


def _has_calls(flat: FlatFunction, graph: Graph) -> bool:
    return bool(flat.sections) or any(block.end.kind is EndKind.CALL for block in graph.blocks)


def prepare(request: Request) -> Prepared:
    """Raises Unsupported."""
    flat = flatten(request)
    graph = make_graph(GraphBuilder(flat.items, counted=request.counted), None if request.counted else flat.cells)
    if len(graph.blocks) > MAX_BLOCKS:
        raise Unsupported(f"the kernel has {len(graph.blocks)} basic blocks; at most {MAX_BLOCKS} can be compiled")
    if not request.counted and not _has_calls(flat, graph):
        make_late(graph)
    graph = _with_quotients(request, flat, graph)
    live = liveness(graph)
    mark_spins(graph, live)
    types = flat.cells.types()
    facts = None if _has_calls(flat, graph) else _facts(request, flat, graph, live, types, all_varying=False)
    safe_facts = _facts(request, flat, graph, live, types, all_varying=True)
    known = (safe_facts,) if facts is None else (safe_facts, facts)  # neither follows from the other
    kept = [cell for cell in live.cells if not all(each.is_constant(cell) for each in known)]
    scalars = [
        cell for cell in live.cells if facts is not None and not (facts.is_constant(cell) or facts.is_varying(cell))
    ]
    layout = context_layout(kept, scalars, types, live.held)
    return Prepared(flat, graph, live, types, facts, safe_facts, layout, _read_cells(graph))


def _with_quotients(request: Request, flat: FlatFunction, graph: Graph) -> Graph:
    """The graph, with a second way for warps whose lanes have the same quotients."""
    if request.counted or request.screened is not Screens.NOTHING or _has_calls(flat, graph) or not divides(graph):
        return graph
    live = liveness(graph)
    facts = _facts(request, flat, graph, live, flat.cells.types(), all_varying=False)
    parted = part_by_quotients(graph, live, facts, flat.cells)
    return part_quotients(graph, live, facts, flat.cells) if parted is None else parted


def _facts(
    request: Request, flat: FlatFunction, graph: Graph, live: Liveness, types: Sequence[Type], *, all_varying: bool
) -> Facts:
    machine = ShapeMachine(
        ShapeReading(guards=not all_varying),
        request.block,
        request.cluster,
        flat.layout.static_shared,
        has_local=_has_local(flat),
        calls=_has_calls(flat, graph),
    )
    lone = request.screened is Screens.NOTHING
    return analyse(graph, live, types, machine, all_varying=all_varying, lone=lone)


def _read_cells(graph: Graph) -> frozenset[int]:
    """The cells that some step reads, other than to keep them where its guard is false."""
    found: set[int] = set()
    for block in graph.blocks:
        for step in block.all_steps:
            found.update(cell for source in step.sources if source is not None for cell in source.cells())
            if step.guard is not None:
                found.add(step.guard)
    return frozenset(found)


def warps_of(block: tuple[int, int, int]) -> int:
    """Warps of a CTA."""
    x, y, z = block
    return (x * y * z + WARP_SIZE - 1) // WARP_SIZE


def ends_lanes_early(prepared: Prepared) -> bool:
    """Whether some lanes of a warp may end before others."""
    facts = prepared.facts
    assert facts is not None
    return any(_ends_some(block, facts) for block in prepared.graph.blocks)


def _ends_some(block: Block, facts: Facts) -> bool:
    if block.end.kind is EndKind.LEAVE:
        return block.index in facts.region_of
    if block.end.kind is not EndKind.LEAVE_IF:
        return False
    assert block.end.step is not None and block.end.step.guard is not None
    return block.index in facts.region_of or not facts.values[block.end.step.guard].shape.uniform
