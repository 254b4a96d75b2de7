"""Devices: how many there are, and what they can do."""

from __future__ import annotations

from functools import cache

from ptxvm.driver.caller_memory import get_text, get_words, put, put_bytes, put_text, put_words
from ptxvm.driver.errors import fail, lasting, require, sentence
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUarray_format, CUresult
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUdevice_P2PAttribute as Peer

UUID = b"ptxvm-virtual-%02d"
HIGHEST_ATTRIBUTE = A.MAX
MOST_ELEMENTS, MOST_BYTES = 1 << 30, 1 << 32
"""Of a texture in linear memory."""


@api("cuDriverGetVersion")
def driver_version(version: int) -> None:
    put(version, state.settings.version, 4)


@api("cuGetErrorName")
def error_name(code: int, text: int) -> None:
    put(text, _name(_known(code, text)))


@api("cuGetErrorString")
def error_string(code: int, text: int) -> None:
    put(text, _sentence(_known(code, text)))


@cache
def _name(code: CUresult) -> int:
    return lasting(f"CUDA_{code.name}")


@cache
def _sentence(code: CUresult) -> int:
    return lasting(sentence(code))


_CODES = {int(code): code for code in CUresult}


def _known(code: int, text: int) -> CUresult:
    known = _CODES.get(code)
    if known is None:
        put(text, 0)
        fail(CUresult.ERROR_INVALID_VALUE)
    return known


@api("cuDeviceGetCount")
def count(found: int) -> None:
    put(found, state.settings.devices, 4)


@api("cuDeviceGet")
def get_device(device: int, ordinal: int) -> None:
    put(device, state.device(ordinal), 4)


@api("cuDeviceGetName")
def name(text: int, size: int, device: int) -> None:
    state.device(device)
    put_text(text, size, state.gpu.name.encode())


@api("cuDeviceGetUuid", "cuDeviceGetUuid_v2")
def uuid(found: int, device: int) -> None:
    put_bytes(found, UUID % state.device(device))


@api("cuDeviceTotalMem_v2")
def total_memory(size: int, device: int) -> None:
    state.device(device)
    put(size, state.gpu.memory)


@api("cuDeviceComputeCapability")
def capability(major: int, minor: int, device: int) -> None:
    state.device(device)
    put(major, state.gpu.major, 4)
    put(minor, state.gpu.minor, 4)


def attribute_of(attribute: int, device: int) -> int:
    """An attribute of a device. Raises DriverError for one that does not exist."""
    require(1 <= attribute < HIGHEST_ATTRIBUTE)
    number = state.device(device)
    if attribute == A.PCI_BUS_ID:
        return number + 1
    return state.gpu.attributes.get(attribute, 0)


@api("cuDeviceGetAttribute")
def attribute(value: int, which: int, device: int) -> None:
    put(value, attribute_of(which, device), 4)


@api("cuDeviceGetProperties")
def properties(found: int, device: int) -> None:
    names = [A.MAX_THREADS_PER_BLOCK, A.MAX_BLOCK_DIM_X, A.MAX_BLOCK_DIM_Y, A.MAX_BLOCK_DIM_Z]
    names += [A.MAX_GRID_DIM_X, A.MAX_GRID_DIM_Y, A.MAX_GRID_DIM_Z, A.MAX_SHARED_MEMORY_PER_BLOCK]
    names += [A.TOTAL_CONSTANT_MEMORY, A.WARP_SIZE, A.MAX_PITCH, A.MAX_REGISTERS_PER_BLOCK, A.CLOCK_RATE]
    names += [A.TEXTURE_ALIGNMENT]
    put_words(found, [attribute_of(each, device) for each in names], 4)


@api("cuDeviceGetPCIBusId")
def pci_bus(text: int, size: int, device: int) -> None:
    bus = bus_of(state.device(device)).encode()
    require(size > len(bus))
    put_text(text, size, bus)


def bus_of(device: int) -> str:
    """Where a device sits on a bus that does not exist."""
    return f"0000:{device + 1:02X}:00.0"


@api("cuDeviceGetByPCIBusId")
def by_bus(device: int, text: int) -> None:
    asked = get_text(text).decode(errors="replace").upper()
    for number in range(state.settings.devices):
        bus = bus_of(number).upper()
        if asked in (bus, bus.removeprefix("0000:"), bus.removesuffix(".0")):
            put(device, number, 4)
            return
    fail(CUresult.ERROR_INVALID_DEVICE if asked.count(":") else CUresult.ERROR_INVALID_VALUE)


@api("cuDeviceGetLuid", "cuDeviceGetNvSciSyncAttributes")
def refused_by_linux(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)


@api("cuDeviceGetTexture1DLinearMaxWidth")
def linear_width(width: int, format_: int, channels: int, device: int) -> None:
    """A texture has at most so many elements and bytes."""
    from ptxvm.driver.arrays import ELEMENT_SIZES  # noqa: PLC0415  (few programs have arrays)

    state.device(device)
    require(channels in (1, 2, 4) and format_ in ELEMENT_SIZES)
    put(width, min(MOST_ELEMENTS, MOST_BYTES // (ELEMENT_SIZES[CUarray_format(format_)] * channels)))


@api("cuDeviceGetExecAffinitySupport")
def affinity(supported: int, kind: int, device: int) -> None:
    state.device(device)
    require(kind == 0)
    put(supported, 0, 4)


@api("cuDeviceCanAccessPeer")
def can_access_peer(possible: int, device: int, peer: int) -> None:
    put(possible, int(state.device(device) != state.device(peer)), 4)


@api("cuDeviceGetP2PAttribute")
def peer_attribute(value: int, attribute: int, device: int, peer: int) -> None:
    require(state.device(device) != state.device(peer), CUresult.ERROR_INVALID_DEVICE)
    require(attribute in Peer.__members__.values())
    put(value, 0 if attribute == Peer.PERFORMANCE_RANK else 1, 4)


@api("cuDeviceGetHostAtomicCapabilities")
def host_atomics(capabilities: int, operations: int, number: int, device: int) -> None:
    state.device(device)
    put_words(capabilities, [0x3F for _ in get_words(operations, number, 4)], 4)


@api("cuDeviceGetP2PAtomicCapabilities")
def peer_atomics(capabilities: int, operations: int, number: int, device: int, peer: int) -> None:
    require(state.device(device) != state.device(peer), CUresult.ERROR_INVALID_DEVICE)
    put_words(capabilities, [0x3F for _ in get_words(operations, number, 4)], 4)
