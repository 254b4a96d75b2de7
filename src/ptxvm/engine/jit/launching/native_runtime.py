"""The native runtime in this process: made once for a processor, called to run CTAs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache, cache_key
from ptxvm.engine.jit.compilation.code_target import CodeTarget
from ptxvm.engine.jit.compilation.loader import LoadedCode, load
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.launching.interrupt import InterruptHook
from ptxvm.engine.jit.runtime import DECLARATIONS, ENTRY, EXPORTS, INTERRUPT, SWAP, runtime_text


def runtime_key(target: CodeTarget) -> str:
    """Where the object cache has the runtime for a target."""
    return cache_key("runtime", target.key)


class Runtime:
    """The native runtime for one code target: from its object file `code`, or from the cache, or compiled."""

    def __init__(
        self, target: CodeTarget, server: CompileServer, objects: ObjectCache, code: bytes | None = None
    ) -> None:
        self._code = load(_made(target, server, objects) if code is None else code, EXPORTS, {})
        symbols = self._code.symbols
        self.run: Callable[[int], int] = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(symbols[ENTRY])
        signature = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_uint64)
        self.swap: Callable[[int, int, int, int], int] = signature(symbols[SWAP])
        self.hook = InterruptHook(*(symbols[name] for name in INTERRUPT))

    def load_unit(self, code: bytes, function: str) -> LoadedCode:
        """A warp function's object file, linked with the runtime functions it may call."""
        imports = {name: self._code.symbols[name] for name in DECLARATIONS}
        return load(code, (function,), imports)


def _made(target: CodeTarget, server: CompileServer, objects: ObjectCache) -> bytes:
    key = runtime_key(target)
    entry = objects.get(key)
    if entry is None:
        entry = CacheEntry({}, server.compile(runtime_text(), target))
        objects.put(key, entry)
    return entry.code
