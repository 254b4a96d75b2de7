"""Vectors in LLVM IR text: building, splitting and moving them to and from memory."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

ALL_LANES = "splat (i1 true)"
_MANGLED = {"float": "f32", "double": "f64"}
_BITS = {"float": 32, "double": 64}


def bits_of(llvm: str) -> int:
    """Width of a scalar type."""
    return _BITS.get(llvm) or int(llvm[1:])


def vector_of(llvm: str, count: int = WARP_SIZE) -> str:
    return f"<{count} x {llvm}>"


def mangled(llvm: str, count: int = WARP_SIZE) -> str:
    """How intrinsics spell the vector type in their name."""
    return f"v{count}{_MANGLED.get(llvm, llvm)}"


def splat(code: Code, llvm: str, scalar: str, count: int = WARP_SIZE) -> str:
    """A vector of equal elements. `scalar` may be a literal."""
    if not scalar.startswith("%"):
        return f"splat ({llvm} {scalar})"
    type_ = vector_of(llvm, count)
    first = code.value(f"insertelement {type_} poison, {llvm} {scalar}, i32 0")
    return code.value(f"shufflevector {type_} {first}, {type_} poison, <{count} x i32> zeroinitializer")


def constants(llvm: str, values: Sequence[int]) -> str:
    """A vector literal."""
    return f"<{', '.join(f'{llvm} {value}' for value in values)}>"


def select_elements(code: Code, llvm: str, count: int, vector: str, places: Sequence[int]) -> str:
    """The elements at `places` of a vector of `count`."""
    if len(places) == count and list(places) == list(range(count)):
        return vector
    type_ = vector_of(llvm, count)
    return code.value(f"shufflevector {type_} {vector}, {type_} poison, {indices(tuple(places))}")


def concatenate(code: Code, llvm: str, count: int, parts: Sequence[str]) -> str:
    """Vectors of `count` elements, a power of two of them, side by side."""
    if len(parts) == 1:
        return parts[0]
    type_, order = vector_of(llvm, count), indices(tuple(range(2 * count)))
    pairs = zip(parts[::2], parts[1::2], strict=True)
    joined = [code.value(f"shufflevector {type_} {a}, {type_} {b}, {order}") for a, b in pairs]
    return concatenate(code, llvm, 2 * count, joined)


def repeat_mask(code: Code, mask: str, first: int, count: int, ways: int) -> str:
    """The mask bits of `count` lanes, `first` on, each `ways` times."""
    places = [first + place // ways for place in range(count * ways)]
    return select_elements(code, "i1", WARP_SIZE, mask, places)


def pointer(code: Code, base: str, offset: int) -> str:
    """`base` moved by constant bytes."""
    return base if offset == 0 else code.value(f"getelementptr i8, ptr {base}, i64 {offset}")


@record()
class Block:
    """Memory for `count` elements of the LLVM type `llvm`, at a host address that is aligned for one, unless another
    `alignment` (bytes) is given."""

    llvm: str
    count: int
    place: str
    alignment: int = 0


def store_block(code: Code, block: Block, vector: str, mask: str | None) -> None:
    """Store a vector; `mask` has one bit per element."""
    align = block.alignment or bits_of(block.llvm) // 8
    type_, lanes = vector_of(block.llvm, block.count), vector_of("i1", block.count)
    if mask is None:
        code.line(f"store {type_} {vector}, ptr {block.place}, align {align}")
        return
    name = f"llvm.masked.store.{mangled(block.llvm, block.count)}.p0"
    code.declare(f"declare void @{name}({type_}, ptr, {lanes})")
    code.line(f"call void @{name}({type_} {vector}, ptr align {align} {block.place}, {lanes} {mask})")


def masked_load(code: Code, block: Block, mask: str, others: str) -> str:
    """The elements of a block that are in the mask; what is in `others` for those that are not."""
    align = block.alignment or bits_of(block.llvm) // 8
    type_, lanes = vector_of(block.llvm, block.count), vector_of("i1", block.count)
    name = f"llvm.masked.load.{mangled(block.llvm, block.count)}.p0"
    return code.call(type_, name, (f"ptr align {align}", block.place), (lanes, mask), (type_, others))


@record()
class Pointers:
    """32 host addresses (<32 x ptr>), multiples of `align`; those of lanes outside `mask` (None: all) mean nothing."""

    name: str
    align: int
    mask: str | None


def gather(code: Code, llvm: str, pointers: Pointers) -> str:
    """32 elements from 32 addresses; zeros for lanes that are off."""
    type_ = vector_of(llvm)
    place = (f"<32 x ptr> align {pointers.align}", pointers.name)
    lanes = ("<32 x i1>", pointers.mask or ALL_LANES)
    return code.call(type_, f"llvm.masked.gather.{mangled(llvm)}.v32p0", place, lanes, (type_, "zeroinitializer"))


def scatter(code: Code, llvm: str, vector: str, pointers: Pointers) -> None:
    """32 elements to 32 addresses; of lanes at the same address the highest wins."""
    type_ = vector_of(llvm)
    name = f"llvm.masked.scatter.{mangled(llvm)}.v32p0"
    code.declare(f"declare void @{name}({type_}, <32 x ptr>, <32 x i1>)")
    place = f"<32 x ptr> align {pointers.align} {pointers.name}"
    code.line(f"call void @{name}({type_} {vector}, {place}, <32 x i1> {pointers.mask or ALL_LANES})")


def lowest_lane(code: Code, bits: str) -> str:
    """The number of the lowest lane of these bits (an i32); of none, that of some lane."""
    lane = code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "false"))
    return code.value(f"and i32 {lane}, {WARP_SIZE - 1}")


def mask_bits(code: Code, mask: str | None) -> str:
    """A mask as an i32."""
    return "-1" if mask is None else code.value(f"bitcast <32 x i1> {mask} to i32")
