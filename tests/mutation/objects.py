"""Objects that LLVM made for one mutant serve the others: most change little of the text that it is given, and making
objects takes most of the time of many tests."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit
from ptxvm.engine.jit.compilation.making import Compile, Making
from ptxvm.engine.jit.layouts.structures import Version

MAKERS = "engine/jit/compilation/"
"""Mutants of these files may make other objects of the same text."""


def share(folder: Path) -> None:
    """From now on units of this process, and of its children, are made with the objects in a folder."""
    stages = Making._stages

    def shared(self: Making, version: Version, compile_: Compile, levels: Sequence[Level]) -> Iterator[CompiledUnit]:
        return stages(self, version, kept(folder, compile_), levels)

    Making._stages = shared  # type: ignore[method-assign]


def kept(folder: Path, compile_: Compile) -> Compile:
    """`compile_`, asked once for each text."""

    def compiled(ir: str, target: CodeTarget, level: Level) -> bytes:
        file = folder / sha256(f"{target.key} {level} {ir}".encode()).hexdigest()
        if file.exists():
            return file.read_bytes()
        code = compile_(ir, target, level)
        own = file.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        own.write_bytes(code)
        own.rename(file)  # as a whole, whatever others do
        return code

    return compiled
