"""Emits calls of host functions: operands to the worker's scratch space, a callback into Python, results from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ptxvm.engine.host_functions import HOST_FUNCTIONS
from ptxvm.engine.jit import runtime
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import HOST_ROWS, Outcome, Status, Warp, Worker, call_number
from ptxvm.engine.jit.program.operands import operand
from ptxvm.engine.jit.program.unit import HostCallSite
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, U8, U64, Type, carrier

if TYPE_CHECKING:
    from ptxvm.checker.module import Instruction
    from ptxvm.engine.jit.emission.emitter import Emitter

_ROW_BYTES = 8 * 32


def emit_host_call(
    emitter: Emitter, name: str, values: Sequence[Lanes], results: Sequence[Type], when: Lanes | None
) -> tuple[Lanes, ...]:
    """One call for the executing lanes where `when` holds. Opens new blocks."""
    if not HOST_FUNCTIONS[name].takes(len(values), len(results)):
        raise AssertionError(f"{name} is called with {len(values)} words, and {len(results)} are expected back")
    code, reading = emitter.code, emitter.reading
    emitter.function.close_groups()  # the host may free memory that was checked
    bits = reading.base(emitter.warp.active() if when is None else emitter.warp.ballot(when))
    before, call, done, on = code.block, *(code.new_label() for _ in range(3))
    code.branch(code.value(f"icmp eq i32 {bits}, 0"), on, call)
    code.label(call)
    with reading.scope():
        for row, value in enumerate(values):
            code.line(f"store <32 x i64> {_wide(emitter, value)}, ptr {_row(emitter, row)}, align 64")
        _call(emitter, new_site(emitter, name, len(values), len(results)), bits, done)
        code.label(done)
        names = [_narrow(emitter, row, type_) for row, type_ in enumerate(results)]
        code.jump(on)
    code.label(on)
    return tuple(
        reading.varying(type_, code.value(f"phi {type_.vector} [zeroinitializer, %{before}], [{vector}, %{done}]"))
        for type_, vector in zip(results, names, strict=True)
    )


def new_site(emitter: Emitter, name: str, operands: int, results: int) -> HostCallSite:
    """A place in the code at which the current instruction may call the host."""
    if max(operands, results) > HOST_ROWS:
        raise AssertionError(f"{name} has more than {HOST_ROWS} operands or results")
    assert emitter.step is not None
    emitter.host_calls.append(HostCallSite(name, emitter.step.instruction, operands, results))
    return emitter.host_calls[-1]


def _call(emitter: Emitter, site: HostCallSite, bits: str, done: str) -> None:
    """Call the host for some lanes, go on at `done`, or leave with a fault."""
    code, fail = emitter.code, emitter.code.new_label()
    index = emitter.entry.field(Warp, "index")
    number = call_number(emitter.version, len(emitter.host_calls) - 1)
    arguments = f"i32 {index}, i32 {number}, i32 {bits}"
    again = _try_native(emitter, site, arguments, done)
    function = emitter.fields.get(Worker, "host_function")
    outcome = code.value(f"call i32 {function}(ptr %cta, {arguments})")
    refused = fail if again is None else code.new_label()
    code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.DONE)}"), done, refused)
    if again is not None:
        code.label(refused)
        code.branch(code.value(f"icmp eq i32 {outcome}, {int(Outcome.AGAIN)}"), again, fail)
    code.label(fail)
    code.line(f"ret i32 {int(Status.FAULT)}")


def _try_native(emitter: Emitter, site: HostCallSite, arguments: str, done: str) -> str | None:
    """What native code can do of a call leads to `done`. Returns where it tries; None if it can do nothing."""
    native = HOST_FUNCTIONS[site.name].native
    if native is None or site.operands > native.operands:
        return None
    code, again, python = emitter.code, emitter.code.new_label(), emitter.code.new_label()
    code.jump(again)
    code.label(again)
    code.declare(runtime.DECLARATIONS[native.name])
    if native.combines:
        arguments += f", ptr @{_combining(emitter, site.instruction)}"
    did = code.value(f"call i32 @{native.name}(ptr %worker, ptr %cta, {arguments})")
    code.branch(code.value(f"icmp ne i32 {did}, 0"), done, python)
    code.label(python)
    return again


def _combining(emitter: Emitter, instruction: Instruction) -> str:
    """The name of a function of the unit that combines elements as a reduction does."""
    from ptxvm.engine.host.arithmetic import arithmetic_of  # noqa: PLC0415  (most kernels have no reductions)
    from ptxvm.engine.jit.emission.combining_code import function_name, function_text  # noqa: PLC0415

    arithmetic, declarations = arithmetic_of(instruction.form), emitter.code.declarations
    assert arithmetic is not None
    emitter.code.declare(function_text(arithmetic, emitter.request.features, declarations, "internal"))
    return function_name(arithmetic)


def _row(emitter: Emitter, row: int) -> str:
    return emitter.entry.value(
        f"getelementptr i8, ptr %worker, i64 {offset_of(Worker, 'host_values') + _ROW_BYTES * row}"
    )


def _wide(emitter: Emitter, value: Lanes) -> str:
    """The 32 values as <32 x i64>, extended by zeros."""
    code, reading = emitter.code, emitter.reading
    if value.type is PRED:
        return code.value(f"zext <32 x i1> {reading.vector(value)} to <32 x i64>")
    bits = operand(value, carrier(value.type))
    name = reading.vector(bits)
    return name if bits.type.bits == U64.bits else code.value(f"zext {bits.type.vector} {name} to <32 x i64>")


def _narrow(emitter: Emitter, row: int, type_: Type) -> str:
    """A result as a vector of its type."""
    code, reading = emitter.code, emitter.reading
    loaded = code.value(f"load <32 x i64>, ptr {_row(emitter, row)}, align 64")
    integer = U8 if type_ is PRED else carrier(type_)
    name = loaded if integer.bits == U64.bits else code.value(f"trunc <32 x i64> {loaded} to {integer.vector}")
    value = reading.varying(integer, name)
    return reading.vector(value != 0 if type_ is PRED else value.raw_bits(type_))
