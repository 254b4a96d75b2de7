"""Descriptors of matrices in shared memory: the 64 bits that `wgmma` (ISA 9.7.15.5.1.2.2) and `tcgen05` (9.7.16.4.1)
are given.

Both have start address, two strides and base offset at the same places, in units of 16 bytes; the code of the swizzle
differs, and that of `tcgen05` has a version and a second meaning of the leading offset.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ptxvm.records import record

UNIT = 16
"""Addresses and offsets are multiples of so many bytes."""
LINE = 128
_PLACE_BITS = 14
_LEADING, _STRIDE, _VERSION, _BASE, _MODE = 16, 32, 46, 49, 52


class DescriptorError(Exception):
    """A descriptor, or an address that it leads to, means nothing. `address`: where in shared memory, if anywhere."""

    def __init__(self, message: str, address: int | None = None) -> None:
        super().__init__(message)
        self.address = address


class Swizzling(Enum):
    """How 16-byte chunks change places: within `span` bytes, `atom` bytes stay together."""

    NONE = ("none", 16, 16)
    B32 = ("32 bytes", 32, 16)
    B64 = ("64 bytes", 64, 16)
    B128 = ("128 bytes", 128, 16)
    B128_ATOM_32 = ("128 bytes in atoms of 32 bytes", 128, 32)

    def __init__(self, text: str, span: int, atom: int) -> None:
        self.text = text
        self.span = span
        self.atom = atom

    @property
    def lines(self) -> int:
        """Lines of 128 bytes after which the pattern repeats."""
        return self.span // self.atom


@dataclass(frozen=True)
class DescriptorFormat:
    """The descriptors of a generation: the lowest bit of the swizzle's code, what codes mean, the fixed version."""

    name: str
    swizzle_bit: int
    codes: Mapping[int, Swizzling]
    version: int | None = None


HOPPER = DescriptorFormat(
    "wgmma", 62, {0: Swizzling.NONE, 1: Swizzling.B128, 2: Swizzling.B64, 3: Swizzling.B32}, version=None
)
BLACKWELL = DescriptorFormat(
    "tcgen05",
    61,
    {0: Swizzling.NONE, 1: Swizzling.B128_ATOM_32, 2: Swizzling.B128, 4: Swizzling.B64, 6: Swizzling.B32},
    version=1,
)


@record()
class MatrixDescriptor:
    """Where a matrix lies in shared memory; all offsets in bytes.

    start:        address of its first element
    leading:      leading dimension byte offset; with `is_absolute` the address of what lies beyond a line of 128 bytes
    stride:       stride dimension byte offset
    base_offset:  the line of 128 bytes, modulo 8, in which the swizzle's pattern starts
    """

    start: int
    leading: int
    stride: int
    swizzling: Swizzling = Swizzling.NONE
    base_offset: int = 0
    is_absolute: bool = False

    def encode(self, format_: DescriptorFormat = HOPPER) -> int:
        """The 64 bits. Raises DescriptorError for what has no place in them."""
        for name, value in (("start address", self.start), ("leading", self.leading), ("stride", self.stride)):
            if value % UNIT or not 0 <= value < UNIT << _PLACE_BITS:
                raise DescriptorError(f"the {name} is {value}; it must be a multiple of 16 below {UNIT << _PLACE_BITS}")
        code = next((code for code, meaning in format_.codes.items() if meaning is self.swizzling), None)
        if code is None:
            raise DescriptorError(f"{format_.name} has no swizzle of {self.swizzling.text}")
        word = self.start // UNIT | self.leading // UNIT << _LEADING | self.stride // UNIT << _STRIDE
        word |= (self.base_offset & 7) << _BASE | code << format_.swizzle_bit
        if format_.version is not None:
            word |= format_.version << _VERSION | int(self.is_absolute) << _MODE
        return word

    def swizzled(self, address: int) -> int:
        """Where the byte that belongs at an address lies."""
        line = (address // LINE - self.base_offset) % self.swizzling.lines
        return address ^ line * self.swizzling.atom

    def __str__(self) -> str:
        leading = f"{'at' if self.is_absolute else 'every'} {self.leading:#x}"
        base = f", pattern from line {self.base_offset}" if self.base_offset else ""
        return (
            f"matrix at {self.start:#x}, leading {leading}, stride {self.stride:#x}, "
            f"swizzle {self.swizzling.text}{base}"
        )


def decode(word: int, format_: DescriptorFormat = HOPPER) -> MatrixDescriptor:
    """What 64 bits describe. Raises DescriptorError where they mean nothing; bits without meaning are not looked at."""
    code = word >> format_.swizzle_bit & ((1 << 64 - format_.swizzle_bit) - 1)
    if code not in format_.codes:
        known = ", ".join(map(str, format_.codes))
        raise DescriptorError(
            f"the matrix descriptor {word:#018x} has the swizzling mode {code}; it must be one of {known}"
        )
    version = _field(word, _VERSION, 3)
    if format_.version is not None and version != format_.version:
        text = f"bits 48 to 46 of the matrix descriptor {word:#018x} are {version:#05b}; they must be 0b001"
        raise DescriptorError(text)
    return MatrixDescriptor(
        UNIT * _field(word, 0, _PLACE_BITS),
        UNIT * _field(word, _LEADING, _PLACE_BITS),
        UNIT * _field(word, _STRIDE, _PLACE_BITS),
        format_.codes[code],
        _field(word, _BASE, 3) if code else 0,
        format_.version is not None and bool(_field(word, _MODE, 1)),
    )


def read_descriptor(word: int) -> tuple[DescriptorFormat, MatrixDescriptor]:
    """A descriptor of either format, told by its version. Raises DescriptorError."""
    format_ = BLACKWELL if _field(word, _VERSION, 3) == BLACKWELL.version else HOPPER
    return format_, decode(word, format_)


def unused_bits(word: int, format_: DescriptorFormat) -> int:
    """The bits that are set and mean nothing."""
    fields = [(0, _PLACE_BITS), (_LEADING, _PLACE_BITS), (_STRIDE, _PLACE_BITS), (_BASE, 3)]
    fields.append((format_.swizzle_bit, 64 - format_.swizzle_bit))
    if format_.version is not None:
        fields += [(_VERSION, 3), (_MODE, 1)]
    return word & ~sum(((1 << bits) - 1) << first for first, bits in fields)


def _field(word: int, first: int, bits: int) -> int:
    return word >> first & ((1 << bits) - 1)
