"""What the emitters of both versions share: values of cells in a block, steps, guards, masks, fields of the warp."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Container, Sequence
from contextlib import ExitStack
from typing import Any

from ptxvm.checker.module import Instruction
from ptxvm.engine.jit import runtime
from ptxvm.engine.jit.analysis.graph import End
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.shapes import Facts, flat_values, flat_writes
from ptxvm.engine.jit.emission.warp import LlvmWarp
from ptxvm.engine.jit.function.entry_values import EntryValues
from ptxvm.engine.jit.function.native_fields import NativeFields
from ptxvm.engine.jit.function.places import splat_place
from ptxvm.engine.jit.layouts.structures import Cta, FaultCode, Status, Version, Warp, Worker
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.engine.jit.memory.context import EmissionContext, FunctionContext
from ptxvm.engine.jit.program.operands import stored
from ptxvm.engine.jit.program.specials import Field, special_value
from ptxvm.engine.jit.program.step import Step
from ptxvm.engine.jit.program.unit import HostCallSite, Request
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import BarrierReduction
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes, canonical_nan, where
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import PRED, U32, U64, WARP_SIZE, Type

ALL = "splat (i1 true)"

_VECTORS: dict[Field, tuple[type[ctypes.Structure], str, int]] = {
    Field.CTA_X: (Cta, "ctaid", 0),
    Field.CTA_Y: (Cta, "ctaid", 4),
    Field.CTA_Z: (Cta, "ctaid", 8),
    Field.GRID_X: (Worker, "grid", 0),
    Field.GRID_Y: (Worker, "grid", 4),
    Field.GRID_Z: (Worker, "grid", 8),
}
_WORDS: dict[Field, tuple[type[ctypes.Structure], str]] = {
    Field.WARP: (Warp, "index"),
    Field.SHARED_SIZE: (Worker, "shared_size"),
    Field.SHARED_BASE: (Cta, "shared_base"),
    Field.RANK: (Cta, "rank"),
    Field.EXPLICIT_CLUSTER: (Worker, "explicit_cluster"),
    Field.WORKSPACE_LOW: (Worker, "workspace_low"),
    Field.WORKSPACE_HIGH: (Worker, "workspace_high"),
}


def function_name(version: Version) -> str:
    return f"warp_{version.name.lower()}"


class Emitter(ABC):
    """Emits one warp function. Subclasses decide where cells live and how control flows.

    `current` holds the values of cells in the block being emitted, `dirty` those it has written. `mask` names the
    `<32 x i1>` of the lanes that run the block, None when all 32 do.
    """

    def __init__(self, request: Request, prepared: Prepared, facts: Facts, version: Version) -> None:
        self.request = request
        self.prepared = prepared
        self.graph = prepared.graph
        self.live = prepared.live
        self.types: Sequence[Type] = prepared.types
        self.facts = facts
        self.code = Code()
        guard = self.leave_unless if version is Version.FAST else None
        self.reading = LlvmReading(self.code, request.features, guard)
        self.entry = EntryValues()
        self.fields = NativeFields(self.code, self.entry)
        self.function = FunctionContext(
            entry=self.entry,
            symbol=function_name(version),
            bounds=request.bounds,
            static_shared=prepared.static_shared,
            parameter_size=request.entry.parameter_size,
            local_in_generic=prepared.has_local,
            safe=version is Version.SAFE,
            clustered=request.clustered,
        )
        self.version = version
        self.sites: list[Instruction] = []
        self.host_calls: list[HostCallSite] = []
        self.current: dict[int, Lanes] = {}
        self.dirty: dict[int, None] = {}
        self.mask: str | None = None
        self.step: Step | None = None
        self.guard_mask: str | None = None
        self.warp = LlvmWarp(self)
        self._scope = ExitStack()
        self.labels: dict[str, int] = {}  # of blocks, with the place of their first line

    # ------------------------------------------------------------------------------------------ what subclasses decide

    @abstractmethod
    def load_cell(self, cell: int) -> Lanes:
        """The value of a cell at the start of a block."""

    @abstractmethod
    def leave_unless(self, condition: Lanes) -> None:
        """Go on in the safe version, from the start of this block, unless the uniform condition holds."""

    @abstractmethod
    def converge(self, membermask: Lanes) -> None: ...

    @abstractmethod
    def suspend_unless(self, condition: Lanes) -> None: ...

    @abstractmethod
    def wait_until(self, condition: Lanes) -> Lanes: ...

    @abstractmethod
    def barrier_sync(
        self, barrier: Lanes, threads: Lanes | None, reduce: BarrierReduction | None, predicate: Lanes | None
    ) -> Lanes | None: ...

    @abstractmethod
    def live_bits(self) -> str:
        """The lanes that have not exited, as an i32."""

    @abstractmethod
    def frame(self, offset: int) -> Lanes:
        """The address of a place in the frame of the running function (U32, in local memory)."""

    @abstractmethod
    def outgoing(self) -> Lanes:
        """Where the frame of a function that is called begins (U32)."""

    # ---------------------------------------------------------------------------------------------------------- blocks

    def open_block(self, label: str) -> None:
        """Start a basic block in which nothing is known of earlier values."""
        self.close_block()
        self.code.label(label)
        self.labels[label] = len(self.code.lines)
        self.entry.place = label
        self._scope.enter_context(self.reading.scope())

    def close_block(self) -> None:
        """Forget the values of the block."""
        self._scope.close()
        self.current.clear()
        self.dirty.clear()
        self.guard_mask = None
        self.entry.place = None
        self.function.close_groups()

    def assemble(self, slots: list[str], setup: list[str], start: list[str], in_loops: Container[str]) -> list[str]:
        """The lines of the function: entry block, `start`, and the blocks emitted, with the entry values they need."""
        lines = self.entry.distribute(in_loops)
        entry = ["entry:", *slots, *self.code.prologue(), *lines.pop(None, ()), *setup, *start]
        done = 0
        for label, position in self.labels.items():
            if label in lines:
                entry += self.code.lines[done:position]
                entry += lines[label]
                done = position
        return entry + self.code.lines[done:]

    def slot(self, offset: int) -> str:
        """The address of a place in the warp's context."""
        return self.entry.value(f"getelementptr i8, ptr %warp, i64 {offset}")

    def lane_word(self, word: LaneWord) -> str:
        """The address of a word per lane in the warp's context."""
        return self.slot(self.prepared.layout.lane_word(word))

    # ----------------------------------------------------------------------------------------------------------- cells

    def fact(self, cell: int) -> Lanes:
        """What is known of a cell where code is being emitted."""
        return self.facts.values[cell]

    def read(self, cell: int) -> Lanes:
        value = self.current.get(cell)
        if value is None:
            value = self.fact(cell)
            if not value.is_constant:
                value = self.load_cell(cell)
            self.current[cell] = value
        return value

    def write(self, cell: int, value: Lanes) -> None:
        """A result, already as the cell stores it."""
        fact = self.fact(cell)
        if fact.is_constant:
            return
        if value.raw_nan and not fact.raw_nan:
            value = canonical_nan(value)
        if not fact.shape.varying and (value.shape.varying or value.shape.offsets != fact.shape.offsets):
            raise AssertionError(f"{self.prepared.cells.names[cell]} is {value.shape}, not {fact.shape} as analysed")
        self.current[cell] = value
        self.dirty[cell] = None

    def name_of(self, cell: int, value: Lanes) -> str:
        """The scalar or vector that a cell's home holds for a value."""
        return self.reading.operand(value, self.fact(cell).shape)

    def home_type(self, cell: int) -> str:
        """The LLVM type of what a cell's home holds."""
        return self.reading.llvm_type(self.types[cell], self.facts.values[cell].shape)

    # ---------------------------------------------------------------------------------------------- special registers

    def special(self, register: SpecialRegister) -> Lanes:
        return special_value(register, self.request.block, self.request.cluster, self.prepared.static_shared, self)

    def field(self, field: Field) -> Lanes:
        if field is Field.CLOCK or field is Field.TIME:
            return self.reading.uniform(U64, self.code.call("i64", "llvm.readcyclecounter"))
        if field in _WORDS:
            return self.reading.uniform(U32, self.entry.field(*_WORDS[field]))
        structure, name, offset = _VECTORS[field]
        place = self.entry.value(f"getelementptr i8, ptr {self.entry.address(structure, name)}, i64 {offset}")
        return self.reading.uniform(U32, self.entry.value(f"load i32, ptr {place}"))

    # ----------------------------------------------------------------------------------------------------------- masks

    def bits_of(self, mask: str | None) -> str:
        """A mask as an i32."""
        return "-1" if mask is None else self.code.value(f"bitcast <32 x i1> {mask} to i32")

    def execution_mask(self) -> str | None:
        """The lanes that run the current step: those of the block whose guard holds."""
        if self.guard_mask is None:
            return self.mask
        if self.mask is None:
            return self.guard_mask
        return self.code.value(f"and <32 x i1> {self.mask}, {self.guard_mask}")

    def element_mask(self, cell: int) -> str:
        """The block's mask for a select between whole values of a cell."""
        elements = self.types[cell].elements
        if elements == 1:
            return f"<32 x i1> {self.mask}"
        order = ", ".join(f"i32 {lane}" for lane in range(WARP_SIZE) for _ in range(elements))
        count = WARP_SIZE * elements
        text = f"shufflevector <32 x i1> {self.mask}, <32 x i1> poison, <{count} x i32> <{order}>"
        return f"<{count} x i1> {self.code.value(text)}"

    def context(self) -> EmissionContext:
        """The place of the current step, for the emitters of memory accesses."""
        mask, site = self.execution_mask(), self.site()
        return EmissionContext(self.code, self.reading, mask, site, self.function, self.is_partial())

    def is_partial(self) -> bool:
        """Whether a full warp hardly ever runs the block being emitted."""
        return True

    def site(self) -> int:
        """The current instruction's row in the site table."""
        assert self.step is not None
        if not self.sites or self.sites[-1] is not self.step.instruction:
            self.sites.append(self.step.instruction)
        return len(self.sites) - 1

    # ----------------------------------------------------------------------------------------------------------- steps

    def emit_steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.emit_step(step)
        self.step = None

    def emit_step(self, step: Step) -> None:
        self.step = step
        if step.guard is None:
            self._assign(step, self._results(step, self._sources(step)))
            return
        guard = self._guard(step)
        if guard.is_constant and guard.data.ndim == 0:
            if guard.data:
                self._assign(step, self._results(step, self._sources(step)))
        elif step.effects.pure:
            self._blend(step, guard, self._results(step, self._sources(step)))
        elif guard.shape.uniform:
            self._branch_around(step, guard)
        else:
            sources = self._sources(step)
            self.guard_mask = self.reading.vector(guard)
            results = self._results(step, sources)
            self.guard_mask = None
            self._blend(step, guard, results)

    def _guard(self, step: Step) -> Lanes:
        assert step.guard is not None
        guard = self.read(step.guard)
        return ~guard if step.guard_negated else guard

    def _sources(self, step: Step) -> list[Any]:
        return [None if source is None else source.value(self) for source in step.sources]

    def _results(self, step: Step, sources: list[Any]) -> list[Lanes]:
        """The results one by one, as their cells store them."""
        writes = flat_writes(step.results)
        if step.form is None:
            values = flat_values(sources)
        elif step.form.definition.function is None:
            self.warp.unsupported(f"{step.form.opcode} cannot be executed yet")
            values = [self.nothing(write.type) for write in writes]
        else:
            values = flat_values([step.form.run(self.warp, *sources)])
        return [
            stored(value, self.types[write.cell]) if write.cell >= 0 else value
            for write, value in zip(writes, values, strict=True)
        ]

    def nothing(self, type_: Type) -> Lanes:
        """A value for results that nobody will see."""
        return self.reading.varying(type_, "zeroinitializer")

    def wants_results(self) -> bool:
        """Whether anybody reads a result of the current step."""
        assert self.step is not None
        return any(cell in self.prepared.read_cells for cell in self.step.writes)

    def _assign(self, step: Step, results: list[Lanes]) -> None:
        for write, value in zip(flat_writes(step.results), results, strict=True):
            if write.cell >= 0:
                self.write(write.cell, value)

    def _blend(self, step: Step, guard: Lanes, results: list[Lanes]) -> None:
        """Results for the lanes whose guard holds; the others keep what they have."""
        for write, value in zip(flat_writes(step.results), results, strict=True):
            if write.cell >= 0 and not self.facts.is_constant(write.cell):
                self.write(write.cell, where(guard, self._settle_nan(write.cell, value), self.read(write.cell)))

    def _settle_nan(self, cell: int, value: Lanes) -> Lanes:
        return canonical_nan(value) if value.raw_nan and not self.fact(cell).raw_nan else value

    def _branch_around(self, step: Step, guard: Lanes) -> None:
        """All lanes do it or none does."""
        code, reading = self.code, self.reading
        sources = self._sources(step)
        cells = [write.cell for write in flat_writes(step.results)]
        old = {cell: self.name_of(cell, self.read(cell)) for cell in cells if cell >= 0}
        before, run, end = code.block, code.new_label(), code.new_label()
        code.branch(reading.base(guard), run, end)
        code.label(run)
        with reading.scope(), self.function.apart():
            results = self._results(step, sources)
            new = {
                cell: self.name_of(cell, self._settle_nan(cell, value))
                for cell, value in zip(cells, results, strict=True)
                if cell >= 0
            }
        last = code.block
        code.jump(end)
        code.label(end)
        for cell, name in new.items():
            fact = self.fact(cell)
            type_ = reading.llvm_type(self.types[cell], fact.shape)
            merged = code.value(f"phi {type_} [{name}, %{last}], [{old[cell]}, %{before}]")
            self.write(cell, reading.value(self.types[cell], fact.shape, merged, fact.raw_nan))

    # ----------------------------------------------------------------------------------------- barriers and the stack

    def barrier_arrive(self, barrier: Lanes, threads: Lanes) -> None:
        """Arrive for the whole warp, without waiting."""
        code = self.code
        code.declare(runtime.DECLARATIONS["ptxvm_barrier_arrive"])
        number, count = (self.lowest_of(value) for value in (barrier, threads))
        outcome = code.value(
            f"call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 {number}, i32 {count}, "
            f"i32 {WARP_SIZE}, i32 0, i32 0, i32 {self.site()})"
        )
        fault, on = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {outcome}, 2"), fault, on, likely=False)
        code.label(fault)
        code.line(f"ret i32 {int(Status.FAULT)}")
        code.label(on)

    def note_passing(self) -> None:
        """A wait has come to its end: the warp makes progress."""
        self.fields.set(Cta, "passed", 1)

    # --------------------------------------------------------------------------------------------------------- polling

    @property
    @abstractmethod
    def may_poll(self) -> bool:
        """Whether threads may wait for others in loops: then it matters who changes memory."""

    def note_change(self, condition: Lanes | None = None) -> None:
        """The executing lanes (in which the condition holds) may change memory: to whom polls it is told."""
        if self.may_poll:
            here = self.warp.active() if condition is None else self.warp.ballot(condition)
            before = self.fields.get(Worker, "wrote")
            self.fields.set(Worker, "wrote", self.code.value(f"or i32 {before}, {self.reading.base(here)}"))

    def note_poll(self) -> None:
        """The executing lanes look at what others may change."""
        if self.may_poll:
            site, lanes = self.site(), self.bits_of(self.execution_mask())
            for field in ("wait", "at"):
                self.fields.set(Warp, f"{field}_site", site)
                self.fields.set(Warp, f"{field}_lanes", lanes)

    def note_place(self, step: Step | None) -> None:
        """The executing lanes are at a step."""
        if step is not None:
            before, self.step = self.step, step
            self.fields.set(Warp, "at_site", self.site())
            self.fields.set(Warp, "at_lanes", self.bits_of(self.execution_mask()))
            self.step = before

    def shared_base(self) -> Lanes:
        return self.field(Field.SHARED_BASE)

    def cluster_arrive(self) -> None:
        """The executing lanes arrive at the barrier of the cluster."""
        lanes = self.bits_of(self.execution_mask())
        self._refuse_unless_unwaited(lanes, FaultCode.CLUSTER_TWICE, wanted="0")
        self.code.declare(runtime.DECLARATIONS["ptxvm_cluster_arrive"])
        self.code.line(f"call void @ptxvm_cluster_arrive(ptr %cta, ptr %warp, i32 {lanes}, i32 {self.live_bits()})")
        # Others may go on now: this is as good as having come to the end of a wait.
        self.note_passing()

    def cluster_wait(self) -> None:
        """The executing lanes wait for the barrier of the cluster."""
        code, lanes = self.code, self.bits_of(self.execution_mask())
        self._refuse_unless_unwaited(lanes, FaultCode.CLUSTER_WITHOUT, wanted=lanes)
        code.declare(runtime.DECLARATIONS["ptxvm_cluster_waiting"])
        arguments = f"ptr %cta, ptr %warp, i32 {lanes}, i32 {self.live_bits()}"
        waiting = code.value(f"call i32 @ptxvm_cluster_waiting({arguments})")
        going = code.value(f"bitcast i32 {code.value(f'xor i32 {waiting}, -1')} to <32 x i1>")
        self.suspend_unless(self.reading.varying(PRED, going))
        done = code.value(f"xor i32 {self.bits_of(self.execution_mask())}, -1")
        self.fields.set(Warp, "cluster_unwaited", code.value(f"and i32 {self._unwaited()}, {done}"))

    def _unwaited(self) -> str:
        return self.fields.get(Warp, "cluster_unwaited")

    def _refuse_unless_unwaited(self, lanes: str, code: FaultCode, wanted: str) -> None:
        """A fault unless those of `lanes` that have arrived and not waited since are the wanted ones."""
        found = self.code.value(f"and i32 {self._unwaited()}, {lanes}")
        self.warp.raise_fault(code, self.predicate(self.code.value(f"icmp ne i32 {found}, {wanted}")))

    def lowest_of(self, value: Lanes) -> str:
        """The scalar of a value that is the same in all executing lanes."""
        if value.shape.uniform:
            return self.reading.base(value)
        lane = self.code.call("i32", "llvm.cttz.i32", ("i32", self.bits_of(self.execution_mask())), ("i1", "false"))
        inside = self.code.value(f"and i32 {lane}, {WARP_SIZE - 1}")
        return self.code.value(f"extractelement {value.type.vector} {self.reading.vector(value)}, i32 {inside}")

    def stack_pointer(self) -> Lanes:
        name = self.code.value(f"load <32 x i32>, ptr {self.lane_word(LaneWord.TOP)}, align 64")
        return self.reading.varying(U32, name)

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        place = (self.stack_pointer() + (alignment - 1)) & -alignment
        top = place + size
        limit = self.reading.uniform(U32, self.entry.field(Worker, "local_size"))
        self.warp.raise_fault(FaultCode.STACK_OVERFLOW, (top > limit) | (top < place))
        self.stack_restore(top)
        return place

    def stack_restore(self, pointer: Lanes) -> None:
        mask, name = self.execution_mask(), self.reading.vector(pointer)
        if mask is not None:
            before = self.reading.vector(self.stack_pointer())
            name = self.code.value(f"select <32 x i1> {mask}, <32 x i32> {name}, <32 x i32> {before}")
        self.code.line(f"store <32 x i32> {name}, ptr {self.lane_word(LaneWord.TOP)}, align 64")

    # ----------------------------------------------------------------------------------------------------- where to go

    def condition(self, step: Step | None, *, negated: bool) -> Lanes:
        """The guard of a block's end; true where the branch is taken or the thread ends."""
        assert step is not None and step.guard is not None
        guard = self.read(step.guard)
        return ~guard if negated else guard

    def switch_index(self, end: End) -> Lanes:
        """Which target of a SWITCH is meant."""
        assert end.step is not None and end.step.sources[0] is not None
        index = end.step.sources[0].value(self)
        assert isinstance(index, Lanes)
        return index

    def switch_places(self, index: Lanes, targets: Sequence[int]) -> str:
        """Where the lanes go by their index, as a vector of places; the last target is that of all others."""
        places = splat_place(targets[-1])
        for number, target in enumerate(targets[:-1]):
            places = self.choose(self.reading.vector(index == number), splat_place(target), places)
        return places

    def choose(self, vector: str, a: str, b: str) -> str:
        """`a` in the lanes of a predicate vector, else `b`: vectors of places."""
        return self.code.value(f"select <32 x i1> {vector}, <32 x i16> {a}, <32 x i16> {b}")

    def predicate(self, name: str) -> Lanes:
        """A uniform predicate by the name of its i1."""
        return self.reading.uniform(PRED, name)

    def stop_is_set(self) -> str:
        """Whether the launch is to end at once (i1)."""
        flag = self.code.value(f"load atomic volatile i32, ptr {self.entry.launch_word('stop')} monotonic, align 4")
        return self.code.value(f"icmp ne i32 {flag}, 0")
