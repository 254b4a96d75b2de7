"""Copies and fills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ptxvm.driver.caller_memory import get_structure
from ptxvm.driver.copies import (
    Copy,
    Fill,
    Rows,
    Side,
    copy_at_once,
    copy_in_order,
    copy_now,
    fill_at_once,
    linear,
    run_now,
    side_of,
)
from ptxvm.driver.errors import require
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import Stream, default_stream, stream_of
from ptxvm.driver.structures import Copy2D, Copy3D

ARRAY = 3
_LINEAR = {
    "cuMemcpyHtoD": (Side.DEVICE, Side.HOST),
    "cuMemcpyDtoH": (Side.HOST, Side.DEVICE),
    "cuMemcpyDtoD": (Side.DEVICE, Side.DEVICE),
}


def _define_linear(name: str, sides: tuple[Side, Side], version: str) -> None:
    places = sides[0].place, sides[1].place

    @api(f"{name}{version}")
    def copy(target: int, source: int, size: int) -> None:
        stream = default_stream()
        if not copy_at_once(stream, target, source, size, places):
            copy_now(linear(target, source, size, sides), stream)

    @api(f"{name}Async{version}")
    def copy_async(target: int, source: int, size: int, stream: int) -> None:
        queue = stream_of(stream)
        if not copy_at_once(queue, target, source, size, places):
            copy_in_order(linear(target, source, size, sides), queue)


for _name, _sides in _LINEAR.items():
    _define_linear(_name, _sides, "_v2")
_define_linear("cuMemcpy", (Side.ANY, Side.ANY), "")


def _check_contexts(*handles: int) -> None:
    for handle in handles:
        state.context(handle)


@api("cuMemcpyPeer")
def copy_peer(target: int, target_context: int, source: int, source_context: int, size: int) -> None:
    _check_contexts(target_context, source_context)
    copy_now(linear(target, source, size, (Side.DEVICE, Side.DEVICE)), default_stream())


@api("cuMemcpyPeerAsync")
def copy_peer_async(target: int, target_context: int, source: int, source_context: int, size: int, stream: int) -> None:
    _check_contexts(target_context, source_context)
    copy_in_order(linear(target, source, size, (Side.DEVICE, Side.DEVICE)), stream_of(stream))


# -------------------------------------------------------------------------------------------- two and three dimensions


def copy_of_rows(given: Any, depth: int = 1) -> Copy:
    """The copy that a `CUDA_MEMCPY2D` or `CUDA_MEMCPY3D` asks for. Raises DriverError."""
    sides = _side(given, "target", depth), _side(given, "source", depth)
    return Copy(*sides, given.width, given.height, depth)


def _side(given: Any, name: str, depth: int) -> Rows:
    kind = getattr(given, f"{name}_type")
    if kind == ARRAY:
        return _array_rows(given, name)
    side = side_of(kind)
    pointer = getattr(given, f"{name}_{'host' if side is Side.HOST else 'device'}")
    x, y, z = (getattr(given, f"{name}_{axis}", 0) for axis in "xyz")
    pitch = getattr(given, f"{name}_pitch") or x + given.width
    height = getattr(given, f"{name}_height", 0) or y + given.height
    plane = pitch * height
    require(max(x, y, z, pitch, height) < 1 << 47)
    if min(given.width, given.height, depth):
        require(x + given.width <= pitch)
        require(y + given.height <= height or not hasattr(given, f"{name}_height"))
    return Rows(side, pointer + x + y * pitch + z * plane, pitch, plane)


def _array_rows(given: Any, name: str) -> Rows:
    from ptxvm.driver.arrays import rows_of  # noqa: PLC0415  (few programs have arrays)

    x, y, z = (getattr(given, f"{name}_{axis}", 0) for axis in "xyz")
    handle = getattr(given, f"{name}_array")
    require(handle)
    return rows_of(handle, x, y, z, given.width)


@api("cuMemcpy2D_v2", "cuMemcpy2DUnaligned_v2")
def copy_2d(description: int) -> None:
    copy_now(copy_of_rows(get_structure(description, Copy2D)), default_stream())


@api("cuMemcpy2DAsync_v2")
def copy_2d_async(description: int, stream: int) -> None:
    copy_in_order(copy_of_rows(get_structure(description, Copy2D)), stream_of(stream))


@api("cuMemcpy3D_v2", "cuMemcpy3DPeer")
def copy_3d(description: int) -> None:
    given = get_structure(description, Copy3D)
    copy_now(copy_of_rows(given, given.depth), default_stream())


@api("cuMemcpy3DAsync_v2", "cuMemcpy3DPeerAsync")
def copy_3d_async(description: int, stream: int) -> None:
    given = get_structure(description, Copy3D)
    copy_in_order(copy_of_rows(given, given.depth), stream_of(stream))


# ------------------------------------------------------------------------------------------------------------ fills


def _fill_row(stream: Stream, target: int, value: int, element: int, count: int) -> None:
    if not fill_at_once(stream, target, value, element, count):
        _fill(Fill(target, value, element, count), stream)


def _fill(fill: Fill, stream: Stream) -> None:
    fill.check()
    if not state.captures and stream.idle:
        stream.context.check()
        run_now(fill, stream.context)
    else:
        stream.submit(fill)


def _define_fills(bits: int) -> Callable[..., None]:
    element = bits // 8

    @api(f"cuMemsetD{bits}_v2")
    def fill(target: int, value: int, count: int) -> None:
        _fill_row(default_stream(), target, value, element, count)

    @api(f"cuMemsetD{bits}Async")
    def fill_async(target: int, value: int, count: int, stream: int) -> None:
        _fill_row(stream_of(stream), target, value, element, count)

    @api(f"cuMemsetD2D{bits}_v2")
    def fill_2d(target: int, pitch: int, value: int, width: int, height: int) -> None:
        _fill(Fill(target, value, element, width, height, pitch), default_stream())

    @api(f"cuMemsetD2D{bits}Async")
    def fill_2d_async(target: int, pitch: int, value: int, width: int, height: int, stream: int) -> None:
        _fill(Fill(target, value, element, width, height, pitch), stream_of(stream))

    return fill


for _bits in (8, 16, 32):
    _define_fills(_bits)
