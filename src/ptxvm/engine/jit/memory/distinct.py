"""How many different places, and sectors, the lanes of a warp access: numbers that are sorted, so that neighbours tell
all."""

from __future__ import annotations

from ptxvm.engine.jit.memory.sorting import emit_sorted
from ptxvm.engine.profiles import SECTOR
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE

_VECTOR = "<32 x i32>"
_NAME = '@"counting.distinct"'


def emit_distinct(code: Code, offsets: str) -> tuple[str, str]:
    """How many different numbers there are among 32 (<32 x i32>, unsigned), and how many different sectors (i64)."""
    code.declarations.update(_definition())
    found = code.value(f"call {{ i64, i64 }} {_NAME}({_VECTOR} {offsets})")
    places, sectors = (code.value(f"extractvalue {{ i64, i64 }} {found}, {index}") for index in (0, 1))
    return places, sectors


def _definition() -> set[str]:
    """The function that is called, and what it needs."""
    code = Code()
    ordered = emit_sorted(code, "i32", "%offsets", WARP_SIZE)
    before = code.value(f"shufflevector {_VECTOR} {ordered}, {_VECTOR} poison, {indices((0, *range(WARP_SIZE - 1)))}")
    change = code.value(f"xor {_VECTOR} {ordered}, {before}")
    places = _one_and(code, f"icmp ne {_VECTOR} {change}, zeroinitializer")
    sectors = _one_and(code, f"icmp ugt {_VECTOR} {change}, splat (i32 {SECTOR - 1})")
    first = code.value(f"insertvalue {{ i64, i64 }} poison, i64 {places}, 0")
    both = code.value(f"insertvalue {{ i64, i64 }} {first}, i64 {sectors}, 1")
    body = "\n".join([*code.prologue(), *code.lines, f"  ret {{ i64, i64 }} {both}"])
    code.declare(f"define internal {{ i64, i64 }} {_NAME}({_VECTOR} %offsets) noinline #0 {{\nentry:\n{body}\n}}")
    return code.declarations


def _one_and(code: Code, comparison: str) -> str:
    """1 more than the lanes of which something holds (i64)."""
    bits = code.value(f"bitcast <32 x i1> {code.value(comparison)} to i32")
    holding = code.call("i32", "llvm.ctpop.i32", ("i32", bits))
    return code.value(f"add i64 {code.value(f'zext i32 {holding} to i64')}, 1")
