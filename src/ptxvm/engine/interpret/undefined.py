"""In full checks: results that the ISA leaves undefined, followed until something depends on them.

A lane may read a register of a lane that takes no part, as long as it does not use what it gets: `if (lane < k) s += n`
behind a shuffle, which compilers compute for all lanes before they select. So a frame with such values keeps a second
set of registers in which they are others, and what follows is computed with both. What comes out the same is defined;
where memory, an address, a branch or the host would see a difference, the launch ends with a fault. Two values stand
for all: a test that both pass goes unnoticed, and what is told does depend on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.host import generic_address
from ptxvm.engine.interpret.values import Mask, Value, blend
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, carrier
from ptxvm.machine.faults import FaultKind, KernelFault

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.step import Step
    from ptxvm.engine.interpret.warp import InterpreterWarp

_STEPS_BETWEEN_LOOKS = 64


class DependsOnUndefinedError(Exception):
    """The machine would do something else with other values of what is undefined."""


class Undefined:
    """The registers of a frame as they might be as well: what executes a step with them (like a `Cta`).

    `cause` says which instruction left something undefined, and why.
    """

    def __init__(self, cta: Cta, cause: str) -> None:
        self._cta = cta
        self.cause = cause
        self.registers: list[Value] = list(cta.registers)
        self.warp = OtherWarp(cta.warp)
        self._steps = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cta, name)

    def set_carry(self, value: Lanes, everywhere: bool) -> None:
        """There is one CC.CF: that of the values that the program has."""

    def follow(self, step: Step, sources: list[object], results: object) -> object:
        """What the step yields with these registers, given the sources and results of the program's own."""
        others = [fetch(self) for fetch in step.fetches]  # type: ignore[arg-type]
        mask = self._cta.warp.mask
        if all(_same(own, other, mask) for own, other in zip(sources, others, strict=True)):
            return results
        try:
            return step.callee(*others)
        except DependsOnUndefinedError:
            raise self._fault(step) from None

    def require_same(self, step: Step, register: int) -> None:
        """What guards a step, or chooses where a branch goes, must be defined."""
        cta = self._cta
        if not _same(cta.registers[register], self.registers[register], cta.mask):
            raise self._fault(step)

    def is_over(self) -> bool:
        """Whether nothing is undefined any more; not looked up at every step."""
        self._steps += 1
        if self._steps % _STEPS_BETWEEN_LOOKS:
            return False
        everything = np.ones_like(self._cta.mask)
        pairs = zip(self._cta.registers, self.registers, strict=True)
        return all(_same(own, other, everything) for own, other in pairs)

    def _fault(self, step: Step) -> KernelFault:
        self._cta.warp.step = step
        return self._cta.warp.fault_of(
            FaultKind.UNINITIALISED, f"{step.opcode} depends on an undefined value: {self.cause}"
        )


class OtherWarp:
    """The warp as a step sees it that is executed a second time: it may ask who takes part, and change nothing."""

    def __init__(self, warp: InterpreterWarp) -> None:
        self._warp = warp

    @property
    def mask(self) -> Mask:
        return self._warp.mask

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

    def store(self, space: Space, address: LaneAddress, *_: object, **__: object) -> None:
        """What a thread keeps in memory of its own, as debug builds do with every variable, nobody has used yet."""
        if not self._is_own(space, address):
            raise DependsOnUndefinedError

    def _is_own(self, space: Space, address: LaneAddress) -> bool:
        if space is not Space.GENERIC:
            return space in (Space.LOCAL, Space.PARAM)
        own = self._warp.in_space(generic_address(address), Space.LOCAL).data
        return bool(np.broadcast_to(own, self.mask.shape)[self.mask].all())

    def __getattr__(self, name: str) -> NoReturn:
        raise DependsOnUndefinedError


def note_undefined(cta: Cta, results: object, lanes: Mask, cause: str) -> object:
    """The first result of the current step is undefined in some lanes: the results as they might be as well."""
    frame = cta.frame
    if frame.undefined is None:
        frame.undefined = Undefined(cta, cause)
    frame.undefined.cause = cause
    first, *rest = results if isinstance(results, tuple) else (results,)
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
    if own is other:
        return True
    if isinstance(own, tuple) and isinstance(other, tuple):
        return all(_same(*pair, lanes) for pair in zip(own, other, strict=True))
    if isinstance(own, LaneAddress) and isinstance(other, LaneAddress):
        return _same(own.base, other.base, lanes)
    if isinstance(own, Lanes) and isinstance(other, Lanes):
        differing = (_bits(own) != _bits(other)) & lanes
        return not differing.any()
    return True


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
