"""The special registers explained, by base name: how their values come about, what to watch out for."""

TEXTS: dict[str, str] = {
    "tid": """The index of the thread in its CTA, one component for each axis; `.w` is always 0. Threads are numbered
with x running fastest: x + y * ntid.x + z * ntid.x * ntid.y. Every 32 consecutive numbers make a warp.""",
    "ntid": """The size of the CTA in threads along each axis, as given at launch; `.w` is 1. It is the same for all
threads of the grid.""",
    "laneid": """The number of the thread in its warp, 0 to 31. It is the low five bits of the number that `%tid`
gives a thread, and it is the index that `shfl`, `vote` and member masks use.""",
    "warpid": """The number of the warp in its CTA. Hardware may move a warp while it runs, so that the number
changes: compute warp numbers from `%tid` instead. Here it never changes.""",
    "nwarpid": """An upper bound of the warp numbers on a multiprocessor, a property of the machine and not of the
CTA: 64 on sm_90, 48 on sm_89, 32 on sm_75. `gpu=` of a launch chooses the machine, else it is that of the target. To
count the warps of the CTA, divide `%ntid` by 32.""",
    "ctaid": """The index of the CTA in the grid, one component for each axis; `.w` is always 0. CTAs run in no
particular order, and not all of them at once.""",
    "nctaid": """The size of the grid in CTAs along each axis, as given at launch; `.w` is 1.""",
    "smid": """The number of the multiprocessor on which the thread runs. It may change, and numbers need not be
contiguous. Good for statistics, not for deciding what to compute. Here CTAs go to the multiprocessors of the GPU by
turns, cluster after cluster, and stay there: the number is that of the CTA modulo `%nsmid`.""",
    "nsmid": """An upper bound of the numbers in `%smid`. It may be more than the multiprocessors there are. Here it
is their number, in the GPU that `gpu=` of a launch chooses, else in the largest one of the target: 132 for sm_90.""",
    "gridid": """The number of the grid, by which debuggers tell grids apart: here grids are counted from the first one
that the process launches, which has 0, those that kernels launch included. It had 16, then 32 bits in old PTX
versions.""",
    "is_explicit_cluster": """True when the launch named a cluster size, false when each CTA is a cluster by itself
for lack of one. A predicate: read it with `mov.pred`.""",
    "clusterid": """The index of the cluster in the grid, one component for each axis. Without clusters it equals
`%ctaid`.""",
    "nclusterid": """The size of the grid in clusters along each axis. Without clusters it equals `%nctaid`.""",
    "cluster_ctaid": """The index of the CTA within its cluster, one component for each axis; all 0 without
clusters.""",
    "cluster_nctaid": """The size of a cluster in CTAs along each axis; all 1 without clusters.""",
    "cluster_ctarank": """The number of the CTA within its cluster, with x running fastest. `mapa` takes it to form
addresses in the shared memory of another CTA.""",
    "cluster_nctarank": """The number of CTAs in a cluster: the product of the components of `%cluster_nctaid`.""",
    "lanemask_eq": """A mask with one bit set, that of the own lane: 1 << laneid.""",
    "lanemask_le": """A mask of the lanes up to and including the own one.""",
    "lanemask_lt": """A mask of the lanes below the own one. The population count of a ballot and this mask numbers
the lanes for which something holds.""",
    "lanemask_ge": """A mask of the lanes from the own one upwards.""",
    "lanemask_gt": """A mask of the lanes above the own one.""",
    "clock": """The low 32 bits of a counter that counts cycles of the multiprocessor and wraps around silently. Only
differences on the same multiprocessor mean anything. Here it only grows while a kernel runs; it says nothing about
the speed of a GPU.""",
    "clock_hi": """The high 32 bits of the cycle counter. Reading both halves one after the other may tear; use
`%clock64`.""",
    "clock64": """The cycle counter with 64 bits. Only differences on the same multiprocessor mean anything.""",
    "pm": """Performance counters `%pm0` to `%pm7`, 32 bits each. What they count is set up outside of PTX; without
that they hold nothing meaningful. Here they read 0.""",
    "pm_64": """Performance counters `%pm0_64` to `%pm7_64`, 64 bits each. What they count is set up outside of PTX;
without that they hold nothing meaningful. Here they read 0.""",
    "envreg": """`%envreg0` to `%envreg31`: values that a driver may set before launch, with meanings of its own. In a
cooperative launch `%envreg1` and `%envreg2` are the high and the low half of the address of the grid's workspace, in
which `cg::this_grid().sync()` counts arrivals; all others read 0 here.""",
    "globaltimer": """A clock in nanoseconds that all multiprocessors share. Its resolution depends on the machine and
may be as coarse as a microsecond.""",
    "globaltimer_lo": """The low 32 bits of the nanosecond clock; they wrap around every 4.3 seconds.""",
    "globaltimer_hi": """The high 32 bits of the nanosecond clock.""",
    "reserved_smem_offset_begin": """Where the shared memory begins that the system keeps for itself, in bytes from
the start of the shared window.""",
    "reserved_smem_offset_end": """Where the shared memory ends that the system keeps for itself, in bytes from the
start of the shared window.""",
    "reserved_smem_offset_cap": """How many bytes of shared memory the system keeps for itself: 1024.""",
    "reserved_smem_offset_": """`%reserved_smem_offset_0` and `%reserved_smem_offset_1`: places within the shared
memory that the system keeps for itself. NVIDIA's headers use them: cooperative groups synchronise tiles of several
warps in the second part. Here that memory lies far behind the kernel's own and is zero when a CTA starts.""",
    "total_smem_size": """Bytes of shared memory of the CTA, static and dynamic together; what the system keeps
for itself is not counted. If `gpu=` of the launch chooses a GPU it is rounded up to the unit in which that gives memory
to CTAs: 256 bytes before sm_80, 128 bytes since.""",
    "aggr_smem_size": """Bytes of shared memory of the CTA, static and dynamic together, and what the system
keeps for itself, 1024; rounded as `%total_smem_size` is.""",
    "dynamic_smem_size": """Bytes of shared memory that the launch added to the variables of the kernel: the size of
an `extern .shared` array.""",
    "perctamemoryoffset": """The address of the CTA's own slice of global memory, in a kernel with
`.minperctamemory`; in functions that others call, 0. Every CTA of a grid has a slice here, in the order of their
numbers; it is zero when the launch begins, which the ISA does not promise.""",
    "perctamemorysize": """The bytes of the CTA's own slice of global memory, and from one slice to the next: what
`.minperctamemory` asks for, rounded up to a multiple of 1024. In functions that other kernels call, 0.""",
    "current_graph_exec": """A handle of the CUDA graph that is being executed, 0 outside of one.""",
}
