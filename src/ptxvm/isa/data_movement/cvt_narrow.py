from ptxvm.isa.data_movement.shared.conversion import UNLESS_EXACT
from ptxvm.isa.data_movement.shared.narrow import (
    BLACKWELL,
    BLACKWELL_9_1,
    BLACKWELL_9_2,
    FAMILY_107,
    FIXED_POINT,
    NARROW,
    STOCHASTIC,
    decode,
    decode_s2f6,
    divided,
    elements,
    encode,
    encode_s2f6,
    halves,
    join,
    round_stochastically,
    scales,
    split,
    widen,
    width_of,
)
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import ATYPE, DTYPE, UntypedRegister
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, Lanes, fp, pack, unordered, where
from ptxvm.lanes.fp import FORMATS

_SECTION = "9.7.9.21"
_AMPERE = ptx(7, 0) & sm(80)
_FP8 = ptx(7, 8) & sm(90) | ptx(8, 1) & sm(89)
RANDOM_BITS = UntypedRegister(32)
SCALE, SCALE_PAIR = UntypedRegister(8), UntypedRegister(16)


@instruction(
    syntax="""
        cvt.frnd2{.relu}{.satfinite}{.pzo}.f16x2.f32   d, a, b;
        cvt.frnd2{.relu}{.satfinite}{.pzo}.bf16x2.f32  d, a, b;
    """
    + NARROW,
    since=_AMPERE,
    section=_SECTION,
    needs={".satfinite": ptx(8, 1) & sm(80), ".pzo": FAMILY_107},
    writing={"a": UNLESS_EXACT, "b": UNLESS_EXACT},
)
def cvt_to_pair(form, a: ATYPE, b: ATYPE) -> DTYPE:
    """Rounds two f32 numbers to half precision and packs them, `a` in the upper half.

    `.relu` turns negative results into 0; `.satfinite` limits the magnitude to the greatest finite number; `.pzo`
    makes zeros positive.
    """
    upper, lower = (
        fp.convert(value, form.dtype.element, form.frnd2, satfinite=form.satfinite, relu=form.relu) for value in (a, b)
    )
    if form.pzo:
        upper, lower = fp.positive_zeros(upper), fp.positive_zeros(lower)
    return pack(form.dtype, lower, upper)


@instruction(
    syntax="""
        cvt.rs{.relu}{.satfinite}.f16x2.f32   d, a, b, rbits;
        cvt.rs{.relu}{.satfinite}.bf16x2.f32  d, a, b, rbits;
    """
    + NARROW,
    since=STOCHASTIC,
    section=_SECTION,
)
def cvt_to_pair_stochastic(form, a: ATYPE, b: ATYPE, rbits: RANDOM_BITS) -> DTYPE:
    """Rounds two f32 numbers to half precision at random and packs them, `a` in the upper half.

    Random bits are added to the bits that the result lacks; a carry moves the result away from zero. The upper half of
    `rbits` is for `a`, the lower one for `b`; f16 uses the lower 13 bits of each.
    """
    upper, lower = (round_stochastically(form, value, bits) for value, bits in ((a, rbits >> 16), (b, rbits & 0xFFFF)))
    return pack(form.dtype, lower, upper)


@instruction(
    syntax="""
        cvt.rna{.satfinite}.tf32.f32                 d, a;
        cvt.frnd2{.satfinite}{.relu}{.pzo}.tf32.f32  d, a;
    """
    + NARROW,
    since=_AMPERE,
    section=_SECTION,
    needs={
        ".rna .satfinite": ptx(8, 1),
        ".rn": ptx(7, 8) & sm(90),
        ".rz": ptx(7, 8) & sm(90),
        ".rn .satfinite": ptx(8, 6) & sm(100),
        ".rz .satfinite": ptx(8, 6) & sm(100),
        ".pzo": FAMILY_107,
    },
)
def cvt_to_tf32(form, a: ATYPE) -> DTYPE:
    """Rounds an f32 to the 10 fraction bits of tf32: to nearest with ties away from zero (`.rna`), to even, or to zero.

    The result is an f32 whose lower 13 bits are 0. `.pzo` makes zeros positive. A NaN becomes the canonical one; with
    `.rna` an H200 cuts its lower bits off, which may leave an infinity, and with `.satfinite` takes 2^13 from that.
    """
    rounding = form.frnd2 or fp.Rounding.RNA
    bits = fp.encode(a, FORMATS["tf32"], rounding, satfinite=form.satfinite, relu=form.relu) << 13
    if rounding is fp.Rounding.RNA:
        cut = (a.raw_bits(U32) & 0xFFFF_E000) - (0x2000 if form.satfinite else 0)
        bits = where(unordered(a, a), cut, bits)
    return where(bits == 0x8000_0000, 0, bits) if form.pzo else bits


@instruction(
    syntax="cvt.frnd2.satfinite{.relu}{.pzo}{.scaled::n1::ue8m0}.narrow_x2type.f32  d, a, b{, scale-factor};" + NARROW,
    since=_FP8,
    section=_SECTION,
    needs={
        ".rz": FAMILY_107,
        ".pzo": FAMILY_107,
        ".scaled::n1::ue8m0": FAMILY_107,
        ".e2m1x2": BLACKWELL,
        ".e2m3x2": BLACKWELL,
        ".e3m2x2": BLACKWELL,
    },
)
def cvt_to_narrow(form, a: ATYPE, b: ATYPE, scale_factor: SCALE) -> DTYPE:
    """Rounds two f32 numbers to a format of 8, 6 or 4 bits and packs them, `a` in the upper place.

    `.rz` rounds towards zero. Greater numbers become the greatest of the format. NaN becomes NaN, or the greatest
    number in formats without one. `.pzo` makes zeros positive. With a `scale-factor`, both numbers are divided by that
    power of two first, subnormal ones counting as 0.
    """
    codes = [encode(form, divided(value, scale_factor)) for value in (a, b)]
    return join(codes, width_of(form.spelling("dtype")), form.dtype)


@instruction(
    syntax="cvt.frnd2.satfinite{.relu}{.pzo}{.scaled::n1::ue8m0}.narrow_x2type.fp16x2type  d, a{, scale-factor};"
    + NARROW,
    since=_FP8,
    section=_SECTION,
    needs={
        ".rz": FAMILY_107,
        ".pzo": FAMILY_107,
        ".scaled::n1::ue8m0": FAMILY_107,
        ".bf16x2": BLACKWELL_9_1,
        ".e2m1x2": BLACKWELL_9_1,
        ".e2m3x2": BLACKWELL_9_1,
        ".e3m2x2": BLACKWELL_9_1,
    },
)
def cvt_pair_to_narrow(form, a: ATYPE, scale_factor: SCALE) -> DTYPE:
    """Rounds two packed half precision numbers to a format of 8, 6 or 4 bits; places stay.

    `.pzo` makes zeros positive. With a `scale-factor`, both numbers are divided by that power of two first, subnormal
    ones counting as 0.
    """
    codes = [encode(form, divided(half, scale_factor)) for half in elements(a)]
    return join(codes, width_of(form.spelling("dtype")), form.dtype)


@instruction(
    syntax="""
        cvt.rn{.relu}.f16x2.narrow_x2type  d, a;
        cvt.rn.f16x2.ue5m3x2               d, a;
    """
    + NARROW,
    since=_FP8,
    section=_SECTION,
    needs={".e2m1x2": BLACKWELL, ".e2m3x2": BLACKWELL, ".e3m2x2": BLACKWELL, ".ue5m3x2": FAMILY_107},
)
def cvt_narrow_to_f16x2(form, a: ATYPE) -> DTYPE:
    """Makes f16 numbers of two packed ones of 8, 6 or 4 bits, exactly; places stay.

    Numbers of ue5m3 from 65536 on, which f16 does not have, become infinity.
    """
    spelling = form.spelling("atype")
    upper, lower = (decode(code, spelling) for code in split(a, width_of(spelling)))
    return widen(form, (upper, lower), None)


@instruction(
    syntax="""
        cvt.rn{.relu}{.satfinite}{.scaled::n2::ue8m0}.bf16x2.narrow_x2type  d, a{, scale-factor};
        cvt.rn{.satfinite}{.scaled::n2::ue8m0}.bf16x2.ue5m3x2               d, a{, scale-factor};
    """
    + NARROW,
    since=BLACKWELL_9_2,
    section=_SECTION,
    needs={".ue5m3x2": FAMILY_107},
)
def cvt_narrow_to_bf16x2(form, a: ATYPE, scale_factor: SCALE_PAIR) -> DTYPE:
    """Makes bf16 numbers of two packed ones of 8, 6 or 4 bits, times their powers of two in `scale-factor`."""
    spelling = form.spelling("atype")
    upper, lower = (decode(code, spelling) for code in split(a, width_of(spelling)))
    return widen(form, (upper, lower), scale_factor)


@instruction(
    syntax="cvt.rs{.relu}.satfinite.narrow_x4type.f32  d, {a, b, e, f}, rbits;" + NARROW,
    since=STOCHASTIC,
    section=_SECTION,
)
def cvt_to_narrow_stochastic(form, a: ATYPE, rbits: RANDOM_BITS) -> DTYPE:
    """Rounds four f32 numbers to a format of 8, 6 or 4 bits at random and packs them, the first one uppermost.

    16 random bits are added to the upper ones of those that the result lacks; a carry moves it away from zero. `a` and
    `b` use the upper half of `rbits`, `e` and `f` the lower half; for e2m1 they use the upper and lower bytes of both.
    """
    upper, lower = rbits >> 16, rbits & 0xFFFF
    if form.spelling("dtype") == "e2m1x4":
        upper, lower = (upper & 0xFF00) | (lower >> 8), ((upper & 0xFF) << 8) | (lower & 0xFF)
    codes = [encode(form, value, bits) for value, bits in zip(a, (upper, upper, lower, lower), strict=True)]
    return join(codes, width_of(form.spelling("dtype")), form.dtype)


@instruction(
    syntax="cvt.frnd3{.satfinite}.ue8m0x2.f32  d, a, b;" + NARROW,
    since=BLACKWELL,
    section=_SECTION,
)
def cvt_to_ue8m0(form, a: ATYPE, b: ATYPE) -> DTYPE:
    """The powers of two next to two numbers, below (`.rz`) or above (`.rp`), packed, that of `a` in the upper byte."""
    codes = [fp.encode_ue8m0(value, form.frnd3, satfinite=form.satfinite) for value in (a, b)]
    return join(codes, 8, form.dtype)


@instruction(
    syntax="cvt.frnd3{.satfinite}.ue8m0x2.bf16x2  d, a;" + NARROW,
    since=BLACKWELL,
    section=_SECTION,
)
def cvt_pair_to_ue8m0(form, a: ATYPE) -> DTYPE:
    """The powers of two next to two packed numbers, below (`.rz`) or above (`.rp`); places stay."""
    return join([fp.encode_ue8m0(half, form.frnd3, satfinite=form.satfinite) for half in halves(a)], 8, form.dtype)


@instruction(
    syntax="cvt.rn.bf16x2.ue8m0x2  d, a;",
    since=BLACKWELL,
    section=_SECTION,
)
def cvt_ue8m0_to_bf16x2(form, a: ATYPE) -> DTYPE:
    """Two packed powers of two as bf16 numbers; places stay."""
    upper, lower = (fp.convert(fp.decode_ue8m0(code), form.dtype.element) for code in split(a, 8))
    return pack(form.dtype, lower, upper)


@instruction(
    syntax="""
        cvt.frnd4{.satfinite}.ue5m3x2.f32                    d, a, b;
        cvt.frnd2{.satfinite}.scaled::n1::ue8m0.ue5m3x2.f32  d, a, b, scale-factor;
    """
    + NARROW,
    since=FAMILY_107,
    section=_SECTION,
)
def cvt_to_ue5m3(form, a: ATYPE, b: ATYPE, scale_factor: SCALE) -> DTYPE:
    """Rounds the magnitudes of two numbers to unsigned 8-bit floats and packs them, `a` in the upper byte.

    What is beyond 114688, the greatest number, becomes NaN, which is 255: where it rounds down (`.rz`) only infinity;
    with `.satfinite` the greatest number. With a `scale-factor`, both numbers are divided by that power of two first,
    subnormal ones counting as 0.
    """
    return join([_encode_ue5m3(form, value, scale_factor) for value in (a, b)], 8, form.dtype)


@instruction(
    syntax="""
        cvt.frnd4{.satfinite}.ue5m3x2.fp16x2type                    d, a;
        cvt.frnd2{.satfinite}.scaled::n1::ue8m0.ue5m3x2.fp16x2type  d, a, scale-factor;
    """
    + NARROW,
    since=FAMILY_107,
    section=_SECTION,
)
def cvt_pair_to_ue5m3(form, a: ATYPE, scale_factor: SCALE) -> DTYPE:
    """Rounds the magnitudes of two packed numbers to unsigned 8-bit floats; places stay.

    What is beyond 114688, the greatest number, becomes NaN, which is 255: where it rounds down (`.rz`) only infinity;
    with `.satfinite` the greatest number. With a `scale-factor`, both numbers are divided by that power of two first,
    subnormal ones counting as 0.
    """
    return join([_encode_ue5m3(form, half, scale_factor) for half in elements(a)], 8, form.dtype)


def _encode_ue5m3(form: Form, x: Lanes, scale_factor: Lanes | None) -> Lanes:
    rounding = form.frnd4 or form.frnd2
    return fp.encode_ue5m3(divided(x, scale_factor, rounding), rounding, satfinite=form.satfinite)


@instruction(
    syntax="cvt.frnd2.satfinite{.relu}{.scaled::n2::ue8m0}.s2f6x2.f32  d, a, b{, scale-factor};" + NARROW,
    since=FIXED_POINT,
    section=_SECTION,
    needs={".rz": FAMILY_107},
)
def cvt_to_s2f6(form, a: ATYPE, b: ATYPE, scale_factor: SCALE_PAIR) -> DTYPE:
    """Divides two numbers by their powers of two and rounds them to fixed point numbers from -2 to 127/64."""
    codes = [encode_s2f6(form, value, scale) for value, scale in zip((a, b), scales(scale_factor), strict=True)]
    return join(codes, 8, form.dtype)


@instruction(
    syntax="cvt.frnd2.satfinite{.relu}{.scaled::n2::ue8m0}.s2f6x2.bf16x2  d, a{, scale-factor};" + NARROW,
    since=FIXED_POINT,
    section=_SECTION,
    needs={".rz": FAMILY_107},
)
def cvt_pair_to_s2f6(form, a: ATYPE, scale_factor: SCALE_PAIR) -> DTYPE:
    """Divides two packed numbers by their powers of two and rounds them to fixed point numbers from -2 to 127/64."""
    codes = [encode_s2f6(form, value, scale) for value, scale in zip(halves(a), scales(scale_factor), strict=True)]
    return join(codes, 8, form.dtype)


@instruction(
    syntax="cvt.rn{.satfinite}{.relu}{.scaled::n2::ue8m0}.bf16x2.s2f6x2  d, a{, scale-factor};",
    since=FIXED_POINT,
    section=_SECTION,
)
def cvt_s2f6_to_bf16x2(form, a: ATYPE, scale_factor: SCALE_PAIR) -> DTYPE:
    """Two packed fixed point numbers as bf16 numbers, times their powers of two in `scale-factor`."""
    return widen(form, tuple(decode_s2f6(code) for code in split(a, 8)), scale_factor)
