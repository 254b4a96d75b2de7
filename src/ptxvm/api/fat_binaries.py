"""PTX out of the containers that NVIDIA's compilers make."""

from __future__ import annotations

import ctypes
import importlib
import struct
import sys
from collections.abc import Iterable, Iterator
from enum import IntEnum

from ptxvm.records import record

MAGIC = 0xBA55ED50
WRAPPER_MAGIC = 0x466243B1
HEADER_SIZE = 16
_LZ4, _ZSTD = 0x2000, 0x8000
_PART = struct.Struct("<HHIIIIIIIIIQQQ")
_LARGEST = 1 << 28
"""Bytes of a text: what says that it is larger is damaged, or means harm."""


class ContainerError(ValueError):
    """A container is damaged, or compressed by a method that nothing here knows."""


class EntryKind(IntEnum):
    """What a part of a fat binary is."""

    PTX = 1
    MACHINE_CODE = 2


@record()
class Entry:
    """One part of a fat binary: `capability` is 90 for sm_90."""

    kind: int
    capability: int
    data: bytes


def container_size(header: bytes) -> int:
    """Bytes of a fat binary whose first `HEADER_SIZE` bytes are given. Raises ContainerError."""
    magic, _, header_size, size = struct.unpack("<IHHQ", header)
    if magic != MAGIC or size > 1 << 32:
        raise ContainerError("this is no fat binary")
    return int(header_size + size)


def entries(data: bytes) -> Iterator[Entry]:
    """The parts of fat binaries that lie one behind the other. Raises ContainerError."""
    for parts in binaries(data):
        yield from parts


def binaries(data: bytes) -> Iterator[list[Entry]]:
    """The parts of each of them. Raises ContainerError."""
    start = 0
    while start + HEADER_SIZE <= len(data) and data[start : start + 4] == struct.pack("<I", MAGIC):
        end = start + container_size(data[start : start + HEADER_SIZE])
        if end > len(data):
            raise ContainerError("the fat binary is cut off")
        yield list(_parts(data, start + struct.unpack_from("<H", data, start + 6)[0], end))
        start = end + -end % 8


def _parts(data: bytes, at: int, end: int) -> Iterator[Entry]:
    """Those between two places."""
    while at + _PART.size <= end:
        kind, _, header, payload, _, compressed, _, _, capability, _, _, flags, _, size = _PART.unpack_from(data, at)
        if header < _PART.size or at + header + payload > end or compressed > payload or size > _LARGEST:
            raise ContainerError("the fat binary is damaged")
        body = data[at + header : at + header + (compressed or payload)]
        yield Entry(kind, capability, _unpacked(body, flags, size) if kind == EntryKind.PTX else body)
        at += header + payload


def _unpacked(data: bytes, flags: int, size: int) -> bytes:
    if flags & _LZ4:
        return lz4(data, size)
    if flags & _ZSTD:
        return zstd(data, size)
    return data.rstrip(b"\0")


def lz4(data: bytes, size: int) -> bytes:
    """`size` bytes out of an LZ4 block. Raises ContainerError."""
    out = bytearray()
    at = 0
    try:
        while at < len(data) and len(out) < size:
            token = data[at]
            length, at = _length(data, at + 1, token >> 4)
            out += data[at : at + length]
            at += length
            if at >= len(data) or len(out) >= size:
                break
            distance = data[at] | data[at + 1] << 8
            length, at = _length(data, at + 2, token & 15)
            _repeat(out, distance, min(length + 4, size - len(out)))
    except IndexError:
        raise ContainerError("LZ4 data is cut off") from None
    return bytes(out[:size]).rstrip(b"\0")


def _length(data: bytes, at: int, length: int) -> tuple[int, int]:
    """A length and what comes after it: 15 goes on."""
    if length == 15:
        while True:
            length += data[at]
            at += 1
            if data[at - 1] != 255:
                break
    return length, at


def _repeat(out: bytearray, distance: int, length: int) -> None:
    if not 0 < distance <= len(out):
        raise ContainerError("LZ4 data is damaged")
    piece = out[-distance:]
    out += (piece * (length // distance + 1))[:length]


def zstd(data: bytes, size: int) -> bytes:
    """`size` bytes out of Zstandard frames, by whatever library there is. Raises ContainerError."""
    name = "compression.zstd" if sys.version_info >= (3, 14) else "backports.zstd"
    try:
        unpacked: bytes = importlib.import_module(name).ZstdDecompressor().decompress(data, max_length=size)
    except ImportError:
        unpacked = _zstd_of_the_system(data, size)
    except Exception as error:
        raise ContainerError(f"Zstandard data is damaged: {error}") from None
    return unpacked.rstrip(b"\0")


def _zstd_of_the_system(data: bytes, size: int) -> bytes:
    try:
        library = ctypes.CDLL("libzstd.so.1")
    except OSError:
        text = "the PTX is compressed by Zstandard: install it (`pip install backports.zstd`), or libzstd.so.1"
        raise ContainerError(text) from None
    library.ZSTD_decompress.restype = ctypes.c_size_t
    library.ZSTD_decompress.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
    out = ctypes.create_string_buffer(size)
    done = library.ZSTD_decompress(out, size, data, len(data))
    if done > size:
        raise ContainerError("Zstandard data is damaged")
    return out.raw[:done]


_DEVICE_RUNTIME = b"cuda_device_runtime"


def is_device_runtime(parts: Iterable[Entry]) -> bool:
    """Whether they are NVIDIA's device runtime, with which `nvcc -rdc=true` links: its functions are found here."""
    return any(_DEVICE_RUNTIME in part.data for part in parts if part.kind == EntryKind.PTX)
