"""All lanes, anywhere, moved one by one, on processors whose vectors cannot: there are no scatters before AVX-512, and
no gathers before AVX2.

LLVM would do so, too, but takes the addresses of all lanes out of vectors before it uses any, and has no registers to
keep them in. Here offsets go through memory, from where each is loaded when it is its turn. The loads are volatile, as
LLVM would not go through memory otherwise.

Of gathers under masks it makes a branch for each lane. Here lanes that do not execute load what is always there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.all_lanes import unites
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.vectors import bits_of, mask_bits, pointer, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

_MEMORY = WARP_SIZE * 8


def gathers_one_by_one(path: AccessPath, places: LanePlaces) -> bool:
    """Whether that is better for loads."""
    reading = path.context.reading
    return unites(reading) and "avx2" not in reading.features and places.offsets.startswith("%")


def scatters_one_by_one(path: AccessPath, places: LanePlaces) -> bool:
    """The same for stores: of lanes under masks most often few execute, or all."""
    return unites(path.context.reading) and places.mask is None and places.offsets.startswith("%")


def gather_one_by_one(path: AccessPath, llvm: str, places: LanePlaces, at: int) -> str:
    """32 elements, `at` bytes behind the places."""
    code, mask = path.code, places.mask
    name, text = _gather_function(llvm, _Offsets(places.llvm, places.unit, path.size), masked=mask is not None)
    code.declare(text)
    operands = _operands(code, places, at)
    if mask is not None:
        anywhere = path.context.entry.address(Worker, "values")
        operands = f"{operands}, i32 {mask_bits(code, mask)}, ptr {anywhere}"
    return code.value(f"call {vector_of(llvm)} {name}({operands})")


def scatter_one_by_one(path: AccessPath, llvm: str, vector: str, places: LanePlaces, at: int) -> None:
    """32 elements; of lanes at the same address the highest wins."""
    name, text = _scatter_function(llvm, _Offsets(places.llvm, places.unit, path.size))
    path.code.declare(text)
    path.code.line(f"call void {name}({_operands(path.code, places, at)}, {vector_of(llvm)} {vector})")


def _operands(code: Code, places: LanePlaces, at: int) -> str:
    base, memory = pointer(code, places.host, at), code.scratch(_MEMORY)
    return f"ptr {memory}, ptr {base}, {vector_of(places.llvm)} {places.offsets}"


@record()
class _Offsets:
    """Of LLVM type `llvm`, counting `unit`, to elements aligned for `align` bytes."""

    llvm: str
    unit: str
    align: int


@cache
def _gather_function(llvm: str, offsets: _Offsets, *, masked: bool) -> tuple[str, str]:
    """Name and text of a function that is made part of who calls it."""
    code, type_, found = Code(), vector_of(llvm), "poison"
    host = _hosts(code, offsets)
    for lane in range(WARP_SIZE):
        place = host(lane)
        if masked:
            own = code.value(f"icmp ne i32 {code.value(f'and i32 %lanes, {1 << lane}')}, 0")
            place = code.value(f"select i1 {own}, ptr {place}, ptr %anywhere")
        element = code.value(f"load {llvm}, ptr {place}, align {offsets.align}")
        found = code.value(f"insertelement {type_} {found}, {llvm} {element}, i32 {lane}")
    code.line(f"ret {type_} {found}")
    rest = ", i32 %lanes, ptr %anywhere" if masked else ""
    return _function("gather.some" if masked else "gather", type_, _Operands(llvm, offsets, rest), code)


@cache
def _scatter_function(llvm: str, offsets: _Offsets) -> tuple[str, str]:
    code = Code()
    host = _hosts(code, offsets)
    for lane in range(WARP_SIZE):
        element = code.value(f"extractelement {vector_of(llvm)} %values, i32 {lane}")
        code.line(f"store {llvm} {element}, ptr {host(lane)}, align {offsets.align}")
    code.line("ret void")
    return _function("scatter", "void", _Operands(llvm, offsets, f", {vector_of(llvm)} %values"), code)


def _hosts(code: Code, offsets: _Offsets) -> Callable[[int], str]:
    """From a lane to its host address (ptr)."""
    llvm, size = offsets.llvm, bits_of(offsets.llvm) // 8
    code.line(f"store {vector_of(llvm)} %offsets, ptr %memory, align 64")

    def host(lane: int) -> str:
        offset = code.value(f"load volatile {llvm}, ptr {pointer(code, '%memory', size * lane)}, align {size}")
        return code.value(f"getelementptr {offsets.unit}, ptr %base, {llvm} {offset}")

    return host


@record()
class _Operands:
    """Of a function for elements `llvm`: offsets, and the `rest` as they are declared."""

    llvm: str
    offsets: _Offsets
    rest: str


def _function(kind: str, result: str, operands: _Operands, code: Code) -> tuple[str, str]:
    offsets = operands.offsets
    name = f'@"lanes.{kind}.{operands.llvm}.{offsets.llvm}.{offsets.unit}.{offsets.align}"'
    declared = f"ptr %memory, ptr %base, {vector_of(offsets.llvm)} %offsets{operands.rest}"
    head = f"define internal {result} {name}({declared}) alwaysinline #0 {{"
    return name, "\n".join((head, "entry:", *code.lines, "}"))
