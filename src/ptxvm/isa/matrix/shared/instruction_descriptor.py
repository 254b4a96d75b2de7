"""The instruction descriptor of `tcgen05.mma`: 32 bits that say shapes and types (ISA 9.7.16.4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from ptxvm.records import record


class Kind(StrEnum):
    """What stands behind `.kind::`."""

    F16 = "f16"
    TF32 = "tf32"
    F8F6F4 = "f8f6f4"
    I8 = "i8"
    TI16 = "ti16"
    MXF8F6F4 = "mxf8f6f4"
    MXF4 = "mxf4"
    MXF4NVF4 = "mxf4nvf4"

    @property
    def is_scaled(self) -> bool:
        """Whether blocks of the matrices have scales."""
        return self in (Kind.MXF8F6F4, Kind.MXF4, Kind.MXF4NVF4)

    @property
    def is_packed(self) -> bool:
        """Whether two numbers of 4 bits share a byte, without padding."""
        return self in (Kind.MXF4, Kind.MXF4NVF4)

    @property
    def has_integers(self) -> bool:
        return self in (Kind.I8, Kind.TI16)

    @property
    def k(self) -> int:
        """Columns of a dense A."""
        return {Kind.F16: 16, Kind.TI16: 16, Kind.TF32: 8, Kind.MXF4: 64, Kind.MXF4NVF4: 64}.get(self, 32)


_NARROW = {0: "e4m3", 1: "e5m2", 3: "e2m3", 4: "e3m2", 5: "e2m1"}
_TYPES: Mapping[Kind, Mapping[int, str]] = {
    Kind.F16: {0: "f16", 1: "bf16"},
    Kind.TF32: {2: "tf32"},
    Kind.F8F6F4: _NARROW,
    Kind.I8: {0: "u8", 1: "s8"},
    Kind.TI16: {3: "s1z4m11"},
    Kind.MXF8F6F4: _NARROW,
    Kind.MXF4: {1: "e2m1"},
    Kind.MXF4NVF4: {1: "e2m1"},
}
_RESULTS: Mapping[Kind, Mapping[int, str]] = {
    Kind.F16: {0: "f16", 1: "f32"},
    Kind.TF32: {1: "f32"},
    Kind.F8F6F4: {0: "f16", 1: "f32"},
    Kind.I8: {2: "s32"},
    Kind.TI16: {2: "s32"},
}
_SCALE_TYPES: Mapping[Kind, Mapping[int, str]] = {
    Kind.MXF8F6F4: {1: "ue8m0"},
    Kind.MXF4: {1: "ue8m0"},
    Kind.MXF4NVF4: {0: "ue4m3", 1: "ue8m0", 2: "ue5m3"},
}


class InstructionDescriptorError(Exception):
    """A descriptor means nothing for its kind; the message says why."""


@record()
class InstructionDescriptor:
    """What a descriptor of a kind says.

    selector:     of the sparsity metadata
    max_shift:    greatest shift when `.ws` uses B again: 0, 8, 16 or 32
    a_scale_id:   first byte of the scales of A in their words; `b_scale_id` likewise
    is_k96:       K is 96, not 64
    """

    kind: Kind
    m: int
    n: int
    a_type: str
    b_type: str
    d_type: str
    is_sparse: bool = False
    selector: int = 0
    saturates: bool = False
    negates_a: bool = False
    negates_b: bool = False
    transposes_a: bool = False
    transposes_b: bool = False
    max_shift: int = 0
    a_scale_id: int = 0
    b_scale_id: int = 0
    scale_type: str = ""
    is_k96: bool = False

    @property
    def k(self) -> int:
        """Columns of A and rows of B."""
        return 96 if self.is_k96 else self.kind.k * (2 if self.is_sparse else 1)

    def __str__(self) -> str:
        shape = f"m{self.m}n{self.n}k{self.k}"
        return (
            f".kind::{self.kind.value} {shape} {self.d_type} = {self.a_type} * {self.b_type}{''.join(self._details())}"
        )

    def _details(self) -> Iterator[str]:
        for name, is_set in (
            ("sparse A", self.is_sparse),
            ("saturating", self.saturates),
            ("-A", self.negates_a),
            ("-B", self.negates_b),
            ("A transposed", self.transposes_a),
            ("B transposed", self.transposes_b),
        ):
            if is_set:
                yield f", {name}"
        if self.is_sparse and self.selector:
            yield f", sparsity selector {self.selector}"
        if self.max_shift:
            yield f", maximum shift {self.max_shift}"
        if self.scale_type:
            yield f", scales {self.scale_type} from bytes {self.a_scale_id} of A and {self.b_scale_id} of B"


def decode(word: int, kind: Kind) -> InstructionDescriptor:
    """What 32 bits say to a kind. Raises InstructionDescriptorError; reserved bits are not looked at."""
    a_type, b_type = (
        _named(_TYPES[kind], _field(word, at, 3), f"{name}type", kind) for at, name in ((7, "a"), (10, "b"))
    )
    if kind.is_packed:
        b_type = _named(_TYPES[kind], _field(word, 10, 2), "btype", kind)
    common: dict[str, Any] = {
        "kind": kind,
        "n": _field(word, 17, 6) << 3,
        "a_type": a_type,
        "b_type": b_type,
        "is_sparse": bool(_field(word, 2, 1)),
        "negates_a": bool(_field(word, 13, 1)),
        "negates_b": bool(_field(word, 14, 1)),
        "transposes_a": bool(_field(word, 15, 1)),
        "transposes_b": bool(_field(word, 16, 1)),
    }
    return InstructionDescriptor(**common, **(_scaled if kind.is_scaled else _plain)(word, kind))


def beyond(word: int, kind: Kind) -> str:
    """What the descriptor says that exists on sm_107 only and is not executed; bits that are reserved elsewhere."""
    if (kind is Kind.F8F6F4 and _field(word, 29, 1)) or (kind is Kind.MXF8F6F4 and _field(word, 31, 1)):
        return "K = 64, with a sparse A 128"
    if kind.is_packed and _field(word, 3, 1):
        return "K = 128"
    return "scales of A in 128 lanes" if kind.is_scaled and _field(word, 26, 1) else ""


def _plain(word: int, kind: Kind) -> dict[str, Any]:
    return {
        "m": _field(word, 24, 5) << 4,
        "d_type": _named(_RESULTS[kind], _field(word, 4, 2), "dtype", kind),
        "selector": _field(word, 0, 2),
        "saturates": kind is Kind.I8 and bool(_field(word, 3, 1)),
        "max_shift": (0, 8, 16, 32)[_field(word, 30, 2)],
    }


def _scaled(word: int, kind: Kind) -> dict[str, Any]:
    return {
        "m": _field(word, 27, 2) << 7,
        "d_type": "f32",
        "a_scale_id": _field(word, 29, 2),
        "b_scale_id": _field(word, 4, 2),
        "scale_type": _named(_SCALE_TYPES[kind], _field(word, 23, 2 if kind.is_packed else 1), "scale type", kind),
        "is_k96": kind.is_packed and bool(_field(word, 31, 1)),
    }


def _named(names: Mapping[int, str], code: int, field: str, kind: Kind) -> str:
    if code not in names:
        known = ", ".join(f"{value} ({name})" for value, name in names.items())
        raise InstructionDescriptorError(f"{field} is {code}; .kind::{kind.value} has {known}")
    return names[code]


def _field(word: int, first: int, bits: int) -> int:
    return word >> first & ((1 << bits) - 1)
