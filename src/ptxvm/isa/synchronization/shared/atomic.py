"""What `atom` and `red` share: their operations as functions over lane values, their vocabulary and availability."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ptxvm.isa.definition import Form
from ptxvm.isa.rules.atomic_cache_hint import atomic_cache_hint_is_for_global_memory
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address, AtomicOp, Sem, Space, Warp
from ptxvm.lanes import B128, F32, U32, Lanes, Type, const, fp, maximum, minimum, outline, rarely, where

Update = Callable[..., Any]

_LISTS = """
    .space = { .global, .shared{::cta, ::cluster} };
    .scope = { .cta, .cluster, .gpu, .sys };
    .logic = { .and, .or, .xor };
    .count = { .inc, .dec };
    .order = { .min, .max };
    .half_op = { .add, .min, .max };
    .b_type = { .b32, .b64 };
    .x_type = { .b32, .b64, .b128 };
    .cas_type = { .b16, .b32, .b64, .b128 };
    .add_type = { .u32, .u64, .s32, .f32, .f64 };
    .order_type = { .u32, .u64, .s32, .s64 };
    .half_type = { .f16, .f16x2, .bf16, .bf16x2 };
    .half_word = { .f16, .bf16 };
    .packed_type = { .f16x2, .bf16x2 };
    .vec_16_bit = { .v2, .v4, .v8 };
    .vec_32_bit = { .v2, .v4 };
    .level::cache_hint = { .L2::cache_hint };
"""
#: The lists that the syntax of `atom` refers to, and that of `red`.
SEMANTICS = _LISTS + ".sem = { .relaxed, .acquire, .release, .acq_rel };"
REDUCTION_SEMANTICS = _LISTS + ".sem = { .relaxed, .release };"

_ORDERED = ptx(6, 0) & sm(70)
_SCOPED = ptx(5, 0) & sm(60)
_CLUSTER = ptx(7, 8) & sm(90)
_VECTOR = ptx(8, 1) & sm(90)
_WIDE = ptx(8, 3) & sm(90)
_BF16 = ptx(7, 8) & sm(90)

ATOMIC_NEEDS = {
    ".relaxed": _ORDERED,
    ".acquire": _ORDERED,
    ".release": _ORDERED,
    ".acq_rel": _ORDERED,
    ".cta": _SCOPED,
    ".gpu": _SCOPED,
    ".sys": _SCOPED,
    ".cluster": _CLUSTER,
    ".shared::cta": ptx(7, 8) & sm(30),
    ".shared::cluster": _CLUSTER,
    ".L2::cache_hint": ptx(7, 4) & sm(80),
    ".add .f64": ptx(5, 0) & sm(60),
    ".cas .b16": ptx(6, 3) & sm(70),
    ".add .f16x2": ptx(6, 2) & sm(60),
    ".add .f16": ptx(6, 3) & sm(70),
    ".bf16": _BF16,
    ".bf16x2": _BF16,
    ".b128": _WIDE,
    ".b128 .sys": ptx(8, 4),
    ".v2": _VECTOR,
    ".v4": _VECTOR,
    ".v8": _VECTOR,
    ".noftz .f32": ptx(9, 4),
}
ATOMIC_RULES = (atomic_cache_hint_is_for_global_memory,)


@cache
def operation(form: Form) -> AtomicOp:
    """The operation that the form names."""
    return AtomicOp(next(modifier for modifier in form.modifiers if modifier in _OPERATIONS))


_OPERATIONS = frozenset(AtomicOp)
_SHARED = (Space.SHARED, Space.SHARED_CLUSTER)
#: Bits of subnormal f32. Together they are such a number, which no engine takes for a NaN to be changed.
_SIGN, _ALL_KEPT = 0x8000_0000, 0x807F_FFFF


def _increment(old: Lanes, limit: Lanes) -> Lanes:
    return where(old >= limit, 0, old + 1)


def _decrement(old: Lanes, limit: Lanes) -> Lanes:
    return where((old == 0) | (old > limit), limit, old - 1)


def _exchange_wide(old: tuple[Lanes, Lanes], new: tuple[Lanes, Lanes]) -> tuple[Lanes, Lanes]:
    return new


def _swap_wide(
    old: tuple[Lanes, Lanes], expected: tuple[Lanes, Lanes], new: tuple[Lanes, Lanes]
) -> tuple[Lanes, Lanes]:
    same = (old[0] == expected[0]) & (old[1] == expected[1])
    return where(same, new[0], old[0]), where(same, new[1], old[1])


_INTEGER: dict[AtomicOp, Update] = {
    AtomicOp.AND: lambda old, b: old & b,
    AtomicOp.OR: lambda old, b: old | b,
    AtomicOp.XOR: lambda old, b: old ^ b,
    AtomicOp.EXCH: lambda old, b: b,
    AtomicOp.CAS: lambda old, b, c: where(old == b, c, old),
    AtomicOp.ADD: lambda old, b: old + b,
    AtomicOp.INC: _increment,
    AtomicOp.DEC: _decrement,
    AtomicOp.MIN: minimum,
    AtomicOp.MAX: maximum,
}
_FLOAT: dict[AtomicOp, Update] = {
    AtomicOp.ADD: lambda old, b: old + b,
    AtomicOp.MIN: fp.minimum,
    AtomicOp.MAX: fp.maximum,
}
_WIDE_UPDATES: dict[AtomicOp, Update] = {AtomicOp.EXCH: _exchange_wide, AtomicOp.CAS: _swap_wide}

# What several lanes with the same value amount to, where that is exact.
_MERGES: dict[AtomicOp, Callable[[Lanes, Lanes], Lanes]] = {
    AtomicOp.ADD: lambda value, count: value * count,
    AtomicOp.AND: lambda value, count: value,
    AtomicOp.OR: lambda value, count: value,
    AtomicOp.MIN: lambda value, count: value,
    AtomicOp.MAX: lambda value, count: value,
}


def update_of(op: AtomicOp, type_: Type) -> Update:
    """(old, *values) -> new, over lane values."""
    if type_ is B128:
        return _WIDE_UPDATES[op]
    return (_FLOAT if type_.is_float else _INTEGER)[op]


def _kept_bits(form: Form, warp: Warp, a: Address) -> Lanes | None:
    """Which bits stay of subnormal numbers in a sum (U32); None: all. Sums of f32 flush them in global memory
    only, and where a generic address leads is known when it runs."""
    if operation(form) is not AtomicOp.ADD or form.type is not F32 or form.has("noftz") or a.space in _SHARED:
        return None
    if a.space is Space.GLOBAL:
        return const(U32, _SIGN)
    is_shared = warp.in_space(warp.generic(a), Space.SHARED_CLUSTER)
    return where(is_shared, const(U32, _ALL_KEPT), const(U32, _SIGN))


def _add_flushed(old: Lanes, b: Lanes, kept: Lanes) -> Lanes:
    """The sum of f32 of which `b` is flushed already; `kept`: the bits that stay of subnormal numbers, as an f32.

    It branches, as lanes that add to one place would wait for the flushing of each other's sums.
    """
    total = old + b
    rare = _is_subnormal(old) | _is_subnormal(total)
    return rarely(rare, lambda: outline("flushed_sum", _flushed_sum, old, b, kept), lambda: total)


def _flushed_sum(old: Lanes, b: Lanes, kept: Lanes) -> Lanes:
    bits = kept.raw_bits(U32)
    return fp.flush_subnormals(fp.flush_subnormals(old, bits) + b, bits)


def _is_subnormal(x: Lanes) -> Lanes:
    return (x.raw_bits(U32) << 1) - 1 < (1 << 24) - 1


def run_atomic(form: Form, warp: Warp, a: Address, values: tuple[Any, ...], *, want: bool) -> Any:
    """One atomic operation, or one per element of a vector; the old value or values if `want`."""
    op = operation(form)
    keywords: dict[str, Any] = {
        "op": op,
        "sem": form.sem or Sem.RELAXED,
        "scope": form.scope,
        "want": want,
        "merge": None if form.type.is_float or form.type is B128 else _MERGES.get(op),
    }
    update, kept = update_of(op, form.type), _kept_bits(form, warp, a)

    def one(address: Address, *operands: Any) -> Any:
        if kept is None:
            return warp.atomic(a.space, address, update, *operands, **keywords)
        value = fp.flush_subnormals(operands[0], kept)
        return warp.atomic(a.space, address, _add_flushed, value, kept.raw_bits(F32), **keywords)

    if not any(plan.vector for plan in form.operands):
        return one(a, *values)
    return tuple(one(a.advance(index * form.type.size), element) for index, element in enumerate(values[0]))
