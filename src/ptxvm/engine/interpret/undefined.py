"""In full checks: results that the ISA leaves undefined, followed until something depends on them.

A lane may read a register of a lane that takes no part, as long as it does not use what it gets: `if (lane < k) s += n`
behind a shuffle, which compilers compute for all lanes before they select. So a frame with such values keeps a second
set of registers in which they are others, and what follows is computed with both. What comes out the same is defined;
where memory, an address, a branch or the host would see a difference, the launch ends with a fault. Two values stand
for all: a test that both pass goes unnoticed, and what is told does depend on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from ptxvm.checker.module import (
    Address,
    Element,
    Function,
    Instruction,
    Not,
    Pair,
    Register,
    Sum,
    TupleAddress,
    Vector,
)
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.cells import Values, map_values
from ptxvm.engine.interpret.values import POISON_BYTE, Mask, Value, blend, filled
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import const
from ptxvm.lanes.types import PRED, Type, carrier
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.step import Step
    from ptxvm.engine.interpret.warp import InterpreterWarp

_STEPS_BETWEEN_LOOKS = 64
COMPARISONS = ("setp.", "set.")


class DependsOnUndefinedError(Exception):
    """The machine would do something else with other values of what is undefined."""


class Undefined:
    """The registers of a frame as they might be as well: what executes a step with them (like a `Cta`).

    `_causes`: by the index of a register, why it is undefined.
    """

    def __init__(self, cta: Cta, registers: list[Value]) -> None:
        self._cta = cta
        self.registers = registers
        self.warp = OtherWarp(cta.warp)
        self._causes: dict[int, tuple[int, str]] = {}
        self._steps_with_causes = 0
        self._steps = 0

    def note_causes(self, step: Step, cause: str) -> None:
        """What the step has written is undefined for this reason, as far as it is."""
        if step.instruction is None:
            return
        self._steps_with_causes += 1
        for register in _registers_of(step.instruction, step.instruction.form.results):
            if self._unsure(register.index).any():
                self._causes[register.index] = self._steps_with_causes, cause

    def _unsure(self, register: int) -> Mask:
        """The lanes of the group in which a register is undefined."""
        return _differing(self._cta.registers[register], self.registers[register], self._cta.mask)

    def reason(self, step: Step, lane: int | None = None) -> str:
        """Why something that an instruction reads is undefined, in one lane or in any."""
        instruction = step.instruction
        if instruction is None:
            return ""
        results = {place for place in instruction.form.results if place >= 0}
        sources = _registers_of(instruction, [p for p in range(len(instruction.operands)) if p not in results])
        if instruction.guard is not None:
            sources.insert(0, instruction.guard)
        unsure = [(register, self._unsure(register.index)) for register in sources]
        bad = [register for register, lanes in unsure if (lanes.any() if lane is None else lanes.reshape(-1)[lane])]
        known = [self._causes[register.index] for register in bad if register.index in self._causes]
        if known:
            return max(known)[1]
        return f"register {bad[0].name} was never written" if bad else "a register was never written"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cta, name)

    def set_carry(self, value: Lanes, everywhere: bool) -> None:
        """There is one CC.CF: that of the values that the program has."""

    def follow(self, step: Step, sources: list[object], results: object) -> object:
        """What the step yields with these registers, given the sources and results of the program's own."""
        others = [fetch(self) for fetch in step.fetches]  # type: ignore[arg-type]
        mask = self._cta.warp.mask
        unsure = np.zeros(mask.shape, np.bool_)
        for own, other in zip(sources, others, strict=True):
            unsure |= _differing(own, other, mask)
        if not unsure.any():
            return results
        try:
            found = step.callee(*others)
        except DependsOnUndefinedError:
            raise self._fault(step, unsure) from None
        # Combined with another predicate, the comparison may not matter.
        is_alone = sum(isinstance(source, Lanes) for source in sources) == 2
        compares = step.opcode.startswith(COMPARISONS) and is_alone
        return _compared(sources, others, results, mask) if compares else found

    def require_addresses(self, step: Step) -> None:
        """What addresses are made of must be defined."""
        if step.instruction is None:
            return
        for operand in step.instruction.operands:
            parts = operand.elements if isinstance(operand, TupleAddress) else (operand,)
            for part in parts:
                if isinstance(part, Address):
                    self._require_all(step, _inside(part))

    def _require_all(self, step: Step, registers: list[Register]) -> None:
        for register in registers:
            unsure = self._unsure(register.index) & self._cta.warp.mask
            if unsure.any():
                raise self._fault(step, unsure)

    def require_sources(self, step: Step) -> None:
        """What chooses where lanes go must be defined."""
        for fetch in step.fetches:
            unsure = _differing(fetch(self._cta), fetch(self), self._cta.warp.mask)  # type: ignore[arg-type]
            if unsure.any():
                raise self._fault(step, unsure)

    def require_same(self, step: Step, register: int) -> None:
        """What guards a step must be defined."""
        unsure = self._unsure(register)
        if unsure.any():
            raise self._fault(step, unsure)

    def is_over(self) -> bool:
        """Whether nothing is undefined any more; not looked up at every step."""
        self._steps += 1
        if self._steps % _STEPS_BETWEEN_LOOKS:
            return False
        everything = self._cta.living & self._cta.frame.lanes
        pairs = zip(self._cta.registers, self.registers, strict=True)
        return all(_same(own, other, everything) for own, other in pairs)

    def _fault(self, step: Step, lanes: Mask) -> KernelFault:
        """The fault of the first of some lanes."""
        self._cta.warp.step = step
        lane = int(np.flatnonzero(lanes)[0])
        text = f"{step.opcode} depends on an undefined value: {self.reason(step, lane)}"
        return self._cta.warp.fault_at(FaultKind.UNINITIALISED, text, lane)


class OtherWarp:
    """The warp as a step sees it that is executed a second time: it may ask who takes part, and change nothing."""

    def __init__(self, warp: InterpreterWarp) -> None:
        self._warp = warp

    @property
    def mask(self) -> Mask:
        return self._warp.mask

    @property
    def tensor_cores(self) -> Generation:
        return self._warp.tensor_cores

    def active(self) -> Lanes:
        return self._warp.active()

    def ballot(self, predicate: Lanes) -> Lanes:
        return self._warp.ballot(predicate)

    def special(self, register: SpecialRegister) -> object:
        return self._warp.special(register)

    def converge(self, membermask: Lanes) -> None:
        """They have."""

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        """It has been looked at."""

    def store(self, space: Space, address: LaneAddress, value: Values, **_: object) -> None:
        """What is undefined may be kept in memory of the thread or its CTA, as long as nobody uses it."""
        if not self._warp.store_undefined(address, value):
            raise DependsOnUndefinedError

    def __getattr__(self, name: str) -> NoReturn:
        raise DependsOnUndefinedError


def never_written(function: Function, registers: list[Value]) -> list[Value]:
    """What the registers of a function that has just been entered might hold as well: all that it mentions are
    undefined."""
    others = list(registers)
    for register in {r.index: r for i in _instructions(function) for r in _all_registers(i)}.values():
        others[register.index] = _filled_otherwise(register.type)
    return others


def _filled_otherwise(type_: Type) -> Value:
    return const(PRED, 1) if type_ is PRED else filled(type_, POISON_BYTE ^ 0xFF)


def _instructions(function: Function) -> list[Instruction]:
    return [item for item in function.body or () if isinstance(item, Instruction)]


def _all_registers(instruction: Instruction) -> list[Register]:
    guard = [] if instruction.guard is None else [instruction.guard]
    return guard + _registers_of(instruction, range(len(instruction.operands)))


def _compared(sources: list[object], others: list[object], results: object, mask: Mask) -> object:
    """Comparisons of what is undefined may come out either way."""
    pairs = [(own, other) for own, other in zip(sources, others, strict=True) if isinstance(own, Lanes)]
    unsure = np.zeros(mask.shape, np.bool_)
    for own, other in pairs:
        if isinstance(other, Lanes):
            unsure |= (_bits(own) != _bits(other)) & mask
    parts = results if isinstance(results, tuple) else (results,)
    flipped = tuple(_other(each, unsure) if isinstance(each, Lanes) else each for each in parts)
    return flipped if isinstance(results, tuple) else flipped[0]


def _registers_of(instruction: Instruction, places: Iterable[int]) -> list[Register]:
    """The registers in some operands."""
    return [register for place in places if place >= 0 for register in _inside(instruction.operands[place])]


def _inside(operand: object) -> list[Register]:
    match operand:
        case Register():
            return [operand]
        case Vector() | TupleAddress():
            return [register for part in operand.elements for register in _inside(part)]
        case Pair():
            return [*_inside(operand.first), *_inside(operand.second)]
        case Address():
            return _inside(operand.base)
        case Sum() | Not():
            return [operand.register]
        case Element():
            return [operand.index]
    return []


@record()
class OtherValues:
    """What a load yields as it might be as well, and why."""

    values: object
    cause: str


@record()
class OtherBits:
    """What a host call yields is undefined in these bits of each result, and why."""

    bits: tuple[Lanes, ...]
    cause: str


News = tuple[Mask, str] | OtherValues | OtherBits
"""What a step says of its results."""


def note_undefined(cta: Cta, results: Any, news: News) -> tuple[object, str]:
    """The first result of the current step is undefined in some lanes, or a load has read what is: the results as they
    might be as well, and why."""
    frame = cta.frame
    if frame.undefined is None:
        frame.undefined = Undefined(cta, list(cta.registers))
    if isinstance(news, OtherValues):
        return news.values, news.cause
    if isinstance(news, OtherBits):
        bits = iter(news.bits)
        return map_values(results, lambda value: _with_others(value, next(bits))), news.cause
    lanes, cause = news
    return _flipped(results, lanes), cause


def _with_others(value: Lanes, bits: Lanes) -> Lanes:
    other = value.bits(carrier(value.type)) ^ bits.to(carrier(value.type))
    return other.raw_bits(value.type)


def _flipped(results: object, lanes: Mask) -> object:
    first, *rest = results if isinstance(results, tuple) else (results,)
    assert isinstance(first, Lanes)
    other = _other(first, lanes)
    return (other, *rest) if isinstance(results, tuple) else other


def _other(value: Lanes, lanes: Mask) -> Lanes:
    """All bits the other way round in these lanes."""
    if value.type is PRED:
        return blend(lanes, ~value, value)
    bits = value.bits(carrier(value.type))
    return blend(lanes, (~bits).raw_bits(value.type), bits.raw_bits(value.type))


def _same(own: object, other: object, lanes: Mask) -> bool:
    """Whether two values have the same bits in these lanes."""
    return own is other or not _differing(own, other, lanes).any()


def _differing(own: object, other: object, lanes: Mask) -> Mask:
    """Those of some lanes in which two values have other bits."""
    nowhere: Mask = np.zeros(lanes.shape, np.bool_)
    if own is other:
        return nowhere
    if isinstance(own, tuple) and isinstance(other, tuple):
        for pair in zip(own, other, strict=True):
            nowhere |= _differing(*pair, lanes)
    elif isinstance(own, LaneAddress) and isinstance(other, LaneAddress):
        return _differing(own.base, other.base, lanes)
    elif isinstance(own, Lanes) and isinstance(other, Lanes):
        found: Mask = (_bits(own) != _bits(other)) & lanes
        return found
    return nowhere


def _bits(value: Lanes) -> Any:
    return value.data if value.type is PRED else value.bits(carrier(value.type)).data


def undefined_lanes(warp: InterpreterWarp, lane: Lanes, membermask: Lanes) -> tuple[Mask, str] | None:
    """Where the lane that is read does not take part, and what there is to say about it."""
    source = np.broadcast_to(lane.data, warp.mask.shape).astype(np.int64) & 31
    members = np.broadcast_to(membermask.data, warp.mask.shape)
    named = (members >> source.astype(np.uint32)) & 1 == 1
    executes = np.take_along_axis(warp.mask, source, axis=1)
    bad: Mask = warp.mask & ~(named & executes)
    if not bad.any():
        return None
    first = int(np.flatnonzero(bad)[0])
    reader, read, mask = first % 32, source.reshape(-1)[first], members.reshape(-1)[first]
    reason = "does not execute it" if named.reshape(-1)[first] else f"is not in its membermask {mask:#x}"
    line = warp.step.instruction.line if warp.step.instruction is not None else 0
    return bad, f"in {warp.step.opcode} of line {line} lane {reader} reads lane {read}, which {reason}"
