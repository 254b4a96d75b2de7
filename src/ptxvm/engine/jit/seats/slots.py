"""CTA slots: the host memory of the CTAs of a cluster in flight."""

from __future__ import annotations

import ctypes

import numpy as np
import numpy.typing as npt

from ptxvm.engine.jit.layouts.ages import ScreenAges
from ptxvm.engine.jit.layouts.padding import PADDING
from ptxvm.engine.jit.layouts.screened_operands import OperandLine, ScreenOperands
from ptxvm.engine.jit.layouts.screening import LINE, LIST_OF_ALL, LOCAL_LIMIT, ScreenLine
from ptxvm.engine.jit.layouts.structures import Cluster, Cta, Warp
from ptxvm.engine.jit.layouts.tensor_cores import TensorCore
from ptxvm.engine.jit.layouts.warpgroups import Warpgroup
from ptxvm.machine.layout import RESERVED_SHARED, align_up, shared_base
from ptxvm.records import record

ALIGNMENT = 256
"""Of slots and of shared memory in them, as of device allocations."""

LANES = 32

_MASK = 4
"""Bytes of a mask of words."""


@record()
class SlotPlan:
    """Sizes in bytes; `local_size` is per thread. In a slot lie the Cta, warp contexts, local memory, shared memory
    (`reserved_size` bytes of the system's at RESERVED_SHARED in it), `stages` places for sources that native code
    reads ahead, if launches are `screened` records of the lines of shared memory, and what `warpgroups` and the
    `tensor_core` multiply."""

    context_size: int
    warps: int
    local_size: int
    shared_size: int
    cluster_size: int = 1
    stages: int = 0
    reserved_size: int = 0
    screened: bool = False
    warpgroups: int = 0
    tensor_core: bool = False
    bulk_copies: bool = False

    @property
    def contexts(self) -> int:
        """Offset of the first warp context."""
        return align_up(ctypes.sizeof(Cta), ALIGNMENT)

    @property
    def local(self) -> int:
        """Offset of the first warp's local memory."""
        return align_up(self.contexts + self.context_size * self.warps, ALIGNMENT)

    @property
    def warp_local_size(self) -> int:
        """Bytes of one warp's local memory: whole words, interleaved."""
        return align_up(self.local_size, 4) * LANES

    @property
    def shared(self) -> int:
        """Offset of shared memory."""
        return align_up(self.local + self.warp_local_size * self.warps, ALIGNMENT)

    @property
    def stage_size(self) -> int:
        return align_up(self.shared_size, ALIGNMENT)

    @property
    def first_stage(self) -> int:
        """Offset of the first stage."""
        end = RESERVED_SHARED + self.reserved_size if self.reserved_size else self.shared_size
        return align_up(self.shared + end + PADDING, ALIGNMENT)

    @property
    def _lines(self) -> int:
        return -(-self.shared_size // LINE) if self.screened else 0

    @property
    def screen(self) -> int:
        """Offset of the records of lines."""
        return align_up(self.first_stage + self.stages * self.stage_size, ALIGNMENT)

    @property
    def first_warpgroup(self) -> int:
        """Offset of what warpgroups multiply."""
        return align_up(self.ages + self.screened * ctypes.sizeof(ScreenAges), ALIGNMENT)

    @property
    def first_tile(self) -> int:
        """Offset of what the tensor core multiplies."""
        return align_up(self.first_warpgroup + self.warpgroups * ctypes.sizeof(Warpgroup), ALIGNMENT)

    @property
    def size(self) -> int:
        return self.operands + self._operands_size

    @property
    def operands(self) -> int:
        """Offset of what is known of the async proxy."""
        return align_up(self.first_tile + self.tensor_core * ctypes.sizeof(TensorCore), ALIGNMENT)

    @property
    def has_operands(self) -> bool:
        """Whether anything is."""
        return self.screened and (self.warpgroups > 0 or self.bulk_copies)

    @property
    def _operands_size(self) -> int:
        return ctypes.sizeof(ScreenOperands) + self._lines * ctypes.sizeof(OperandLine) if self.has_operands else 0

    @property
    def written(self) -> int:
        """Offset of the masks of words that were written."""
        return self.screen + self._lines * ctypes.sizeof(ScreenLine)

    @property
    def lists(self) -> int:
        """Offset of the lists of lines."""
        return align_up(self.written + self._lines * _MASK, ALIGNMENT)

    @property
    def written_local(self) -> int:
        """Offset of the masks of lanes that wrote words of local memory."""
        return align_up(self.written_parts + self._lines * LINE // 8, ALIGNMENT)

    @property
    def written_parts(self) -> int:
        """Offset of the bits of bytes that were written."""
        return align_up(self.lists + self._lines * LIST_OF_ALL, ALIGNMENT)

    @property
    def ages(self) -> int:
        """Offset of what is known of the warps' ages."""
        return align_up(self.written_local + self.warps * self._local_words * _MASK, ALIGNMENT)

    @property
    def _local_words(self) -> int:
        return -(-self.local_size // 4) if self.screened and self.local_size <= LOCAL_LIMIT else 0


class SlotGroup:
    """Memory for the CTAs of one cluster."""

    def __init__(self, plan: SlotPlan) -> None:
        self.cluster = Cluster()
        self.cluster.size = plan.cluster_size
        self.slots = [Slot(plan, rank) for rank in range(plan.cluster_size)]
        for rank, slot in enumerate(self.slots):
            self.cluster.ctas[rank] = slot.address
            slot.cta.cluster = ctypes.addressof(self.cluster)


class Slot:
    """Memory for one CTA: its structures, ready for the scheduler."""

    def __init__(self, plan: SlotPlan, rank: int) -> None:
        # Zeroed pages come from the system on first use, so unused local memory and stages cost nothing.
        self._memory: npt.NDArray[np.uint8] = np.zeros(plan.size + ALIGNMENT, np.uint8)
        start = self._memory.ctypes.data
        self.address = align_up(start, ALIGNMENT)
        self.cta = Cta.from_address(self.address)
        self.cta.rank = rank
        self.cta.shared_base = shared_base(rank)
        self.cta.context_size = plan.context_size
        self.cta.shared = self.address + plan.shared
        self.cta.local = self.address + plan.local
        self.cta.contexts = self.address + plan.contexts
        self.cta.stages = self.address + plan.first_stage
        self.cta.screen = self.address + plan.screen
        self.cta.screen_lists = self.address + plan.lists
        self.cta.screen_written = self.address + plan.written
        self.cta.screen_parts = self.address + plan.written_parts
        self.cta.screen_local = self.address + plan.written_local
        self.cta.screen_ages_place = self.address + plan.ages
        self.cta.screen_operands_place = self.address + plan.operands if plan.has_operands else None
        self.cta.warpgroups = self.address + plan.first_warpgroup
        self.cta.warpgroup_count = plan.warpgroups
        self.cta.tensor_core = self.address + plan.first_tile if plan.tensor_core else None
        self.cta.stage_size, self.cta.stage_count = plan.stage_size, plan.stages
        self.warps = [self._warp(plan, index) for index in range(plan.warps)]

    def state(self) -> bytes:
        """What its warps have saved, and which of them could run."""
        size = self.cta.context_size * len(self.warps)
        masks = bytes(ctypes.c_uint32(self.cta.ready)) + bytes(ctypes.c_uint32(self.cta.live))
        return ctypes.string_at(self.cta.contexts, size) + masks

    def _warp(self, plan: SlotPlan, index: int) -> Warp:
        warp = Warp.from_address(self.address + plan.contexts + index * plan.context_size)
        warp.index = index
        warp.local = self.address + plan.local + index * plan.warp_local_size
        return warp
