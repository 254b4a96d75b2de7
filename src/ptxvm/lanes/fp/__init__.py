"""Number formats and rounding, as functions over lane values: the rules of PTX floats that operators do not have."""

from ptxvm.lanes.fp.arithmetic import add, div, fma, mul, rcp, sqrt, sub
from ptxvm.lanes.fp.convert import convert, limit_to_finite, round_to_integer
from ptxvm.lanes.fp.formats import FORMATS, Format, decode, decode_ue8m0, encode, encode_ue8m0
from ptxvm.lanes.fp.min_max import maximum, minimum
from ptxvm.lanes.fp.rounding import Rounding
from ptxvm.lanes.fp.special_values import copy_sign, flush_subnormals, is_finite, relu, saturate
from ptxvm.lanes.lanes import canonical_nan

__all__ = [
    "FORMATS",
    "Format",
    "Rounding",
    "add",
    "canonical_nan",
    "convert",
    "copy_sign",
    "decode",
    "decode_ue8m0",
    "div",
    "encode",
    "encode_ue8m0",
    "flush_subnormals",
    "fma",
    "is_finite",
    "limit_to_finite",
    "maximum",
    "minimum",
    "mul",
    "rcp",
    "relu",
    "round_to_integer",
    "saturate",
    "sqrt",
    "sub",
]
