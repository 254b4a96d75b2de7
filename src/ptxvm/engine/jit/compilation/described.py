"""What launches must know of compiled code: where its sites, host calls and counters are in the program's text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ptxvm.checker.module import Function, Instruction
from ptxvm.engine.call_stack import frame
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, CountPlace, HostCallPlace, Place
from ptxvm.engine.jit.compilation.stack_needs import stack_needed
from ptxvm.engine.jit.program.parameters import called_function
from ptxvm.engine.jit.program.unit import CountSite, HostCallSite, Site, Unit
from ptxvm.engine.kernel_layout import KernelLayout


def compiled_unit(unit: Unit, layout: KernelLayout, code: bytes) -> CompiledUnit:
    """A unit with its object file, as launches and the object cache want it."""
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
        unit.sweeps,
        unit.undefined,
        tuple(_counts(unit.counts, layout.functions)),
        unit.counters,
        stack_needed(code),
        unit.loops,
        unit.asks_if_alone,
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


def _counts(sites: Iterable[CountSite], functions: Sequence[Function]) -> Iterator[CountPlace]:
    places = {
        id(item): (number, position)
        for number, function in enumerate(functions)
        for position, item in enumerate(function.body or ())
    }
    for site in sites:
        yield CountPlace(site.counter, *places[id(site.instruction)], site.name, site.factor)


def _host_call(call: HostCallSite, functions: Sequence[Function]) -> HostCallPlace:
    """Steps may stand for a copy of their instruction without its guard, which has the same operands."""
    wanted = call.instruction
    function = next(
        index
        for index, function in enumerate(functions)
        for item in function.body or ()
        if isinstance(item, Instruction) and item.start == wanted.start and item.operands is wanted.operands
    )
    return HostCallPlace(call.name, call.operands, call.results, function, wanted.start, call.held, call.marks)
