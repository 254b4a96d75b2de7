"""The PTX in files that are no PTX: fat binaries, objects, programs, libraries and archives of objects."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from ptxvm.api.fat_binaries import MAGIC, ContainerError, Entry, EntryKind, binaries, is_device_runtime

_FAT_BINARY = struct.pack("<I", MAGIC)
_ELF, _ARCHIVE = b"\x7fELF", b"!<arch>\n"
_SECTIONS = (".nv_fatbin", "__nv_relfatbin")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_MEMBER_HEADER = 60
_CUDA_MACHINE = 190
_TARGET = re.compile(rb"^\s*\.target\s+sm_(\d+)([af]?)", re.MULTILINE)


def contained_texts(data: bytes, target: str | None = None) -> list[bytes]:
    """The texts in a container that belong to one program: of each part the one that suits `target` ("sm_90") best,
    by default the newest. Empty for what is no container, is damaged, or carries no PTX."""
    try:
        return [
            _best(texts, target) for parts in _parts(data) if not is_device_runtime(parts) and (texts := _texts(parts))
        ]
    except ContainerError:
        return []


def _texts(parts: list[Entry]) -> list[bytes]:
    return [part.data for part in parts if part.kind == EntryKind.PTX]


def _best(texts: list[bytes], target: str | None) -> bytes:
    """The newest text that runs on the target; where none does, the oldest, of which the checker tells why."""
    ordered = sorted(texts, key=_version)
    if target is None:
        return ordered[-1]
    return next((text for text in reversed(ordered) if _runs_on(text, target)), ordered[0])


def _version(text: bytes) -> tuple[int, bytes]:
    found = _TARGET.search(text)
    return (int(found[1]), found[2]) if found else (0, b"")


def _runs_on(text: bytes, target: str) -> bool:
    """PTX for sm_90a runs on sm_90a alone, for sm_100f on its family, for sm_90 from sm_90 on."""
    wanted = re.fullmatch(r"sm_(\d+)[af]?", target)
    capability, suffix = _version(text)
    if wanted is None:
        return True
    number = int(wanted[1])
    if suffix == b"a":
        return f"sm_{capability}a" == target
    if suffix == b"f":
        return capability // 10 == number // 10 and capability <= number
    return capability <= number


def _parts(data: bytes) -> Iterator[list[Entry]]:
    """The fat binaries in a container. Raises ContainerError."""
    if data.startswith(_FAT_BINARY):
        yield from binaries(data)
    elif data.startswith(_ELF):
        yield from _in_program(data)
    elif data.startswith(_ARCHIVE):
        for member in _members(data):
            yield from _parts(member)


def _in_program(data: bytes) -> Iterator[list[Entry]]:
    """Those of an object, program or library for a CPU."""
    try:
        for name, content in _sections(data):
            if name in _SECTIONS:
                yield from binaries(content)
    except (struct.error, IndexError, ValueError):
        raise ContainerError("the ELF file is damaged") from None


def _sections(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Names and contents of the sections of an ELF file of 64 bits."""
    machine, start = struct.unpack_from("<H", data, 18)[0], struct.unpack_from("<Q", data, 40)[0]
    size, count, names = struct.unpack_from("<HHH", data, 58)
    if machine == _CUDA_MACHINE or size != _SECTION.size:
        return
    headers = [_SECTION.unpack_from(data, start + size * index) for index in range(count)]
    if not headers:
        return
    strings = data[headers[names][4] : headers[names][4] + headers[names][5]]
    for header in headers:
        name, offset, length = header[0], header[4], header[5]
        yield strings[name : strings.index(0, name)].decode(), data[offset : offset + length]


def _members(data: bytes) -> Iterator[bytes]:
    """The files in an archive. Raises ContainerError."""
    at = len(_ARCHIVE)
    while at + _MEMBER_HEADER <= len(data):
        size = data[at + 48 : at + 58].strip()
        if not size.isdigit():
            raise ContainerError("the archive is damaged")
        begin = at + _MEMBER_HEADER
        yield data[begin : begin + int(size)]
        at = begin + int(size) + int(size) % 2
