"""Whether what was recorded comes before an access [8.9.5], and if not, whether it may (morally strong, [8.7])."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.sanitizer.accesses import Access
from ptxvm.sanitizer.block import MOST_THREADS, WARP_SIZE, Block, Index
from ptxvm.sanitizer.knowledge import NOTHING, Knowledge
from ptxvm.sanitizer.shadow import Found, Records
from ptxvm.sanitizer.stamps import Events, Operation
from ptxvm.sanitizer.vocabulary import Level, Proxy

Array = npt.NDArray[Any]
MOST_WARPS = MOST_THREADS // WARP_SIZE

Record = tuple[int, int, int]
"""Actor, event and mask, as a shadow keeps them."""


class Actors:
    """All who act: the blocks, by number, and the asynchronous operations.

    A record's actor is that of a thread (its block times 1024 plus its number), of reads that of a warp, or less than
    0: -1 minus the number of an operation.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.operations: list[Operation] = []
        self.events = Events()

    def operation(self, actor: int) -> Operation | None:
        return self.operations[-1 - actor] if actor < 0 else None

    def block(self, actor: int, *, warps: bool) -> Block:
        return self.blocks[actor // (MOST_WARPS if warps else MOST_THREADS)]

    def precedes(self, knowledge: Knowledge, actor: int, clock: int, mask: int, *, warps: bool) -> bool:
        """Whether a record is known. `warps`: it is one of reads, of the lanes in `mask`."""
        operation = self.operation(actor)
        if operation is not None:
            return operation.is_known(knowledge, only_read=warps)
        block = self.block(actor, warps=warps)
        if block.place.grid in knowledge.grids:
            return True
        times = knowledge.times.get(block.number)
        if times is None:
            return False
        if not warps:
            return bool(times[actor % MOST_THREADS] >= clock)
        return all(times[thread] >= clock for thread in lanes_of(actor, mask))


def lanes_of(actor: int, mask: int) -> list[int]:
    """The threads of a block that a record of reads names."""
    first = actor % MOST_WARPS * WARP_SIZE
    return [first + lane for lane in range(WARP_SIZE) if mask >> lane & 1]


def ordered(actors: Actors, access: Access, found: Found, threads: Index, *, reads: bool) -> Array:
    """Which records come before what `threads` do now, by base causality and through the proxies."""
    if access.operation is not None:
        return _before_operation(actors, access, found, reads=reads)
    if reads:
        return _readers_before(actors, access.block, found, threads)
    block = access.block
    clocks = actors.events.column("clock")[found.event]
    rows, matrix, _ = block.dense
    own = found.actor == block.first + threads
    inside = (found.actor >= block.first) & (found.actor < block.first + MOST_THREADS)
    column = np.where(inside, found.actor - block.first, 0)
    result: Array = own | (inside & (matrix[rows[threads], column] >= clocks))
    _add_foreign(actors, block, found, threads, result, which=np.flatnonzero(~inside), warps=False)
    return result


def _readers_before(actors: Actors, block: Block, found: Found, threads: Index) -> Array:
    clocks = actors.events.column("clock")[found.event]
    rows, matrix, _ = block.dense
    first = block.first // WARP_SIZE
    inside = (found.actor >= first) & (found.actor < first + MOST_WARPS)
    warps = np.where(inside, found.actor - first, 0)
    own_lane = np.uint32(1) << (threads % WARP_SIZE).astype(np.uint32)
    others = np.where(inside & (warps == threads // WARP_SIZE), found.mask & ~own_lane, found.mask)
    result: Array = inside & ((others == 0) | (floors(block)[rows[threads], warps] >= clocks))
    for index in np.flatnonzero(inside & ~result).tolist():
        lanes = lanes_of(int(found.actor[index]), int(others[index]))
        result[index] = bool((matrix[rows[threads[index]], lanes] >= clocks[index]).all())
    _add_foreign(actors, block, found, threads, result, which=np.flatnonzero(~inside), warps=True)
    return result


def floors(block: Block) -> Array:
    """Per row of `Block.dense` and warp the clock up to which all lanes of the warp are known."""
    _, matrix, _ = block.dense
    starts = np.arange(0, block.threads, WARP_SIZE)
    result: Array = np.minimum.reduceat(matrix, starts, axis=1)
    return result


def _add_foreign(
    actors: Actors, block: Block, found: Found, threads: Index, result: Array, *, which: Index, warps: bool
) -> None:
    """Records of other blocks, and of operations."""
    rows, _, distinct = block.dense
    clocks = actors.events.column("clock")
    memo: dict[tuple[int, int, int, int], bool] = {}
    for index in which.tolist():
        actor, event, mask = int(found.actor[index]), int(found.event[index]), int(found.mask[index])
        row = int(rows[threads[index]])
        known = memo.get((row, actor, event, mask))
        if known is None:
            known = actors.precedes(distinct[row], actor, int(clocks[event]), mask, warps=warps)
            memo[row, actor, event, mask] = known
        result[index] = known


def _before_operation(actors: Actors, access: Access, found: Found, *, reads: bool) -> Array:
    operation = access.operation
    assert operation is not None
    result = np.zeros(len(found.at), np.bool_)
    memo: dict[tuple[int, int, int], bool] = {}
    for index, key in enumerate(zip(found.actor.tolist(), found.event.tolist(), found.mask.tolist(), strict=True)):
        known = memo.get(key)
        if known is None:
            known = memo[key] = precedes_operation(actors, operation, access.area.space, key, reads=reads) == ""
        result[index] = known
    return result


def precedes_operation(actors: Actors, operation: Operation, space: str, record: Record, *, reads: bool) -> str:
    """What keeps a record from coming before an operation: "" nothing, "order", or "proxy": only a proxy fence lacks.

    An operation of the async proxy needs one behind what was written through the generic one; a read that was
    performed cannot be overtaken.
    """
    actor, event, mask = record
    if actor == -1 - operation.number:
        return ""
    clock = int(actors.events.column("clock")[event])
    if not actors.precedes(operation.after, actor, clock, mask, warps=reads):
        return "order"
    other = actors.operation(actor)
    proxy = Proxy.GENERIC if other is None else other.proxy
    if reads or operation.proxy is not Proxy.ASYNC or proxy is Proxy.ASYNC:
        return ""
    fenced = operation.after.fenced.get(space, NOTHING)
    return "" if actors.precedes(fenced, actor, clock, mask, warps=reads) else "proxy"


def morally_strong(actors: Actors, access: Access, event: Index) -> Array:
    """Both strong, of the same bytes, in scopes that include each other, through one proxy [8.7]."""
    if access.order.level is Level.WEAK:
        return np.zeros(len(event), np.bool_)
    events = actors.events
    level, size = events.column("level")[event], events.column("size")[event]
    proxy, blocks = events.column("proxy")[event], events.column("block")[event]
    distances = {number: int(access.block.distance(actors.blocks[number])) for number in set(blocks.tolist())}
    distance = np.array([distances[number] for number in blocks.tolist()], np.int64)
    same = (size == access.element) & (proxy == int(access.proxy))
    result: Array = same & (level >= distance) & (int(access.order.level) >= distance)
    return result


def hides(actors: Actors, block: Block, reads: Records, cells: Index, warps: Index, *, masks: Array) -> Array:
    """Where whoever conflicts with the newest recorded read conflicts with that of these lanes, too."""
    rows, _, _ = block.dense
    old_actor, old_mask = reads.actor[cells], reads.mask[cells]
    first = block.first // WARP_SIZE
    own = (old_actor == first + warps) & (old_mask & ~masks == 0)
    inside = (old_actor >= first) & (old_actor < first + MOST_WARPS)
    lowest = masks & (~masks + np.uint32(1))
    reader = warps * WARP_SIZE + np.log2(lowest).astype(np.int64)
    clocks = actors.events.column("clock")[reads.event[cells]]
    known = floors(block)[rows[reader], np.where(inside, old_actor - first, 0)]
    result: Array = own | (inside & (known >= clocks))
    return result
