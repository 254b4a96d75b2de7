"""From a form to a probe: any instruction whose operands are values."""

from __future__ import annotations

import random

from tests.agreement.engines.places import address
from tests.agreement.engines.sources import Kind, choose_kind, is_register, register_spelling, selector, source
from tests.agreement.engines.writer import Mask, Probe, Writer
from tests.agreement.engines.written import WrittenPlace, writes

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.lanes.types import B128, F64, PRED, U16, U32, U64, Type

_CONSTANTS = {"size": 128, "imm_reg_count": 64, "immAlign": 16}


def value_probe(form: Form, variant: int, *, plain: bool = False) -> Probe:
    """The form with operands, mask and signs drawn by its name; `plain`: untyped registers and no mask."""
    rng = random.Random(f"{form.opcode} {len(form.operands)} {variant}")
    mask = Mask.FULL if plain else rng.choice([Mask.FULL, Mask.GUARD, Mask.BRANCH])
    writer = Writer(rng, mask)
    builder = _Builder(writer, form, plain)
    builder.write()
    return writer.probe(f"{form.opcode} #{variant}{' plain' if plain else ''}")


class _Builder:
    """Writes the instruction of one form, with what leads to it and what keeps its results."""

    def __init__(self, writer: Writer, form: Form, plain: bool) -> None:
        self.writer, self.form, self.plain = writer, form, plain
        self.results: list[tuple[str, Type, int, str]] = []
        self.sources: list[str] = []
        self.place: WrittenPlace | None = None

    def write(self) -> None:
        form, writer = self.form, self.writer
        plans = [plan for plan in form.operands if not plan.optional or self._take(plan)]
        texts = {plan.name: self._operand(plan) for plan in plans if plan.role is not Role.RESULT}
        self.sources = [text for text in texts.values() if is_register(text)]
        texts |= {plan.name: self._result(plan) for plan in plans if plan.role is Role.RESULT}
        carries = form.reads_carry or form.writes_carry
        if carries:
            writer.line(f"add.cc.u32 {writer.register('b32')}, {writer.varying(U32)}, {writer.varying(U32)};")
        writer.instruction(form.opcode, (texts[plan.name] for plan in plans))
        if carries:
            carry = writer.register("b32")
            writer.line(f"addc.u32 {carry}, 0, 0;")
            self.results.append((carry, U32, 32, "carry"))
        for register, type_, bits, what in self.results:
            writer.output(register, type_, what, bits)
        if self.place is not None:
            self.place.keep()
        self._keep()

    def _take(self, plan: OperandPlan) -> bool:
        """Whether to write an optional operand."""
        return plan.name != "fproto" and self.writer.rng.random() < 0.5

    def _keep(self) -> None:
        """Hand the last result to later probes of the kernel."""
        for register, type_, bits, _ in self.results[-1:]:
            if bits in (32, 64) and type_.element is not F64:
                self.writer.line(f"mov.b{bits} %c{bits}_{self.writer.rng.randrange(2)}, {register};")

    # ------------------------------------------------------------------------------------------------------ operands

    def _operand(self, plan: OperandPlan) -> str:
        writer = self.writer
        match plan.role:
            case Role.CONSTANT:
                return str(_CONSTANTS.get(plan.name, writer.rng.randrange(16 if plan.name == "a" else 256)))
            case Role.ADDRESS if writes(self.form):
                self.place = WrittenPlace(writer, self.form, plan)
                return self.place.address()
            case Role.ADDRESS:
                text = address(writer, self.form, plan)
                return f"{text}.unified" if plan.notation.unified and writer.rng.random() < 0.5 else text
        if plan.name == "membermask":
            return writer.members()
        if plan.name == "cache_policy":
            return writer.uniform(U64)
        kind = Kind.VARYING if self.plain else choose_kind(writer)
        text = source(writer, plan, kind) + selector(writer.rng, plan)
        negated = plan.writing.minus and is_register(text.partition(".")[0]) and writer.rng.random() < 0.2
        return f"-{text}" if negated else text

    def _result(self, plan: OperandPlan) -> str:
        chosen = register_spelling(self.writer, plan, plain=self.plain)
        if plan.vector:
            names = [f"{plan.name}{place}" for place in range(plan.vector)]
            return "{" + ", ".join(self._one_result(plan, name, *chosen) for name in names) + "}"
        first = self._one_result(plan, plan.name, *chosen, may_be_source=True)
        if plan.second is None:
            return first + self._selector(plan)
        if plan.notation.second_optional and self.writer.rng.random() < 0.4:
            return first
        second = self._one_result(plan.second, plan.second.name, "pred", 1)
        if plan.second.writing.sink and self.writer.rng.random() < 0.1:
            self.results.pop()
            second = "_"
        return f"{first}|{second}"

    def _selector(self, plan: OperandPlan) -> str:
        """A part of the result; then the other parts come from operand c, and no second operation is possible."""
        takes = getattr(self.form, "op2", None) is None
        return selector(self.writer.rng, plan) if takes and not self.plain else ""

    def _one_result(
        self, plan: OperandPlan, name: str, spelling: str, bits: int, *, may_be_source: bool = False
    ) -> str:
        writer, type_ = self.writer, plan.type
        assert type_ is not None
        same = [text for text in self.sources if f".reg .{spelling} {text};" in writer.lines]
        if may_be_source and same and not self.plain and writer.rng.random() < 0.2:
            register = writer.rng.choice(same)
        elif writer.mask is Mask.FULL:
            register = writer.register(spelling)
        else:
            register = self._defined(type_, spelling, bits)
        self.results.append((register, type_, bits, name))
        return register

    def _defined(self, type_: Type, spelling: str, bits: int) -> str:
        """A register that holds something before the instruction: lanes that do not execute it keep that."""
        writer = self.writer
        if type_ is PRED or type_ is B128 or bits == 8:
            return writer.varying(type_)
        if writer.rng.random() < 0.5:
            return writer.varying(_U[bits], spelling)
        register = writer.register(spelling)
        typed = writer.register(f"b{bits}") if spelling[0] == "f" else register
        writer.line(f"mov.b{bits} {typed}, {writer.rng.getrandbits(bits - 1)};")
        if typed != register:
            writer.line(f"mov.b{bits} {register}, {typed};")
        return register


_U = {16: U16, 32: U32, 64: U64}
