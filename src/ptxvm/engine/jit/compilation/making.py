"""Makes compiled units: looks in the object cache, else has the warp function emitted and compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, cast

from ptxvm.checker.module import Function, Variable
from ptxvm.engine.jit.compilation.cache import ObjectCache, decoded, encoded
from ptxvm.engine.jit.compilation.code_target import LARGE_UNIT, CodeTarget, Level
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.engine.jit.compilation.server import CompilationError, CompileServer
from ptxvm.engine.jit.compilation.warming import is_warm, making
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.kept_programs import keep_program
from ptxvm.engine.kernel_layout import KernelLayout, kernel_layout
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.machine.image import Image
from ptxvm.machine.launch import Dimensions

if TYPE_CHECKING:
    from ptxvm.engine.jit.program.screens import Screens
    from ptxvm.engine.jit.program.unit import Unit

SHORT = 4_000
"""Lines of IR up to which a unit is compiled at once with full effort, in less than 0.1 s."""

FEW = 400
"""Statements up to which emitting takes less time than a child needs to begin."""

Compile = Callable[[str, CodeTarget, Level], bytes]


@dataclass(frozen=True)
class Making:
    """How the units of one kernel are made for one size of CTA and of cluster."""

    function: Function
    block: Dimensions
    cluster: Dimensions
    image: Image
    bounds: bool
    tensor_cores: Generation
    late_loads: bool
    screened: Screens
    counted: bool
    target: CodeTarget
    server: CompileServer
    objects: ObjectCache

    @cached_property
    def layout(self) -> KernelLayout:
        """What the kernel can reach, and its shared memory."""
        return kernel_layout(self.function, self.image)

    def unit(self, version: Version) -> CompiledUnit:
        """The warp function in `version`, or in the safe one when only that can run it.

        Raises CompilationError, and OutOfPatience as `patience.waiting` says.
        """
        found = self.found(version)
        if found is not None:
            return found
        self.server.start()
        *_, unit = self._stages(version, (_level(version),), self.server.compile)
        return unit

    def found(self, version: Version) -> CompiledUnit | None:
        """The warp function from the object cache."""
        entry = self.objects.get(self._key(version)) if self.image.fingerprint else None
        if entry is None:
            return None
        keep_program(self.image, self.function, self.objects)
        return CompiledUnit.from_entry(entry)

    def beside(self, version: Version, head_start: float = 0.0) -> Errand:
        """Has the warp function made while this process does something else: what `unit` gives, preceded, where that
        takes long, by the same with code that is made in a third of the time. See `received`. What begins in a thread
        of this process leaves it to itself for `head_start` seconds."""

        def inside() -> Iterator[bytes]:
            return self._stages_as_bytes(version, compile_here, compile_here)

        def outside() -> Iterator[bytes]:
            return self._stages_as_bytes(version, self.server.compile, self.server.unhurried.compile)

        # A child is a copy of this process, page by page: not worth it for what is done in a few milliseconds.
        alone = is_warm() and self.is_small()
        return Errand(None if alone else inside, outside, head_start)

    def is_small(self) -> bool:
        """Whether it is emitted in no time, with the functions that are part of it then."""
        from ptxvm.engine.jit.program.call_graph import CallGraph  # noqa: PLC0415  (not for what is found)

        return len(self.function.body or ()) < FEW and CallGraph(self.function, self.layout.functions).size < FEW

    @staticmethod
    def received(result: bytes) -> CompiledUnit:
        """A unit that was made beside."""
        entry = decoded(result)
        if entry is None:
            raise CompilationError("what the compiler sent is damaged")
        return CompiledUnit.from_entry(entry)

    def _stages_as_bytes(self, version: Version, *compilers: Compile) -> Iterator[bytes]:
        levels = (Level.FAST, Level.GOOD) if _level(version) is Level.GOOD else (Level.FAST,)
        return (encoded(unit.to_entry()) for unit in self._stages(version, levels, *compilers))

    def _key(self, version: Version) -> str:
        """Of everything the emitted text depends on, known without emitting it."""
        addresses = cast("Mapping[Variable, int]", self.image.addresses)
        places = ",".join(f"{variable.name}={address:x}" for variable, address in addresses.items())
        options = f"{self.block} {self.cluster} {self.bounds} {version.name}"
        options += f" {self.tensor_cores.value} {self.late_loads} {int(self.screened)} {self.counted}"
        return cache_key(self.image.fingerprint, self.function.name, options, self.target.key, places)

    def _stages(
        self, version: Version, levels: Sequence[Level], compile_: Compile, compile_later: Compile | None = None
    ) -> Iterator[CompiledUnit]:
        """The unit with code of each level; the last one is kept in the object cache. Of a short one, and of one that
        is too large for more than level 0, only that. `compile_later` compiles what takes the place of other code."""
        from ptxvm.engine.jit.compilation.described import compiled_unit  # noqa: PLC0415  (not for what is found)

        with making:
            unit = self.emitted(version)
        *first, last = levels if SHORT < unit.text.count("\n") <= LARGE_UNIT else levels[-1:]
        for level in first:
            yield compiled_unit(unit, self.layout, compile_(unit.text, self.target, level))
            compile_ = compile_later or compile_
        compiled = compiled_unit(unit, self.layout, compile_(unit.text, self.target, last))
        if self.image.fingerprint:
            self.objects.put(self._key(version), compiled.to_entry())
            keep_program(self.image, self.function, self.objects)
        yield compiled

    def emitted(self, version: Version) -> Unit:
        """The warp function as LLVM's text. Raises Unsupported for what is not counted."""
        # The emitters are not needed when a unit is found in the cache.
        from ptxvm.engine.jit.compilation.emit import emit_unit  # noqa: PLC0415
        from ptxvm.engine.jit.program.unit import Request  # noqa: PLC0415

        layout = self.layout
        addresses = cast("dict[Variable, int]", {**self.image.addresses, **layout.shared})
        functions = {function: self.image.function_address(function) for function in layout.functions}
        request = Request(
            self.function,
            layout,
            self.block,
            addresses,
            functions,
            self.bounds,
            self.target.features,
            self.cluster,
            self.tensor_cores,
            self.late_loads,
            self.screened,
            self.counted,
        )
        return emit_unit(request, version)


def _level(version: Version) -> Level:
    """Few warps ever leave a fast version for the safe one, and what little they do there needs no better code."""
    return Level.FAST if version is Version.SAFE else Level.GOOD


def compile_here(ir: str, target: CodeTarget, level: Level) -> bytes:
    """The object file of a unit, in a process that LLVM may abort."""
    from ptxvm.engine.jit.compilation.codegen import compile_ir  # noqa: PLC0415  (for children only)

    return compile_ir(ir, target, level)
