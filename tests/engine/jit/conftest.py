from __future__ import annotations

import pytest
from tests.engine.jit.native import Native

from ptxvm.engine.jit.host import service


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
