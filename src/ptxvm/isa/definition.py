"""`@instruction`: one definition per instruction, and the forms (spellings) that follow from it.

A definition is the page's syntax in the ISA's notation, where it is available, its rules, and a Python function over
lane values with the page's text as docstring. Parameters of the function name the source operands they receive; `form`,
`warp` and `carry` are injected. Operands of the syntax that are no parameters are results when they stand first.
Annotations say what an operand is: nothing (the form's type), a `Type`, a `Typed` (follows from the form), `int` (a
compile-time constant), or a role of `operands.py`. The return annotation types the results, default `form.dtype`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ptxvm.isa.flow import Flow
from ptxvm.isa.forms import plan_operands
from ptxvm.isa.matching import Match, match_line
from ptxvm.isa.notation import Line, Slot, SlotKind, read_syntax
from ptxvm.isa.operands import CARRY, Given, Marks, OperandPlan, Role, Writing, arrange
from ptxvm.isa.requirement import Requirement, modifiers_need
from ptxvm.isa.targets import Availability, Target, Version
from ptxvm.isa.vocabulary import modifier_value

if TYPE_CHECKING:
    from ptxvm.isa.rules.rule import Rule


class Definition:
    """One instruction (or one group of its forms): everything the tool knows about it. Calling it runs its function."""

    def __init__(
        self,
        function: Callable[..., Any],
        *,
        syntax: str,
        since: Availability,
        section: str | None,
        name: str | None,
        fixed: int,
        requirements: Sequence[Requirement],
        rules: Sequence[Rule],
        flow: Flow,
        executable: bool,
        obstacle: str,
        writing: Mapping[str, Writing],
        ignored: Sequence[str],
    ) -> None:
        self.syntax = inspect.cleandoc(syntax)
        self.since = since
        self.section = section
        self.fixed = fixed
        self.requirements = tuple(requirements)
        self.rules = tuple(rules)
        self.flow = flow
        self.executable = executable
        self.obstacle = obstacle
        self.writing = dict(writing)
        self.ignored = frozenset(ignored)
        self.documented = function
        self.function = function if executable and flow is Flow.NONE else None
        self.name = name or self.lines[0].opcode

    @property
    def text(self) -> str:
        """The page in our own words."""
        return inspect.getdoc(self.documented) or ""

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The parsed notation."""
        return read_syntax(self.syntax)

    @cached_property
    def opcodes(self) -> frozenset[str]:
        """The first words of its mnemonics: {"bar", "barrier"}."""
        return frozenset(line.opcode for line in self.lines)

    @cached_property
    def attributes(self) -> dict[str, object]:
        """Every modifier attribute of its forms with the value that means absent."""
        slots = [slot for line in self.lines for slot in line.slots]
        return {slot.attribute: False if slot.literal and slot.kind is SlotKind.OTHER else None for slot in slots}

    @cached_property
    def signature(self) -> inspect.Signature:
        return inspect.signature(self.documented)

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """Names of the function's parameters in order, injected ones included."""
        return tuple(self.signature.parameters)

    def matches(self, opcode: str, modifiers: tuple[str, ...]) -> list[tuple[Line, Match]]:
        """How the modifiers fall into each of its lines of this opcode."""
        modifiers = tuple(modifier for modifier in modifiers if modifier not in self.ignored)
        return [(line, match_line(line, modifiers, self.fixed)) for line in self.lines if line.opcode == opcode]

    def __call__(self, *arguments: Any) -> Any:
        return self.documented(*arguments)

    def __repr__(self) -> str:
        return f"<Definition {self.name}>"


class Form:
    """One spelling of a mnemonic on one syntax line; cached, compare by identity.

    There is one way to ask each question. What is chosen in a slot of the page: its attribute, an enum member, a Type,
    True/False for modifiers written out in the syntax, None when absent. Whether a modifier is written: `has`, also for
    code that pages share. What is written in a slot: `spelling`.

    `type` is always there for instructions with types (the first type if none is named so). `marks` holds the selectors
    and signs around the operands of a video instruction. `used` is how many elements of a vector that is loaded anybody
    looks at (all: 0). `held` are the indices of operands whose registers the
    instruction itself reads and writes later: they are no results, and as sources None.
    """

    def __init__(self, definition: Definition, line: Line, opcode: str, tokens: Mapping[Slot, str]) -> None:
        self.definition = definition
        self.line = line
        self.opcode = opcode
        self.tokens = {slot.attribute: token for slot, token in tokens.items()}
        self.__dict__.update(definition.attributes)
        for slot, token in tokens.items():
            self.__dict__[slot.attribute] = modifier_value(slot, token)
        self._name_types(tokens)
        self.operands: tuple[OperandPlan, ...] = plan_operands(self)
        self.sources, self.results = _flow_of_values(self)
        self.held = tuple(index for index, plan in enumerate(self.operands) if plan.annotation.held)
        self.marks: Marks = {}
        self.used = 0
        self._variants: dict[object, Form] = {}

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.opcode} has no modifier {name!r}")

    def _name_types(self, tokens: Mapping[Slot, str]) -> None:
        types = [slot.attribute for slot in self.line.slots if slot in tokens and slot.kind is SlotKind.TYPE]
        aliases = (("type", 0), ("dtype", 0), ("atype", 1), ("btype", 2), ("ctype", 3))
        for alias, index in aliases:
            if index < len(types) and self.__dict__.get(alias) is None:
                self.__dict__[alias] = self.__dict__[types[index]]
                self.tokens[alias] = self.tokens[types[index]]

    def marked(self, marks: Marks) -> Form:
        """This form with what stands around the operands of an instruction; one object per form and marks."""
        key = tuple(sorted(marks.items()))
        return self._variant(key, marks=dict(marks)) if key else self

    def using(self, elements: int) -> Form:
        """This form where only the first elements of a vector are looked at (all: 0); one object per number."""
        return self._variant(elements, used=elements) if elements else self

    def _variant(self, key: object, **changed: object) -> Form:
        found = self._variants.get(key)
        if found is None:
            found = self._variants[key] = Form.__new__(Form)
            found.__dict__.update(self.__dict__, **changed)
        return found

    def spelling(self, slot: str) -> str:
        """The modifier as written in a slot: `spelling("dtype")` is "tf32" where `dtype` is U32; empty if none is."""
        return self.tokens.get(slot, "")

    def has(self, *modifiers: str) -> bool:
        """Whether all these modifiers (without dots) are written."""
        written = self.modifiers
        return all(modifier in written for modifier in modifiers)

    @cached_property
    def modifiers(self) -> tuple[str, ...]:
        """The modifiers as written, without dots."""
        return tuple(self.opcode.split(".")[1:])

    @property
    def reads_carry(self) -> bool:
        return CARRY in self.sources

    @property
    def writes_carry(self) -> bool:
        return CARRY in self.results

    @cached_property
    def requirements(self) -> tuple[Requirement, ...]:
        """What the modifiers of this spelling need beyond the page's `since`."""
        return tuple(requirement for requirement in self.definition.requirements if requirement.applies(self))

    @cached_property
    def availability(self) -> Availability:
        """Where this spelling may be used: the page's `since` and what its modifiers need."""
        condition = self.definition.since
        for requirement in self.requirements:
            condition = condition & requirement.availability
        return condition

    def unavailable(self, version: Version, target: Target) -> list[tuple[str, Availability]]:
        """What a module of this version and target may not use: (the instruction or modifiers, what it needs)."""
        conditions = [(self.definition.name, self.definition.since)]
        conditions += [(requirement.what, requirement.availability) for requirement in self.requirements]
        unmet = [(what, condition.unmet(version, target)) for what, condition in conditions]
        return [(what, condition) for what, condition in unmet if condition is not None]

    def arrange(self, given: tuple[Given, ...]) -> tuple[Given | None, ...] | None:
        """The operands at their places (absent optional ones None), or None when they do not fit this form."""
        return arrange(self.operands, given)

    def run(self, warp: Any, *sources: Any) -> Any:
        """Execute: `sources` in the order of `self.sources`; results as the function returns them."""
        function = self.definition.function
        if function is None:
            raise TypeError(f"{self.opcode} has no function")
        values = iter(sources)
        injected = {"form": self, "warp": warp}
        arguments = [injected[name] if name in injected else next(values) for name in self.definition.parameters]
        return function(*arguments)

    def __repr__(self) -> str:
        return f"<Form {self.opcode}>"


def _flow_of_values(form: Form) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """Indices of the operands the function receives, in its parameters' order, and of those it returns.

    None is a parameter that has no operand in this form: the function receives None. CARRY is the condition code.
    """
    places: dict[str, int] = {plan.name: index for index, plan in enumerate(form.operands)}
    sources = tuple(
        CARRY if name == "carry" else places.get(name)
        for name in form.definition.parameters
        if name not in ("form", "warp")
    )
    results = [i for i, plan in enumerate(form.operands) if plan.role is Role.RESULT and not plan.annotation.held]
    if form.__dict__.get("cc"):
        results.append(CARRY)
    return sources, tuple(results)


def instruction(
    *,
    syntax: str,
    since: Availability,
    section: str | None = None,
    name: str | None = None,
    fixed: int = 0,
    needs: Mapping[str, Availability] | None = None,
    requires: Sequence[Requirement] = (),
    rules: Sequence[Rule] = (),
    flow: Flow = Flow.NONE,
    executable: bool = True,
    obstacle: str = "",
    writing: Mapping[str, Writing] | None = None,
    ignored: Sequence[str] = (),
) -> Callable[[Callable[..., Any]], Definition]:
    """Define an instruction.

    `section`: its number in the PTX 9.2 edition of the ISA, None for what came with a later one.
    `fixed`: so many modifiers after the opcode must stand first, in order. `needs`: availability of modifiers
    (`".relu"`, or several that come together: `".add .f16"`), `requires` of anything else. `executable`: False where
    the page is checked and explained only, and `obstacle` why. `writing`: how operands may be written besides the usual
    way, by their names (`{"d": SINK}`). `ignored`: modifiers without dots that ptxas takes and that mean nothing.
    """

    def define(function: Callable[..., Any]) -> Definition:
        return Definition(
            function,
            syntax=syntax,
            since=since,
            section=section,
            name=name,
            fixed=fixed,
            requirements=[*modifiers_need(needs or {}), *requires],
            rules=rules,
            flow=flow,
            executable=executable,
            obstacle=obstacle,
            writing=writing or {},
            ignored=ignored,
        )

    return define
