"""The GPUs: how many multiprocessors they have, what is resident in each, and how large a launch may be."""

from __future__ import annotations

import re
from functools import cache

from ptxvm.records import record

KIB = 1 << 10
WARP_SIZE = 32
FIRST_COOPERATIVE = 60
"""Compute capability, times ten, from which on there are cooperative launches."""
FIRST_WITH_CLUSTERS = 90
FIRST_WITH_LONG_PARAMETERS = 70
FIRST_WITH_RESERVED_SHARED = 80
RESERVED_SHARED = 1 * KIB
"""Bytes of shared memory that the system keeps for itself in each CTA, from sm_80 on."""
MAX_STATIC_SHARED = 48 * KIB
REGISTERS_PER_THREAD = 255
MOST_PORTABLE_CLUSTER = 8


@record()
class Gpu:
    """The largest GPU of a compute capability (`capability`, times ten).

    multiprocessors: how many
    threads, ctas, shared: what each of them keeps alive: threads, CTAs, bytes of shared memory
    cta_shared: bytes of shared memory that a CTA may have, static and dynamic together
    registers:  of a multiprocessor, which one CTA may have, too

    Numbers are those of the CUDA programming guide's table of compute capabilities.
    """

    capability: int
    multiprocessors: int
    threads: int
    ctas: int
    shared: int
    cta_shared: int
    registers: int

    @property
    def name(self) -> str:
        return f"sm_{self.capability}"

    @property
    def warps(self) -> int:
        """Warps that are alive in a multiprocessor."""
        return self.threads // WARP_SIZE

    @property
    def cluster(self) -> int:
        """CTAs that a cluster may have; more than 8 are not portable, and only GPUs for data centres take them."""
        if self.capability < FIRST_WITH_CLUSTERS:
            return 1
        return 16 if self.capability in (90, 100, 103) else MOST_PORTABLE_CLUSTER

    @property
    def parameters(self) -> int:
        """Bytes of parameters that a kernel may have."""
        return 32764 if self.capability >= FIRST_WITH_LONG_PARAMETERS else 4096

    @property
    def shared_unit(self) -> int:
        """Bytes in whose multiples shared memory is given to CTAs (ISA 10.30)."""
        return 128 if self.capability >= 80 else 256

    @property
    def reserved_shared(self) -> int:
        """Bytes of shared memory that the system keeps for itself in each CTA."""
        return RESERVED_SHARED if self.capability >= FIRST_WITH_RESERVED_SHARED else 0

    def resident(self, warps: int, shared: int, registers: int = 0) -> int:
        """CTAs of so many warps, bytes of shared memory, and registers of a thread (0: not known) that are alive in a
        multiprocessor at once; 0 for a CTA that is too large."""
        limits = [self.ctas, self.warps // warps]
        if registers:
            limits.append(self.registers // (WARP_SIZE * warps * registers))
        each = shared + self.reserved_shared
        return min(limits) if not each else min(*limits, self.shared // each)


_ROWS = {  # multiprocessors; threads, CTAs, KiB of shared memory in each; KiB of shared memory of a CTA
    50: (5, 2048, 32, 64, 48),
    52: (24, 2048, 32, 96, 48),
    53: (2, 2048, 32, 64, 48),
    60: (56, 2048, 32, 64, 48),
    61: (30, 2048, 32, 96, 48),
    62: (2, 2048, 32, 64, 48),
    70: (80, 2048, 32, 96, 96),
    72: (8, 2048, 32, 96, 96),
    75: (72, 1024, 16, 64, 64),
    80: (108, 2048, 32, 164, 163),
    86: (84, 1536, 16, 100, 99),
    87: (16, 1536, 16, 164, 163),
    88: (16, 1536, 16, 164, 163),
    89: (142, 1536, 24, 100, 99),
    90: (132, 2048, 32, 228, 227),
    100: (148, 2048, 32, 228, 227),
    103: (160, 2048, 32, 228, 227),
    110: (20, 1536, 24, 228, 227),
    120: (188, 1536, 24, 100, 99),
    121: (48, 1536, 24, 100, 99),
}


def _registers(capability: int) -> int:
    return 1 << 15 if capability in (53, 62) else 1 << 16


_GPUS = {
    capability: Gpu(capability, count, threads, ctas, KIB * shared, KIB * cta_shared, _registers(capability))
    for capability, (count, threads, ctas, shared, cta_shared) in _ROWS.items()
}
_RENAMED = {101: 110}  # PTX 9.0 gave the number 110 to what had been 101


@cache
def gpu_named(name: object) -> Gpu:
    """The GPU that somebody has chosen: `sm_90`, also written `compute_90` or `sm_90a`. Raises ValueError,
    TypeError for what is no string."""
    if not isinstance(name, str):
        raise TypeError(f"gpu={name!r}: the name of a GPU is needed, as 'sm_90'")
    found = re.fullmatch(r"(?:sm_|compute_)?(\d{2,3})[af]?", name)
    number = int(found[1]) if found else 0
    gpu = _GPUS.get(_RENAMED.get(number, number))
    if gpu is None:
        known = ", ".join(each.name for each in _GPUS.values())
        raise ValueError(f"gpu={name!r}: the name of a GPU is needed, one of {known}")
    return gpu


@cache
def gpu_of(target: str) -> Gpu:
    """The GPU that a target (`sm_90a`) names, or the next older one; for what names none the newest."""
    capability = capability_of(target)
    older = [known for known in _GPUS if known <= capability]
    return _GPUS[max(older, default=min(_GPUS))]


@cache
def gpus_for(target: str) -> tuple[Gpu, ...]:
    """The GPUs that run PTX for a target: that for `sm_80` runs on all later ones, for `sm_100f` on its family, for
    `sm_90a` on one; that for none on all."""
    capability, own = capability_of(target), gpu_of(target)
    if not target:
        return tuple(_GPUS.values())
    if target.endswith("a"):
        return (own,)
    later = [gpu for gpu in _GPUS.values() if gpu.capability >= capability]
    if target.endswith("f"):
        later = [gpu for gpu in later if gpu.capability // 10 == capability // 10]
    return tuple(later) or (own,)


def capability_of(target: str) -> int:
    """90 for `sm_90a`; that of the newest GPU for what names none."""
    found = re.match(r"sm_(\d+)", target)
    number = int(found[1]) if found else max(_GPUS)
    return _RENAMED.get(number, number)
