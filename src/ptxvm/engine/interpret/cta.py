"""One CTA: where each of its threads is, and who runs next."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Function
from ptxvm.engine.call_stack import frame
from ptxvm.engine.interpret.held import HeldAccesses
from ptxvm.engine.interpret.program import Program
from ptxvm.engine.interpret.stack import Stack, StackOverflow
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.synchronization import State, Synchronization
from ptxvm.engine.interpret.undefined import Undefined
from ptxvm.engine.interpret.values import Mask, Value, blend, blend_value
from ptxvm.engine.interpret.warp import InterpreterWarp
from ptxvm.engine.interpret.watched_synchronization import WatchedSynchronization
from ptxvm.engine.interpret.watched_warp import WatchedWarp
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY, const
from ptxvm.lanes.types import PRED, WARP_SIZE, Type
from ptxvm.machine.faults import CallFrame, Coordinates, FaultKind
from ptxvm.machine.launch import Dimensions
from ptxvm.machine.layout import CALL_DEPTH_LIMIT, STACK_SIZE, shared_base
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cluster import Cluster
    from ptxvm.engine.interpret.grid import Grid
    from ptxvm.engine.schedules import Schedule
    from ptxvm.sanitizer.block import Block

_NOWHERE = np.iinfo(np.int64).max
_PC_BITS = 32
_PC_MASK = (1 << _PC_BITS) - 1

TURN_STEPS = 8192
"""Steps a group of lanes may run while other lanes of its CTA could: lanes may wait for lanes."""

TURN_SPINS = 4
"""Reads that look like waiting (see `InterpreterWarp.spin`) after which a turn ends."""

COUNTED_STEPS, COUNTED_SPINS = 1 << 30, 256
"""The same where steps are counted: lanes that need not wait for others are to meet again as compiled code has them."""

ROUNDS = 16
"""Rounds of turns after which a CTA lets others run although it makes progress."""


class Outcome(Enum):
    """Why a CTA stopped running."""

    FINISHED = "finished"
    WAITING = "waiting"  # it spins: something else may have to run first
    BLOCKED = "blocked"  # every thread retries an instruction that cannot complete
    DEADLOCK = "deadlock"  # no thread can go on, whatever others outside the cluster do


@record(frozen=False)
class Frame:
    """The registers of one function at one call depth, for all lanes that are in it.

    `undefined`: in full checks, which of them are.
    """

    registers: list[Value]
    carry: Lanes
    lanes: Mask
    undefined: Undefined | None = None


class Cta:
    """The threads of a CTA as one batch of shape (warps, 32), run in groups of lanes that are at the same place.

    `mask` are the lanes of the current group (`lanes` of them, of `live` in all), `depth` its call depth, `registers`
    those of its frame; `states` and `keys` tell of every lane.

    A lane's place is its key: the deepest call first, then the lowest pc. The group with the lowest key runs until it
    breaks up, meets other lanes, or its turn ends.

    `waits` are the lanes in a wait that may come to nothing (`Warp.wait_until`); those in `gives_up` give it up.

    `rank` is its place in the cluster, `shared_base` the `.shared` address of its first byte, `changed` whether memory
    changed while it ran last.
    """

    def __init__(self, grid: Grid, cluster: Cluster, rank: int, block: Dimensions) -> None:
        launch = grid.launch
        self.grid: Grid = grid
        self.warp: InterpreterWarp
        self.synchronization: Synchronization
        self.program: Program = grid.program
        self.cluster: Cluster = cluster
        self.rank: int = rank
        self.shared_base = shared_base(rank)
        self.block: Dimensions = block
        shape = (launch.warps, WARP_SIZE)
        exists = np.arange(launch.warps * WARP_SIZE).reshape(shape) < launch.threads
        self.stack = Stack(exists.size, grid.filler)
        self.states = np.where(exists, State.READY, State.EXITED).astype(np.int8)
        self.keys = np.full(shape, _key(0, self.program.entry(self.program.kernel)), np.int64)
        self.mask: Mask = exists
        self.lanes = self.live = launch.threads
        self.depth = 0
        self._pc = 0
        self._limit = _NOWHERE
        self._turn_lanes: Mask = np.zeros(shape, np.bool_)
        self._turn_end = 0
        self._frames: dict[tuple[int, Function], Frame] = {}
        self._returns: list[npt.NDArray[np.int64]] = []
        self._moved = self._waited = self.changed = False
        self._rounds = ROUNDS if grid.watch is None else 1
        counted = grid.counting is not None
        self._most_steps, self._most_spins = (COUNTED_STEPS, COUNTED_SPINS) if counted else (TURN_STEPS, TURN_SPINS)
        self.waits: Mask = np.zeros(shape, np.bool_)
        self.gives_up: Mask = np.zeros(shape, np.bool_)
        self.specials: dict[SpecialRegister, Lanes | tuple[Lanes, ...]] = {}
        self.accesses = HeldAccesses()
        self.watched_block: Block | None = None
        if grid.watch is None:
            self.warp = InterpreterWarp(self)
            self.synchronization = Synchronization(self)
        else:
            self.watched_block = grid.watch.begin(self, cluster.number)
            self.warp = WatchedWarp(self, grid.watch, self.watched_block)
            self.synchronization = WatchedSynchronization(self)
        self._begin()

    def _begin(self) -> None:
        kernel = self.program.kernel
        self.enter_frame(0, kernel, self.mask)
        self.frame = self._frames[0, kernel]
        self.registers = self.frame.registers
        try:
            self.stack.enter(0, np.flatnonzero(self.mask), self.program.frame(kernel).size)
        except StackOverflow:
            text = f"its local variables need more than {STACK_SIZE} bytes per thread"
            raise self.grid.fault(FaultKind.STACK_OVERFLOW, text) from None

    # --------------------------------------------------------------------------------------------------- scheduling

    def run(self) -> Outcome:
        """Run until the CTA has finished or must wait for something outside."""
        warp, rounds = self.warp, 0
        self._moved = self._waited = self.changed = warp.progressed = warp.looked = False
        while True:
            if self._select():
                self._run_group()
                if warp.yields:
                    warp.yields, warp.spins = False, 0
                    self._turn_lanes = np.zeros_like(self.mask)
                    self.changed |= warp.progressed
                    return Outcome.WAITING
                continue
            if not self._next_round():
                self.changed |= warp.progressed
                return Outcome.FINISHED if self.live == 0 else Outcome.DEADLOCK
            self.changed |= warp.progressed
            rounds += 1
            if rounds == self._rounds or (self._waited and not warp.progressed):
                return Outcome.WAITING if self._moved else Outcome.BLOCKED
            warp.progressed = False

    @property
    def waited(self) -> bool:
        """Whether threads waited for something while it ran last."""
        return self._waited

    @property
    def is_stalled(self) -> bool:
        """Whether no thread can run before one of another CTA has done something."""
        return bool(np.isin(self.states, (State.AT_BARRIER, State.AT_CLUSTER_BARRIER, State.EXITED)).all())

    @property
    def waits_for_cluster(self) -> bool:
        """Whether a thread waits at the barrier of the cluster."""
        return bool((self.states == State.AT_CLUSTER_BARRIER).any())

    def _select(self) -> bool:
        """Choose the ready lanes with the lowest key; False when there are none."""
        keys = np.where(self.states == State.READY, self.keys, _NOWHERE)
        if self.grid.schedule is not None:
            keys = self._of_one_warp(keys, self.grid.schedule)
        key = int(keys.min())
        if key == _NOWHERE:
            return False
        self.mask = keys == key
        self._limit = int(keys[~self.mask].min(initial=_NOWHERE))
        self.lanes = int(np.count_nonzero(self.mask))
        self.depth, self._pc = CALL_DEPTH_LIMIT + 1 - (key >> _PC_BITS), key & _PC_MASK
        self.frame = self._frames[self.depth, self.program.function_at(self._pc)]
        self.registers = self.frame.registers
        return True

    def _of_one_warp(self, keys: npt.NDArray[np.int64], schedule: Schedule) -> npt.NDArray[np.int64]:
        """The keys of the lanes of a warp that a schedule chooses; the others are nowhere."""
        warps = np.flatnonzero((keys != _NOWHERE).any(axis=1)).tolist()
        if not warps:
            return keys
        chosen = warps[schedule.pick([(self.block, warp) for warp in warps])]
        result = np.full_like(keys, _NOWHERE)
        result[chosen] = keys[chosen]
        return result

    def _next_round(self) -> bool:
        """Those that had their turn get another. False when no lane can run at all."""
        tired = self.states == State.TIRED
        if not tired.any():
            return self.synchronization.release_converging()
        self.states[tired] = State.READY
        return True

    def _run_group(self) -> None:
        """Run the chosen group until it breaks up, meets others, or its turn ends."""
        base, pc = _key(self.depth, 0), self._pc
        step_of, warp, grid, counting = self.program.step, self.warp, self.grid, self.grid.counting
        turn = self._turn()
        while base + pc < self._limit and grid.steps < turn and warp.spins < self._most_spins:
            grid.steps += 1
            if grid.steps >= grid.next_poll:
                grid.poll(self, step_of(pc))
            step = step_of(pc)
            if counting is not None:
                following = counting.take(self, step)
            else:
                following = step.action(self, step) if warp.begin(step) else pc + 1
            if following is None:
                return
            pc = following
            self._moved = True
        self.keys[self.mask] = base + pc
        if base + pc < self._limit:
            self.states[self.mask] = State.READY if warp.yields else State.TIRED
            self._waited |= warp.spins >= self._most_spins
            self._turn_lanes = np.zeros_like(self.mask)

    def _turn(self) -> int:
        """The step at which the turn of the chosen group ends: a new one, unless some of its lanes had the last one."""
        if (self.mask & self._turn_lanes).any():
            self._turn_lanes = self._turn_lanes | self.mask
        else:
            self._turn_lanes, self._turn_end, self.warp.spins = self.mask, self.grid.steps + self._most_steps, 0
        return self._turn_end

    # ------------------------------------------------------------------------------------------- what steps do to lanes

    def give_up_waits(self) -> bool:
        """Lanes whose wait may come to nothing give it up, once; whether there are any."""
        self.gives_up = self.waits.copy()
        return bool(self.waits.any())

    def divide(self, parts: list[tuple[Mask, int]]) -> None:
        """The group breaks up: each part goes on at its pc."""
        self._moved = True
        for lanes, pc in parts:
            self.keys[lanes] = _key(self.depth, pc)

    def place(self, lanes: Mask, depth: int, pc: int) -> None:
        """Put lanes at a pc of a function at a call depth."""
        self.keys[lanes] = _key(depth, pc)

    def hold(self, step: Step, finished: Mask | None) -> None:
        """The group breaks up: `finished` lanes and those the guard kept out go on, the others stay at the step."""
        self._moved |= finished is not None
        self._waited = True
        self.keys[self.mask] = _key(self.depth, step.pc + 1)
        staying = self.warp.started if finished is None else self.warp.started & ~finished
        self.keys[staying] = _key(self.depth, step.pc)
        if finished is None:
            self.warp.mask = np.zeros_like(staying)

    def end(self, lanes: Mask) -> None:
        """Lanes exit."""
        self._moved = True
        if self.watched_block is not None and self.grid.watch is not None:
            self.grid.watch.watch.exit(self.watched_block, np.flatnonzero(lanes).tolist())
        self.states[lanes] = State.EXITED
        self.live -= int(np.count_nonzero(lanes))
        self.synchronization.after_exit()
        if self.live == 0:
            self.cluster.end(self)

    def key_of(self, pc: int) -> int:
        """The key of lanes of the current call depth at a pc."""
        return _key(self.depth, pc)

    def step_of_lane(self, warp: int, lane: int) -> Step:
        """The step at which a lane is, or that of its last read while it polls."""
        poll = int(self.warp.polls[warp, lane]) if self.polling[warp, lane] else -1
        return self.program.step(int(self.keys[warp, lane]) & _PC_MASK if poll < 0 else poll)

    def first_stuck(self) -> tuple[Step, Coordinates | None]:
        """The step of the first lane that polls and its thread; if none does, that of the first that has not exited."""
        polling = self.polling
        place = int(np.flatnonzero(polling if polling.any() else self.living)[0])
        thread = self.grid.launch.thread_of(place) if polling.any() else None
        return self.step_of_lane(place // WARP_SIZE, place % WARP_SIZE), thread

    @property
    def polling(self) -> Mask:
        """The lanes that could run, while all others wait."""
        polling: Mask = (self.states == State.READY) & ~self.waits
        return polling

    def frames(self) -> Iterable[Frame]:
        """The registers of all call depths."""
        return self._frames.values()

    @property
    def living(self) -> Mask:
        """The lanes that have not exited."""
        living: Mask = self.states != State.EXITED
        return living

    # ------------------------------------------------------------------------------------------------------- frames

    def enter_frame(self, depth: int, function: Function, lanes: Mask) -> None:
        """Lanes enter a function; its registers are unwritten for them."""
        frame = self._frames.get((depth, function))
        fresh = self.program.fresh_registers(function, self.grid.filler)
        filler, undefined = self.grid.filler, None
        if filler:
            undefined = Undefined(self, self.program.undefined_registers(function, filler))
        if frame is None:
            self._frames[depth, function] = Frame(fresh, const(PRED, 0), lanes.copy(), undefined)
            return
        frame.lanes |= lanes
        if undefined is not None:
            known = frame.registers if frame.undefined is None else frame.undefined.registers
            undefined.registers = _blended(lanes, undefined.registers, known)
            frame.undefined = undefined
        frame.registers[:] = _blended(lanes, fresh, frame.registers)

    def leave_frame(self, depth: int, function: Function, lanes: Mask) -> None:
        """Lanes return from a function; its registers go with the last of them."""
        frame = self._frames[depth, function]
        frame.lanes &= ~lanes
        if not frame.lanes.any():
            del self._frames[depth, function]

    def frame_at(self, depth: int, function: Function) -> Frame:
        return self._frames[depth, function]

    def frame_base(self, type_: Type) -> Lanes:
        """Where the current frame of each lane begins in its local memory."""
        bases = self.stack.bases(self.depth).reshape(self.mask.shape)
        return Lanes(NUMPY, type_, bases.astype(type_.storage))

    @property
    def carry(self) -> Lanes:
        return self.frame.carry

    def set_carry(self, value: Lanes, everywhere: bool) -> None:
        self.frame.carry = value if everywhere else blend(self.warp.mask, value, self.frame.carry)

    def returns(self, depth: int) -> npt.NDArray[np.int64]:
        """For each lane in a call at `depth`: the pc behind the call. Writable."""
        while len(self._returns) <= depth:
            self._returns.append(np.zeros(self.mask.shape, np.int64))
        return self._returns[depth]

    def registers_of(self, function: Function, lane: int) -> dict[str, int | None]:
        """The bits that a lane of the current group has in the registers of its function."""
        held: dict[str, int | None] = {}
        for register in function.registers:
            value = self.registers[register.index]
            if isinstance(value, Lanes) and value.type is not PRED:
                data = np.broadcast_to(value.data, self.mask.shape).reshape(-1)[lane]
                held[register.name] = int(data.view(f"u{data.dtype.itemsize}")) & register.type.mask
        return held

    def calls_around(self, step: Step, lane: int) -> tuple[CallFrame, ...]:
        """The functions that a lane of the current group is in, the innermost first."""
        behind = (int(self.returns(depth).reshape(-1)[lane]) for depth in range(self.depth, 0, -1))
        steps = [step, *(self.program.step(pc - 1) for pc in behind)]
        return tuple(frame(each.function, each.instruction) for each in steps if each.instruction is not None)


def _key(depth: int, pc: int) -> int:
    return (CALL_DEPTH_LIMIT + 1 - depth) << _PC_BITS | pc


def _blended(lanes: Mask, news: list[Value], olds: list[Value]) -> list[Value]:
    """The registers of a frame that some lanes have entered."""
    return [blend_value(lanes, new, old) for new, old in zip(news, olds, strict=True)]
