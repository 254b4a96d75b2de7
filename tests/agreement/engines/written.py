"""Probes of stores and atomic operations: what the memory holds afterwards is a result as well."""

from __future__ import annotations

from dataclasses import dataclass

from tests.agreement.engines.places import SLOT_BYTES, access_size, indexed
from tests.agreement.engines.values import Row
from tests.agreement.engines.writer import Writer

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import B128, F64, PRED, U32, U64, Type

_WORDS = SLOT_BYTES // 8
_ATOMIC = {"atom", "red"}


@dataclass(frozen=True, slots=True)
class Slots:
    """The memory that a warp writes in one space: `base` is a register with the address of its first slot."""

    space: Space
    base: str

    @property
    def private(self) -> bool:
        return self.space is Space.LOCAL


def writes(form: Form) -> bool:
    """Whether the form changes memory that a probe can look at."""
    return form.line.opcode in (*_ATOMIC, "st")


class WrittenPlace:
    """Where a form writes: prepares the slots, gives the address, and stores the slots' contents as outputs."""

    def __init__(self, writer: Writer, form: Form, plan: OperandPlan) -> None:
        self.writer, self.form = writer, form
        self.slots = [slots_in(writer, space) for space in _spaces(writer, form, plan)]
        self.generic = plan.space is None

    def address(self) -> str:
        """The text of the address operand."""
        for slots in self.slots:
            self._fill(slots)
        self.writer.line("bar.warp.sync 0xffffffff;")
        size = access_size(self.form)
        base = self._base()
        if self.slots[0].private:
            index = self.writer.varying(U32)
            self.writer.line(f"and.b32 {index}, {index}, {SLOT_BYTES // size - 1};")
            return indexed(self.writer, base, index, size)
        return indexed(self.writer, base, self._index(size), size)

    def keep(self) -> None:
        """Store what the slots hold now."""
        self.writer.line("bar.warp.sync 0xffffffff;")
        for slots in self.slots:
            own = self._own(slots)
            for word in range(_WORDS):
                register = self.writer.register("b64")
                self.writer.line(f"ld.{slots.space.value}.b64 {register}, [{own}+{8 * word}];")
                kept = F64 if self.form.type is F64 and self.form.line.opcode in _ATOMIC else U64
                self.writer.output(register, kept, f"{slots.space.value} word {word}")

    # --------------------------------------------------------------------------------------------------------- parts

    def _fill(self, slots: Slots) -> None:
        type_: Type = U64 if self.form.type in (B128, PRED) else self.form.type
        words = []
        for _ in range(2):
            self.writer.inputs.append(Row(type_, full=True))
            register = self.writer.register("b64")
            self.writer.line(f"ld.global.b64 {register}, [<i{len(self.writer.inputs) - 1}>];")
            words.append(register)
        own = self._own(slots)
        for word in range(0, _WORDS, 2):
            self.writer.line(f"st.{slots.space.value}.v2.b64 [{own}+{8 * word}], {{{words[0]}, {words[1]}}};")

    def _own(self, slots: Slots) -> str:
        """A register with the address of the thread's own slot."""
        if slots.private:
            return slots.base
        register = self.writer.register("b64")
        self.writer.line(f"mad.wide.u32 {register}, %lane, {SLOT_BYTES}, {slots.base};")
        return register

    def _base(self) -> str:
        """The first slot's address as the instruction takes it; of different memories in different lanes."""
        if not self.generic:
            return self.slots[0].base
        bases = []
        for slots in self.slots:
            register = self.writer.register("b64")
            self.writer.line(f"cvta.{slots.space.value}.u64 {register}, {slots.base};")
            bases.append(register)
        if len(bases) == 1:
            return bases[0]
        chosen = self.writer.register("b64")
        self.writer.line(f"selp.b64 {chosen}, {bases[0]}, {bases[1]}, {self.writer.varying(PRED)};")
        return chosen

    def _index(self, size: int) -> str:
        """A 32-bit register with the element of the warp's slots that each lane writes."""
        writer, rng = self.writer, self.writer.rng
        register = writer.register("b32")
        patterns = ["own", "own", "side by side", "reverse", "permuted"]
        if self.form.line.opcode in _ATOMIC:
            patterns += ["same", "groups", "random"]
        match rng.choice(patterns):
            case "own":
                writer.line(f"mad.lo.u32 {register}, %lane, {SLOT_BYTES // size}, {rng.randrange(SLOT_BYTES // size)};")
            case "side by side":
                writer.line(f"mov.u32 {register}, %lane;")
            case "reverse":
                writer.line(f"sub.u32 {register}, 31, %lane;")
            case "permuted":
                writer.line(f"mad.lo.u32 {register}, %lane, {rng.choice([3, 5, 11, 21])}, {rng.randrange(32)};")
                writer.line(f"and.b32 {register}, {register}, 31;")
            case "same":
                writer.line(f"and.b32 {register}, {writer.uniform(U32)}, 31;")
            case "groups":
                writer.line(f"and.b32 {register}, %lane, {rng.choice([1, 3, 7, 12])};")
            case "random":
                writer.line(f"and.b32 {register}, {writer.varying(U32)}, 7;")
        return register


def slots_in(writer: Writer, space: Space) -> Slots:
    match space:
        case Space.GLOBAL:
            return Slots(space, "%gw")
        case Space.SHARED:
            return Slots(space, "%sw")
    register = writer.register("b64")
    writer.line(f"mov.u64 {register}, lw;")
    return Slots(space, register)


def _spaces(writer: Writer, form: Form, plan: OperandPlan) -> list[Space]:
    """The memories that a form's address may mean; two for generic addresses that differ in their space."""
    match plan.space:
        case Space.SHARED | Space.SHARED_CLUSTER:
            return [Space.SHARED]
        case Space.GLOBAL | Space.LOCAL as space:
            return [space]
    choices = [[Space.GLOBAL], [Space.SHARED], [Space.GLOBAL, Space.SHARED]]
    if form.line.opcode not in _ATOMIC:
        choices.append([Space.LOCAL])
    return writer.rng.choice(choices)
