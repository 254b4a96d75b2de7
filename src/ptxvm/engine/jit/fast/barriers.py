"""Barriers of the CTA in the fast version: the whole warp arrives, and is suspended until it is released."""

from __future__ import annotations

from ptxvm.engine.jit.emission.screening import pass_barrier
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.fast.suspension import Suspension
from ptxvm.engine.jit.fast.sweep import Sweep
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import ALL_THREADS, BARRIER_COUNT, Warp
from ptxvm.isa.warp import BarrierReduction, BarrierSync
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, WARP_SIZE


class FastBarriers:
    """Emits them, in unmasked blocks. `warps` is their number in a CTA."""

    def __init__(self, text: FunctionText, state: FastState, suspension: Suspension, sweep: Sweep, warps: int) -> None:
        self._text = text
        self._state = state
        self._suspension = suspension
        self._sweep = sweep
        self._warps = warps

    def sync(self, sync: BarrierSync) -> Lanes | None:
        barrier, threads, reduce, predicate = sync.barrier, sync.threads, sync.reduce, sync.predicate
        text = self._text
        true, false = self._counts(predicate) if predicate is not None else ("0", "0")
        exists = barrier.is_constant and int(barrier.data) < BARRIER_COUNT
        if threads is None:
            pass_barrier(text, self._state)
        if self._warps > 1 or threads is not None or not exists:
            self._wait_at(barrier, threads, true, false, reduces=reduce is not None)
            true, false = (self._load_field(f"barrier_{name}") if reduce else "0" for name in ("true", "false"))
        match reduce:
            case None:
                return None
            case BarrierReduction.POPC:
                return text.reading.uniform(U32, true)
            case BarrierReduction.AND:
                return text.predicate(text.code.value(f"icmp eq i32 {false}, 0"))
            case BarrierReduction.OR:
                return text.predicate(text.code.value(f"icmp ne i32 {true}, 0"))

    def _counts(self, predicate: Lanes) -> tuple[str, str]:
        """How many of the executing lanes have the predicate true, and false."""
        return self._count(predicate), self._count(~predicate)

    def _count(self, predicate: Lanes) -> str:
        lanes = self._text.reading.base(self._state.ballot(predicate))
        return self._text.code.call("i32", "llvm.ctpop.i32", ("i32", lanes))

    def _load_field(self, name: str) -> str:
        return self._text.fields.get(Warp, name)

    def _wait_at(self, barrier: Lanes, threads: Lanes | None, true: str, false: str, *, reduces: bool) -> None:
        """Suspend the warp at a barrier; what follows runs when it is released."""
        code, reading = self._text.code, self._text.reading
        plain = barrier.is_constant and int(barrier.data) < BARRIER_COUNT and threads is None and not reduces
        self._sweep.note_barrier(int(barrier.data) if plain else None)
        if not barrier.shape.uniform or not (threads is None or threads.shape.uniform):
            code.jump(self._suspension.leave())
            self._state.continue_at(code.new_label())
            return
        fields = {
            "barrier": reading.base(barrier),
            "barrier_threads": str(ALL_THREADS) if threads is None else reading.base(threads),
            "barrier_arriving": str(WARP_SIZE),
            "barrier_true": true,
            "barrier_false": false,
            "barrier_reduces": str(int(reduces)),
            "barrier_site": str(self._state.site()),
        }
        if not plain:
            for name, value in fields.items():
                self._text.fields.set(Warp, name, value)
        on = f"A{self._state.block.index}"
        code.jump(self._suspension.behind(self._state.block.index, on, fields if plain else {}))
        self._state.continue_at(on)
