"""Calls and returns: frames, arguments and results."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.checker.module import Arguments, CallTarget, Function, Instruction, Operand, Space, SymbolAddress, Variable
from ptxvm.engine.host import Words
from ptxvm.engine.interpret.fetches import UndecodableError, fetch_value
from ptxvm.engine.interpret.host import serve_lanes
from ptxvm.engine.interpret.stack import StackOverflow
from ptxvm.engine.interpret.step import Fetch, Step
from ptxvm.engine.interpret.transfers import End, read_bytes, transfer, undefined_bits, write_bytes
from ptxvm.engine.interpret.values import Mask
from ptxvm.engine.library import WORD, is_library_function, missing_body, parts
from ptxvm.engine.reachability import pointer_targets, unreachable_target
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U64
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import CALL_DEPTH_LIMIT, STACK_SIZE
from ptxvm.machine.memory import Bytes
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.program import Program

Operands = tuple[Operand | Variable, ...]


@record()
class CallSite:
    """A `call`: whom (`function`, or one of `reachable` by `pointer`), with what, and where the results go."""

    function: Function | None
    pointer: Fetch | None
    reachable: Collection[Function]
    arguments: Operands
    results: Operands


def call_site(program: Program, function: Function, instruction: Instruction) -> CallSite:
    """Decode a `call`. The list before the target holds the results, the one behind it the arguments."""
    lists: list[Operands] = [(), ()]
    target: CallTarget | None = None
    for operand in instruction.operands:
        if isinstance(operand, CallTarget):
            target = operand
        elif isinstance(operand, Arguments):
            lists[target is not None] = tuple(_passed(element) for element in operand.elements)
    if target is None:
        raise UndecodableError("it has no target")
    pointer = None if target.pointer is None else fetch_value(program, function, target.pointer, U64)
    reachable = () if pointer is None else pointer_targets(target, program.layout.functions)
    return CallSite(target.function, pointer, reachable, lists[1], lists[0])


def _passed(operand: Operand) -> Operand | Variable:
    """In the lists of a call the name of a `.param` variable stands for its content, not its address."""
    match operand:
        case SymbolAddress(symbol=Variable(space=Space.PARAM) as variable):
            return variable
    return operand


def call(cta: Cta, step: Step, site: CallSite) -> None:
    """The executing lanes enter the function, or the functions their pointers name."""
    caller, executing = cta.mask, cta.warp.mask
    staying = caller & ~executing
    for function, lanes in _targets(cta, step, site, executing):
        if is_library_function(function):
            _call_library(cta, step, site, function, lanes)
            staying = staying | lanes
        else:
            _enter(cta, step, site, function, lanes)
    cta.divide([(staying, step.pc + 1)])


def _call_library(cta: Cta, step: Step, site: CallSite, function: Function, lanes: Mask) -> None:
    """The host does the function's work."""
    ends = [End(cta.depth, step.function, operand) for operand in site.arguments]
    _require_defined(cta, step, function, ends, lanes)
    values = tuple(words for end in ends for words in _words(read_bytes(cta, end, lanes)))
    results = serve_lanes(cta, function.name, np.flatnonzero(lanes), values)
    for operand, words in zip(site.results, results, strict=False):
        write_bytes(cta, End(cta.depth, step.function, operand), words[:, None].view(np.uint8), lanes)


def _require_defined(cta: Cta, step: Step, function: Function, ends: list[End], lanes: Mask) -> None:
    """What the host gets must be defined."""
    for end in ends:
        bits = undefined_bits(cta, end, lanes)
        if bits is not None:
            lane = int(np.flatnonzero(lanes)[bits.any(axis=1).argmax()])
            text = f"{step.opcode}: an argument of {function.name} was never written"
            raise cta.warp.fault_at(FaultKind.UNINITIALISED, text, lane)


def _words(data: Bytes) -> Iterator[Words]:
    """The words of a parameter, extended by zeros."""
    for offset, size in parts(data.shape[1]):
        padded = np.zeros((len(data), WORD), np.uint8)
        padded[:, :size] = data[:, offset : offset + size]
        yield padded.view(np.uint64)[:, 0]


def _targets(cta: Cta, step: Step, site: CallSite, lanes: Mask) -> list[tuple[Function, Mask]]:
    if site.function is not None:
        return [(site.function, lanes)]
    assert site.pointer is not None
    pointer = site.pointer(cta)
    assert isinstance(pointer, Lanes)
    addresses = np.broadcast_to(pointer.data, lanes.shape)
    targets = []
    for address in np.unique(addresses[lanes]):
        chosen = lanes & (addresses == address)
        function = cta.program.image.function_at(int(address))
        if function not in site.reachable:
            lane = int(np.flatnonzero(chosen)[0])
            text = f"{step.opcode}: {unreachable_target(int(address), function)}"
            raise cta.warp.fault_at(FaultKind.OUT_OF_BOUNDS, text, lane, int(address))
        assert isinstance(function, Function)
        targets.append((function, chosen))
    return targets


def _enter(cta: Cta, step: Step, site: CallSite, function: Function, lanes: Mask) -> None:
    if function.body is None:
        raise cta.warp.fault_of(FaultKind.UNSUPPORTED, f"{step.opcode}: {missing_body(function.name)}")
    depth = cta.depth + 1
    indices = np.flatnonzero(lanes)
    if depth > CALL_DEPTH_LIMIT:
        raise _overflow(cta, step, int(indices[0]), f"more than {CALL_DEPTH_LIMIT} nested calls")
    try:
        cta.stack.enter(depth, indices, cta.program.frame(function).size)
    except StackOverflow as overflow:
        raise _overflow(cta, step, int(overflow.lanes[0]), f"more than {STACK_SIZE} bytes of stack") from None
    entry = cta.program.entry(function)
    cta.enter_frame(depth, function, lanes)
    for operand, parameter in zip(site.arguments, function.parameters, strict=False):
        transfer(cta, End(cta.depth, step.function, operand), End(depth, function, parameter), lanes)
    cta.returns(depth)[lanes] = step.pc + 1
    cta.place(lanes, depth, entry)


def _overflow(cta: Cta, step: Step, lane: int, reason: str) -> Exception:
    return cta.warp.fault_at(FaultKind.STACK_OVERFLOW, f"{step.opcode}: {reason}", lane)


def leave(cta: Cta, step: Step) -> None:
    """The executing lanes return to their callers, which may be several."""
    lanes, depth = cta.warp.mask, cta.depth
    returns = cta.returns(depth)
    cta.divide([(cta.mask & ~lanes, step.pc + 1)])
    for pc in np.unique(returns[lanes]):
        chosen = lanes & (returns == pc)
        caller = cta.program.step(int(pc) - 1)
        assert caller.call is not None
        for operand, result in zip(caller.call.results, step.function.returns, strict=False):
            transfer(cta, End(depth, step.function, result), End(depth - 1, caller.function, operand), chosen)
        cta.place(chosen, depth - 1, int(pc))
    cta.leave_frame(depth, step.function, lanes)
