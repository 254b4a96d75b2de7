"""Lanes that access words of shared memory anywhere, looked at by vectors in launches where each word has stamps: see
runtime/screening_words.c, which does the same of all accesses there."""

from __future__ import annotations

from functools import partial

from ptxvm.engine.jit.layouts.screening import (
    LINE,
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
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.bounds import none_of
from ptxvm.engine.jit.memory.check import none_outside
from ptxvm.engine.jit.memory.partners import ROWS
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import (
    Block,
    Pointers,
    constants,
    gather,
    masked_load,
    pointer,
    scatter,
    select_elements,
    splat,
    store_block,
)
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

_WORDS = "<32 x i32>"
_BITS = "<32 x i1>"
_WORD = 4
_LOG = 2
_MASK, _WROTE, _READ = "%mask", "%stamps", "%read"
_PARAMETERS = "ptr %stamps, i64 %reads, <32 x i32> %words, i32 %bits, i64 %stamp, i32 %unwritten"
_ROWS = (*ROWS, WARP_SIZE // 2, WARP_SIZE)
"""Words of a row of those that follow each other, before as many that are of others: of all lanes they are in a window
of twice as many. The last is that of a row alone."""


def branch_if_ordered(path: AccessPath, labels: tuple[str, str, str]) -> None:
    """To the first label if words have stamps and these tell that the access is ordered, to the second if that is not
    known, to the third if words have none, or CTAs are compared."""
    code, entry, (on, slow, other) = path.code, path.context.entry, labels
    mode = code.value(f"load i32, ptr {entry.address(Cta, 'screen_mode')}, align 4")
    alone = code.value(f"icmp eq i32 {mode}, {int(ScreenMode.ALONE)}")
    stamped = code.value(f"icmp ne i32 {entry.field(Worker, 'screen_words')}, 0")
    check, words = code.new_label(), code.new_label()
    code.branch(code.value(f"and i1 {stamped}, {alone}"), check, other)
    code.label(check)
    numbers, inside = _words_of(path)
    code.branch(inside, words, slow, likely=True)
    code.label(words)
    stamp = code.value(f"load i64, ptr {entry.address(Warp, 'screen_stamp')}, align 8")
    name = '@"screening.store"' if path.store else '@"screening.load"'
    code.declarations.update(_definition(name, store=path.store))
    found = code.value(
        f"call i1 {name}(ptr {entry.field(Cta, 'screen_lists')}, i64 {_bytes_of_kind(path)}, {_WORDS} {numbers}, "
        f"i32 {path.bits()}, i64 {stamp}, i32 {entry.field(Worker, 'screen_written')})"
    )
    code.branch(found, on, slow, likely=True)


def _words_of(path: AccessPath) -> tuple[str, str]:
    """The numbers of the words that lanes access, and whether (i1) they are whole words inside of the memory. Lanes
    with a pattern follow each other."""
    code, room = path.code, partial(path.room, path.window()[1])
    if path.shape.offsets is not None:
        at = path.scalar(path.place.offset + path.shape.offsets[0])
        inside = bounds.inside(code, code.value, at, room(WARP_SIZE * _WORD, _LOG), _LOG)
        first = splat(code, "i32", code.value(f"trunc i64 {code.value(f'lshr i64 {at}, {_LOG}')} to i32"))
        return code.value(f"add {_WORDS} {first}, {constants('i32', range(WARP_SIZE))}"), inside
    vector, llvm = path.vector()
    numbers = bounds.turned_lanes(code, code.value, vector, llvm, _LOG)
    inside = none_outside(path, numbers, llvm, room(_WORD, _LOG))
    return numbers if llvm == "i32" else code.value(f"trunc <32 x {llvm}> {numbers} to {_WORDS}"), inside


def _bytes_of_kind(path: AccessPath) -> str:
    """From the stamps of who wrote words to those of who read them."""
    code = path.code
    size = code.value(f"add i32 {path.context.entry.field(Worker, 'shared_size')}, {LINE - 1}")
    return code.value(f"zext i32 {code.value(f'and i32 {size}, {-LINE}')} to i64")


@record()
class _Stamps:
    """The stamps of words that lanes access, which are anywhere."""

    code: Code

    def load(self, kind: str) -> str:
        return gather(self.code, "i32", Pointers(self._places(kind), _WORD, _MASK))

    def store(self, kind: str, stamps: str, mask: str) -> None:
        scatter(self.code, "i32", stamps, Pointers(self._places(kind), _WORD, mask))

    def _places(self, kind: str) -> str:
        return self.code.value(f"getelementptr i32, ptr {kind}, {_WORDS} %words")


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
    code.line(f"{_MASK} = bitcast i32 %bits to {_BITS}")
    code.line(f"{_READ} = getelementptr i8, ptr %stamps, i64 %reads")
    now = _now(code)
    _return_if_plain(code, now, name, _WROTE if store else _READ)
    (_store if store else _load)(_Stamps(code), now)
    body = "\n".join([*code.prologue(), *code.lines])
    code.declare(f"define internal i1 {name}({_PARAMETERS}) noinline #0 {{\nentry:\n{body}\n}}")
    return code.declarations


def _return_if_plain(code: Code, now: _Now, name: str, kind: str) -> None:
    """True if lanes are in rows, and all that was done to their words was before the last barrier, or by themselves.
    Else the next block goes on. Words are looked at in the order in which they lie."""
    first = code.value(f"extractelement {_WORDS} %words, i32 0")
    places = code.value(f"sub {_WORDS} %words, {splat(code, 'i32', first)}")
    row = _row_of(code, places)
    apart = code.value(f"icmp ne {_WORDS} {places}, {_of_row(code, name, 'places', row)}")
    near, far = code.new_label(), code.new_label()
    code.branch(none_of(code, apart, None), near, far, likely=True)
    code.label(near)
    lanes = ("i64", code.value("zext i32 %bits to i64")), ("i64", _of_row(code, name, "taken", row))
    bits = code.call("i64", "llvm.x86.bmi.pdep.64", *lanes)
    start = code.value(f"getelementptr i32, ptr {_WROTE}, i64 {code.value(f'zext i32 {first} to i64')}")
    for half in range(2):
        here = code.value(f"trunc i64 {code.value(f'lshr i64 {bits}, {half * WARP_SIZE}')} to i32")
        some, end = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {here}, 0"), end, some)
        code.label(some)
        mask = code.value(f"bitcast i32 {here} to {_BITS}")
        own = code.value(f"or {_WORDS} {now.base}, {_of_row(code, name, f'lanes{half}', row)}")
        _Half(code, now, pointer(code, start, half * WARP_SIZE * _WORD), mask, own).look(kind, far)
        code.jump(end)
        code.label(end)
    code.line("ret i1 true")
    code.label(far)


@record()
class _Half:
    """Words of a window from `place` (of who wrote them) on, those that are accessed (`mask`), and their stamps then
    (`own`)."""

    code: Code
    now: _Now
    place: str
    mask: str
    own: str

    def look(self, kind: str, far: str) -> None:
        """Where all is plain, stamps of one kind are set, and the next block goes on; else at `far`."""
        code = self.code
        wrote, read = (masked_load(code, self._block(each), self.mask, "zeroinitializer") for each in (_WROTE, _READ))
        wrong = code.value(f"or {_BITS} {self._of_others(wrote)}, {self._of_others(read)}")
        if kind == _READ:
            never = code.value(f"icmp ult {_WORDS} {wrote}, {splat(code, 'i32', '%unwritten')}")
            wrong = code.value(f"or {_BITS} {wrong}, {never}")
        plain = code.new_label()
        code.branch(none_of(code, wrong, self.mask), plain, far, likely=True)
        code.label(plain)
        store_block(code, self._block(kind), self.own, self.mask)

    def _block(self, kind: str) -> Block:
        place = self.place if kind == _WROTE else self.code.value(f"getelementptr i8, ptr {self.place}, i64 %reads")
        return Block("i32", WARP_SIZE, place)

    def _of_others(self, old: str) -> str:
        code = self.code
        late = code.value(f"icmp uge {_WORDS} {old}, {self.now.floor}")
        lane = code.value(f"and {_WORDS} {old}, splat (i32 {~TOLD_LANE})")
        return code.value(f"and {_BITS} {late}, {code.value(f'icmp ne {_WORDS} {lane}, {self.own}')}")


def _row_of(code: Code, places: str) -> str:
    """The number (i32) of the row's length, if lanes are in rows of one of these."""
    follow = code.value(f"icmp ne {_WORDS} {places}, {constants('i32', range(WARP_SIZE))}")
    others = code.value(f"bitcast {_BITS} {follow} to i32")
    length = code.call("i32", "llvm.cttz.i32", ("i32", others), ("i1", "false"))
    return code.call("i32", "llvm.cttz.i32", ("i32", length), ("i1", "false"))


def _of_row(code: Code, name: str, part: str, row: str) -> str:
    """What a table, a constant of the module, has for rows of one length: where lanes are in the window (`places`), as
    bits (`taken`), and which lane is at each place of a half of it."""
    rows = [_in_window(part, row) for row in _ROWS]
    type_, symbol = "i64" if part == "taken" else _WORDS, name[:-1] + f'.{part}"'
    text = ", ".join(f"{type_} {each}" for each in rows)
    code.declare(f"{symbol} = private unnamed_addr constant [{len(rows)} x {type_}] [{text}]")
    return code.value(f"load {type_}, ptr {code.value(f'getelementptr {type_}, ptr {symbol}, i32 {row}')}")


def _in_window(part: str, row: int) -> str:
    places = [lane + lane // row * row for lane in range(WARP_SIZE)]
    if part == "taken":
        return str(sum(1 << place for place in places))
    if part == "places":
        return constants("i32", places)
    lane_at = {place: lane for lane, place in enumerate(places)}
    first = WARP_SIZE if part == "lanes1" else 0
    return constants("i32", [lane_at.get(place, 0) for place in range(first, first + WARP_SIZE)])


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


def _return_unless(code: Code, wrong: str) -> None:
    """False if `wrong` of a lane that executes."""
    on, leave = code.new_label(), code.new_label()
    code.branch(none_of(code, wrong, _MASK), on, leave, likely=True)
    code.label(leave)
    code.line("ret i1 false")
    code.label(on)


def _not(code: Code, bits: str) -> str:
    return code.value(f"xor {_BITS} {bits}, splat (i1 true)")


def _load(stamps: _Stamps, now: _Now) -> None:
    code = stamps.code
    wrote, read = stamps.load(_WROTE), stamps.load(_READ)
    never = code.value(f"icmp ult {_WORDS} {wrote}, {splat(code, 'i32', '%unwritten')}")
    fine, _ = _precede(code, now, wrote)
    _return_unless(code, code.value(f"or {_BITS} {never}, {_not(code, fine)}"))
    fine, of_warp = _precede(code, now, read)
    one = code.value(f"and {_BITS} {of_warp}, {code.value(f'icmp ne {_WORDS} {read}, {now.several_warps}')}")
    several = code.value(f"select {_BITS} {one}, {_WORDS} {now.several_lanes}, {_WORDS} {now.several_warps}")
    new = code.value(f"select {_BITS} {fine}, {_WORDS} {now.own}, {_WORDS} {several}")
    stamps.store(_READ, new, _MASK)
    apart, together = code.new_label(), code.new_label()
    code.branch(_are_apart(code), apart, together, likely=True)
    code.label(together)
    stamps.store(_READ, now.several_lanes, _others(code, stamps.load(_READ), new))
    code.jump(apart)
    code.label(apart)
    code.line("ret i1 true")


def _store(stamps: _Stamps, now: _Now) -> None:
    code = stamps.code
    for old in (stamps.load(_WROTE), stamps.load(_READ)):
        fine, _ = _precede(code, now, old)
        _return_unless(code, _not(code, fine))
    stamps.store(_WROTE, now.own, _MASK)
    apart, together = code.new_label(), code.new_label()
    code.branch(_are_apart(code), apart, together, likely=True)
    code.label(together)
    _return_unless(code, _others(code, stamps.load(_WROTE), now.own))
    code.jump(apart)
    code.label(apart)
    code.line("ret i1 true")


def _are_apart(code: Code) -> str:
    """Whether (i1) no two lanes access one word, as they do so in order. Else the last one's stamp is there now."""
    before = select_elements(code, "i32", WARP_SIZE, "%words", (0, *range(WARP_SIZE - 1)))
    greater = code.value(f"bitcast {_BITS} {code.value(f'icmp ugt {_WORDS} %words, {before}')} to i32")
    return code.value(f"icmp eq i32 {greater}, -2")


def _others(code: Code, found: str, stored: str) -> str:
    """The lanes whose stamps others have overwritten, as their words are the same."""
    return code.value(f"and {_BITS} {code.value(f'icmp ne {_WORDS} {found}, {stored}')}, {_MASK}")
