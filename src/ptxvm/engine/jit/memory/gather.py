"""Gathers and scatters of elements of any width: vector code has them for 4 and 8 bytes."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.interleaving import deinterleave
from ptxvm.engine.jit.memory.one_by_one import (
    gather_one_by_one,
    gathers_one_by_one,
    scatter_one_by_one,
    scatters_one_by_one,
)
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.vectors import Pointers, gather, mask_bits, scatter, vector_of
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.lanes.types import WARP_SIZE

WORD = 4


def gather_elements(path: AccessPath, places: LanePlaces) -> list[str]:
    """Every element of the lanes at `places`, as vectors."""
    if path.width < WORD:
        units, unit = [_gather_narrow(path, places)], path.width
    else:
        unit = unit_bytes(path)
        type_ = path.llvm if unit == path.size else f"i{8 * unit}"
        units = [_gathered(path, type_, places, at) for at in range(0, path.width, unit)]
    if unit == path.size:
        return units
    if 2 * path.size == unit and path.size == WORD:
        return [half for pairs in units for half in _halves(path, pairs)]
    return [extract_element(path, units, unit, element * path.size) for element in range(path.count)]


def _gathered(path: AccessPath, llvm: str, places: LanePlaces, at: int) -> str:
    if gathers_one_by_one(path, places):
        return gather_one_by_one(path, llvm, places, at)
    return gather(path.code, llvm, places.pointers(path, at))


def _scattered(path: AccessPath, llvm: str, vector: str, places: LanePlaces, at: int) -> None:
    if scatters_one_by_one(path, places):
        scatter_one_by_one(path, llvm, vector, places, at)
    else:
        scatter(path.code, llvm, vector, places.pointers(path, at))


def _halves(path: AccessPath, pairs: str) -> list[str]:
    """The elements of units of two words: by shuffles, of which LLVM needs a quarter of what it makes of shifts."""
    type_, count = vector_of(f"i{16 * path.size}"), 2 * WARP_SIZE
    whole = path.code.value(f"bitcast {type_} {pairs} to {vector_of(path.llvm, count)}")
    return deinterleave(path.context.reading, path.llvm, WARP_SIZE, whole, 2)


def unit_bytes(path: AccessPath) -> int:
    """Bytes moved by one gather: as many elements as fit into 8."""
    return min(8, path.width) if path.size < 8 else 8


def extract_element(path: AccessPath, units: Sequence[str], unit: int, at: int) -> str:
    """The element that begins `at` bytes into units of `unit` bytes."""
    code, wide, narrow = path.code, f"<32 x i{8 * unit}>", f"<32 x i{8 * path.size}>"
    value, shift = units[at // unit], at % unit * 8
    if shift:
        value = code.value(f"lshr {wide} {value}, splat (i{8 * unit} {shift})")
    value = code.value(f"trunc {wide} {value} to {narrow}")
    return cast_vector(path, value, narrow, vector_of(path.llvm))


def cast_vector(path: AccessPath, value: str, source: str, target: str) -> str:
    return value if source == target else path.code.value(f"bitcast {source} {value} to {target}")


def _gather_narrow(path: AccessPath, places: LanePlaces) -> str:
    """Bytes and halves: the aligned word around each is on the same page, so it can be read."""
    if path.context.partial:
        return _gather_narrow_apart(path, places)
    if gathers_one_by_one(path, places):
        return gather_one_by_one(path, f"i{8 * path.width}", places, 0)
    code = path.code
    addresses = code.value(f"ptrtoint <32 x ptr> {places.pointers(path).name} to <32 x i64>")
    words = code.value(f"and <32 x i64> {addresses}, splat (i64 -4)")
    found = gather(code, "i32", Pointers(code.value(f"inttoptr <32 x i64> {words} to <32 x ptr>"), WORD, places.mask))
    low = code.value(f"trunc <32 x i64> {addresses} to <32 x i32>")
    shift = code.value(f"shl <32 x i32> {code.value(f'and <32 x i32> {low}, splat (i32 3)')}, splat (i32 3)")
    value = code.value(f"lshr <32 x i32> {found}, {shift}")
    return code.value(f"trunc <32 x i32> {value} to <32 x i{8 * path.width}>")


def _gather_narrow_apart(path: AccessPath, places: LanePlaces) -> str:
    """The same in a function: where few lanes run, little code matters more than a call."""
    code, entry = path.code, path.context.entry
    code.declare(DECLARATIONS["ptxvm_gather"])
    code.line(f"store <32 x ptr> {places.pointers(path).name}, ptr {entry.address(Worker, 'addresses')}, align 8")
    bits = mask_bits(code, places.mask)
    code.line(f"call preserve_allcc void @ptxvm_gather(ptr %worker, i32 {bits}, i32 {path.width})")
    words = code.value(f"load <32 x i32>, ptr {entry.address(Worker, 'values')}, align {WORD}")
    return code.value(f"trunc <32 x i32> {words} to <32 x i{8 * path.width}>")


def scatter_elements(path: AccessPath, places: LanePlaces, values: Sequence[str]) -> None:
    """Store every element of the lanes at `places`; of lanes at the same address the highest wins."""
    if path.width < WORD:
        _scatter_narrow(path, places, values)
        return
    unit = unit_bytes(path)
    for index, at in enumerate(range(0, path.width, unit)):
        if unit == path.size:
            _scattered(path, path.llvm, values[index], places, at)
        else:
            first = at // path.size
            packed = packed_elements(path, values[first : first + unit // path.size], unit)
            _scattered(path, f"i{8 * unit}", packed, places, at)


def packed_elements(path: AccessPath, values: Sequence[str], unit: int) -> str:
    """Units of `unit` bytes that hold these elements, one behind the other."""
    code, wide, narrow = path.code, f"<32 x i{8 * unit}>", f"<32 x i{8 * path.size}>"
    result = ""
    for index, value in enumerate(values):
        bits = cast_vector(path, value, vector_of(path.llvm), narrow)
        part = code.value(f"zext {narrow} {bits} to {wide}")
        if index:
            part = code.value(f"shl {wide} {part}, splat (i{8 * unit} {8 * path.size * index})")
            result = code.value(f"or {wide} {result}, {part}")
        else:
            result = part
    return result


def _scatter_narrow(path: AccessPath, places: LanePlaces, values: Sequence[str]) -> None:
    code, entry = path.code, path.context.entry
    code.declare(DECLARATIONS["ptxvm_scatter"])
    bits = mask_bits(code, places.mask)
    for element, value in enumerate(values):
        pointers = places.pointers(path, element * path.size).name
        code.line(f"store <32 x ptr> {pointers}, ptr {entry.address(Worker, 'addresses')}, align 8")
        code.line(f"store {vector_of(path.llvm)} {value}, ptr {entry.address(Worker, 'values')}, align {path.size}")
        code.line(f"call preserve_allcc void @ptxvm_scatter(ptr %worker, i32 {bits}, i32 {path.size})")
