"""The address map: windows do not overlap, addresses and numbers convert both ways."""

import pytest

from ptxvm.machine import layout
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.image import Image


def test_windows_are_apart_and_below_global_memory():
    windows = [
        layout.SHARED_WINDOW,
        layout.LOCAL_WINDOW,
        layout.CONST_WINDOW,
        layout.PARAM_WINDOW,
        layout.CODE_WINDOW,
    ]
    assert len({window >> layout.WINDOW_BITS for window in windows}) == len(windows)
    assert max(windows) + layout.WINDOW_SIZE <= layout.global_base(0)
    assert min(windows) >= layout.NULL_PAGE
    assert layout.shared_address(15, 2**24 - 1) < layout.SHARED_WINDOW + layout.WINDOW_SIZE


@pytest.mark.parametrize("number", [0, 1, 1000])
def test_code_addresses(number):
    assert layout.function_number(layout.code_address(number)) == number
    assert layout.code_address(number) % 16 == 0  # as instructions are aligned
    assert layout.function_number(layout.code_address(number) + 4) is None
    assert layout.function_number(0) is None


def test_image_functions():
    image = Image()
    address = image.add_function("f")
    assert image.add_function("f") == address == image.function_address("f")
    assert image.add_function("g") != address
    assert image.function_at(address) == "f"
    assert image.function_at(address + 160) is None


def test_devices_of_addresses():
    assert layout.device_of(layout.global_base(3) + 5) == 3
    assert layout.device_of(layout.SHARED_WINDOW) is None


def test_fault_text():
    fault = KernelFault(
        FaultKind.OUT_OF_BOUNDS,
        "ld.global reads 4 bytes at 0x10",
        kernel="saxpy",
        line=42,
        source=("saxpy.cu", 7),
        thread=(5, 0, 0),
        block=(1, 0, 0),
        address=16,
    )
    assert fault.kind == "out_of_bounds" and type(fault.kind) is str
    assert str(fault) == (
        "out_of_bounds: ld.global reads 4 bytes at 0x10 "
        "[kernel saxpy, PTX line 42, saxpy.cu:7, thread (5,0,0), block (1,0,0)]"
    )
