"""CUDA arrays: memory whose place only the driver knows."""

from __future__ import annotations

import ctypes
from dataclasses import field

from ptxvm.driver.blocks import new_bytes
from ptxvm.driver.copies import Rows, Side
from ptxvm.driver.errors import require
from ptxvm.driver.state import Context, state
from ptxvm.driver.structures import ArrayDescriptor
from ptxvm.driver.tables.constants import CUarray_format, CUresult
from ptxvm.machine.memory import Bytes
from ptxvm.records import record

F = CUarray_format
LAYERED, SURFACE, CUBEMAP, GATHER = 1, 2, 4, 8
SPARSE, DEFERRED = 0x40, 0x80
ARRAY_FLAGS = LAYERED | SURFACE | CUBEMAP | GATHER | SPARSE | DEFERRED | 0x100
"""Those of an array of colours: depth textures have formats of their own."""
ELEMENT_SIZES = {
    F.UNSIGNED_INT8: 1,
    F.UNSIGNED_INT16: 2,
    F.UNSIGNED_INT32: 4,
    F.SIGNED_INT8: 1,
    F.SIGNED_INT16: 2,
    F.SIGNED_INT32: 4,
    F.HALF: 2,
    F.FLOAT: 4,
}
WIDEST_SURFACE_LINE, MOST_LAYERS, MOST_CUBE_LAYERS, DEEPEST_OF_ALL_WIDTHS = 32768, 2048, 2046, 16384


@record(frozen=False, eq=False)
class Array:
    """Elements of `channels` numbers, `width` in a row; `height` and `depth` are 0 in arrays of fewer dimensions."""

    context: Context
    descriptor: ArrayDescriptor
    memory: Bytes
    handle: int = 0
    plain: bool = False

    @property
    def element(self) -> int:
        """Bytes of an element."""
        return element_size(self.descriptor)

    @property
    def pitch(self) -> int:
        """Bytes of a row."""
        return int(self.element * self.descriptor.width)

    @property
    def plane(self) -> int:
        """Bytes of a plane, a layer or a face."""
        return int(self.pitch * max(1, self.descriptor.height))


@record(frozen=False, eq=False)
class Mipmap:
    """A pyramid of arrays."""

    levels: list[Array] = field(default_factory=list)
    handle: int = 0


def element_size(descriptor: ArrayDescriptor) -> int:
    """Bytes of an element. Raises DriverError for formats that there are not."""
    require(descriptor.format in ELEMENT_SIZES and descriptor.channels in (1, 2, 4))
    return ELEMENT_SIZES[CUarray_format(descriptor.format)] * int(descriptor.channels)


def new_array(context: Context, descriptor: ArrayDescriptor) -> Array:
    """An array without a handle. Raises DriverError."""
    width, height, depth = descriptor.width, descriptor.height, descriptor.depth
    require(width > 0 and descriptor.flags & ~ARRAY_FLAGS == 0)
    require(not descriptor.flags & SPARSE or (height and not descriptor.flags & (SURFACE | DEFERRED)))
    most = _limits(descriptor)
    require(width <= most[0] and height <= most[1] and depth <= most[2])
    layered, cube = descriptor.flags & LAYERED, descriptor.flags & CUBEMAP
    require(not depth or height or layered)
    require(not cube or (width == height and depth % 6 == 0 and depth and (layered or depth == 6)))
    require(not layered or depth)
    require(not descriptor.flags & GATHER or (height and not depth))
    size = element_size(descriptor) * width * max(1, height) * max(1, depth)
    require(size <= state.gpu.memory, CUresult.ERROR_OUT_OF_MEMORY)
    return Array(context, descriptor, new_bytes(size, 512))


def _limits(descriptor: ArrayDescriptor) -> tuple[int, int, int]:
    """The largest width, height and depth of arrays of this kind (CUDA programming guide, technical specifications)."""
    flags = descriptor.flags
    if flags & CUBEMAP:
        return 32768, 32768, MOST_CUBE_LAYERS
    if flags & (LAYERED | GATHER):
        return 32768, 32768, MOST_LAYERS
    if descriptor.depth > DEEPEST_OF_ALL_WIDTHS and not flags & SURFACE:
        return 8192, 8192, 32768
    if descriptor.depth:
        return 16384, 16384, DEEPEST_OF_ALL_WIDTHS
    if descriptor.height:
        return 131072, 65536, 0
    return (WIDEST_SURFACE_LINE if flags & SURFACE else 131072), 0, 0


def array_of(handle: int) -> Array:
    """Raises DriverError."""
    return state.handles.get(handle, Array)


def rows_of(handle: int, x: int, y: int, z: int, width: int = 0) -> Rows:
    """The rows of an array from an element on; `x` counts bytes, and so does `width`, which is wanted of each row.
    Raises DriverError."""
    array = array_of(handle)
    require(x + width <= array.pitch)
    offset = x + y * array.pitch + z * array.plane
    require(offset <= len(array.memory))
    return Rows(Side.ARRAY, int(array.memory.ctypes.data) + offset, array.pitch, array.plane)


def known_bytes(pointer: int, size: int) -> bool:
    """Whether bytes are those of an array."""
    for array in state.handles.of_kind(Array):
        start = int(array.memory.ctypes.data)
        if start <= pointer and pointer + size <= start + len(array.memory):
            return True
    return any(
        start <= pointer and pointer + size <= start + len(level.memory)
        for mipmap in state.handles.of_kind(Mipmap)
        for level in mipmap.levels
        for start in (int(level.memory.ctypes.data),)
    )


def copied(descriptor: ArrayDescriptor) -> ArrayDescriptor:
    """A structure of one's own."""
    made = ArrayDescriptor()
    ctypes.memmove(ctypes.byref(made), ctypes.byref(descriptor), ctypes.sizeof(made))
    return made
