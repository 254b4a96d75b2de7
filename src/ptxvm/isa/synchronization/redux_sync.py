from collections.abc import Callable

from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import Typed
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F32, LANE, S32, U32, Lanes, absolute, const, fp, maximum, minimum, take, where

_FLOAT = ptx(8, 6) & sm("100a") | ptx(8, 8) & sm("100f")
_LEAST, _GREATEST = -(1 << 31), (1 << 31) - 1
_INTEGER = Typed(lambda form: form.type)  # also of .b32: ptxas takes no floating-point register there
_IDENTITIES = {"add": 0, "or": 0, "xor": 0, "and": 0xFFFF_FFFF}


@instruction(
    name="redux.sync",
    syntax="""
        redux.sync.op.type   dst, src, membermask;
        redux.sync.bitop.b32 dst, src, membermask;
        .op = { .add, .min, .max };
        .bitop = { .and, .or, .xor };
        .type = { .u32, .s32 };
    """,
    since=ptx(7, 0) & sm(80),
    section="9.7.13.12",
)
def redux_sync(form, warp, src: _INTEGER, membermask: U32) -> _INTEGER:
    """The sum (wrapping around), least, greatest, or bitwise and, or, xor of `src` in the lanes of `membermask`.

    Every one of these lanes receives it; they wait for each other.
    """
    warp.converge(membermask)
    operation = form.op or form.bitop
    combine: Callable[[Lanes, Lanes], Lanes] = {
        "add": lambda a, b: a + b,
        "min": minimum,
        "max": maximum,
        "and": lambda a, b: a & b,
        "or": lambda a, b: a | b,
        "xor": lambda a, b: a ^ b,
    }[operation]
    return _reduce(src, warp.active() & membermask, membermask, _identity(operation, form.type), combine)


def _identity(operation, type_):
    """The value that changes nothing."""
    if operation in _IDENTITIES:
        return const(type_, _IDENTITIES[operation])
    if operation == "min":
        return const(type_, _GREATEST if type_ is S32 else type_.mask)
    return const(type_, _LEAST if type_ is S32 else 0)


@instruction(
    name="redux.sync",
    syntax="""
        redux.sync.op{.abs}{.NaN}.f32  dst, src, membermask;
        .op = { .min, .max };
    """,
    since=_FLOAT,
    section="9.7.13.12",
)
def redux_sync_f32(form, warp, src, membermask: U32):
    """The least or greatest of `src` (`.abs`: of its absolute value) in the lanes of `membermask`; +0 is above -0.

    NaNs count only with `.NaN`, which makes the result a NaN if one lane has one.
    """
    warp.converge(membermask)
    value = absolute(src) if form.abs else src
    pick = fp.minimum if form.op == "min" else fp.maximum
    if form.NaN:
        identity = const(F32, float("inf") if form.op == "min" else float("-inf"))
    else:
        identity = const(U32, 0x7FFF_FFFF).bits(F32)
    members = warp.active() & membermask
    return _reduce(value, members, membermask, identity, lambda a, b: pick(a, b, nan=form.NaN))


def _reduce(value, members, membermask, identity, combine):
    """Combine the values of the lanes whose bits are set in `members`."""
    if membermask.shape.uniform:
        # One group only: a butterfly over all lanes, in which others count nothing.
        value = where(((members >> LANE) & 1) == 1, value, identity)
        for distance in (16, 8, 4, 2, 1):
            value = combine(value, take(value, LANE ^ distance))
        return value
    total = identity
    for lane in range(32):
        total = combine(total, where(((members >> lane) & 1) == 1, take(value, lane), identity))
    return total
