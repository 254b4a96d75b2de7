"""The structures of screening: what compiled code remembers of the accesses of a launch that is watched.

Memory is divided into lines of `LINE` bytes. A line has a record of who accessed it last, which only ever tells too
little of what was ordered: what it lets pass is no race. See runtime/screening.c.
"""

from __future__ import annotations

import ctypes
from ctypes import c_int64, c_uint32, c_uint64, c_void_p
from enum import IntEnum

LINE = 128
"""Bytes of a line: a word for each lane."""

PIECES = 4
"""Parts of a line of global memory that have a record each, if words of it are accessed in part."""

SLOTS = 4
"""Stamps of a line: two of writes, two of reads."""

PARTS = 3
"""Groups of lanes whose parts of a line are known without its record, as where one row ends and the next one begins."""

SCREEN_CACHES = 64
"""Places in the code for which a worker remembers the allocation it met there last, a power of two."""

SCREEN_QUIETS = 16
"""Of reads that one call looks at, those that a worker remembers as known, a power of two."""

SCREEN_STEPS = 1 << 13
"""Accesses of a CTA to shared memory that others are compared with."""

SCREEN_ROWS = 1 << 12
"""Of those, such as have addresses for each lane."""

SCREEN_FIRST_REST = 8
"""CTAs that go on alone after some have differed from the steps; later there are more."""

STEP_ROW = 128
"""Bytes of a row of addresses in shared memory."""

SCREEN_RANGES = 32
"""Of accesses to shared memory, those of which a worker remembers where they need no look."""

PLACES_FOLLOW = 1
PLACES_SCATTERED = 2
"""Bits of the base of a look without runs: lanes follow each other; in shared memory, they are all inside of it, at
multiples of 4, and not in few runs."""

PAGE = 4096
"""Bytes that are kept together before one of them is written, counted from where their allocation begins."""

LOG_HEAD = 64
LOGGED = LOG_HEAD + PAGE
"""Bytes of what is kept of a page: where it is and how many bytes, in a row of the cache, and these."""

CLOCK_BITS = 16
PAUSE_BITS = 4
"""Of a warp's time: barriers of its CTA so far; in the lower bits, what has ordered the lanes of the warp since."""

AGE_BITS = 20
"""Of the age that a warp has instead where barriers order some warps of a CTA, see layouts/ages.py."""

LAST_TIME = (1 << CLOCK_BITS + PAUSE_BITS) - 1
"""When time ends: what barriers order after that is no longer known."""

STRIDE_AT = 3
LANE_AT = 7
WARP_AT = 15
TIME_AT = 20
CTA_AT = 40
"""Places of parts of stamps, see runtime/screen_stamps.c."""

OWNERS = 2
"""Of a line of global memory: of all of it or its head, and of its tail."""

OWNER_WROTE = 1
OWNER_READ = 2
OWNER_FOUND_WRITTEN = 4
"""Of `ScreenPage.owners`."""

LIST = 128
"""Bytes of the lists of a line: two for each word, of who wrote it, and of who read it."""

LOCAL_LIMIT = 1 << 13
"""Bytes of local memory of a thread of which it is known what was written."""

WORD_WHO = (1 << 7) - 1
WARP_OF_WORD = 31 << 7
WORD_CLOCK = 1 << 16
TOLD_LANE = 32
SEVERAL_LANES = 64
SEVERAL_WARPS = 15 << 12 | 66
"""Of the stamps that words of shared memory have in some launches, see runtime/screening_words.c."""

WORD_STAMP_AT = WARP_AT - 7
"""The bits of other stamps that begin them."""

QUIET_BITS = 10
QUIET_FOR_ALL = 1023
QUIET_CHANGES = 512
"""Of `ScreenLine.quiet`: its lowest bits tell whose reads are known, by warp and pause, or that all are; from
QUIET_CHANGES on, that all strong changes of a size are (the strength of their stamps is added)."""

LIST_OF_ALL = 512
"""The same of global memory where what CTAs hand to each other is followed: a stamp for each word."""

FOLLOWED_WORDS = 1024
"""Words by which CTAs may hand something to each other that are followed in a launch, a power of two."""

FOLLOWED_RELEASES = 4
"""Of the releases of a CTA, those that are remembered."""

FOLLOWED_SPANS = 4
"""Parts of the histories of words that one release hands on, or that one read has shown."""

FOLLOWED_KNOWN = 8
"""Of what a CTA has acquired, that which is remembered."""

CTA_LIMIT = (1 << 24) - 1
"""CTAs of a launch that stamps can tell apart."""


class ScreenKind(IntEnum):
    """What an access does."""

    READ = 0
    WRITE = 1
    STRONG_WRITE = 2  # several lanes may do it at one place
    CHANGE = 3  # reads and writes at one stroke
    UNCACHED = 4  # a read of memory that nobody may write in this launch
    SAME_WRITE = 5  # each place by some lanes, not told apart, which all write the same
    TOLD_WRITE = 6  # weak, of `Worker.screen_value`: others may write the same


class ScreenOrder(IntEnum):
    """Bits that say what a strong access does to the order of others, see runtime/screening_order.c."""

    ACQUIRES = 1
    RELEASES = 2
    SHOWS = 4  # something depends on what it reads
    MAY_FAIL = 8  # it need not write


class ScreenFunction(IntEnum):
    """What looks at an access to shared memory: `ptxvm_screen` and others of that name, in runtime/screening.c."""

    ACCESS = 0
    READS = 1
    STORE = 2
    SCATTER = 3


class ScreenMode(IntEnum):
    """How a CTA's accesses to shared memory are looked at, see runtime/screening_steps.c."""

    ALONE = 0
    FOLLOWS = 1  # compared with those of an earlier CTA
    RECORDS = 2  # looked at, and kept


class Stride(IntEnum):
    """`ScreenRun.log` of lanes that are no power of two apart."""

    SAME = 8  # all at one place
    SPREAD = 11  # any other number of bytes


class ScreenRun(ctypes.Structure):
    """`count` lanes from `first` on: that one at base + `offset`, each `step` bytes behind the one before, of which
    `log` is the logarithm, or a Stride."""

    _fields_ = (("first", c_uint32), ("count", c_uint32), ("offset", c_int64), ("log", c_uint32), ("step", c_uint32))


class ScreenAccess(ctypes.Structure):
    """What screening must know of an access; a constant of the unit, one per place, followed by its `runs`.

    Without runs the addresses of the lanes are in `Worker.addresses`, and the look's base tells of them (PLACES_FOLLOW,
    PLACES_SCATTERED). A lane accesses `width` bytes. `strong` is 0 for accesses that are weak to other CTAs, else 1 and
    the logarithm of an element's size; `strong_inside` to its own CTA. `parts`: so many instructions, each with its
    share of the bytes, whose own descriptions are behind the runs; 0: it is one.
    """

    _fields_ = (
        ("space", c_uint32),
        ("kind", c_uint32),
        ("width", c_uint32),
        ("strong", c_uint32),
        ("strong_inside", c_uint32),
        ("site", c_uint32),
        ("runs", c_uint32),
        ("cache", c_uint32),  # SiteCache where emitted code knows what needs no call
        ("span", c_uint64),  # bytes from the lowest to past the highest address
        ("order", c_uint32),  # ScreenOrder
        ("lined", c_uint32),  # 1 + the SiteCache by which emitted code looks at whole lines; 0: it does not
        ("range", c_uint32),  # 1 + the ScreenRange by which it looks at places in shared memory; 0: it does not
        ("parts", c_uint32),
    )


class ScreenMember(ctypes.Structure):
    """One of the accesses of `ScreenReads`: at its base + `offset`."""

    _fields_ = (("access", c_void_p), ("offset", c_int64))


class ScreenReads(ctypes.Structure):
    """Weak reads of shared memory that share a base, between which the warp does nothing that matters to their order.

    A constant of the unit, followed by its `count` members, and by a bit for each word that all lanes together read:
    counted from that of base + `low`, the lowest address. `span` are the bytes from there to past the highest.
    `is_joint`: lanes need not be told apart, as some word is read by several, or their places are no run. `unit`: what
    the lowest address is to be a multiple of, or the words are not these.
    """

    _fields_ = (
        ("low", c_int64),
        ("span", c_uint64),
        ("count", c_uint32),
        ("is_joint", c_uint32),
        ("unit", c_uint32),
        ("_pad", c_uint32),
    )


class ScreenLine(ctypes.Structure):
    """The record of a line, as of the time `tag`; of another time it is empty.

    `masks` are the words that the `stamps` are of: 0 and 1 wrote, 2 and 3 read. `quiet` of a
    line of shared memory: reads by a warp in a time (tag and `Warp.quiet_for_me`, or all of them), or strong changes,
    are known already; of a line of global memory: bit 0 while somebody changes the record.
    """

    _fields_ = (
        ("tag", c_uint64),
        ("quiet", c_uint64),
        ("stamps", c_uint64 * SLOTS),
        ("masks", c_uint32 * SLOTS),
    )


class ScreenParts(ctypes.Structure):
    """Of a line of global memory whose owner says so: the words (`masks`, which end at 0) of few groups of lanes, which
    nobody else has accessed, and their stamps, as of owners. That is less to load than the line's record."""

    _fields_ = (("stamps", c_uint64 * PARTS), ("masks", c_uint32 * PARTS))


class ScreenPage(ctypes.Structure):
    """What is known of a page, and of its lines as long as the same lanes have accessed each as a whole, or some of one
    warp its head and some of one its tail, as they do where rows begin within lines.

    `epoch` is the launch's if what was in the page is kept, one less if it was only read; of another launch, it says
    that nothing has happened here. `owners`: two of each line. The first is 0, or a weak stamp whose strength tells
    what it has done (1: it wrote, 2: it read, 4: what others of its CTA had written before their last barrier) to the
    line, or to its words up to the one with which its last lane ends; or all ones: see the line's record, or one less:
    see its ScreenParts. The second is 0, or such a stamp of the words from the one on with which its first lane begins;
    in ScreenParts and records it means nothing. Emitted code sets them, too (memory/screened_lines.py).

    `grid`: how stamps of the stride Stride.SPREAD tell lanes here, see runtime/screen_grids.c.
    """

    _fields_ = (("epoch", c_uint64), ("owners", c_uint64 * (OWNERS * PAGE // LINE)), ("grid", c_uint64))


class ScreenCache(ctypes.Structure):
    """The allocation that the place of `access` met last; `lines` is null if nothing is remembered of it."""

    _fields_ = (
        ("access", c_uint64),
        ("base", c_uint64),
        ("size", c_uint64),
        ("host", c_uint64),
        ("met", c_uint64),  # the last address
        ("lines", c_void_p),
        ("lists", c_void_p),
        ("pages", c_void_p),
        ("parts", c_void_p),
        ("unwritten", c_void_p),
    )


class ScreenQuiet(ctypes.Structure):
    """`reads` (ScreenReads) whose lines, from `low` on, all have this `quiet`, as long as `Worker.screen_broken` is
    `broken`; then all that they read has been written, too."""

    _fields_ = (("reads", c_uint64), ("low", c_uint64), ("quiet", c_uint64), ("broken", c_uint64))


class ScreenRange(ctypes.Structure):
    """Of an `access` the bytes of shared memory, `room` from `low` on, where lanes may begin it and all is known, as
    long as `Warp.quiet_for_all` is `quiet`, and `Worker.screen_broken` is `broken`."""

    _fields_ = (("access", c_uint64), ("low", c_uint64), ("room", c_uint64), ("quiet", c_uint64), ("broken", c_uint64))


class ScreenStep(ctypes.Structure):
    """A look at an access to shared memory, of the lanes `mask` at the time `when` of a warp (a stamp without CTA):
    `looked_at` is a ScreenAccess or ScreenReads, null behind the last step.

    `row` - 1 is the place of addresses that lanes have of their own among the worker's rows; without them it is 0.
    """

    _fields_ = (
        ("looked_at", c_uint64),
        ("base", c_uint64),
        ("when", c_uint64),
        ("mask", c_uint32),
        ("function", c_uint32),  # ScreenFunction
        ("row", c_uint32),
        ("_pad", c_uint32),
    )


class FollowedSpan(ctypes.Structure):
    """Of the history of a word (its place + 1), the writes of numbers `first` to `last`."""

    _fields_ = (("first", c_uint64), ("last", c_uint64), ("word", c_uint64))


class FollowedWord(ctypes.Structure):
    """A word that strong accesses of the whole GPU write, `width` bytes at `address`.

    `last` is the number of its last write; who reads that observes the releases from `first` on, and all that `spans`
    say, which releasing threads knew of other words. `whole`: all its writes observe each other in this order.
    """

    _fields_ = (
        ("address", c_uint64),
        ("first", c_uint64),
        ("last", c_uint64),
        ("width", c_uint32),
        ("whole", c_uint32),
        ("spans", FollowedSpan * FOLLOWED_SPANS),
    )


class FollowedRelease(ctypes.Structure):
    """A write of a word that has released what came before the time of `stamp`, and weak accesses of `lanes` in that
    time."""

    _fields_ = (
        ("number", c_uint64),
        ("stamp", c_uint64),
        ("word", c_uint32),
        ("lanes", c_uint32),
    )


class FollowedKnown(ctypes.Structure):
    """What `lanes` of a warp have acquired, and all threads of the CTA know after the barrier that ends `clock`."""

    _fields_ = (("span", FollowedSpan), ("warp", c_uint32), ("lanes", c_uint32), ("clock", c_uint64))


class FollowedWarp(ctypes.Structure):
    """What `lanes` of a warp have read and not acquired yet, and its last fence that releases: of `fence_lanes` at the
    time of the stamp `fence`. `fresh`: since then it has made no weak access to global memory, and acquired nothing;
    `has_released`: since then it has released something, and made no such access."""

    _fields_ = (
        ("lanes", c_uint32),
        ("fence_lanes", c_uint32),
        ("spans", FollowedSpan * FOLLOWED_SPANS),
        ("fence", c_uint64),
        ("fresh", c_uint32),
        ("has_released", c_uint32),
    )
