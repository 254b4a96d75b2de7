"""Makes compiled units: looks in the object cache, else has the warp function emitted and compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.engine.call_stack import frame
from ptxvm.engine.jit.compilation.cache import ObjectCache, cache_key
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, HostCallPlace, Place
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.program.parameters import called_function
from ptxvm.engine.jit.program.unit import HostCallSite, Request, Site
from ptxvm.engine.kernel_layout import KernelLayout, kernel_layout
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.machine.image import Image
from ptxvm.machine.launch import Dimensions


@dataclass(frozen=True)
class Making:
    """How the units of one kernel are made for one size of CTA and of cluster."""

    function: Function
    block: Dimensions
    cluster: Dimensions
    image: Image
    bounds: bool
    tensor_cores: Generation
    target: CodeTarget
    server: CompileServer
    objects: ObjectCache

    @cached_property
    def layout(self) -> KernelLayout:
        """What the kernel can reach, and its shared memory."""
        return kernel_layout(self.function, self.image)

    def unit(self, version: Version) -> CompiledUnit:
        """The warp function in `version`, or in the safe one when only that can run it. Raises CompilationError."""
        if not self.image.fingerprint:
            return self._make(version)
        key = self._key(version)
        entry = self.objects.get(key)
        if entry is not None:
            return CompiledUnit.from_entry(entry)
        unit = self._make(version)
        self.objects.put(key, unit.to_entry())
        return unit

    def _key(self, version: Version) -> str:
        """Of everything the emitted text depends on, known without emitting it."""
        addresses = cast("Mapping[Variable, int]", self.image.addresses)
        places = ",".join(f"{variable.name}={address:x}" for variable, address in addresses.items())
        options = f"{self.block} {self.cluster} {self.bounds} {version.name} {self.tensor_cores.value}"
        return cache_key(self.image.fingerprint, self.function.name, options, self.target.key, places)

    def _make(self, version: Version) -> CompiledUnit:
        # The emitters are not needed when a unit is found in the cache.
        from ptxvm.engine.jit.compilation.emit import emit_unit  # noqa: PLC0415

        self.server.start()
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
        )
        unit = emit_unit(request, version)
        # Few warps ever leave a fast version for the safe one, and what little they do there needs no better code.
        level = Level.FAST if unit.version is Version.SAFE and version is Version.SAFE else Level.GOOD
        code = self.server.compile(unit.text, self.target, level)
        return CompiledUnit(
            unit.function,
            unit.version,
            unit.context_size,
            unit.local_size,
            layout.static_shared,
            layout.reserved_shared,
            unit.caches,
            _places(unit.sites, layout.functions),
            code,
            tuple(_host_call(call, layout.functions) for call in unit.host_calls),
        )


def _places(sites: Sequence[Site], functions: Sequence[Function]) -> tuple[Place, ...]:
    """Where the sites are in the texts. Steps may stand for a copy of their instruction, with the same operands."""
    homes = {
        (item.start, id(item.operands)): function
        for function in functions
        for item in function.body or ()
        if isinstance(item, Instruction)
    }
    return tuple(_place(site, homes) for site in sites)


def _place(site: Site, homes: Mapping[tuple[int, int], Function]) -> Place:
    instruction = site.instruction
    location, called = instruction.location, called_function(instruction)
    file, line = (None, 0) if location is None else (location.file, location.line)
    around = [(homes.get((each.start, id(each.operands))), each) for each in (instruction, *site.callers)]
    frames = tuple(frame(function, each) for function, each in around if function is not None)
    return Place(instruction.line, instruction.form.opcode, file, line, "" if called is None else called.name, frames)


def _host_call(call: HostCallSite, functions: Sequence[Function]) -> HostCallPlace:
    """Steps may stand for a copy of their instruction without its guard, which has the same operands."""
    wanted = call.instruction
    function = next(
        index
        for index, function in enumerate(functions)
        for item in function.body or ()
        if isinstance(item, Instruction) and item.start == wanted.start and item.operands is wanted.operands
    )
    return HostCallPlace(call.name, call.operands, call.results, function, wanted.start)
