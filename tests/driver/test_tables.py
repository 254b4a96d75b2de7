"""What the library exports is what the header declares, and what runtime programs link to is there."""

from __future__ import annotations

import ctypes

import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.registry import callback_parameters, signatures, versions
from ptxvm.driver.runtime import exports
from ptxvm.driver.runtime import library as runtime


def test_every_signature_can_be_called() -> None:
    for table in ("driver", "runtime"):
        for letters in signatures(table).values():
            callback_parameters(letters)


def test_versions_are_those_of_the_header() -> None:
    known = versions()
    assert known["cuMemAlloc_v2"] == 3020
    assert known["cuCtxCreate_v4"] == 12050
    assert known["cuLaunchKernelEx_ptsz"] == 11060
    assert all(2000 <= version < 14000 for version in known.values())


def test_functions_of_the_runtime_exist() -> None:
    runtime.prepare(13)
    from ptxvm.driver.runtime.calls import api

    declared = {name for version in exports.VERSIONS for name in exports.functions(version)}
    assert {"cudaProfilerStart", "cudaMalloc", "__cudaRegisterFatBinary", "cudaGetDeviceProperties_v2"} <= declared
    assert not set(api.functions) - declared
    assert len(api.functions) > 230


# Sizes are those of driver_types.h in CUDA 12.1, 12.9, 13.0 and 13.1, which call `cudaGetDeviceProperties_v2` in
# version 12; without the suffix version 12 still has the structure of version 11, of 728 bytes.
@pytest.mark.parametrize(
    ("version", "name", "size"),
    [
        (12, "cudaGetDeviceProperties", 728),
        (12, "cudaGetDeviceProperties_v2", 1032),
        (13, "cudaGetDeviceProperties", 1008),
    ],
)
def test_properties_of_a_device_end_with_their_structure(cuda: Cuda, version: int, name: str, size: int) -> None:
    from ptxvm.driver.runtime.calls import api

    runtime.prepare(version)
    buffer = ctypes.create_string_buffer(b"\xa5" * 2048, 2048)
    assert api.work(name)(ctypes.addressof(buffer), 0) == 0
    assert buffer.value == b"ptxvm sm_90"
    assert buffer.raw[size - 8 : size] == (bytes(8) if size > 728 else (1024).to_bytes(8, "little"))
    assert buffer.raw[size:] == b"\xa5" * (2048 - size)
