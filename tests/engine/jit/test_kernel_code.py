"""The versions of a kernel's code that are there, and what is asked of those that are not."""

from __future__ import annotations

from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, KernelCode, Place
from ptxvm.engine.jit.compilation.loader import LoadedCode
from ptxvm.engine.jit.layouts.structures import Version


def _unit(version: Version) -> CompiledUnit:
    return CompiledUnit("warp", version, 64, 0, 0, 0, 3, (Place(7, "add.u32"),), b"")


def _loaded(code: bytes, function: str) -> LoadedCode:
    return LoadedCode({function: 4096}, library=None)


def test_a_version_that_is_not_there_yet_has_no_places() -> None:
    """When time is up before the safe version is made, warps that wait for it are asked where they are."""
    code = KernelCode(_unit, _loaded, _unit(Version.FAST))
    assert [code.sites(version) for version in (Version.FAST, Version.SAFE)] == [(Place(7, "add.u32"),), ()]
    assert (code.address(Version.SAFE), code.caches(Version.SAFE)) == (None, 0)
    code.require(Version.SAFE)
    assert code.sites(Version.SAFE) == (Place(7, "add.u32"),)
    assert (code.address(Version.SAFE), code.caches(Version.SAFE)) == (4096, 3)
