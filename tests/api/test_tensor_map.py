"""Tensor maps from Python: what they describe, what is refused and how, and how kernels get them."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import ptxvm
from ptxvm import TensorMap
from ptxvm.api.arguments import ArgumentError, Packer
from ptxvm.api.device import device_memory
from ptxvm.checker.module import Linking, Space, Variable
from ptxvm.lanes.types import TYPES
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import (
    Access,
    Direction,
    ElementType,
    Fill,
    GlobalBytes,
    Interleave,
    LoadMode,
    MapKind,
    Start,
    SwizzleMode,
    copy_plan,
    decode,
    load,
)

IMAGES = (3, 6, 8, 16)  # N, H, W, C


def loaded(data: bytes, start: Start, mode: LoadMode = LoadMode.TILE) -> bytes:
    """The box that a load puts into shared memory."""
    plan = copy_plan(data, Access(Direction.LOAD, decode(data).rank, mode, target=100))
    shared = np.zeros(plan.shared_bytes(start.info), np.uint8)
    plan.check(start, 0, shared.size)
    load(plan, start, GlobalBytes([device_memory(0)]), shared, 0)
    return shared.tobytes()


@pytest.mark.parametrize(
    "dtype",
    [
        np.uint8,
        np.int16,
        np.float16,
        ml_dtypes.float8_e4m3,
        ml_dtypes.float8_e5m2fnuz,
        ml_dtypes.bfloat16,
        np.int32,
        np.float32,
        np.uint64,
        np.float64,
    ],
)
def test_axes_are_in_c_order(dtype: Any) -> None:
    array = np.arange(5 * 7 * 32).reshape(5, 7, 32).astype(dtype)
    data = bytes(TensorMap.tiled(array, box=(2, 3, 16)))
    assert loaded(data, Start((16, 4, 1))) == array[1:3, 4:7, 16:].tobytes()


def test_element_strides_and_views() -> None:
    array = np.arange(40 * 64, dtype=np.float32).reshape(40, 64)
    view = array[3:30:3, 8:40]
    data = bytes(TensorMap.tiled(view, box=(6, 16), element_strides=(2, 1)))
    assert decode(data).strides == (3 * 256,)
    assert loaded(data, Start((4, 1))) == view[1:7:2, 4:20].tobytes()


@pytest.mark.parametrize("on_device", [False, True])
def test_maps_of_views_last_as_long_as_what_they_view(on_device: bool) -> None:
    batch = np.arange(3 * 8 * 16, dtype=np.float32).reshape(3, 8, 16)
    owner = ptxvm.device_array(batch) if on_device else batch
    views = owner.numpy() if isinstance(owner, ptxvm.DeviceArray) else owner
    maps = [bytes(TensorMap.tiled(views[i], box=(2, 16))) for i in range(3)]  # of views that are gone afterwards
    assert [loaded(data, Start((0, 4))) for data in maps] == [view[4:6].tobytes() for view in batch]
    if isinstance(owner, ptxvm.DeviceArray):
        assert decode(maps[1]).address == owner.address + batch[0].nbytes


def test_the_array_is_used_in_place() -> None:
    array = np.zeros((4, 16), np.float32)
    data = bytes(TensorMap.tiled(array, box=(2, 16)))
    array[:] = 3
    assert loaded(data, Start((0, 0))) == array[:2].tobytes()


def test_nan_fill_and_device_arrays() -> None:
    array = ptxvm.device_array(np.ones((4, 8), np.float16))
    tensor_map = TensorMap.tiled(array, box=(2, 8), fill="nan")
    assert decode(bytes(tensor_map)).address == array.address
    assert loaded(bytes(tensor_map), Start((0, 3))) == np.ones(8, np.float16).tobytes() + b"\xf7\x7f" * 8


def test_im2col_is_a_convolution() -> None:
    """A 3x3 window with padding 1: the columns are the pixels of the padded images."""
    images = np.random.default_rng(1).random(IMAGES, np.float32)
    tensor_map = TensorMap.im2col(images, lower=(-1, -1), upper=(-1, -1), channels_per_pixel=16, pixels_per_column=48)
    padded = np.pad(images, ((0, 0), (1, 1), (1, 1), (0, 0)))
    for r, s in np.ndindex(3, 3):
        column = loaded(bytes(tensor_map), Start((0, -1, -1, 1), (s, r)), LoadMode.IM2COL)
        assert column == padded[1, r : r + 6, s : s + 8].tobytes()


def test_im2col_wide_walks_along_w() -> None:
    images = np.random.default_rng(2).random(IMAGES, np.float32)
    tensor_map = TensorMap.im2col_wide(
        images, lower=0, upper=0, channels_per_pixel=16, pixels_per_column=12, swizzle="64B"
    )
    assert decode(bytes(tensor_map)).kind is MapKind.IM2COL_W
    plan = copy_plan(bytes(tensor_map), Access(Direction.LOAD, 4, LoadMode.IM2COL_W, target=100))
    assert plan.transaction_bytes((2, 0)) == (12 + 2) * 64
    other = TensorMap.im2col_wide(images, lower=-1, upper=1, channels_per_pixel=16, mode="W128")
    assert decode(bytes(other)).kind is MapKind.IM2COL_W_128
    assert decode(bytes(other)).lower == (-1, 0)


def test_what_the_map_says() -> None:
    array = np.zeros((2, 3, 4, 8), np.float16)
    tensor_map = TensorMap.tiled(array, box=(1, 2, 2, 8), element_strides=(1, 2, 1, 1), swizzle="128B", fill="nan")
    found = decode(bytes(tensor_map))
    assert (found.sizes, found.strides, found.box) == ((8, 4, 3, 2), (16, 64, 192), (8, 2, 2, 1))
    assert found.element_strides == (1, 1, 2, 1)
    assert (found.swizzle, found.interleave, found.fill) == (SwizzleMode.B128, Interleave.NONE, Fill.NAN)
    assert repr(tensor_map) == "<ptxvm.TensorMap tiled of 2x3x4x8 f16>"


def test_interleaved_layouts_are_copied_slice_by_slice() -> None:
    """NC/8HWC8: images, slices of eight channels, H, W, the channels of a slice."""
    array = np.arange(2 * 3 * 5 * 9 * 8, dtype=np.float16).reshape(2, 3, 5, 9, 8)
    data = bytes(TensorMap.tiled(array, box=(2, 1, 2, 8), element_strides=(1, 1, 1, 2), interleave="16B"))
    found = decode(data)
    assert (found.sizes, found.strides, found.box) == ((9, 5, 3, 2), (144, 720, 2160), (8, 2, 1, 2))
    assert found.interleave is Interleave.B16
    assert loaded(data, Start((1, 3, 2, 0))) == array[:, 2, 3:5, 1:9:2].tobytes()
    window = TensorMap.im2col(
        array, lower=(0, 0), upper=(0, 0), channels_per_pixel=8, pixels_per_column=45, interleave="16B"
    )
    assert loaded(bytes(window), Start((0, 0, 1, 1), (0, 0)), LoadMode.IM2COL) == array[1, 1].tobytes()


@pytest.mark.parametrize(
    ("dtype", "row", "elements", "kind"),
    [
        ("16U4_ALIGN8B", 64, 128, ElementType.B4X16),
        ("16U4_ALIGN16B", 64, 128, ElementType.B4X16_P64),
        ("16U6_ALIGN16B", 96, 128, ElementType.B6X16_P32),
    ],
)
def test_packed_numbers_are_counted(dtype: str, row: int, elements: int, kind: ElementType) -> None:
    found = decode(bytes(TensorMap.tiled(np.zeros((4, 2 * row), np.uint8), box=(2, 128), dtype=dtype)))
    assert (found.element_type, found.sizes) == (kind, (2 * elements, 4))


@pytest.mark.parametrize(
    ("dtype", "kind"),
    [
        ("tf32", ElementType.TF32),
        ("tf32.ftz", ElementType.TF32_FTZ),
        ("f32.ftz", ElementType.F32_FTZ),
        (np.int32, ElementType.S32),
    ],
)
def test_types_can_be_named(dtype: Any, kind: ElementType) -> None:
    found = decode(bytes(TensorMap.tiled(np.zeros((4, 8), np.float32), box=(2, 8), dtype=dtype)))
    assert found.element_type is kind


def zeros(*shape: int, dtype: Any = np.float16) -> Any:
    return np.zeros(shape, dtype)


# What is asked for, and words of the refusal.
REFUSED = [
    (zeros(4, 64), {"box": (64,)}, "box is (64,): 2 numbers are needed"),
    (zeros(4, 64), {"box": 64}, "box is 64"),
    (zeros(4, 64), {"box": (4, 60)}, "box[-1] is 60 elements of 120 bytes, not a multiple of 16"),
    (zeros(4, 64), {"box": (0, 64)}, "box[-2] is 0, outside 1 to 256"),
    (zeros(4, 64), {"box": (257, 64)}, "box[-2] is 257, outside 1 to 256"),
    (zeros(4, 64), {"box": (4, 64), "swizzle": "64B"}, "64 elements of 128 bytes, 64-byte swizzling allows 64"),
    (zeros(4, 64), {"box": (4, 64), "swizzle": "256B"}, "swizzle is '256B', not one of none, 32B"),
    (zeros(4, 64), {"box": (4, 8.5)}, "box[-1] is 8.5, not a whole number"),
    (zeros(4, 64), {"box": "ab"}, "box[-1] is 'b', not a whole number"),
    (zeros(4, 64), {"box": None}, "box is None: 2 numbers are needed"),
    (zeros(4, 64), {"box": 64}, "box is 64: 2 numbers are needed"),
    (zeros(4, 64), {"box": (4, 64), "fill": "one"}, "fill is 'one', not one of zero, nan"),
    (zeros(4, 4, 8), {"box": (4, 4), "interleave": "16B"}, "the array has 3 axes, such a map takes 4 to 6"),
    (zeros(4, 64), {"box": (4,), "interleave": "16B"}, "a last axis that is a slice of channels of 16 bytes"),
    (zeros(4, 2, 4, 8), {"box": (4, 1, 4), "interleave": "32B"}, "a last axis that is a slice of channels of 32 bytes"),
    (zeros(4, 2, 4, 16), {"box": (4, 1, 8), "interleave": "32B"}, "interleave 32B needs swizzle 32B, not none"),
    (zeros(4, 2, 8, 8)[:, :, ::2], {"box": (4, 1, 4), "interleave": "16B"}, "slices are 32 bytes apart along W"),
    (
        zeros(4, 2, 4, 8),
        {"box": (4, 2, 4), "interleave": "16B"},
        "box[-1] is 4 elements of 8 bytes, not a multiple of 16 bytes",
    ),
    (
        zeros(4, 2, 4, 8),
        {"box": (4, 1, 8), "interleave": "16B", "swizzle": "96B"},
        "swizzle 96B needs interleave none",
    ),
    (zeros(4, 64), {"box": (4, 64), "element_strides": (9, 1)}, "element_strides[-2] is 9, outside 1 to 8"),
    (zeros(4, 64), {"box": (4, 64), "element_strides": (0, 1)}, "element_strides[-2] is 0, outside 1 to 8"),
    (zeros(4, 60), {"box": (4, 8)}, "axis -2 has a stride of 120 bytes, not a multiple of 16"),
    (zeros(4, 64)[:, ::2], {"box": (4, 8)}, "the last axis has a stride of 4 bytes"),
    (zeros(4, 64)[:, 1:], {"box": (4, 8)}, "the array begins 2 bytes into its allocation"),
    (zeros(4, 64)[::-1], {"box": (4, 8)}, "axis -2 has a stride of -128 bytes"),
    (zeros(1, 1, 1, 1, 1, 8), {"box": (1, 1, 1, 1, 1, 8)}, "the array has 6 axes, such a map takes 1 to 5"),
    (zeros(), {"box": ()}, "needs an array of 1 to 5 axes"),
    (zeros(4, 0), {"box": (4, 8)}, "axis -1 has 0 elements"),
    (zeros(0, 64), {"box": (4, 8)}, "axis -2 has 0 elements"),
    (zeros(4, 64, dtype=np.complex64), {"box": (4, 8)}, "no elements of type complex64"),
    (zeros(4, 64, dtype=np.int32), {"box": (4, 8), "fill": "nan"}, "fill nan needs floating-point elements, not .s32"),
    (zeros(4, 64), {"box": (4, 8), "dtype": np.float32}, "elements have 2 bytes, those of type f32 are in 4"),
    (zeros(4, 64), {"box": (4, 8), "dtype": "fp4"}, "dtype 'fp4' is no NumPy type and none of f32.ftz, tf32"),
    (zeros(4, 64), {"box": (4, 32), "dtype": "16U4_ALIGN8B"}, "elements have 2 bytes, those of type b4x16 are in 1"),
    (zeros(4, 64, dtype=np.uint8), {"box": (4, 64), "dtype": "16U4_ALIGN16B"}, "box[-1] is 64, for elements of type"),
    (zeros(4, 96, dtype=np.uint8), {"box": (4, 128), "dtype": "16U4_ALIGN16B"}, "axis -1 has 192 elements"),
    (
        zeros(4, 96, dtype=np.uint8),
        {"box": (4, 128), "dtype": "16U6_ALIGN16B", "swizzle": "64B"},
        "elements of type .b6x16_p32 need swizzle none, 128B, 128B_ATOM_32B, 128B_ATOM_64B, not 64B",
    ),
    (
        zeros(4, 64, dtype=np.uint8),
        {"box": (4, 128), "dtype": "16U4_ALIGN16B", "swizzle": "128B_ATOM_64B"},
        "need swizzle none, 128B, 128B_ATOM_32B, not 128B_ATOM_64B",
    ),
]


@pytest.mark.parametrize(("array", "asked", "words"), REFUSED)
def test_what_the_driver_refuses(array: Any, asked: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as raised:
        TensorMap.tiled(array, **asked)
    assert words in str(raised.value)


COLUMN = {"channels_per_pixel": 16, "pixels_per_column": 32}
REFUSED_WINDOWS = [
    (zeros(4, 16), {"lower": (), "upper": ()}, "the array has too few axes, im2col takes (N, [D, [H,]] W, C)"),
    (zeros(*IMAGES), {"lower": (0,), "upper": (0, 0)}, "lower is (0,): 2 numbers are needed"),
    (zeros(*IMAGES), {"lower": (-129, 0), "upper": (0, 0)}, "along H are outside -128 to 127"),
    (zeros(*IMAGES), {"lower": (0, 0), "upper": (0, 128)}, "along W are outside -128 to 127"),
    (zeros(2, *IMAGES), {"lower": (-17, 0, 0), "upper": (0, 0, 0)}, "along D are outside -16 to 15"),
    (zeros(*IMAGES), {"lower": (3, 0), "upper": (-3, 0)}, "the bounding box is empty along H: from 3 to 6 + -3"),
    (zeros(*IMAGES), {"channels_per_pixel": 257}, "channels_per_pixel is 257, outside 1 to 256"),
    (zeros(*IMAGES), {"channels_per_pixel": 16.0}, "channels_per_pixel is 16.0, not a whole number"),
    (zeros(*IMAGES), {"pixels_per_column": 1025}, "pixels_per_column is 1025, outside 1 to 1024"),
    (zeros(*IMAGES), {"swizzle": "32B", "channels_per_pixel": 32}, "32 elements of 64 bytes, 32-byte swizzling allows"),
]


@pytest.mark.parametrize(("array", "asked", "words"), REFUSED_WINDOWS)
def test_what_the_driver_refuses_of_im2col(array: Any, asked: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as raised:
        TensorMap.im2col(array, **{"lower": (0, 0), "upper": (0, 0), **COLUMN, **asked})
    assert words in str(raised.value)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"swizzle": "32B"}, "a wide im2col map needs swizzle 64B, 128B, 128B_ATOM_32B, not 32B"),
        ({"swizzle": "none"}, "needs swizzle 64B, 128B, 128B_ATOM_32B, not none"),
        ({"interleave": "16B"}, "a wide im2col map needs interleave none"),
        ({"lower": (0, 0)}, "lower is (0, 0), not a whole number"),
        ({"lower": -32769}, "along W are outside -32768 to 32767"),
        ({"mode": "W64"}, "mode is 'W64', not one of W, W128"),
    ],
)
def test_what_the_driver_refuses_of_im2col_wide(asked: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as raised:
        array = zeros(3, 6, 4, 8, 8) if "interleave" in asked else zeros(*IMAGES)
        TensorMap.im2col_wide(array, **{"lower": 0, "upper": 0, **COLUMN, **asked})
    assert words in str(raised.value)


def test_lists_are_no_arrays() -> None:
    with pytest.raises(TypeError, match=r"needs a NumPy array or a ptxvm\.device_array, not list"):
        TensorMap.tiled([[1.0]], box=(1, 1))  # type: ignore[arg-type]


def pack(alignment: int, count: int, value: object, memory: Memory) -> bytes:
    kind = TYPES["b8"]
    parameter = Variable("map", Space.PARAM, kind, count, alignment, Linking.INTERNAL, type_name="b8", is_array=True)
    return Packer("kernel", [parameter], parameter.size).pack([value], memory)[0]


@pytest.mark.parametrize("alignment", [64, 128])
def test_a_map_fills_its_parameter(alignment: int) -> None:
    array, memory = np.zeros((4, 64), np.float16), Memory()
    data = pack(alignment, 128, TensorMap.tiled(array, box=(4, 64)), memory)
    assert decode(data).address == memory.map_array(array).address


def test_a_map_needs_128_aligned_bytes() -> None:
    tensor_map = TensorMap.tiled(np.zeros((4, 64), np.float16), box=(4, 64))
    with pytest.raises(ArgumentError, match="128 bytes given for a parameter of 64 bytes"):
        pack(64, 64, tensor_map, Memory())
    with pytest.raises(ArgumentError, match=r"a TensorMap needs a parameter with `\.align 64`"):
        pack(8, 128, tensor_map, Memory())


VARIABLES = """
.version 8.6
.target sm_90a
.address_size 64
.global .align 128 .b8 in_global[256];
.const .align 128 .b8 in_const[128];

.visible .entry addresses(.param .align 64 .b8 map[128], .param .u64 out)
{
    .reg .b64 %rd<5>;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [map];
    ld.const.u64 %rd3, [in_const];
    ld.global.u64 %rd4, [in_global+128];
    st.global.u64 [%rd1], %rd2;
    st.global.u64 [%rd1+8], %rd3;
    st.global.u64 [%rd1+16], %rd4;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_maps_in_parameters_constants_and_global_variables(engine: str) -> None:
    """The first eight bytes of a map are the address of its tensor."""
    array, out = ptxvm.device_array(np.zeros((64, 64), np.float16)), np.zeros(3, np.uint64)
    tensor_map = TensorMap.tiled(array, box=(8, 64))
    module = ptxvm.load(VARIABLES)
    module.globals["in_global"][128:] = np.frombuffer(bytes(tensor_map), np.uint8)
    module.globals["in_const"][:] = np.frombuffer(bytes(tensor_map), np.uint8)
    module.kernels["addresses"].launch(1, 1, tensor_map, out, engine=engine)
    assert out.tolist() == [array.address] * 3
