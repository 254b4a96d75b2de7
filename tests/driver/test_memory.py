"""Memory, copies, fills and what is known of pointers."""

from __future__ import annotations

import ctypes
import mmap
import time
import weakref

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, POLL, Cuda

from ptxvm.driver.blocks import find_allocation
from ptxvm.driver.tables.constants import CUpointer_attribute as P
from ptxvm.machine import uses


def test_what_is_uploaded_comes_back(cuda: Cuda) -> None:
    data = np.arange(1000, dtype=np.uint32)
    pointer = cuda.upload(data)
    assert (cuda.download(pointer, 1000) == data).all()
    assert (cuda.download(pointer + 40, 10) == data[10:20]).all()
    cuda.cuMemFree_v2(pointer)
    assert cuda.error("cuMemFree_v2", pointer) == "ERROR_INVALID_VALUE"
    cuda.cuMemFree_v2(0)


def test_sizes_that_make_no_sense(cuda: Cuda) -> None:
    assert cuda.error("cuMemAlloc_v2", cuda.place(), 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemAlloc_v2", cuda.place(), 1 << 50) == "ERROR_OUT_OF_MEMORY"
    assert cuda.error("cuMemAlloc_v2", cuda.place(), (1 << 64) - 1) == "ERROR_OUT_OF_MEMORY"
    assert cuda.error("cuMemAlloc_v2", 0, 16) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemAllocPitch_v2", cuda.place(), cuda.place(), 5, 5, 3) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemAllocManaged", cuda.place(), 16, 7) == "ERROR_INVALID_VALUE"


def test_copies_stay_in_their_memory(cuda: Cuda) -> None:
    pointer, host = cuda.alloc(64), np.zeros(1024, np.uint8)
    for target, source, size in ((pointer, host.ctypes.data, 65), (pointer + 60, host.ctypes.data, 8)):
        assert cuda.error("cuMemcpyHtoD_v2", target, source, size) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemcpyDtoH_v2", host.ctypes.data, pointer + 64, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemcpyHtoD_v2", pointer, 12345, 8) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemcpyDtoD_v2", pointer, 1 << 45, 8) == "ERROR_INVALID_VALUE"
    cuda.cuMemcpyHtoD_v2(pointer, host.ctypes.data, 0)


def endless(cuda: Cuda, pointer: int) -> tuple[int, int]:
    """(the word for which a kernel on device 1 waits, which it then writes to `pointer`; its stream)."""
    cuda.cuCtxSetCurrent(cuda.out("cuDevicePrimaryCtxRetain", 1))
    flag, stream = cuda.out("cuMemHostAlloc", 4, 0), cuda.out("cuStreamCreate", 1)
    word = ctypes.c_uint.from_address(flag)
    word.value = 0
    cuda.launch(cuda.function(POLL, "poll"), flag, pointer, block=1, stream=stream)
    while not uses._uses:
        assert cuda.error("cuStreamQuery", stream) == "ERROR_NOT_READY"
    return flag, stream


@pytest.mark.parametrize("how", ["free", "reset", "unified"])
def test_memory_does_not_go_under_a_kernel_of_another_device(
    cuda: Cuda, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nothing waits for it, but what it may still write must not be somebody else's memory meanwhile."""
    pointer = cuda.out("cuMemAllocManaged", 4, 1) if how == "unified" else cuda.alloc(4)
    flag, stream = endless(cuda, pointer)
    try:
        allocation = find_allocation(pointer)
        assert allocation is not None
        memory = weakref.ref(allocation.owner)
        cuda.cuCtxSetCurrent(cuda.context)
        if how == "reset":
            cuda.cuDevicePrimaryCtxReset_v2(0)
        else:
            cuda.cuMemFree_v2(pointer)
        assert cuda.error("cuStreamQuery", stream) == "ERROR_NOT_READY"
        assert find_allocation(pointer) is None and memory() is not None
    finally:
        ctypes.c_uint.from_address(flag).value = 5
        cuda.code("cuStreamSynchronize", stream)  # who looks again finds nothing there
        capfd.readouterr()
        cuda.cuDevicePrimaryCtxReset_v2(1)
        cuda.cuDevicePrimaryCtxRelease_v2(1)
    assert memory() is None


def test_managed_memory_that_was_freed_is_nobodys(cuda: Cuda) -> None:
    """Neither by what is known of its pages, nor while something keeps them."""
    pointer, data = cuda.out("cuMemAllocManaged", 64, 1), np.ones(64, np.uint8)
    target = cuda.alloc(64)
    cuda.cuMemcpyHtoD_v2(target, pointer, 64)
    assert cuda.error("cuMemcpyDtoH_v2", pointer + 8, target, 64) == "ERROR_INVALID_VALUE"
    use = uses.begin_use()
    cuda.cuMemFree_v2(pointer)
    for name, to, source in (("DtoH_v2", pointer, target), ("HtoD_v2", target, pointer)):
        assert cuda.error(f"cuMemcpy{name}", to, source, 64) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemcpy", pointer, data.ctypes.data, 64) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemGetInfo_v2", pointer, cuda.place()) == "SUCCESS"  # the pages are there
    uses.end_use(use)
    assert cuda.error("cuMemGetInfo_v2", pointer, cuda.place()) == "ERROR_INVALID_VALUE"


def test_unified_addresses(cuda: Cuda) -> None:
    """`cuMemcpy` finds out by itself which side a pointer is of."""
    first, second = np.arange(16, dtype=np.uint32), np.zeros(16, np.uint32)
    pointer = cuda.alloc(64)
    cuda.cuMemcpy(pointer, first.ctypes.data, 64)
    cuda.cuMemcpy(second.ctypes.data, pointer, 64)
    assert (first == second).all()


def test_managed_and_pinned_memory_have_one_address(cuda: Cuda) -> None:
    function = cuda.function(DOUBLE, "twice")
    for pointer in (cuda.out("cuMemAllocManaged", 128, 1), cuda.out("cuMemHostAlloc", 128, 2)):
        view = np.ctypeslib.as_array((ctypes.c_uint32 * 32).from_address(pointer))
        view[:] = np.arange(32)
        cuda.launch(function, pointer)
        cuda.cuCtxSynchronize()
        assert (view == 2 * np.arange(32)).all()
        assert cuda.download(pointer, 32)[31] == 62
    assert cuda.out("cuMemHostGetDevicePointer_v2", pointer + 8, 0) == pointer + 8
    cuda.cuMemFreeHost(pointer)
    assert cuda.error("cuMemFreeHost", pointer) == "ERROR_INVALID_VALUE"


def test_registered_memory_is_used_in_place(cuda: Cuda) -> None:
    data = np.arange(64, dtype=np.uint32)
    address = data.ctypes.data
    cuda.cuMemHostRegister_v2(address, data.nbytes, 0)
    assert cuda.error("cuMemHostRegister_v2", address + 8, 8, 0) == "ERROR_HOST_MEMORY_ALREADY_REGISTERED"
    pointer = cuda.out("cuMemHostGetDevicePointer_v2", address + 128, 0)
    cuda.launch(cuda.function(DOUBLE, "twice"), pointer)
    cuda.cuCtxSynchronize()
    assert (data == [*range(32), *range(64, 128, 2)]).all()
    assert cuda.out("cuPointerGetAttribute", P.DEVICE_POINTER, address) == pointer - 128
    cuda.cuMemHostUnregister(address)
    assert cuda.error("cuMemHostUnregister", address) == "ERROR_HOST_MEMORY_NOT_REGISTERED"


def test_fills(cuda: Cuda) -> None:
    pointer = cuda.alloc(256)
    cuda.cuMemsetD8_v2(pointer, 0xAB, 256)
    assert (cuda.download(pointer, 64) == 0xABABABAB).all()
    cuda.cuMemsetD16_v2(pointer, 0x1234, 4)
    cuda.cuMemsetD32_v2(pointer + 16, 0xDEADBEEF, 2)
    assert list(cuda.download(pointer, 6)) == [0x12341234] * 2 + [0xABABABAB] * 2 + [0xDEADBEEF] * 2
    cuda.cuMemsetD2D8_v2(pointer, 64, 7, 3, 4)
    assert [row[3] for row in cuda.download(pointer, 256, np.uint8).reshape(4, 64)] == [0x12, 0xAB, 0xAB, 0xAB]
    assert cuda.error("cuMemsetD32_v2", pointer + 2, 0, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemsetD8_v2", pointer, 0, 257) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemsetD2D8_v2", pointer, 2, 7, 3, 4) == "ERROR_INVALID_VALUE"


def test_rows_are_copied_between_pitches(cuda: Cuda) -> None:
    from ptxvm.driver.structures import Copy2D

    data, back = np.arange(48, dtype=np.uint8).reshape(6, 8), np.zeros((6, 8), np.uint8)
    pitch = cuda.place()
    pointer = cuda.out("cuMemAllocPitch_v2", pitch, 8, 6, 4)
    row = ctypes.c_uint64.from_address(pitch).value
    assert row == 512
    copy = Copy2D(width=4, height=5)
    copy.source_type, copy.source_host, copy.source_pitch, copy.source_x, copy.source_y = 1, data.ctypes.data, 8, 2, 1
    copy.target_type, copy.target_device, copy.target_pitch = 2, pointer, row
    cuda.cuMemcpy2D_v2(ctypes.addressof(copy))
    assert list(cuda.download(pointer + row, 4, np.uint8)) == [18, 19, 20, 21]
    again = Copy2D(width=4, height=5)
    again.source_type, again.source_device, again.source_pitch = 2, pointer, row
    again.target_type, again.target_host, again.target_pitch = 1, back.ctypes.data, 8
    cuda.cuMemcpy2DAsync_v2(ctypes.addressof(again), 0)
    assert (back[:5, :4] == data[1:, 2:6]).all()
    copy.source_pitch = 3
    assert cuda.error("cuMemcpy2D_v2", ctypes.addressof(copy)) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize("seed", range(6))
def test_blocks_of_rows_are_where_they_belong(cuda: Cuda, seed: int) -> None:
    """Copies with any pitches, and fills of all elements, as NumPy makes them; what lies between rows stays."""
    from ptxvm.driver.structures import Copy3D

    rng = np.random.default_rng(seed)
    depth, height, width = (int(n) for n in rng.integers(1, 9, 3))
    source = rng.integers(0, 256, (depth, height + 2, width + 3)).astype(np.uint8)
    target = rng.integers(0, 256, (depth, height + 1, width + 5)).astype(np.uint8)
    pointer = cuda.upload(target)
    copy = Copy3D(width=width, height=height, depth=depth, source_type=1, target_type=2, source_x=2, source_y=1)
    copy.source_host, copy.source_pitch, copy.source_height = source.ctypes.data, source.shape[2], source.shape[1]
    copy.target_device, copy.target_pitch, copy.target_height = pointer, target.shape[2], target.shape[1]
    cuda.cuMemcpy3D_v2(ctypes.addressof(copy))
    target[:, :height, :width] = source[:, 1 : height + 1, 2 : width + 2]
    assert (cuda.download(pointer, target.size, np.uint8) == target.ravel()).all()

    for element, dtype in ((8, np.uint8), (16, np.uint16), (32, np.uint32)):
        filled = rng.integers(0, 256, (height + 8, width + 2)).astype(dtype)
        pointer = cuda.upload(filled)
        cuda.code(f"cuMemsetD2D{element}_v2", pointer, filled.strides[0], 0xC7, width, height + 7)
        filled[: height + 7, :width] = 0xC7
        assert (cuda.download(pointer, filled.size, dtype).reshape(filled.shape) == filled).all()


def test_many_short_rows_take_no_time_each(cuda: Cuda) -> None:
    rows, pointer = 1 << 17, cuda.alloc(4 << 17)
    begin = time.process_time()
    cuda.cuMemsetD2D8_v2(pointer, 4, 7, 3, rows)
    assert time.process_time() - begin < 0.2
    assert (cuda.download(pointer, rows) == 0x070707).all()


def test_arrays(cuda: Cuda) -> None:
    from ptxvm.driver.structures import ArrayDescriptor, Copy3D

    data, back = np.arange(4 * 3 * 2, dtype=np.float32), np.zeros(24, np.float32)
    array = cuda.out("cuArray3DCreate_v2", cuda.keep(ArrayDescriptor(4, 3, 2, 0x20, 1, 0)))
    there = Copy3D(width=16, height=3, depth=2, source_type=1, source_host=data.ctypes.data, source_pitch=16)
    there.source_height, there.target_type, there.target_array = 3, 3, array
    cuda.cuMemcpy3D_v2(ctypes.addressof(there))
    here = Copy3D(width=8, height=1, depth=2, source_type=3, source_array=array, source_x=4, source_y=1)
    here.target_type, here.target_host, here.target_pitch, here.target_height = 1, back.ctypes.data, 8, 1
    cuda.cuMemcpy3D_v2(ctypes.addressof(here))
    assert list(back[:4]) == [5, 6, 17, 18]
    found = ArrayDescriptor()
    cuda.cuArray3DGetDescriptor_v2(ctypes.addressof(found), array)
    assert (found.width, found.height, found.depth, found.channels) == (4, 3, 2, 1)
    cuda.cuArrayDestroy(array)
    assert cuda.error("cuArrayDestroy", array) == "ERROR_INVALID_HANDLE"


def test_mipmaps_halve(cuda: Cuda) -> None:
    from ptxvm.driver.structures import ArrayDescriptor

    mipmap = cuda.out("cuMipmappedArrayCreate", cuda.keep(ArrayDescriptor(8, 4, 0, 1, 4, 0)), 10)
    found = ArrayDescriptor()
    cuda.cuArray3DGetDescriptor_v2(ctypes.addressof(found), cuda.out("cuMipmappedArrayGetLevel", mipmap, 3))
    assert (found.width, found.height) == (1, 1)
    assert cuda.error("cuMipmappedArrayGetLevel", cuda.place(), mipmap, 4) == "ERROR_INVALID_VALUE"
    cuda.cuMipmappedArrayDestroy(mipmap)


def test_pointers_are_known(cuda: Cuda) -> None:
    pointer = cuda.alloc(100)

    def attribute(which: int, at: int) -> int:
        return cuda.out("cuPointerGetAttribute", which, at)

    assert attribute(P.CONTEXT, pointer) == cuda.context
    assert attribute(P.MEMORY_TYPE, pointer + 99) == 2
    assert attribute(P.RANGE_START_ADDR, pointer + 5) == pointer
    assert attribute(P.RANGE_SIZE, pointer + 5) == 100
    assert attribute(P.DEVICE_POINTER, pointer + 5) == pointer + 5
    assert cuda.error("cuPointerGetAttribute", cuda.place(), P.MEMORY_TYPE, pointer + 100) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuPointerGetAttribute", cuda.place(), P.HOST_POINTER, pointer) == "ERROR_INVALID_VALUE"
    base, size = cuda.place(), cuda.place()
    cuda.cuMemGetAddressRange_v2(base, size, pointer + 50)
    assert ctypes.c_uint64.from_address(base).value == pointer
    values = [cuda.place(), cuda.place()]
    which = cuda.words([P.MEMORY_TYPE, P.DEVICE_ORDINAL], ctypes.c_int)
    cuda.cuPointerGetAttributes(2, which, cuda.words(values), 12345)
    assert ctypes.c_int.from_address(values[1]).value == -2


def test_several_attributes_of_a_place_within_memory(cuda: Cuda) -> None:
    pointer, host = cuda.alloc(100), cuda.out("cuMemHostAlloc", 64, 0)
    asked = [P.DEVICE_POINTER, P.MEMORY_TYPE, P.HOST_POINTER, P.RANGE_SIZE, P.P2P_TOKENS, P.SYNC_MEMOPS]
    for place, told in ((pointer + 5, [pointer + 5, 2, 0, 100, 0, 0]), (host + 8, [host + 8, 1, host + 8, 64, 0, 0])):
        values = [cuda.keep((ctypes.c_uint64 * 2)()) for _ in asked]
        cuda.cuPointerGetAttributes(len(asked), cuda.words(asked, ctypes.c_int), cuda.words(values), place)
        assert [ctypes.c_uint64.from_address(value).value for value in values] == told
    wrong = cuda.words([P.MEMORY_TYPE, 99], ctypes.c_int)
    values = cuda.words([cuda.place(), cuda.place()])
    assert cuda.error("cuPointerGetAttributes", 2, wrong, values, pointer) == "ERROR_INVALID_VALUE"
    cuda.cuMemFreeHost(host)


def test_words_lie_anywhere_in_the_memory_of_the_program(cuda: Cuda) -> None:
    """At odd addresses, and across the end of a page, unless nothing can be written there."""
    pages = mmap.mmap(-1, 3 * mmap.PAGESIZE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    end = start + 2 * mmap.PAGESIZE
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(end), ctypes.c_size_t(mmap.PAGESIZE), 0) == 0
    pointer = cuda.alloc(100)
    for place in (start + 1, start + mmap.PAGESIZE - 3, end - 8):
        cuda.cuPointerGetAttribute(place, P.DEVICE_POINTER, pointer)
        assert ctypes.string_at(place, 8) == pointer.to_bytes(8, "little")
    for place in (end - 7, end - 1, end, 0, 1):
        assert cuda.error("cuPointerGetAttribute", place, P.DEVICE_POINTER, pointer) == "ERROR_INVALID_VALUE"


def test_memory_for_sharing_is_made_but_not_shared(cuda: Cuda) -> None:
    """cuda-core asks for file descriptors unless told otherwise, and shares few."""
    from ptxvm.driver.structures import AllocationProperties

    properties = AllocationProperties(type=1, handle_types=1)
    properties.location.type = 1
    given = ctypes.addressof(properties)
    step = cuda.out("cuMemGetAllocationGranularity", given, 0)
    handle = cuda.out("cuMemCreate", step, given, 0)
    assert cuda.error("cuMemExportToShareableHandle", cuda.place(), handle, 1, 0) == "ERROR_NOT_SUPPORTED"
    cuda.cuMemRelease(handle)
    for other in (2, 8, 3):
        properties.handle_types = other
        assert cuda.error("cuMemCreate", cuda.place(), step, given, 0) == "ERROR_NOT_SUPPORTED"


def test_pools(cuda: Cuda) -> None:
    from ptxvm.driver.structures import PoolProperties

    properties = PoolProperties(type=1)
    properties.location.type = 1
    pool = cuda.out("cuMemPoolCreate", ctypes.addressof(properties))
    pointer = cuda.out("cuMemAllocFromPoolAsync", 1000, pool, 0)
    used = cuda.place()
    cuda.cuMemPoolGetAttribute(pool, 7, used)
    assert ctypes.c_uint64.from_address(used).value == 1000
    assert cuda.out("cuPointerGetAttribute", P.MEMPOOL_HANDLE, pointer) == pool
    cuda.cuMemFreeAsync(pointer, 0)
    cuda.cuMemPoolGetAttribute(pool, 7, used)
    assert ctypes.c_uint64.from_address(used).value == 0
    cuda.cuMemPoolDestroy(pool)
    assert cuda.error("cuMemPoolDestroy", pool) == "ERROR_INVALID_VALUE"
    default = cuda.out("cuDeviceGetDefaultMemPool", 0)
    assert cuda.out("cuDeviceGetMemPool", 0) == default
    assert cuda.error("cuMemPoolDestroy", default) == "ERROR_INVALID_VALUE"
    cuda.cuMemFreeAsync(cuda.out("cuMemAllocAsync", 64, 0), 0)
    assert cuda.out("cuMemAllocAsync", 0, 0) == 0


def test_advice_is_kept(cuda: Cuda) -> None:
    from ptxvm.driver.registry import Location

    pointer, found = cuda.out("cuMemAllocManaged", 4096, 1), cuda.words([9] * 3, ctypes.c_int)
    for location in (Location(1, 0), Location(2, 0), Location(1, 1)):
        cuda.cuMemAdvise_v2(pointer, 4096, 5, location)
    cuda.cuMemRangeGetAttribute(found, 12, 3, pointer, 4096)
    assert list((ctypes.c_int * 3).from_address(found)) == [0, 1, -1]
    cuda.cuMemAdvise_v2(pointer, 4096, 6, Location(2, 0))
    cuda.cuMemRangeGetAttribute(found, 12, 3, pointer, 4096)
    assert list((ctypes.c_int * 3).from_address(found)) == [0, 1, -2]


def test_virtual_memory(cuda: Cuda) -> None:
    from ptxvm.driver.structures import Access, AllocationProperties

    properties = AllocationProperties(type=1)
    properties.location.type = 1
    given = ctypes.addressof(properties)
    step = cuda.out("cuMemGetAllocationGranularity", given, 0)
    first, second = (cuda.out("cuMemCreate", step, given, 0) for _ in range(2))
    address = cuda.out("cuMemAddressReserve", 2 * step, 0, 0, 0)
    cuda.cuMemMap(address, step, 0, first, 0)
    cuda.cuMemMap(address + step, step, 0, second, 0)
    assert cuda.error("cuMemMap", address, step, 0, second, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemsetD8_v2", address, 1, 16) == "ERROR_INVALID_VALUE"
    access = Access(flags=3)
    access.location.type = 1
    cuda.cuMemSetAccess(address, 2 * step, ctypes.addressof(access), 1)
    data = np.arange(32, dtype=np.uint32)
    cuda.cuMemcpyHtoD_v2(address + step - 64, data.ctypes.data, 128)
    assert (cuda.download(address + step - 64, 32) == data).all()
    cuda.launch(cuda.function(DOUBLE, "twice"), address + step - 64)
    assert (cuda.download(address + step - 64, 32) == 2 * data).all()
    cuda.cuMemUnmap(address, 2 * step)
    cuda.cuMemMap(address, step, 0, second, 0)
    cuda.cuMemSetAccess(address, step, ctypes.addressof(access), 1)
    assert (cuda.download(address, 16) == 2 * data[16:]).all()
    assert cuda.error("cuMemAddressFree", address, 2 * step) == "ERROR_INVALID_VALUE"
    cuda.cuMemUnmap(address, step)
    cuda.cuMemAddressFree(address, 2 * step)
    cuda.cuMemRelease(first)
    assert cuda.error("cuMemRelease", first) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize("name", ["cuIpcGetMemHandle", "cuIpcGetEventHandle"])
def test_other_processes_get_nothing(cuda: Cuda, name: str) -> None:
    assert cuda.error(name, cuda.place(), cuda.alloc(16)) == "ERROR_NOT_SUPPORTED"


def test_memory_is_counted(cuda: Cuda) -> None:
    free, total = cuda.place(), cuda.place()
    cuda.cuMemGetInfo_v2(free, total)
    before = ctypes.c_uint64.from_address(free).value
    pointer = cuda.alloc(1 << 20)
    cuda.cuMemGetInfo_v2(free, total)
    assert before - ctypes.c_uint64.from_address(free).value == 1 << 20
    assert ctypes.c_uint64.from_address(total).value == cuda.out("cuDeviceTotalMem_v2", 0)
    cuda.cuMemFree_v2(pointer)


def test_memory_that_came_and_went_is_counted(cuda: Cuda) -> None:
    """On each device, whatever it was allocated with, and however often nobody asked."""

    def taken() -> tuple[int, int]:
        free, total = cuda.place(), cuda.place()
        cuda.cuMemGetInfo_v2(free, total)
        pool = cuda.out("cuDeviceGetDefaultMemPool", 0)
        cuda.cuMemPoolGetAttribute(pool, 7, used := cuda.place())
        bytes_of = ctypes.c_uint64.from_address
        return bytes_of(total).value - bytes_of(free).value, bytes_of(used).value

    before = taken()
    for _ in range(600):
        cuda.cuMemFreeAsync(cuda.out("cuMemAllocAsync", 256, 0), 0)
    kept = [cuda.out("cuMemAllocAsync", 100, 0), cuda.alloc(1000), cuda.out("cuMemAllocManaged", 4096, 1)]
    host = cuda.out("cuMemHostAlloc", 4096, 0)  # is not memory of the device
    assert taken() == (before[0] + 5196, before[1] + 100)
    cuda.cuMemFreeAsync(kept[0], 0)
    for pointer in kept[1:]:
        cuda.cuMemFree_v2(pointer)
    cuda.cuMemFreeHost(host)
    assert taken() == before
    assert cuda.error("cuMemAlloc_v2", cuda.place(), cuda.out("cuDeviceTotalMem_v2", 0) + 1) == "ERROR_OUT_OF_MEMORY"


def test_memory_whose_address_cannot_be_told_is_given_back(cuda: Cuda) -> None:
    free, total = cuda.place(), cuda.place()
    cuda.cuMemGetInfo_v2(free, total)
    before = ctypes.c_uint64.from_address(free).value
    for place in (0, 64):
        assert cuda.error("cuMemAlloc_v2", place, 1 << 20) == "ERROR_INVALID_VALUE"
    cuda.cuMemGetInfo_v2(free, total)
    assert ctypes.c_uint64.from_address(free).value == before
