"""f32 arithmetic rounded in a given direction.

f64 holds products of f32 numbers exactly, and quotients and square roots closely enough: where one is not an f32
number, it differs from every f32 number by more than f64 rounds. So the nearest f32 result and the f64 result tell
the direction.
"""

from __future__ import annotations

from ptxvm.lanes.exact import to_odd, two_sum
from ptxvm.lanes.fp.rounding import Rounding, signed_zero_sum, step
from ptxvm.lanes.lanes import Lanes, fma, square_root
from ptxvm.lanes.types import F32, F64


def toward(nearest: Lanes, exact: Lanes, rounding: Rounding) -> Lanes:
    """An f32 next to an f64: `nearest` is the one to nearest even."""
    back = nearest.to(F64)
    return step(nearest, exact < back, exact > back, rounding)


def narrow(exact: Lanes, rounding: Rounding) -> Lanes:
    """f64 to f32."""
    return toward(exact.to(F32), exact, rounding)


def mul(a: Lanes, b: Lanes, rounding: Rounding) -> Lanes:
    return toward(a * b, a.to(F64) * b.to(F64), rounding)


def div(a: Lanes, b: Lanes, rounding: Rounding) -> Lanes:
    return toward(a / b, a.to(F64) / b.to(F64), rounding)


def sqrt(a: Lanes, rounding: Rounding) -> Lanes:
    return toward(square_root(a), square_root(a.to(F64)), rounding)


def fused(a: Lanes, b: Lanes, c: Lanes, rounding: Rounding) -> Lanes:
    product = a.to(F64) * b.to(F64)
    total = to_odd(*two_sum(product, c.to(F64)))
    result = toward(fma(a, b, c), total, rounding)
    return signed_zero_sum(result, total == 0.0, product.to(F32), c) if rounding is Rounding.RM else result
