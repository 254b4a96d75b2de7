"""Devices, errors, entry points: what programs ask first."""

from __future__ import annotations

import ctypes
import sys
from types import ModuleType

import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.functions import entry_points
from ptxvm.driver.gpus import gpu
from ptxvm.driver.registry import driver_api, signatures
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUresult


def test_devices_are_as_many_as_asked_for(cuda: Cuda) -> None:
    assert cuda.integer("cuDeviceGetCount") == 2
    assert [cuda.integer("cuDeviceGet", number) for number in (0, 1)] == [0, 1]
    for wrong in (-1, 2, 1 << 30):
        assert cuda.error("cuDeviceGet", cuda.place(), wrong) == "ERROR_INVALID_DEVICE"


def test_names_are_cut_off_to_the_buffer(cuda: Cuda) -> None:
    buffer = ctypes.create_string_buffer(b"x" * 64, 64)
    cuda.cuDeviceGetName(ctypes.addressof(buffer), 64, 0)
    assert buffer.value == b"ptxvm sm_90"
    cuda.cuDeviceGetName(ctypes.addressof(buffer), 6, 0)
    assert buffer.value == b"ptxvm"


def test_attributes(cuda: Cuda) -> None:
    def attribute(which: int, device: int = 0) -> int:
        return cuda.integer("cuDeviceGetAttribute", which, device)

    assert (attribute(A.COMPUTE_CAPABILITY_MAJOR), attribute(A.COMPUTE_CAPABILITY_MINOR)) == (9, 0)
    assert attribute(A.WARP_SIZE) == 32
    assert attribute(A.MULTIPROCESSOR_COUNT) == 132
    assert attribute(A.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) == 227 * 1024
    assert attribute(A.CLUSTER_LAUNCH) == 1
    assert cuda.error("cuDeviceGetAttribute", cuda.place(), 0, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuDeviceGetAttribute", cuda.place(), 1 << 20, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuDeviceGetAttribute", cuda.place(), 1, 7) == "ERROR_INVALID_DEVICE"


@pytest.mark.parametrize(
    ("name", "shared", "cluster"),
    [("sm_80", 163, 0), ("sm_90", 227, 1), ("sm_100", 227, 1), ("sm_120", 99, 1), ("sm_100a", 227, 1)],
)
def test_numbers_of_gpus(name: str, shared: int, cluster: int) -> None:
    found = gpu(name)
    assert found.attributes[A.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN] == shared * 1024
    assert found.attributes[A.CLUSTER_LAUNCH] == cluster


@pytest.mark.parametrize("name", ["", "sm_", "sm_1", "H100", "sm_90x"])
def test_what_is_no_gpu_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="the name of a GPU is needed"):
        gpu(name)


def test_error_names(cuda: Cuda) -> None:
    for code, name, text in (
        (0, b"CUDA_SUCCESS", b"no error"),
        (1, b"CUDA_ERROR_INVALID_VALUE", b"invalid argument"),
        (700, b"CUDA_ERROR_ILLEGAL_ADDRESS", b"an illegal memory access was encountered"),
    ):
        for function, expected in (("cuGetErrorName", name), ("cuGetErrorString", text)):
            place = cuda.place()
            assert cuda.code(function, code, place) == 0
            assert ctypes.string_at(ctypes.c_uint64.from_address(place).value) == expected
    assert cuda.error("cuGetErrorName", 12345, cuda.place()) == "ERROR_INVALID_VALUE"
    place = cuda.place()
    assert all(cuda.code("cuGetErrorString", code, place) == 0 for code in CUresult)


def test_every_function_has_an_address(cuda: Cuda) -> None:
    for name in signatures("driver"):
        assert ctypes.cast(getattr(cuda._library, name), ctypes.c_void_p).value


def test_work_is_done_by_functions_that_exist() -> None:
    assert not [name for name in driver_api.functions if name not in signatures("driver")]
    assert len(driver_api.functions) > 350


def address_of(cuda: Cuda, name: str) -> int:
    return ctypes.cast(getattr(cuda._library, name), ctypes.c_void_p).value or 0


@pytest.mark.parametrize(
    ("name", "version", "flags", "function"),
    [
        ("cuMemAlloc", 12000, 0, "cuMemAlloc_v2"),
        ("cuInit", 12000, 0, "cuInit"),
        ("cuCtxCreate", 12000, 0, "cuCtxCreate_v3"),
        ("cuCtxCreate", 13000, 0, "cuCtxCreate_v4"),
        ("cuCtxCreate", 10000, 0, "cuCtxCreate_v2"),
        ("cuGetProcAddress", 11030, 0, "cuGetProcAddress"),
        ("cuGetProcAddress", 12000, 0, "cuGetProcAddress_v2"),
        ("cuLaunchKernel", 12000, 2, "cuLaunchKernel_ptsz"),
        ("cuMemcpyHtoD", 12000, 2, "cuMemcpyHtoD_v2_ptds"),
        ("cuMemPrefetchAsync", 12010, 0, "cuMemPrefetchAsync"),
        ("cuGraphInstantiate", 11040, 0, "cuGraphInstantiate_v2"),
        ("cuGraphInstantiate", 12000, 0, "cuGraphInstantiateWithFlags"),
        ("cuMemPrefetchAsync", 13000, 0, "cuMemPrefetchAsync_v2"),
    ],
)
def test_names_mean_functions_of_a_version(cuda: Cuda, name: str, version: int, flags: int, function: str) -> None:
    found, status = cuda.place(), cuda.place(7, ctypes.c_int)
    cuda.cuGetProcAddress_v2(cuda.text(name), found, version, flags, status)
    assert ctypes.c_uint64.from_address(found).value == address_of(cuda, function)
    assert ctypes.c_int.from_address(status).value == 0


def test_a_name_that_means_nothing(cuda: Cuda) -> None:
    found, status = cuda.place(7), cuda.place(7, ctypes.c_int)
    assert cuda.code("cuGetProcAddress_v2", cuda.text("cuNothing"), found, 12000, 0, status) == 0
    assert ctypes.c_uint64.from_address(found).value == 0
    assert ctypes.c_int.from_address(status).value == 1
    assert cuda.error("cuGetProcAddress", cuda.text("cuNothing"), found, 12000, 0) == "ERROR_NOT_FOUND"


def test_tables_that_are_not_documented_are_not_there(cuda: Cuda) -> None:
    assert cuda.error("cuGetExportTable", cuda.place(), cuda.text(bytes(16))) == "ERROR_NOT_FOUND"


def test_who_brings_a_runtime_of_its_own_is_told_once(
    cuda: Cuda, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """But for packages for whose runtimes something stands in."""
    monkeypatch.setattr(entry_points, "_told", set())
    ask = "cuGetExportTable", cuda.place(), cuda.text(bytes(16))
    for name in entry_points.SERVED:
        with monkeypatch.context() as loaded:
            loaded.setitem(sys.modules, name, ModuleType(name))
            assert cuda.error(*ask) == "ERROR_NOT_FOUND" and not capfd.readouterr().err
        entry_points._told.clear()
    for _ in range(2):
        assert cuda.error(*ask) == "ERROR_NOT_FOUND"
    assert capfd.readouterr().err.count("nvcc -cudart shared") == 1


def test_peers(cuda: Cuda) -> None:
    assert cuda.integer("cuDeviceCanAccessPeer", 0, 1) == 1
    assert cuda.integer("cuDeviceCanAccessPeer", 0, 0) == 0
    other = cuda.out("cuDevicePrimaryCtxRetain", 1)
    cuda.cuCtxEnablePeerAccess(other, 0)
    assert cuda.error("cuCtxEnablePeerAccess", other, 0) == "ERROR_PEER_ACCESS_ALREADY_ENABLED"
    cuda.cuCtxDisablePeerAccess(other)
    assert cuda.error("cuCtxDisablePeerAccess", other) == "ERROR_PEER_ACCESS_NOT_ENABLED"
    cuda.cuDevicePrimaryCtxRelease_v2(1)


def test_buses(cuda: Cuda) -> None:
    buffer = ctypes.create_string_buffer(16)
    cuda.cuDeviceGetPCIBusId(ctypes.addressof(buffer), 16, 1)
    assert cuda.integer("cuDeviceGetByPCIBusId", ctypes.addressof(buffer)) == 1
    assert cuda.error("cuDeviceGetByPCIBusId", cuda.place(), cuda.text("0000:77:00.0")) == "ERROR_INVALID_DEVICE"


def test_settings_of_core_dumps_are_kept(cuda: Cuda) -> None:
    name, size = cuda.text(b"corefile"), cuda.place(9)
    cuda.cuCoredumpSetAttributeGlobal(5, name, size)
    found, room = cuda.text(bytes(64)), cuda.place(64)
    cuda.cuCoredumpGetAttributeGlobal(5, found, room)
    assert ctypes.string_at(found) == b"corefile"
    cuda.cuCoredumpSetAttributeGlobal(3, cuda.text(b"\1"), cuda.place(1))
    cuda.cuCoredumpGetAttribute(3, found, cuda.place(1))
    assert ctypes.string_at(found, 1) == b"\1"
    assert cuda.error("cuCoredumpSetAttributeGlobal", 99, name, size) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuCoredumpSetAttributeGlobal", 3, name, size) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuFuncGetName", cuda.place(), 0) == "ERROR_INVALID_VALUE"
