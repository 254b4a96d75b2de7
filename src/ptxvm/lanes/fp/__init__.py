"""Number formats and rounding, as functions over lane values: the rules of PTX floats that operators do not have."""

from ptxvm.lanes.fp.arithmetic import add, div, fma, mul, rcp, sqrt, sub
from ptxvm.lanes.fp.min_max import maximum, minimum
from ptxvm.lanes.fp.rounding import Rounding
from ptxvm.lanes.fp.special_values import copy_sign, flush_subnormals, is_finite, relu, saturate
from ptxvm.lanes.lanes import canonical_nan

__all__ = [
    "Rounding",
    "add",
    "canonical_nan",
    "copy_sign",
    "div",
    "flush_subnormals",
    "fma",
    "is_finite",
    "maximum",
    "minimum",
    "mul",
    "rcp",
    "relu",
    "saturate",
    "sqrt",
    "sub",
]
