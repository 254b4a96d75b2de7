"""Which instruction of a thread changed an mbarrier last, as emitted code has noted it."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.engine.jit.layouts.structures import Cta


def touches(cta: Cta) -> Iterator[tuple[int, int]]:
    """For each entry the address in shared memory and the number of the place in the code."""
    for touch in cta.touches:
        if touch.number:
            yield touch.address, touch.number - 1
