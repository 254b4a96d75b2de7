"""Decoding: instruction -> step, and what each kind of step does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ptxvm.checker.module import Function, Instruction, Label, LabelList
from ptxvm.engine.held_registers import HeldOperandError, of
from ptxvm.engine.interpret.assigns import assign_results
from ptxvm.engine.interpret.calls import CallSite, call, call_site, leave
from ptxvm.engine.interpret.fetches import UndecodableError, always, fetch_operand, fetch_value
from ptxvm.engine.interpret.held import noting_accesses
from ptxvm.engine.interpret.step import Fetch, Step
from ptxvm.engine.interpret.suspension import Suspended
from ptxvm.engine.interpret.undefined import note_undefined
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import CARRY
from ptxvm.lanes.types import U32
from ptxvm.machine.faults import FaultKind

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.program import Program


def decode(program: Program, pc: int, function: Function, instruction: Instruction) -> Step:
    """The step of an instruction. What cannot run becomes a step that faults when it is reached."""
    flow = instruction.definition.flow
    step = Step(
        pc,
        function,
        instruction,
        instruction.form.opcode,
        None if instruction.guard is None else instruction.guard.index,
        instruction.guard_negated,
        _ACTIONS[flow],
    )
    try:
        if flow is Flow.NONE:
            _decode_plain(program, step, instruction)
        elif flow is Flow.BRANCH:
            step.target = program.label(_only(instruction, Label))
        elif flow is Flow.BRANCH_INDEXED:
            _decode_indexed(program, step, instruction)
        elif flow is Flow.CALL:
            step.call = call_site(program, function, instruction)
    except (UndecodableError, HeldOperandError) as error:
        _make_unsupported(step, str(error))
    accessed = program.accessed_held(function, instruction)
    if accessed:
        step.action = noting_accesses(step.action, accessed, moves=instruction.definition.name == "mov")
    return step


def fall_off(pc: int, function: Function) -> Step:
    """The step behind the last instruction of a function: it returns."""
    return Step(pc, function, None, "ret", None, False, _return)


def _only(instruction: Instruction, kind: type[Any]) -> Any:
    return next(operand for operand in instruction.operands if isinstance(operand, kind))


def _make_unsupported(step: Step, reason: str) -> None:
    step.message = f"{step.opcode} cannot be run: {reason}"
    step.action = _unsupported


def _unsupported(cta: Cta, step: Step) -> int | None:
    raise cta.warp.fault_of(FaultKind.UNSUPPORTED, step.message)


# ------------------------------------------------------------------------------------------------- plain instructions


def _decode_plain(program: Program, step: Step, instruction: Instruction) -> None:
    definition, form = instruction.definition, instruction.form
    if definition.function is None:
        raise UndecodableError(f"execution of {definition.name} is not supported")
    for index in form.held:
        of(instruction, index)
    sources = iter(form.sources)
    step.callee = definition.function
    step.fetches = tuple(
        _INJECTED[name](instruction)
        if name in _INJECTED
        else _source(program, step.function, instruction, next(sources))
        for name in definition.parameters
    )
    step.assigns = assign_results(form, instruction.operands)


_INJECTED: dict[str, Callable[[Instruction], Fetch]] = {
    "form": lambda instruction: always(instruction.form),
    "warp": lambda _: lambda cta: cta.warp,
}


def _source(program: Program, function: Function, instruction: Instruction, index: int | None) -> Fetch:
    if index is None:
        return always(None)
    if index == CARRY:
        return lambda cta: cta.carry
    if index in instruction.form.held:
        return always(None)
    return fetch_operand(program, function, instruction.operands[index], instruction.form.operands[index])


def _execute(cta: Cta, step: Step) -> int | None:
    warp = cta.warp
    sources = [fetch(cta) for fetch in step.fetches]
    try:
        results = step.callee(*sources)
    except Suspended:
        cta.hold(step, None)
        return None
    if warp.held:
        cta.hold(step, warp.mask)
    cause = None
    if cta.frame.undefined is not None or warp.undefined is not None:
        cause = _follow_undefined(cta, step, sources, results)
    _assign(cta, step, results, warp.everywhere)
    if cause is not None and cta.frame.undefined is not None:
        cta.frame.undefined.note_causes(step, cause)
    return None if warp.held else step.pc + 1


def _assign(cta: Any, step: Step, results: Any, everywhere: bool) -> None:
    assigns = step.assigns
    if len(assigns) == 1:
        assigns[0](cta, results, everywhere)
    else:
        for assign, result in zip(assigns, results or (), strict=True):
            assign(cta, result, everywhere)


def _follow_undefined(cta: Cta, step: Step, sources: list[object], results: Any) -> str | None:
    """Some registers of the frame are undefined, or results of this step are: the other values they might have. Why
    what it writes may be undefined; None if that is not."""
    warp, frame = cta.warp, cta.frame
    if frame.undefined is not None and frame.undefined.is_over():
        frame.undefined = None
    others = results if frame.undefined is None else frame.undefined.follow(step, sources, results)
    cause = None
    if warp.undefined is not None:
        others, cause = note_undefined(cta, others, warp.undefined)
        warp.undefined = None
    if frame.undefined is None:
        return None
    if others is not results and cause is None:
        cause = frame.undefined.reason(step)  # before the step changes what it has read
    _assign(frame.undefined, step, others, warp.everywhere)
    return cause


# ------------------------------------------------------------------------------------------------------------ branches


def _branch(cta: Cta, step: Step) -> int | None:
    if cta.warp.mask is cta.mask:
        return step.target
    cta.divide([(cta.warp.mask, step.target), (cta.mask & ~cta.warp.mask, step.pc + 1)])
    return None


def _decode_indexed(program: Program, step: Step, instruction: Instruction) -> None:
    labels: LabelList = _only(instruction, LabelList)
    index = instruction.operands[0]
    assert index is not None
    step.fetches = (fetch_value(program, step.function, index, U32),)
    step.targets = tuple(program.label(label) for label in labels.labels)


def _branch_indexed(cta: Cta, step: Step) -> int | None:
    if cta.frame.undefined is not None:
        cta.frame.undefined.require_sources(step)
    index: Any = step.fetches[0](cta)
    chosen = np.broadcast_to(index.data, cta.mask.shape)
    lanes = cta.warp.mask
    wrong = lanes & (chosen >= len(step.targets))
    if wrong.any():
        first = int(np.flatnonzero(wrong)[0])
        text = f"index {chosen.reshape(-1)[first]} is outside the {len(step.targets)} branch targets"
        raise cta.warp.fault_at(FaultKind.OUT_OF_BOUNDS, f"{step.opcode}: {text}", first)
    parts = [(lanes & (chosen == value), step.targets[value]) for value in np.unique(chosen[lanes])]
    cta.divide([*parts, (cta.mask & ~lanes, step.pc + 1)])
    return None


def _return(cta: Cta, step: Step) -> int | None:
    if cta.depth == 0:
        return _exit(cta, step)
    leave(cta, step)
    return None


def _exit(cta: Cta, step: Step) -> int | None:
    cta.divide([(cta.mask & ~cta.warp.mask, step.pc + 1)])
    cta.end(cta.warp.mask)
    return None


def _call(cta: Cta, step: Step) -> int | None:
    site = step.call
    assert isinstance(site, CallSite)
    call(cta, step, site)
    return None


_ACTIONS = {
    Flow.NONE: _execute,
    Flow.BRANCH: _branch,
    Flow.BRANCH_INDEXED: _branch_indexed,
    Flow.CALL: _call,
    Flow.RETURN: _return,
    Flow.EXIT: _exit,
}
