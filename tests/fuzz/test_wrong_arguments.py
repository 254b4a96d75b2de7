"""Wrong arguments through the public face: each is a documented error, and the next launch works."""

from __future__ import annotations

import numpy as np
import pytest
from tests.fuzz.subjects import ENGINES, HEALTHY, Bench

import ptxvm

MIXED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 count, .param .f32 scale, .param .align 8 .b8 pair[16], .param .u16 tag)
{
    ret;
}
"""

DOCUMENTED = (ptxvm.KernelFault, ptxvm.LaunchError, ptxvm.ArgumentError)
PAIR = bytes(16)


def _out() -> np.ndarray:
    return np.zeros(64, np.uint32)


def _good() -> list[object]:
    return [_out(), 3, 1.5, PAIR, 7]


class _Liar:
    """Says it has memory and does not."""

    def __dlpack__(self, **keywords: object) -> object:
        raise BufferError("nothing there")

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)


VALUES = {
    "nothing": None,
    "text": "hello",
    "list": [1, 2, 3],
    "object": object(),
    "complex": 1j,
    "function": len,
    "module": np,
    "huge": 1 << 70,
    "very negative": -(1 << 70),
    "not a number": float("nan"),
    "infinity": float("inf"),
    "huge float": 1e300,
    "numpy f64": np.float64(1.0),
    "numpy i8": np.int8(-1),
    "numpy complex": np.complex64(1),
    "numpy text": np.str_("a"),
    "date": np.datetime64("2020-01-01"),
    "objects": np.array([object()], object),
    "strided": np.zeros(64, np.uint32)[::2],
    "reversed": np.zeros(64, np.uint32)[::-1],
    "transposed": np.zeros((4, 8), np.uint32).T,
    "empty": np.zeros(0, np.uint32),
    "scalar array": np.array(5, np.uint32),
    "one byte": b"x",
    "many bytes": bytes(1000),
    "bytearray": bytearray(16),
    "view": memoryview(bytes(16)),
    "strided view": memoryview(bytearray(16))[::2],
    "liar": _Liar(),
    "type": int,
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("name", VALUES)
def test_wrong_values(name: str, place: int, engine: str) -> None:
    """Any object for any parameter: it fits, or it is an ArgumentError that names the parameter."""
    kernel = ptxvm.load(MIXED).kernels["k"]
    arguments = _good()
    arguments[place] = VALUES[name]
    try:
        kernel.launch(1, 1, *arguments, engine=engine)
    except ptxvm.ArgumentError as error:
        assert ("out", "count", "scale", "pair", "tag")[place] in str(error)
    kernel.launch(1, 1, *_good(), engine=engine)


@pytest.mark.parametrize("count", [0, 1, 4, 6, 100])
def test_wrong_number_of_arguments(count: int) -> None:
    with pytest.raises(ptxvm.ArgumentError, match="takes 5 arguments"):
        ptxvm.load(MIXED).kernels["k"].launch(1, 1, *[0] * count)


EXTENTS = [
    0,
    -1,
    1 << 31,
    1 << 63,
    1 << 200,
    (),
    (1, 0),
    (1, 1, 0),
    (1, -1, 1),
    (1, 1, 1, 1),
    (1 << 31, 1 << 31, 1),
    (2, 65536),
    1.5,
    (1.5, 1),
    "8",
    None,
    [8],
    np.float32(2),
    (None, 1),
    True,
    np.int64(0),
]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("extent", EXTENTS, ids=repr)
@pytest.mark.parametrize("which", ["grid", "block", "cluster"])
def test_wrong_extents(which: str, extent: object, engine: str) -> None:
    extents = {"grid": 1, "block": 1, which: extent}
    if (which, extent) in (("cluster", None), ("grid", True), ("block", True), ("cluster", True)):
        return
    with pytest.raises(ptxvm.LaunchError):
        ptxvm.run(HEALTHY, args=[_out()], engine=engine, timeout=5, **extents)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("shared", [-1, 1 << 20, 1 << 40, 1 << 70])
def test_wrong_shared_sizes(shared: int, engine: str) -> None:
    with pytest.raises(ptxvm.LaunchError, match="shared"):
        ptxvm.run(HEALTHY, grid=1, block=32, args=[_out()], shared=shared, engine=engine)


@pytest.mark.parametrize(
    "options",
    [
        {"engine": "gpu"},
        {"engine": ""},
        {"checks": "some"},
        {"async_completion": "never"},
        {"workers": 0},
        {"workers": -3},
        {"timeout": -1.0},
        {"timeout": float("nan")},
    ],
    ids=repr,
)
def test_wrong_options(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        ptxvm.run(HEALTHY, grid=1, block=32, args=[_out()], **options)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_freed_device_array(engine: str) -> None:
    device = ptxvm.device_array(64, np.uint32)
    device.free()
    device.free()
    with pytest.raises((ptxvm.KernelFault, ptxvm.ArgumentError)) as caught:
        ptxvm.run(HEALTHY, grid=1, block=64, args=[device], engine=engine)
    assert "freed" in str(caught.value)
    with pytest.raises(ValueError, match="freed"):
        device.numpy()
    assert Bench(1.0).is_healthy()


@pytest.mark.parametrize("engine", ENGINES)
def test_an_array_that_is_too_small(engine: str) -> None:
    """A view reaches all of the array it views, and nothing behind that."""
    memory = np.full(4096, 0xA5A5A5A5, np.uint32)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(HEALTHY, grid=1, block=64, args=[memory[4064:]], engine=engine)
    assert caught.value.kind == "out_of_bounds" and "a view into an array of 16384 bytes" in caught.value.message
    assert (memory[:4064] == 0xA5A5A5A5).all()
    ptxvm.run(HEALTHY, grid=1, block=64, args=[memory[1024:1056]], engine=engine)
    assert (memory[1088:4064] == 0xA5A5A5A5).all() and memory[1087] == 63 * 63


@pytest.mark.parametrize("engine", ENGINES)
def test_views_of_one_array(engine: str) -> None:
    """Overlapping arrays are one piece of memory each; a store through either is seen in both."""
    memory = np.zeros(128, np.uint32)
    for first in (0, 32, 64, 1):
        ptxvm.run(HEALTHY, grid=1, block=64, args=[memory[first : first + 64]], engine=engine)
        assert memory[first + 63] == 63 * 63


@pytest.mark.parametrize("text", [b"", b"\0", "", "x", None, 5, object(), [], [b""], ["{"], "/nowhere/at/all.ptx"])
def test_wrong_programs(text: object) -> None:
    """A program that is none is PtxError, one of the wrong kind a TypeError, a missing file an OSError."""
    documented = (ptxvm.PtxError, LookupError, TypeError, OSError, ValueError)
    with pytest.raises(documented):
        ptxvm.run(text, grid=1, block=1)  # type: ignore[arg-type]
