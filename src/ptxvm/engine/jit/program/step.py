"""An instruction as the analyses and emitters see it: operands looked up once, registers as numbered cells."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ptxvm.checker.module import Function, Instruction, Label
from ptxvm.engine.jit.program.operands import Source
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.jit.program.intrinsics import Intrinsic
    from ptxvm.isa.definition import Form
    from ptxvm.lanes.types import Type


class EndKind(Enum):
    """How a block ends. `End.targets` holds the blocks that can follow."""

    JUMP = "jump"
    BRANCH = "branch"  # targets: taken, not taken
    SWITCH = "switch"  # targets: one for each value of the index
    LEAVE = "leave"  # the thread ends
    LEAVE_IF = "leave_if"  # the thread ends where the condition holds; targets: where the others go
    CALL = "call"  # targets: where the callee returns to
    RETURN = "return"  # to the block after the call


class Part(Enum):
    """What of an instruction a step stands for."""

    WHOLE = "whole"
    GUARD = "guard"  # the branch around one that may wait
    REST = "rest"  # what that branch leads around


class Mark(NamedTuple):
    """That a step is executed says that this instruction is: for profiles, each part of one has one mark."""

    instruction: Instruction
    part: Part = Part.WHOLE


@record()
class Effects:
    """What an instruction does besides computing its results, as far as control flow must know."""

    starts_block: bool = False
    """It may wait: a lane that has to wait starts the instruction again later."""
    ends_block: bool = False
    """The warp may be suspended in it and goes on behind it."""
    may_leave: bool = False
    """It may widen a value of the form base + offsets, which the fast version leaves when the sum wraps."""
    repeatable: bool = True
    """Running it twice is the same as running it once."""
    synchronises: bool = False
    """It may see or release other threads: loops with it may be waiting for them."""
    arrives: bool = False
    """It arrives at a barrier without waiting there, or at that of the cluster."""
    stack: bool = False
    """It uses the local stack (`alloca` and its like)."""
    joins: bool = False
    """It waits for all lanes of the warp, and a routine of the runtime computes its results: several that do not need
    each other's do so at once, and wait once."""
    pure: bool = True
    """It computes its results from its operands and does nothing else."""


NO_EFFECTS = Effects()


@record()
class Write:
    """A result: `type` is the value's; a negative `cell` drops it."""

    cell: int
    type: Type


@record(frozen=False, eq=False)
class Step:
    """One instruction, or a copy of operands to results when `form` is None.

    `sources` are in the order in which the form's function takes them, `results` in the order it returns them. A group
    of results (a vector) is a tuple. `reads` and `writes` are the cells involved: the guard is among the reads, and so
    is what a guarded step writes, as lanes whose guard is false keep it. `end` and `labels` belong to instructions that
    end a block. `callers` are the calls that were inlined around it, the innermost first. `held` are the cells of each
    operand that the instruction itself reads and writes later (`Form.held`), which are neither reads nor writes; a
    negative number `~word` stands for a constant. `mark` is there when executions are counted. `unwrites`: its results
    count as never written."""

    instruction: Instruction
    form: Form | Intrinsic | None = None
    guard: int | None = None
    guard_negated: bool = False
    sources: tuple[Source | None, ...] = ()
    results: tuple[Write | tuple[Write, ...], ...] = ()
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    effects: Effects = NO_EFFECTS
    end: EndKind | None = None
    labels: tuple[Label, ...] = ()
    callees: tuple[Function, ...] = ()
    callers: tuple[Instruction, ...] = ()
    held: tuple[tuple[int, ...], ...] = ()
    mark: Mark | None = None
    unwrites: bool = False
