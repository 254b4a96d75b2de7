"""One atomic operation of one lane, on one place in host memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.path import Join
from ptxvm.isa.warp import AtomicOp, Sem
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import B128, U64, Type, carrier
from ptxvm.records import record

_MACHINE = {
    AtomicOp.ADD: "add",
    AtomicOp.AND: "and",
    AtomicOp.OR: "or",
    AtomicOp.XOR: "xor",
    AtomicOp.EXCH: "xchg",
    AtomicOp.INC: "uinc_wrap",
    AtomicOp.DEC: "udec_wrap",
}
_MINMAX = {AtomicOp.MIN: "min", AtomicOp.MAX: "max"}
_ORDERS = {Sem.ACQUIRE: "acquire", Sem.RELEASE: "release", Sem.ACQ_REL: "acq_rel", Sem.SC: "seq_cst"}
_FAILURE = {"monotonic": "monotonic", "acquire": "acquire", "release": "monotonic", "acq_rel": "acquire"}

APART = 'fence syncscope("singlethread") acq_rel'
"""No instruction: of warps that go side by side (fast/openings.py) each reads itself what is read behind it, as it sees
what those before it have stored."""

Value = Any
"""A uniform Lanes, or the pair of them that a B128 value is."""


@record()
class CellOperation:
    """`memory = update(memory, *values)`; `shared`: in memory that only this host thread uses; `may_be_alone`: others
    are those of the GPU only, so that this may turn out when it runs."""

    context: EmissionContext
    type: Type
    op: AtomicOp | None
    sem: Sem
    update: Callable[..., Value]
    shared: bool
    may_be_alone: bool = False

    @property
    def bits(self) -> str:
        """The LLVM integer that memory holds."""
        return "i128" if self.type is B128 else carrier(self.type).llvm

    @property
    def size(self) -> int:
        return self.type.size

    def ways(self, emit: Callable[[CellOperation], list[str]], types: Sequence[str] = ()) -> list[str]:
        """What `emit` makes of the operation, values of these types: by plain loads and stores, where no other thread
        comes between them."""
        if self.shared or not self.may_be_alone:
            return emit(self)
        context, code, join = self.context, self.context.code, Join(self.context.code, types)
        context.function.asks_if_alone = True
        asked = context.entry.field(Worker, "alone")
        plain, locked = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp ne i32 {asked}, 0"), plain, locked)
        for label, operation in ((plain, replace(self, shared=True)), (locked, self)):
            code.label(label)
            if operation.shared:
                code.line(APART)
            with context.reading.scope():
                join.arrive(emit(operation))
        return join.meet()

    def run(self, pointer: str, values: Sequence[Value]) -> str:
        """Do it at a host address (ptr). The old bits."""
        if self.shared:
            return self._plain(pointer, values)
        order = _ORDERS.get(self.sem, "monotonic")
        if self.op is AtomicOp.CAS:
            expected, new = (self._joined(value) for value in values)
            return self._swap(pointer, expected, new, order)[0]
        name = self._machine_operation()
        if name is None:
            return self._loop(pointer, values, order)
        operand = self._joined(values[0])
        return self.context.code.value(f"atomicrmw {name} ptr {pointer}, {self.bits} {operand} {order}")

    def _machine_operation(self) -> str | None:
        if self.op is None or self.type.is_float or self.type.elements > 1 or self.type is B128:
            return None
        if self.op in _MINMAX:
            return ("" if self.type.is_signed else "u") + _MINMAX[self.op]
        return _MACHINE.get(self.op)

    def _plain(self, pointer: str, values: Sequence[Value]) -> str:
        code = self.context.code
        old = code.value(f"load {self.bits}, ptr {pointer}, align {self.size}")
        code.line(f"store {self.bits} {self._updated(old, values)}, ptr {pointer}, align {self.size}")
        return old

    def _loop(self, pointer: str, values: Sequence[Value], order: str) -> str:
        """Try until nobody else has come between reading and writing."""
        code = self.context.code
        first = code.value(f"load atomic {self.bits}, ptr {pointer} monotonic, align {self.size}")
        before, again, done = code.block, code.new_label(), code.new_label()
        code.jump(again)
        code.label(again)
        seen = f"%seen{again}"
        place = len(code.lines)
        code.line("")
        found, fine = self._swap(pointer, seen, self._updated(seen, values), order)
        code.lines[place] = f"  {seen} = phi {self.bits} [{first}, %{before}], [{found}, %{code.block}]"
        code.branch(fine, done, again)
        code.label(done)
        return seen

    def _swap(self, pointer: str, expected: str, new: str, order: str) -> tuple[str, str]:
        """The bits found, and whether they were the ones expected."""
        code = self.context.code
        pair = code.value(
            f"cmpxchg ptr {pointer}, {self.bits} {expected}, {self.bits} {new} {order} {_FAILURE.get(order, order)}"
        )
        result = f"{{ {self.bits}, i1 }} {pair}"
        return code.value(f"extractvalue {result}, 0"), code.value(f"extractvalue {result}, 1")

    # ------------------------------------------------------------------------------------------------ bits and values

    def _updated(self, old: str, values: Sequence[Value]) -> str:
        with self.context.reading.scope():
            return self._joined(self.update(self.value(old), *values))

    def value(self, bits: str) -> Value:
        """Bits of memory as the operand of an update."""
        reading, code = self.context.reading, self.context.code
        if self.type is not B128:
            return reading.uniform(carrier(self.type), bits).raw_bits(self.type)
        low = code.value(f"trunc i128 {bits} to i64")
        high = code.value(f"trunc i128 {code.value(f'lshr i128 {bits}, 64')} to i64")
        return reading.uniform(U64, low), reading.uniform(U64, high)

    def _joined(self, value: Value) -> str:
        """A value as bits of memory."""
        reading, code = self.context.reading, self.context.code
        if isinstance(value, Lanes):
            return reading.base(value.bits(carrier(self.type)))
        low, high = (code.value(f"zext i64 {reading.base(part)} to i128") for part in value)
        return code.value(f"or i128 {low}, {code.value(f'shl i128 {high}, 64')}")
