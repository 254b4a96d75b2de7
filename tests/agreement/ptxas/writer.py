"""Instructions for families that `verdicts.jsonl.gz` lacks: written from the pages, then changed at random."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.agreement.ptxas.verdicts import Row

from ptxvm.checker.types import register_fits
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Opaque, OperandPlan, Role
from ptxvm.isa.warp import Space

DECLARATIONS = (
    ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .u16 %us<9>; .reg .s16 %ss<9>; .reg .f16 %hf<9>; .reg .b32 %r<140>; "
    ".reg .u32 %u<140>; .reg .s32 %s<140>; .reg .f32 %f<140>; .reg .f16x2 %hx<140>; .reg .b64 %d<40>; "
    ".reg .u64 %ul<9>; .reg .s64 %sl<9>; .reg .f64 %e<20>; .reg .v4 .f32 %vf; .reg .v4 .s32 %vs; "
    ".shared .align 16 .b8 sv[64]; .local .align 16 .b8 lv[64];"
)
WITH_B128 = f"{DECLARATIONS} .reg .b128 %q<9>;"
GLOBALS = ".global .align 16 .b8 gv[64]; .global .texref tx; .global .surfref sf; "
INDEPENDENT = GLOBALS + ".global .samplerref sa; "
REGISTERS = {name: declared for declared, name in re.findall(r"\.reg \.(\w+) (%\w+)<", WITH_B128)}
_VARIABLES = {Space.GLOBAL: "gv", Space.SHARED: "sv", Space.LOCAL: "lv"}
_OPAQUE = {"texref": "tx", "surfref": "sf", "samplerref": "sa"}
_SHAPES = ("5", "1.5", "%r1", "{%r1, %r2}", "[%d1]", "[%r1]", "_", "%tid.x", "!%p1", "gv", "(%r1)", "tx", "0", "%d1")
_ADDED = ("%r7", "%f7", "0", "1", "%p3", "%d7", "{%s1, %s2}", "{%r1, %r2, %r3, %r4}", "{%h1, %h2}", "[%d4]", "[%r4]")
_COMMON = [
    *("u32", "s32", "b32", "f32", "f16", "bf16", "tf32", "b64", "u64", "f64", "b16", "v2", "v4", "v8", "sync"),
    *("aligned", "shared", "global", "shared::cta", "relaxed", "acquire", "release", "gpu", "cta", "sys", "cluster"),
    *("async", "mmio", "volatile", "L1::evict_last", "L2::cache_hint"),
]


@dataclass(frozen=True, slots=True)
class Text:
    """An instruction in parts."""

    opcode: tuple[str, ...]
    operands: tuple[str, ...]
    guard: str = ""

    def __str__(self) -> str:
        return f"{self.guard}{'.'.join(self.opcode)}{' ' * bool(self.operands)}{', '.join(self.operands)};"


def in_row(text: Text, family: str, version: str, target: str) -> Row:
    """A row without a verdict."""
    instruction = str(text)
    declarations = WITH_B128 if "%q" in instruction else DECLARATIONS
    if re.search(r"\bsa\b", instruction):
        return Row(
            "", family, version, f"{target}, texmode_independent", declarations, instruction, False, "", INDEPENDENT
        )
    return Row("", family, version, target, declarations, instruction, False, "", GLOBALS)


class Writer:
    """Writes and changes instructions with the random numbers of one seed."""

    def __init__(self, seed: str, modifiers: list[str]) -> None:
        self.random = random.Random(seed)
        self._modifiers = sorted({*modifiers, *_COMMON})

    # ------------------------------------------------------------------------------------------------- from a page

    def write(self, form: Form) -> Text:
        """An instruction of this form with operands that fit, mostly."""
        operands = [self._operand(plan) for plan in form.operands if not plan.optional or self.random.random() < 0.5]
        guard = self.random.choice(("@%p1 ", "@!%p2 ")) if self.random.random() < 0.05 else ""
        return Text(tuple(form.opcode.split(".")), tuple(operands), guard)

    def _operand(self, plan: OperandPlan) -> str:
        if plan.role is Role.TUPLE_ADDRESS:
            return f"[{', '.join(self._operand(part) for part in plan.parts)}]"
        if isinstance(plan.annotation, Opaque):
            return self._bracketed(_OPAQUE[plan.annotation.kinds[0]] if self.random.random() < 0.8 else "%d4", plan)
        if plan.role is Role.ADDRESS:
            return self._bracketed(self._base(plan.space), plan)
        if plan.role is Role.CONSTANT:
            return str(self.random.choice((0, 1, 2, 3, 4, 8, 16, 32, 64, 128)))
        text = self._value(plan)
        if plan.second is not None and (not plan.notation.second_optional or self.random.random() < 0.3):
            text += "|%p1"
        return text

    def _base(self, space: Space | None) -> str:
        if space in _VARIABLES and self.random.random() < 0.3:
            return _VARIABLES[space]
        registers = ("%d1", "%d2", "%d3", "%ul2") if space in (None, Space.GLOBAL) else ("%r1", "%r2", "%u3")
        return self.random.choice(registers) + self.random.choice(("", "", "+16"))

    def _bracketed(self, base: str, plan: OperandPlan) -> str:
        return base if plan.annotation.bare else f"[{base}]"

    def _value(self, plan: OperandPlan) -> str:
        spelling = plan.spelling or "b32"
        fitting = [name for name, declared in REGISTERS.items() if register_fits(spelling, declared, fixed=plan.fixed)]
        name = self.random.choice(fitting or ["%r"])
        if not plan.vector:
            if self.random.random() < 0.08:
                return "1.5" if plan.spelling in ("f32", "f64") else str(self.random.choice((0, 1, 5, 1000)))
            return f"{name}{self.random.randint(1, 8)}"
        names = [f"{name}{number + 1}" for number in range(plan.vector)]
        if plan.first is not None:
            names[0] = "%r1"
        return "{" + ", ".join(names) + "}"

    # ------------------------------------------------------------------------------------------------------ changes

    def change(self, text: Text) -> Text:
        """The instruction with one thing changed."""
        opcode, operands = list(text.opcode), list(text.operands)
        self.random.choice(self._changes())(opcode, operands)
        return replace(text, opcode=tuple(opcode), operands=tuple(operands))

    def _changes(self) -> list[Callable[[list[str], list[str]], None]]:
        return [
            *(self._drop, self._repeat, self._move, self._exchange, self._exchange, self._exchange, self._insert),
            *(self._insert, self._retype, self._retype, self._retype_all, self._reshape, self._lose, self._gain),
            *(self._resize, self._resize, self._number, self._swap),
        ]

    def _place(self, opcode: list[str]) -> int:
        return self.random.randrange(1, len(opcode)) if len(opcode) > 1 else 0

    def _drop(self, opcode: list[str], operands: list[str]) -> None:
        if len(opcode) > 1:
            del opcode[self._place(opcode)]

    def _repeat(self, opcode: list[str], operands: list[str]) -> None:
        if len(opcode) > 1:
            opcode.insert(self._place(opcode), opcode[self._place(opcode)])

    def _move(self, opcode: list[str], operands: list[str]) -> None:
        if len(opcode) > 2:
            opcode.insert(self._place(opcode), opcode.pop(self._place(opcode)))

    def _exchange(self, opcode: list[str], operands: list[str]) -> None:
        if len(opcode) > 1:
            opcode[self._place(opcode)] = self.random.choice(self._modifiers)

    def _insert(self, opcode: list[str], operands: list[str]) -> None:
        opcode.insert(self._place(opcode) + 1, self.random.choice(self._modifiers))

    def _swap(self, opcode: list[str], operands: list[str]) -> None:
        if len(operands) > 1:
            place = self.random.randrange(len(operands) - 1)
            operands[place : place + 2] = operands[place + 1], operands[place]

    def _retype(self, opcode: list[str], operands: list[str]) -> None:
        """One register becomes one of another type."""
        places = [place for place, operand in enumerate(operands) if "%" in operand]
        if places:
            place = self.random.choice(places)
            found = list(re.finditer(r"%[a-z]+(?=\d)", operands[place]))
            if found:
                one = self.random.choice(found)
                new = self.random.choice(list(REGISTERS))
                operands[place] = operands[place][: one.start()] + new + operands[place][one.end() :]

    def _retype_all(self, opcode: list[str], operands: list[str]) -> None:
        """All registers of an operand become ones of another type."""
        if operands:
            place = self.random.randrange(len(operands))
            operands[place] = re.sub(r"%[a-z]+(?=\d)", self.random.choice(list(REGISTERS)), operands[place])

    def _reshape(self, opcode: list[str], operands: list[str]) -> None:
        if operands:
            operands[self.random.randrange(len(operands))] = self.random.choice(_SHAPES)

    def _lose(self, opcode: list[str], operands: list[str]) -> None:
        if operands:
            del operands[self.random.randrange(len(operands))]

    def _gain(self, opcode: list[str], operands: list[str]) -> None:
        operands.insert(self.random.randrange(len(operands) + 1), self.random.choice(_ADDED))

    def _number(self, opcode: list[str], operands: list[str]) -> None:
        """A constant becomes another one."""
        places = [place for place, operand in enumerate(operands) if re.search(r"\b\d+\b", operand)]
        if places:
            place = self.random.choice(places)
            new = str(self.random.choice((-1, 0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 64, 127, 128, 256, 65536)))
            operands[place] = re.sub(r"\b\d+\b", new, operands[place], count=1)

    def _resize(self, opcode: list[str], operands: list[str]) -> None:
        """A vector grows, shrinks, or loses an element to `_`."""
        places = [place for place, operand in enumerate(operands) if "{" in operand]
        if places:
            place = self.random.choice(places)
            head, inner, tail = re.split(r"[{}]", operands[place], maxsplit=2)
            names = inner.split(", ")
            match self.random.randrange(5):
                case 0:
                    names.append(re.sub(r"\d+$", "7", names[-1]))
                case 1:
                    names = names[: max(1, len(names) // 2)]
                case 2:
                    names = names * 2
                case 3:
                    names = names[1:] or names
                case 4:
                    names[self.random.randrange(len(names))] = "_"
            operands[place] = f"{head}{{{', '.join(names)}}}{tail}"
