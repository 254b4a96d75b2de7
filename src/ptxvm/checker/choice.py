"""Which form an instruction is: its spelling and the way its operands are written decide, once for all alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Any

from ptxvm.checker.arranging import arrange, suits
from ptxvm.checker.constants import bits
from ptxvm.checker.fitting import misfit
from ptxvm.checker.module import (
    SINK,
    Address,
    Arguments,
    Element,
    Immediate,
    Not,
    Pair,
    Space,
    Sum,
    SymbolAddress,
    TupleAddress,
    Variable,
    Vector,
)
from ptxvm.checker.narrow import narrow_address
from ptxvm.checker.needs import lack
from ptxvm.checker.operands import Base
from ptxvm.checker.written import CONSTANTS, Sort, Written
from ptxvm.diagnostics.codes import forms, operands, versions
from ptxvm.diagnostics.codes.code import Code
from ptxvm.diagnostics.nearest import composed, question
from ptxvm.isa.definition import Form
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Given, Mark, Marks, Opaque, OperandPlan, Role
from ptxvm.isa.registry import Failure, FailureKind, find_forms
from ptxvm.isa.rules.rule import Use
from ptxvm.isa.targets import Target, Version
from ptxvm.lanes.types import TYPES, U32, Type
from ptxvm.records import record

_BEGINNING = re.compile(r"operand `(?P<operand>\w+)`|`?(?P<modifier>\.[\w:]*\w)")
Finish = Callable[[Any], Any]


@record()
class Problem:
    """What is wrong with an instruction, wherever it is written alike.

    `operand` is the position of the operand at fault (None: the mnemonic), `modifier` the modifier at fault.
    """

    code: Code
    message: str
    operand: int | None = None
    modifier: str | None = None
    help: str | None = None
    rank: int = 0


@record()
class Choice:
    """The form, and how its operands are made from the ones written: (index or None, conversion or None) for each.

    `written` is there when the values of constants matter: the page has rules, and there are constants. `documented` is
    the mnemonic as the ISA orders it, when it is written otherwise.
    """

    form: Form
    places: tuple[tuple[int | None, Finish | None], ...]
    as_written: bool
    written: tuple[Written, ...] | None
    documented: str | None

    def finish(self, values: list[Any]) -> tuple[Any, ...]:
        """The typed operands at their places."""
        if self.as_written:
            return tuple(values)
        return tuple(
            [
                None if index is None else values[index] if convert is None else convert(values[index])
                for index, convert in self.places
            ]
        )


class FormChooser:
    """Chooses forms for one `.version` and `.target`."""

    def __init__(self, version: Version, target: Target, has_samplers: bool) -> None:
        self.version = version
        self.target = target
        self._has_samplers = has_samplers
        self._chosen: dict[tuple[Any, ...], Choice | tuple[Problem, ...]] = {}
        self.get = self._chosen.get

    def choose(self, opcode: str, written: list[Written]) -> Choice | tuple[Problem, ...]:
        """The form, or what is wrong with the instruction."""
        key = (opcode, *written)
        chosen = self._chosen.get(key)
        if chosen is None:
            chosen = self._chosen[key] = self._choose(opcode, tuple(written))
        return chosen

    def _choose(self, opcode: str, written: tuple[Written, ...]) -> Choice | tuple[Problem, ...]:
        found = find_forms(opcode)
        if isinstance(found, Failure):
            return (_mnemonic_problem(found),)
        problems = []
        for form in found:
            outcome = self._try(form, written)
            if isinstance(outcome, Choice):
                return outcome
            problems.append(outcome)
        return max(problems, key=lambda candidates: candidates[0].rank)

    def _try(self, form: Form, written: tuple[Written, ...]) -> Choice | tuple[Problem, ...]:
        arranged = arrange(form.operands, written)
        if arranged is None:
            return (_shape_problem(form, written),)
        problems = _misfits(form, arranged) + self._unavailable(form) + self._unavailable_operands(form, arranged)
        problems += self._unavailable_registers(written)
        if not problems and narrow_address(form, arranged) is not None:
            message = "a 32-bit address of generic or global memory; no target runs programs with such addresses"
            problems.append(Problem(versions.ADDRESS_32_BIT, message, help="use a .b64 register", rank=5))
        if not problems:
            problems += self._broken_rules(Use(form, self.version, self.target, arranged, self._has_samplers))
        if problems:
            return tuple(problems)
        places = _places(form, arranged)
        as_written = all(place == (number, None) for number, place in enumerate(places))
        has_rules = bool(form.definition.rules) and any(map(_has_constant, written))
        marked = form.marked(_marks(form, arranged))
        return Choice(marked, places, as_written, written if has_rules else None, _documented(form))

    def problems_of_values(self, choice: Choice, values: list[Any]) -> list[Problem]:
        """What rules say about the values of an instruction's constants."""
        assert choice.written is not None
        valued = [_with_value(how, value) for how, value in zip(choice.written, values, strict=True)]
        arranged = tuple(None if index is None else valued[index] for index, _ in choice.places)
        return self._broken_rules(Use(choice.form, self.version, self.target, arranged, self._has_samplers))

    def _unavailable(self, form: Form) -> list[Problem]:
        problems = []
        for what, condition in form.unavailable(self.version, self.target):
            # A page of several instructions may have other forms that are available.
            shown = form.opcode if what == form.definition.name else what
            missing = lack(f"`{shown}`", condition, self.version, self.target)
            if missing is not None:
                modifier = what if what.startswith(".") else None
                problems.append(Problem(missing.code, missing.message, modifier=modifier, help=missing.help, rank=3))
        return problems

    def _unavailable_operands(self, form: Form, arranged: tuple[Written | None, ...]) -> list[Problem]:
        """Of those that may be left out, which came later than the instruction."""
        problems = []
        for plan, given in zip(form.operands, arranged, strict=True):
            if given is None:
                continue
            is_pair = given.sort is Sort.PAIR
            what = "`d|p`" if is_pair else f"operand `{plan.name}`"
            missing = lack(what, plan.since(is_pair), self.version, self.target)
            if missing is not None:
                problems.append(Problem(missing.code, missing.message, help=missing.help, rank=3))
        return problems

    def _unavailable_registers(self, written: tuple[Written, ...]) -> list[Problem]:
        problems = []
        for index, given in enumerate(written):
            for part in (given, *given.parts):
                if part.special is None:
                    continue
                missing = lack(f"`{part.special.name}`", part.special.since, self.version, self.target)
                if missing is not None:
                    problems.append(Problem(missing.code, missing.message, operand=index, help=missing.help, rank=3))
        return problems

    def _broken_rules(self, use: Use) -> list[Problem]:
        problems = []
        for rule in use.form.definition.rules:
            message = rule.check(use)
            if message is not None:
                code = Code(rule.code, rule.name, rule.text)
                problems.append(Problem(code, message, *_place_of(message, use), rank=4))
        return problems


def _place_of(message: str, use: Use) -> tuple[int | None, str | None]:
    """The operand, or else the modifier, that the message of a rule begins with."""
    begun = _BEGINNING.match(message)
    if begun is None:
        return None, None
    if begun["operand"] is None:
        return None, begun["modifier"]
    present = [plan.name for plan, given in zip(use.form.operands, use.operands, strict=True) if given is not None]
    return present.index(begun["operand"]) if begun["operand"] in present else None, None


def _misfits(form: Form, arranged: tuple[Written | None, ...]) -> list[Problem]:
    """What is wrong with each operand by itself."""
    present = [(plan, given) for plan, given in zip(form.operands, arranged, strict=True) if given is not None]
    found = [misfit(form.definition, plan, given) for plan, given in present]
    return [
        Problem(wrong.code, wrong.message, operand=index, help=wrong.help, rank=2)
        for index, wrong in enumerate(found)
        if wrong is not None
    ]


def _places(form: Form, arranged: tuple[Written | None, ...]) -> tuple[tuple[int | None, Finish | None], ...]:
    """Which of the written operands stands at each place of the form, and what finishes its value."""
    numbers = count()
    return tuple(
        (None, None) if given is None else (next(numbers), finisher(plan, given))
        for plan, given in zip(form.operands, arranged, strict=True)
    )


def _documented(form: Form) -> str | None:
    tokens = (form.spelling(slot.attribute) for slot in form.line.slots)
    spelling = ".".join((form.line.opcode, *filter(None, tokens)))
    return None if spelling == form.opcode else spelling


def _has_constant(given: Written) -> bool:
    return given.sort in CONSTANTS or any(map(_has_constant, given.parts))


def _with_value(how: Written, value: Any) -> Given:
    if how.sort is Sort.INTEGER:
        return Given(how.kind, constant=value.value)
    if how.sort in CONSTANTS:
        return Given(how.kind, number=value.as_float())
    if how.sort in (Sort.VECTOR, Sort.TUPLE_ADDRESS):
        parts = tuple(_with_value(part, element) for part, element in zip(how.parts, value, strict=True))
        return Given(how.kind, elements=parts)
    return how


def _marks(form: Form, arranged: tuple[Given | None, ...]) -> Marks:
    """The selectors and signs around the operands of video instructions."""
    return {
        plan.name: Mark(given.selector, given.negated)
        for plan, given in zip(form.operands, arranged, strict=True)
        if given is not None and (given.selector or given.negated)
    }


@lru_cache(maxsize=64)
def chooser(version: Version, target: Target, has_samplers: bool) -> FormChooser:
    """The chooser of a version and target; what it learnt from one file serves the next."""
    return FormChooser(version, target, has_samplers)


_FAILURES = {
    FailureKind.UNKNOWN_INSTRUCTION: forms.UNKNOWN_INSTRUCTION,
    FailureKind.UNKNOWN_MODIFIER: forms.MODIFIER_NOT_ALLOWED,
    FailureKind.DUPLICATE: forms.MODIFIER_REPEATED,
    FailureKind.CONFLICT: forms.MODIFIERS_CONFLICT,
    FailureKind.ORDER: forms.MODIFIER_ORDER,
    FailureKind.MISSING: forms.MODIFIER_MISSING,
    FailureKind.OPERANDS: operands.OPERAND_WITHOUT_FORM,
}


def _mnemonic_problem(failure: Failure) -> Problem:
    modifier = failure.modifiers[0] if failure.modifiers else None
    return Problem(_FAILURES[failure.kind], failure.message, modifier=modifier, help=_possible(failure))


def _possible(failure: Failure) -> str | None:
    """What may be meant by an unknown name; what is missing is in the message."""
    if failure.kind is FailureKind.UNKNOWN_INSTRUCTION and (parts := composed(failure.modifiers[0])) is not None:
        return parts
    if failure.kind is FailureKind.MISSING or not failure.expected:
        return None
    few = len(failure.expected) <= _FEW
    return question(failure.expected) if few else f"there are {', '.join(failure.expected)}"


def _shape_problem(form: Form, written: tuple[Written, ...]) -> Problem:
    names = _syntax(form)
    least = sum(not plan.optional for plan in form.operands)
    if not least <= len(written) <= len(form.operands):
        message = f"`{form.opcode}` takes {_counted(least, len(form.operands))}"
        return Problem(operands.OPERAND_COUNT, f"{message}, not {len(written)}: {names}" if names else message)
    # Optional operands come last but for a few, where any of them may be the one that is absent.
    for index, (plan, given) in enumerate(zip(form.operands, written, strict=False)):
        if not suits(plan, given):
            return Problem(operands.OPERAND_KIND, _unsuitable(form, plan, given), operand=index, rank=1)
        if plan.optional and index + 1 < len(written):
            break
    return Problem(operands.OPERAND_KIND, f"`{form.opcode}` takes its operands so: {names}", rank=1)


def _unsuitable(form: Form, plan: OperandPlan, given: Written) -> str:
    """Why an operand cannot stand at its place, the way it is written; for a tuple address the part at fault."""
    if plan.kind is OperandKind.TUPLE_ADDRESS and given.sort is Sort.TUPLE_ADDRESS:
        if len(plan.parts) != len(given.parts):
            parts = f"{len(plan.parts)} parts, {_part_names(plan)}, not {len(given.parts)}"
            return f"the brackets of `{form.definition.name}` hold {parts}"
        pairs = zip(plan.parts, given.parts, strict=True)
        plan, given = next((part, one) for part, one in pairs if not suits(part, one))
    return f"operand `{plan.name}` of `{form.definition.name}` must be {_expected(plan)}, not {_found(given)}"


def _part_names(plan: OperandPlan) -> str:
    return f"[{', '.join(part.name for part in plan.parts)}]"


def _syntax(form: Form) -> str:
    return ", ".join(f"{{{plan.name}}}" if plan.optional else plan.name for plan in form.operands)


_FEW = 3
_EXPECTED = {
    OperandKind.SCALAR: "a single register or constant",
    OperandKind.ADDRESS: "an address in brackets",
    OperandKind.PAIR: "a pair `d|p`",
    OperandKind.LIST: "a list in parentheses",
}


def _expected(plan: OperandPlan) -> str:
    if plan.kind is OperandKind.TUPLE_ADDRESS:
        return f"of the form {_part_names(plan)}"
    if plan.vector:
        return f"a vector of {plan.vector} element{'s' * (plan.vector > 1)}"
    if plan.role is Role.RESULT and plan.kind is OperandKind.SCALAR:
        return "a single register"
    return _EXPECTED.get(plan.kind, "written otherwise")


def _found(given: Written) -> str:
    if given.sort in (Sort.VECTOR, Sort.VECTOR_REGISTER):
        return f"a vector of {len(given.parts)}"
    return given.sort.phrase


def _counted(least: int, most: int) -> str:
    if most == 0:
        return "no operands"
    count = str(least) if least == most else f"{least} to {most}"
    return f"{count} operand{'s' if count != '1' else ''}"


# ------------------------------------------------------------------------------------------------------- typed operands


def finisher(plan: OperandPlan, given: Written) -> Finish | None:
    """How the value of an operand becomes a typed operand; None when it is one already."""
    match plan.role:
        case Role.ADDRESS:
            return _address(plan.space)
        case Role.TUPLE_ADDRESS:
            parts = [_inside(part, written) for part, written in zip(plan.parts, given.parts, strict=True)]
            return lambda values: TupleAddress(_each(parts, values))
        case Role.ARGUMENTS:
            parts = [_element(part) for part in given.parts]
            return lambda values: Arguments(_each(parts, values))
        case Role.VALUE if given.sort is Sort.FUNCTION:
            return lambda function: SymbolAddress(function, 0)
        case _:
            return _value(plan, given)


def _each(parts: list[Finish | None], values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(value if part is None else part(value) for part, value in zip(parts, values, strict=True))


def _value(plan: OperandPlan, given: Written) -> Finish | None:
    type_ = plan.type or U32
    match given.sort:
        case Sort.INTEGER | Sort.FLOAT32 | Sort.FLOAT64:
            return lambda constant: Immediate(type_, bits(constant, type_))
        case Sort.VECTOR if not plan.vector:
            single = _value(plan, given.parts[0])
            return lambda values: values[0] if single is None else single(values[0])
        case Sort.VECTOR:
            parts = [_value(plan, part) for part in given.parts]
            return lambda values: Vector(_each(parts, values))
        case Sort.INDEXED if len(given.parts) == 1:
            return lambda element: SymbolAddress(element.base, element.offset)
        case Sort.SUM if given.parts[0].declared[0] == "s" and plan.spelling[0] != "b":
            return lambda total: replace(total, signed=True)
        case Sort.PAIR:
            assert plan.second is not None
            first, second = _value(plan, given.parts[0]), _value(plan.second, given.parts[1])
            return lambda values: Pair(*_each([first, second], values))
        case Sort.NOT:
            return Not
        case Sort.NEGATED | Sort.SELECTED:
            return _value(plan, given.parts[0])
    return None


def _inside(plan: OperandPlan, given: Written) -> Finish | None:
    """An operand in the brackets of a tuple address: a texture is named by its variable, a tensor map is at a generic
    address."""
    if plan.role is not Role.ADDRESS:
        return _value(plan, given)
    return _address(None if isinstance(plan.annotation, Opaque) else Space.GENERIC)


def _element(given: Written) -> Finish | None:
    """An operand inside brackets or parentheses, typed by itself."""
    match given.sort:
        case Sort.INTEGER:
            return lambda constant: Immediate(U32, bits(constant, U32))
        case Sort.FLOAT32 | Sort.FLOAT64:
            type_: Type = TYPES["f32" if given.sort is Sort.FLOAT32 else "f64"]
            return lambda constant: Immediate(type_, bits(constant, type_))
        case Sort.VECTOR:
            parts = [_element(part) for part in given.parts]
            return lambda values: Vector(_each(parts, values))
    return None


def _as_base(value: Any) -> Base:
    """An address written without brackets."""
    if isinstance(value, SymbolAddress):
        return Base(value.symbol, value.offset)
    return Base(value.register, value.offset) if isinstance(value, Sum) else Base(value, 0)


def _address(space: Space | None) -> Finish:
    def finish(value: Any) -> Address:
        if not isinstance(value, Base):
            value = _as_base(value)
        base = value.base
        if space is not None:
            return Address(space, base, value.offset)
        variable = base.variable if base.__class__ is Element else base
        return Address(variable.space if variable.__class__ is Variable else Space.GENERIC, base, value.offset)

    return finish


__all__ = ["SINK", "Choice", "FormChooser", "Problem", "chooser"]
