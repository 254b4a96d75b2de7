"""What programs load: PTX as text, fat binaries, and what our linker made. Machine code is refused."""

from __future__ import annotations

import contextlib
import re
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

from ptxvm.api.errors import PtxError
from ptxvm.api.fat_binaries import (
    HEADER_SIZE,
    MAGIC,
    WRAPPER_MAGIC,
    ContainerError,
    Entry,
    EntryKind,
    container_size,
    entries,
    is_device_runtime,
)
from ptxvm.api.module import Module, load_quietly, runs
from ptxvm.diagnostics.codes.versions import UNSUPPORTED_VERSION
from ptxvm.driver.caller_memory import get, get_bytes, get_text
from ptxvm.driver.errors import fail
from ptxvm.driver.hasty_products import with_waits
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult

_DEVICE_RUNTIME = {
    "device_runtime.ptx": (b"cudaCG", b"cudaGraphSetConditional"),
    "graph_launches.ptx": (b"cudaGraphLaunch",),
}
"""Parts of NVIDIA's device runtime library, and the functions that need them."""

_LINKED_VERSION = 2
MOST_PARTS = 4096
_FIRST_VERSION = re.compile(rb"(?:\s|//[^\n]*\n|/\*.*?\*/)*\.version\b", re.DOTALL)

LINKED = b"PTXVMLNK"
"""What `link` makes begins like this: a size of 8 bytes follows, then texts with zero bytes between them."""

MACHINE_CODE = """ptxvm: this program loads machine code of a GPU (a cubin) that has no PTX beside it; ptxvm runs PTX.
Compile it with PTX: nvcc -gencode arch=compute_80,code=compute_80; for compilers that a Python package brings along,
run the program by `python -m ptxvm.driver`, which keeps them from turning PTX into machine code."""

INTERMEDIATE_CODE = """ptxvm: this program loads code for link-time optimization (LTO-IR), which only a linker reads.
Link it first with nvJitLink (`python -m ptxvm.driver` turns it into PTX), or compile without -dlto."""
_INTERMEDIATE_MAGIC = b"\xedCN\x7f"


def link(texts: list[bytes]) -> bytes:
    """Texts that belong together, as one image."""
    joined = b"\0".join(text.rstrip(b"\0") for text in texts)
    return LINKED + struct.pack("<Q", len(joined)) + joined + b"\0"


def bytes_at(pointer: int) -> bytes:
    """The image that a program points to. Raises DriverError."""
    magic = get(pointer, 4)
    if magic == WRAPPER_MAGIC:
        parts = get(pointer + 16) if get(pointer + 4, 4) == _LINKED_VERSION else 0
        return _linked_parts(parts) if parts else bytes_at(get(pointer + 8))
    if magic == MAGIC:
        try:
            return get_bytes(pointer, container_size(get_bytes(pointer, HEADER_SIZE)))
        except ContainerError:
            fail(CUresult.ERROR_INVALID_IMAGE)
    if magic == struct.unpack("<I", LINKED[:4])[0] and get_bytes(pointer, 8) == LINKED:
        return get_bytes(pointer, 16 + get(pointer + 8))
    if magic == struct.unpack("<I", b"\x7fELF")[0]:
        return b"\x7fELF"
    return get_text(pointer)


def _linked_parts(list_: int) -> bytes:
    """What a program was linked from with `nvcc -rdc=true`: pointers to fat binaries, up to a null one. NVIDIA's device
    runtime is left out: kernels find its functions here. Raises DriverError."""
    images = []
    for place in range(MOST_PARTS):
        part = get(list_ + 8 * place)
        if not part:
            break
        images.append(bytes_at(part))
    return link([text for image in images if not _is_device_runtime(image) for text in texts_of(image)])


def _is_device_runtime(image: bytes) -> bool:
    try:
        return is_device_runtime(entries(image))
    except ContainerError:
        return False


def texts_of(image: bytes) -> list[bytes]:
    """The PTX in an image, of the version that suits the GPU. Raises DriverError where there is none."""
    if image.startswith(LINKED):
        return image[16 : 16 + struct.unpack_from("<Q", image, 8)[0]].split(b"\0")
    if image.startswith(b"\x7fELF"):
        print(MACHINE_CODE, file=sys.stderr)
        fail(CUresult.ERROR_NO_BINARY_FOR_GPU)
    if image.startswith(_INTERMEDIATE_MAGIC):
        print(INTERMEDIATE_CODE, file=sys.stderr)
        fail(CUresult.ERROR_INVALID_IMAGE)
    if image.startswith(struct.pack("<I", MAGIC)):
        return [_best_text(image)]
    return [image.rstrip(b"\0")]


def texts_inside(data: bytes) -> list[bytes]:
    """The PTX in objects and archives: what suits the GPU in every fat binary in them."""
    texts: list[bytes] = []
    mark = struct.pack("<I", MAGIC)
    at = data.find(mark)
    while at >= 0:
        with contextlib.suppress(ContainerError):
            size = container_size(data[at : at + HEADER_SIZE].ljust(HEADER_SIZE, b"\0"))
            parts = list(entries(data[at : at + size]))
            fitting = [part for part in parts if part.kind == EntryKind.PTX and runs_here(part.data)]
            if fitting:
                texts.append(max(fitting, key=lambda part: part.capability).data)
            elif any(part.kind == EntryKind.PTX for part in parts) and not is_device_runtime(parts):
                _tell_why(parts)
        at = data.find(mark, at + 4)
    return texts


def _best_text(image: bytes) -> bytes:
    try:
        parts = list(entries(image))
    except ContainerError as error:
        print(f"ptxvm: {error}", file=sys.stderr)
        fail(CUresult.ERROR_INVALID_IMAGE)
    texts = [part for part in parts if part.kind == EntryKind.PTX and runs_here(part.data)]
    if not texts:
        _tell_why(parts)
        fail(CUresult.ERROR_NO_BINARY_FOR_GPU)
    return max(texts, key=lambda part: part.capability).data


def _tell_why(parts: Iterable[Entry]) -> None:
    """Tell the person what a fat binary has, of which nothing runs."""
    targets = sorted({_target(part.data) for part in parts if part.kind == EntryKind.PTX})
    if not targets:
        print(MACHINE_CODE, file=sys.stderr)
        return
    have = f"PTX for {', '.join(targets)}, which the GPU {state.settings.gpu} does not run"
    print(f"ptxvm: this program has {have}; choose another one (--gpu {targets[0]}).", file=sys.stderr)


def runs_here(text: bytes) -> bool:
    """Whether the GPU runs PTX for its target: sm_90a runs on 9.0 alone, sm_100f on its family, sm_90 from 9.0 on."""
    found = re.search(rb"^\s*\.target\s+(sm_\d+[af]?)", text, re.MULTILINE)
    return found is None or runs(state.gpu.limits, found[1].decode())


def is_ptx(text: bytes) -> bool:
    """Whether an image is taken for PTX: its version stands first, behind spaces and comments."""
    return _FIRST_VERSION.match(text) is not None


class LoadFailure(Exception):
    """PTX that cannot be run: `log` says why."""

    def __init__(self, code: CUresult, log: str) -> None:
        super().__init__(log)
        self.code, self.log = code, log


def _with_device_runtime(texts: list[bytes]) -> list[bytes]:
    """The texts, and what NVIDIA's device runtime library defines if they call it."""
    parts = [part for part, names in _DEVICE_RUNTIME.items() if any(name in text for text in texts for name in names)]
    return [*texts, *(Path(__file__).with_name(part).read_bytes() for part in parts)]


def load(texts: list[bytes]) -> Module:
    """Raises LoadFailure."""
    texts = _with_device_runtime(texts)
    if not state.settings.is_watched:  # else the sanitizer tells of them
        texts = [with_waits(text) for text in texts]
    for text in texts:
        if not is_ptx(text):
            raise LoadFailure(CUresult.ERROR_INVALID_IMAGE, "the image is no PTX: that begins with .version")
        if not runs_here(text):
            log = f"the PTX is for {_target(text)}, which the GPU {state.settings.gpu} does not run"
            raise LoadFailure(CUresult.ERROR_INVALID_PTX, log)
    try:
        return load_quietly(texts[0] if len(texts) == 1 else texts, gpu=state.settings.gpu)
    except PtxError as error:
        unknown = any(finding.code == UNSUPPORTED_VERSION.id for finding in error.findings)
        code = CUresult.ERROR_UNSUPPORTED_PTX_VERSION if unknown else CUresult.ERROR_INVALID_PTX
        raise LoadFailure(code, str(error)) from None


def _target(text: bytes) -> str:
    found = re.search(rb"\.target\s+(\w+)", text)
    return found[1].decode() if found else "?"
