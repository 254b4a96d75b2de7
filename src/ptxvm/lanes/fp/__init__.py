"""Number formats and rounding, as functions over lane values: the rules of PTX floats that operators do not have."""

from ptxvm.lanes.fp.arithmetic import add, div, fma, mul, rcp, sqrt, sub
from ptxvm.lanes.fp.convert import convert, convert_with_nan, limit_to_finite, round_to_integer
from ptxvm.lanes.fp.exponential import exp2_approx, tanh_approx
from ptxvm.lanes.fp.formats import (
    FORMATS,
    Format,
    decode,
    decode_ue5m3,
    decode_ue8m0,
    encode,
    encode_ue5m3,
    encode_ue8m0,
)
from ptxvm.lanes.fp.logarithm import log2_approx
from ptxvm.lanes.fp.min_max import maximum, minimum
from ptxvm.lanes.fp.reciprocal import (
    div_approx,
    div_approx_subnormal,
    div_full,
    rcp_approx,
    rcp_approx_f64,
    rsqrt_approx,
    rsqrt_approx_f64,
    sqrt_approx,
)
from ptxvm.lanes.fp.rounding import Rounding
from ptxvm.lanes.fp.special_values import copy_sign, flush_subnormals, is_finite, positive_zeros, relu, saturate
from ptxvm.lanes.fp.trigonometry import cos_approx, sin_approx
from ptxvm.lanes.lanes import canonical_nan

__all__ = [
    "FORMATS",
    "Format",
    "Rounding",
    "add",
    "canonical_nan",
    "convert",
    "convert_with_nan",
    "copy_sign",
    "cos_approx",
    "decode",
    "decode_ue5m3",
    "decode_ue8m0",
    "div",
    "div_approx",
    "div_approx_subnormal",
    "div_full",
    "encode",
    "encode_ue5m3",
    "encode_ue8m0",
    "exp2_approx",
    "flush_subnormals",
    "fma",
    "is_finite",
    "limit_to_finite",
    "log2_approx",
    "maximum",
    "minimum",
    "mul",
    "positive_zeros",
    "rcp",
    "rcp_approx",
    "rcp_approx_f64",
    "relu",
    "round_to_integer",
    "rsqrt_approx",
    "rsqrt_approx_f64",
    "saturate",
    "sin_approx",
    "sqrt",
    "sqrt_approx",
    "sub",
    "tanh_approx",
]
