"""The framework of rules: a named, coded condition on a form and its operands, with an example of each verdict."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.isa.targets import Target, Version
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.isa.definition import Form
    from ptxvm.isa.operands import Given


@record()
class Use:
    """An instruction as a rule sees it. `operands` stand at their plans' places, absent optional ones are None.

    When forms are enumerated there are no operands: `operands` is then empty and rules about operands do not apply.
    `has_samplers`: the module is written for `texmode_independent`, where textures and samplers are apart.
    """

    form: Form
    version: Version
    target: Target
    operands: tuple[Given | None, ...] = ()
    has_samplers: bool = False

    def constant(self, name: str) -> int | None:
        """The value of the operand `name` if it is written as an integer constant."""
        given = self.operand(name)
        return given.constant if given is not None else None

    def number(self, name: str) -> float | None:
        """The value of the operand `name` if it is written as a floating-point constant."""
        given = self.operand(name)
        return given.number if given is not None else None

    def selector(self, name: str) -> str:
        """What follows the operand `name`: "b0" of `%r1.b0`."""
        given = self.operand(name)
        return given.selector if given is not None else ""

    def operand(self, name: str) -> Given | None:
        """The operand `name`, which may stand inside the brackets of another; None when it is absent."""
        for plan, given in zip(self.form.operands, self.operands, strict=False):
            if plan.name == name:
                return given
            for part, inside in zip(plan.parts, given.elements if given is not None else (), strict=False):
                if part.name == name:
                    return inside
        return None


@record()
class Rule:
    """`check` returns what is wrong, or None. `code` is a finding code; the examples are whole instructions."""

    name: str
    code: str
    accepted: str
    rejected: str
    check: Callable[[Use], str | None]

    @property
    def text(self) -> str:
        """The rule in a sentence or two."""
        return inspect.getdoc(self.check) or ""


def rule(*, code: str, accepted: str, rejected: str) -> Callable[[Callable[[Use], str | None]], Rule]:
    """Make a rule of its check function; the function's name is the rule's, its docstring the explanation."""
    return lambda check: Rule(check.__name__, code, accepted, rejected, check)
