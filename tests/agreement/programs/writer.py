"""What random programs are made of: registers, numbers and labels, and statements that can be taken out again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.agreement.engines.values import Row, pattern

from ptxvm.lanes.types import BF16X2, F16X2, F32, F64, U32, U64, Type

#: Lines that belong together, or a compound: such lines and between them lists of statements. What is in a list may be
#: left out, and the program is still a program.
Statement: TypeAlias = "str | tuple[str | list[Statement], ...]"

#: Registers that all statements share, so that what one computes is what others go on with: how many of which type.
#: Numbers of 32 bits that are floats are also kept in `%r`, of 64 bits in `%d`.
POOLS = {"r": ("b32", 6), "f": ("f32", 2), "d": ("b64", 4), "g": ("f64", 2), "h": ("b16", 4), "q": ("b128", 2)}
PREDICATES = 4
POOL_OF = {16: "h", 32: "r", 64: "d", 128: "q"}

#: Read by statements, written by none: the thread's number in its CTA, its place, its lane, its number in the grid, its
#: CTA's; two parameters and a loaded number that all threads share.
NUMBERS = ("%thread", "%x", "%y", "%lane", "%gtid", "%cta", "%n0", "%n1", "%u0")
SHARED_NUMBERS = ("%n0", "%n1", "%u0", "%cta")

_KINDS = (Row(U32), Row(U32), Row(F32), Row(F16X2), Row(BF16X2), Row(U32, small=True))


def word32(rng: random.Random) -> int:
    """An integer, a float, or two of 16 bits; often a corner case."""
    return pattern(rng.choice(_KINDS), rng)


def word64(rng: random.Random) -> int:
    return rng.choice([pattern(Row(U64), rng), pattern(Row(F64), rng), word32(rng) | word32(rng) << 32])


def lines_of(statements: Sequence[Statement]) -> Iterator[str]:
    for statement in statements:
        if isinstance(statement, str):
            yield statement
        else:
            for part in statement:
                yield from [part] if isinstance(part, str) else lines_of(part)


@dataclass(frozen=True, slots=True)
class Context:
    """Where a statement stands. `cta`: all threads of the CTA that have not exited come here together. `mask`: a
    register with the lanes of the warp that do, None where nobody knows. `walk` and `index`: a pointer and a number
    that a loop moves."""

    cta: bool = False
    mask: str | None = None
    depth: int = 0
    walk: str | None = None
    index: str | None = None


@dataclass(slots=True)
class Writer:
    """Draws operands and notes what has to be declared. `block`: threads in x, y and z; `numbers`: `%n0` and `%n1`."""

    rng: random.Random
    block: tuple[int, int, int] = (32, 1, 1)
    ctas: int = 1
    numbers: tuple[int, int] = (0, 0)
    temporaries: list[tuple[str, str]] = field(default_factory=list)
    labels: int = 0
    masks: int = 0

    @property
    def threads(self) -> int:
        """Of a CTA."""
        return self.block[0] * self.block[1] * self.block[2]

    def label(self) -> str:
        self.labels += 1
        return f"L{self.labels}"

    def temporary(self, spelling: str) -> str:
        """A register of its own."""
        name = f"%t{len(self.temporaries)}"
        self.temporaries.append((name, spelling))
        return name

    def mask(self) -> str:
        """A register for lanes, which holds those of the CTA's start."""
        self.masks += 1
        return f"%m{self.masks}"

    # ------------------------------------------------------------------------------------------------------- registers

    def register(self, pool: str) -> str:
        return f"%{pool}{self.rng.randrange(POOLS[pool][1])}"

    def word(self) -> str:
        return self.register("r")

    def several(self, pool: str, count: int) -> list[str]:
        """Different ones, temporaries where there are too few."""
        spelling, most = POOLS[pool]
        chosen = self.rng.sample([f"%{pool}{number}" for number in range(most)], min(count, most))
        return chosen + [self.temporary(spelling) for _ in range(count - len(chosen))]

    def predicate(self) -> str:
        return f"%p{self.rng.randrange(PREDICATES)}"

    def condition(self) -> str:
        """A predicate or its opposite."""
        return self.rng.choice(["", "", "!"]) + self.predicate()

    def guard(self, chance: float = 0.15) -> str:
        return f"@{self.condition()} " if self.rng.random() < chance else ""

    def pool_of(self, type_: Type) -> str:
        """Registers for values of a type; floats are now and then in registers of their own."""
        if type_ in (F32, F64) and self.rng.random() < 0.35:
            return "f" if type_ is F32 else "g"
        return POOL_OF[max(16, type_.bits)]

    def number(self) -> str:
        """A register with an integer of 32 bits."""
        return self.rng.choice([self.word(), self.word(), self.rng.choice(NUMBERS)])

    def operand(self) -> str:
        """The same, or a constant."""
        return hex(word32(self.rng)) if self.rng.random() < 0.2 else self.number()

    # ------------------------------------------------------------------------------------------------------ conditions

    def test(self, *, shared: bool = False) -> tuple[str, str]:
        """Lines that set a new predicate, and the predicate; `shared`: the same in all threads of the CTA."""
        rng, result = self.rng, self.temporary("pred")
        comparison = rng.choice(["eq", "ne", "lt", "le", "gt", "ge"])
        if shared:
            return f"setp.{comparison}.s32 {result}, {rng.choice(SHARED_NUMBERS)}, {rng.randrange(5)};", result
        match rng.randrange(6):
            case 0:
                return f"setp.{comparison}.s32 {result}, %lane, {rng.randrange(33)};", result
            case 1:
                bits = self.temporary("b32")
                test = f"and.b32 {bits}, {rng.choice(['%thread', '%x', '%y'])}, {rng.choice([1, 2, 3, 7, 16])};"
                return f"{test}\nsetp.{rng.choice(['eq', 'ne'])}.s32 {result}, {bits}, 0;", result
            case 2:
                return f"not.pred {result}, {self.predicate()};", result
            case 3:
                return f"setp.{comparison}.s32 {result}, {self.word()}, {self.operand()};", result
            case 4:
                unordered = rng.choice(["", "u"])
                return f"setp.{comparison}{unordered}.f32 {result}, {self.register('f')}, {self.word()};", result
        return f"setp.{comparison}.s32 {result}, {self.number()}, {rng.randrange(40)};", result
