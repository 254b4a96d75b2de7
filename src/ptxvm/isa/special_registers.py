"""The special registers (ISA chapter 10): name, type, component and availability of each."""

from __future__ import annotations

from functools import cache

from ptxvm.isa.special_register_texts import TEXTS
from ptxvm.isa.targets import ALWAYS, Availability, ptx, sm
from ptxvm.lanes.types import PRED, U32, U64, Type
from ptxvm.records import record


@record()
class SpecialRegister:
    """A readable scalar: `%tid.x` has the base "tid" and the component 0.

    A vector register as a whole (`%tid`) has `length` 4 and is only good for `mov.v4`.
    """

    name: str
    type: Type
    section: str
    since: Availability
    summary: str
    base: str
    component: int = 0
    length: int = 1

    @property
    def text(self) -> str:
        """The register explained."""
        return TEXTS[self.base]


@record()
class _Row:
    """One page of the chapter: a scalar, a vector of four components, or `count` numbered registers."""

    name: str
    type: Type
    section: str
    since: Availability
    summary: str
    vector: bool = False
    count: int = 0


_CLUSTER = ptx(7, 8) & sm(90)
_MASK = ptx(2, 0) & sm(20)

_ROWS = (
    _Row("tid", U32, "10.1", ALWAYS, "Index of the thread in its CTA.", vector=True),
    _Row("ntid", U32, "10.2", ALWAYS, "Number of threads in the CTA along each axis.", vector=True),
    _Row("laneid", U32, "10.3", ptx(1, 3), "Index of the thread in its warp, 0 to 31."),
    _Row("warpid", U32, "10.4", ptx(1, 3), "Index of the warp in its CTA; may change while the thread runs."),
    _Row("nwarpid", U32, "10.5", ptx(2, 0) & sm(20), "Largest number of warp indices."),
    _Row("ctaid", U32, "10.6", ALWAYS, "Index of the CTA in the grid.", vector=True),
    _Row("nctaid", U32, "10.7", ALWAYS, "Number of CTAs in the grid along each axis.", vector=True),
    _Row("smid", U32, "10.8", ptx(1, 3), "Index of the multiprocessor the thread runs on; may change."),
    _Row("nsmid", U32, "10.9", ptx(2, 0) & sm(20), "Largest number of multiprocessor indices."),
    _Row("gridid", U64, "10.10", ALWAYS, "Number of the grid launch."),
    _Row("is_explicit_cluster", PRED, "10.11", _CLUSTER, "Whether the launch named a cluster size."),
    _Row("clusterid", U32, "10.12", _CLUSTER, "Index of the cluster in the grid.", vector=True),
    _Row("nclusterid", U32, "10.13", _CLUSTER, "Number of clusters in the grid along each axis.", vector=True),
    _Row("cluster_ctaid", U32, "10.14", _CLUSTER, "Index of the CTA in its cluster.", vector=True),
    _Row("cluster_nctaid", U32, "10.15", _CLUSTER, "Number of CTAs in the cluster along each axis.", vector=True),
    _Row("cluster_ctarank", U32, "10.16", _CLUSTER, "Rank of the CTA in its cluster."),
    _Row("cluster_nctarank", U32, "10.17", _CLUSTER, "Number of CTAs in the cluster."),
    _Row("lanemask_eq", U32, "10.18", _MASK, "The bit of the own lane."),
    _Row("lanemask_le", U32, "10.19", _MASK, "The bits of the own lane and those below."),
    _Row("lanemask_lt", U32, "10.20", _MASK, "The bits of the lanes below the own."),
    _Row("lanemask_ge", U32, "10.21", _MASK, "The bits of the own lane and those above."),
    _Row("lanemask_gt", U32, "10.22", _MASK, "The bits of the lanes above the own."),
    _Row("clock", U32, "10.23", ALWAYS, "Low half of the cycle counter."),
    _Row("clock_hi", U32, "10.23", ptx(5, 0) & sm(20), "High half of the cycle counter."),
    _Row("clock64", U64, "10.24", ptx(2, 0) & sm(20), "The cycle counter."),
    _Row("pm", U32, "10.25", ptx(1, 3), "A performance counter.", count=8),
    _Row("pm_64", U64, "10.26", ptx(4, 0) & sm(50), "A performance counter, 64 bits.", count=8),
    _Row("envreg", U32, "10.27", ptx(2, 1), "A register filled by the driver.", count=32),
    _Row("globaltimer", U64, "10.28", ptx(3, 1) & sm(30), "A clock in nanoseconds."),
    _Row("globaltimer_lo", U32, "10.28", ptx(3, 1) & sm(30), "Low half of the nanosecond clock."),
    _Row("globaltimer_hi", U32, "10.28", ptx(3, 1) & sm(30), "High half of the nanosecond clock."),
    _Row("reserved_smem_offset_begin", U32, "10.29", ptx(7, 6) & sm(80), "Start of the reserved shared memory."),
    _Row("reserved_smem_offset_end", U32, "10.29", ptx(7, 6) & sm(80), "End of the reserved shared memory."),
    _Row("reserved_smem_offset_cap", U32, "10.29", ptx(7, 6) & sm(80), "Size of the reserved shared memory."),
    _Row("reserved_smem_offset_", U32, "10.29", ptx(7, 6) & sm(80), "A part of the reserved shared memory.", count=2),
    _Row("total_smem_size", U32, "10.30", ptx(4, 1) & sm(20), "Bytes of shared memory of the CTA, without reserved."),
    _Row("aggr_smem_size", U32, "10.31", ptx(8, 1) & sm(90), "Bytes of shared memory of the CTA, with reserved."),
    _Row("dynamic_smem_size", U32, "10.32", ptx(4, 1) & sm(20), "Bytes of shared memory given at launch."),
    _Row("current_graph_exec", U64, "10.33", ptx(8, 0) & sm(50), "Handle of the executing graph, 0 outside one."),
    _Row("perctamemoryoffset", U64, "", ptx(9, 4) & sm(80), "Address of the CTA's own slice of global memory."),
    _Row("perctamemorysize", U32, "", ptx(9, 4) & sm(80), "Bytes of such a slice."),
)


def _register(row: _Row, name: str, component: int = 0, length: int = 1) -> SpecialRegister:
    return SpecialRegister(f"%{name}", row.type, row.section, row.since, row.summary, row.name, component, length)


def _members(row: _Row) -> list[SpecialRegister]:
    if row.vector:
        scalars = [_register(row, f"{row.name}.{axis}", index) for index, axis in enumerate("xyzw")]
        return [_register(row, row.name, length=4), *scalars]
    if row.count:
        stem, _, tail = row.name.partition("_64")
        suffix = "_64" if row.name.endswith("_64") else tail
        return [_register(row, f"{stem}{index}{suffix}", index) for index in range(row.count)]
    return [_register(row, row.name)]


@cache
def special_registers() -> dict[str, SpecialRegister]:
    """Every special register by its spelling with `%`."""
    return {member.name: member for row in _ROWS for member in _members(row)}


def find_special_register(name: str) -> SpecialRegister | None:
    """The special register spelled `name` (`%tid.x`), or None."""
    return special_registers().get(name)
