"""What makes the code of a kernel, for tests that look at that code."""

from __future__ import annotations

from ptxvm.checker.module import Function
from ptxvm.engine.jit.compilation.cache import ObjectCache
from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.options import Options
from ptxvm.machine.image import Image
from ptxvm.machine.launch import dimensions

SERVER, OBJECTS = CompileServer(), ObjectCache()


def making_of(
    function: Function,
    image: Image,
    block: int | tuple[int, ...],
    cluster: int | tuple[int, ...] | None = None,
    *,
    cpu: Cpu = Cpu.AVX2,
    screens: Screens = Screens.NOTHING,
    counted: bool = False,
) -> Making:
    """With bounds checks, for blocks of that shape."""
    shape = dimensions(block, "block"), dimensions(cluster or 1, "cluster")
    return Making(
        *(function, *shape, image, True, Options().generation(image.target), True),
        *(screens, counted, code_target(cpu), SERVER, OBJECTS),
    )
