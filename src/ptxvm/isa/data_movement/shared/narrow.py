"""Conversions to and from the 8-, 6- and 4-bit formats, packed in registers: the parts that the forms share."""

from ptxvm.isa.definition import Form
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import BF16, F32, S32, U16, U32, Lanes, Type, element, fp, maximum, minimum, pack, unordered, where
from ptxvm.lanes.fp import FORMATS, Rounding

#: The lists that the syntax of the narrow forms refers to.
NARROW = """
    .frnd2 = { .rn, .rz };
    .frnd3 = { .rz, .rp };
    .frnd4 = { .rn, .rz, .rp };
    .fp16x2type = { .f16x2, .bf16x2 };
    .f8x2type = { .e4m3x2, .e5m2x2 };
    .small_x2type = { .e2m1x2, .e2m3x2, .e3m2x2 };
    .narrow_x2type = { .e4m3x2, .e5m2x2, .e2m1x2, .e2m3x2, .e3m2x2 };
    .narrow_x4type = { .e4m3x4, .e5m2x4, .e2m1x4, .e2m3x4, .e3m2x4 };
"""

#: The targets of the narrow formats that came with sm_100.
BLACKWELL = ptx(8, 6) & sm("100a", "110a", "120a") | ptx(8, 8) & sm("100f", "110f", "120f")
BLACKWELL_9_1 = ptx(9, 1) & sm("100f", "110f", "120f")
BLACKWELL_9_2 = ptx(9, 2) & sm("100f", "110f", "120f")
FAMILY_107 = ptx(9, 4) & sm("107a", "107f")
STOCHASTIC = ptx(8, 7) & sm("100a", "103a", "107a")
FIXED_POINT = ptx(9, 1) & sm("100a", "103a", "107a", "110a", "120a", "121a")


def width_of(spelling: str) -> int:
    """Bits that one code takes in a register: 4 for e2m1, 8 for all others."""
    return 4 if spelling.startswith("e2m1") else 8


def encode(form: Form, x: Lanes, random: Lanes | None = None) -> Lanes:
    """The code (U32) of an f32 in the format of the form's result."""
    format_ = FORMATS[form.spelling("dtype")[:4]]
    rounding = Rounding.RS if random is not None else Rounding.RZ if form.has("rz") else Rounding.RN
    code = fp.encode(x, format_, rounding, satfinite=True, relu=form.relu, random=random, random_bits=16)
    return where(code == 1 << (format_.bits - 1), 0, code) if form.has("pzo") else code


def divided(x: Lanes, scale_factor: Lanes | None, rounding: Rounding = Rounding.RN) -> Lanes:
    """An f32 or half precision number by a power of two (ue8m0), as f32: subnormal numbers count as zeros then."""
    if scale_factor is None:
        return x.to(F32)
    return fp.div(fp.flush_subnormals(x).to(F32), fp.decode_ue8m0(scale_factor.to(U32)), rounding)


def decode(code: Lanes, spelling: str) -> Lanes:
    """The f32 of a code (U32) in the format of a packed type."""
    return fp.decode_ue5m3(code) if spelling == "ue5m3x2" else fp.decode(code, FORMATS[spelling[:4]])


def join(codes: list[Lanes], width: int, type_: Type) -> Lanes:
    """Codes side by side, the first one uppermost."""
    whole = codes[0]
    for code in codes[1:]:
        whole = (whole << width) | code
    return whole.to(type_)


def split(a: Lanes, width: int) -> tuple[Lanes, Lanes]:
    """The two codes (U32) in a register, the upper one first."""
    bits = a.to(U32)
    return (bits >> width) & ((1 << width) - 1), bits & ((1 << width) - 1)


def elements(a: Lanes) -> tuple[Lanes, Lanes]:
    """The two elements of a packed value, the upper one first."""
    return element(a, 1), element(a, 0)


def halves(a: Lanes) -> tuple[Lanes, Lanes]:
    """The two elements of a packed value as f32, the upper one first."""
    upper, lower = elements(a)
    return upper.to(F32), lower.to(F32)


def scales(scale_factor: Lanes | None) -> tuple[Lanes | None, Lanes | None]:
    """The powers of two in a packed pair of ue8m0 scale factors, the upper one first."""
    if scale_factor is None:
        return None, None
    upper, lower = split(scale_factor, 8)
    return fp.decode_ue8m0(upper), fp.decode_ue8m0(lower)


def widen(form: Form, values: tuple[Lanes, Lanes], scale_factor: Lanes | None) -> Lanes:
    """Two f32 numbers, the upper one first, times their scale factors, as the packed half precision result."""
    type_ = form.dtype
    results = [
        fp.convert(
            value if scale is None else value * scale,
            type_.element,
            satfinite=form.has("satfinite"),
            relu=form.relu,
        )
        for value, scale in zip(values, scales(scale_factor), strict=True)
    ]
    return pack(type_, results[1], results[0])


def encode_s2f6(form: Form, x: Lanes, scale: Lanes | None) -> Lanes:
    """The code (U32) of a number with 2 integer and 6 fraction bits in two's complement; NaN is the greatest."""
    scaled = (x if scale is None else x / scale) * 64.0
    rounded = fp.convert(scaled, S32, Rounding.RZ if form.has("rz") else Rounding.RN)
    limited = minimum(maximum(rounded, 0 if form.relu else -128), 127)
    return where(unordered(scaled, scaled), 127, limited).bits(U32) & 0xFF


def decode_s2f6(code: Lanes) -> Lanes:
    """The f32 of a code (U32)."""
    return ((code << 24).bits(S32) >> 24).to(F32) * 0.015625


def round_stochastically(form: Form, x: Lanes, random: Lanes) -> Lanes:
    """An f32 as f16 (with 13 random bits) or bf16 (with 16), rounded by adding random bits to the discarded ones."""
    element_type = form.dtype.element
    format_, count = (FORMATS["bf16"], 16) if element_type is BF16 else (FORMATS["f16"], 13)
    code = fp.encode(
        x, format_, Rounding.RS, satfinite=form.satfinite, relu=form.relu, random=random, random_bits=count
    )
    return code.to(U16).raw_bits(element_type)
