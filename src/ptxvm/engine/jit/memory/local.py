"""Local memory: words of 32 lanes side by side, so that equal addresses in all lanes are one vector.

Word w of lane l lies at 128 * w + 4 * l. Elements of 8 bytes are two words; bytes and halves are parts of one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.check import all_below
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.vectors import (
    Block,
    Pointers,
    constants,
    gather,
    pointer,
    scatter,
    splat,
    store_block,
    vector_of,
)
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

ROW = 4 * WARP_SIZE
WORDS = "<32 x i32>"


@record()
class Words:
    """The words of a checked access. `passed`: an i1, or None when the access needs no check.

    `host` points to the first row when all lanes use the same address, else `places` holds each lane's pointers. `byte`
    is the place of a narrow element in its word: an i32 for all lanes or, with `places`, a vector.
    """

    path: AccessPath
    passed: str | None
    host: str
    places: str | None
    byte: str

    def read(self, word: int) -> str:
        """The lanes' words (<32 x i32>), `word` further on."""
        code = self.path.code
        if self.places is None:
            return code.value(f"load {WORDS}, ptr {pointer(code, self.host, word * ROW)}, align 4")
        return gather(code, "i32", self._moved(word))

    def write(self, word: int, value: str) -> None:
        code, mask = self.path.code, self.path.context.mask
        if self.places is None:
            store_block(code, Block("i32", WARP_SIZE, pointer(code, self.host, word * ROW)), value, mask)
        else:
            scatter(code, "i32", value, self._moved(word))

    def _moved(self, word: int) -> Pointers:
        name = str(self.places)
        if word:
            name = self.path.code.value(f"getelementptr i8, <32 x ptr> {name}, i64 {word * ROW}")
        return Pointers(name, 4, self.path.context.mask)

    def shift(self, element: int) -> str:
        """By how many bits a narrow element lies above the low end of its word (<32 x i32>)."""
        code, bits = self.path.code, element * self.path.size % 4 * 8
        if self.path.width >= 4:
            return f"splat (i32 {bits})"
        if self.places is None:
            shift = code.value(f"shl i32 {self.byte}, 3")
            return splat(code, "i32", code.value(f"add i32 {shift}, {bits}"))
        shift = code.value(f"shl {WORDS} {self.byte}, splat (i32 3)")
        return code.value(f"add {WORDS} {shift}, splat (i32 {bits})")


def load(path: AccessPath) -> list[str]:
    """Every element as a vector."""
    code = path.code
    words = _words(path)
    if words.passed is None:
        return [_read_element(path, words, element) for element in range(path.count)]
    fast, slow, join = code.new_label(), code.new_label(), Join(code, [vector_of(path.llvm)] * path.count)
    code.branch(words.passed, fast, slow, likely=True)
    code.label(fast)
    join.arrive([_read_element(path, words, element) for element in range(path.count)])
    code.label(slow)
    join.arrive(path.slow_load(path.bits(), path.descriptor(path.width)))
    return join.meet()


def store(path: AccessPath, vectors: Sequence[str]) -> None:
    """Store one vector per element, for the lanes that execute."""
    code = path.code
    words = _words(path)
    if words.passed is None:
        _write_elements(path, words, vectors)
        return
    fast, slow, end = code.new_label(), code.new_label(), Join(code, [])
    code.branch(words.passed, fast, slow, likely=True)
    code.label(fast)
    _write_elements(path, words, vectors)
    end.arrive()
    code.label(slow)
    path.slow_store(path.bits(), path.descriptor(path.width), vectors)
    end.arrive()
    end.meet()


# ---------------------------------------------------------------------------------------------------------- the words


def _words(path: AccessPath) -> Words:
    return _same_words(path) if path.shape.uniform else _own_words(path)


def _same_words(path: AccessPath) -> Words:
    code = path.code
    memory, size = path.local_memory()
    offset = path.scalar(path.place.offset)
    passed = None
    if path.context.function.bounds:
        room = path.room(size, path.width, path.alignment)
        passed = bounds.inside(code, code.value, offset, room, path.alignment)
    row = code.value(f"shl i64 {code.value(f'lshr i64 {offset}, 2')}, 7")
    host = code.value(f"getelementptr i8, ptr {memory}, i64 {row}")
    byte = code.value(f"and i32 {code.value(f'trunc i64 {offset} to i32')}, 3") if path.width < 4 else "0"
    return Words(path, passed, host, None, byte)


def _own_words(path: AccessPath) -> Words:
    code = path.code
    memory, size = path.local_memory()
    vector, llvm = path.vector()
    passed = None
    if path.context.function.bounds:
        room = path.room(size, path.width, path.alignment)
        passed = all_below(path, vector, llvm, room, path.alignment)
    offsets = vector if llvm == "i32" else code.value(f"trunc <32 x i64> {vector} to {WORDS}")
    row = code.value(f"shl {WORDS} {code.value(f'lshr {WORDS} {offsets}, splat (i32 2)')}, splat (i32 7)")
    columns = constants("i32", [4 * lane for lane in range(WARP_SIZE)])
    place = code.value(f"or {WORDS} {row}, {columns}")
    places = code.value(f"getelementptr i8, ptr {memory}, {WORDS} {place}")
    byte = code.value(f"and {WORDS} {offsets}, splat (i32 3)")
    return Words(path, passed, memory, places, byte)


# ------------------------------------------------------------------------------------------------------------ elements


def _read_element(path: AccessPath, words: Words, element: int) -> str:
    code, at = path.code, element * path.size
    value = words.read(at // 4)
    if path.size == 8:
        return _cast(path, _join_words(path, value, words.read(at // 4 + 1)), "<32 x i64>")
    if path.size == 4:
        return _cast(path, value, WORDS)
    moved = code.value(f"lshr {WORDS} {value}, {words.shift(element)}")
    narrow = f"<32 x i{8 * path.size}>"
    return code.value(f"trunc {WORDS} {moved} to {narrow}")


def _write_elements(path: AccessPath, words: Words, vectors: Sequence[str]) -> None:
    for element, vector in enumerate(vectors):
        _write_element(path, words, element, vector)


def _write_element(path: AccessPath, words: Words, element: int, vector: str) -> None:
    at = element * path.size
    if path.size == 8:
        low, high = _split_words(path, vector)
        words.write(at // 4, low)
        words.write(at // 4 + 1, high)
    elif path.size == 4:
        words.write(at // 4, _bits(path, vector))
    else:
        words.write(at // 4, _blended(path, words, element, vector))


def _blended(path: AccessPath, words: Words, element: int, vector: str) -> str:
    """The word with a narrow element put into it."""
    code, narrow = path.code, 8 * path.size
    shift = words.shift(element)
    hole = code.value(f"shl {WORDS} splat (i32 {(1 << narrow) - 1}), {shift}")
    kept = code.value(f"and {WORDS} {words.read(element * path.size // 4)}, {code.value(_inverted(hole))}")
    wide = code.value(f"zext <32 x i{narrow}> {vector} to {WORDS}")
    return code.value(f"or {WORDS} {kept}, {code.value(f'shl {WORDS} {wide}, {shift}')}")


def _inverted(vector: str) -> str:
    return f"xor {WORDS} {vector}, splat (i32 -1)"


def _join_words(path: AccessPath, low: str, high: str) -> str:
    """Two vectors of words as one of 8-byte integers."""
    order = indices(tuple(half * WARP_SIZE + lane for lane in range(WARP_SIZE) for half in (0, 1)))
    pairs = path.code.value(f"shufflevector {WORDS} {low}, {WORDS} {high}, {order}")
    return path.code.value(f"bitcast <64 x i32> {pairs} to <32 x i64>")


def _split_words(path: AccessPath, vector: str) -> tuple[str, str]:
    pairs = path.code.value(f"bitcast {vector_of(path.llvm)} {vector} to <64 x i32>")
    halves = [indices(tuple(range(half, 2 * WARP_SIZE, 2))) for half in (0, 1)]
    low, high = (path.code.value(f"shufflevector <64 x i32> {pairs}, <64 x i32> poison, {half}") for half in halves)
    return low, high


def _cast(path: AccessPath, value: str, source: str) -> str:
    target = vector_of(path.llvm)
    return value if source == target else path.code.value(f"bitcast {source} {value} to {target}")


def _bits(path: AccessPath, vector: str) -> str:
    source = vector_of(path.llvm)
    return vector if source == WORDS else path.code.value(f"bitcast {source} {vector} to {WORDS}")
