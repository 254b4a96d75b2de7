"""What the ISA and the driver API ask of a tensor map, and of the instructions that use it (ISA 5.5, 9.7.9.25.5.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod

from ptxvm.machine.layout import SHARED_RANK_SHIFT
from ptxvm.machine.tensor_map.descriptor import Descriptor, bad_map
from ptxvm.machine.tensor_map.fields import (
    Access,
    Direction,
    ElementType,
    Fill,
    Interleave,
    MapKind,
    Reduction,
    SwizzleMode,
)
from ptxvm.machine.tensor_map.reduction import SUPPORTED
from ptxvm.machine.tensor_map.swizzle import VALID_ATOMICITY, Swizzle

Findings = Iterator[str]
CORNERS = {3: 1 << 15, 4: 1 << 7, 5: 1 << 4}
"""Corners of the im2col bounding box lie in [-limit, limit), by rank."""

OFFSETS = {3: 1 << 16, 4: 1 << 8, 5: 1 << 5}
"""im2col offsets are below this, by rank."""

MAX_BOX, MAX_CHANNELS, MAX_PIXELS, MAX_STEP = 256, 256, 1024, 8
_PADDED_BOX = 128
_B6_ON_103 = (64, 128)
_PADDED_SWIZZLES = (SwizzleMode.NONE, SwizzleMode.B128)


def check_map(descriptor: Descriptor, access: Access) -> None:
    """Raises KernelFault("tensor_map") where a map breaks a rule, alone or with the instruction that uses it."""
    for rule in _RULES:
        for finding in rule(descriptor, access):
            raise bad_map(finding)


def inner_elements(descriptor: Descriptor) -> int:
    """Elements of a row of the box: of what is side by side in dimension 0."""
    if descriptor.kind is MapKind.TILED:
        return descriptor.box[0]
    return 1 if descriptor.interleaved else descriptor.channels


def row_bytes(descriptor: Descriptor) -> int:
    """Bytes of a row of the box in shared memory, without padding between rows."""
    element, count = descriptor.element, inner_elements(descriptor)
    if descriptor.interleaved and descriptor.kind is MapKind.TILED:
        count = -(-count // descriptor.element_strides[0])
    return count // element.elements * element.slot


def relaxed_b6(descriptor: Descriptor, access: Access) -> bool:
    """sm_103a has rules of its own for stores of `.b6p2x16`."""
    store = access.direction is Direction.STORE and access.target == 103
    return store and descriptor.element_type is ElementType.B6X16_P32


# ---------------------------------------------------------------------------------------------------------- fields


def _tensor(descriptor: Descriptor, access: Access) -> Findings:
    """The tensor in global memory: its address, sizes and strides."""
    strict = descriptor.interleave is Interleave.B32
    strict |= descriptor.element.padded and not relaxed_b6(descriptor, access)
    alignment = 32 if strict else 16
    if descriptor.address % alignment:
        yield f"the global address {descriptor.address:#x} is not a multiple of {alignment}"
    for dimension, size in enumerate(descriptor.sizes):
        if not size:
            yield f"dimension {dimension} of the tensor has size 0"
    for dimension, stride in enumerate(descriptor.strides, 1):
        if stride % alignment:
            yield f"the stride of dimension {dimension} is {stride} bytes, not a multiple of {alignment}"
        if stride >= 1 << 40:
            yield f"the stride of dimension {dimension} is {stride} bytes, not below 2^40"


def _steps(descriptor: Descriptor, access: Access) -> Findings:
    for dimension in range(descriptor.width, descriptor.rank):
        step = descriptor.element_strides[dimension]
        if not 1 <= step <= MAX_STEP:
            yield f"the element stride of dimension {dimension} is {step}, outside 1 to {MAX_STEP}"


def _box(descriptor: Descriptor, access: Access) -> Findings:
    if descriptor.kind is not MapKind.TILED:
        return
    for dimension, count in enumerate(descriptor.box):
        if not 1 <= count <= MAX_BOX:
            yield f"the box has {count} elements in dimension {dimension}, outside 1 to {MAX_BOX}"
    size = descriptor.element.bytes_of(descriptor.box[0])
    if size % 16:
        yield f"the rows of the box have {size} bytes, not a multiple of 16"
    whole = row_bytes(descriptor) * prod(descriptor.positions(dimension) for dimension in range(1, descriptor.rank))
    if whole > 1 << SHARED_RANK_SHIFT:
        yield f"the box has {whole} bytes, more than any shared memory"


def _window(descriptor: Descriptor, access: Access) -> Findings:
    if descriptor.kind is MapKind.TILED:
        return
    if descriptor.rank < 3:
        yield f"im2col accesses need 3 dimensions or more, the tensor has {descriptor.rank}"
        return
    if not descriptor.interleaved and not 1 <= descriptor.channels <= MAX_CHANNELS:
        yield f"it has {descriptor.channels} channels per pixel, outside 1 to {MAX_CHANNELS}"
    if descriptor.kind is not MapKind.IM2COL_W_128 and not 1 <= descriptor.pixels <= MAX_PIXELS:
        yield f"it has {descriptor.pixels} pixels per column, outside 1 to {MAX_PIXELS}"
    wide = descriptor.kind is not MapKind.IM2COL
    limit = CORNERS[3 if wide else descriptor.rank]
    for axis in range(1 if wide else descriptor.rank - 2):
        lower, upper, size = descriptor.lower[axis], descriptor.upper[axis], descriptor.sizes[axis + descriptor.width]
        if not (-limit <= lower < limit and -limit <= upper < limit):
            yield f"the corners {lower} and {upper} along {'WHD'[axis]} are outside {-limit} to {limit - 1}"
        if size + upper <= lower:
            yield f"the bounding box is empty along {'WHD'[axis]}: {lower} to {size + upper}"


def _interleave(descriptor: Descriptor, access: Access) -> Findings:
    if not descriptor.interleaved:
        return
    if descriptor.rank < 3:
        yield f"interleaved layouts need 3 dimensions or more, the tensor has {descriptor.rank}"
    if descriptor.interleave is Interleave.B32 and descriptor.swizzle is not SwizzleMode.B32:
        yield "the 32-byte interleave layout needs 32-byte swizzling"
    if descriptor.swizzle is SwizzleMode.B96:
        yield "96-byte swizzling does not exist for interleaved layouts"
    if descriptor.element_type.element.padded:
        yield f"{descriptor.element_type.element.spelling} has no interleaved layouts"
    if access.mode.four_rows or access.mode.wide:
        yield f"`.{access.mode.value}` does not exist for interleaved layouts"


def _swizzle(descriptor: Descriptor, access: Access) -> Findings:
    mode = descriptor.swizzle
    if descriptor.atomicity not in VALID_ATOMICITY[mode]:
        yield f"{mode.span}-byte swizzling has 16-byte atomicity only"
    inner = row_bytes(descriptor)
    if mode is not SwizzleMode.NONE and not descriptor.interleaved and inner > mode.span:
        yield f"the rows of the box have {inner} bytes, {mode.span}-byte swizzling allows {mode.span}"
    flips = Swizzle(mode, descriptor.atomicity).flips
    if flips and access.direction.writes_global:
        yield "swizzling with 8-byte flip is for copies from global to shared memory only"
    if access.mode.wide and (flips or mode is SwizzleMode.NONE):
        yield f"`.{access.mode.value}` needs swizzling, and not that with 8-byte flip"
    if mode is SwizzleMode.B96 and access.mode.value == "im2col::w::128":
        yield "`.im2col::w::128` does not exist with 96-byte swizzling"


def _fill(descriptor: Descriptor, access: Access) -> Findings:
    element = descriptor.element_type.element
    if descriptor.fill is Fill.NAN and not element.floating:
        yield f"elements of type {element.spelling} cannot be filled with NaN"


def _sub_byte(descriptor: Descriptor, access: Access) -> Findings:
    """Restrictions of `.b4x16`, `.b4x16_p64`, `.b6x16_p32` and `.b6p2x16`."""
    element = descriptor.element
    if not element.sub_byte:
        return
    size, inner = descriptor.sizes[0], inner_elements(descriptor)
    if not element.padded:
        if size % 2 or inner % 2:
            yield f"{element.spelling} needs an even number of elements in dimension 0, of the tensor and of the box"
        return
    relaxed = relaxed_b6(descriptor, access)
    if inner not in (_B6_ON_103 if relaxed else (_PADDED_BOX,)):
        allowed = "64 or 128" if relaxed else "128"
        yield f"the box has {inner} elements of type {element.spelling} in dimension 0, it must have {allowed}"
    multiple = 64 if relaxed else _PADDED_BOX
    if size % multiple:
        yield f"dimension 0 has {size} elements of type {element.spelling}, not a multiple of {multiple}"
    allowed_modes = (*_PADDED_SWIZZLES, SwizzleMode.B64) if relaxed else _PADDED_SWIZZLES
    if descriptor.swizzle not in allowed_modes or Swizzle(descriptor.swizzle, descriptor.atomicity).flips:
        yield f"{element.spelling} allows no swizzling or 128-byte swizzling without 8-byte flip"


# ----------------------------------------------------------------------------------------------- map and instruction


def _agreement(descriptor: Descriptor, access: Access) -> Findings:
    """The map is of the kind that the instruction uses."""
    if descriptor.kind is not access.mode.kind:
        yield f"`.{access.mode.value}` uses {_KIND_WORDS[access.mode.kind]}, this is {_KIND_WORDS[descriptor.kind]}"
    if descriptor.rank != access.dimensions:
        yield f"the instruction is for {access.dimensions} dimensions, the tensor has {descriptor.rank}"
    if access.mode.four_rows and descriptor.rank == 2 and descriptor.box[1] != 1:
        yield f"`.{access.mode.value}` needs a box with 1 row, this one has {descriptor.box[1]}"


def _stores(descriptor: Descriptor, access: Access) -> Findings:
    if not access.direction.writes_global:
        return
    if descriptor.element_type is ElementType.B4X16_P64:
        yield "elements of type .b4x16_p64 can be loaded only"
    axes = {MapKind.IM2COL: descriptor.rank - 2, MapKind.IM2COL_W: 1}.get(descriptor.kind, 0)
    for axis, (lower, upper) in enumerate(zip(descriptor.lower[:axes], descriptor.upper[:axes], strict=True)):
        if lower < 0 or upper > 0:
            yield (
                f"the bounding box of a store must stay inside the tensor, its corners along {'WHD'[axis]} "
                f"are {lower} and {upper}"
            )


def _reductions(descriptor: Descriptor, access: Access) -> Findings:
    if access.reduction is None:
        return
    element = descriptor.element_type
    if element.element.sub_byte:
        yield f"reductions have no elements of type {element.element.spelling}"
    elif element not in SUPPORTED[access.reduction]:
        yield f"`.{Reduction(access.reduction).value}` has no elements of type {element.element.spelling}"


def _targets(descriptor: Descriptor, access: Access) -> Findings:
    """Of sm_120, with `.shared::cluster.global`: to `.shared::cta` CUTLASS copies 4-bit numbers there."""
    if access.direction.writes_global or not 120 <= access.target < 130:
        return
    if not access.own_cta and descriptor.element_type.element.sub_byte:
        yield f"sm_{access.target} cannot load elements of type {descriptor.element_type.element.spelling}"
    if descriptor.swizzle is SwizzleMode.B128 and descriptor.atomicity:
        yield f"sm_{access.target} cannot load with a swizzle atomicity other than 16 bytes"


_KIND_WORDS = {
    MapKind.TILED: "a tiled map",
    MapKind.IM2COL: "an im2col map",
    MapKind.IM2COL_W: "a wide im2col map of mode W",
    MapKind.IM2COL_W_128: "a wide im2col map of mode W128",
}
_RULES: tuple[Callable[[Descriptor, Access], Findings], ...] = (
    _agreement,
    _tensor,
    _steps,
    _box,
    _window,
    _interleave,
    _sub_byte,
    _fill,
    _swizzle,
    _stores,
    _reductions,
    _targets,
)
