from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.fragments import accumulator, registers, shape
from ptxvm.isa.matrix.shared.sparsity import Sparsity
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.operands import B32, VectorOf
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_in_range
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, U64, const

_SINCE = ptx(8, 0) & sm("90a")
_SECTION = "9.7.15.5.2"
_WARPS = 4
_EVERY_EIGHT = range(8, 257, 8)
_COARSE = (8, 24, *range(16, 257, 16))
_HALF_A = ("f16", "bf16", "tf32")


def _shapes(name: str, widths: tuple[int, ...] | range, k: int) -> str:
    return f"    .{name} = {{ {', '.join(f'.m64n{n}k{k}' for n in sorted(widths))} }};\n"


_SHAPES = (
    _shapes("shape8", _EVERY_EIGHT, 8)
    + _shapes("shape16", _EVERY_EIGHT, 16)
    + _shapes("shape32", _EVERY_EIGHT, 32)
    + _shapes("shape64", _EVERY_EIGHT, 64)
    + _shapes("coarse32", _COARSE, 32)
    + _shapes("coarse64", _COARSE, 64)
    + _shapes("coarse256", _COARSE, 256)
    + """
    .dtype = { .f16, .f32 };
    .f8_a = { .e4m3, .e5m2 };
    .f8_b = { .e4m3, .e5m2 };
    .byte_a = { .s8, .u8 };
    .byte_b = { .s8, .u8 };
"""
)


def _accumulators(form: Form) -> int:
    m, n, _ = shape(form)
    return registers(m * n // _WARPS, 16 if form.spelling("dtype") == "f16" else 32)


D = VectorOf(lambda form: accumulator(form.spelling("dtype")), _accumulators, held=True)
A = VectorOf(lambda form: "f16x2" if form.spelling("atype") in _HALF_A else "b32", lambda form: _WARPS, held=True)
_MIXED_BYTES = Requirement(
    "multiplying .u8 and .s8",
    lambda form: {form.spelling("atype"), form.spelling("btype")} == {"u8", "s8"},
    ptx(8, 4),
)


@rule(
    code="PTX252",
    accepted="wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%f1, %f2, %f3, %f4}, %d1, %d2, %p1, -1, 1;",
    rejected="wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%f1, %f2, %f3, %f4}, %d1, %d2, %p1, 2, 1;",
)
def immediates_are_signs_and_flags(use: Use) -> str | None:
    """The scales of A and B are 1 or -1, the flags that transpose them 0 or 1."""
    for name, choices in (("scale_a", (-1, 1)), ("scale_b", (-1, 1)), ("trans_a", (0, 1)), ("trans_b", (0, 1))):
        value = use.constant(name)
        if value is not None and value not in choices:
            return f"operand `{name}` is {value}; it must be {choices[0]} or {choices[1]}"
    return None


@rule(
    code="PTX209",
    accepted="wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%f1, %f2, %f3, %f4}, %d1, %d2, %p1, 1, 1;",
    rejected="wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%f1, %f2, %f3, _}, %d1, %d2, %p1, 1, 1;",
)
def sums_are_read_and_written(use: Use) -> str | None:
    """D is added to, so that none of its registers can be dropped."""
    sums = use.operand("d")
    is_dropped = sums is not None and any(element.is_sink for element in sums.elements)
    return "`_` cannot stand for a register that is added to" if is_dropped else None


@rule(
    code="PTX208",
    accepted="wgmma.mma_async.sp.sync.aligned.m64n8k64.s32.s8.s8 {%r1, %r2, %r3, %r4}, %d1, %d2, %r5, 0, %p1;",
    rejected="wgmma.mma_async.sp.sync.aligned.m64n8k64.s32.s8.s8 {%r1, %r2, %r3, %r4}, %d1, %d2, %r5, 1, %p1;",
)
def selector_names_a_lane(use: Use) -> str | None:
    """The sparsity selector says which lanes hold the metadata: two choices for 16 and 32 bits, one for 8."""
    selector = use.constant("sp_sel")
    count = 2 if use.form.spelling("atype") in _HALF_A else 1
    if selector is None or 0 <= selector < count:
        return None
    return f"the sparsity selector is {selector}; it must be from 0 to {count - 1}"


_RULES = [immediates_are_signs_and_flags, sums_are_read_and_written]


@instruction(
    name="wgmma.mma_async",
    syntax="""
        wgmma.mma_async.sync{.aligned}.shape16.dtype.f16.f16
            d, a-desc, b-desc, scale-d, scale-a, scale-b, trans-a, trans-b;
        wgmma.mma_async.sync{.aligned}.shape16.dtype.f16.f16  d, a, b-desc, scale-d, scale-a, scale-b, trans-b;
        wgmma.mma_async.sync{.aligned}.shape16.f32.bf16.bf16
            d, a-desc, b-desc, scale-d, scale-a, scale-b, trans-a, trans-b;
        wgmma.mma_async.sync{.aligned}.shape16.f32.bf16.bf16  d, a, b-desc, scale-d, scale-a, scale-b, trans-b;
        wgmma.mma_async.sync{.aligned}.shape8.f32.tf32.tf32   d, a-desc, b-desc, scale-d, scale-a, scale-b;
        wgmma.mma_async.sync{.aligned}.shape8.f32.tf32.tf32   d, a, b-desc, scale-d, scale-a, scale-b;
        wgmma.mma_async.sync{.aligned}.shape32.dtype.f8_a.f8_b  d, a-desc, b-desc, scale-d, scale-a, scale-b;
        wgmma.mma_async.sync{.aligned}.shape32.dtype.f8_a.f8_b  d, a, b-desc, scale-d, scale-a, scale-b;
        wgmma.mma_async.sync{.aligned}.coarse32{.satfinite}.s32.byte_a.byte_b  d, a-desc, b-desc, scale-d;
        wgmma.mma_async.sync{.aligned}.coarse32{.satfinite}.s32.byte_a.byte_b  d, a, b-desc, scale-d;
        wgmma.mma_async.sync{.aligned}.coarse256.s32.b1.b1.and.popc  d, a-desc, b-desc, scale-d;
        wgmma.mma_async.sync{.aligned}.coarse256.s32.b1.b1.and.popc  d, a, b-desc, scale-d;
    """
    + _SHAPES,
    fixed=1,
    since=_SINCE,
    section=_SECTION,
    requires=[_MIXED_BYTES],
    rules=_RULES,
)
def wgmma_mma_async(
    warp, a_desc: U64, a: A, b_desc: U64, scale_d: PRED, scale_a: int, scale_b: int, trans_a: int, trans_b: int
) -> D:
    """Starts `D = A * B + D` (`D = A * B` when `scale-d` is false) of matrices of a warp group of 128 threads.

    B and mostly A lie in shared memory, described by 64-bit descriptors; D lies in registers and is complete after a
    wait for its group. Registers of D and A belong to the instruction until then.
    """
    warp.converge(ALL_LANES)
    warp.call_host("wgmma.mma_async", scale_d, b_desc, *(() if a_desc is None else (a_desc,)))


@instruction(
    name="wgmma.mma_async.sp",
    syntax="""
        wgmma.mma_async.sp.sync{.aligned}.shape32.dtype.f16.f16
            d, a-desc, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b, trans-a, trans-b;
        wgmma.mma_async.sp.sync{.aligned}.shape32.dtype.f16.f16
            d, a, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b, trans-b;
        wgmma.mma_async.sp.sync{.aligned}.shape32.f32.bf16.bf16
            d, a-desc, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b, trans-a, trans-b;
        wgmma.mma_async.sp.sync{.aligned}.shape32.f32.bf16.bf16
            d, a, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b, trans-b;
        wgmma.mma_async.sp.sync{.aligned}.shape16.f32.tf32.tf32
            d, a-desc, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b;
        wgmma.mma_async.sp.sync{.aligned}.shape16.f32.tf32.tf32
            d, a, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b;
        wgmma.mma_async.sp.sync{.aligned}.shape64.dtype.f8_a.f8_b
            d, a-desc, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b;
        wgmma.mma_async.sp.sync{.aligned}.shape64.dtype.f8_a.f8_b
            d, a, b-desc, sp-meta, sp-sel, scale-d, scale-a, scale-b;
        wgmma.mma_async.sp.sync{.aligned}.coarse64{.satfinite}.s32.byte_a.byte_b
            d, a-desc, b-desc, sp-meta, sp-sel, scale-d;
        wgmma.mma_async.sp.sync{.aligned}.coarse64{.satfinite}.s32.byte_a.byte_b
            d, a, b-desc, sp-meta, sp-sel, scale-d;
    """
    + _SHAPES,
    fixed=1,
    since=ptx(8, 2) & sm("90a"),
    section="9.7.15.6.3",
    requires=[_MIXED_BYTES],
    rules=[*_RULES, selector_names_a_lane],
)
def wgmma_mma_async_sparse(
    form,
    warp,
    a_desc: U64,
    a: A,
    b_desc: U64,
    sp_meta: B32,
    sp_sel: int,
    scale_d: PRED,
    scale_a: int,
    scale_b: int,
    trans_a: int,
    trans_b: int,
) -> D:
    """`wgmma.mma_async` where half of the elements of A are zero; `sp-meta` tells which."""
    warp.converge(ALL_LANES)
    bad = Sparsity(form, sp_sel).is_bad(sp_meta.bits(U32), zero_is_bad=False)  # of zeros the elements of A tell
    warp.call_host("mma.sp.metadata", sp_meta, when=bad)
    warp.call_host("wgmma.mma_async", scale_d, b_desc, sp_meta, *(() if a_desc is None else (a_desc,)))


@instruction(
    name="wgmma.fence",
    syntax="wgmma.fence.sync{.aligned};",
    fixed=1,
    since=_SINCE,
    section="9.7.15.7.1",
)
def wgmma_fence(warp):
    """Orders accesses to registers before the matrix instructions that use them."""
    warp.converge(ALL_LANES)
    warp.call_host("wgmma.fence")


@instruction(
    name="wgmma.commit_group",
    syntax="wgmma.commit_group.sync{.aligned};",
    fixed=1,
    since=_SINCE,
    section="9.7.15.7.2",
)
def wgmma_commit_group(warp):
    """Closes the group of the matrix instructions started since the last one."""
    warp.converge(ALL_LANES)
    warp.call_host("wgmma.commit_group")


@instruction(
    name="wgmma.wait_group",
    syntax="wgmma.wait_group.sync{.aligned}  N;",
    fixed=1,
    since=_SINCE,
    section="9.7.15.7.3",
    rules=[
        constant_in_range(
            "N",
            low=0,
            high=(1 << 31) - 1,
            accepted="wgmma.wait_group.sync.aligned 1;",
            rejected="wgmma.wait_group.sync.aligned -1;",
        )
    ],
)
def wgmma_wait_group(warp, N: int):
    """Waits until at most the `N` newest groups are pending, for all warps of the warp group."""
    warp.converge(ALL_LANES)
    (complete,) = warp.call_host("wgmma.wait_group", const(U32, N), results=(U32,))
    warp.suspend_unless(complete != 0)
