"""Copies between arrays of the runtime, and those of arrays for which the program does not wait."""

from __future__ import annotations

import ctypes

from ptxvm.driver.arrays import array_of
from ptxvm.driver.caller_memory import get_structure
from ptxvm.driver.copies import Copy, Rows, copy_in_order, copy_now
from ptxvm.driver.registry import Extent, PitchedPointer
from ptxvm.driver.runtime.calls import api
from ptxvm.driver.runtime.memory import (
    BETWEEN_ARRAYS,
    FROM_ARRAYS,
    TO_ARRAYS,
    Copy3D,
    copy_of_blocks,
    in_array,
    side_of,
    sides,
)
from ptxvm.driver.state import state
from ptxvm.driver.streams import default_stream, stream_of

DEFAULT_DIRECTION = 4


class PeerCopy3D(ctypes.Structure):
    """`cudaMemcpy3DPeerParms`."""

    _fields_ = (
        ("source_array", ctypes.c_size_t),
        ("source_place", Extent),
        ("source", PitchedPointer),
        ("source_device", ctypes.c_int),
        ("target_array", ctypes.c_size_t),
        ("target_place", Extent),
        ("target", PitchedPointer),
        ("target_device", ctypes.c_int),
        ("extent", Extent),
    )


@api("cudaMemcpy2DToArrayAsync")
def to_array(
    array: int, x: int, y: int, source: int, pitch: int, width: int, height: int, kind: int, stream: int
) -> None:
    _, of = sides(kind, TO_ARRAYS)
    rows = Rows(side_of(of, source), source, pitch)
    copy_in_order(Copy(in_array(array, x, y), rows, width, height), stream_of(stream))


@api("cudaMemcpy2DFromArrayAsync")
def from_array(
    target: int, pitch: int, array: int, x: int, y: int, width: int, height: int, kind: int, stream: int
) -> None:
    to, _ = sides(kind, FROM_ARRAYS)
    rows = Rows(side_of(to, target), target, pitch)
    copy_in_order(Copy(rows, in_array(array, x, y), width, height), stream_of(stream))


@api("cudaMemcpyToArrayAsync")
def line_to_array(array: int, x: int, y: int, source: int, size: int, kind: int, stream: int) -> None:
    to_array(array, x, y, source, size, size, 1, kind, stream)


@api("cudaMemcpyFromArrayAsync")
def line_from_array(target: int, array: int, x: int, y: int, size: int, kind: int, stream: int) -> None:
    from_array(target, size, array, x, y, size, 1, kind, stream)


@api("cudaMemcpy2DArrayToArray")
def between_arrays(
    target: int, x: int, y: int, source: int, source_x: int, source_y: int, width: int, height: int, kind: int
) -> None:
    sides(kind, BETWEEN_ARRAYS)
    copy_now(Copy(in_array(target, x, y), in_array(source, source_x, source_y), width, height), default_stream())


@api("cudaMemcpyArrayToArray")
def line_between_arrays(
    target: int, x: int, y: int, source: int, source_x: int, source_y: int, size: int, kind: int
) -> None:
    sides(kind, BETWEEN_ARRAYS)
    width = array_of(target).pitch
    rows, rest = divmod(size, width) if size > width else (1, 0)
    width = min(size, width)
    to, of = in_array(target, x, y), in_array(source, source_x, source_y)
    copy_now(Copy(to, of, width, rows), default_stream())
    if rest:
        last = [Rows(each.side, each.pointer + rows * each.pitch, each.pitch, each.plane) for each in (to, of)]
        copy_now(Copy(last[0], last[1], rest), default_stream())


def _between_devices(parameters: int) -> Copy:
    given = get_structure(parameters, PeerCopy3D)
    for device in (given.source_device, given.target_device):
        state.device(device)
    plain = Copy3D(extent=given.extent, kind=DEFAULT_DIRECTION)
    for side in ("source", "target"):
        for name in (side, f"{side}_array", f"{side}_place"):
            setattr(plain, name, getattr(given, name))
    return copy_of_blocks(plain)


@api("cudaMemcpy3DPeer")
def between_devices(parameters: int) -> None:
    copy_now(_between_devices(parameters), default_stream())


@api("cudaMemcpy3DPeerAsync")
def between_devices_async(parameters: int, stream: int) -> None:
    copy_in_order(_between_devices(parameters), stream_of(stream))
