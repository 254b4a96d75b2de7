"""Python values as kernel arguments: what fits, and what is said when it does not."""

from __future__ import annotations

import array
import re
import struct
from collections.abc import Callable
from typing import Any, ClassVar

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from ptxvm.api.arguments import ArgumentError, Packer
from ptxvm.api.device import device_array, device_memory
from ptxvm.checker.module import Linking, Space, Variable
from ptxvm.lanes.types import TYPES
from ptxvm.machine.memory import Memory


def pack(declared: str, value: object, memory: Memory | None = None) -> bytes:
    """The bytes of one argument for a parameter declared as `u32` or `b8[24]`."""
    name, _, count = declared.partition("[")
    number = int(count.rstrip("]")) if count else 1
    kind = TYPES[name]
    parameter = Variable("p", Space.PARAM, kind, number, kind.size, Linking.INTERNAL, type_name=name)
    return Packer("kernel", [parameter], parameter.size).pack([value], memory or Memory())[0]


@pytest.mark.parametrize(
    ("declared", "value", "layout", "expected"),
    [
        ("u32", 7, "<I", 7),
        ("u32", -1, "<I", 0xFFFFFFFF),
        ("s64", -5, "<q", -5),
        ("u8", True, "<B", 1),
        ("f32", 2.5, "<f", 2.5),
        ("f32", 3, "<f", 3.0),
        ("f64", 0.1, "<d", 0.1),
        ("f32", 1e300, "<f", float("inf")),
        ("b32", 1.5, "<f", 1.5),
        ("b64", 1.5, "<d", 1.5),
        ("u32", np.int32(-2), "<i", -2),
        ("b32", np.float32(1.5), "<f", 1.5),
        ("f16", np.float16(0.5), "<e", 0.5),
        ("u32", np.int64(7), "<I", 7),
        ("s64", np.int8(-5), "<q", -5),
        ("u32", np.uint64(0xFFFFFFFF), "<I", 0xFFFFFFFF),
        ("u8", np.bool_(True), "<B", 1),
        ("f32", np.float64(2.5), "<f", 2.5),
        ("f32", 0.1, "<f", 0.1),
        ("f32", np.float64("inf"), "<f", float("inf")),
        ("f64", np.float32(1.5), "<d", 1.5),
        ("b32", np.float64(1.5), "<f", 1.5),
        ("b64", np.float32(1.5), "<d", 1.5),
        ("f32", np.int64(3), "<f", 3.0),
        ("f32", ml_dtypes.bfloat16(1.5), "<f", 1.5),
        ("b16", np.float16(0.5), "<e", 0.5),
    ],
)
def test_numbers_become_the_parameter_type(declared: str, value: object, layout: str, expected: object) -> None:
    assert pack(declared, value) == struct.pack(layout, expected)


@pytest.mark.parametrize(
    ("declared", "value"),
    [
        ("u32", 2.5),
        ("s32", 1 << 32),
        ("u32", -(1 << 31) - 1),
        ("u32", np.int64(1 << 32)),
        ("u32", np.int64(-(1 << 32))),
        ("f32", np.float64(0.1)),
        ("f32", np.float64(1e300)),
        ("f16", np.float32(1e5)),
        ("f64", np.longdouble(1) / 3),
        ("f32", np.int64((1 << 24) + 1)),
        ("f32", (1 << 24) + 1),
        ("f64", 2**2000),
        ("f64", np.complex64(1)),
        ("u32", np.float32(1)),
        ("u32", np.array(5)),
        ("u32", np.zeros(4)),
        ("f64", np.zeros(4)),
        ("u64", np.array([object()])),
        ("b16", 1.5),
        ("u64", "text"),
        ("u64", None),
        ("b8[12]", b"short"),
        ("b8[12]", 3),
        ("u32", b"12345"),
    ],
)
def test_misfits_name_the_parameter(declared: str, value: object) -> None:
    with pytest.raises(ArgumentError, match=r"argument 1, parameter \..* p"):
        pack(declared, value)


@pytest.mark.parametrize(
    ("declared", "value", "words"),
    [
        ("u32", np.int64(1 << 40), "1099511627776 does not fit 32 bits"),
        ("f32", np.float64(0.1), "0.1 is not a 32-bit float, the nearest is 0.10000000149011612"),
        ("f32", (1 << 24) + 1, "16777217 is not a 32-bit float, the nearest is 16777216.0"),
        ("u32", np.array(5), "array.item()"),
    ],
)
def test_misfits_say_why(declared: str, value: object, words: str) -> None:
    with pytest.raises(ArgumentError, match=re.escape(words)):
        pack(declared, value)


class OnGpu:
    """What a CUDA tensor shows of itself."""

    __cuda_array_interface__: ClassVar = {"shape": (4,), "typestr": "<f4", "data": (0x7F00, False), "version": 3}


class OnDlpackDevice:
    def __init__(self, kind: int) -> None:
        self._kind, self._values = kind, np.zeros(4)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._kind, 0

    def __dlpack__(self, **request: object) -> object:
        return self._values.__dlpack__()


@pytest.mark.parametrize("value", [OnGpu(), OnDlpackDevice(2), OnDlpackDevice(10)])
def test_arrays_on_a_gpu_get_a_sentence_of_their_own(value: object) -> None:
    with pytest.raises(ArgumentError, match=r"On.* memory is on a GPU; ptxvm runs kernels on the CPU: .*\.cpu\(\)"):
        pack("u64", value)


class WithInterface:
    def __init__(self) -> None:
        self.values = np.zeros(4)

    @property
    def __array_interface__(self) -> dict[str, object]:
        return self.values.__array_interface__


def test_array_interfaces_are_pointers() -> None:
    memory, value = Memory(), WithInterface()
    (address,) = struct.unpack("<Q", pack("u64", value, memory))
    allocation = memory.find(address)
    assert allocation is None or allocation.host == value.values.ctypes.data


def test_the_number_of_arguments_is_checked() -> None:
    with pytest.raises(ArgumentError, match=r"takes 0 arguments.*1 given"):
        Packer("kernel", [], 0).pack([1], Memory())


def test_arrays_are_pointers_in_place() -> None:
    memory = Memory()
    values = np.arange(8, dtype=np.float32)
    (address,) = struct.unpack("<Q", pack("u64", values, memory))
    assert address % 256 == 0
    allocation = memory.find(address)
    assert allocation is not None
    assert (allocation.host, allocation.size) == (values.ctypes.data, 32)
    assert pack("u64", values, memory) == struct.pack("<Q", address)


@pytest.mark.parametrize("value", [array.array("f", [1, 2]), bytearray(8), memoryview(bytearray(8))])
def test_buffer_objects_are_pointers(value: object) -> None:
    memory = Memory()
    (address,) = struct.unpack("<Q", pack("b64", value, memory))
    assert memory.find(address) is not None


def test_low_precision_arrays_are_pointers() -> None:
    memory = Memory()
    (address,) = struct.unpack("<Q", pack("u64", np.zeros(4, ml_dtypes.bfloat16), memory))
    assert memory.find(address) is not None


def test_structures_are_copied() -> None:
    pair = np.array((3, 1.5), np.dtype([("n", "i4"), ("x", "f4")]))
    assert pack("b8[8]", pair[()]) == struct.pack("<if", 3, 1.5)
    assert pack("b8[3]", b"abc") == b"abc"
    assert pack("u32", b"\x01\x00\x00\x00") == b"\x01\x00\x00\x00"


def test_device_arrays() -> None:
    values = device_array([1.0, 2.0], np.float32)
    assert pack("u64", values) == struct.pack("<Q", values.address)
    np.testing.assert_array_equal(values.numpy(), [1, 2])
    assert device_array((2, 3)).numpy().shape == (2, 3)
    assert repr(values) == f"<ptxvm.DeviceArray float32 (2,) on device 0 at {values.address:#x}>"
    values.free()
    with pytest.raises(ValueError, match="freed"):
        values.numpy()
    with pytest.raises(ValueError, match="freed"):
        np.asarray(values)
    assert repr(values).endswith(", freed>")


@pytest.mark.parametrize("view", [np.asarray, np.from_dlpack])
def test_device_arrays_are_arrays_to_others(view: Callable[[object], npt.NDArray[Any]]) -> None:
    values = device_array([1.0, 2.0], np.float32)
    shared = view(values)
    shared[1] = 5
    assert values.numpy().tolist() == [1, 5]
    assert values.__dlpack_device__() == (1, 0)
    assert pack("u64", shared[1:], device_memory()) == struct.pack("<Q", values.address + 4)


def test_shapes_of_device_arrays_may_be_numbers_of_numpy() -> None:
    assert device_array(np.int64(4)).shape == (4,)
    assert device_array((np.int64(4), 2)).shape == (4, 2)
    with pytest.raises(TypeError, match="an array of Python objects has no device representation"):
        device_array(np.array([object()]))
