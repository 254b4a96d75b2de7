"""What has to hold for all lanes, asked of the registers that hold them together.

With AVX-512 a comparison makes bits, of which one instruction tells whether any is set. Others make masks as wide as
what is compared, which have to be narrowed first, two registers at a time, until 32 lanes fit into one. There lanes are
united before anything is asked: what is wrong in one of them is wrong in the union.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping

from ptxvm.engine.jit.memory.bounds import Emit
from ptxvm.engine.jit.memory.vectors import bits_of, mangled, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record


def unites(reading: LlvmReading) -> bool:
    """Whether that is better."""
    return "avx512f" not in reading.features


def register_bits(reading: LlvmReading) -> int:
    """Of a vector register."""
    return 512 if "avx512f" in reading.features else 256 if "avx2" in reading.features else 128


@record()
class Distances:
    """Of the places that lanes access (a vector of integers `llvm`) from a start; below `room` (`llvm`) multiples of
    2**`unit` they are inside. All that is inside has fewer bytes than half of what `llvm` counts."""

    vector: str
    llvm: str
    room: str
    unit: int


def all_inside(code: Code, emit: Emit, distances: Distances) -> str:
    """Whether (i1) all are inside: neither they nor what is left up to the last that is allowed are negative, and no
    bit is set that multiples do not have."""
    llvm, unit, type_ = distances.llvm, distances.unit, vector_of(distances.llvm)
    past = emit(f"shl {llvm} {distances.room}, {unit}") if unit else distances.room
    first = emit(f"insertelement {type_} poison, {llvm} {emit(f'add {llvm} {past}, -1')}, i32 0")
    last = emit(f"shufflevector {type_} {first}, {type_} poison, <{WARP_SIZE} x i32> zeroinitializer")
    left = emit(f"sub {type_} {last}, {distances.vector}")
    if not unit:
        either = emit(f"or {type_} {left}, {distances.vector}")
        return emit(f"icmp sge {llvm} {_united(code, emit, llvm, either)}, 0")
    own, rest = (_united(code, emit, llvm, vector) for vector in (distances.vector, left))
    signs = emit(f"and {llvm} {emit(f'or {llvm} {own}, {rest}')}, {-1 << bits_of(llvm) - 1}")
    uneven = emit(f"and {llvm} {own}, {(1 << unit) - 1}")
    return emit(f"icmp eq {llvm} {emit(f'or {llvm} {signs}, {uneven}')}, 0")


def all_equal(reading: LlvmReading, llvm: str, a: str, b: str) -> str:
    """Whether (i1) two vectors of 32 integers are the same."""
    code, type_ = reading.code, vector_of(llvm)
    if not unites(reading):
        same = code.value(f"icmp eq {type_} {a}, {b}")
        return code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")
    different = _united(code, code.value, llvm, code.value(f"xor {type_} {a}, {b}"))
    return code.value(f"icmp eq {llvm} {different}, 0")


Known = MutableMapping[tuple[object, ...], str]
"""By two vectors, or what the second is made of, whether they are the same (i1), found where what comes can use it."""


def all_equal_once(reading: LlvmReading, known: Known | None, key: tuple[object, ...], ask: Callable[[], str]) -> str:
    """What `ask` makes, if an access before has not found it out. With AVX-512 LLVM finds that it has."""
    if known is None or not unites(reading):
        return ask()
    if key not in known:
        known[key] = ask()
    return known[key]


def _united(code: Code, emit: Emit, llvm: str, vector: str) -> str:
    """All bits that are set in one of 32 elements. LLVM has registers tested where they only have to be 0."""
    name = f"llvm.vector.reduce.or.{mangled(llvm)}"
    code.declare(f"declare {llvm} @{name}({vector_of(llvm)})")
    return emit(f"call {llvm} @{name}({vector_of(llvm)} {vector})")
