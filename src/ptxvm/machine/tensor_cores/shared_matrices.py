"""Matrices in shared memory as descriptors describe them (ISA 9.7.15.5.1.2, 9.7.16.3).

Everything is made of chunks of 16 bytes. K-major matrices have neighbours along K in a chunk, MN-major ones neighbours
along M or N. Eight chunks (with atoms of 32 bytes: four lines) make a core matrix; the strides of the descriptor lead
from one to the next, and swizzling changes the places of chunks by their addresses.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores.descriptors import LINE, DescriptorError, MatrixDescriptor, Swizzling
from ptxvm.records import record

CHUNK = 16
"""Bytes that are neighbours in any layout."""
_CORE = 8

Chunks = npt.NDArray[np.int64]


class Major(Enum):
    """Along which dimension neighbours in memory lie."""

    K = "K"
    MN = "MN"


@record()
class SharedMatrix:
    """`rows` (along M or N) by `columns` (along K) elements of `bits` bits; those below 8 bits are packed in bytes."""

    descriptor: MatrixDescriptor
    rows: int
    columns: int
    bits: int
    major: Major

    @property
    def chunks(self) -> Chunks:
        """Addresses in shared memory. K-major: `[row, chunk along K]`; MN-major: `[chunk along MN, column]`."""
        return _places(self)[0]

    def read(self, shared: Bytes) -> npt.NDArray[np.uint8]:
        """The bytes of the matrix: `[row, column, byte]`, packed elements `[row, byte along K, 1]`.

        Raises DescriptorError where it does not lie in shared memory.
        """
        cells = shared[: len(shared) // CHUNK * CHUNK].reshape(-1, CHUNK)
        found = cells[self.checked(len(shared)) // CHUNK]
        size = max(1, self.bits // 8)
        if self.major is Major.K:
            return found.reshape(self.rows, -1, size)
        spread = found.reshape(len(found), self.columns, CHUNK // size, size).transpose(0, 2, 1, 3)
        return spread.reshape(-1, self.columns, size)[: self.rows]

    def checked(self, size: int) -> Chunks:
        """`chunks`, which must lie in shared memory of so many bytes. Raises DescriptorError."""
        chunks, end = _places(self)
        if end > size:
            beyond = int(chunks[chunks + CHUNK > size].min())
            raise DescriptorError(
                f"{self.descriptor} reaches {end:#x}, but the CTA has {size} bytes of shared memory", beyond
            )
        return chunks

    def swizzled_chunks(self) -> Chunks:
        """`chunks`, made anew."""
        linear = self.descriptor.start + (self._of_rows() if self.major is Major.K else self._of_columns())
        swizzling = self.descriptor.swizzling
        lines = (linear // LINE - self.descriptor.base_offset) % swizzling.lines
        return linear ^ lines * swizzling.atom

    def _of_rows(self) -> Chunks:
        """K-major, from the start: rows follow each other in a core matrix, 8 rows lie a stride apart."""
        where = self.descriptor
        row = np.arange(self.rows)[:, None]
        chunk = np.arange(-(-self.columns * self.bits // (8 * CHUNK)))[None, :]
        below = row % _CORE * where.swizzling.span + row // _CORE * where.stride
        if where.swizzling is Swizzling.NONE:
            return below + chunk * where.leading
        if not where.is_absolute:
            wide = where.swizzling.span // CHUNK
            return below + chunk % wide * CHUNK + chunk // wide * where.leading
        room = (LINE - where.start % LINE) // CHUNK
        beyond = where.leading - where.start + (chunk - room) * CHUNK
        return below + np.where(chunk < room, chunk * CHUNK, beyond)

    def _of_columns(self) -> Chunks:
        """MN-major, from the start: columns follow each other in a core matrix."""
        where = self.descriptor
        wide = where.swizzling.span // CHUNK
        high = _CORE if where.swizzling.atom == CHUNK else LINE // where.swizzling.atom
        row = np.arange(-(-self.rows * self.bits // (8 * CHUNK)))[:, None]
        column = np.arange(self.columns)[None, :]
        inside = row % wide * CHUNK + column % high * where.swizzling.span
        if where.swizzling is Swizzling.NONE:
            return inside + row * where.stride + column // high * where.leading
        return inside + row // wide * where.leading + column // high * where.stride


@lru_cache(maxsize=1024)
def _places(matrix: SharedMatrix) -> tuple[Chunks, int]:
    """The chunks of a matrix and where the last one ends: loops come back to the same few descriptors."""
    chunks = matrix.swizzled_chunks()
    chunks.flags.writeable = False
    return chunks, int(chunks.max()) + CHUNK
