"""Turns what native code noted about a fault into a `KernelFault`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.engine.jit.compilation.kernel_code import KernelCode, Place
from ptxvm.engine.jit.layouts.structures import (
    ALL_THREADS,
    BARRIER_COUNT,
    AccessSpace,
    Barrier,
    Cta,
    FaultCode,
    FaultRecord,
    Version,
    Warp,
)
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.jit.seats.slots import Slot
from ptxvm.engine.library import missing_body
from ptxvm.engine.reachability import unreachable_target
from ptxvm.machine import deadlock
from ptxvm.machine.faults import Coordinates, FaultKind, KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.layout import CODE_WINDOW, SHARED_RANK_SHIFT, WINDOW_SIZE
from ptxvm.machine.memory import Memory
from ptxvm.records import record

LANES = 32

_PLAIN = {
    FaultCode.ASSERTION: (FaultKind.ASSERTION, "assertion failed"),
    FaultCode.STACK_OVERFLOW: (FaultKind.STACK_OVERFLOW, "the stack of the thread overflowed"),
}
_WINDOWS = {
    FaultCode.SHARED_BOUNDS: "shared",
    FaultCode.LOCAL_BOUNDS: "local",
    FaultCode.PARAM_BOUNDS: "parameter",
}


@record()
class FaultContext:
    """The launch in which the fault happened."""

    kernel: str
    code: KernelCode
    launch: Launch
    memory: Memory
    seat: Seat

    def fault(self) -> KernelFault:
        """The fault the seat's worker recorded."""
        record = self.seat.worker.fault
        kind, message = self._what(record)
        place = self._place(record)
        fault = KernelFault(
            kind,
            message,
            kernel=self.kernel,
            line=None if place is None else place.line,
            source=None if place is None else place.source,
            thread=self._thread(record),
            block=self.launch.block_of(record.cta),
            address=record.address if record.code in _WITH_ADDRESS else None,
        )
        fault.stack = () if place is None else place.frames
        return fault

    def _place(self, record: FaultRecord) -> Place | None:
        sites = self.code.sites(Version(record.version))
        return sites[record.site] if 0 <= record.site < len(sites) else None

    def _opcode(self, record: FaultRecord) -> str:
        place = self._place(record)
        return place.opcode if place is not None else "an instruction"

    def _missing(self, record: FaultRecord) -> str:
        """What native code has nothing for: the body of a function, or the instruction itself."""
        place = self._place(record)
        return (
            "this instruction cannot be executed" if place is None or not place.callee else missing_body(place.callee)
        )

    def _thread(self, record: FaultRecord) -> Coordinates | None:
        if record.lane < 0:
            return None
        return self.launch.thread_of(record.warp * LANES + record.lane)

    def _what(self, record: FaultRecord) -> tuple[FaultKind, str]:
        code = FaultCode(record.code)
        if code in _PLAIN:
            return _PLAIN[code]
        if code is FaultCode.UNSUPPORTED:
            return FaultKind.UNSUPPORTED, f"{self._opcode(record)}: {self._missing(record)}"
        if code is FaultCode.SUSPICION:
            return FaultKind.RACE, f"{self._opcode(record)}: nothing is known to order it"
        if code is FaultCode.TRAP:
            return FaultKind.TRAP, self._opcode(record)
        if code in _WITH_ADDRESS:
            return self._bad_access(code, record)
        if code in _OF_CLUSTER:
            return FaultKind.BARRIER, f"{self._opcode(record)}: {_OF_CLUSTER[code]}"
        if code is FaultCode.HOST_ALIGNMENT:
            return FaultKind.UNSUPPORTED, "atomic operation on an array that is not aligned for it in the host's memory"
        if code is FaultCode.BARRIER_RANGE:
            number = record.address
            return FaultKind.BARRIER, f"barrier {number} does not exist: barriers are 0 to {BARRIER_COUNT - 1}"
        if code is FaultCode.BARRIER_COUNT_MISMATCH:
            return FaultKind.BARRIER, self._bad_count(record.address)
        return FaultKind.DEADLOCK, self._deadlock(self.seat.slots[self.seat.worker.current])

    def _bad_access(self, code: FaultCode, record: FaultRecord) -> tuple[FaultKind, str]:
        verb = "writes" if record.store else "reads"
        access = f"{self._opcode(record)} {verb} {record.size} bytes at {record.address:#x}"
        if code is FaultCode.MISALIGNED:
            return FaultKind.MISALIGNED, f"{access}: not a multiple of {record.size}"
        if code is FaultCode.LOCAL_ATOMIC:
            return FaultKind.UNSUPPORTED, f"atomic operation at {record.address:#x} in local memory"
        if code is FaultCode.BAD_CALL_TARGET:
            return FaultKind.OUT_OF_BOUNDS, f"{self._opcode(record)}: {self._bad_target(record.address)}"
        if code in (FaultCode.PEER_RANK, FaultCode.PEER_EXITED):
            return FaultKind.OUT_OF_BOUNDS, f"{access}: {self._peer(code, record)}"
        if code in _WINDOWS:
            return FaultKind.OUT_OF_BOUNDS, f"{access}: {self._window(code)}"
        return self._bad_global(code, access, record)

    def _bad_target(self, address: int) -> str:
        return unreachable_target(address, self.launch.image.function_at(address))

    def _peer(self, code: FaultCode, record: FaultRecord) -> str:
        launch = self.launch
        rank = (record.address % WINDOW_SIZE) >> SHARED_RANK_SHIFT
        own, size = record.cta % launch.cluster_size, launch.cluster_size
        if code is FaultCode.PEER_EXITED:
            block = launch.block_of(record.cta - own + rank)
            return f"the CTA of rank {rank}, block {block}, has exited: its shared memory is gone"
        if size == 1:
            return self._window(FaultCode.SHARED_BOUNDS)
        if rank >= size or record.address >= 2 * WINDOW_SIZE:
            return f"the cluster has {size} CTAs, the address is of rank {rank}"
        return f"shared memory of rank {rank}, but .shared::cta reaches the own CTA (rank {own}) only"

    def _bad_global(self, code: FaultCode, access: str, record: FaultRecord) -> tuple[FaultKind, str]:
        if record.space == AccessSpace.CONST or (record.space == AccessSpace.GENERIC and _in_window(record.address)):
            if code is FaultCode.READ_ONLY:
                return FaultKind.READ_ONLY, f"{access}: constant memory is read-only"
            size = self.seat.worker.constants_size
            return FaultKind.OUT_OF_BOUNDS, f"{access}: the constant bank has {size} bytes"
        kind, words = self.memory.diagnose(record.address, record.size, store=bool(record.store))
        return kind, f"{access}: {words}"

    def _window(self, code: FaultCode) -> str:
        worker = self.seat.worker
        sizes = {
            FaultCode.SHARED_BOUNDS: worker.shared_size,
            FaultCode.LOCAL_BOUNDS: worker.local_size,
            FaultCode.PARAM_BOUNDS: worker.params_size,
        }
        owner = {FaultCode.SHARED_BOUNDS: "the CTA", FaultCode.LOCAL_BOUNDS: "the thread"}.get(code, "the kernel")
        return f"{owner} has {sizes[code]} bytes of {_WINDOWS[code]} memory"

    def _bad_count(self, threads: int) -> str:
        if threads in (0, ALL_THREADS % (1 << 32)) or threads % LANES:
            return f"barrier for {threads} threads: the count must be a positive multiple of {LANES}"
        return f"barrier for {threads} threads: it is in use for another number of threads"

    def deadlock(self) -> tuple[int, KernelFault]:
        """Nothing can go on, though no CTA is stuck by itself: the fault, about the first of the CTAs that wait."""
        slot = min(self.seat.live_slots(), key=lambda slot: slot.cta.index)
        living = [warp for warp in slot.warps if slot.cta.live >> warp.index & 1]
        polling = next((warp for warp in living if self._polls(slot.cta, warp)), None)
        first = polling or living[0]
        place = self._wait_place(slot.cta, first)
        fault = KernelFault(
            FaultKind.DEADLOCK,
            self._deadlock(slot),
            kernel=self.kernel,
            line=None if place is None else place.line,
            source=None if place is None else place.source,
            thread=None if polling is None else self._thread_of(polling, polling.wait_lanes),
            block=self.launch.block_of(slot.cta.index),
        )
        return slot.cta.index, fault

    def _thread_of(self, warp: Warp, lanes: int) -> Coordinates:
        """The first thread of a warp out of some lanes."""
        lowest = (lanes & -lanes).bit_length() - 1
        return self.launch.thread_of(warp.index * LANES + max(0, lowest))

    @staticmethod
    def _polls(cta: Cta, warp: Warp) -> bool:
        """Whether a warp could run and does not wait for a condition."""
        return bool(cta.ready >> warp.index & 1) and not warp.waits

    def running(self) -> Iterator[Running]:
        """Where the warps of a launch that was stopped are, as far as is known."""
        for slot in self.seat.live_slots():
            for warp in slot.warps:
                sites = self.code.sites(Version(warp.version))
                lanes = warp.at_lanes & warp.live
                if slot.cta.live >> warp.index & 1 and lanes and 0 <= warp.at_site < len(sites):
                    block = self.launch.block_of(slot.cta.index)
                    yield Running(slot.cta.index, block, self._thread_of(warp, lanes), sites[warp.at_site])

    def _deadlock(self, slot: Slot) -> str:
        return "; ".join([self._waits(slot), *self._other_waits(slot)])

    def _waits(self, slot: Slot) -> str:
        """What the warps of a CTA wait for."""
        service = self.seat.port.service
        details = [] if service is None else service.describe(slot.address)
        return deadlock.report(
            [self._wait(slot, warp) for warp in slot.warps if slot.cta.live >> warp.index & 1], details
        )

    def _other_waits(self, slot: Slot) -> list[str]:
        """What the other CTAs of the cluster wait for."""
        told = []
        for peer in self.seat.cluster_of(slot):
            if peer is not slot and peer.cta.running == 1 and peer.cta.live:
                told.append(deadlock.in_block(self.launch.block_of(peer.cta.index), self._waits(peer)))
        return told[: deadlock.REPORTED_CTAS]

    def _wait(self, slot: Slot, warp: Warp) -> str:
        cta = slot.cta
        place = self._wait_place(cta, warp)
        line, opcode = (0, "an instruction") if place is None else (place.line, place.opcode)
        if cta.ready >> warp.index & 1 and opcode.startswith("barrier.cluster.wait"):
            return deadlock.waits_at_cluster_barrier(warp.index, line, *self._arrived_at_cluster(slot))
        if self._polls(cta, warp):
            return deadlock.polls(warp.index, line, opcode)
        if cta.ready >> warp.index & 1:
            return deadlock.waits_in(warp.index, line, opcode)
        number = warp.barrier if warp.barrier >= 0 else (warp.barrier_set & -warp.barrier_set).bit_length() - 1
        barrier: Barrier = cta.barriers[number]
        total = cta.live.bit_count() * LANES if barrier.expected == ALL_THREADS else barrier.expected
        return deadlock.waits_at_barrier(warp.index, line, number, barrier.arrived, total)

    def _arrived_at_cluster(self, slot: Slot) -> tuple[int, int]:
        """Threads that have arrived at the barrier of the cluster, and how many live."""
        warps = [
            warp
            for peer in self.seat.cluster_of(slot)
            for warp in peer.warps
            if peer.cta.running == 1 and peer.cta.live >> warp.index & 1
        ]
        return sum((w.cluster_arrived & w.live).bit_count() for w in warps), sum(w.live.bit_count() for w in warps)

    def _wait_place(self, cta: Cta, warp: Warp) -> Place | None:
        sites = self.code.sites(Version(warp.version))
        site = warp.wait_site if cta.ready >> warp.index & 1 else warp.barrier_site
        return sites[site] if 0 <= site < len(sites) else None


REPORTED_THREADS = 4


@record()
class Running:
    """The first of the threads of a warp that are at one place."""

    cta: int
    block: Coordinates
    thread: Coordinates
    place: Place

    @property
    def text(self) -> str:
        return f"thread {self.thread} of block {self.block} is at line {self.place.line} in {self.place.opcode}"


def timeout_fault(message: str, contexts: Sequence[FaultContext]) -> KernelFault:
    """The fault of a launch that was stopped, with the threads that still ran."""
    found = sorted((each for context in contexts for each in context.running()), key=lambda r: (r.cta, r.thread[::-1]))
    shown = [each.text for each in found[:REPORTED_THREADS]]
    if len(found) > REPORTED_THREADS:
        shown.append(f"and {len(found) - REPORTED_THREADS} more warps run")
    first = found[0] if found else None
    return KernelFault(
        FaultKind.TIMEOUT,
        "; ".join([message, *shown]),
        kernel=contexts[0].kernel if contexts else None,
        line=None if first is None else first.place.line,
        source=None if first is None else first.place.source,
        thread=None if first is None else first.thread,
        block=None if first is None else first.block,
    )


_OF_CLUSTER = {
    FaultCode.CLUSTER_TWICE: "a thread arrives twice at the barrier of the cluster without waiting in between",
    FaultCode.CLUSTER_WITHOUT: "a thread waits for the barrier of the cluster without having arrived",
}
_WITH_ADDRESS = frozenset(
    {
        FaultCode.PEER_RANK,
        FaultCode.PEER_EXITED,
        FaultCode.OUT_OF_BOUNDS,
        FaultCode.MISALIGNED,
        FaultCode.READ_ONLY,
        FaultCode.SHARED_BOUNDS,
        FaultCode.LOCAL_BOUNDS,
        FaultCode.PARAM_BOUNDS,
        FaultCode.LOCAL_ATOMIC,
        FaultCode.BAD_CALL_TARGET,
    }
)


def _in_window(address: int) -> bool:
    """Whether a generic address lies in one of the windows below code and global memory."""
    return WINDOW_SIZE <= address < CODE_WINDOW
