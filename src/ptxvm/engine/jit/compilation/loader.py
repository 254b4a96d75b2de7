"""Object files into this process, ready to call."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import llvmlite.binding as llvm

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache, cache_key
from ptxvm.engine.jit.compilation.code_target import CodeTarget
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.launching.interrupt import InterruptHook
from ptxvm.engine.jit.runtime import DECLARATIONS, ENTRY, EXPORTS, INTERRUPT, SWAP, runtime_text

_numbers = count()
_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class LoadedCode:
    """An object file in memory; it stays as long as `library` lives. `symbols` are addresses."""

    symbols: dict[str, int]
    library: Any


def load(code: bytes, exports: tuple[str, ...], imports: dict[str, int]) -> LoadedCode:
    """Link an object file: it may call `imports` by name and whatever the process exports (libm)."""
    builder = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name, address in imports.items():
        builder.import_symbol(name, address)
    for name in exports:
        builder.export_symbol(name)
    with _lock:
        library = builder.link(_linker(), f"unit{next(_numbers)}")
    return LoadedCode({name: library[name] for name in exports}, library)


@cache
def _linker() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1, reloc="pic")
    return llvm.create_lljit_compiler(machine)


class Runtime:
    """The native runtime for one code target, loaded once per process."""

    def __init__(self, target: CodeTarget, server: CompileServer, objects: ObjectCache) -> None:
        key = cache_key("runtime", target.key)
        entry = objects.get(key)
        if entry is None:
            entry = CacheEntry({}, server.compile(runtime_text(), target))
            objects.put(key, entry)
        self._code = load(entry.code, EXPORTS, {})
        symbols = self._code.symbols
        self.run: Callable[[int], int] = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(symbols[ENTRY])
        signature = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_uint64)
        self.swap: Callable[[int, int, int, int], int] = signature(symbols[SWAP])
        self.hook = InterruptHook(*(symbols[name] for name in INTERRUPT))

    def load_unit(self, code: bytes, function: str) -> LoadedCode:
        """A warp function's object file, linked with the runtime functions it may call."""
        imports = {name: self._code.symbols[name] for name in DECLARATIONS}
        return load(code, (function,), imports)
