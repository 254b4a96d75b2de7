"""Random kernels of a few instructions over a few registers: the same ones again and again, behind guards and in loops.

Compilers give every value a register of its own, and compute nothing twice. Here registers change wherever they like,
some are read before they are written, and what one way has computed the other one computes, too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

LARGEST = 96
"""Threads of a CTA."""

BLOCKS = ((32, 1), (64, 1), (96, 1), (40, 1), (8, 8), (16, 4))
IN_WORDS, OUT_WORDS = LARGEST + 4, 12
"""In all, and for each thread."""

# Thread t of all has loaded %r4 = in[t], or it is t; %d5 is &in[t], %d6 &out[12 t], %r6 where it stores in shared
# memory, %r2 and %r3 are numbers given to all. %r10, %d10, %p1 and those behind them are free.
_HEAD = """.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 one, .param .u32 other)
{
    .reg .b32 %r<30>; .reg .b64 %d<14>; .reg .pred %p<6>; .shared .b32 words[400];
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [one]; ld.param.u32 %r3, [other];
    mov.u32 %r7, %tid.y; mov.u32 %r8, %ntid.x; mov.u32 %r9, %tid.x; mad.lo.u32 %r1, %r7, %r8, %r9;
    mul.wide.u32 %d3, %r1, 4; add.s64 %d5, %d1, %d3; mul.wide.u32 %d4, %r1, 48; add.s64 %d6, %d2, %d4;
    mov.u32 %r6, words; mad.lo.u32 %r6, %r1, 16, %r6; st.shared.u32 [%r6], %r1; and.b32 %r5, %r1, 3;
"""
_INSTRUCTIONS = (
    *("add.s32 {v}, {r}, {x};", "sub.s32 {v}, {r}, {x};", "and.b32 {v}, {r}, {x};", "mul.lo.s32 {v}, {r}, {x};"),
    *("max.s32 {v}, {r}, {x};", "mad.lo.s32 {v}, {r}, {x}, {x};", "mov.u32 {v}, {x};", "selp.b32 {v}, {r}, {x}, {p};"),
    *("setp.{c}.s32 {p}, {r}, {x};", "setp.{c}.u32 {p}, {r}, {x};", "cvt.u64.u32 {d}, {r};", "cvt.u32.u64 {v}, {d};"),
    *("mul.wide.u32 {d}, {r}, 5;", "mul.wide.s32 {d}, {r}, 3;", "add.s64 {d}, {d}, {d};", "shr.u64 {d}, {d}, 3;"),
    *("ld.global.u32 {v}, [%d5+{w}];", "st.global.u32 [%d6+{w}], {r};", "ld.shared.u32 {v}, [%r6+{w}];"),
    *("st.shared.u32 [%r6], {r};", "div.u32 {v}, {r}, %r3;", "rem.s32 {v}, {r}, %r3;", "@{p} add.s32 {v}, {r}, {x};"),
    "and.b32 %r8, {r}, 63; mul.wide.u32 %d8, %r8, 4; add.s64 %d8, %d8, %d1; ld.global.u32 {v}, [%d8];",
)
_OTHERS = ("%r1", "%r2", "%r3", "%r4", "%r9", "%r21", "%r22", "1", "7", "-1")
"""What else operands are: %r21 and %r22 count the turns of loops."""

_COMPARISONS = ("lt", "gt", "eq", "ne", "ge")
MOST_DEPTH = 3
"""Of guards and loops within each other."""

T = TypeVar("T")


class Writer:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.block = self._one_of(BLOCKS)
        count = self._random.randint
        self._words = [f"%r{10 + number}" for number in range(count(1, 3))]
        self._longs = [f"%d{10 + number}" for number in range(count(1, 2))]
        self._predicates = [f"%p{1 + number}" for number in range(count(1, 2))]
        self._others = [self._one_of(_OTHERS) for _ in range(count(1, 4))]
        self._instructions = [self._filled(self._one_of(_INSTRUCTIONS)) for _ in range(count(2, 5))]
        self._waits = self._chance(0.2)
        self._depth = self._labels = 0

    def text(self) -> str:
        begin = [f"mov.u32 {each}, {self._one_of(_OTHERS)};" for each in self._words if self._chance(0.75)]
        begin += [self._filled(f"setp.{{c}}.s32 {each}, %r4, {{x}};") for each in self._predicates if self._chance(0.8)]
        begin += [f"cvt.u64.u32 {each}, %r4;" for each in self._longs if self._chance(0.7)]
        own = "ld.global.u32 %r4, [%d5];" if self._chance(0.75) else "mov.u32 %r4, %r1;"
        lines = [own, *begin, *self._statements(2, 5), *self._stores()]
        return _HEAD + "\n".join(f"    {line}" for line in lines) + "\n    ret;\n}\n"

    def _stores(self) -> list[str]:
        """What is in the registers at the end."""
        stores = [f"st.global.u32 [%d6+{8 + 4 * place}], {each};" for place, each in enumerate(self._words)]
        stores += [f"st.global.u64 [%d6+{24 + 8 * place}], {each};" for place, each in enumerate(self._longs)]
        for place, each in enumerate(self._predicates):
            stores.append(f"selp.b32 %r8, 1, 0, {each}; st.global.u32 [%d6+{40 + 4 * place}], %r8;")
        return stores

    # ------------------------------------------------------------------------------------------------------ statements

    def _statements(self, least: int, most: int) -> list[str]:
        return [line for _ in range(self._random.randint(least, most)) for line in self._statement()]

    def _statement(self) -> list[str]:
        if self._depth == MOST_DEPTH or self._chance(0.45):
            return [self._one_of(self._instructions) for _ in range(self._random.randint(1, 2))]
        if self._depth == 0 and self._waits and self._chance(0.1):
            return ["bar.sync 0;"]
        if not self._waits and self._chance(0.03):
            return [*self._test(), "@%p3 exit;"]
        self._depth += 1
        lines = self._loop() if self._chance(0.4) else self._branch()
        self._depth -= 1
        return lines

    def _branch(self) -> list[str]:
        label, negation = self._label(), self._one_of(("", "!"))
        known = self._one_of(self._predicates) if self._chance(0.3) else None
        head = [f"@{negation}{known} bra {label};"] if known else [*self._test(), f"@{negation}%p3 bra {label};"]
        lines = [*head, *self._statements(1, 2)]
        if self._chance(0.35):
            return [*lines, f"bra {label}E;", f"{label}:", *self._statements(1, 2), f"{label}E:"]
        return [*lines, f"{label}:"]

    def _loop(self) -> list[str]:
        label, counter, most = self._label(), f"%r{20 + self._depth}", self._one_of(("2", "%r3", "%r5", "%r5"))
        inner = self._statements(1, 3)
        leaves = [*self._test(), f"@%p3 bra {label}E;"] if self._chance(0.35) else []
        turn = f"add.s32 {counter}, {counter}, 1; setp.lt.s32 %p4, {counter}, {most}; @%p4 bra {label};"
        return [f"mov.u32 {counter}, 0;", f"{label}:", *inner, *leaves, turn, f"{label}E:"]

    def _test(self) -> list[str]:
        compared = self._one_of(("%r4, 3", "%r4, {v}", "%r1, 5", "%r1, 31", "%r9, 0", "{v}, {x}", "%r3, %r2"))
        return [self._filled(f"setp.{{c}}.s32 %p3, {compared};")]

    def _label(self) -> str:
        self._labels += 1
        return f"L{self._labels}"

    # ------------------------------------------------------------------------------------------------------- operands

    def _filled(self, template: str) -> str:
        """`{v}` is a free word, `{r}` that or another one, `{x}` may be a number, too; `{d}` a long, `{p}` a predicate,
        `{c}` a comparison and `{w}` bytes to a word."""
        registers = [each for each in self._others if each.startswith("%")]
        fields: dict[str, Sequence[object]] = {
            "v": self._words,
            "r": [*self._words * 2, *registers],
            "x": [*self._words * 2, *self._others],
            "d": self._longs,
            "p": self._predicates,
            "c": _COMPARISONS,
            "w": (0, 4),
        }
        for name, choices in fields.items():
            while f"{{{name}}}" in template:
                template = template.replace(f"{{{name}}}", str(self._one_of(choices)), 1)
        return template

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _one_of(self, some: Sequence[T]) -> T:
        return self._random.choice(some)
