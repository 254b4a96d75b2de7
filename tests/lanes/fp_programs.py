"""The functions of `fp` as programs over lanes."""

from __future__ import annotations

from collections.abc import Iterator

from lanes.programs import Named
from ptxvm.lanes import (
    BF16,
    BF16X2,
    F16,
    F16X2,
    F32,
    F32X2,
    F64,
    S32,
    S64,
    U8,
    U32,
    U64,
    Lanes,
    fma,
    fp,
    packed,
    square_root,
    unsigned_type,
)
from ptxvm.lanes.fp import FORMATS, Rounding

DIRECTED = (Rounding.RZ, Rounding.RM, Rounding.RP)
TYPES = (F16, BF16, F32, F64, F16X2, BF16X2, F32X2)


def rules() -> Iterator[Named]:
    for type_ in TYPES:
        yield f"{type_}.ftz", fp.flush_subnormals, (type_,)
        yield f"{type_}.sat", lambda a: fp.saturate(a + a), (type_,)
        yield f"{type_}.relu", lambda a: fp.relu(a - 1.0), (type_,)
        yield f"{type_}.min", fp.minimum, (type_, type_)
        yield f"{type_}.max", lambda a, b: fp.maximum(a, b, nan=True), (type_, type_)
        yield f"{type_}.xorsign", lambda a, b: fp.maximum(a, b, xorsign_abs=True), (type_, type_)
        if type_ is not F64:
            yield f"{type_}.bits", _bits_of_computed, (type_, type_, type_)


def _bits_of_computed(a: Lanes, b: Lanes, c: Lanes) -> tuple[Lanes, ...]:
    """Computed NaNs are canonical where their bits are seen, whatever computed them."""
    wide = a.to(packed(F32, a.type.elements))
    computed = (a + b, a * b, a / b, fma(a, b, c), square_root(a), 1.0 / square_root(a), -square_root(a), wide)
    return tuple(value.bits(unsigned_type(value.type)) for value in computed)


def directed() -> Iterator[Named]:
    for type_ in (F32, F64, F32X2):
        for rounding in DIRECTED:
            for function in (fp.add, fp.sub, fp.mul, fp.div):
                name = f"{type_}.{function.__name__}.{rounding.value}"
                yield name, lambda a, b, f=function, r=rounding: f(a, b, r), (type_, type_)
            yield f"{type_}.fma.{rounding.value}", lambda a, b, c, r=rounding: fp.fma(a, b, c, r), (type_,) * 3
            yield f"{type_}.sqrt.{rounding.value}", lambda a, r=rounding: fp.sqrt(a, r), (type_,)


def approximations() -> Iterator[Named]:
    for function in (fp.sin_approx, fp.cos_approx, fp.log2_approx, fp.rsqrt_approx):
        yield function.__name__, function, (F32,)
    yield "exp2.ftz", lambda a: fp.exp2_approx(a, ftz=True), (F32,)
    yield "div", fp.div_approx, (F32, F32)
    for type_ in (F32, F16, BF16, F16X2, BF16X2):
        yield f"exp2.{type_}", fp.exp2_approx, (type_,)
        yield f"tanh.{type_}", fp.tanh_approx, (type_,)
    yield "rcp.f64", fp.rcp_approx_f64, (F64,)
    yield "rsqrt.f64", fp.rsqrt_approx_f64, (F64,)


def conversions() -> Iterator[Named]:
    for rounding in (Rounding.RN, *DIRECTED):
        for source in (F16, BF16, F32, F64, U8, S32, U64, S64):
            for target in (F16, BF16, F32, F64, U8, S32, U64, S64):
                name = f"{source}_to_{target}.{rounding.value}"
                yield name, lambda a, t=target, r=rounding: fp.convert(a, t, r), (source,)
    yield "satfinite", lambda a: fp.convert(a, F16, satfinite=True), (F32,)
    for format_ in FORMATS.values():
        for rounding in (Rounding.RN, Rounding.RNA, Rounding.RZ, Rounding.RP):
            name = f"encode.{format_.name}.{rounding.value}"
            yield name, lambda a, f=format_, r=rounding: fp.encode(a, f, r), (F32,)
        yield f"encode.{format_.name}.sat", lambda a, f=format_: fp.encode(a, f, satfinite=True, relu=True), (F32,)
        yield f"encode.{format_.name}.rs", _stochastic(format_), (F32, U32)
        yield f"decode.{format_.name}", lambda code, f=format_: fp.decode(code, f), (U32,)
    yield "encode.ue8m0", lambda a: fp.encode_ue8m0(a, Rounding.RP, satfinite=True), (F32,)
    yield "decode.ue8m0", lambda code: fp.decode_ue8m0(code & 255), (U32,)


def _stochastic(format_: fp.Format):
    return lambda a, bits: fp.encode(a, format_, Rounding.RS, random=bits, random_bits=13)


def fp_programs() -> Iterator[Named]:
    yield from rules()
    yield from directed()
    yield from approximations()
    yield from conversions()
