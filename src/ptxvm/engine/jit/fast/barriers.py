"""Barriers of the CTA in the fast version: the whole warp arrives, and is suspended until it is released."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.analysis.preparation import warps_of
from ptxvm.engine.jit.layouts.structures import ALL_THREADS, BARRIER_COUNT, Warp
from ptxvm.isa.warp import BarrierReduction
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.engine.jit.fast.version import FastEmitter


class FastBarriers:
    """Emits them, in unmasked blocks."""

    def __init__(self, emitter: FastEmitter) -> None:
        self._emitter = emitter

    def sync(
        self, barrier: Lanes, threads: Lanes | None, reduce: BarrierReduction | None, predicate: Lanes | None
    ) -> Lanes | None:
        emitter = self._emitter
        true, false = self._counts(predicate) if predicate is not None else ("0", "0")
        exists = barrier.is_constant and int(barrier.data) < BARRIER_COUNT
        if warps_of(emitter.request.block) > 1 or threads is not None or not exists:
            self._wait_at(barrier, threads, true, false, reduces=reduce is not None)
            true, false = (self._load_field(f"barrier_{name}") if reduce else "0" for name in ("true", "false"))
        match reduce:
            case None:
                return None
            case BarrierReduction.POPC:
                return emitter.reading.uniform(U32, true)
            case BarrierReduction.AND:
                return emitter.predicate(emitter.code.value(f"icmp eq i32 {false}, 0"))
            case BarrierReduction.OR:
                return emitter.predicate(emitter.code.value(f"icmp ne i32 {true}, 0"))

    def _counts(self, predicate: Lanes) -> tuple[str, str]:
        """How many of the executing lanes have the predicate true, and false."""
        return self._count(predicate), self._count(~predicate)

    def _count(self, predicate: Lanes) -> str:
        emitter = self._emitter
        lanes = emitter.reading.base(emitter.warp.ballot(predicate))
        return emitter.code.call("i32", "llvm.ctpop.i32", ("i32", lanes))

    def _load_field(self, name: str) -> str:
        return self._emitter.fields.get(Warp, name)

    def _wait_at(self, barrier: Lanes, threads: Lanes | None, true: str, false: str, *, reduces: bool) -> None:
        """Suspend the warp at a barrier; what follows runs when it is released."""
        emitter, code = self._emitter, self._emitter.code
        if not barrier.shape.uniform or not (threads is None or threads.shape.uniform):
            code.jump(emitter.leave_label())
            emitter.continue_at(code.new_label())
            return
        fields = {
            "barrier": emitter.reading.base(barrier),
            "barrier_threads": str(ALL_THREADS) if threads is None else emitter.reading.base(threads),
            "barrier_arriving": str(WARP_SIZE),
            "barrier_true": true,
            "barrier_false": false,
            "barrier_reduces": str(int(reduces)),
            "barrier_site": str(emitter.site()),
        }
        for name, value in fields.items():
            emitter.fields.set(Warp, name, value)
        on = f"A{emitter.block.index}"
        code.jump(emitter.suspension.behind(emitter.block.index, on))
        emitter.continue_at(on)
