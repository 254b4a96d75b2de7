"""What the analyses and emitters of warp functions hand to the code generator, and what they are asked for."""

from __future__ import annotations

from dataclasses import dataclass

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.engine.jit.layouts import Version
from ptxvm.machine.image import Image


@dataclass(frozen=True, slots=True)
class Request:
    """A warp function to make: `entry` with everything it calls, for one size of CTA.

    `image` places functions and `.const` variables; addresses of `.global` ones are looked up at run time. `features`
    is the feature string of the processor LLVM compiles for (`+avx2,+fma,...`)."""

    entry: Function
    block: tuple[int, int, int]
    image: Image
    bounds: bool = True
    features: str = ""


@dataclass(frozen=True, slots=True)
class Unit:
    """The LLVM IR of one warp function, `i32 @function(ptr noalias %warp, ptr %cta, ptr %worker)`.

    text:           its definitions and declarations; no target lines, nothing of the runtime
    context_size:   bytes of a warp context, header included; the same for both versions of a function
    local_size:     bytes of local memory one thread needs; the same for both versions
    static_shared:  bytes of static shared memory, where the dynamic shared memory begins
    caches:         how many site caches it uses
    sites:          the instructions that a fault record's `site` counts
    symbols:        the global variables whose addresses `Worker.symbols` must hold, in this order
    """

    function: str
    version: Version
    text: str
    context_size: int
    local_size: int
    static_shared: int
    caches: int
    sites: tuple[Instruction, ...]
    symbols: tuple[Variable, ...]


class Unsupported(Exception):
    """The function needs something this engine cannot run: `instruction` is where, the message says what."""

    def __init__(self, message: str, instruction: Instruction | None = None) -> None:
        super().__init__(message)
        self.instruction = instruction
