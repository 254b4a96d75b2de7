"""What may be asked of memory and copies, and what is refused: each as an H200 answers (driver of CUDA 13.0)."""

from __future__ import annotations

import ctypes
import mmap

import numpy as np
import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.registry import Location as Place
from ptxvm.driver.structures import Access, AllocationProperties, Copy2D, Copy3D, Location, PlainArrayDescriptor


def test_the_host_of_a_copy_may_be_the_device(cuda: Cuda) -> None:
    """As with a GPU; the device may not be the host."""
    first, second = cuda.upload(np.arange(8, dtype=np.uint32)), cuda.alloc(32)
    cuda.cuMemcpyHtoD_v2(second, first, 16)
    cuda.cuMemcpyDtoH_v2(second + 16, first + 16, 16)
    assert cuda.download(second, 8).tolist() == list(range(8))
    copy = Copy2D(width=8, height=2, source_type=1, source_host=first + 8, source_pitch=8)
    copy.target_type, copy.target_device, copy.target_pitch = 2, second, 16
    cuda.cuMemcpy2D_v2(ctypes.addressof(copy))
    assert cuda.download(second, 6).tolist() == [2, 3, 2, 3, 4, 5]
    host = np.zeros(8, np.uint32)
    assert cuda.error("cuMemcpyDtoD_v2", second, host.ctypes.data, 16) == "ERROR_INVALID_VALUE"


def test_rows_lie_within_their_pitch_and_planes_within_their_height(cuda: Cuda) -> None:
    pointer, host = cuda.alloc(4096), np.zeros(4096, np.uint8)
    plain: dict[str, int] = {"width": 40, "height": 5, "depth": 1, "source_type": 1, "source_host": host.ctypes.data}
    plain |= {"source_pitch": 64, "target_type": 2, "target_device": pointer, "target_pitch": 64}
    for name, change, error in (
        ("2D", {"source_x": 24}, "SUCCESS"),
        ("2D", {"source_x": 25}, "ERROR_INVALID_VALUE"),
        ("2D", {"target_x": 25, "height": 1}, "ERROR_INVALID_VALUE"),
        ("2D", {"source_x": 25, "source_pitch": 0}, "SUCCESS"),
        ("2D", {"source_x": 25, "height": 0}, "SUCCESS"),
        ("3D", {"source_height": 5}, "SUCCESS"),
        ("3D", {"source_height": 4}, "ERROR_INVALID_VALUE"),
        ("3D", {"target_height": 6, "target_y": 2}, "ERROR_INVALID_VALUE"),
        ("3D", {"target_y": 2}, "SUCCESS"),
    ):
        given = {"2D": Copy2D, "3D": Copy3D}[name]()
        for field, value in (plain | change).items():
            setattr(given, field, value)
        assert cuda.error(f"cuMemcpy{name}_v2", ctypes.addressof(given)) == error, (name, change)


def test_lines_are_copied_to_and_from_the_first_row_of_an_array(cuda: Cuda) -> None:
    array, data = cuda.out("cuArrayCreate_v2", cuda.keep(PlainArrayDescriptor(16, 8, 1, 4))), np.zeros(512, np.uint8)
    cuda.cuMemcpyHtoA_v2(array, 4, data.ctypes.data, 60)
    for offset, size in ((60, 8), (0, 65), (64, 4)):
        assert cuda.error("cuMemcpyHtoA_v2", array, offset, data.ctypes.data, size) == "ERROR_INVALID_VALUE"
        assert cuda.error("cuMemcpyAtoH_v2", data.ctypes.data, array, offset, size) == "ERROR_INVALID_VALUE"


def test_no_memory_of_the_host_is_null(cuda: Cuda) -> None:
    assert cuda.out("cuMemHostAlloc", 0, 0) == cuda.out("cuMemAllocHost_v2", 0) == 0
    cuda.cuMemFreeHost(0)
    cuda.cuMemGetInfo_v2(0, cuda.place())


def test_what_registered_memory_says_of_itself(cuda: Cuda) -> None:
    data = mmap.mmap(-1, 8192)
    place, pinned = ctypes.addressof(ctypes.c_char.from_buffer(data)), cuda.out("cuMemAllocHost_v2", 64)
    for flags, told in ((0, 2), (1, 3), (8, 2), (10, 2)):
        cuda.cuMemHostRegister_v2(place, 4096, flags)
        assert cuda.integer("cuMemHostGetFlags", place) == told
        cuda.cuMemHostUnregister(place)
    assert cuda.error("cuMemHostRegister_v2", place, 4096, 4) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemHostRegister_v2", pinned, 64, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemHostUnregister", pinned) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMemHostUnregister", place) == "ERROR_HOST_MEMORY_NOT_REGISTERED"
    cuda.cuMemFreeHost(pinned)


def test_ranges_that_are_not_there(cuda: Cuda) -> None:
    pointer = cuda.alloc(100)
    for place in (0, pointer + 100):
        assert cuda.error("cuMemGetAddressRange_v2", cuda.place(), cuda.place(), place) == "ERROR_NOT_FOUND"


def test_a_stream_uses_managed_memory_alone(cuda: Cuda) -> None:
    """All of an allocation, and no default stream."""
    stream, managed, other = cuda.out("cuStreamCreate", 0), cuda.out("cuMemAllocManaged", 8192, 1), cuda.alloc(64)
    cuda.cuStreamAttachMemAsync(stream, managed, 8192, 4)
    for arguments in (
        (0, managed, 0, 4),
        (stream, managed, 4096, 4),
        (stream, managed + 4, 0, 1),
        (stream, other, 0, 4),
    ):
        assert cuda.error("cuStreamAttachMemAsync", *arguments) == "ERROR_INVALID_VALUE"


def test_a_handle_of_memory_is_mapped_as_a_whole(cuda: Cuda) -> None:
    size = 2 << 20
    properties = AllocationProperties(type=1, location=Location(1, 0))
    handle = cuda.out("cuMemCreate", 2 * size, cuda.keep(properties), 0)
    address = cuda.out("cuMemAddressReserve", 4 * size, 0, 0, 0)
    for length, offset in ((size, size), (size, 0), (4 * size, 0)):
        assert cuda.error("cuMemMap", address, length, offset, handle, 0) == "ERROR_NOT_SUPPORTED"
    cuda.cuMemMap(address + size, 2 * size, 0, handle, 0)
    access = cuda.keep(Access(Location(1, 0), 3))
    assert cuda.error("cuMemSetAccess", address + 8, size, access, 1) == "ERROR_INVALID_VALUE"
    cuda.cuMemSetAccess(address, 4 * size, access, 1)  # what is not mapped there does not matter
    cuda.cuMemsetD8_v2(address + size, 1, 2 * size)
    assert cuda.error("cuMemUnmap", address + size, size) == "ERROR_INVALID_VALUE"
    cuda.cuMemUnmap(address, 4 * size)
    cuda.cuMemUnmap(address, 4 * size)
    assert cuda.error("cuMemAddressReserve", cuda.place(), size, 0, 100, 0) == "ERROR_INVALID_VALUE"


def test_attributes_of_ranges_have_one_size(cuda: Cuda) -> None:
    managed = cuda.out("cuMemAllocManaged", 8192, 1)
    for size, length in ((8, 4096), (16, 4096), (4, 0)):
        error = cuda.error("cuMemRangeGetAttribute", cuda.place(), size, 1, managed, length)
        assert error == "ERROR_INVALID_VALUE"
    cuda.cuMemRangeGetAttribute(ctypes.addressof((ctypes.c_int * 4)()), 16, 3, managed, 4096)
    cuda.cuMemPrefetchAsync_v2(managed, 4096, Place(3, 0), 0, 0)
    kinds = [ctypes.c_int(), ctypes.c_int()]
    for which, kind in zip((7, 8), kinds, strict=True):
        cuda.cuMemRangeGetAttribute(ctypes.addressof(kind), 4, which, managed, 4096)
    assert [kind.value for kind in kinds] == [3, 0]


@pytest.mark.parametrize(
    ("name", "version", "status"),
    [
        ("cuMemAlloc", 3020, 0),
        ("cuMemAlloc", 0, 2),
        ("cuMemAlloc", -1, 0),
        ("cuMemcpyBatchAsync", 11030, 2),
        ("cuMemcpyBatchAsync", -5, 0),
        ("cuMemAlloc_v2", 12000, 1),
        ("cuMemAlloc_v2_ptds", 12000, 1),
        ("cuStreamSynchronize_ptsz", 12000, 1),
    ],
)
def test_names_and_versions_of_functions(cuda: Cuda, name: str, version: int, status: int) -> None:
    found, told = cuda.place(), cuda.place(9)
    cuda.cuGetProcAddress_v2(cuda.text(name), found, version, 0, told)
    assert ctypes.c_int.from_address(told).value == status
    assert bool(ctypes.c_uint64.from_address(found).value) == (not status)


def test_versions_that_are_not_there_yet(cuda: Cuda) -> None:
    arguments = cuda.text("cuMemAlloc"), cuda.place(), 99000, 0, cuda.place()
    assert cuda.error("cuGetProcAddress_v2", *arguments) == "ERROR_INVALID_VALUE"


def test_words_are_written_with_a_barrier_and_waited_for_without_a_flush(cuda: Cuda) -> None:
    pointer, stream = cuda.alloc(64), cuda.out("cuStreamCreate", 1)
    assert cuda.error("cuStreamWriteValue32_v2", stream, pointer, 1, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuStreamWaitValue32_v2", stream, pointer, 0, 1 << 30) == "ERROR_NOT_SUPPORTED"


def test_widths_of_textures_in_linear_memory(cuda: Cuda) -> None:
    """2^30 elements, or 4 GiB."""
    for format_, channels, width in ((1, 4, 30), (2, 4, 29), (3, 2, 29), (32, 4, 28), (32, 1, 30)):
        assert cuda.out("cuDeviceGetTexture1DLinearMaxWidth", format_, channels, 0) == 1 << width


def test_sentences_are_those_of_the_driver(cuda: Cuda) -> None:
    for code, sentence in ((205, b"mapping of buffer object failed"), (718, b"invalid program counter")):
        found = cuda.place()
        cuda.cuGetErrorString(code, found)
        assert ctypes.string_at(ctypes.c_uint64.from_address(found).value) == sentence
