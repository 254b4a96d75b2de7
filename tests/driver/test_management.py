"""The monitoring library: what `libnvidia-ml.so.1` says of the devices."""

from __future__ import annotations

import ctypes
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver import management
from ptxvm.driver.library import write
from ptxvm.driver.registry import signatures

SUCCESS, UNINITIALIZED, INVALID, NOT_SUPPORTED, NO_PERMISSION, NOT_FOUND = 0, 1, 2, 3, 4, 6
INSUFFICIENT_SIZE, VERSION_MISMATCH = 7, 25


@pytest.fixture
def monitor(cuda: Cuda, tmp_path: Path) -> Iterator[ctypes.CDLL]:
    """The library, begun."""
    library = management.install(write(tmp_path, "libptxvm_monitor.so", list(signatures("management")))).loaded
    assert library.nvmlInit_v2() == SUCCESS
    yield library
    library.nvmlShutdown()


@pytest.fixture
def device(monitor: ctypes.CDLL) -> ctypes.c_void_p:
    """The second of two."""
    found = ctypes.c_void_p()
    assert monitor.nvmlDeviceGetHandleByIndex_v2(1, ctypes.byref(found)) == SUCCESS
    return found


def number(monitor: ctypes.CDLL, name: str, device: ctypes.c_void_p) -> int:
    found = ctypes.c_uint(77)
    assert monitor[name](device, ctypes.byref(found)) == SUCCESS
    return found.value


def test_the_last_end_ends_it(monitor: ctypes.CDLL) -> None:
    """nvmlShutdown: each nvmlInit needs one; after the last, functions return NVML_ERROR_UNINITIALIZED."""
    count = ctypes.c_uint()
    assert monitor.nvmlInitWithFlags(0) == monitor.nvmlInit() == SUCCESS
    for code in (SUCCESS, SUCCESS, UNINITIALIZED):
        assert monitor.nvmlShutdown() == SUCCESS
        assert monitor.nvmlDeviceGetCount_v2(ctypes.byref(count)) == code
        assert monitor.nvmlEventSetCreate(None) == (code or NOT_SUPPORTED)
    assert monitor.nvmlShutdown() == UNINITIALIZED


def test_where_a_device_is_ends_with_its_structure(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """nvmlPciInfo_t has 68 bytes in the third version; before it there are 16 reserved bytes behind 36."""
    for version, size in (("", 36), ("_v2", 36), ("_v3", 68)):
        found = ctypes.create_string_buffer(b"\xa5" * 100, 100)
        assert monitor[f"nvmlDeviceGetPciInfo{version}"](device, found) == SUCCESS
        assert found.value == b"0000:02:00.0"
        assert len(found.raw.rstrip(b"\xa5")) == size


def test_functions_that_nobody_serves_say_so(monitor: ctypes.CDLL) -> None:
    """All functions of the header are there, so that programs find them and are told NVML_ERROR_NOT_SUPPORTED."""
    for name in ("nvmlDeviceGetFanSpeed_v2", "nvmlDeviceGetGpuFabricInfoV", "nvmlEventSetCreate"):
        assert monitor[name](ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()) == NOT_SUPPORTED, name


def test_a_device_has_one_name_for_both_libraries(cuda: Cuda, monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """NVML finds a device by the UUID that the driver tells, with `GPU-` or without."""
    told, found = ctypes.create_string_buffer(16), ctypes.c_void_p()
    cuda.cuDeviceGetUuid_v2(ctypes.addressof(told), 1)
    for prefix in ("GPU-", ""):
        name = f"{prefix}{uuid.UUID(bytes=told.raw)}".encode()
        assert monitor.nvmlDeviceGetHandleByUUID(name, ctypes.byref(found)) == SUCCESS
        assert found.value == device.value
    assert monitor.nvmlDeviceGetHandleByUUID(b"GPU-0", ctypes.byref(found)) == NOT_FOUND


def test_a_device_is_found_by_its_uuid_in_a_structure(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """nvmlUUID_v1_t: a version, whether text (1) or bytes (2) follow, and 41 characters."""
    text, found = ctypes.create_string_buffer(41), ctypes.c_void_p()
    assert monitor.nvmlDeviceGetUUID(device, text, 41) == SUCCESS
    plain = uuid.UUID(text.value.decode().removeprefix("GPU-")).bytes
    for version, kind, value, code in (
        (1 << 24 | 52, 1, text.raw, SUCCESS),
        (1 << 24 | 52, 2, plain, SUCCESS),
        (1 << 24 | 52, 2, bytes(16), NOT_FOUND),
        (1 << 24 | 52, 0, text.raw, INVALID),
        (52, 1, text.raw, VERSION_MISMATCH),
    ):
        found.value = None
        asked = version.to_bytes(4, "little") + kind.to_bytes(4, "little") + value.ljust(44, b"\0")
        assert monitor.nvmlDeviceGetHandleByUUIDV(asked, ctypes.byref(found)) == code
        assert found.value == (device.value if code == SUCCESS else None)


@pytest.mark.parametrize("bus", [b"0000:02:00.0", b"00000000:02:00.0"])
def test_a_device_is_found_where_it_is(monitor: ctypes.CDLL, device: ctypes.c_void_p, bus: bytes) -> None:
    """nvmlPciInfo_t names the bus twice: busIdLegacy has four digits of the domain, busId eight."""
    found = ctypes.c_void_p()
    assert monitor.nvmlDeviceGetHandleByPciBusId_v2(bus, ctypes.byref(found)) == SUCCESS
    assert found.value == device.value
    assert monitor.nvmlDeviceGetHandleByPciBusId_v2(b"0000:77:00.0", ctypes.byref(found)) == NOT_FOUND


def test_the_branch_of_the_driver_needs_its_structure(monitor: ctypes.CDLL) -> None:
    """nvmlSystemDriverBranchInfo_v1_t: a version, which is the size under a number, and 80 characters."""
    branch = ctypes.create_string_buffer((84 | 1 << 24).to_bytes(4, "little") + b"\xa5" * 96, 100)
    assert monitor.nvmlSystemGetDriverBranch(branch, 80) == SUCCESS
    assert branch.raw[4:].startswith(b"r580") and branch.raw[84:] == b"\xa5" * 16
    assert monitor.nvmlSystemGetDriverBranch(ctypes.create_string_buffer(84), 80) == VERSION_MISMATCH


def test_what_a_device_is_used_as(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    for name in ("VirtualizationMode", "ComputeMode", "PerformanceState", "DisplayActive", "MaxMigDeviceCount"):
        assert number(monitor, f"nvmlDeviceGet{name}", device) == 0
    assert number(monitor, "nvmlDeviceIsMigDeviceHandle", device) == 0
    assert number(monitor, "nvmlDeviceGetPersistenceMode", device) == 1
    assert number(monitor, "nvmlDeviceGetMemoryBusWidth", device) == 5120
    found = (ctypes.c_uint * 3)(77, 77, 77)
    assert monitor.nvmlDeviceGetUtilizationRates(device, found) == SUCCESS
    assert list(found) == [0, 0, 77]
    capabilities = (ctypes.c_uint * 2)(1 << 24 | 8, 77)
    assert monitor.nvmlDeviceGetCapabilities(device, capabilities) == SUCCESS
    assert capabilities[1] == 0
    assert monitor.nvmlUnitGetCount(ctypes.byref(found)) == SUCCESS and found[0] == 0
    assert monitor.nvmlDeviceGetComputeMode(ctypes.c_void_p(5), ctypes.byref(found)) == INVALID


def test_a_device_is_not_changed(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """NVML_ERROR_NO_PERMISSION, as without an administrator's rights."""
    assert (
        monitor.nvmlDeviceSetComputeMode(device, 3) == monitor.nvmlDeviceSetPersistenceMode(device, 0) == NO_PERMISSION
    )
    assert monitor.nvmlDeviceSetPowerManagementLimit_v2(device, (ctypes.c_uint * 4)()) == NO_PERMISSION
    assert monitor.nvmlDeviceSetComputeMode(ctypes.c_void_p(5), 3) == INVALID


def test_devices_have_numbers(monitor: ctypes.CDLL) -> None:
    """nvmlPdi_v1_t: a version and, behind four bytes, a number."""
    numbers = set()
    for index in (0, 1, 1):
        device, found = ctypes.c_void_p(), (ctypes.c_uint64 * 3)(1 << 24 | 16, 0, 77)
        assert monitor.nvmlDeviceGetHandleByIndex_v2(index, ctypes.byref(device)) == SUCCESS
        assert monitor.nvmlDeviceGetPdi(device, found) == SUCCESS
        assert found[2] == 77
        numbers.add(found[1])
    assert len(numbers) == 2 and 0 not in numbers
    assert monitor.nvmlDeviceGetPdi(device, (ctypes.c_uint64 * 3)()) == VERSION_MISMATCH


def test_peers_are_reached_without_links(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    other, found = ctypes.c_void_p(), ctypes.c_int(77)
    assert monitor.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(other)) == SUCCESS
    for index, status in ((0, 0), (1, 0), (2, 5), (3, 0)):
        assert monitor.nvmlDeviceGetP2PStatus(device, other, index, ctypes.byref(found)) == SUCCESS
        assert found.value == status
    assert monitor.nvmlDeviceGetP2PStatus(device, other, 9, ctypes.byref(found)) == INVALID


def test_sets_are_as_long_as_the_caller_says(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """A bit for each processor and each node of memory, 64 to a word."""
    words = (ctypes.c_uint64 * 20)(*[77] * 20)
    assert monitor.nvmlDeviceGetCpuAffinity(device, 18, words) == SUCCESS
    assert sum(word << 64 * place for place, word in enumerate(words[:18])) == sum(
        1 << each for each in os.sched_getaffinity(0)
    )
    assert monitor.nvmlDeviceGetMemoryAffinity(device, 18, words, 1) == SUCCESS
    assert list(words) == [1] + [0] * 17 + [77] * 2
    assert monitor.nvmlDeviceGetCpuAffinityWithinScope(device, 18, words, 2) == INVALID
    assert monitor.nvmlDeviceGetCpuAffinity(device, 0, words) == INVALID
    assert monitor.nvmlDeviceGetCpuAffinity(device, -1, words) == INVALID


def test_each_field_has_a_code(monitor: ctypes.CDLL, device: ctypes.c_void_p) -> None:
    """nvmlFieldValue_t has 40 bytes; its return code is the eighth word."""
    words = (ctypes.c_uint * 25)(*[77] * 25)
    assert monitor.nvmlDeviceGetFieldValues(device, 2, words) == SUCCESS
    assert [place for place in range(25) if words[place] != 77] == [7, 17]
    assert words[7] == NOT_SUPPORTED
    assert monitor.nvmlDeviceGetFieldValues(device, 1 << 30, words) == INVALID


def test_this_process_is_the_one_that_computes(cuda: Cuda, monitor: ctypes.CDLL) -> None:
    """nvmlProcessInfo_t: the process, its bytes, and the numbers of two instances that it has not."""
    device, count, found = ctypes.c_void_p(), ctypes.c_uint(0), (ctypes.c_uint64 * 4)(*[77] * 4)
    assert monitor.nvmlDeviceGetHandleByIndex_v2(0, ctypes.byref(device)) == SUCCESS
    pointer = cuda.alloc(4096)
    assert monitor.nvmlDeviceGetComputeRunningProcesses_v3(device, ctypes.byref(count), None) == INSUFFICIENT_SIZE
    assert count.value == 1
    assert monitor.nvmlDeviceGetComputeRunningProcesses_v3(device, ctypes.byref(count), found) == SUCCESS
    assert found[0] == os.getpid() and found[1] >= 4096 and found[2] == (1 << 64) - 1 and found[3] == 77
    assert monitor.nvmlDeviceGetGraphicsRunningProcesses_v3(device, ctypes.byref(count), found) == SUCCESS
    assert count.value == 0
    cuda.cuMemFree_v2(pointer)


def test_processes_have_names(monitor: ctypes.CDLL) -> None:
    name = ctypes.create_string_buffer(200)
    assert monitor.nvmlSystemGetProcessName(os.getpid(), name, 200) == SUCCESS
    assert b"python" in name.value
    assert monitor.nvmlSystemGetProcessName(os.getpid(), name, 0) == INVALID
    assert monitor.nvmlSystemGetProcessName(1 << 30, name, 200) == NOT_FOUND


@pytest.mark.parametrize("version", ["", "_v2", "_v3", "_v4"])
def test_no_licence_is_needed(monitor: ctypes.CDLL, device: ctypes.c_void_p, version: str) -> None:
    """The system does not license software of virtual GPUs; there are no features."""
    ask = getattr(monitor, f"nvmlDeviceGetGridLicensableFeatures{version}")
    found = (ctypes.c_uint * 4)(7, 7, 7, 7)
    assert ask(device, found) == SUCCESS
    assert list(found) == [0, 0, 7, 7]
    assert ask(device, None) == ask(ctypes.c_void_p(5), found) == INVALID
