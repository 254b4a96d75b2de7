"""Where cells live in the fast version: in stack slots that LLVM turns into registers, or in the warp's context."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.analysis.row_steps import RowStep
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.shape import Groups
from ptxvm.lanes.types import PRED, WARP_SIZE

MERGE_LIMIT = 500
"""Values to merge at a dispatcher (blocks times changing cells) beyond which they are kept in memory: the time LLVM
takes for them grows with the square."""


CROWD = 32
"""Vectors that wait at barriers beyond which LLVM keeps them in memory anyway."""

TURNS = 16
"""How often a loop is thought to turn."""


class FastHomes:
    """The slot of a cell is `%r<cell>`: a scalar or a vector, as its shape says; a cell whose lanes are in few groups
    has one for the head of each, `%r<cell>.<number>`. Vectors that wait at barriers more often than they are used are
    always kept in the context: sums of matrix products, while tiles are fetched. What is a vector only where lanes are
    apart has a second home: in the context, or, in straight regions, in the slot `%r<cell>.apart`. `constants` of the
    CTA are in slots `%c<cell>`, from the entry of the function on. Of cells with `row_steps` only the first head waits
    at barriers."""

    def __init__(
        self,
        text: FunctionText,
        state: FastState,
        saved: SavedCells,
        constants: Collection[int],
        row_steps: Mapping[int, RowStep],
    ) -> None:
        self.constants = constants
        self._row_steps = row_steps
        self._text = text
        self._state = state
        self._saved = saved
        self._facts = state.facts
        self._live = state.prepared.live
        self._graph = state.prepared.graph
        self._kept = [self._find_kept(region) for region in self._facts.regions]
        self._beside = self._find_beside()
        self.written_through = self._find_written_through()
        self._sums, self._operands = self._find_products()
        self._always_kept = self._find_always_kept()
        self._resting = self._find_resting()
        self.written_through -= self._resting

    # -------------------------------------------------------------------------------------- which are where

    def kept_apart(self, region: Region) -> frozenset[int]:
        """The cells that have other homes while masked blocks of the region run: those that are vectors only then, and
        in a large region with a dispatcher all that change, as each would be a value to merge there.
        """
        return self._kept[region.index]

    def cells_behind(self, block: int) -> list[int]:
        """The cells to keep while the warp waits at the barrier that ends a block."""
        written = {cell for step in self._graph.blocks[block].steps for cell in step.writes}
        return sorted(self._live.leaving(block) - written)

    def slots(self) -> list[str]:
        """The lines that make room for all of them."""
        kept = self._always_kept | self._resting
        cells = dict.fromkeys([*self._live.cells, *self.constants])
        beside = [f"  %r{cell}.apart = alloca {self._state.type_of(cell).vector}" for cell in sorted(self._beside)]
        wanted = (cell for cell in cells if not self._facts.is_constant(cell) and cell not in kept)
        return [*(line for cell in wanted for line in self._slots_of(cell)), *beside]

    def forget(self) -> list[str]:
        """The lines by which nothing is left of what the warp before had in them: LLVM need not carry it along."""
        slots = (line.split() for line in self.slots() if line.startswith("  %r"))
        return [f"  store {' '.join(type_)} poison, ptr {name}" for name, _, _, *type_ in slots]

    def _slots_of(self, cell: int) -> list[str]:
        groups = self._groups(cell)
        if groups is None:
            return [f"  {self._slot(cell)} = alloca {self._state.home_type(cell)}"]
        return [f"  {slot} = alloca {self._state.type_of(cell).llvm}" for slot, _ in self._heads(cell, groups)]

    def _slot(self, cell: int) -> str:
        if cell in self._resting:
            return self._saved.scalar(cell)
        return f"%{'c' if cell in self.constants else 'r'}{cell}"

    def _groups(self, cell: int) -> Groups | None:
        """The groups of a cell that is kept as heads. (Whoever reads it has what one block wrote, in all lanes.)"""
        groups = self._facts.values[cell].shape.groups
        return groups if groups is not None and groups.are_few else None

    def _heads(self, cell: int, groups: Groups) -> list[tuple[str, int]]:
        """The slot of each head, and its lane."""
        lanes = range(0, WARP_SIZE, groups.lanes)
        if cell in self._resting:
            return [(self._saved.lane(cell, lane), lane) for lane in lanes]
        return [(f"%r{cell}.{number}", lane) for number, lane in enumerate(lanes)]

    def _find_written_through(self) -> frozenset[int]:
        """Cells that are written once and kept across a barrier: they go to the context when they are written, so that
        barriers in a loop need not save them again and again."""
        blocks = self._graph.blocks
        across = {cell for block in blocks if block.ends_in_wait for cell in self.cells_behind(block.index)}
        writes: Counter[int] = Counter()
        for block in blocks:
            for step in block.steps:
                once = step.guard is None and block.index not in self._facts.region_of
                writes.update(dict.fromkeys(step.writes, 1 if once else 2))
        writes.update(self._live.entering(0))
        found = {cell for cell in across if writes[cell] == 1 and cell not in self.constants}
        return frozenset(cell for cell in found if not self._facts.is_constant(cell))

    def _find_always_kept(self) -> frozenset[int]:
        """Vectors that pass clearly more barriers than there are blocks that use them. (What one block writes and the
        next one reads had better stay in registers, unless there are too many.) And those that routines of the runtime
        read, and add to."""
        saved, used = self._count_waits()
        kept = {cell for cell in saved if 3 * used[cell] < 2 * saved[cell]} | self._sums | self._operands
        kept -= self.written_through
        crowded = {cell for cell in saved if self._is_vector(cell)} - kept
        if len(crowded) > CROWD:
            kept |= {cell for cell in crowded if used[cell] <= 2 * saved[cell]}
            self.written_through -= kept
        return frozenset(c for c in kept if self._is_vector(c))

    def _find_resting(self) -> frozenset[int]:
        """Scalars and heads that are written once, and wait at barriers at least as often as blocks use them."""
        saved, used = self._count_waits()
        found = (cell for cell in self.written_through if used[cell] <= saved[cell])
        return frozenset(c for c in found if self._groups(c) is not None or not self._facts.is_varying(c))

    def _is_vector(self, cell: int) -> bool:
        """Whether a cell, no predicate, has a vector in its home."""
        is_headed = self._groups(cell) is not None
        return self._facts.is_varying(cell) and self._state.type_of(cell) is not PRED and not is_headed

    def _count_waits(self) -> tuple[Counter[int], Counter[int]]:
        """How often each cell waits at a barrier, and how often blocks use it, roughly."""
        blocks, turns = self._graph.blocks, self._turns()
        saved: Counter[int] = Counter()
        used: Counter[int] = Counter()
        for block in blocks:
            if block.ends_in_wait:
                saved.update(dict.fromkeys(self.cells_behind(block.index), turns[block.index]))
            steps = [*block.steps, *filter(None, (block.end.step,))]
            used.update(
                dict.fromkeys({cell for step in steps for cell in (*step.reads, *step.writes)}, turns[block.index])
            )
        return saved, used

    def _find_products(self) -> tuple[frozenset[int], frozenset[int]]:
        """What products of matrices are added to, and their other operands."""
        steps = [step for block in self._graph.blocks for step in block.steps if step.effects.joins]
        steps = [step for step in steps if step.guard is None and not {*step.writes}.isdisjoint(step.reads)]
        sums = frozenset(cell for step in steps for cell in step.writes if cell in step.reads)
        return sums, frozenset(cell for step in steps for cell in step.reads) - sums

    def keep(self, cell: int) -> None:
        """An operand of products, which was written just now, goes home at once: dozens of them would wait for the end
        of the block elsewhere. Nobody must want what is there, should the block begin again in the safe version."""
        state = self._state
        is_kept = cell in self._operands and cell in self._always_kept and cell in state.dirty
        if is_kept and not state.masked and not self._live.enters(cell, state.block.index):
            self._store(cell, state.current[cell])
            del state.dirty[cell]

    def place(self, cell: int) -> int | None:
        """Where its home is, bytes behind the start of the context, if it is always there and up to date."""
        return self._saved.offset(cell) if cell in self._always_kept and cell not in self._state.dirty else None

    def _turns(self) -> list[int]:
        """How often each block runs, roughly."""
        turns = [1] * len(self._graph.blocks)
        for block in self._graph.blocks:
            for head in {target for target in block.end.targets if target <= block.index}:
                for index in range(head, block.index + 1):
                    turns[index] *= TURNS
        return turns

    def _find_kept(self, region: Region) -> frozenset[int]:
        handed_on = set(self._live.entering_any([*region.blocks, *region.exits]))
        if region.straight:
            return self._facts.divided[region.index] & handed_on
        blocks = [self._graph.blocks[index] for index in region.blocks]
        changed = {cell for block in blocks for step in block.steps for cell in step.writes} & handed_on
        changed = {cell for cell in changed if not self._facts.is_constant(cell)}
        divided = self._facts.divided[region.index] & handed_on
        return divided | (changed if len(changed) * len(region.blocks) > MERGE_LIMIT else frozenset())

    def _find_beside(self) -> frozenset[int]:
        """The cells that are in slots where lanes are apart: those of straight regions, if they are not too many."""
        found, others = set[int](), set[int]()
        for region, kept in zip(self._facts.regions, self._kept, strict=True):
            fits = region.straight and len(kept) * len(region.blocks) <= MERGE_LIMIT
            (found if fits else others).update(kept)
        return frozenset(found - others)

    # --------------------------------------------------------------------------------------- where lanes are apart

    def load_apart(self, cell: int) -> str:
        """The vector of a cell that a region keeps apart."""
        if cell not in self._beside:
            return self._saved.load(cell)
        return self._text.code.value(f"load {self._state.type_of(cell).vector}, ptr %r{cell}.apart")

    def put_apart(self, cell: int, name: str) -> None:
        """Change all of it."""
        if cell in self._beside:
            self._text.code.line(f"store {self._state.type_of(cell).vector} {name}, ptr %r{cell}.apart")
        else:
            self._saved.store(cell, name)

    def save_apart(self, cell: int) -> None:
        """Copy it to the context, where the safe version will look for it."""
        if cell in self._beside:
            self._saved.store(cell, self.load_apart(cell))

    # -------------------------------------------------------------------------------------------------- in the block

    def load(self, cell: int) -> Lanes:
        """The value of a cell at the start of the block."""
        fact, groups = self._state.fact(cell), self._groups(cell)
        if groups is not None:
            code, llvm = self._text.code, self._state.type_of(cell).llvm
            heads = tuple(code.value(f"load {llvm}, ptr {slot}") for slot, _ in self._heads(cell, groups))
            return self._text.reading.heads.spread(fact.type, fact.shape, heads)
        name = self.load_apart(cell) if self._is_kept(cell) else self._get(cell)
        if cell in self.constants:
            self._state.accesses.constants[name] = self._slot(cell)
        return self._text.reading.value(fact.type, fact.shape, name, fact.raw_nan)

    def flush(self) -> None:
        """Bring them up to date, at the end of the block."""
        state = self._state
        wanted = self._live.leaving(state.block.index) if state.dirty else ()
        for cell in state.dirty:
            if cell in wanted:
                self._store(cell, state.current[cell])

    def _store(self, cell: int, value: Lanes) -> None:
        state, groups = self._state, self._groups(cell)
        if groups is not None:
            self._put_heads(cell, groups, self._text.reading.heads.of(value, groups.lanes))
            return
        name = state.name_of(cell, value)
        if state.masked and cell in self.kept_apart(state.region):
            vector = self._text.reading.vector(value)
            self.put_apart(cell, state.blend(cell, vector, self.load_apart(cell)))
            if self._is_kept(cell):
                return
        if state.masked and state.fact(cell).shape.varying:
            name = state.blend(cell, name, self._get(cell))
        elif state.masked:
            assert state.region.straight, "a scalar changes for some lanes only"
        self.put(cell, name)
        if cell in self.written_through:
            self.save(cell)

    def _get(self, cell: int) -> str:
        """The scalar or vector in a cell's home."""
        if cell in self._always_kept:
            return self._saved.load(cell)
        return self._text.code.value(f"load {self._state.home_type(cell)}, ptr {self._slot(cell)}")

    def _put_heads(self, cell: int, groups: Groups, heads: tuple[str, ...]) -> None:
        assert not self._state.masked or self._state.region.straight, "a head changes for some lanes only"
        llvm = self._state.type_of(cell).llvm
        for (slot, _), head in zip(self._heads(cell, groups), heads, strict=True):
            self._text.code.line(f"store {llvm} {head}, ptr {slot}")
        if cell in self.written_through:
            self.save(cell)

    def put(self, cell: int, name: str) -> None:
        """Change what is in a cell's home, by the name of a scalar or a vector."""
        groups = self._groups(cell)
        if groups is not None:
            code, type_ = self._text.code, self._state.type_of(cell)
            for slot, lane in self._heads(cell, groups):
                head = code.value(f"extractelement {type_.vector} {name}, i32 {lane}")
                code.line(f"store {type_.llvm} {head}, ptr {slot}")
        elif cell in self._always_kept:
            self._saved.store(cell, name)
        else:
            self._text.code.line(f"store {self._state.home_type(cell)} {name}, ptr {self._slot(cell)}")

    def _is_kept(self, cell: int) -> bool:
        """Whether it is to be found there: a cell of which one value stands for the lanes here, if not everywhere in
        the region, is in its slot as well."""
        state = self._state
        if not state.masked or cell not in self.kept_apart(state.region):
            return False
        return state.is_apart(cell) or not state.region.straight

    def divide(self, region: Region) -> None:
        """The lanes part at the end of this block: cells that the region keeps apart go to where it does."""
        kept = self.kept_apart(region)
        for cell in self._live.entering_any(self._state.block.end.targets) if kept else ():
            if cell in kept:
                self.put_apart(cell, self._text.reading.vector(self.load(cell)))

    # --------------------------------------------------------------------------------------- leaving and coming back

    def save_all(self, cell: int) -> None:
        """Copy a cell from its slot to the warp's context, where the safe version will look for it."""
        if self._groups(cell) is not None:
            self._saved.store(cell, self._text.reading.vector(self.load(cell)))
        elif cell not in self.written_through:
            self.save(cell)

    def save(self, cell: int) -> None:
        """Copy a cell from its slot to the warp's context, from where `restore` takes it; of those in groups the heads,
        each to its lane."""
        if cell in self._always_kept or cell in self._resting:
            return
        groups = self._groups(cell)
        if groups is not None:
            self._save_heads(cell, groups)
            return
        code, type_ = self._text.code, self._state.home_type(cell)
        value = code.value(f"load {type_}, ptr {self._slot(cell)}")
        if self._facts.is_varying(cell):
            self._saved.store(cell, value)
        else:
            code.line(f"store {type_} {value}, ptr {self._saved.scalar(cell)}, align {self._alignment(cell)}")

    def _save_heads(self, cell: int, groups: Groups) -> None:
        code, llvm = self._text.code, self._state.type_of(cell).llvm
        for slot, lane in self._heads(cell, groups)[: 1 if cell in self._row_steps else None]:
            head = code.value(f"load {llvm}, ptr {slot}")
            code.line(f"store {llvm} {head}, ptr {self._saved.lane(cell, lane)}, align {self._alignment(cell)}")

    def _restore_heads(self, cell: int, groups: Groups) -> None:
        code, llvm, step, head = self._text.code, self._state.type_of(cell).llvm, "", ""
        for slot, lane in self._heads(cell, groups):
            if step:
                head = code.value(f"add {llvm} {head}, {step}")
            else:
                place = self._saved.lane(cell, lane)
                head = code.value(f"load {llvm}, ptr {place}, align {self._alignment(cell)}")
                step = self._row_step(cell)
            code.line(f"store {llvm} {head}, ptr {slot}")

    def _row_step(self, cell: int) -> str:
        """What is added to the head of each row to get that of the next one, if it is known."""
        step, code = self._row_steps.get(cell), self._text.code
        if step is None:
            return ""
        if step.cell is None:
            return str(step.factor)
        value = code.value(f"load i32, ptr {self._slot(step.cell)}")
        return value if step.factor == 1 else code.value(f"mul i32 {value}, {step.factor}")

    def restore(self, cell: int) -> None:
        """Copy a cell from the warp's context to its slot."""
        if cell in self._always_kept or cell in self._resting or cell in self.constants:
            return
        groups = self._groups(cell)
        if groups is not None:
            self._restore_heads(cell, groups)
            return
        code, type_ = self._text.code, self._state.home_type(cell)
        if self._facts.is_varying(cell):
            value = self._saved.load(cell)
        else:
            value = code.value(f"load {type_}, ptr {self._saved.scalar(cell)}, align {self._alignment(cell)}")
        code.line(f"store {type_} {value}, ptr %r{cell}")

    def _alignment(self, cell: int) -> int:
        return min(8, self._state.type_of(cell).size)
