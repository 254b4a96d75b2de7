"""Launches that are watched, compiled: what they remember of memory, and how it is put back when Python must judge.

Compiled code only tells whether all accesses are known to be ordered (runtime/screening.c). If they are, nothing was
wrong. If not, or if the launch ends in any other way, memory gets back what it had, and the interpreter runs it.
"""

from __future__ import annotations

import ctypes
import threading
from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction, Space, Variable
from ptxvm.engine.facts import fact, found_once
from ptxvm.engine.host_functions import (
    BULK_COPIES,
    BULK_WAIT,
    LANE_ARRIVAL,
    LANE_COPY,
    SCREENED_CALLS,
    TENSOR_COPIES,
    WARPGROUP_PRODUCT,
)
from ptxvm.engine.jit.host.lane_copies import NativeLaneCopies
from ptxvm.engine.jit.launching.host_memory import may_hear_the_host, of_host
from ptxvm.engine.jit.layouts.screening import (
    CTA_LIMIT,
    FOLLOWED_RELEASES,
    FOLLOWED_WORDS,
    LINE,
    LIST,
    LIST_OF_ALL,
    LOCAL_LIMIT,
    LOG_HEAD,
    LOGGED,
    PAGE,
    PIECES,
    SCREEN_FIRST_REST,
    SCREEN_ROWS,
    SCREEN_STEPS,
    STEP_ROW,
    FollowedRelease,
    FollowedWord,
    ScreenLine,
    ScreenPage,
    ScreenParts,
    ScreenStep,
)
from ptxvm.engine.jit.layouts.structures import Version, Worker
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.options import AsyncCompletion, Options
from ptxvm.engine.stored_pointers import addresses_of, may_be_global, stored_pointers
from ptxvm.machine.tensor_map import MAP_SIZE
from ptxvm.sanitizer.vocabulary import Check

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.engine.jit.compilation.kernel_code import KernelCode
    from ptxvm.engine.jit.host.service import HostCallPlaces
    from ptxvm.engine.jit.host.warpgroup_products import WarpgroupProducts
    from ptxvm.engine.jit.launching.execution import TableSnapshot
    from ptxvm.engine.jit.launching.native_runtime import Runtime
    from ptxvm.engine.jit.seats.seat import Seat
    from ptxvm.engine.kernel_layout import KernelLayout
    from ptxvm.engine.work import Work
    from ptxvm.lanes.types import Type
    from ptxvm.machine.image import Image
    from ptxvm.machine.unwritten import Unwritten

POOL_LIMIT = 256 << 20
"""Bytes of memory that are kept for the next launch: pages that were used before cost nothing."""

SCREENED = frozenset(Check) - {Check.STRICT}
"""What can be screened: of kernels without asynchronous operations and allocations, which are all that is to be looked
at for `ASYNC` and `LEAK`."""

_UNKNOWN_ORDER = (
    "barrier.cluster",
    "clusterlaunchcontrol",
    "cp.",
    "discard",
    "griddepcontrol",
    "mbarrier",
    "multimem",
    "tcgen05",
    "tensormap",
    "wgmma",
)
"""What names of instructions begin with whose effects on memory, or on the order of threads, screening does not see."""

_MBARRIERS = (
    LANE_ARRIVAL,
    "mbarrier.arrive",
    "mbarrier.arrive.expect_tx",
    "mbarrier.arrive.noComplete",
    "mbarrier.arrive_drop",
    "mbarrier.arrive_drop.expect_tx",
    "mbarrier.arrive_drop.noComplete",
    "mbarrier.expect_tx",
    "mbarrier.pending_count",
    "mbarrier.test_wait",
    "mbarrier.test_wait.parity",
    "mbarrier.try_wait",
    "mbarrier.try_wait.parity",
)
"""What threads, and their `cp.async`, do with mbarriers."""

_BULK = ("cp.async.bulk", "cp.async.bulk.tensor", "cp.async.bulk.commit_group", BULK_WAIT)
"""Copies between global and the own shared memory,"""

_NOT_BULK = ("multicast", "report", "cp_mask", "ignore_oob", "override", "cta_group::2", "relaxed")
"""but for those with modifiers that have one of these words."""

_LATE = (LANE_COPY, WARPGROUP_PRODUCT, *BULK_COPIES)
"""What native code completes late."""

_FENCES = ("fence", "membar")
_NARROW = ("cta", "cluster")
_BARRIERS = ("bar.sync", "bar.red", "bar.arrive", "barrier")
_COUNTS = {"bar.sync": 1, "bar.arrive": 1, "bar.red": 2}
"""Of barriers of a CTA, the place of the operand that says how many threads are waited for."""

_NOT_SHARED = {Space.GLOBAL, Space.PARAM, Space.CONST, Space.LOCAL}
_WEAK = ("ld", "st")
_STRONG = ("volatile", "relaxed", "acquire", "release", "mmio")
_LEAST_WORD = 4

_epochs = count(1)
_RECORD = ctypes.sizeof(ScreenLine)
_PAGE_RECORD = ctypes.sizeof(ScreenPage)
_PARTS = ctypes.sizeof(ScreenParts)
_STEP = ctypes.sizeof(ScreenStep)
_WORD = 8

Bytes = npt.NDArray[np.uint8]


class Pool:
    """Memory that launches give back. What is new is zero."""

    def __init__(self) -> None:
        self._free: list[Bytes] = []  # the smallest first
        self._total = 0
        self._lock = threading.Lock()

    def take(self, size: int) -> Bytes:
        """At least so many bytes, as they were left."""
        with self._lock:
            place = bisect_left(self._free, size, key=len)
            if place < len(self._free) and len(self._free[place]) <= 4 * size + LINE:
                self._total -= len(self._free[place])
                return self._free.pop(place)
        return np.zeros(size, np.uint8)

    def give(self, buffers: Iterable[Bytes]) -> None:
        """For the next launch, unless it is too much."""
        with self._lock:
            for buffer in buffers:
                if self._total + len(buffer) <= POOL_LIMIT:
                    insort(self._free, buffer, key=len)
                    self._total += len(buffer)


_records, _parts, _lists, _pages, _logs = Pool(), Pool(), Pool(), Pool(), Pool()


def screens_of(options: Options) -> Screens:
    """What code must look at for what was asked for."""
    if not options.screened:
        return Screens.NOTHING
    masks = Screens.MASKS if Check.SYNC in options.asked else Screens.NOTHING
    order = Screens.ORDER if _judges_order(options) else Screens.NOTHING
    return Screens.ACCESSES | masks | order | (Screens.WRITTEN if options.initialised else Screens.NOTHING)


def _judges_order(options: Options) -> bool:
    return bool(options.asked & {Check.RACE, Check.ASYNC})


def may_be_screened(work: Work, layout: KernelLayout) -> bool:
    """Whether compiled code sees all that matters to what was asked for, before the code is there."""
    launch, options = work.launch, work.options
    if not options.asked <= SCREENED or launch.cluster_size != 1 or launch.nesting is not None:
        return False
    if launch.ctas >= CTA_LIMIT or may_hear_the_host(work, layout):
        return False
    strict = Check.SYNC in options.asked
    key = ("screened", work.function, strict)
    is_fine = partial(_is_screened, strict=strict)
    return found_once(launch.image, key, lambda: all(map(is_fine, layout.instructions())))


def _is_screened(item: Instruction, *, strict: bool) -> bool:
    """Whether code sees what an instruction does; `strict`: and whether barriers are used as they should be."""
    name = item.definition.name
    misused = strict and name.startswith(_BARRIERS) and item.guard is not None
    is_known = name in SCREENED_CALLS or name in _MBARRIERS or _is_bulk(item)
    return not misused and (is_known or not name.startswith(_UNKNOWN_ORDER))


def _is_bulk(item: Instruction) -> bool:
    """Whether it is a bulk copy that screening knows."""
    form = item.form
    to_others = form.has("shared::cluster") and form.has("shared::cta")
    return item.definition.name in _BULK and not (
        to_others or any(word in modifier for modifier in form.modifiers for word in _NOT_BULK)
    )


def is_screened(code: KernelCode, screens: Screens, completion: AsyncCompletion) -> bool:
    """The same, once the code is there."""
    first = code.first
    if Screens.WRITTEN in screens and (first.undefined or first.local_size > LOCAL_LIMIT):
        return False
    if completion is not AsyncCompletion.LATE and any(place.name in _LATE for place in first.host_calls):
        return False
    return first.version is Version.FAST and not first.reserved_shared


def needs_places(code: KernelCode) -> bool:
    """Whether plans must be made for places in it."""
    return code.first.has_warpgroups or any(place.name in TENSOR_COPIES for place in code.first.host_calls)


def copies_lanes(code: KernelCode) -> bool:
    """Whether it has `cp.async`."""
    return any(place.name == LANE_COPY for place in code.first.host_calls)


def copies_from_outside(code: KernelCode) -> bool:
    """Whether it has asynchronous copies that may read global memory."""
    return code.first.has_bulk_copies or any(place.name in (LANE_COPY, *BULK_COPIES) for place in code.first.host_calls)


def has_ages(work: Work, layout: KernelLayout) -> bool:
    """Whether barriers or mbarriers may order some warps of a CTA, so that it must be known of each by itself."""
    key = ("has ages", work.function)
    return found_once(work.launch.image, key, lambda: any(map(_waits_for_some, layout.instructions())))


def _waits_for_some(item: Instruction) -> bool:
    place = _COUNTS.get(item.definition.name)
    return item.definition.name in _MBARRIERS or (place is not None and item.operands[place] is not None)


def hands_on(work: Work, layout: KernelLayout) -> bool:
    """Whether CTAs may hand on what they have done: by fences, or accesses that release or acquire."""
    key = ("hands on", work.function)
    return found_once(work.launch.image, key, lambda: any(map(_hands_on, layout.instructions())))


def _hands_on(item: Instruction) -> bool:
    if any(item.form.has(scope) for scope in _NARROW):
        return False
    return item.definition.name in _FENCES or item.form.has("acquire") or item.form.has("acq_rel")


def has_whole_words(work: Work, layout: KernelLayout) -> bool:
    """Whether all that accesses shared memory are weak loads and stores of whole words, which say that they do."""
    key = ("whole words", work.function)
    return found_once(work.launch.image, key, lambda: all(map(_is_whole, layout.instructions())))


def _is_whole(item: Instruction) -> bool:
    spaces = {address.space for address in addresses_of(item)}
    if spaces <= _NOT_SHARED:
        return True
    is_weak = item.definition.name in _WEAK and not any(word in item.form.modifiers for word in _STRONG)
    return spaces == {Space.SHARED} and is_weak and item.form.type.bits >= 8 * _LEAST_WORD


def stores_parts(work: Work, layout: KernelLayout) -> bool:
    """Whether parts of words of global memory may be stored to."""
    key = ("stores parts", work.function)
    return found_once(work.launch.image, key, lambda: any(map(_stores_parts, layout.instructions())))


def _stores_parts(item: Instruction) -> bool:
    if item.definition.name.startswith("ld") or not may_be_global(item):
        return False
    type_: Type | None = getattr(item.form, "type", None)
    return type_ is not None and type_.bits < 8 * _LEAST_WORD


class Look(Enum):
    """How a launch is looked at."""

    QUICK = "quick"
    EXACT = "exact"  # nothing counts as read that was not
    BACKWARDS = "backwards"  # so, and the last CTA comes first, as whoever forgets to wait for others may be too early


class Screen:
    """What the workers of one launch remember. `is_suspicious`: the launch could not go on in code that is screened."""

    def __init__(
        self,
        work: Work,
        layout: KernelLayout,
        table: TableSnapshot,
        code: KernelCode,
        *,
        workers: int,
        places: HostCallPlaces | None,
        look: Look,
        follows: bool,
        unwritten: Mapping[int, Unwritten],
    ) -> None:
        """`places`: of code that needs plans for them; `follows`: what CTAs hand on, which needs one worker;
        `unwritten`: see `unwritten_memory`. Raises MemoryError."""
        self._order_is_asked = _judges_order(work.options)
        self._backwards = look is Look.BACKWARDS
        self._exact = look is not Look.QUICK
        self._copies = copies_lanes(code)
        self._places = places if code.first.has_warpgroups else None
        self._bulk_copies = code.first.has_bulk_copies
        self._generation = work.options.generation(work.launch.image.target)
        self._products: list[WarpgroupProducts] = []
        self._aged = has_ages(work, layout)
        self._whole = has_whole_words(work, layout)
        self._bytes_are_asked = stores_parts(work, layout) and self._order_is_asked
        self._notes: list[NativeLaneCopies] = []
        self._written_is_asked = work.options.initialised
        self.is_suspicious = False
        self._workers = workers
        self._epoch = 2 * next(_epochs) + 1
        self._written: list[tuple[int, int]] = []
        rows = table.rows
        sizes = {int(row): int(rows[row]["size"]) for row in np.flatnonzero(_watched(work, rows))}
        self._words = (FollowedWord * FOLLOWED_WORDS)() if follows else None
        self._releases = (FollowedRelease * (FOLLOWED_RELEASES * work.launch.ctas))() if follows else None
        self._take_records(sizes, len(rows), LIST_OF_ALL if follows else LIST)
        self._unwritten = {row: unwritten[base] for row, base in enumerate(rows["base"].tolist()) if base in unwritten}
        self._bits = {row: np.packbits(known.bits != 0, bitorder="little") for row, known in self._unwritten.items()}
        self._bit_places = np.zeros(max(1, len(rows)), np.uint64)
        for row, bits in self._bits.items():
            self._bit_places[row] = bits.ctypes.data
        self._log_size = sum(-(-size // PAGE) for size in sizes.values()) * LOGGED
        self._logs: list[Bytes] = []

    def _take_records(self, sizes: Mapping[int, int], rows: int, list_size: int) -> None:
        """Of allocations of these sizes, by their rows."""
        each = 1 + (PIECES if self._bytes_are_asked else 0)
        records = {row: each * -(-size // LINE) for row, size in sizes.items()}
        self._records = {row: _records.take((count + 1) * _RECORD) for row, count in records.items()}
        self._lists = {row: _lists.take(count * list_size + _WORD) for row, count in records.items() if self._exact}
        self._pages = {row: _pages.take(-(-size // PAGE) * _PAGE_RECORD + _WORD) for row, size in sizes.items()}
        self._parts = {row: _parts.take(-(-size // LINE) * _PARTS + _WORD) for row, size in sizes.items()}
        found = np.zeros((4, max(1, rows)), np.uint64)
        self._record_places, self._list_places, self._page_places, self._parts_places = found
        for row in sizes:
            self._record_places[row] = _aligned(self._records[row], _RECORD)
            self._list_places[row] = _aligned(self._lists[row], _WORD) if self._exact else 0
            self._page_places[row] = _aligned(self._pages[row], _WORD)
            self._parts_places[row] = _aligned(self._parts[row], _WORD)

    def enter(self, seat: Seat) -> None:
        """A worker begins."""
        worker = seat.worker
        log = _logs.take(self._log_size + LOG_HEAD)
        self._logs.append(log)
        worker.screens = self._record_places.ctypes.data
        worker.screen_row_lists = self._list_places.ctypes.data
        worker.screen_pages = self._page_places.ctypes.data
        worker.screen_row_parts = self._parts_places.ctypes.data
        worker.screen_unwritten = self._bit_places.ctypes.data if self._bits else None
        worker.screen_epoch = self._epoch
        worker.screen_log_next = _aligned(log, LOG_HEAD)
        worker.screen_log_end = worker.screen_log_next + self._log_size
        worker.screen_alone = self._workers == 1
        worker.screen_exact = self._exact
        worker.screen_written = self._written_is_asked or self._copies or self._bulk_copies
        worker.screen_fill = 0 if self._written_is_asked else 0xFF
        worker.defers = self._copies or self._bulk_copies or self._places is not None
        self._notes.append(NativeLaneCopies(worker, self._copies))
        worker.screen_ordered = self._order_is_asked
        worker.screen_aged = self._aged
        worker.screen_bytes = self._bytes_are_asked
        worker.screen_operands = (self._places is not None or self._bulk_copies) and self._order_is_asked
        worker.followed_words = None if self._words is None else ctypes.addressof(self._words)
        worker.followed_releases = None if self._releases is None else ctypes.addressof(self._releases)
        worker.followed_lines = worker.followed_writes = 0
        worker.backwards = self._backwards
        is_plain = self._whole and not (self._aged or worker.defers)
        worker.screen_words = is_plain and self._exact and self._order_is_asked
        self._plan_products(worker)
        self._compare_ctas(worker)
        for known in (worker.screen_caches, worker.screen_quiet, worker.screen_ranges):
            ctypes.memset(ctypes.addressof(known), 0, ctypes.sizeof(known))

    def _plan_products(self, worker: Worker) -> None:
        """Python makes no plans of products while the launch runs."""
        if self._places is None:
            return
        from ptxvm.engine.jit.host.warpgroup_products import WarpgroupProducts  # noqa: PLC0415  (most have none)

        products = WarpgroupProducts(worker, self._places.product_plans)
        products.know_all(self._places, self._generation)
        self._products.append(products)

    def _compare_ctas(self, worker: Worker) -> None:
        """CTAs that do what another has done need no look, unless there are copies, products, barriers of some warps,
        or they hand something on."""
        worker.screen_steps = worker.screen_recorder = None
        worker.screen_patience = worker.screen_rest = 0
        worker.screen_rests = SCREEN_FIRST_REST
        if worker.defers or self._aged or self._words is not None:
            return
        steps = _logs.take(SCREEN_STEPS * _STEP + SCREEN_ROWS * STEP_ROW + STEP_ROW)
        self._logs.append(steps)
        worker.screen_rows = _aligned(steps, STEP_ROW)
        worker.screen_steps = worker.screen_rows + SCREEN_ROWS * STEP_ROW

    def leave(self, seat: Seat) -> None:
        """A worker has ended."""
        end = seat.worker.screen_log_end
        self._written.append((end - self._log_size, seat.worker.screen_log_next))

    def take_back(self, runtime: Runtime) -> None:
        """Memory is as it was before the launch."""
        for log, end in self._written:
            runtime.take_back(log, end)

    def note_written(self) -> None:
        """What a launch has stored in which nothing was suspicious."""
        for row, known in self._unwritten.items():
            left = np.unpackbits(self._bits[row], count=len(known.bits), bitorder="little")
            known.bits[left == 0] = 0

    def close(self) -> None:
        """The launch has ended."""
        _records.give(self._records.values())
        _parts.give(self._parts.values())
        _lists.give(self._lists.values())
        _pages.give(self._pages.values())
        _logs.give(self._logs)
        self._records, self._parts, self._lists, self._pages, self._logs = {}, {}, {}, {}, []


def _aligned(buffer: Bytes, size: int) -> int:
    """Records begin where others lay in memory that is used again."""
    return -(-buffer.ctypes.data // size) * size


def _watched(work: Work, rows: npt.NDArray[np.void]) -> npt.NDArray[np.bool_]:
    """The allocations to which the kernel may store: a store to any other is a suspicion."""
    writable: npt.NDArray[np.bool_] = (rows["writable"] != 0) & ~of_host(work, rows)
    stored = _stored(work.function, work.launch.image)
    if stored is None:
        return writable
    named = {pointer.position: pointer.address for pointer in work.launch.arguments.pointers}
    result = np.zeros(len(rows), np.bool_)
    for position in stored:
        address = named.get(position) or _tensor_of(work, position)
        if address is None:
            return writable
        base, end = rows["base"], rows["base"] + rows["size"]
        result |= writable & (base <= address) & (address < end)
    return result


def _tensor_of(work: Work, position: int) -> int | None:
    """The address of the tensor whose map is a parameter; None of others."""
    parameter = work.function.parameters[position - 1]
    if not isinstance(parameter, Variable) or parameter.size != MAP_SIZE:
        return None
    return int.from_bytes(work.launch.parameters[parameter.offset : parameter.offset + _WORD], "little")


@fact("stored")
def _stored(kernel: Function, image: Image) -> frozenset[int] | None:
    return stored_pointers(kernel)
