"""The memory structures that emitted code, the native runtime and Python share.

Every structure is a `ctypes.Structure`: Python reads and writes its fields, emitters ask `offset_of(Worker, "launch")`.

    Launch   one per kernel launch, shared by all workers: the CTA counter and the stop flag
    Worker   one per host thread: launch constants, per-site caches, scratch space, the fault it met
    Cluster  one per group of slots that hold the CTAs of a cluster: its barrier
    Cta      one per CTA slot of a worker: index, shared memory, barriers, which warps are ready
    Warp     header of one warp's context; the saved registers of the warp function follow at HEADER_SIZE

A slot is one block of host memory: Cta, warp contexts, local memory, shared memory, stages (see seats/slots.py).
"""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_int64, c_uint32, c_uint64, c_void_p
from enum import IntEnum

from ptxvm.engine.jit.layouts.copies import (
    DEFERRED_LIMIT,
    LANDED_LIMIT,
    LIFE_LIMIT,
    NOTE_ROWS,
    TOUCH_LIMIT,
    Deferred,
    Landed,
    LaneNote,
    Life,
    Touch,
)
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.screening import (
    FOLLOWED_KNOWN,
    SCREEN_CACHES,
    SCREEN_QUIETS,
    SCREEN_RANGES,
    FollowedKnown,
    FollowedWarp,
    ScreenCache,
    ScreenQuiet,
    ScreenRange,
    ScreenStep,
)
from ptxvm.machine.layout import (
    CONST_WINDOW,
    LOCAL_WINDOW,
    PARAM_WINDOW,
    SHARED_RANK_SHIFT,
    SHARED_WINDOW,
    WINDOW_BITS,
)

HEADER_SIZE = 256
"""Bytes of a warp context before the registers the warp function saves; a multiple of 64, as is the context itself."""

# The upper halves of addresses in the windows of the generic address space.
SHARED_NUMBER, LOCAL_NUMBER, CONST_NUMBER, PARAM_NUMBER = (
    window >> WINDOW_BITS for window in (SHARED_WINDOW, LOCAL_WINDOW, CONST_WINDOW, PARAM_WINDOW)
)

SHARED_STRIDE = 1 << SHARED_RANK_SHIFT
"""Bytes of the shared window between two CTAs of a cluster."""

BARRIER_COUNT = 16
MAX_CLUSTER = 16
MAX_WARPS = 32
"""Warps of the largest CTA: sets of warps are 32-bit masks."""

ALL_THREADS = -1
"""`Warp.barrier_threads` without a thread count: the barrier waits for every warp that has not exited."""

NO_SITE = -1

CTA_RUNS = 1
"""`Cta.running` of a CTA that has not ended."""

CROWD = 32
"""CTAs in flight, all of which only wait for what is their own, beyond which no other is started."""

LARGE_CROWD = 512
"""The same when that has led nowhere: they may also look at what others write."""

CTA_ENDS = -1
"""The number of a call by which the scheduler tells the host that a CTA has ended."""

HOST_ROWS = 136
"""Operands that a host call may have, and results."""

VECTOR_ALIGNMENT = 64
"""Of a worker: vector stores that cross cache lines are slow to read back."""

LANE_SCRATCH = 32 * 64
"""Bytes of `Worker.values`: 32 lanes of the widest access, 64 bytes per lane."""


class Status(IntEnum):
    """What a warp function returns."""

    DONE = 0
    BARRIER = 1  # waits at `Warp.barrier`, or at any of `Warp.barrier_set` when `Warp.barrier` is negative
    YIELD = 2  # spins or waits for memory: run somebody else first
    DEOPT = 3  # its registers are in the safe layout now: go on in the safe version (`Warp.version` is already SAFE)
    FAULT = 4  # `Worker.fault` says why
    STOPPED = 5  # it saw the stop flag
    SLICE = 6  # its time slice is over: the CTA's other warps may be about to use the same memory


class Outcome(IntEnum):
    """What a call of the host returns."""

    DONE = 0
    FAULT = 1
    AGAIN = 2  # native code has learnt what it needs to do it


class Version(IntEnum):
    """Which warp function runs a warp."""

    FAST = 0
    SAFE = 1


class AccessSpace(IntEnum):
    """State space of an access, for the runtime and in fault records."""

    GENERIC = 0
    GLOBAL = 1
    SHARED = 2
    LOCAL = 3
    CONST = 4
    PARAM = 5
    SHARED_CLUSTER = 6  # of any CTA of the cluster


class FaultCode(IntEnum):
    """`FaultRecord.code`; the driver turns it into a `KernelFault`."""

    NONE = 0
    OUT_OF_BOUNDS = 1
    MISALIGNED = 2
    READ_ONLY = 3
    SHARED_BOUNDS = 4
    LOCAL_BOUNDS = 5
    PARAM_BOUNDS = 6
    TRAP = 7
    ASSERTION = 8
    STACK_OVERFLOW = 9
    UNSUPPORTED = 10
    BARRIER_RANGE = 11
    BARRIER_COUNT_MISMATCH = 12
    DEADLOCK = 13
    BAD_CALL_TARGET = 15
    LOCAL_ATOMIC = 16
    HOST_ALIGNMENT = 17  # an atomic operation on memory of the caller's that its processor cannot do atomically
    CLUSTER_TWICE = 18  # arrives at the barrier of the cluster again without waiting
    CLUSTER_WITHOUT = 19  # waits for it without having arrived
    PEER_RANK = 20  # shared memory of a CTA that the access cannot reach
    PEER_EXITED = 21
    SUSPICION = 22  # screening cannot tell that accesses are ordered: the interpreter has to judge


class Action(IntEnum):
    """`Worker.action`: what the scheduler does next."""

    RESUME = 0  # go on with a CTA that waits
    START = 1  # start a new CTA
    REVISIT = 2  # go on with the current CTA


class WorkerState(IntEnum):
    """Why the native scheduler returned to Python."""

    FINISHED = 0  # no CTA is left
    NEEDS_SLOT = 1  # every CTA in flight waits: add a slot and call again
    NEEDS_SAFE = 2  # a warp left the fast version: compile the safe one, set `Worker.warp_safe` and call again
    FAULTED = 3
    STOPPED = 4
    IDLE = 5  # only waiting CTAs are left and none moved for a while: look for signals, then call again
    BLOCKED = 6  # likewise, and all their warps wait for conditions or at barriers: none merely spins


class SiteCache(ctypes.Structure):
    """The allocation an access met last: device addresses `base + i << unit`, `i < room`; add `delta` for the host's.

    With `unit` the alignment the site demands, `rotate_right(address - base, unit) < room` checks bounds and alignment
    in one compare. `room` 0 matches nothing. `met` is the host address of the first access in the CTA of index
    `seen` - 1, `step` (in loops) how far that was from where the CTA before was, `ahead` the bytes from an access to
    what is fetched ahead (memory/prefetch.py).
    """

    _fields_ = (
        ("base", c_uint64),
        ("room", c_uint64),
        ("delta", c_int64),
        ("met", c_uint64),
        ("seen", c_uint64),
        ("step", c_int64),
        ("ahead", c_int64),
    )


class FaultRecord(ctypes.Structure):
    """The first fault of a worker. `site` indexes the unit's site table (PTX instructions)."""

    _fields_ = (
        ("code", c_int32),
        ("site", c_int32),
        ("lane", c_int32),
        ("warp", c_int32),
        ("cta", c_uint64),
        ("address", c_uint64),
        ("size", c_int32),
        ("store", c_int32),
        ("space", c_int32),
        ("version", c_int32),  # of the warp function: each has a site table of its own
    )


class Allocation(ctypes.Structure):
    """A row of the allocation table, sorted by `base`: `size` bytes at device address `base` live at `host`."""

    _fields_ = (("base", c_uint64), ("size", c_uint64), ("host", c_uint64), ("writable", c_uint64))


class Table(ctypes.Structure):
    """The allocation table as it is at some time: `size` rows of `Allocation`. It never changes."""

    _fields_ = (("rows", c_void_p), ("size", c_uint64))


class Access(ctypes.Structure):
    """What the slow path must know about one access; a constant of the unit, one per emitted access.

    A lane accesses `count` elements of `size` bytes at its address, which must be a multiple of 2**`alignment`.
    `footprint` is what the fast path of the site knows to be inside: bytes from the lowest to past the highest address
    of a pattern of lanes. It compares in units of 2**`unit`. `cache` is negative for a site that has none.
    """

    _fields_ = (
        ("space", c_int32),
        ("size", c_int32),
        ("count", c_int32),
        ("store", c_int32),
        ("site", c_int32),
        ("cache", c_int32),
        ("alignment", c_int32),
        ("unit", c_int32),
        ("footprint", c_uint64),
    )


class Launch(ctypes.Structure):
    """What all workers of a launch share. The two words that change lie on cache lines of their own."""

    _fields_ = (
        ("next_cta", c_uint64),
        ("_line0", c_uint64 * 7),
        ("stop", c_uint32),
        ("prerequisites", c_uint32),  # 1 while a grid that this one depends on has not completed
        ("hold", c_uint32),  # 1: the last CTA to let dependents start waits until they had the chance to look
        ("_pad", c_uint32),
        ("released_ctas", c_uint64),  # while `hold` is set: CTAs that have let dependents start, or ended
        ("_line1", c_uint64 * 5),
        ("finished", c_uint64),
        ("_line2", c_uint64 * 7),
    )


class Worker(ctypes.Structure):
    """One host thread's part of a launch. Emitted code gets it as `%worker`."""

    _fields_ = (
        ("launch", c_void_p),
        ("params", c_void_p),  # the parameter buffer
        ("sites", c_void_p),  # SiteCache array of this worker for the fast version
        ("safe_sites", c_void_p),  # and, behind it, the safe version's
        ("constants", c_void_p),  # host address of the constant bank (offset 0 of the const window)
        ("constants_size", c_uint64),
        ("params_size", c_uint64),
        ("grid", c_uint32 * 3),
        ("block", c_uint32 * 3),
        ("shared_size", c_uint32),
        ("local_size", c_uint32),  # bytes per thread
        ("warps", c_uint32),  # warps per CTA
        ("threads", c_uint32),  # threads per CTA
        ("cluster_size", c_uint32),  # CTAs per cluster
        ("cluster", c_uint32 * 3),
        ("explicit_cluster", c_uint32),  # 1: launch or kernel name a cluster size
        ("multiprocessors", c_uint32),  # of the GPU
        ("multiprocessor_warps", c_uint32),  # that one of them keeps alive
        ("shared_unit", c_uint32),  # bytes in whose multiples it gives shared memory to CTAs, a power of two
        ("released_ctas", c_uint64),  # CTAs of this worker so far that have let dependents start, or ended
        ("index", c_uint32),  # of this worker
        ("site_count", c_uint32),  # of both versions together
        ("cta_count", c_uint64),
        ("chunk", c_uint64),  # CTAs taken from the counter at once
        ("warp_fast", c_void_p),
        ("warp_safe", c_void_p),  # null until it is compiled
        ("context_size", c_uint64),  # bytes of one warp context
        ("table", c_void_p),  # Table; another one when memory is allocated while the kernel runs
        ("workspace_low", c_uint32),  # address of the grid's workspace in a cooperative launch, else 0
        ("workspace_high", c_uint32),
        ("crowd", c_uint32),  # CTAs that may merely wait: CROWD or LARGE_CROWD, in a cooperative launch all
        ("reserved_size", c_uint32),  # bytes of shared memory at RESERVED_SHARED, 0: the kernel does not ask for them
        ("cta_memory", c_uint64),  # where the slices of global memory of the CTAs begin, else 0
        ("cta_memory_size", c_uint64),  # bytes of such a slice
        ("slots", c_void_p),  # array of pointers to Cta
        ("slot_count", c_uint32),
        ("slot_capacity", c_uint32),
        ("chunk_next", c_uint64),  # CTAs of the current chunk not yet started
        ("chunk_end", c_uint64),
        ("current", c_uint32),  # slot that runs now
        ("live_slots", c_uint32),  # slots that hold a CTA
        ("action", c_uint32),
        ("fruitless", c_uint32),  # visits of waiting CTAs in a row in which nothing moved
        ("initial_version", c_uint32),  # Version in which warps start
        ("last_live", c_uint32),  # lanes of the last warp of a CTA
        ("sweeps", c_uint32),  # 1: the warp function can go through all warps of a CTA; 2: and leaves no traces then
        ("spun", c_uint32),  # 1: a warp that merely spins ran since something last moved
        ("progress", c_uint32),  # changes when something has moved
        ("cached_cluster", c_void_p),  # the Cluster to whose shared memory some site cache points; null: none does
        ("host_function", c_void_p),  # callback: i32 (ptr cta, i32 warp, i32 call, i32 mask), not 0: a fault
        ("symbols", c_void_p),  # u64 array: run-time device addresses of the module's variables, in the unit's order
        ("finished_ctas", c_uint64),  # by this worker so far, for the progress line
        ("fault", FaultRecord),
        ("found", Allocation),  # of the slow path: what it resolved last
        ("found_space", c_int32),
        ("local_lanes", c_uint32),  # of the slow path: lanes whose address is local
        ("plans", c_void_p),  # TensorPlan array
        ("plan_count", c_uint32),
        ("defers", c_uint32),  # 1: native code may land asynchronous copies at the waits for them
        ("notes", c_void_p),  # LaneNote array: the first that was never used; null where copies must not be deferred
        ("wrote", c_uint32),  # not 0: loops that poll may have changed memory, or have looked at a clock
        ("resident", c_uint32),  # CTAs in flight beyond which none starts: no GPU holds more
        ("notes_end", c_void_p),  # behind the last one
        ("free_notes", c_void_p),  # those that were used, linked by `next`
        ("alone", c_uint32),  # 1: no other thread runs kernels meanwhile
        ("_alone", c_uint32),
        ("textures", c_void_p),  # TexturePlan * TEXTURE_PLANS; null until Python has made the first
        ("clock", c_void_p),  # clock_gettime of the C library
        ("now", c_uint64 * 2),  # what it wrote last: seconds and nanoseconds
        ("copied", Allocation),  # from which a `cp.async` has read last
        ("copy_places", c_uint64 * (2 * NOTE_ROWS)),  # of several `cp.async` in rows: [target or source][row]
        ("_line", c_uint64 * 5),
        # The scratch space is written in vectors: none may cross a cache line.
        ("addresses", c_uint64 * 32),  # scratch of the slow paths: one address per lane
        ("values", ctypes.c_uint8 * LANE_SCRATCH),  # scratch of the slow paths: [element][lane]
        ("host_values", c_uint64 * (32 * HOST_ROWS)),  # operands and then results of a host call: [operand][lane]
        # Of launches that are screened, see screening.py.
        ("screens", c_void_p),  # ScreenLine array of each row of the allocation table, or null; null: not screened
        ("screen_row_lists", c_void_p),  # the lists of these lines likewise
        ("screen_pages", c_void_p),  # ScreenPage arrays likewise
        ("screen_row_parts", c_void_p),  # ScreenParts of the lines likewise, where there is one worker
        ("screen_unwritten", c_void_p),  # a bit for each byte of them that was never written, likewise; null: for none
        ("screen_epoch", c_uint64),  # of this launch, an odd number
        ("screen_serial", c_uint64),  # of the CTA begun last
        ("screen_log_next", c_uint64),  # where what is in a page goes before it is written,
        ("screen_log_end", c_uint64),  # and the end of the room
        ("screen_alone", c_uint32),  # 1: there is no other worker
        ("screen_exact", c_uint32),  # 1: lines do not count as read as a whole
        ("screen_written", c_uint32),  # 1: what is read in shared memory must have been written
        ("screen_fill", c_uint32),  # what the bytes of the masks of written words begin with
        ("screen_ordered", c_uint32),  # 1: accesses must be known to be ordered
        ("screen_caches", ScreenCache * SCREEN_CACHES),
        ("screen_value", c_uint64),  # of a ScreenKind.TOLD_WRITE on its way
        ("screen_broken", c_uint64),  # how often lines of shared memory have ceased to be quiet
        ("screen_quiet", ScreenQuiet * SCREEN_QUIETS),
        ("screen_ranges", ScreenRange * SCREEN_RANGES),
        ("screen_steps", c_void_p),  # ScreenStep array, what CTAs are compared with; null: with nothing
        ("screen_rows", c_void_p),  # the addresses in them
        ("screen_recorder", c_void_p),  # the CTA whose steps they will be, or null
        ("screen_step_count", c_uint32),
        ("screen_row_count", c_uint32),
        ("screen_patience", c_uint32),  # how many CTAs more may turn out to do something else; 0: there are no steps
        ("screen_rest", c_uint32),  # CTAs before one records
        ("screen_rests", c_uint32),  # how many that will be next time
        ("screen_operands", c_uint32),  # 1: what products of warpgroups read must be known to be ordered
        ("screen_aged", c_uint32),  # 1: barriers order some warps of a CTA, so that these have ages
        ("screen_words", c_uint32),  # 1: words of shared memory have stamps (at Cta.screen_lists), not lines
        ("screen_bytes", c_uint32),  # 1: lines of global memory have room for what is known of their bytes
        ("screen_no_step", ScreenStep),
        ("followed_words", c_void_p),  # FollowedWord * FOLLOWED_WORDS; null: what CTAs hand on is not followed
        ("followed_releases", c_void_p),  # FollowedRelease * FOLLOWED_RELEASES for each CTA
        ("followed_lines", c_uint64),  # bits that tell where followed words may be
        ("followed_writes", c_uint64),  # so far: their numbers
        ("backwards", c_uint64),  # 1: the last CTA comes first
        ("product_plans", c_void_p),  # pointers to ProductPlan, TilePlan or LanesPlan, by number of the call
        ("product_plan_count", c_uint32),
        ("grid_number", c_uint64),  # of the launch
        # Of launches that are counted, see counting.py: the counters of each version.
        ("counters", c_void_p),
        ("safe_counters", c_void_p),
        ("count_tables", c_void_p),  # CountTables
    )


class Barrier(ctypes.Structure):
    """One of a CTA's barriers. `arrived` counts threads, a warp at a time; `last_*` belong to the last completion."""

    _fields_ = (
        ("arrived", c_uint32),
        ("expected", c_int32),  # ALL_THREADS or a count
        ("waiting", c_uint32),  # mask of warps
        ("arrived_warps", c_uint32),
        ("phase", c_uint32),  # completions so far
        ("true_count", c_uint32),  # of the predicates handed in so far (bar.red)
        ("false_count", c_uint32),
        ("last_true", c_uint32),
        ("last_false", c_uint32),
    )


class Cluster(ctypes.Structure):
    """What the CTAs of a cluster share; without clusters every CTA has one of its own."""

    _fields_ = (
        ("ctas", c_void_p * MAX_CLUSTER),  # Cta by rank
        ("size", c_uint32),
        ("running", c_uint32),  # CTAs that have not ended
        ("missing", c_uint32),  # once `used`: warps that have not finished arriving at the barrier
        ("used", c_uint32),  # 1: some warp has arrived at the barrier since the cluster began
    )


class Cta(ctypes.Structure):
    """A CTA in its slot. Emitted code gets it as `%cta`."""

    _fields_ = (
        ("index", c_uint64),
        ("ctaid", c_uint32 * 3),
        ("running", c_uint32),  # 1 while the slot holds a CTA, 2 when it has ended and others of its cluster have not
        ("cluster", c_void_p),
        ("rank", c_uint32),
        ("shared_base", c_uint32),  # `.shared` address of its first byte
        (
            "released",
            c_uint32,
        ),  # 1: it has let dependents start; 2: as the last one, so that it waits while `Launch.hold` is set
        ("context_size", c_uint64),  # as Worker.context_size
        ("shared", c_void_p),
        ("local", c_void_p),  # local memory of warp 0; the others follow
        ("contexts", c_void_p),  # Warp of warp 0; the others follow at Worker.context_size
        ("ready", c_uint32),  # mask of warps that can run
        ("live", c_uint32),  # mask of warps that have not finished
        ("position", c_uint32),  # warp to run next
        ("moved", c_uint32),  # 1: something other than spinning happened in this visit
        ("pending", c_uint32),  # mask of barriers at which somebody arrived
        ("all_fast", c_uint32),  # 1 until a warp leaves the fast version
        ("swept", c_uint32),  # mask of warps that have arrived at `swept_barrier` in the sweep under way
        ("swept_barrier", c_uint32),
        ("host_state", c_uint32),  # 1: Python keeps a state for this CTA, and must know when it ends
        ("asynchronous", c_uint32),  # operations pending in the cluster
        ("passed", c_uint32),  # 1: a warp came to the end of a wait
        ("deferred_count", c_uint32),
        ("deferred", Deferred * DEFERRED_LIMIT),  # copies not landed yet, in the order of issue
        ("stages", c_void_p),  # `stage_count` places of `stage_size` bytes, numbered from 1
        ("stage_size", c_uint64),
        ("stage_count", c_uint32),
        ("stages_used", c_uint32),  # mask
        ("lives", Life * LIFE_LIMIT),
        ("life_count", c_uint32),
        ("touches", Touch * TOUCH_LIMIT),
        ("landings", c_uint32),  # so far; the last ones are in `landed`
        ("landed", Landed * LANDED_LIMIT),
        ("barriers", Barrier * BARRIER_COUNT),
        ("note_count", c_uint32),  # notes of all its warps
        ("arrival_count", c_uint32),  # those that are arrivals
        ("python_lanes", c_uint32),  # 1: Python keeps copies of the kind that notes are for
        ("sweeps", c_uint32),  # 1: the warp function goes through all warps, see fast/sweep.py
        ("clean", c_uint32),  # 1: contexts and barriers are as at the start of a CTA
        ("_pad", c_uint32),
        ("first_notes", c_void_p * MAX_WARPS),  # LaneNote by warp, null: none
        ("last_notes", c_void_p * MAX_WARPS),
        ("lane_groups", c_uint64 * (32 * MAX_WARPS)),  # per thread the number of its open group of `cp.async`
        ("screen", c_void_p),  # ScreenLine array of its shared memory, in launches that are screened
        ("screen_lists", c_void_p),  # and its lists
        ("screen_written", c_void_p),  # the words that were written, a mask for each line
        ("screen_parts", c_void_p),  # the bytes that were written of other words, a bit each
        ("screen_local", c_void_p),  # lanes that wrote each word of local memory, for one warp after the other
        ("screen_ages_place", c_void_p),  # ScreenAges of its warps,
        ("screen_ages", c_void_p),  # if they have ages, else null
        ("screen_operands_place", c_void_p),  # ScreenOperands, of kernels that have warpgroups' products; null: none
        ("screen_operands", c_void_p),  # the same if they are looked at, else null
        ("screen_serial", c_uint64),
        ("screen_next", c_void_p),  # the ScreenStep that its next access is compared with
        ("screen_mode", c_uint32),  # ScreenMode
        ("_pad3", c_uint32),
        ("followed_known", FollowedKnown * FOLLOWED_KNOWN),
        ("followed_next", c_uint64),  # of these, the one to be forgotten next
        ("followed_warps", FollowedWarp * MAX_WARPS),
        ("warpgroups", c_void_p),  # Warpgroup array, of kernels that have their products
        ("warpgroup_count", c_uint32),
        ("tile_count", c_uint32),  # products and commits that its tensor core has not completed
        ("tensor_core", c_void_p),  # TensorCore, of kernels that use it; else null
        ("lanes_stores", c_uint32),  # stores to tensor memory that have not landed
    )


class Warp(ctypes.Structure):
    """Header of a warp's context. Emitted code gets it as `%warp`.

    A warp that starts finds `resume` 0, `version` FAST or SAFE, `live` with the lanes that exist. Before
    `Status.BARRIER` the warp function fills the `barrier_*` inputs; when it is resumed, `barrier_true` and
    `barrier_false` hold the counts of the whole barrier.
    """

    _fields_ = (
        ("resume", c_uint32),
        ("version", c_uint32),
        ("live", c_uint32),
        ("index", c_uint32),
        ("barrier", c_int32),
        ("barrier_threads", c_int32),  # ALL_THREADS or a count
        ("barrier_arriving", c_uint32),  # threads that arrive: 32 for a whole warp
        ("barrier_set", c_uint32),  # when `barrier` < 0: arrivals are done, wait until one of these completes
        ("barrier_true", c_uint32),  # in: lanes whose predicate is true; out: of all lanes
        ("barrier_false", c_uint32),
        ("barrier_reduces", c_uint32),  # 1: a bar.red
        ("barrier_site", c_int32),  # for the deadlock report
        ("spins", c_uint32),  # free for the warp function: expired budgets
        ("waits", c_uint32),  # 1 before YIELD: the warp waits for a condition, it does not merely spin
        ("waits_at", c_uint32),  # of the runtime: barriers at any of which the warp waits
        ("gives_up", c_uint32),  # mask of lanes whose next wait that may be given up is given up
        ("cluster_arrived", c_uint32),  # mask of lanes that have arrived at the barrier of the cluster, in this phase
        ("cluster_unwaited", c_uint32),  # mask of lanes that have arrived and not waited since
        ("cluster_counted", c_uint32),  # 1: all its lanes have arrived in this phase
        ("local", c_void_p),  # this warp's local memory: word w of lane l at 128 * w + 4 * l
        ("reserved", c_uint32 * 24),  # pc, leader and such of the warp functions' own
        ("wait_site", c_int32),  # where the warp waits or last polled, for the deadlock report
        ("wait_lanes", c_uint32),  # mask of the lanes that polled there
        ("at_site", c_int32),  # where it last was, as far as is known, for reports of timeouts
        ("at_lanes", c_uint32),  # mask of the lanes that were there
        ("screen_time", c_uint32),  # how often something has ordered its accesses, see layouts/screening.py
        ("screen_age", c_uint32),  # how often a barrier has ordered it and others, see layouts/ages.py
        ("screen_stamp", c_uint64),  # the same with CTA and warp, as stamps of global memory have it
        ("quiet_for_all", c_uint64),  # ScreenLine.quiet that makes reads of this warp quiet
        ("quiet_for_me", c_uint64),
        ("lane_words", c_void_p),  # the words of its lanes, once it has waited in the safe version; else null
    )


def call_number(version: Version, place: int) -> int:
    """By which the code of a version calls the host from one of its places."""
    return place * len(Version) + version


assert ctypes.sizeof(Warp) <= HEADER_SIZE
assert ctypes.sizeof(LaneNote) % VECTOR_ALIGNMENT == 0 == offset_of(LaneNote, "offsets") % VECTOR_ALIGNMENT
assert offset_of(Worker, "addresses") % VECTOR_ALIGNMENT == 0
