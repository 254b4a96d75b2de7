"""What `tcgen05.mma` multiplies: the codes of A and B from shared or tensor memory, scales, metadata, masks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor, Kind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores.shared_matrices import CHUNK, Major, SharedMatrix
from ptxvm.machine.tensor_cores.tensor_memory import Places, TensorMemory
from ptxvm.records import record

Codes = npt.NDArray[Any]

_BITS = {"f16": 16, "bf16": 16, "s1z4m11": 16, "tf32": 32, "e2m1": 4, "e2m3": 6, "e3m2": 6}
_ROW_COLUMNS, _LONG_ROW_COLUMNS = 8, 12
"""Of a row of A in tensor memory: 32 bytes, 48 with K = 96."""
_SCALED_ROWS, _SCALED_COLUMNS = 128, 4
"""Rows whose scales `tcgen05.cp` copies at once, and the columns of their first words."""
_PARTITION = 32


def is_narrow(type_: str) -> bool:
    """Whether elements of a type have less than a byte."""
    return _BITS.get(type_, 8) < 8


def cell_bits(kind: Kind, type_: str) -> int:
    """Bits that an element has in shared memory: narrow floats fill 16 bytes by 16 unless they are packed."""
    bits = _BITS.get(type_, 8)
    return bits if bits >= 8 or kind.is_packed else 8


def shared_codes(matrix: SharedMatrix, kind: Kind, type_: str, shared: Bytes) -> Codes:
    """The codes of a matrix, `[row, column]`. Raises DescriptorError where it does not lie in shared memory."""
    cells = shared[: len(shared) // CHUNK * CHUNK].reshape(-1, CHUNK)
    codes = _unpacked(cells[matrix.checked(len(shared)) // CHUNK], kind, type_)
    if matrix.major is Major.K:
        return codes.reshape(len(codes), -1)[:, : matrix.columns]
    spread = codes.transpose(0, 2, 1)
    return spread.reshape(-1, spread.shape[2])[: matrix.rows]


def _unpacked(chunks: Bytes, kind: Kind, type_: str) -> Codes:
    """The codes in chunks of 16 bytes, `[..., number]`."""
    bits = _BITS.get(type_, 8)
    if bits == 4:
        data = chunks if kind.is_packed else chunks[..., : CHUNK // 2]
        return np.stack([data & 0xF, data >> 4], axis=-1).reshape(*data.shape[:-1], -1)
    if bits == 6:
        return from_six_bits(chunks[..., : CHUNK * 6 // 8])
    return _wide(chunks, bits)


def from_six_bits(data: Bytes) -> Codes:
    """Four numbers from every three bytes."""
    triples = data.reshape(*data.shape[:-1], -1, 3).astype(np.uint32)
    words = triples[..., 0] | triples[..., 1] << 8 | triples[..., 2] << 16
    found = np.stack([words >> 6 * place & 0x3F for place in range(4)], axis=-1)
    return found.reshape(*data.shape[:-1], -1)


def _wide(data: Bytes, bits: int) -> Codes:
    if bits == 32:
        return np.ascontiguousarray(data).view(np.uint32) >> 13  # tf32: the upper 19 bits
    return np.ascontiguousarray(data).view(np.uint16) if bits == 16 else data


def operand_columns(descriptor: InstructionDescriptor) -> int:
    """Columns of tensor memory that A takes."""
    return _LONG_ROW_COLUMNS if descriptor.is_k96 else _ROW_COLUMNS


def tensor_codes(memory: TensorMemory, lanes: Places, column: int, descriptor: InstructionDescriptor) -> Codes:
    """The codes of A in tensor memory, a row in each of these lanes."""
    words = memory.read(lanes[:, None], column + np.arange(operand_columns(descriptor))[None, :])
    data = np.ascontiguousarray(words).view(np.uint8)
    kind, type_ = descriptor.kind, descriptor.a_type
    bits = _BITS.get(type_, 8)
    if bits == 4 and not kind.is_packed:
        return data >> 2 & 0xF  # in the middle of its byte
    return _unpacked(data, kind, type_) if bits == 4 else data & 0x3F if bits == 6 else _wide(data, bits)


@record()
class ScalePlaces:
    """Where the scales of some rows of A, or columns of B, lie in tensor memory: `blocks` bytes for each, from byte
    `first` on of what is there for it.

    Row `r` is in lane `r % 32` of a partition, `r / 32` columns from `column` on. With K = 96 its scales may go on in a
    second word, beyond the first words of 128 rows, or of 256 (the ISA has figures only; it is so in CuTe's layouts).
    """

    column: int
    rows: int
    first: int
    blocks: int

    @property
    def columns(self) -> Places:
        """Which columns they take."""
        return (self.column + np.arange(-(-self.rows // _PARTITION)) + self._words[:, None]).reshape(-1)

    def codes(self, memory: TensorMemory, partition: int) -> Codes:
        """The scales `[row, block]`."""
        row = np.arange(self.rows)[:, None]
        words = memory.read(row % _PARTITION + _PARTITION * partition, self.column + row // _PARTITION + self._words)
        return np.ascontiguousarray(words).view(np.uint8)[:, self.first : self.first + self.blocks]

    @property
    def _words(self) -> Places:
        """How far the words of a row are from its first one, in columns."""
        return np.arange(-(-(self.first + self.blocks) // 4)) * (-(-self.rows // _SCALED_ROWS) * _SCALED_COLUMNS)


# ------------------------------------------------------------------------------------------------------------ sparsity


def has_two_to_a_word(descriptor: InstructionDescriptor) -> bool:
    """Whether the metadata of 16 rows lie in 16 words of one column, two rows to a word, half of K in each."""
    return descriptor.kind in (Kind.F16, Kind.TF32, Kind.TI16)


def metadata_columns(descriptor: InstructionDescriptor) -> int:
    """Columns that hold them."""
    return 1 if has_two_to_a_word(descriptor) else 2


def chunk_codes(memory: TensorMemory, lanes: Places, column: int, descriptor: InstructionDescriptor) -> Codes:
    """Four bits for every chunk of a row, `[row, chunk]`."""
    places = 4 * np.arange(4 if has_two_to_a_word(descriptor) else 8)
    if has_two_to_a_word(descriptor):
        row, block = lanes % 16, lanes // 16 * 16
        words = memory.read(block[:, None] + row[:, None] % 8 + np.array([0, 8]), np.array(column))
        codes = words[..., None] >> (16 * (row // 8)[:, None, None] + places)
    else:
        words = memory.read(lanes[:, None], column + np.arange(2)[None, :])
        codes = words[..., None] >> places
    return (codes & 0xF).reshape(len(lanes), -1)


def stored_places(codes: Codes, descriptor: InstructionDescriptor, a: Codes) -> Codes | None:
    """Where the stored elements of rows of A belong among the columns; None where codes mean nothing. Codes of zeros
    may belong to chunks of zeros, as CUTLASS's compressor has them."""
    chunk, is_tf32 = np.arange(codes.shape[1]), descriptor.kind is Kind.TF32
    low, high = codes & 3, codes >> 2
    means_nothing = ~np.isin(codes, (0b0100, 0b1110)) if is_tf32 else low == high
    if (means_nothing & ((codes != 0) | a.reshape(*codes.shape, -1).any(axis=2))).any():
        return None
    if is_tf32:
        return 2 * chunk + (low >> 1)
    pairs = np.stack([low, high], axis=-1).astype(np.int64)
    if not descriptor.kind.is_packed:
        return (4 * chunk[:, None] + pairs).reshape(len(codes), -1)
    found = 8 * chunk[:, None, None] + 2 * pairs[..., None] + np.arange(2)
    return found.reshape(len(codes), -1)


# --------------------------------------------------------------------------------------------------------------- masks


def enabled_lanes(words: Sequence[int]) -> npt.NDArray[np.bool_]:
    """Which lanes a `disable-output-lane` mask leaves on, `[cta, lane]`."""
    bits = np.array([[word >> bit & 1 for bit in range(32)] for word in words], np.bool_)
    return ~bits.reshape(-1, 128)


def column_shift(mask: int) -> int:
    """By how many columns B is shifted, as a zero-column mask descriptor says."""
    return mask >> 56 & 0x3F


def zero_columns(mask: int, m: int, n: int) -> npt.NDArray[np.bool_]:
    """Which columns of B count as zero (ISA 9.7.16.4.3)."""
    if not mask >> 39 & 1:
        return np.zeros(n, np.bool_)
    parts = 128 // m
    skipped, used = (mask >> 40 & 0xFF) + 1, (mask >> 48 & 0xFF) + 1
    found = []
    for part in range(parts):
        start, begins_with_zeros = mask >> 8 * part & 0xFF, mask >> 32 + part & 1
        place = (np.arange(n // parts) + start + (0 if begins_with_zeros else skipped)) % (skipped + used)
        found.append(place < skipped)
    return np.concatenate(found)
