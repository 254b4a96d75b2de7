"""What tests of screened launches share."""

from __future__ import annotations

import pytest

from ptxvm.engine.jit.launching import short_launches, watched


@pytest.fixture
def small_launches_are_screened(monkeypatch):
    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)


@pytest.fixture
def screened(monkeypatch):
    """Of each launch whether compiled code ran it to its end."""
    found: list[bool] = []
    original = watched.run_screened

    def run_screened(work):
        result = original(work)
        found.append(result is not None)
        return result

    monkeypatch.setattr(watched, "run_screened", run_screened)
    return found
