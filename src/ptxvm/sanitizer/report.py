"""What is said of a conflict: both accesses, what they touch, what orders them, what is missing, and what to write."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.records import record
from ptxvm.sanitizer.accesses import Area, Conflict, Side
from ptxvm.sanitizer.block import Block
from ptxvm.sanitizer.vocabulary import Level, Proxy, Site

Describe = Callable[[Area, int, int], str]
"""(area, offset, bytes of an element) -> the place in the words of the program: `tile[3]`."""

Coordinates = tuple[int, int, int]

NOTES = frozenset({"same-value"})
WARNINGS = frozenset({"lanes"})
KINDS = {"proxy": "proxy", "tensormap": "proxy", "async": "async"}
"""The kind of fault that a rule tells; "race" unless it is here."""

_NAMES = {Level.CTA: "cta", Level.CLUSTER: "cluster", Level.GPU: "gpu", Level.SYS: "sys", Level.WEAK: "weak"}


@record()
class AccessReport:
    """One side of a conflict as it is told."""

    kind: str
    site: Site
    thread: int
    block: Block
    text: str


@record()
class Report:
    """A conflict in words. `help` is what to change, with PTX in backticks."""

    rule: str
    kind: str
    message: str
    help: str
    sides: tuple[AccessReport, ...]
    notes: tuple[str, ...]


def report(conflict: Conflict, describe: Describe, coordinates: Callable[[Block, int], Coordinates]) -> Report:
    """The report of a conflict."""
    place = describe(conflict.area, conflict.offset, min(conflict.new.size, 16))
    sides = _side(conflict, conflict.old, coordinates), _side(conflict, conflict.new, coordinates)
    message = f"{sides[0].text} and {sides[1].text} touch {place}: {_why(conflict)}"
    notes = tuple(_synced(each, sides[index].text) for index, each in enumerate((conflict.old, conflict.new)))
    return Report(conflict.rule, KINDS.get(conflict.rule, "race"), message, _help(conflict), sides, notes)


def _side(conflict: Conflict, side: Side, coordinates: Callable[[Block, int], Coordinates]) -> AccessReport:
    event = side.event
    thread = _tuple(coordinates(event.block, side.thread))
    verb = "writes" if event.touch.writes else "reads"
    actor = f"thread {thread} of block {_tuple(event.block.place.coordinates)}"
    if event.operation is not None and event.operation.word:
        actor = f"an operation of {actor}"
    kind = "atomic" if event.touch.writes and event.touch.reads else verb.removesuffix("s")
    return AccessReport(
        kind,
        event.site,
        side.thread,
        event.block,
        f"{event.site.opcode} of line {event.site.line} ({actor} {verb} {side.size} bytes)",
    )


def _tuple(value: Coordinates) -> str:
    return f"({value[0]},{value[1]},{value[2]})"


def _synced(side: Side, text: str) -> str:
    site = side.event.synced[side.thread] if side.thread < len(side.event.synced) else None
    none, last = "not synchronised since the kernel's start", "last synchronised at line"
    return f"{text.partition(' (')[0]}: " + (none if site is None else f"{last} {site.line} ({site.opcode})")


def _why(conflict: Conflict) -> str:
    old, new = conflict.old, conflict.new
    match conflict.rule:
        case "scope":
            return f"{_scopes(conflict)}, and the two threads are {_apart(conflict)}"
        case "mixed":
            return f"strong accesses of {old.size} and of {new.size} bytes do not order each other"
        case "nc":
            return "what a launch writes must not be read through the non-coherent cache in it, however it is ordered"
        case "proxy":
            space = conflict.area.space
            return f"the write went through the generic proxy, and no fence.proxy.async of {space} memory follows it"
        case "tensormap":
            return "the tensor map was changed, and no fence.proxy.tensormap acquires these 128 bytes"
        case "async":
            return _async_reason(conflict)
        case "same-value":
            return "nothing orders the two; they store the same value"
        case "lanes":
            return "lanes of one store write different values, and which of them stays is not defined"
        case "warp":
            return "lanes of a warp run independently, and no bar.warp.sync orders them"
    return "nothing orders the two"


def _scopes(conflict: Conflict) -> str:
    names = [f"{_NAMES[Level(side.level)]}" for side in (conflict.old, conflict.new)]
    return f"their scopes are .{names[0]} and .{names[1]}"


def _apart(conflict: Conflict) -> str:
    needed = conflict.old.event.block.distance(conflict.new.event.block)
    return {
        Level.CTA: "in one CTA",
        Level.CLUSTER: "in different CTAs of one cluster",
        Level.GPU: "in different CTAs",
        Level.SYS: "on different devices",
    }[needed]


def _async_reason(conflict: Conflict) -> str:
    old, new = conflict.old.event.operation, conflict.new.event.operation
    if old is not None and old.word:
        return f"nothing says that the {old.word} of line {old.site.line} is complete by then"
    assert new is not None
    return "nothing orders it before the operation, which may begin at once"


# ---------------------------------------------------------------------------------------------------------------- help


def _help(conflict: Conflict) -> str:
    old, new = conflict.old.event, conflict.new.event
    lines = f"between lines {old.site.line} and {new.site.line}"
    match conflict.rule:
        case "scope":
            needed = _NAMES[conflict.old.event.block.distance(conflict.new.event.block)]
            return f"give both accesses the scope `.{needed}`"
        case "mixed":
            return "access the place with one size everywhere"
        case "nc":
            return f"read with an ordinary load in line {new.site.line}: without `.nc`"
        case "proxy":
            space = "global" if conflict.area.space == "global" else "shared::cta"
            return f"add `fence.proxy.async.{space};` behind line {old.site.line}, by the thread that writes"
        case "tensormap":
            return "acquire the map in front of its use: `fence.proxy.tensormap::generic.acquire.gpu [%rd1], 128;`"
        case "async":
            return _help_async(conflict)
        case "same-value" | "lanes":
            return "let one lane store, or use `atom`"
        case "race" if old is new:
            return "let one thread store, or use `atom`"
        case "warp":
            return f"add `bar.warp.sync 0xffffffff;` {lines}"
    strongly = _help_strong(conflict)
    if old.block is new.block:
        return f"add `bar.sync 0;` {lines}" + (f", or {strongly}" if strongly else "")
    if strongly:
        return strongly
    distance = old.block.distance(new.block)
    if distance is Level.CLUSTER:
        return f"add `barrier.cluster.arrive;` and `barrier.cluster.wait;` {lines}"
    scope = _NAMES[distance]
    return (
        f"publish with `st.release.{scope}.global.u32 [%rd1], 1;` behind line {old.site.line} "
        f"and wait with `ld.acquire.{scope}.global.u32 %r1, [%rd1];` in front of line {new.site.line}"
    )


def _help_strong(conflict: Conflict) -> str:
    """What makes the one weak access of a pair like a flag or a lock strong; nothing if both are weak."""
    sides = conflict.old, conflict.new
    weak = [side for side in sides if side.level == Level.WEAK]
    if len(weak) != 1 or weak[0].size > 8:
        return ""
    event, bits = weak[0].event, 8 * weak[0].size
    what = f"{_NAMES[sides[0].event.block.distance(sides[1].event.block)]}.{conflict.area.space}.b{bits}"
    register = f"%{'rd' if bits == 64 else 'rs' if bits < 32 else 'r'}2"
    strong = f"st.release.{what} [%rd1], {register}" if event.touch.writes else f"ld.acquire.{what} {register}, [%rd1]"
    return f"make the access of line {event.site.line} a strong one, too: `{strong};`"


def _help_async(conflict: Conflict) -> str:
    old, new = conflict.old.event.operation, conflict.new.event
    if old is None or not old.word:
        return f"add `bar.sync 0;` in front of line {new.site.line}"
    if any(channel[0] == "mbarrier" for channel, _ in old.ends):
        wait = "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0;"
        return f"wait for its mbarrier in front of line {new.site.line}, as with `{wait}`"
    if old.proxy is Proxy.ASYNC:
        reads = ".read" if not conflict.old.event.touch.writes else ""
        return f"add `cp.async.bulk.wait_group{reads} 0;` by the thread that issued it in front of line {new.site.line}"
    barrier = "" if old.block is new.block and old.thread == conflict.new.thread else " and then `bar.sync 0;`"
    return f"add `cp.async.wait_all;`{barrier} in front of line {new.site.line}"
