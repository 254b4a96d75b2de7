"""A seat: what one host thread needs to run CTAs of one kernel, kept from launch to launch."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ptxvm.engine.jit.layouts.structures import CTA_RUNS, VECTOR_ALIGNMENT, Action, SiteCache, Version, Worker
from ptxvm.engine.jit.seats.port import HostPort
from ptxvm.engine.jit.seats.slots import Slot, SlotGroup, SlotPlan
from ptxvm.machine.layout import align_up

if TYPE_CHECKING:
    from ptxvm.engine.jit.compilation.kernel_code import KernelCode

_SITE = ctypes.sizeof(SiteCache)


class Seat:
    """The `Worker` structure with its slots and site caches."""

    def __init__(self, plan: SlotPlan) -> None:
        self.plan = plan
        self._memory = ctypes.create_string_buffer(ctypes.sizeof(Worker) + VECTOR_ALIGNMENT)
        self.worker = Worker.from_address(align_up(ctypes.addressof(self._memory), VECTOR_ALIGNMENT))
        self.worker.warps = plan.warps
        self.worker.context_size = plan.context_size
        self.worker.local_size = plan.local_size
        self.worker.shared_size = plan.shared_size
        self.worker.reserved_size = plan.reserved_size
        self.address = ctypes.addressof(self.worker)
        self.worker.cluster_size = plan.cluster_size
        self.port = HostPort(self.worker)
        self.slots: list[Slot] = []
        self._groups: list[SlotGroup] = []
        self.last_progress = 0
        self._known_progress = (0, 0)
        self.described: tuple[object, ...] = ()  # what of the launch the worker knows from the last one
        self.prepared_for: object = None  # whose launches it can run again as it is
        self._pointers = (ctypes.c_void_p * 0)()
        self._caches = ctypes.create_string_buffer(0)
        self.changes = 0
        self.add_slots()

    def add_slots(self) -> None:
        """Room for one more cluster in flight. Raises MemoryError."""
        self._groups.append(SlotGroup(self.plan))
        self.slots += self._groups[-1].slots
        if len(self.slots) > len(self._pointers):
            self._pointers = (ctypes.c_void_p * max(4, 2 * len(self.slots)))()
            self.worker.slots = ctypes.addressof(self._pointers)
        for index, slot in enumerate(self.slots):
            self._pointers[index] = slot.address
        self.worker.slot_count = len(self.slots)

    def cluster_of(self, slot: Slot) -> list[Slot]:
        """The slots of a slot's cluster, itself included."""
        return next(group.slots for group in self._groups if slot in group.slots)

    def use(self, code: KernelCode) -> None:
        """Use the functions of a kernel as they are now: also while the worker runs those that they replace."""
        worker = self.worker
        self.changes = code.changes
        worker.warp_fast = code.address(Version.FAST)
        if worker.warp_safe is not None or code.initial_version is Version.SAFE:
            worker.warp_safe = code.address(Version.SAFE)

    def attach(self, code: KernelCode) -> None:
        """Use the functions of a kernel, and as many site caches as they have."""
        worker = self.worker
        worker.warp_safe = code.address(Version.SAFE)
        self.use(code)
        worker.initial_version = code.initial_version
        worker.sweeps = code.first.sweeps
        fast, total = code.caches(Version.FAST), code.caches(Version.FAST) + code.caches(Version.SAFE)
        self._caches = ctypes.create_string_buffer(max(1, total) * _SITE)
        worker.sites = ctypes.addressof(self._caches)
        worker.safe_sites = worker.sites + fast * _SITE
        worker.site_count = total

    def forget_places(self) -> None:
        """Site caches may point to memory that is gone."""
        ctypes.memset(self._caches, 0, len(self._caches))
        self.worker.found.size = self.worker.copied.size = 0

    def begin(self) -> None:
        """Forget the last launch."""
        worker = self.worker
        self.forget_places()
        worker.chunk_next = worker.chunk_end = 0
        worker.action = Action.START
        worker.live_slots = worker.fruitless = worker.spun = 0
        worker.cached_cluster = None
        worker.finished_ctas = worker.released_ctas = 0
        worker.fault.code = 0
        worker.wrote = 0
        for slot in self.slots:
            slot.cta.running = slot.cta.clean = 0

    def live_slots(self) -> list[Slot]:
        """The slots with a CTA that has not ended."""
        return [slot for slot in self.slots if slot.cta.running == CTA_RUNS]

    def take_changes(self) -> bool:
        """Whether the worker's CTAs did anything but poll and wait since this was last asked."""
        worker = self.worker
        before, self._known_progress = self._known_progress, (worker.progress, worker.finished_ctas)
        wrote, worker.wrote = worker.wrote, 0
        return bool(wrote) or before != self._known_progress

    def state(self) -> bytes:
        """Of all threads in flight."""
        return b"".join(slot.state() for slot in self.live_slots())

    @property
    def waits(self) -> bool:
        """Whether some warp waits for a condition, which it may be made to give up."""
        return any(warp.waits for slot in self.live_slots() for warp in slot.warps)

    def give_up_waits(self) -> None:
        """Every warp that waits gives up, where it may: once."""
        for slot in self.live_slots():
            for warp in slot.warps:
                warp.gives_up = warp.live if warp.waits else 0
