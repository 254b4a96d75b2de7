"""The element types of lane values and of PTX registers."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

from ptxvm.records import record

WARP_SIZE = 32


class Kind(Enum):
    UNSIGNED = "u"
    SIGNED = "s"
    FLOAT = "f"
    PREDICATE = "p"


@record(eq=False)
class Type:
    """One element type. `elements` > 1 is a packed type (`f16x2`): a register then holds that many elements.

    `bits` counts the whole register value, `dtype` and `llvm` describe one element. Compare with `is`.

    * `storage`: the dtype of a whole value, and so of the arrays of the NumPy reading (`f16x2` is stored as `u4`).
    * `scalar`, `vector`: the LLVM types of one whole value and of the values of a warp.
    * `element`: the type of one element (the type itself when it is not packed).

    The LLVM type of `f16` and `bf16` is an integer: which operations on `half` a target really has (and which become
    calls of functions that do not exist) differs between targets, so emission names the few it trusts.
    """

    name: str
    kind: Kind
    bits: int
    dtype: np.dtype[Any]
    llvm: str
    elements: int = 1
    packed_element: Type | None = None
    storage: np.dtype[Any] = field(init=False)
    scalar: str = field(init=False)
    vector: str = field(init=False)
    is_float: bool = field(init=False)
    is_signed: bool = field(init=False)
    is_integer: bool = field(init=False)

    def __post_init__(self) -> None:
        storage = self.dtype if self.elements == 1 else np.dtype(f"u{self.dtype.itemsize * self.elements}")
        derived = {
            "storage": storage,
            "scalar": self.llvm if self.elements == 1 else f"<{self.elements} x {self.llvm}>",
            "vector": f"<{WARP_SIZE * self.elements} x {self.llvm}>",
            "is_float": self.kind is Kind.FLOAT,
            "is_signed": self.kind is Kind.SIGNED,
            "is_integer": self.kind in (Kind.UNSIGNED, Kind.SIGNED),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def element(self) -> Type:
        return self if self.packed_element is None else self.packed_element

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return max(1, self.bits // 8)

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return _named, (self.element.name, self.elements)  # there is one of each, in copies too


def _integer(name: str, kind: Kind, bits: int) -> Type:
    return Type(name, kind, bits, np.dtype(f"{'i' if kind is Kind.SIGNED else 'u'}{bits // 8}"), f"i{bits}")


U8, U16, U32, U64 = (_integer(f"u{bits}", Kind.UNSIGNED, bits) for bits in (8, 16, 32, 64))
S8, S16, S32, S64 = (_integer(f"s{bits}", Kind.SIGNED, bits) for bits in (8, 16, 32, 64))
F16 = Type("f16", Kind.FLOAT, 16, np.dtype("f2"), "i16")
BF16 = Type("bf16", Kind.FLOAT, 16, np.dtype(ml_dtypes.bfloat16), "i16")
F32 = Type("f32", Kind.FLOAT, 32, np.dtype("f4"), "float")
F64 = Type("f64", Kind.FLOAT, 64, np.dtype("f8"), "double")
PRED = Type("pred", Kind.PREDICATE, 1, np.dtype("?"), "i1")
B128 = Type("b128", Kind.UNSIGNED, 128, np.dtype("V16"), "i128")


@cache
def packed(element: Type, elements: int) -> Type:
    """The type of `elements` values of `element` side by side in a register, the first in the low bits."""
    if elements == 1:
        return element
    return Type(
        f"{element.name}x{elements}",
        element.kind,
        element.bits * elements,
        element.dtype,
        element.llvm,
        elements,
        element,
    )


F16X2, BF16X2, U16X2, S16X2 = (packed(element, 2) for element in (F16, BF16, U16, S16))
U8X4, S8X4 = packed(U8, 4), packed(S8, 4)
F32X2, U32X2, S32X2 = (packed(element, 2) for element in (F32, U32, S32))

_UNSIGNED = {8: U8, 16: U16, 32: U32, 64: U64, 128: B128}
_SIGNED = {8: S8, 16: S16, 32: S32, 64: S64}


@cache
def unsigned_type(type_: Type) -> Type:
    """The unsigned integer type of the same width and number of elements."""
    return packed(_UNSIGNED[type_.element.bits], type_.elements)


@cache
def signed_type(type_: Type) -> Type:
    """The signed integer type of the same width and number of elements."""
    return packed(_SIGNED[type_.element.bits], type_.elements)


@cache
def carrier(type_: Type) -> Type:
    """The unsigned integer type as wide as the whole value: `f16x2` -> `u32`."""
    return type_ if type_.kind is Kind.PREDICATE and type_.elements == 1 else _UNSIGNED[type_.storage.itemsize * 8]


@cache
def wider(type_: Type) -> Type:
    """The type of the same kind with twice the bits (`u16` -> `u32`, `f16` -> `f32`, `f16x2` -> `f32x2`)."""
    element = type_.element
    if element.is_float:
        return packed(F32 if element.bits == 16 else {F32: F64}[element], type_.elements)
    return packed((_SIGNED if element.is_signed else _UNSIGNED)[element.bits * 2], type_.elements)


def predicate(type_: Type) -> Type:
    """What comparing two values of `type_` yields: one predicate per element."""
    return packed(PRED, type_.elements)


_ELEMENTS = {type_.name: type_ for type_ in (U8, U16, U32, U64, S8, S16, S32, S64, F16, BF16, F32, F64, PRED, B128)}


def _named(element: str, elements: int) -> Type:
    return packed(_ELEMENTS[element], elements)


def _spellings() -> dict[str, Type]:
    table = dict(_ELEMENTS)
    table |= {type_.name: type_ for type_ in (F16X2, BF16X2, U16X2, S16X2, U8X4, S8X4, F32X2)}
    table |= {f"b{bits}": _UNSIGNED[bits] for bits in (8, 16, 32, 64)}
    table |= {"b1": U32, "u4": U32, "s4": U32, "tf32": U32, "texref": U64, "samplerref": U64, "surfref": U64}
    for narrow in ("e4m3", "e5m2", "e2m3", "e3m2", "ue8m0", "ue4m3", "ue5m3"):
        table |= {narrow: U8, f"{narrow}x2": U16, f"{narrow}x4": U32}
    return table | {"e2m1": U8, "e2m1x2": U8, "e2m1x4": U16, "s2f6x2": U16}


#: Every PTX spelling of a type, without its dot, and the type of a register value of that spelling.
TYPES = _spellings()
