"""Native functions for asynchronous reductions that Python completes while other threads run."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable

from ptxvm.engine.host.arithmetic import Arithmetic, combine_alone
from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.engine.jit.compilation.loader import LoadedCode, load
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.emission.combining_code import function_name, function_text
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Places

_SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64)
_alone = threading.Lock()


class NativeCombine:
    """A `Combine`. `address` is that of the native function, see combining_code.py."""

    __slots__ = ("_arithmetic", "_code", "_function", "address")

    def __init__(self, arithmetic: Arithmetic, code: LoadedCode) -> None:
        self._arithmetic = arithmetic
        self._code = code
        self.address = code.symbols[function_name(arithmetic)]
        self._function: Callable[[int, int, int, int, int], None] = _SIGNATURE(self.address)

    def __call__(self, memory: Bytes, places: Places, rows: Bytes) -> None:
        address = memory.ctypes.data
        if address % self._arithmetic.type.size:
            # Processors do not exchange what is not aligned. `atom` and `red` are faults there, and nobody else comes.
            with _alone:
                combine_alone(self._arithmetic)(memory, places, rows)
        else:
            self._function(address, places.ctypes.data, len(places), rows.ctypes.data, rows.shape[1])


class Combining:
    """Makes, once per process, the functions of the reductions that are asked for. Threads may share it."""

    def __init__(self, target: CodeTarget, server: CompileServer, objects: ObjectCache) -> None:
        self._target = target
        self._server = server
        self._objects = objects
        self._known: dict[Arithmetic, NativeCombine] = {}
        self._making = threading.Lock()

    def combine_of(self, arithmetic: Arithmetic) -> NativeCombine:
        """What combines elements while other threads run."""
        found = self._known.get(arithmetic)
        if found is None:
            with self._making:
                found = self._known.get(arithmetic) or self._make(arithmetic)
                self._known[arithmetic] = found
        return found

    def _make(self, arithmetic: Arithmetic) -> NativeCombine:
        declarations: set[str] = set()
        text = function_text(arithmetic, self._target.features, declarations)
        text = "\n".join([*sorted(declarations), text])
        key = cache_key("combining", text, self._target.key)
        entry = self._objects.get(key)
        if entry is None:
            entry = CacheEntry({}, self._server.compile(text, self._target))
            self._objects.put(key, entry)
        return NativeCombine(arithmetic, load(entry.code, (function_name(arithmetic),), {}))
