"""Changes of one operand: converted, in brackets, as another constant, read into a register first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ptxvm.checker import written
from ptxvm.checker.corrections.candidate import Candidate, Texts, replaced
from ptxvm.checker.types import width
from ptxvm.checker.written import Sort, Written
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.isa.special_registers import find_special_register
from ptxvm.records import record

_TEMPORARY = "%t"
_NUMBERS = "usf"
_NO_DIGITS = re.compile(r"(?!)")
_BIT_PATTERNS = {
    "f32": (re.compile(r"0[xX]([0-9a-fA-F]{8})U?"), "0f"),
    "f64": (re.compile(r"0[xX]([0-9a-fA-F]{16})U?"), "0d"),
}


@record()
class Place:
    """The operand at `index` of an instruction, with its value."""

    opcode: str
    given: tuple[Written, ...]
    index: int
    value: Any

    @property
    def operand(self) -> Written:
        return self.given[self.index]

    def with_operand(self, other: Written) -> tuple[Written, ...]:
        return (*self.given[: self.index], other, *self.given[self.index + 1 :])


def operand_changes(place: Place, plan: OperandPlan | None) -> Iterator[Candidate]:
    """What may be written at a place where `plan` (if it is known) does not take what stands there."""
    operand = place.operand
    match operand.sort:
        case Sort.REGISTER if plan is not None and plan.role is Role.VALUE and plan.spelling:
            yield from _conversions(place, plan.spelling)
        case Sort.REGISTER | Sort.VARIABLE:
            address = written.address((operand,))
            yield _change("an address stands in brackets", place, address, "[{}]")
        case Sort.INTEGER:
            yield _as_float(place, plan.spelling if plan is not None else "")
        case Sort.SPECIAL if operand.special is not None and operand.special.length > 1:
            component = find_special_register(f"{operand.special.name}.x")
            assert component is not None
            yield _change("one component of the register", place, written.special(component), "{}.x")
        case Sort.SPECIAL if operand.special is not None and (plan is None or plan.role is not Role.RESULT):
            kind = f"u{operand.special.type.bits}"
            yield _temporary("read the register first", place, kind, f"mov.{kind}")


def exchanged(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """Two operands the other way round."""
    if len(given) == 2:
        yield Candidate("the operands change places", opcode, given[::-1], lambda texts: texts[::-1])


def conversions_of_moves(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """`cvt` in place of a `mov` between registers of different types."""
    if opcode.startswith("mov.") and len(given) == 2 and all(one.sort is Sort.REGISTER for one in given):
        to, of = _number(given[0].declared, "u"), _number(given[1].declared, "u")
        if of[0] == "f" and to[0] != "f":
            bits = width(given[0].declared)
            yield Candidate("write, to move the bits as they are", f"mov.b{bits}", given)
            return
        for new in _mnemonics(to, of):
            yield Candidate("convert", new, given)


def _change(why: str, place: Place, changed: Written, pattern: str) -> Candidate:
    def operands(texts: Texts) -> Texts:
        return replaced(texts, place.index, pattern.format(texts[place.index]))

    return Candidate(why, place.opcode, place.with_operand(changed), operands)


def _as_float(place: Place, spelling: str) -> Candidate:
    """The integer as a number; one with all the hexadecimal digits of the type is taken for its bits."""
    pattern, prefix = _BIT_PATTERNS.get(spelling, (_NO_DIGITS, ""))

    def operands(texts: Texts) -> Texts:
        digits = pattern.fullmatch(texts[place.index])
        text = f"{place.value.value}.0" if digits is None else f"{prefix}{digits[1].upper()}"
        return replaced(texts, place.index, text)

    constant = written.plain(Sort.FLOAT64)
    return Candidate("as a floating-point constant", place.opcode, place.with_operand(constant), operands)


def _conversions(place: Place, wanted: str) -> Iterator[Candidate]:
    declared = place.operand.declared
    if "pred" in (wanted, declared):
        return
    number = _number(wanted, wanted[0])
    of = _number(declared, wanted[0] if width(declared) != width(wanted) else "u")
    if of[0] == "f" and number[0] != "f":
        return  # the value would be another
    for mnemonic in _mnemonics(number, of):
        yield _temporary("convert the value first", place, number, mnemonic)


def _temporary(why: str, place: Place, kind: str, mnemonic: str) -> Candidate:
    """The operand in a new register, into which `mnemonic` brings its value."""

    def before(texts: Texts) -> Texts:
        return (f".reg .{kind} {_TEMPORARY};", f"{mnemonic} {_TEMPORARY}, {texts[place.index]};")

    def operands(texts: Texts) -> Texts:
        return replaced(texts, place.index, _TEMPORARY)

    preceding = (mnemonic, (written.register(kind), place.operand))
    return Candidate(why, place.opcode, place.with_operand(written.register(kind)), operands, before, preceding)


def _mnemonics(to: str, of: str) -> Iterator[str]:
    """The conversions that may exist, the usual rounding first."""
    for rounding in ("", "rn.", "rzi."):
        yield f"cvt.{rounding}{to}.{of}"


def _number(declared: str, kind: str) -> str:
    """The type as which `cvt` takes a register: an untyped one counts as a number of `kind`."""
    if declared[0] in _NUMBERS and declared[1:].isdigit():
        return declared
    bits = width(declared)
    known = kind in _NUMBERS and not (kind == "f" and bits < 16)
    return f"{kind if known else 'u'}{bits}"
