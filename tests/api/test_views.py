"""Views are pointers into what they view: the allocation is the base array, or the buffer behind it."""

from __future__ import annotations

import array
import gc
import mmap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from numpy.lib.stride_tricks import as_strided, sliding_window_view

import ptxvm
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map.descriptor import decode

Values = npt.NDArray[Any]
BASE = np.arange(64, dtype=np.float32)

VIEWS: dict[str, Callable[[Values], Values]] = {
    "itself": lambda base: base,
    "slice": lambda base: base[3:],
    "slice of a slice": lambda base: base[3:][2:9],
    "step": lambda base: base[5::3],
    "backwards": lambda base: base[::-1],
    "part backwards": lambda base: base[40:8:-2],
    "reshaped": lambda base: base.reshape(8, 8)[2:],
    "column": lambda base: base.reshape(8, 8)[:, 3],
    "transposed": lambda base: base.reshape(4, 16).T[5:],
    "other type": lambda base: base.view(np.uint8)[6:],
    "broadcast": lambda base: np.broadcast_to(base[4:], (3, 60)),
    "strided": lambda base: as_strided(base[2:], (4, 4), (4, 8)),
    "windows": lambda base: sliding_window_view(base, 5)[7:],
    "empty": lambda base: base[9:9],
    "one element": lambda base: base[7:8].reshape(()),
    "matrix": lambda base: base[4:].view(np.matrix),
    "through memoryview": lambda base: np.asarray(memoryview(base)[6:]),  # type: ignore[arg-type]
    "through DLPack": lambda base: np.from_dlpack(base[5:]),
}


@pytest.mark.parametrize("make", VIEWS.values(), ids=VIEWS.keys())
def test_a_view_is_a_pointer_into_its_base(make: Callable[[Values], Values]) -> None:
    memory, base = Memory(), BASE.copy()
    (start,) = memory.addresses([base])
    view = make(base)
    (address,) = memory.addresses([view])
    assert address - start == view.ctypes.data - base.ctypes.data
    assert len(memory.table()) == 1


@pytest.mark.parametrize("make", VIEWS.values(), ids=VIEWS.keys())
def test_the_allocation_is_the_base(make: Callable[[Values], Values]) -> None:
    memory, base = Memory(), BASE.copy()
    view = make(base)
    if view.base is None or not isinstance(view.base, np.ndarray):
        return  # nothing tells that there is a base
    (address,) = memory.addresses([view])
    allocation = memory.find(address)
    assert allocation is not None
    assert (allocation.host, allocation.size) == (base.ctypes.data, base.nbytes)


def test_fields_of_structures() -> None:
    memory, base = Memory(), np.zeros(4, [("x", "f4"), ("n", "i8")])
    first, second = memory.addresses([base["x"], base["n"]])
    assert second - first == 4 and len(memory.table()) == 1


def test_arrays_in_fortran_order_are_whole() -> None:
    memory, base = Memory(), np.zeros((4, 8), order="F")
    first, second = memory.addresses([base, base[1:, 2:]])
    assert second - first == 2 * 32 + 8 and len(memory.table()) == 1


@pytest.mark.parametrize(
    "holder", [bytearray(256), bytes(256), array.array("f", [0] * 64), mmap.mmap(-1, 256), memoryview(bytearray(256))]
)
def test_views_of_one_buffer_are_in_one_allocation(holder: Any) -> None:
    memory = Memory()
    parts = [
        np.frombuffer(holder, np.float32, 8, 16),
        np.frombuffer(holder, np.float32, offset=64),
        np.ndarray((4,), np.uint8, holder, 9),
        np.asarray(memoryview(holder).cast("B")[3:]),
    ]
    first, second, third, fourth = memory.addresses(parts)
    assert (second - first, third - first, fourth - first) == (48, -7, -13)
    (row,) = memory.table()
    assert (row["base"], row["size"]) == (first - 16, 256)


def test_memory_mapped_files(tmp_path: Path) -> None:
    np.save(tmp_path / "values.npy", BASE)
    mapped = np.load(tmp_path / "values.npy", mmap_mode="r+")
    memory = Memory()
    first, second = memory.addresses([mapped, np.asarray(mapped)[3:]])
    assert second - first == 12
    (row,) = memory.table()
    assert (row["base"], row["size"], row["writable"]) == (first, BASE.nbytes, 1)


def test_overlapping_arrays_that_know_no_common_base_are_one_allocation() -> None:
    base = BASE.copy()
    for parts in ([base[10:], base], [base[:20], base[10:]], [base[10:30], base[20:40], base[:15]]):
        memory = Memory()
        foreign = [np.from_dlpack(part) for part in parts]
        addresses = memory.addresses(foreign)
        assert len(memory.table()) == 1
        differences = [array.ctypes.data - foreign[0].ctypes.data for array in foreign]
        assert [address - addresses[0] for address in addresses] == differences


def test_arrays_side_by_side_are_two_allocations() -> None:
    memory, base = Memory(), BASE.copy()
    memory.addresses([np.from_dlpack(base[:32]), np.from_dlpack(base[32:])])
    assert len(memory.table()) <= 2
    kept = [np.from_dlpack(base[:32]), np.from_dlpack(base[32:])]
    first, second = memory.addresses(kept)
    assert second - first > 128


def test_addresses_stay_while_the_base_lives() -> None:
    memory, base = Memory(), BASE.copy()
    (first,) = memory.addresses([base[1:]])
    gc.collect()
    assert memory.addresses([base[2:], base]) == [first + 4, first - 4]
    del base
    gc.collect()
    assert not memory.hold()
    assert memory.diagnose(first, 4, store=False)[0] is FaultKind.USE_AFTER_FREE


def test_writing_needs_one_writable_view() -> None:
    memory, base = Memory(), BASE.copy()
    fixed = base[4:]
    fixed.flags.writeable = False
    memory.addresses([fixed])
    assert memory.table()["writable"].tolist() == [0]
    memory.addresses([fixed, base[8:]])
    assert memory.table()["writable"].tolist() == [1]
    memory.addresses([np.broadcast_to(base, (2, 64))])
    assert memory.table()["writable"].tolist() == [0]


HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
NEIGHBOURS = (
    HEAD
    + """
.visible .entry neighbours(.param .u64 p, .param .u64 q, .param .s32 at)
{
    .reg .b32 %r<4>; .reg .b64 %rd<6>; .reg .f32 %f<2>;
    ld.param.u64 %rd1, [p]; ld.param.u64 %rd2, [q]; ld.param.s32 %r1, [at];
    mul.wide.s32 %rd3, %r1, 4;
    add.s64 %rd4, %rd1, %rd3;
    ld.global.f32 %f1, [%rd4];
    st.global.f32 [%rd2], %f1;
    ret;
}
"""
)


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_element_minus_one(engine: str) -> None:
    base = BASE.copy()
    kernel = ptxvm.load(NEIGHBOURS).kernels["neighbours"]
    kernel.launch(1, 1, base[1:], base[4:], -1, engine=engine)
    kernel.launch(1, 1, base[::-1], base[5:], 0, engine=engine)
    assert base[:6].tolist() == [0, 1, 2, 3, 0, 63]
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernel.launch(1, 1, base[1:], base[4:], -2, engine=engine)
    assert caught.value.kind == "out_of_bounds" and "4 bytes before" in caught.value.message


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_views_of_device_arrays(engine: str) -> None:
    values, out = ptxvm.device_array(BASE), np.zeros(2, np.float32)
    kernel = ptxvm.load(NEIGHBOURS).kernels["neighbours"]
    kernel.launch(1, 1, values.numpy()[7:], out[1:], -1, engine=engine)
    assert out.tolist() == [0, 6]


def test_tensor_maps_and_views_share_an_allocation() -> None:
    memory, base = Memory(), np.zeros((16, 16), np.float32)
    described = decode(ptxvm.TensorMap.tiled(base[:, 4:12], box=(4, 4)).encode(memory))
    (address,) = memory.addresses([base[2:]])
    assert len(memory.table()) == 1
    assert described.address == address - 128 + 16
