"""What the rules judge: areas of memory, accesses to them, and pairs of accesses that nothing orders."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.records import record
from ptxvm.sanitizer.block import Block, Heads, Index
from ptxvm.sanitizer.shadow import Links, Shadow
from ptxvm.sanitizer.stamps import Event, Operation
from ptxvm.sanitizer.vocabulary import WEAK, Order, Proxy, Site, Touch

Array = npt.NDArray[Any]


@record(frozen=False)
class Word:
    """A place that strong writes have made part of release patterns: the heads that the last of them carries."""

    heads: Heads


class Area:
    """A piece of memory with a shadow. `space` is "global" or "shared"; `address` is where it begins, `owner` whose
    shared memory it is."""

    def __init__(self, number: int, space: str, address: int, size: int, links: Links, *, owner: Block | None) -> None:
        self.number = number
        self.space = space
        self.address = address
        self.size = size
        self.owner = owner
        self.shadow = Shadow(size, links)
        self.words: dict[int, Word] = {}


class Spot(NamedTuple):
    """A place in an area."""

    area: Area
    offset: int


@record(frozen=False)
class Access:
    """What lanes of a block do at once: `threads[i]` accesses `size` bytes at `offsets[i]` of `area`, as elements of
    `element` bytes.

    same:      per access whether it writes what was there already
    stored:    the bytes it writes, a row per access
    operation: the asynchronous operation that does it, if one does
    returns:   the value read is seen by the thread, which that of a reduction is not
    ignored:   nothing depends on the value read, which may be another in another run, unless the thread knows it
    passing:   a read that nobody has to wait for afterwards: it is checked, and forgotten
    """

    block: Block
    site: Site
    threads: Index
    area: Area
    offsets: Index
    size: int
    element: int
    touch: Touch
    order: Order = WEAK
    proxy: Proxy = Proxy.GENERIC
    same: npt.NDArray[np.bool_] | None = None
    stored: Array | None = None
    operation: Operation | None = None
    returns: bool = True
    passing: bool = False
    ignored: bool = False


@record()
class Side:
    """One of two accesses of a conflict."""

    event: Event
    thread: int
    size: int
    level: int


@record()
class Conflict:
    """Two accesses that nothing orders, of which both touch the byte at `offset` of `area`. `count`: so far."""

    rule: str
    area: Area
    offset: int
    old: Side
    new: Side
