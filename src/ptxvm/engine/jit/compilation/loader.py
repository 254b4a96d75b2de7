"""Object files into this process, ready to call."""

from __future__ import annotations

import threading
from functools import cache
from itertools import count
from typing import Any

from ptxvm.engine.jit.compilation.elf_objects import UnknownObjectError
from ptxvm.engine.jit.compilation.linking import linked
from ptxvm.records import record

_numbers = count()
_lock = threading.Lock()


@record()
class LoadedCode:
    """An object file in memory; it stays as long as `library` lives. `symbols` are addresses."""

    symbols: dict[str, int]
    library: Any


def load(code: bytes, exports: tuple[str, ...], imports: dict[str, int]) -> LoadedCode:
    """Link an object file: it may call `imports` by name and whatever the process exports (libm)."""
    try:
        return LoadedCode(*linked(code, exports, imports))
    except UnknownObjectError:
        return _linked_by_llvm(code, exports, imports)


def _linked_by_llvm(code: bytes, exports: tuple[str, ...], imports: dict[str, int]) -> LoadedCode:
    import llvmlite.binding as llvm  # noqa: PLC0415  (takes time to import)

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
    import llvmlite.binding as llvm  # noqa: PLC0415

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1, reloc="pic")
    # JITLink keeps the sections of an object together; the older linker lets them lie where there is room, and ends the
    # process where that is more than two gigabytes apart.
    return llvm.create_lljit_compiler(machine, use_jit_link=True)
