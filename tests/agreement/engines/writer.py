"""Writing one probe: a few lines of PTX around one instruction, with its inputs and outputs."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from tests.agreement.engines.values import Row

from ptxvm.lanes.types import B128, PRED, U32, U64, Type

#: Predicates of the kernels: random in each lane, true from some lane on, the same in a warp, never true.
CONDITIONS = ("%g0", "!%g0", "%g0", "%g1", "!%g1", "%g2", "!%g2", "%g3")


class Mask(Enum):
    """Which lanes execute the instruction of a probe."""

    FULL = "full"
    GUARD = "guard"
    BRANCH = "branch"


@dataclass(frozen=True, slots=True)
class Probe:
    """Lines of PTX in a scope of their own.

    `<iN>`, `<uN>` and `<oN>` stand for the addresses of an element of input row N (the thread's own, that of its CTA)
    and of output row N; `outputs` says what the rows hold, `floats64` which of them are f64 results.
    """

    name: str
    lines: tuple[str, ...]
    inputs: tuple[Row, ...]
    outputs: tuple[str, ...]
    floats64: frozenset[int] = frozenset()
    declarations: tuple[str, ...] = ()


@dataclass(slots=True)
class Writer:
    """Collects the lines of a probe."""

    rng: random.Random
    mask: Mask = Mask.FULL
    lines: list[str] = field(default_factory=list)
    inputs: list[Row] = field(default_factory=list)
    outputs: list[str] = field(default_factory=list)
    floats64: set[int] = field(default_factory=set)
    declarations: list[str] = field(default_factory=list)
    condition: str = ""
    _registers: int = 0

    def __post_init__(self) -> None:
        if self.mask is not Mask.FULL:
            self.condition = self.rng.choice(CONDITIONS)

    def probe(self, name: str) -> Probe:
        return Probe(
            name,
            tuple(self.lines),
            tuple(self.inputs),
            tuple(self.outputs),
            frozenset(self.floats64),
            tuple(self.declarations),
        )

    def line(self, text: str) -> None:
        self.lines.append(text)

    def register(self, spelling: str) -> str:
        """A fresh register of the type `.spelling`."""
        self._registers += 1
        name = f"x{self._registers}"
        self.line(f".reg .{spelling} {name};")
        return name

    def number(self, number: int) -> str:
        """A number as a constant, or in a register."""
        if self.rng.random() < 0.5:
            return str(number)
        register = self.register("b32")
        self.line(f"mov.b32 {register}, {number};")
        return register

    # ------------------------------------------------------------------------------------------------------- inputs

    def varying(self, type_: Type, spelling: str | None = None, **keywords: object) -> str:
        """A register with the thread's own element of a new input row."""
        return self._loaded("i", type_, spelling, **keywords)

    def uniform(self, type_: Type, spelling: str | None = None, **keywords: object) -> str:
        """A register with a value that all threads of the CTA share."""
        return self._loaded("u", type_, spelling, **keywords)

    def _loaded(self, place: str, type_: Type, spelling: str | None, **keywords: object) -> str:
        if type_ is PRED:
            return self.predicate(self._loaded(place, U32, None))
        if type_ is B128:
            return self.wide(self._loaded(place, U64, None), self._loaded(place, U64, None))
        self.inputs.append(Row(type_, **keywords))  # type: ignore[arg-type]
        register = self.register(spelling or f"b{type_.bits}")
        self.line(f"ld.global.b{type_.bits} {register}, [<{place}{len(self.inputs) - 1}>];")
        return register

    def predicate(self, word: str, bit: int = 0) -> str:
        """A predicate from a bit of a 32-bit register."""
        number, register = self.register("b32"), self.register("pred")
        self.line(f"bfe.u32 {number}, {word}, {bit}, 1;")
        self.line(f"setp.ne.u32 {register}, {number}, 0;")
        return register

    def wide(self, low: str, high: str) -> str:
        """A 128-bit register."""
        register = self.register("b128")
        self.line(f"mov.b128 {register}, {{{low}, {high}}};")
        return register

    # ------------------------------------------------------------------------------------------------------ outputs

    def output(self, register: str, type_: Type, what: str, bits: int | None = None) -> None:
        """Store all bits of a register (`bits` wide when it is wider than the type)."""
        bits = bits or type_.bits
        if type_ is PRED:
            number = self.register("b32")
            self.line(f"selp.b32 {number}, 1, 0, {register};")
            register, bits = number, 32
        if bits == 128:
            low, high = self.register("b64"), self.register("b64")
            self.line(f"mov.b128 {{{low}, {high}}}, {register};")
            self._store(low, 64, f"{what} low")
            self._store(high, 64, f"{what} high")
            return
        if type_.element.name == "f64":
            self.floats64.add(len(self.outputs))
        self._store(register, bits, what)

    def _store(self, register: str, bits: int, what: str) -> None:
        self.line(f"st.global.b{bits} [<o{len(self.outputs)}>], {register};")
        self.outputs.append(what)

    # --------------------------------------------------------------------------------------------------- instruction

    def members(self) -> str:
        """A register or constant with the bits of the lanes that execute the instruction; of their half of the warp."""
        if self.mask is Mask.FULL:
            return self.rng.choice(["0xffffffff", "%all", "%half"])
        return f"%m{self.condition[-1]}" if self.condition[0] == "%" else f"%n{self.condition[-1]}"

    def instruction(self, opcode: str, operands: Iterable[str]) -> None:
        """The instruction itself under the writer's mask."""
        text = f"{opcode} {', '.join(operands)};"
        match self.mask:
            case Mask.FULL:
                self.line(text)
            case Mask.GUARD:
                self.line(f"@{self.condition} {text}")
            case Mask.BRANCH:
                opposite = self.condition[1:] if self.condition[0] == "!" else f"!{self.condition}"
                self.line(f"@{opposite} bra skip;")
                self.line(text)
                self.line("skip:")
