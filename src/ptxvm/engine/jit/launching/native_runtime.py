"""The native runtime in this process: made once for a processor, called to run CTAs."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.engine.jit.compilation.loader import LoadedCode, load
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.runtime import DECLARATIONS, ENTRY, INTERRUPTIBLE, MULTIPLY_TILE, SWAP, TAKE_BACK, Part

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.tiles import NativeTiles


def runtime_key(target: CodeTarget, part: Part = Part.CORE) -> str:
    """Where the object cache has a part of the runtime for a target."""
    return cache_key(part, target.key)


class Runtime:
    """The native runtime for one code target: from the object file `code` of its `core`, which is that of watched
    launches or of all others; or from the cache, or compiled."""

    def __init__(
        self,
        target: CodeTarget,
        server: CompileServer,
        objects: ObjectCache,
        code: bytes | None = None,
        core: Part = Part.CORE,
    ) -> None:
        self._sources = target, server, objects
        self._lock = threading.Lock()
        self._core = core
        self._parts = {core: load(_made(core, *self._sources) if code is None else code, core.exports, {})}
        symbols = self._parts[core].symbols
        entry = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)
        self.run: Callable[[int], int] = entry(symbols[ENTRY])
        self.run_interruptible: Callable[[int], int] = entry(symbols[INTERRUPTIBLE])
        signature = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_uint64)
        self.swap: Callable[[int, int, int, int], int] = signature(symbols[SWAP])

    @cached_property
    def take_back(self) -> Callable[[int, int], None]:
        """`TAKE_BACK`, for watched launches."""
        range_of_log = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_uint64)
        return range_of_log(self._parts[self._core].symbols[TAKE_BACK])

    def load_unit(self, code: bytes, function: str) -> LoadedCode:
        """A warp function's object file, linked with the runtime functions it may call.

        Raises CompilationError, and OutOfPatience as `patience.waiting` says: parts that most kernels do not call are
        made for the first that does.
        """
        imports: dict[str, int] = {}
        for part in (self._core, Part.TEXELS, Part.PRODUCTS):
            # An object file has the names of what it calls.
            if part is self._core or any(name.encode() in code for name in part.exports):
                symbols = self._loaded(part).symbols
                imports |= {name: symbols[name] for name in part.exports if name in DECLARATIONS}
        return load(code, (function,), imports)

    @cached_property
    def tiles(self) -> NativeTiles:
        """What multiplies in tensor memory."""
        from ptxvm.engine.jit.host.tiles import NativeTiles  # noqa: PLC0415  (most kernels have none)

        part = self._loaded(Part.PRODUCTS)
        return NativeTiles(part.symbols[MULTIPLY_TILE], part)

    def _loaded(self, part: Part) -> LoadedCode:
        """A part, once for all threads: units have its addresses, so that it must never make room for another copy."""
        with self._lock:
            if part not in self._parts:
                core = self._parts[self._core].symbols
                self._parts[part] = load(_made(part, *self._sources), part.exports, core)
            return self._parts[part]


def _made(part: Part, target: CodeTarget, server: CompileServer, objects: ObjectCache) -> bytes:
    key = runtime_key(target, part)
    entry = objects.get(key)
    if entry is None:
        entry = CacheEntry({}, server.compile(part.text(), target))
        objects.put(key, entry)
    return entry.code
