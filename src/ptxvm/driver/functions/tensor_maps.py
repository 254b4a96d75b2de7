"""Tensor maps: `cuTensorMapEncode*`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import prod
from operator import floordiv
from typing import NamedTuple

from ptxvm.api.tensor_map_rules import Request, check_request
from ptxvm.driver.blocks import find
from ptxvm.driver.caller_memory import get_bytes, get_words, put_bytes
from ptxvm.driver.errors import fail, report, require
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUdevice_attribute, CUresult
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.tensor_map import (
    MAP_SIZE,
    Atomicity,
    Descriptor,
    ElementType,
    Fill,
    Interleave,
    MapKind,
    SwizzleMode,
    decode,
)
from ptxvm.machine.tensor_map.restrictions import MAX_STEP

E = ElementType
# CUtensorMapDataType: numbered otherwise than the types of `tensormap.replace`.
_TYPES = (E.U8, E.U16, E.U32, E.S32, E.U64, E.S64, E.F16, E.F32, E.F64, E.BF16, E.F32_FTZ, E.TF32, E.TF32_FTZ)
TYPES = (*_TYPES, E.B4X16, E.B4X16_P64, E.B6X16_P32)
SWIZZLES = (
    ("none", SwizzleMode.NONE, Atomicity.B16),
    ("32B", SwizzleMode.B32, Atomicity.B16),
    ("64B", SwizzleMode.B64, Atomicity.B16),
    ("128B", SwizzleMode.B128, Atomicity.B16),
    ("128B_ATOM_32B", SwizzleMode.B128, Atomicity.B32),
    ("128B_ATOM_32B_FLIP_8B", SwizzleMode.B128, Atomicity.B32_FLIP_8B),
    ("128B_ATOM_64B", SwizzleMode.B128, Atomicity.B64),
)
INTERLEAVES = (Interleave.NONE, Interleave.B16, Interleave.B32)
FILLS = (Fill.ZERO, Fill.NAN)
WIDE_MODES = (MapKind.IM2COL_W, MapKind.IM2COL_W_128)
PROMOTIONS = 4
MOST_DIMENSIONS = 5
FIRST_MAJOR_OF_ALL = 10
"""Of GPUs: older ones have the first of the types and of the swizzles."""
OLD_TYPES, OLD_SWIZZLES = 13, 4
STRIDES = range(1, MAX_STEP + 1)
HIGHEST_ADDRESS, LEAST_ALIGNMENT = 1 << 57, 16


class _Layout(NamedTuple):
    """What the last parameters of all `cuTensorMapEncode*` say."""

    interleave: int
    swizzle: int
    promotion: int
    fill: int


class _Tensor(NamedTuple):
    """What the first parameters of all `cuTensorMapEncode*` say."""

    kind: int
    rank: int
    address: int
    sizes: int
    strides: int


def _request(given: _Tensor, steps: int, layout: _Layout) -> Request:
    """The map less its box or window. Raises DriverError."""
    state.bound()
    if not state.gpu.attributes[CUdevice_attribute.TENSOR_MAP_ACCESS_SUPPORTED]:
        fail(CUresult.ERROR_NOT_SUPPORTED)
    has_all = state.gpu.major >= FIRST_MAJOR_OF_ALL
    require(0 <= given.kind < (len(TYPES) if has_all else OLD_TYPES) and 1 <= given.rank <= MOST_DIMENSIONS)
    require(0 <= layout.swizzle < (len(SWIZZLES) if has_all else OLD_SWIZZLES))
    require(0 <= layout.interleave < len(INTERLEAVES))
    require(0 <= layout.promotion < PROMOTIONS and 0 <= layout.fill < len(FILLS))
    require(given.address < HIGHEST_ADDRESS and given.strides)
    name, mode, atomicity = SWIZZLES[layout.swizzle]
    address = _device_address(given.address)
    element_strides = get_words(steps, given.rank, 4)
    require(all(stride in STRIDES for stride in element_strides))
    if layout.interleave == 0:
        element_strides = (1, *element_strides[1:])
    described = Descriptor(
        element_type=TYPES[given.kind],
        address=address,
        sizes=get_words(given.sizes, given.rank),
        strides=get_words(given.strides, given.rank - 1),
        element_strides=element_strides,
        interleave=INTERLEAVES[layout.interleave],
        swizzle=mode,
        atomicity=atomicity,
        fill=FILLS[layout.fill],
    )
    return Request(described, name, address % 256)


def _device_address(pointer: int) -> int:
    """A pointer of the host that the driver knows is a place on the device."""
    block = find(pointer)
    if block is not None and not block.address <= pointer < block.address + block.size:
        return block.address + pointer - block.host
    return pointer


def _encode(target: int, request: Request) -> None:
    require(target)
    try:
        check_request(request)
    except ValueError as error:
        report(f"a tensor map is not possible: {error}")
        fail(CUresult.ERROR_INVALID_VALUE)
    put_bytes(target, request.map.encode())


def _signed(pointer: int, count: int) -> tuple[int, ...]:
    return tuple((value ^ 1 << 31) - (1 << 31) for value in get_words(pointer, count, 4))


@api("cuTensorMapEncodeTiled")
def encode_tiled(
    target: int,
    kind: int,
    rank: int,
    address: int,
    sizes: int,
    strides: int,
    box: int,
    steps: int,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    layout = _Layout(interleave, swizzle, promotion, fill)
    found = _request(_Tensor(kind, rank, address, sizes, strides), steps, layout)
    extents = get_words(box, rank, 4)
    _require_room(found, map(floordiv, extents, get_words(steps, rank, 4)))
    _encode(target, replace(found, map=replace(found.map, box=extents)))


def _require_room(request: Request, counts: Iterable[int]) -> None:
    """What a box takes (by the driver's count, in whole steps) fits into a multiprocessor. Raises DriverError."""
    size = request.map.element_type.element.bytes_of(prod(counts))
    require(size <= state.gpu.limits.shared)


@api("cuTensorMapEncodeIm2col")
def encode_im2col(
    target: int,
    kind: int,
    rank: int,
    address: int,
    sizes: int,
    strides: int,
    lower: int,
    upper: int,
    channels: int,
    pixels: int,
    steps: int,
    interleave: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    require(rank >= 3)
    layout = _Layout(interleave, swizzle, promotion, fill)
    found = _request(_Tensor(kind, rank, address, sizes, strides), steps, layout)
    _require_room(found, (channels, pixels))
    window = replace(
        found.map,
        kind=MapKind.IM2COL,
        lower=_signed(lower, rank - 2),
        upper=_signed(upper, rank - 2),
        channels=channels,
        pixels=pixels,
    )
    _encode(target, replace(found, map=window))


@api("cuTensorMapEncodeIm2colWide")
def encode_wide(
    target: int,
    kind: int,
    rank: int,
    address: int,
    sizes: int,
    strides: int,
    lower: int,
    upper: int,
    channels: int,
    pixels: int,
    steps: int,
    interleave: int,
    mode: int,
    swizzle: int,
    promotion: int,
    fill: int,
) -> None:
    require(rank >= 3 and 0 <= mode < len(WIDE_MODES))
    if state.gpu.major < 10:
        fail(CUresult.ERROR_NOT_SUPPORTED)
    layout = _Layout(interleave, swizzle, promotion, fill)
    found = _request(_Tensor(kind, rank, address, sizes, strides), steps, layout)
    rest = (0,) * (rank - 3)
    window = replace(
        found.map,
        kind=WIDE_MODES[mode],
        lower=(lower, *rest),
        upper=(upper, *rest),
        channels=channels,
        pixels=pixels,
    )
    _encode(target, replace(found, map=window))


@api("cuTensorMapReplaceAddress")
def replace_address(target: int, address: int) -> None:
    state.bound()
    require(target and 0 < address < HIGHEST_ADDRESS and address % LEAST_ALIGNMENT == 0)
    try:
        found = decode(get_bytes(target, MAP_SIZE))
    except KernelFault as fault:
        report(fault.message)
        fail(CUresult.ERROR_INVALID_VALUE)
    put_bytes(target, replace(found, address=_device_address(address)).encode())
