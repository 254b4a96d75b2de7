"""Code that has accesses looked at before they happen, and counts what orders them: in launches that are watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ptxvm.checker.module import Function
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.emission.faults import Faults
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.screening import (
    AGE_BITS,
    CTA_AT,
    LAST_TIME,
    PAUSE_BITS,
    QUIET_BITS,
    QUIET_FOR_ALL,
    TIME_AT,
    WARP_AT,
    ScreenKind,
    ScreenOrder,
)
from ptxvm.engine.jit.layouts.structures import Cta, FaultCode, Warp, Worker
from ptxvm.engine.jit.memory.screened_access import Screened
from ptxvm.engine.jit.memory.screening import close_reads, emit_mbarrier, emit_screen
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.engine.unused_results import UnusedResults
from ptxvm.isa.definition import Form
from ptxvm.isa.warp import Atomic, AtomicOp, Load, Scope, Sem, Store
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import LANE
from ptxvm.lanes.types import B128, U32

UNCACHED = ("ld.global.nc", "ldu")
"""Instructions that read past the memory model."""

_LONGEST_PAUSE = (1 << PAUSE_BITS) - 1
_WARP_BITS = 5
_ALL = "-1"
_NARROW = (Scope.CTA, Scope.CLUSTER)
_FENCES = ("fence", "membar")
_ACQUIRING = (Sem.ACQUIRE, Sem.ACQ_REL, Sem.SC)
_RELEASING = (Sem.RELEASE, Sem.ACQ_REL, Sem.SC)


class Screening:
    """Emits nothing where launches are not watched."""

    def __init__(self, text: FunctionText, state: BlockState, faults: Faults, functions: Sequence[Function]) -> None:
        self._text = text
        self._state = state
        self._faults = faults
        self._functions = functions
        self._unused = UnusedResults()
        self._polled: Place | None = None  # the mbarrier at which lanes wait, if that orders anything

    def load(self, load: Load, parts: int = 0) -> None:
        """`parts`: the elements are loaded by so many instructions."""
        step = self._state.step
        if self._is_at_mbarrier():
            self._read_mbarrier(load)
            assert isinstance(load.address, Place)
            self._polled = load.address if load.sem in _ACQUIRING and self._is_used() else None
            return
        is_uncached = step is not None and step.instruction.definition.name in UNCACHED
        kind = ScreenKind.UNCACHED if is_uncached else ScreenKind.READ
        shows = load.sem is not Sem.WEAK and self._is_used()
        order = _order(load.sem) | (ScreenOrder.SHOWS if shows else 0)
        self._screen(load, kind, load.type.size, load.elements, order=order, parts=parts)

    def _is_used(self) -> bool:
        """Whether something depends on what the current step reads."""
        step = self._state.step
        if step is None:
            return False
        owner = next(each for each in self._functions if each.body is not None and step.instruction in each.body)
        return not self._unused.is_unused(owner, step.instruction)

    def store(self, store: Store, parts: int = 0) -> None:
        """`parts`: the elements are stored by so many instructions."""
        elements = self._elements(store.value)
        size = next(_size(element) for element in elements if element is not None)
        kind = ScreenKind.WRITE if store.sem is Sem.WEAK else ScreenKind.STRONG_WRITE
        values = _parts(elements) if kind is ScreenKind.WRITE else ()
        self._screen(store, kind, size, len(elements), values, order=_order(store.sem), parts=parts)

    def _elements(self, value: Any) -> tuple[Any, ...]:
        """What the current step stores: a pair alone may be one element of 128 bits or two of 64."""
        form = None if self._state.step is None else self._state.step.form
        is_pair = isinstance(form, Form) and form.type is B128 and not isinstance(value[0], tuple)
        return value if isinstance(value, tuple) and not is_pair else (value,)

    # --------------------------------------------------------------------------------------------------- mbarriers

    def _is_at_mbarrier(self) -> bool:
        """Whether the access belongs to an instruction for mbarriers: these read what was initialised."""
        step = self._state.step
        return step is not None and step.instruction.definition.name.startswith("mbarrier.")

    def _read_mbarrier(self, request: Load | Atomic) -> None:
        from ptxvm.machine.asynchronous.mbarrier import SIZE  # noqa: PLC0415  (most kernels have none)

        self._screen(request, ScreenKind.READ, SIZE, 1)

    def change_mbarrier(self, atomic: Atomic, old: Any, control: Control) -> None:
        """If lanes have changed an mbarrier, which was `old` then, they have arrived there."""
        if self._is_at_mbarrier() and Screens.ORDER in self._state.accesses.screened:
            assert isinstance(atomic.address, Place)
            code, words = self._text.code, self._text.reading.vector(old)
            code.line(f"store <32 x i64> {words}, ptr {self._text.entry.address(Worker, 'host_values')}, align 8")
            close_reads(self._state.accesses)
            lanes, releases = self._state.execution_bits(), int(self._arrives() and atomic.sem in _RELEASING)
            arguments = f"i32 {lanes}, i32 {control.live_bits()}, i32 {releases}"
            emit_mbarrier(self._state.access(), atomic.address, "ptxvm_screen_arrive", arguments)

    def _arrives(self) -> bool:
        """Whether threads arrive at the mbarrier that they change."""
        step = self._state.step
        return step is not None and "arrive" in step.instruction.definition.name

    def pass_mbarrier(self, condition: Lanes, control: Control) -> None:
        """A wait is over. Where the condition holds, and it was one at an mbarrier, the phase is."""
        polled, self._polled = self._polled, None
        if polled is not None and Screens.ORDER in self._state.accesses.screened:
            close_reads(self._state.accesses)
            lanes = self._text.reading.base(self._state.ballot(condition))
            emit_mbarrier(self._state.access(), polled, "ptxvm_screen_pass", f"i32 {lanes}, i32 {control.live_bits()}")

    # ---------------------------------------------------------------------------------------------------- accesses

    def atomic(self, atomic: Atomic, *, shows: bool) -> None:
        """`shows`: somebody wants what was there before."""
        if self._is_at_mbarrier():
            self._read_mbarrier(atomic)
            return
        order = _order(atomic.sem) | (ScreenOrder.SHOWS if shows else 0)
        order |= ScreenOrder.MAY_FAIL if atomic.op is AtomicOp.CAS else 0
        self._screen(atomic, ScreenKind.CHANGE, _size(atomic.values[0]), 1, order=order)

    def fence(self, sem: Sem, scope: Scope) -> None:
        """What it orders matters where CTAs hand on what they have done."""
        step = self._state.step
        if Screens.ORDER not in self._state.accesses.screened or step is None or scope in _NARROW:
            return
        if step.instruction.definition.name in _FENCES:
            code = self._text.code
            code.declare(DECLARATIONS["ptxvm_screen_fence"])
            places = "ptr %worker, ptr %cta, ptr %warp"
            lanes = self._state.execution_bits()
            code.line(f"call preserve_allcc void @ptxvm_screen_fence({places}, i32 {lanes}, i32 {_order(sem)})")

    def fence_operands(self) -> None:
        """What was written is there for asynchronous operations. Where a guard is, nobody relies on it."""
        step = self._state.step
        if Screens.ORDER in self._state.accesses.screened and step is not None and step.guard is None:
            code = self._text.code
            code.declare(DECLARATIONS["ptxvm_screen_proxies"])
            lanes = self._state.execution_bits()
            code.line(f"call preserve_allcc void @ptxvm_screen_proxies(ptr %worker, ptr %cta, ptr %warp, i32 {lanes})")

    def _screen(
        self,
        request: Load | Store | Atomic,
        kind: ScreenKind,
        size: int,
        count: int,
        values: Sequence[Lanes] = (),
        *,
        order: int = 0,
        parts: int = 0,
    ) -> None:
        if not self._state.accesses.screened:
            return
        address = request.address
        assert isinstance(address, Place)
        strength = 0 if request.sem is Sem.WEAK else size.bit_length()
        is_narrow = request.scope in _NARROW and request.sem not in (Sem.VOLATILE, Sem.MMIO)
        access = Screened(kind, size, count, 0 if is_narrow else strength, strength, order, parts)
        emit_screen(self._state.access(), address, access, values)

    # ------------------------------------------------------------------------------------------------------- lanes

    def read_lane(self, lane: Lanes) -> None:
        """What is read of lanes that do not execute the instruction is undefined."""
        if Screens.WRITTEN in self._state.accesses.screened:
            self._faults.raise_fault(FaultCode.SUSPICION, (self._state.active() >> lane) & 1 == 0)

    def meet(self, membermask: Lanes, control: Control) -> None:
        """The lanes of a warp have met: if that was all of them, what follows comes after what was before."""
        step, screened = self._state.step, self._state.accesses.screened
        if not screened or step is None:
            return
        close_reads(self._state.accesses)
        if Screens.MASKS in screened:
            self._check_members(membermask, control)
        if step.instruction.definition.name != "bar.warp.sync" or not membermask.shape.uniform:
            return
        if Screens.ORDER not in screened:
            return
        code, fields = self._text.code, self._text.fields
        lanes, live = self._state.execution_bits(), control.live_bits()
        time = fields.get(Warp, "screen_time")
        longest = code.value(f"and i32 {time}, {_LONGEST_PAUSE}")
        # What lanes that have exited did is ordered by it only if it names them, too.
        conditions = (f"{self._text.reading.base(membermask)}, -1", f"{lanes}, {live}")
        all_there, whole = (code.value(f"icmp eq i32 {each}") for each in conditions)
        counts = code.value(f"icmp ne i32 {longest}, {_LONGEST_PAUSE}")
        meets = code.value(f"and i1 {all_there}, {whole}")
        passes = code.value(f"and i1 {meets}, {counts}")
        _set_time(self._text, code.value(f"add i32 {time}, {code.value(f'zext i1 {passes} to i32')}"))
        self._meet_again(code.value(f"xor i1 {meets}, {passes}"))

    def _meet_again(self, uncounted: str) -> None:
        """Lanes may have met more often than the time of their warp tells."""
        code = self._text.code
        more, on = code.new_label(), code.new_label()
        code.branch(uncounted, more, on, likely=False)
        code.label(more)
        code.declare(DECLARATIONS["ptxvm_screen_meet"])
        code.line("call preserve_allcc void @ptxvm_screen_meet(ptr %cta, ptr %warp)")
        code.jump(on)
        code.label(on)

    def arrive(self, control: Control) -> None:
        """A barrier orders the lanes that come to it: all that live have to."""
        if not self._state.accesses.screened:
            return
        close_reads(self._state.accesses)
        if self._state.execution_bits() != _ALL:
            self._faults.raise_fault(FaultCode.SUSPICION, self._elsewhere(control) != 0)

    def _elsewhere(self, control: Control) -> Lanes:
        """The lanes that live and do not execute the instruction."""
        code = self._text.code
        rest = code.value(f"xor i32 {self._state.execution_bits()}, -1")
        return self._text.reading.uniform(U32, code.value(f"and i32 {control.live_bits()}, {rest}"))

    def _check_members(self, membermask: Lanes, control: Control) -> None:
        """The membermask names the lane, and no lane that lives and is elsewhere."""
        own = (membermask >> LANE) & 1
        self._faults.raise_fault(FaultCode.SUSPICION, (own == 0) | (membermask & self._elsewhere(control) != 0))


def pass_barrier(text: FunctionText, state: BlockState) -> None:
    """A warp comes to a barrier of all threads of the CTA: what follows comes after all that was before. Until all of
    them have come it does nothing. Where order does not matter, what is known of lines goes on to hold."""
    if Screens.ORDER in state.accesses.screened:
        before = text.code.value(f"or i32 {text.fields.get(Warp, 'screen_time')}, {_LONGEST_PAUSE}")
        after = text.code.value(f"add i32 {before}, 1")
        tag = _set_time(text, text.code.call("i32", "llvm.umin.i32", ("i32", after), ("i32", str(LAST_TIME))))
        text.fields.set(Warp, "quiet_for_all", text.code.value(f"or i64 {tag}, {QUIET_FOR_ALL}"))


def _set_time(text: FunctionText, time: str) -> str:
    """As `set_time` in runtime/screening.c, but for what only a barrier changes, for which the tag is returned."""
    code, fields = text.code, text.fields
    fields.set(Warp, "screen_time", time)
    index = fields.get(Warp, "index")
    place = code.value(f"shl i64 {fields.get(Cta, 'index')}, {CTA_AT}")
    place = code.value(f"or i64 {place}, {code.value(f'shl i64 {_wide(code, time)}, {TIME_AT}')}")
    place = code.value(f"or i64 {place}, {code.value(f'shl i64 {_wide(code, index)}, {WARP_AT}')}")
    fields.set(Warp, "screen_stamp", place)
    clock = _wide(code, code.value(f"lshr i32 {time}, {PAUSE_BITS}"))
    serial = code.value(f"shl i64 {fields.get(Cta, 'screen_serial')}, {AGE_BITS + QUIET_BITS}")
    tag = code.value(f"or i64 {serial}, {code.value(f'shl i64 {clock}, {QUIET_BITS}')}")
    pause = code.value(f"shl i32 {code.value(f'and i32 {time}, {_LONGEST_PAUSE}')}, {_WARP_BITS}")
    own = code.value(f"or i32 {pause}, {index}")
    fields.set(Warp, "quiet_for_me", code.value(f"or i64 {tag}, {_wide(code, own)}"))
    return tag


def _wide(code: Code, number: str) -> str:
    return code.value(f"zext i32 {number} to i64")


def _order(sem: Sem) -> int:
    """As bits of ScreenOrder."""
    acquires = ScreenOrder.ACQUIRES if sem in _ACQUIRING else 0
    return int(acquires | (ScreenOrder.RELEASES if sem in _RELEASING else 0))


def _parts(elements: Sequence[Any]) -> list[Lanes]:
    """The values of a store; a pair is one of 128 bits."""
    return [part for each in elements for part in (each if isinstance(each, tuple) else (each,)) if part is not None]


def _size(value: Any) -> int:
    """Bytes of an element; a pair is one of 128 bits."""
    return 16 if isinstance(value, tuple) else int(value.type.size)
