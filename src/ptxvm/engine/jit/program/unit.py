"""What the analyses and emitters of warp functions hand to the code generator, and what they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.kernel_layout import KernelLayout
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.records import record


@record()
class Request:
    """A warp function to make: `entry` with everything it calls, for one size of CTA and of cluster.

    layout:     what the entry can reach, and its shared memory
    addresses:  of the variables the code names, each in its own state space (`.shared` ones included)
    functions:  code addresses of functions, for pointers to them
    bounds:     whether accesses are checked
    features:   what the processor has, as LLVM is told (`+avx2,+fma,...`)
    tensor_cores: whose numerics products of matrices have
    late_loads: loads from tensor memory are executed as late as they may be
    screened:   what is looked at before it happens, see emission/screening.py
    counted:    what steps do is counted, see emission/counting.py
    """

    entry: Function
    layout: KernelLayout
    block: tuple[int, int, int]
    addresses: Mapping[Variable, int]
    functions: Mapping[Function, int]
    bounds: bool = True
    features: str = ""
    cluster: tuple[int, int, int] = (1, 1, 1)
    tensor_cores: Generation = Generation.SM_90
    late_loads: bool = True
    screened: Screens = Screens.NOTHING
    counted: bool = False

    @property
    def clustered(self) -> bool:
        """Whether CTAs have ranks, so that the addresses of shared variables differ between them."""
        return self.cluster != (1, 1, 1)


class Site(NamedTuple):
    """An instruction of a unit, and the calls that were inlined around it, the innermost first."""

    instruction: Instruction
    callers: tuple[Instruction, ...]


class CountSite(NamedTuple):
    """What a counter of a unit tells of an instruction: `factor` times as much of the number `name` of a profile."""

    counter: int
    instruction: Instruction
    name: str
    factor: int


@record()
class HostCallSite:
    """A place in a unit's code that calls the host: so many values go in, so many come back.

    held:   of each operand that the instruction reads and writes later, where the warp's context has its registers and
            the mark of each that it was accessed; of a constant -1 and the word
    marks:  where all such marks begin, with a byte that tells of a fence before them, and how many bytes these are
    """

    name: str
    instruction: Instruction
    operands: int
    results: int
    held: tuple[tuple[tuple[int, int], ...], ...] = ()
    marks: tuple[int, int] = (0, 0)


@record()
class Unit:
    """The LLVM IR of one warp function, `i32 @function(ptr noalias %warp, ptr %cta, ptr %worker)`.

    text:          its definitions and declarations; no target lines, nothing of the runtime
    context_size:  bytes of a warp context, header included; the same for both versions of a function
    local_size:    bytes of local memory one thread needs; the same for both versions
    caches:        how many site caches it uses
    sites:         the instructions that a fault record's `site` counts
    host_calls:    the places that call the host, by the number they call it with
    undefined:     whether registers may be read before they are written that nothing follows, or local memory is made
                   undefined again, in launches that look for that
    counts:        what its counters tell, of which there are `counters`
    loops:         whether a thread may come to some of it more than once
    asks_if_alone: whether it looks at `Worker.alone`
    sweeps:        `Worker.sweeps`; the first parameter of a function that goes through all warps is `%first`
    """

    function: str
    version: Version
    text: str
    context_size: int
    local_size: int
    caches: int
    sites: tuple[Site, ...]
    host_calls: tuple[HostCallSite, ...] = ()
    sweeps: int = 0
    undefined: bool = False
    counts: tuple[CountSite, ...] = ()
    counters: int = 0
    loops: bool = True
    asks_if_alone: bool = False


class Unsupported(Exception):
    """The function needs something this engine cannot run: `instruction` is where, the message says what."""

    def __init__(self, message: str, instruction: Instruction | None = None) -> None:
        super().__init__(message)
        self.instruction = instruction
