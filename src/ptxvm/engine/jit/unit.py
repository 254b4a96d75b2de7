"""What the analyses and emitters of warp functions hand to the code generator, and what they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.engine.jit.layouts import Version


@dataclass(frozen=True, slots=True)
class Request:
    """A warp function to make: `entry` with everything it calls, for one size of CTA.

    `addresses` places the variables the code names: device addresses of `.global`, offsets of `.shared` and `.const`
    ones. `functions` are the code addresses of functions (`mov.u64 %rd, f` and indirect calls): small numbers, never 0.
    """

    entry: Function
    block: tuple[int, int, int]
    addresses: Mapping[Variable, int]
    functions: Mapping[Function, int]
    bounds: bool = True


@dataclass(frozen=True, slots=True)
class Unit:
    """The LLVM IR of one warp function, `i32 @function(ptr noalias %warp, ptr %cta, ptr %worker)`.

    `text` holds its definitions and declarations, no target lines and nothing of the runtime. `context_size` are the
    bytes of a warp context, header included, the same for both versions of a function. `local_size` are the bytes of
    local memory one thread needs. `sites` are the instructions a fault record's `site` counts; `caches` is the number
    of site caches. """

    function: str
    version: Version
    text: str
    context_size: int
    local_size: int
    caches: int
    sites: tuple[Instruction, ...]


class Unsupported(Exception):
    """The function needs something this engine cannot run: `instruction` is where, the message says what."""

    def __init__(self, message: str, instruction: Instruction | None = None) -> None:
        super().__init__(message)
        self.instruction = instruction
