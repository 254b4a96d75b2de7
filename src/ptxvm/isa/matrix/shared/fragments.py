"""Fragments: how many registers of each lane hold its share of a matrix, and of which type they are."""

import re
from collections.abc import Callable

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import WORD, VectorOf
from ptxvm.lanes import U32, Type

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)$")
_WARP = 32
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "s4": 4, "u4": 4, "b1": 1}
# Narrow floats lie in bytes, except where the kind packs them.
_BYTE = 8
_NIBBLE = 4
_MULTIPLICANDS = {"f16": "f16x2", "bf16": "bf16x2", "tf32": "tf32", "f64": "b64"}
_ACCUMULATORS: dict[str, Type | str] = {"f16": "f16x2", "f32": "f32", "f64": "b64", "s32": U32}
_PACKED_KINDS = ("kind::mxf4", "kind::mxf4nvf4")
_BYTES = ("s8", "u8")
_LOOSE = ("f16", "bf16", "tf32")


def shape(form: Form) -> tuple[int, int, int]:
    """M, N and K of `.m16n8k16`."""
    found = next(match for match in map(_SHAPE.match, form.modifiers) if match)
    return int(found[1]), int(found[2]), int(found[3])


def multiplied_shape(form: Form) -> tuple[int, int, int]:
    """M, N and K as they are multiplied: `wmma` with 8 rows and 32 columns has the fragments of the transposed
    matrices, B then A."""
    m, n, k = shape(form)
    return (n, m, k) if is_transposed(m, n) else (m, n, k)


def is_transposed(m: int, n: int) -> bool:
    """Whether fragments of this shape are those of the transposed matrices."""
    return (m, n) == (8, 32)


def element_bits(form: Form, spelling: str) -> int:
    """Bits of one element of A or B in a register."""
    if any(form.has(kind) for kind in _PACKED_KINDS):
        return _NIBBLE
    return _BITS.get(spelling, _BYTE)


def registers(elements: int, bits: int) -> int:
    """Registers of each lane for so many elements of a warp; f64 takes 64-bit registers."""
    return elements * bits // (_WARP * max(bits, 32))


def multiplicand(spelling: str) -> str:
    """The type of the registers that hold A or B."""
    return _MULTIPLICANDS.get(spelling, "b32")


def accumulator(spelling: str) -> Type | str:
    """The type of the registers that hold C or D."""
    return _ACCUMULATORS[spelling]


def accumulator_registers(form: Form, spelling: str) -> int:
    """f16 accumulators lie two in a register."""
    m, n, _ = shape(form)
    return registers(m * n * _copies(form), 16 if spelling == "f16" else 64 if spelling == "f64" else 32)


def _copies(form: Form) -> int:
    """`mma.m8n8k4` with f16 computes four products at once."""
    return 4 if shape(form) == (8, 8, 4) and form.spelling("atype") == "f16" else 1


def _a_registers(form: Form) -> int:
    m, _, k = shape(form)
    sparse = 2 if form.has("sp") or form.has("sp::ordered_metadata") else 1
    return registers(m * k * _copies(form) // sparse, element_bits(form, form.spelling("atype")))


def _b_registers(form: Form) -> int:
    _, n, k = shape(form)
    return registers(n * k * _copies(form), element_bits(form, form.spelling("btype")))


def _multiplicand_of(slot: str) -> Callable[[Form], Type | str]:
    """Matrices with scales are in untyped registers, those of Turing's product of bytes in integer or untyped ones."""

    def choose(form: Form) -> Type | str:
        if form.has("block_scale"):
            return "bf16x2"
        return U32 if form.has("m8n8k16") else multiplicand(form.spelling(slot))

    return choose


def _sparse_accumulator(slot: str) -> VectorOf:
    """C or D of a sparse product: f32 sums may lie in any registers of the size, except with 8-bit floats."""

    def choose(form: Form) -> Type | str:
        spelling = form.spelling(slot)
        is_loose = spelling == "f32" and form.spelling("atype") in _LOOSE
        return WORD if is_loose else accumulator(spelling)

    return VectorOf(choose, lambda form: accumulator_registers(form, form.spelling(slot)), strict=True)


def _sparse_multiplicand(slot: str, count: Callable[[Form], int]) -> VectorOf:
    """A or B of a sparse product: only f16 pairs and matrices with scales mind the type of their registers."""

    def choose(form: Form) -> Type | str:
        if form.has("block_scale"):
            return "bf16x2"
        if form.spelling(slot) == "f16":
            return "f16x2"
        return WORD if form.spelling("atype") in (*_LOOSE, *_BYTES) else "b32"

    return VectorOf(choose, count, strict=True)


A = VectorOf(_multiplicand_of("atype"), _a_registers, strict=True)
B = VectorOf(_multiplicand_of("btype"), _b_registers, strict=True)
C = VectorOf(
    lambda form: accumulator(form.spelling("ctype")),
    lambda form: accumulator_registers(form, form.spelling("ctype")),
    strict=True,
)
D = VectorOf(
    lambda form: accumulator(form.spelling("dtype")),
    lambda form: accumulator_registers(form, form.spelling("dtype")),
    strict=True,
)
SPARSE_A = _sparse_multiplicand("atype", _a_registers)
SPARSE_B = _sparse_multiplicand("btype", _b_registers)
SPARSE_C = _sparse_accumulator("ctype")
SPARSE_D = _sparse_accumulator("dtype")
