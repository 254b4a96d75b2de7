from __future__ import annotations

import pytest
from tests.engine.jit.native import Native

from ptxvm.engine.jit.compilation.kernel_code import KernelCode
from ptxvm.engine.jit.host import service
from ptxvm.engine.jit.layouts.structures import Version


@pytest.fixture(scope="module")
def native() -> Native:
    return Native()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the host functions that Python serves for compiled code, as it does."""
    names: list[str] = []
    serve = service.serve

    def noting(name: str, call: service.HostCall) -> tuple[service.Words, ...]:
        names.append(name)
        return serve(name, call)

    monkeypatch.setattr(service, "serve", noting)
    return names


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[Version]:
    """The versions that warps which left the fast one have waited for."""
    versions: list[Version] = []
    require = KernelCode.require

    def noting(code: KernelCode, version: Version) -> None:
        versions.append(version)
        require(code, version)

    monkeypatch.setattr(KernelCode, "require", noting)
    return versions
