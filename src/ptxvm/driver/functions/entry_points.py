"""How programs find functions: `cuInit`, `cuGetProcAddress`."""

from __future__ import annotations

import re
import sys
from functools import cache

from ptxvm.driver.caller_memory import get_bytes, get_text, put, put_if
from ptxvm.driver.errors import fail, require
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.registry import signatures, versions
from ptxvm.driver.stand_ins.nvrtc import compiling
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling

SUCCESS, SYMBOL_NOT_FOUND, VERSION_NOT_SUFFICIENT = 0, 1, 2
LATEST = 13990
LEGACY_STREAM_FLAG, THREAD_STREAM_FLAG = 1, 2
RENAMED, RENAMED_SINCE = "cuGraphInstantiate", 12000
"""From this version on the name means `cuGraphInstantiateWithFlags`, as the header has it."""

SERVED = ("cupy_backends.cuda.api.runtime", "cuda.bindings.cyruntime")
"""Packages with a runtime of their own, for which something stands in."""

STATIC_RUNTIME = """ptxvm: this program, or a package that it has loaded, has a CUDA runtime of its own linked in, which
asks the driver for tables that are not documented; ptxvm has only what is documented, so CUDA calls of that part fail.
Build a program with `nvcc -cudart shared` and run it by `ptxvm exec`. (CuPy's wheels are served by
`python -m ptxvm.driver`, and so are cuda-bindings.)"""


@api("cuInit")
def init(flags: int) -> None:
    require(flags == 0)
    from ptxvm.driver.installing import initialize  # noqa: PLC0415  (it installs this module)

    initialize()


@cache
def _versions(name: str) -> list[str]:
    """The functions that a name may mean, the newest first; none where it says itself which."""
    exported = signatures("driver")
    if re.search(r"_(v\d+|ptds|ptsz)$", name):
        return []
    found = [each for each in exported if re.fullmatch(re.escape(name) + r"(_v\d+)?", each)]
    return sorted(found, key=lambda each: int(each.rpartition("_v")[2]) if "_v" in each else 1, reverse=True)


@cache
def resolve(name: str, version: int, flags: int) -> str | None:
    """The exported function that a name means to a program made for a version of CUDA; None: too old for it. What is
    negative is newer than all."""
    exported = signatures("driver")
    version = version if version >= 0 else LATEST
    if name == RENAMED and version >= RENAMED_SINCE:
        return f"{RENAMED}WithFlags"
    for each in _versions(name):
        if versions()[each] <= version:
            for suffix in ("_ptsz", "_ptds") if flags & THREAD_STREAM_FLAG else ():
                if each + suffix in exported:
                    return each + suffix
            return each
    return None


@cache
def _look_up(name: bytes, version: int, flags: int) -> tuple[int, int]:
    """The address of the function that a name means, or 0, and a CUdriverProcAddressQueryResult."""
    from ptxvm.driver.installing import address_of  # noqa: PLC0415

    asked = name.decode(errors="surrogateescape")
    if not _versions(asked):
        return 0, SYMBOL_NOT_FOUND
    function = resolve(asked, version, flags)
    return (0, VERSION_NOT_SUFFICIENT) if function is None else (address_of(function), SUCCESS)


@api("cuGetProcAddress_v2")
def get_address(name: int, found: int, version: int, flags: int, status: int) -> None:
    require(found and name)
    require(flags & ~(LEGACY_STREAM_FLAG | THREAD_STREAM_FLAG) == 0)
    require(version <= max(state.settings.version, LATEST))
    address, outcome = _look_up(get_text(name), version, flags)
    put(found, address)
    put_if(status, outcome, 4)
    require(address or status, CUresult.ERROR_NOT_FOUND)


@api("cuGetProcAddress")
def get_address_1(name: int, found: int, version: int, flags: int) -> None:
    get_address(name, found, version, flags, 0)


_told: set[bytes] = set()


@api("cuGetExportTable")
def export_table(found: int, number: int) -> None:
    asked = get_bytes(number, 16)
    put_if(found, 0)
    if calling.thread not in compiling:
        if not _told and not any(each in sys.modules for each in SERVED):
            print(STATIC_RUNTIME, file=sys.stderr)
        _told.add(asked)
    fail(CUresult.ERROR_NOT_FOUND)
