"""Python values as kernel arguments: what fits, and what is said when it does not."""

from __future__ import annotations

import array
import struct

import ml_dtypes
import numpy as np
import pytest

from ptxvm.api.arguments import ArgumentError, Packer
from ptxvm.api.device import device_array
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
        ("u32", np.int64(1)),
        ("f32", np.float64(1)),
        ("f32", np.int32(1)),
        ("u32", np.float32(1)),
        ("u32", np.zeros(4)),
        ("f64", np.zeros(4)),
        ("u64", np.zeros((4, 4))[:, 1]),
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
    values.free()
    with pytest.raises(ValueError, match="freed"):
        values.numpy()
