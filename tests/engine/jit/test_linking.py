"""Object files that are linked without LLVM do what they do when LLVM links them."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable

import pytest

from ptxvm.engine.jit.compilation import loader
from ptxvm.engine.jit.compilation.code_target import Cpu, Level, code_target
from ptxvm.engine.jit.compilation.codegen import compile_ir
from ptxvm.engine.jit.compilation.elf_objects import ElfObject, UnknownObjectError
from ptxvm.engine.jit.compilation.linking import linked
from ptxvm.engine.jit.runtime import Part

NATIVE = code_target(Cpu.NATIVE)
FAR = 1 << 45
"""Where nothing is, further from all code than a call reaches."""

FEATURES = """
@table = internal constant [3 x ptr] [ptr @two, ptr @three, ptr @outside]
@counter = internal global i32 40
@empty = internal global [3000 x i32] zeroinitializer
declare i32 @outside(i32)
declare double @cos(double)
define internal i32 @two(i32 %x) noinline { %r = add i32 %x, 2 ret i32 %r }
define internal i32 @three(i32 %x) noinline { %r = mul i32 %x, 3 ret i32 %r }
define i32 @through_a_table(i32 %which, i32 %x) {
  %place = getelementptr [3 x ptr], ptr @table, i32 0, i32 %which
  %function = load ptr, ptr %place
  %r = call i32 %function(i32 %x)
  ret i32 %r
}
define i32 @calls(i32 %x) { %r = call i32 @outside(i32 %x) ret i32 %r }
define ptr @address() { ret ptr @outside }
define i32 @counts() {
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  ret i32 %new
}
define i32 @zero(i32 %place) {
  %word = getelementptr [3000 x i32], ptr @empty, i32 0, i32 %place
  %r = load i32, ptr %word
  store i32 7, ptr %word
  ret i32 %r
}
define double @cosine(double %x) { %r = call double @cos(double %x) ret double %r }
define i32 @chosen(i32 %x) {
  switch i32 %x, label %other [i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e]
a: %va = call i32 @two(i32 %x)  ret i32 %va
b: %vb = call i32 @three(i32 %x)  ret i32 %vb
c: ret i32 1000
d: %vd = call i32 @counts()  ret i32 %vd
e: %ve = call i32 @calls(i32 %x)  ret i32 %ve
other: ret i32 -1
}
"""
NAMES = ("through_a_table", "calls", "address", "counts", "zero", "cosine", "chosen")


@pytest.fixture(scope="module")
def outside() -> int:
    """A function far away: `x + 5`."""
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    place: int = libc.mmap(FAR, mmap.PAGESIZE, 7, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
    ctypes.memmove(place, b"\x8d\x47\x05\xc3", 4)  # lea eax, [rdi + 5]; ret
    assert abs(place - ctypes.cast(libc.abs, ctypes.c_void_p).value) > 1 << 31  # type: ignore[operator]
    return place


@pytest.fixture(scope="module")
def code() -> bytes:
    return compile_ir(FEATURES, NATIVE)


def by_llvm(code: bytes, exports: tuple[str, ...], imports: dict[str, int]) -> tuple[dict[str, int], object]:
    loaded = loader._linked_by_llvm(code, exports, imports)
    return loaded.symbols, loaded


@pytest.fixture(params=[linked, by_llvm])
def functions(request: pytest.FixtureRequest, code: bytes, outside: int) -> dict[str, Callable[..., object]]:
    symbols, memory = request.param(code, NAMES, {"outside": outside})
    kinds = {
        "cosine": ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double),
        "address": ctypes.CFUNCTYPE(ctypes.c_uint64),
        "through_a_table": ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int),
        "counts": ctypes.CFUNCTYPE(ctypes.c_int),
    }
    made = {name: kinds.get(name, ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int))(symbols[name]) for name in NAMES}
    request.addfinalizer(lambda: memory)  # lives as long as the test
    return made


def test_what_is_filled_in_leads_to_the_right_places(functions: dict[str, Callable[..., object]], outside: int) -> None:
    assert [functions["through_a_table"](which, 10) for which in range(3)] == [12, 30, 15]
    assert functions["calls"](10) == 15
    assert functions["address"]() == outside
    assert [functions["counts"](), functions["counts"]()] == [41, 42]
    assert [functions["zero"](place) for place in (0, 2999, 0)] == [0, 0, 7]
    assert functions["cosine"](0.0) == 1.0
    assert [functions["chosen"](x) for x in range(6)] == [2, 3, 1000, 43, 9, -1]


def test_copies_have_data_of_their_own(code: bytes, outside: int) -> None:
    copies = [linked(code, ("counts",), {"outside": outside}) for _ in range(2)]
    first, second = (ctypes.CFUNCTYPE(ctypes.c_int)(symbols["counts"]) for symbols, _ in copies)
    assert [first(), first(), second()] == [41, 42, 41]


def test_every_process_links_the_runtime_so() -> None:
    found = ElfObject(compile_ir(Part.CORE.text(), NATIVE, Level.FAST))
    assert 0 not in {found.number(name) for name in Part.CORE.exports}


def test_others_are_left_to_llvm(code: bytes, outside: int) -> None:
    arm = compile_ir("define i32 @f() { ret i32 0 }", code_target(Cpu.AARCH64))
    with pytest.raises(UnknownObjectError, match="no object file of x86-64"):
        linked(arm, ("f",), {})
    with pytest.raises(UnknownObjectError, match="nobody exports outside"):
        linked(code, ("calls",), {})
    local = "@there = external thread_local global i32 define i32 @f() { %r = load i32, ptr @there ret i32 %r }"
    with pytest.raises(UnknownObjectError, match="a relocation of another kind"):
        linked(compile_ir(local, NATIVE), ("f",), {"there": outside, "__tls_get_addr": outside})
    distant = "@there = external hidden global i32 define i32 @f() { %r = load i32, ptr @there ret i32 %r }"
    with pytest.raises(UnknownObjectError, match="too far away"):
        linked(compile_ir(distant, NATIVE), ("f",), {"there": outside})
