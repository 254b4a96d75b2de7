"""Lanes that access words of shared memory anywhere, looked at by vectors in launches where each word has stamps: see
runtime/screening_words.c, which does the same of all accesses there."""

from __future__ import annotations

from ptxvm.engine.jit.layouts.screening import (
    SEVERAL_LANES,
    SEVERAL_WARPS,
    TOLD_LANE,
    WARP_OF_WORD,
    WORD_CLOCK,
    WORD_STAMP_AT,
    WORD_WHO,
    ScreenMode,
)
from ptxvm.engine.jit.layouts.structures import Cta, Warp, Worker
from ptxvm.engine.jit.memory.bounds import none_of
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import (
    Block,
    Pointers,
    constants,
    gather,
    masked_load,
    scatter,
    select_elements,
    splat,
    store_block,
)
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

_WORDS = "<32 x i32>"
_PAIRS = "<32 x i64>"
_BITS = "<32 x i1>"
_PAIR = 8
_PARAMETERS = (
    "ptr %stamps, i64 %first, <32 x i32> %words, i32 %bits, i64 %stamp, i32 %unwritten, i64 %follow"
)


def branch_if_ordered(path: AccessPath, follow: str, inside: str, labels: tuple[str, str]) -> None:
    """To the first label if words have stamps and these tell that the access is ordered, to the second if that is not
    known. `follow`: 1 (i64) if lanes follow each other; `inside`: whether (i1) all are inside, at whole words."""
    code, entry, (on, slow) = path.code, path.context.entry, labels
    mode = code.value(f"load i32, ptr {entry.address(Cta, 'screen_mode')}, align 4")
    alone = code.value(f"icmp eq i32 {mode}, {int(ScreenMode.ALONE)}")
    stamped = code.value(f"icmp ne i32 {entry.field(Worker, 'screen_words')}, 0")
    applies = code.value(f"and i1 {stamped}, {code.value(f'and i1 {alone}, {inside}')}")
    words = code.new_label()
    code.branch(applies, words, slow)
    code.label(words)
    addresses = path.wide_addresses()
    first = code.value(f"extractelement <32 x i64> {addresses}, i32 0")
    numbers = code.value(f"trunc <32 x i64> {code.value(f'lshr <32 x i64> {addresses}, splat (i64 2)')} to {_WORDS}")
    stamp = code.value(f"load i64, ptr {entry.address(Warp, 'screen_stamp')}, align 8")
    name = '@"screening.store"' if path.store else '@"screening.load"'
    code.declarations.update(_definition(name, store=path.store))
    found = code.value(
        f"call i1 {name}(ptr {entry.field(Cta, 'screen_lists')}, i64 {first}, {_WORDS} {numbers}, "
        f"i32 {path.bits()}, i64 {stamp}, i32 {entry.field(Worker, 'screen_written')}, i64 {follow})"
    )
    code.branch(found, on, slow, likely=True)


@record()
class _Stamps:
    """The stamps of words that lanes access, in pairs: they follow each other, or each is anywhere."""

    code: Code
    follow: bool
    mask: str

    def load(self) -> tuple[str, str]:
        """Of who wrote, and of who read."""
        code = self.code
        if self.follow:
            pairs = masked_load(code, Block("i64", WARP_SIZE, self._first()), self.mask, "zeroinitializer")
        else:
            pairs = gather(code, "i64", Pointers(self._places(), _PAIR, self.mask))
        high = code.value(f"lshr {_PAIRS} {pairs}, splat (i64 32)")
        return code.value(f"trunc {_PAIRS} {pairs} to {_WORDS}"), code.value(f"trunc {_PAIRS} {high} to {_WORDS}")

    def store(self, wrote: str, read: str, mask: str) -> None:
        code = self.code
        high = code.value(f"shl {_PAIRS} {code.value(f'zext {_WORDS} {read} to {_PAIRS}')}, splat (i64 32)")
        pairs = code.value(f"or {_PAIRS} {code.value(f'zext {_WORDS} {wrote} to {_PAIRS}')}, {high}")
        if self.follow:
            store_block(code, Block("i64", WARP_SIZE, self._first()), pairs, mask)
        else:
            scatter(code, "i64", pairs, Pointers(self._places(), _PAIR, mask))

    def _first(self) -> str:
        return self.code.value("getelementptr [2 x i8], ptr %stamps, i64 %first")  # twice what the word itself has

    def _places(self) -> str:
        return self.code.value(f"getelementptr i64, ptr %stamps, {_WORDS} %words")


@record()
class _Now:
    """What accesses of a warp are compared with, its time, and vectors of stamps."""

    base: str
    floor: str
    own: str
    several_lanes: str
    several_warps: str


def _definition(name: str, *, store: bool) -> set[str]:
    """The function that is called, and what it needs."""
    code = Code()
    mask = code.value(f"bitcast i32 %bits to {_BITS}")
    now = _now(code)
    code.branch(code.value("icmp ne i64 %follow, 0"), "near", "far", likely=True)
    for label in ("near", "far"):
        code.label(label)
        stamps = _Stamps(code, label == "near", mask)
        (_store if store else _load)(stamps, now)
    body = "\n".join([*code.prologue(), *code.lines])
    code.declare(f"define internal i1 {name}({_PARAMETERS}) noinline #0 {{\nentry:\n{body}\n}}")
    return code.declarations


def _now(code: Code) -> _Now:
    time = code.value(f"trunc i64 {code.value(f'lshr i64 %stamp, {WORD_STAMP_AT}')} to i32")
    base = code.value(f"add i32 {code.value(f'and i32 {time}, {~WORD_WHO}')}, {WORD_CLOCK}")
    floor = code.value(f"and i32 {base}, {-WORD_CLOCK}")
    lanes = constants("i32", range(WARP_SIZE))
    wide = splat(code, "i32", base)
    return _Now(
        wide,
        splat(code, "i32", floor),
        code.value(f"or {_WORDS} {wide}, {lanes}"),
        splat(code, "i32", code.value(f"or i32 {base}, {SEVERAL_LANES}")),
        splat(code, "i32", code.value(f"or i32 {floor}, {SEVERAL_WARPS}")),
    )


def _precede(code: Code, now: _Now, old: str) -> tuple[str, str]:
    """Which of old stamps precede what their lanes do now, and which are of this warp, of whatever time."""
    early = code.value(f"icmp ult {_WORDS} {old}, {now.floor}")
    other = code.value(f"and {_WORDS} {code.value(f'xor {_WORDS} {old}, {now.base}')}, splat (i32 {WARP_OF_WORD})")
    of_warp = code.value(f"icmp eq {_WORDS} {other}, zeroinitializer")
    before = code.value(f"and {_BITS} {of_warp}, {code.value(f'icmp ult {_WORDS} {old}, {now.base}')}")
    lane = code.value(f"and {_WORDS} {old}, splat (i32 {~TOLD_LANE})")
    same = code.value(f"icmp eq {_WORDS} {lane}, {now.own}")
    fine = code.value(f"or {_BITS} {code.value(f'or {_BITS} {early}, {before}')}, {same}")
    return fine, of_warp


def _return_unless(stamps: _Stamps, wrong: str) -> None:
    """False if `wrong` of a lane that executes."""
    code = stamps.code
    on, leave = code.new_label(), code.new_label()
    code.branch(none_of(code, wrong, stamps.mask), on, leave, likely=True)
    code.label(leave)
    code.line("ret i1 false")
    code.label(on)


def _not(code: Code, bits: str) -> str:
    return code.value(f"xor {_BITS} {bits}, splat (i1 true)")


def _load(stamps: _Stamps, now: _Now) -> None:
    code = stamps.code
    wrote, read = stamps.load()
    never = code.value(f"icmp ult {_WORDS} {wrote}, {splat(code, 'i32', '%unwritten')}")
    fine, _ = _precede(code, now, wrote)
    _return_unless(stamps, code.value(f"or {_BITS} {never}, {_not(code, fine)}"))
    fine, of_warp = _precede(code, now, read)
    one = code.value(f"and {_BITS} {of_warp}, {code.value(f'icmp ne {_WORDS} {read}, {now.several_warps}')}")
    several = code.value(f"select {_BITS} {one}, {_WORDS} {now.several_lanes}, {_WORDS} {now.several_warps}")
    new = code.value(f"select {_BITS} {fine}, {_WORDS} {now.own}, {_WORDS} {several}")
    stamps.store(wrote, new, stamps.mask)
    if not stamps.follow:
        apart, together = code.new_label(), code.new_label()
        code.branch(_are_apart(stamps), apart, together, likely=True)
        code.label(together)
        _, again = stamps.load()
        stamps.store(wrote, now.several_lanes, _others(stamps, again, new))
        code.jump(apart)
        code.label(apart)
    code.line("ret i1 true")


def _store(stamps: _Stamps, now: _Now) -> None:
    code = stamps.code
    wrote, read = stamps.load()
    for old in (wrote, read):
        fine, _ = _precede(code, now, old)
        _return_unless(stamps, _not(code, fine))
    stamps.store(now.own, read, stamps.mask)
    if not stamps.follow:
        apart, together = code.new_label(), code.new_label()
        code.branch(_are_apart(stamps), apart, together, likely=True)
        code.label(together)
        again, _ = stamps.load()
        _return_unless(stamps, _others(stamps, again, now.own))
        code.jump(apart)
        code.label(apart)
    code.line("ret i1 true")


def _are_apart(stamps: _Stamps) -> str:
    """Whether (i1) no two lanes access one word, as they do so in order. Else the last one's stamp is there now."""
    code = stamps.code
    before = select_elements(code, "i32", WARP_SIZE, "%words", (0, *range(WARP_SIZE - 1)))
    greater = code.value(f"bitcast {_BITS} {code.value(f'icmp ugt {_WORDS} %words, {before}')} to i32")
    return code.value(f"icmp eq i32 {greater}, -2")


def _others(stamps: _Stamps, found: str, stored: str) -> str:
    """The lanes whose stamps others have overwritten, as their words are the same."""
    code = stamps.code
    return code.value(f"and {_BITS} {code.value(f'icmp ne {_WORDS} {found}, {stored}')}, {stamps.mask}")
