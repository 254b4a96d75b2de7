"""The places of a warp function that others count: instructions that may fault, calls of the host."""

from __future__ import annotations

from ptxvm.engine.jit.layouts.structures import HOST_ROWS, Version, call_number
from ptxvm.engine.jit.program.unit import HostCallSite, Site


class Sites:
    """The tables of a unit, filled while its code is emitted."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.instructions: list[Site] = []
        self.host_calls: list[HostCallSite] = []

    def row(self, site: Site) -> int:
        """The row of the instruction being emitted."""
        if not self.instructions or self.instructions[-1] != site:
            self.instructions.append(site)
        return len(self.instructions) - 1

    def host_call(self, site: HostCallSite) -> int:
        """The number by which a new place calls the host."""
        if max(site.operands, site.results) > HOST_ROWS:
            raise AssertionError(f"{site.name} has more than {HOST_ROWS} operands or results")
        self.host_calls.append(site)
        return call_number(self.version, len(self.host_calls) - 1)
