"""A plugin of pytest: tests call the runtime of a shared library, which `test_sanitizers.py` has made of the C files.

The library is built with a sanitizer; what emitted code does is none of its business. Loaded by `-p`, with the path of
the library in PTXVM_SANITIZED.
"""

from __future__ import annotations

import ctypes
import os

from ptxvm.engine.jit.compilation.loader import LoadedCode, load
from ptxvm.engine.jit.launching import native_runtime
from ptxvm.engine.jit.runtime import Part

_library = ctypes.CDLL(os.environ["PTXVM_SANITIZED"])


def _address(name: str) -> int:
    found = ctypes.cast(getattr(_library, name), ctypes.c_void_p).value
    assert found is not None
    return found


def _load(code: bytes, exports: tuple[str, ...], imports: dict[str, int]) -> LoadedCode:
    if exports in (Part.CORE.exports, Part.WATCHED.exports):
        return LoadedCode({name: _address(name) for name in exports}, _library)
    return load(code, exports, imports)


native_runtime.load = _load
