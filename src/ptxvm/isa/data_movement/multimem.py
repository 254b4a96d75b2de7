from ptxvm.isa.definition import instruction
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import BRACES
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.rules.ordered_scope import order_and_scope_go_together
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address
from ptxvm.lanes import U8, U16, U32, U64, Lanes

_INTEGERS = ("b32", "b64", "u32", "u64", "s32", "s64")
_SINCE = ptx(8, 1) & sm(90)
_NARROW_FLOATS = (ptx(8, 6) & sm("100a", "110a", "120a", "121a")) | (ptx(8, 8) & sm("100f", "110f"))
_NEEDS = {f".{name}{pack}": _NARROW_FLOATS for name in ("e4m3", "e5m2") for pack in ("", "x2", "x4")} | {
    ".acc::f16": _NARROW_FLOATS,
    ".acc::f32": ptx(8, 2),
}
_TYPES = """
    .scope = { .cta, .cluster, .gpu, .sys };
    .logic = { .and, .or, .xor };
    .order_op = { .min, .max };
    .bits_type = { .b32, .b64 };
    .add_type = { .u32, .s32, .u64 };
    .order_type = { .u32, .s32, .u64, .s64 };
    .vec = { .v2, .v4 };
    .vec_half = { .v2, .v4, .v8 };
    .half = { .f16, .bf16 };
    .packed_half = { .f16x2, .bf16x2 };
    .quarter = { .e4m3, .e5m2 };
    .vec_quarter = { .v4, .v8 };
    .packed_quarter = { .e4m3x2, .e5m2x2 };
    .full_quarter = { .e4m3x4, .e5m2x4 };
    .wide_float = { .f32, .f64 };
"""

_WORDS = {1: U8, 2: U16, 4: U32, 8: U64}


def _words(form, b) -> tuple[Lanes, ...]:
    """The elements as integers."""
    return tuple(each.bits(_WORDS[form.type.size]) for each in (b if isinstance(b, tuple) else (b,)))


@rule(
    code="PTX205",
    accepted="multimem.st.relaxed.gpu.global.f32 [%d1], {%f1};",
    rejected="multimem.st.relaxed.gpu.global.u32 [%d1], {%r1};",
)
def single_braces_are_for_floats(use: Use) -> str | None:
    """Braces around a single element are taken for floating-point types only."""
    braced = any(given is not None and given.kind is OperandKind.VECTOR for given in use.operands)
    return "integer types take no braces" if braced and use.form.spelling("type") in _INTEGERS else None


@instruction(
    name="multimem.ld_reduce",
    syntax="""
        multimem.ld_reduce{.order}{.scope}{.global}.logic.bits_type                         d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add.add_type                            d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op.order_type                     d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add.wide_float                          d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add.vec.f32                             d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add{.acc::f32}{.vec}.packed_half        d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op{.vec}.packed_half              d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add{.acc::f32}.vec_half.half            d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op.vec_half.half                  d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add{.acc::f16}{.vec}.full_quarter       d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op{.vec}.full_quarter             d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add{.acc::f16}.vec_half.packed_quarter  d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op.vec_half.packed_quarter        d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.add{.acc::f16}.vec_quarter.quarter      d, [a];
        multimem.ld_reduce{.order}{.scope}{.global}.order_op.vec_quarter.quarter            d, [a];
        .order = { .weak, .relaxed, .acquire };
    """
    + _TYPES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.14",
    needs=_NEEDS,
    rules=[order_and_scope_go_together, single_braces_are_for_floats],
    writing={"d": BRACES},
)
def multimem_ld_reduce(form, warp, a: Address):
    """Reads the same place on every device of a multicast object and combines the values.

    They are accumulated in the order of the devices, each step rounded to the type; with `.acc::f32` (16-bit types) or
    `.acc::f16` (8-bit types) in that precision, and rounded once at the end. 8-bit sums are limited to the finite.
    """
    count = max(plan.vector for plan in form.operands)
    words = warp.call_host("multimem.ld_reduce", warp.generic(a), results=(_WORDS[form.type.size],) * max(1, count))
    values = tuple(each.raw_bits(form.type) for each in words)
    return values if count else values[0]


@instruction(
    name="multimem.st",
    syntax="""
        multimem.st{.order}{.scope}{.global}.type                     [a], b;
        multimem.st{.order}{.scope}{.global}.vec.f32                  [a], b;
        multimem.st{.order}{.scope}{.global}{.vec}.packed_half        [a], b;
        multimem.st{.order}{.scope}{.global}.vec_half.half            [a], b;
        multimem.st{.order}{.scope}{.global}{.vec}.full_quarter       [a], b;
        multimem.st{.order}{.scope}{.global}.vec_half.packed_quarter  [a], b;
        multimem.st{.order}{.scope}{.global}.vec_quarter.quarter      [a], b;
        .order = { .weak, .relaxed, .release };
        .type = { .b32, .b64, .u32, .u64, .s32, .s64, .f32, .f64 };
    """
    + _TYPES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.14",
    needs=_NEEDS,
    rules=[order_and_scope_go_together, single_braces_are_for_floats],
    writing={"b": BRACES},
)
def multimem_st(form, warp, a: Address, b):
    """Writes to the same place on every device of a multicast object."""
    warp.call_host("multimem.st", warp.generic(a), *_words(form, b))


@instruction(
    name="multimem.red",
    syntax="""
        multimem.red{.order}{.scope}{.global}.logic.bits_type             [a], b;
        multimem.red{.order}{.scope}{.global}.add.add_type                [a], b;
        multimem.red{.order}{.scope}{.global}.order_op.order_type         [a], b;
        multimem.red{.order}{.scope}{.global}.add.wide_float              [a], b;
        multimem.red{.order}{.scope}{.global}.add.vec.f32                 [a], b;
        multimem.red{.order}{.scope}{.global}.half_op{.vec}.packed_half   [a], b;
        multimem.red{.order}{.scope}{.global}.half_op.vec_half.half       [a], b;
        .half_op = { .add, .min, .max };
        .order = { .relaxed, .release };
    """
    + _TYPES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.14",
    needs=_NEEDS,
    rules=[order_and_scope_go_together, address_registers_have_32_or_64_bits],
)
def multimem_red(form, warp, a: Address, b):
    """Combines a value into the same place on every device of a multicast object, atomically.

    Of a vector each element is combined by itself.
    """
    warp.call_host("multimem.red", warp.generic(a), *_words(form, b))
