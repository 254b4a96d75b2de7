"""`cuTensorMapEncode*`: what an H200 with driver 580 takes and refuses, beyond what the documentation says."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from tests.driver.cuda import Cuda

F16, F32, SUB_BYTE = 6, 7, 13
PLAIN = {
    "kind": F32,
    "rank": 3,
    "address": 1 << 40,
    "sizes": (64, 64, 64, 64, 64),
    "strides": (256, 1 << 14, 1 << 20, 1 << 26),
    "box": (32, 8, 4, 2, 2),
    "steps": (1, 1, 1, 1, 1),
    "layout": (0, 0, 0, 0),
}
WINDOW = PLAIN | {"lower": (0, 0, 0), "upper": (0, 0, 0), "channels": 32, "pixels": 64}


def words(cuda: Cuda, values: tuple[int, ...], kind: Any = ctypes.c_uint32) -> int:
    return cuda.words(values, kind)


def tiled(cuda: Cuda, place: int, **changes: Any) -> str:
    m = PLAIN | changes
    tensor = words(cuda, m["sizes"], ctypes.c_uint64), m["strides"] and words(cuda, m["strides"], ctypes.c_uint64)
    rest = words(cuda, m["box"]), words(cuda, m["steps"]), *m["layout"]
    return cuda.error("cuTensorMapEncodeTiled", place, m["kind"], m["rank"], m["address"], *tensor, *rest)


def im2col(cuda: Cuda, place: int, **changes: Any) -> str:
    m = WINDOW | changes
    tensor = words(cuda, m["sizes"], ctypes.c_uint64), words(cuda, m["strides"], ctypes.c_uint64)
    window = words(cuda, m["lower"], ctypes.c_int), words(cuda, m["upper"], ctypes.c_int), m["channels"], m["pixels"]
    rest = words(cuda, m["steps"]), *m["layout"]
    return cuda.error("cuTensorMapEncodeIm2col", place, m["kind"], m["rank"], m["address"], *tensor, *window, *rest)


@pytest.mark.parametrize(
    ("changes", "allowed"),
    [
        ({}, True),
        ({"address": 0}, True),
        ({"address": 1 << 56}, True),
        ({"address": 1 << 57}, False),
        ({"rank": 1, "strides": 0}, False),
        ({"steps": (9, 1, 1)}, False),
        ({"steps": (0, 1, 1)}, False),
        ({"steps": (8, 1, 1)}, True),
        ({"layout": (0, 3, 0, 0)}, True),
        ({"layout": (0, 4, 0, 0)}, False),
        ({"kind": SUB_BYTE, "box": (128, 1, 1)}, False),
        ({"box": (32, 228, 8)}, True),
        ({"box": (32, 229, 8)}, False),
        ({"box": (32, 228, 16), "steps": (1, 1, 2)}, True),
        ({"box": (32, 256, 1, 9, 2), "rank": 5}, False),
        ({"box": (32, 256, 1, 9, 2), "rank": 5, "steps": (1, 1, 2, 1, 1)}, True),
    ],
)
def test_boxes(cuda: Cuda, changes: dict[str, Any], allowed: bool) -> None:
    place = cuda.place()
    cuda.keep(ctypes.create_string_buffer(128))
    buffer = ctypes.create_string_buffer(192)
    place = cuda.keep(buffer)
    assert tiled(cuda, place, **changes) == ("SUCCESS" if allowed else "ERROR_INVALID_VALUE")


@pytest.mark.parametrize(
    ("changes", "allowed"),
    [
        ({}, True),
        ({"kind": F16, "channels": 9}, False),
        ({"layout": (1, 0, 0, 0), "channels": 257}, False),
        ({"channels": 64, "pixels": 912}, True),
        ({"channels": 64, "pixels": 913}, False),
        ({"sizes": (64, (1 << 32) - 1, 64)}, False),
        ({"sizes": (64, (1 << 32) - 1, 64), "lower": (-3, 0, 0)}, True),
        ({"sizes": (64, (1 << 31) - 1, 64)}, True),
    ],
)
def test_windows(cuda: Cuda, changes: dict[str, Any], allowed: bool) -> None:
    place = cuda.keep(ctypes.create_string_buffer(192))
    assert im2col(cuda, place, **changes) == ("SUCCESS" if allowed else "ERROR_INVALID_VALUE")


def test_a_map_may_lie_anywhere(cuda: Cuda) -> None:
    place = cuda.keep(ctypes.create_string_buffer(256))
    for offset in (1, 4, 24):
        assert tiled(cuda, place + offset) == "SUCCESS"
        cuda.cuTensorMapReplaceAddress(place + offset, 1 << 41)


def test_another_address_is_a_multiple_of_16(cuda: Cuda) -> None:
    """Also in maps whose own has to be one of 32."""
    place = cuda.keep(ctypes.create_string_buffer(192))
    assert tiled(cuda, place, layout=(2, 1, 0, 0), box=(8, 8, 4)) == "SUCCESS"
    cuda.cuTensorMapReplaceAddress(place, 48)
    for address in (0, 8, 1 << 57):
        assert cuda.error("cuTensorMapReplaceAddress", place, address) == "ERROR_INVALID_VALUE"


def test_maps_need_a_context(cuda: Cuda) -> None:
    place = cuda.keep(ctypes.create_string_buffer(192))
    cuda.cuCtxSetCurrent(0)
    assert tiled(cuda, place) == "ERROR_INVALID_CONTEXT"
    cuda.cuCtxSetCurrent(cuda.context)
