"""Emits calls of host functions: operands to the worker's scratch space, a callback into Python, results from there."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.checker.module import Instruction
from ptxvm.engine.host_functions import HOST_FUNCTIONS, LANE_COPY, SCREENED_CALLS, TENSOR_COPIES, NativeFunction
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.function.sites import Sites
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import FaultCode, Outcome, Status, Version, Warp, Worker
from ptxvm.engine.jit.program.operands import operand
from ptxvm.engine.jit.program.unit import HostCallSite
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.isa.warp import HostRequest
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, U8, U64, Type, carrier

_ROW_BYTES = 8 * 32
_COPY_OPERANDS = 4


class HostCalls:
    """Emits them, at places that it adds to `sites`."""

    def __init__(self, text: FunctionText, state: BlockState, sites: Sites) -> None:
        self._text = text
        self._state = state
        self._sites = sites

    def call(self, request: HostRequest) -> tuple[Lanes, ...]:
        """One call for the executing lanes where `when` holds. Opens new blocks."""
        name, values, results, when = request
        if not HOST_FUNCTIONS[name].takes(len(values), len(results)):
            raise AssertionError(f"{name} is called with {len(values)} words, and {len(results)} are expected back")
        code, reading = self._text.code, self._text.reading
        self._state.accesses.close_groups()  # the host may free memory that was checked
        bits = reading.base(self._state.active() if when is None else self._state.ballot(when))
        before, call, done, on = code.block, *(code.new_label() for _ in range(3))
        code.branch(code.value(f"icmp eq i32 {bits}, 0"), on, call)
        code.label(call)
        with reading.scope():
            for row, value in enumerate(values):
                self.store(row, value)
            self._call(self._site(name, len(values), len(results)), bits, done, HOST_FUNCTIONS[name].native)
            code.label(done)
            names = [self._narrow(row, type_) for row, type_ in enumerate(results)]
            code.jump(on)
        code.label(on)
        return tuple(
            reading.varying(type_, code.value(f"phi {type_.vector} [zeroinitializer, %{before}], [{vector}, %{done}]"))
            for type_, vector in zip(results, names, strict=True)
        )

    def note(self, name: str) -> int:
        """The number of a place that Python must be able to tell, though it does not call."""
        return self._sites.host_call(self._site(name, 0, 0))

    def copy_rows(self, bits: str, word: int) -> None:
        """`cp.async` of lanes in rows, whose places are there; `word` tells of them. Opens new blocks."""
        done = self._text.code.new_label()
        self._state.accesses.close_groups()
        native = NativeFunction("ptxvm_copy_rows", _COPY_OPERANDS)
        self._call(self._site(LANE_COPY, _COPY_OPERANDS, 0), bits, done, native, f", i32 {word}")
        self._text.code.label(done)

    def lane_copy(self) -> HostCallSite:
        """The current step, a `cp.async`, as a place for `copy_places`."""
        return self._site(LANE_COPY, _COPY_OPERANDS, 0)

    def copy_places(self, sites: Sequence[HostCallSite], bits: str, word: int, read: str) -> None:
        """Several of them, whose first places are there; all read so many bytes (i32). Opens new blocks."""
        code, entry = self._text.code, self._text.entry
        self._state.accesses.close_groups()
        numbers = [self._sites.host_call(site) for site in sites]
        index, before = entry.field(Warp, "index"), code.block
        again, python, done, fail, further = (code.new_label() for _ in range(5))
        read = code.value(f"zext i32 {read} to i64")
        code.jump(again)
        code.label(again)
        code.declare(DECLARATIONS["ptxvm_copy_places"])
        first = code.value(f"phi i32 [0, %{before}], [%{further}, %{python}]")
        arguments = f"i32 {index}, i32 {numbers[0]}, i32 {bits}, i32 {word}, i64 {read}, i32 {first}"
        place = code.value(f"call i32 @ptxvm_copy_places(ptr %worker, ptr %cta, {arguments})")
        code.branch(code.value(f"icmp eq i32 {place}, {len(sites)}"), done, python, likely=True)
        code.label(python)
        number = code.value(f"add i32 {code.value(f'mul i32 {place}, {len(Version)}')}, {numbers[0]}")
        function = self._text.fields.get(Worker, "host_function")
        outcome = code.value(f"call i32 {function}(ptr %cta, i32 {index}, i32 {number}, i32 {bits})")
        code.define(f"%{further}", f"add i32 {place}, 1")
        code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.DONE)}"), again, fail)
        code.label(fail)
        code.line(f"ret i32 {int(Status.FAULT)}")
        code.label(done)

    def _site(self, name: str, operands: int, results: int) -> HostCallSite:
        step, layout = self._state.step, self._state.prepared.layout
        assert step is not None
        held = tuple(
            tuple((layout.vectors[cell], layout.marks[cell]) if cell >= 0 else (-1, ~cell) for cell in cells)
            for cells in step.held
        )
        return HostCallSite(name, step.instruction, operands, results, held, layout.mark_bytes)

    def _call(self, site: HostCallSite, bits: str, done: str, native: NativeFunction | None, more: str = "") -> None:
        """Call the host for some lanes, go on at `done`, or leave with a fault. `more`: arguments of native code."""
        code, fail = self._text.code, self._text.code.new_label()
        index = self._text.entry.field(Warp, "index")
        arguments = f"i32 {index}, i32 {self._sites.host_call(site)}, i32 {bits}"
        again = self._try_native(site, native, arguments + more, done)
        if self._state.accesses.screened:
            if again is not None and site.name in TENSOR_COPIES:
                self._learn(arguments, again)
            self._suspect(bits)
            return
        function = self._text.fields.get(Worker, "host_function")
        outcome = code.value(f"call i32 {function}(ptr %cta, {arguments})")
        refused = fail if again is None else code.new_label()
        code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.DONE)}"), done, refused)
        if again is not None:
            code.label(refused)
            code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.AGAIN)}"), again, fail)
        code.label(fail)
        code.line(f"ret i32 {int(Status.FAULT)}")

    def _learn(self, arguments: str, again: str) -> None:
        """Python may make a plan, by which native code can do it."""
        code, on = self._text.code, self._text.code.new_label()
        function = self._text.fields.get(Worker, "host_function")
        outcome = code.value(f"call i32 {function}(ptr %cta, {arguments})")
        code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.AGAIN)}"), again, on)
        code.label(on)

    def _suspect(self, bits: str) -> None:
        """Python does nothing else in launches that are watched: the interpreter has to."""
        code = self._text.code
        lane = code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "true"))
        code.declare(DECLARATIONS["ptxvm_fault"])
        arguments = f"i32 {int(FaultCode.SUSPICION)}, i32 {self._state.site()}, i32 {lane}, i64 0"
        code.value(f"call i32 @ptxvm_fault(ptr %worker, {arguments})")
        code.line(f"ret i32 {int(Status.FAULT)}")

    def _try_native(self, site: HostCallSite, native: NativeFunction | None, arguments: str, done: str) -> str | None:
        """What native code can do of a call leads to `done`. Returns where it tries; None if it can do nothing."""
        if native is None or site.operands > native.operands:
            return None
        if self._state.accesses.screened and site.name not in SCREENED_CALLS:
            return None
        code = self._text.code
        again, python = code.new_label(), code.new_label()
        code.jump(again)
        code.label(again)
        code.declare(DECLARATIONS[native.name])
        if native.combines:
            arguments += f", ptr @{self._combining(site.instruction)}"
        did = code.value(f"call i32 @{native.name}(ptr %worker, ptr %cta, {arguments})")
        code.branch(code.value(f"icmp ne i32 {did}, 0"), done, python)
        code.label(python)
        return again

    def _combining(self, instruction: Instruction) -> str:
        """The name of a function of the unit that combines elements as a reduction does."""
        from ptxvm.engine.host.arithmetic import arithmetic_of  # noqa: PLC0415  (most kernels have no reductions)
        from ptxvm.engine.jit.emission.combining_code import function_name, function_text  # noqa: PLC0415

        arithmetic, code = arithmetic_of(instruction.form), self._text.code
        assert arithmetic is not None
        code.declare(function_text(arithmetic, self._text.features, code.declarations, "internal"))
        return function_name(arithmetic)

    def store(self, row: int, value: Lanes) -> None:
        """Put an operand of all lanes in place."""
        self._text.code.line(f"store <32 x i64> {self._wide(value)}, ptr {self.row(row)}, align 64")

    def row(self, row: int, lane: int = 0) -> str:
        """Where (ptr) an operand of a call is, from a lane on."""
        offset = offset_of(Worker, "host_values") + _ROW_BYTES * row + U64.size * lane
        return self._text.entry.value(f"getelementptr i8, ptr %worker, i64 {offset}")

    def _wide(self, value: Lanes) -> str:
        """The 32 values as <32 x i64>, extended by zeros."""
        code, reading = self._text.code, self._text.reading
        if value.type is PRED:
            return code.value(f"zext <32 x i1> {reading.vector(value)} to <32 x i64>")
        bits = operand(value, carrier(value.type))
        name = reading.vector(bits)
        return name if bits.type.bits == U64.bits else code.value(f"zext {bits.type.vector} {name} to <32 x i64>")

    def _narrow(self, row: int, type_: Type) -> str:
        """A result as a vector of its type."""
        code, reading = self._text.code, self._text.reading
        loaded = code.value(f"load <32 x i64>, ptr {self.row(row)}, align 64")
        integer = U8 if type_ is PRED else carrier(type_)
        name = loaded if integer.bits == U64.bits else code.value(f"trunc <32 x i64> {loaded} to {integer.vector}")
        value = reading.varying(integer, name)
        return reading.vector(value != 0 if type_ is PRED else value.raw_bits(type_))
