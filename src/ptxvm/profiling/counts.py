"""What is counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from ptxvm.records import record


@record(kw_only=True)
class Counts:
    """Exact numbers of events; none of them is a time.

    executions:         times that a warp executed the instruction
    active_lanes:       lanes that took part in these; of a branch all that came to it
    predicated_off:     lanes that came to another instruction, and its guard kept out
    divergent_branches: executions after which lanes of the warp went on at different places
    global_bytes:       bytes that lanes asked for in global memory: loads, stores, atomics, asynchronous copies
    sectors_asked:      sectors of 32 bytes that these would fill if they lay side by side; what several lanes ask for
                        is one request
    sectors_moved:      sectors of 32 bytes that hold them
    shared_bytes:       bytes that lanes asked for in shared memory, not counting asynchronous copies and mbarriers
    shared_wavefronts:  turns in which shared memory served them
    bank_conflicts_32:  those above one for each group of lanes that is served together: 32 lanes where a lane accesses
                        4 bytes or less; `bank_conflicts_64`: 16 lanes, 8 bytes; `bank_conflicts_128`: 8 lanes, 16 bytes
    local_bytes:        bytes that lanes read and wrote in local memory
    atomics:            atomic operations and reductions of lanes
    atomic_collisions:  those for whose address a lane before in the same warp had asked as well
    barriers_waited:    times that a warp has passed a barrier (of lanes, of the CTA, of the cluster) or an mbarrier
    async_bytes:        bytes that asynchronous copies, stores and reductions bring to where they go
    matrix_products:    matrix instructions, of a warp, a warpgroup or a tensor core
    multiply_adds:      products of two elements that these sum up: M x N x K each
    """

    executions: int = 0
    active_lanes: int = 0
    predicated_off: int = 0
    divergent_branches: int = 0
    global_bytes: int = 0
    sectors_asked: int = 0
    sectors_moved: int = 0
    shared_bytes: int = 0
    shared_wavefronts: int = 0
    bank_conflicts_32: int = 0
    bank_conflicts_64: int = 0
    bank_conflicts_128: int = 0
    local_bytes: int = 0
    atomics: int = 0
    atomic_collisions: int = 0
    barriers_waited: int = 0
    async_bytes: int = 0
    matrix_products: int = 0
    multiply_adds: int = 0

    @property
    def bank_conflicts(self) -> int:
        """Those of all widths."""
        return self.bank_conflicts_32 + self.bank_conflicts_64 + self.bank_conflicts_128

    @property
    def coalescing(self) -> float | None:
        """What part of the sectors moved was asked for, 0 to 1; None where none was moved."""
        return self.sectors_asked / self.sectors_moved if self.sectors_moved else None

    @property
    def counts(self) -> dict[str, int]:
        """The numbers by their names."""
        return {name: getattr(self, name) for name in NAMES}


NAMES: tuple[str, ...] = tuple(field.name for field in fields(Counts))

ORDERS = (*NAMES, "bank_conflicts")
"""What lines can be sorted by."""


def summed(parts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The sums, by name."""
    totals = dict.fromkeys(NAMES, 0)
    for part in parts:
        for name, count in part.items():
            totals[name] += count
    return totals
