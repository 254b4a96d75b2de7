"""Settings of core dumps: they are kept and told. Faults are reported on stderr; no core of a GPU is written."""

from __future__ import annotations

from ptxvm.driver.caller_memory import get, get_bytes, put, put_bytes
from ptxvm.driver.errors import require
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state

SWITCHES, FILES, FLAGS = (1, 2, 3, 4), (5, 6), 7
LONGEST = 1024
_FLAGS_SIZE = 4
_settings: dict[int, bytes] = {}
"""By CUcoredumpSettings."""


def _get(which: int, value: int, size: int) -> None:
    require(which in (*SWITCHES, *FILES, FLAGS) and value)
    data = _settings.get(which, bytes(_FLAGS_SIZE if which == FLAGS else 1))
    room = get(size)
    put(size, len(data))
    put_bytes(value, data[:room])


def _set(which: int, value: int, size: int) -> None:
    require(which in (*SWITCHES, *FILES, FLAGS) and value)
    given = get(size)
    require(0 < given <= (LONGEST if which in FILES else _FLAGS_SIZE if which == FLAGS else 1))
    data = get_bytes(value, given)
    _settings[which] = data.partition(b"\0")[0] + b"\0" if which in FILES else data


@api("cuCoredumpGetAttributeGlobal")
def get_global(which: int, value: int, size: int) -> None:
    _get(which, value, size)


@api("cuCoredumpSetAttributeGlobal")
def set_global(which: int, value: int, size: int) -> None:
    _set(which, value, size)


@api("cuCoredumpGetAttribute")
def get_attribute(which: int, value: int, size: int) -> None:
    state.current()
    _get(which, value, size)


@api("cuCoredumpSetAttribute")
def set_attribute(which: int, value: int, size: int) -> None:
    state.current()
    _set(which, value, size)
