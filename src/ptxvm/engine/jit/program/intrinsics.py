"""Steps that no instruction of the program stands for: they look like forms to the analyses and emitters."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_
from typing import Any

from ptxvm.engine.jit.program.step import NO_EFFECTS, Effects
from ptxvm.isa.warp import FaultKind, Space
from ptxvm.lanes.lanes import bit_reverse, leading_zeros, take, unsigned, where
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import B128, PRED, U8, U16, U32, U64, Type, unsigned_type
from ptxvm.records import record


@record(eq=False)
class Intrinsic:
    """Stands in the place of a form; `function` receives the machine and the sources."""

    opcode: str
    function: Callable[..., Any]
    effects: Effects

    @property
    def definition(self) -> Intrinsic:
        """Its own definition: what matters of it is `function`."""
        return self

    def run(self, warp: Any, *sources: Any) -> Any:
        return self.function(warp, *sources)


_LOADS = Effects(pure=False)
_STORES = Effects(pure=False, repeatable=False)


def _load_argument(type_: Type) -> Intrinsic:
    return Intrinsic(f"load.argument.{type_}", lambda warp, place: warp.load(Space.LOCAL, type_, place), _LOADS)


LOAD_ARGUMENT = {type_.size: _load_argument(type_) for type_ in (U8, U16, U32, U64, B128)}
"""A result or parameter of so many bytes from local memory."""


def _store_argument(warp: Any, place: Any, value: Any) -> None:
    warp.store(Space.LOCAL, place, value)


STORE_ARGUMENT = Intrinsic("store.argument", _store_argument, _STORES)


def _copy_bytes(warp: Any, target: Any, source: Any, size: int, unit: int) -> None:
    done = 0
    while done < size:
        type_ = _UNITS[unit if size - done >= unit else 1]
        warp.store(Space.LOCAL, target.advance(done), warp.load(Space.LOCAL, type_, source.advance(done)))
        done += type_.size


_UNITS = {type_.size: type_ for type_ in (U8, U16, U32)}
COPY_BYTES = Intrinsic("copy.bytes", _copy_bytes, _STORES)
"""A variable of so many bytes in local memory, in units of 1, 2 or 4."""


def library_call(name: str, results: tuple[Type, ...]) -> Intrinsic:
    """A call of a function of the device library, with the values of its parameters."""

    def call(warp: Any, *values: Any) -> Any:
        found = warp.call_host(name, *values, results=results)
        return found[0] if len(found) == 1 else found

    return Intrinsic(name, call, Effects(pure=False, repeatable=False, synchronises=True))


def _undefined_function(warp: Any) -> None:
    warp.fault(FaultKind.UNSUPPORTED, "the function called has no body")


def _all_hold(warp: Any, *predicates: Any) -> Any:
    return reduce(and_, map(warp.surely_all, predicates))


ALL_HOLD = Intrinsic("all.hold", _all_hold, Effects(pure=False))
"""Whether all of these predicates are known to hold in all lanes that execute."""


def _one_quotient(warp: Any, *operands: Any) -> Any:
    quotients = [_quotient(*each) for each in operands if isinstance(each, tuple)]
    others = [warp.is_whole(), *(warp.surely_all(each) for each in operands if not isinstance(each, tuple))]
    return reduce(and_, [*others, *(is_one for is_one, _ in quotients)]), *(quotient for _, quotient in quotients)


def _quotient(dividend: Any, divisor: Any) -> tuple[Any, Any]:
    """Whether the least and the greatest dividend, neither negative, have the same by a positive divisor; that one."""
    offsets = dividend.shape.offsets
    if offsets is None or not divisor.shape.uniform:
        return NUMPY.constant(PRED, 0), NUMPY.constant(unsigned_type(dividend.type), 0)
    span = max(offsets) - min(offsets)
    least = take(dividend, offsets.index(min(offsets)))
    is_fit = (least >= 0) & (least + span >= least) & (divisor > 0)
    number, by = unsigned(least), unsigned(where(divisor == 0, 1, divisor))
    quotient = number // by
    return is_fit & (by - (number - quotient * by) > span), quotient


ONE_QUOTIENT = Intrinsic("one.quotient", _one_quotient, Effects(pure=False))
"""Whether dividends have the same quotient in all lanes, each pair of them with its divisor, and what is no pair holds
in all lanes, which have to be there; then the quotients, unsigned. They are that only if so."""


def _remainder(_: Any, dividend: Any, quotient: Any, divisor: Any) -> Any:
    return dividend - quotient * divisor


REMAINDER = Intrinsic("remainder", _remainder, NO_EFFECTS)
"""Of dividends with a quotient that is known."""


def _of_first_lane(warp: Any, value: Any) -> Any:
    first = take(value, leading_zeros(bit_reverse(warp.active())))
    return first, value != first


OF_FIRST_LANE = Intrinsic("of.first.lane", _of_first_lane, Effects(pure=False))
"""What the first of the lanes that execute has, and whether another has something else."""


UNDEFINED_FUNCTION = Intrinsic("call", _undefined_function, Effects(pure=False))
