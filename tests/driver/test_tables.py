"""What the library exports is what the header declares, and what runtime programs link to is there."""

from __future__ import annotations

from ptxvm.driver.registry import callback_parameters, signatures, versions
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

    declared = {name for version in runtime.VERSIONS for name in runtime.functions(version)}
    assert {"cudaProfilerStart", "cudaMalloc", "__cudaRegisterFatBinary", "cudaGetDeviceProperties_v2"} <= declared
    assert not set(api.functions) - declared
    assert len(api.functions) > 230
