"""How many CTAs a GPU keeps alive at once, by compute capability: what limits a cooperative launch."""

from __future__ import annotations

import re
from dataclasses import dataclass

FIRST_COOPERATIVE = 60
"""Compute capability, times ten, from which on there are cooperative launches."""


@dataclass(frozen=True, slots=True)
class Multiprocessors:
    """The largest GPU of a compute capability: its multiprocessors, and what may be resident in each of them.

    Threads, CTAs and bytes of shared memory are those of the CUDA programming guide's table of compute capabilities.
    """

    count: int
    threads: int
    ctas: int
    shared: int

    def resident(self, warps: int, shared: int) -> int:
        """CTAs of so many warps and bytes of shared memory that are alive at once. Registers are not known here."""
        return self.count * max(1, min(self.ctas, self.threads // (32 * warps), self.shared // max(1, shared)))


_KIB = 1024
_BY_CAPABILITY = {
    60: Multiprocessors(56, 2048, 32, 64 * _KIB),
    61: Multiprocessors(30, 2048, 32, 96 * _KIB),
    62: Multiprocessors(2, 2048, 32, 64 * _KIB),
    70: Multiprocessors(80, 2048, 32, 96 * _KIB),
    72: Multiprocessors(8, 2048, 32, 96 * _KIB),
    75: Multiprocessors(72, 1024, 16, 64 * _KIB),
    80: Multiprocessors(108, 2048, 32, 164 * _KIB),
    86: Multiprocessors(84, 1536, 16, 100 * _KIB),
    87: Multiprocessors(16, 1536, 16, 164 * _KIB),
    88: Multiprocessors(16, 1536, 16, 164 * _KIB),
    89: Multiprocessors(142, 1536, 24, 100 * _KIB),
    90: Multiprocessors(132, 2048, 32, 228 * _KIB),
    100: Multiprocessors(148, 2048, 32, 228 * _KIB),
    103: Multiprocessors(160, 2048, 32, 228 * _KIB),
    110: Multiprocessors(20, 1536, 24, 228 * _KIB),
    120: Multiprocessors(188, 1536, 24, 100 * _KIB),
    121: Multiprocessors(48, 1536, 24, 100 * _KIB),
}


def capability_of(target: str) -> int:
    """90 for `sm_90a`; that of the newest GPU for what names none."""
    found = re.match(r"sm_(\d+)", target)
    return int(found[1]) if found else max(_BY_CAPABILITY)


def multiprocessors_of(target: str) -> Multiprocessors:
    """Those of the GPU that a target names, or of the next older one."""
    capability = capability_of(target)
    older = [known for known in _BY_CAPABILITY if known <= capability]
    return _BY_CAPABILITY[max(older, default=min(_BY_CAPABILITY))]
