"""Guarded accesses of neighbouring places, one after the other, are made at once where all guards hold."""

from __future__ import annotations

import re

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis import order
from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.memory import guard as guard_module
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import ALL_HOLD

# Thread t has %d4 = &x[step t] and %d5 = &y[step t], %r6 = step t, %r2 = n; %r1 = t. %d6 is &x[step t] as well.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y, .param .u32 n) {{
    .reg .b32 %r<60>; .reg .b64 %d<20>; .reg .pred %p<20>;
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [y]; ld.param.u32 %r2, [n];
    mov.u32 %r3, %tid.x; mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ntid.x; mad.lo.u32 %r1, %r4, %r5, %r3;
    mul.lo.u32 %r6, %r1, {step}; mul.wide.u32 %d3, %r6, {size}; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
    mov.u64 %d6, %d4;
    {body}
    ret;
}}
"""


def guard(number: int) -> str:
    return f"add.u32 %r{10 + number}, %r6, {number}; setp.ge.u32 %p{number}, %r{10 + number}, %r2; "


def load(number: int, size: int = 4) -> str:
    start = f"mov.u32 %r{20 + number}, 5; @%p{number} bra A{number}; "
    return f"{start}ld.global.u{8 * size} %r{20 + number}, [%d4+{number * size}]; A{number}: "


def store(number: int, size: int = 4) -> str:
    start = f"@%p{number} bra B{number}; add.u32 %r{30 + number}, %r{20 + number}, %r6; "
    return f"{start}st.global.u{8 * size} [%d5+{number * size}], %r{30 + number}; B{number}: "


def copy(count: int, size: int = 4) -> str:
    loads = "".join(guard(number) + load(number, size) for number in range(count))
    sums = "".join(f"add.u32 %r{20 + number}, %r{20 + number}, %r{19 + number}; " for number in range(1, count))
    return loads + sums + "".join(store(number, size) for number in range(count))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many chains there are in the graphs that are made."""
    found: list[int] = []
    join = order.join_chains

    def note(blocks: list[Block], reached: list[int], cells: Cells) -> None:
        join(blocks, reached, cells)
        found.append(sum(step.form is ALL_HOLD for block in blocks for step in block.steps))

    monkeypatch.setattr(order, "join_chains", note)
    return found


def outcome(kernel: ptxvm.Kernel, block: int, n: int, elements: int, size: int, engine: str) -> object:
    """What is in memory afterwards, or the fault, but for where the arrays are."""
    x, y = (np.arange(1, elements + 1) * 37).astype(f"u{size}"), np.zeros(elements, f"u{size}")
    try:
        kernel.launch(2, block, x, y, np.uint32(n), engine=engine)
    except ptxvm.KernelFault as fault:
        return re.sub("0x[0-9a-f]+", "", str(fault))
    return y.tolist()


@pytest.mark.parametrize("size", [4, pytest.param(2, marks=pytest.mark.slow), pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("count", [2, 3, 4, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("block", [64, 50])
def test_engines_agree(asked: list[int], count: int, block: int, size: int) -> None:
    """All of them, those before an end anywhere in a warp, and an end of memory that comes too early."""
    body = copy(count, size) + f"// {block}"
    kernel = ptxvm.load(KERNEL.format(body=body, step=count, size=size)).kernels["k"]
    all_of_them = 2 * block * count
    for n in (all_of_them, all_of_them - 1, all_of_them - 3 * count + 1, 32 * count, 32 * count - 1, count - 1, 0):
        for elements in {n, max(n - 2, 0)}:
            results = [outcome(kernel, block, n, elements + (not n), size, engine) for engine in ("jit", "interpret")]
            assert results[0] == results[1], (n, elements)
    assert asked
    assert set(asked) == {2}


def test_lanes_that_overlap_store_in_the_order_of_the_text() -> None:
    kernel = ptxvm.load(KERNEL.format(body=copy(4), step=1, size=4)).kernels["k"]
    for n in (35, 32, 31, 17, 3):
        results = [outcome(kernel, 16, n, 40, 4, engine) for engine in ("jit", "interpret")]
        assert results[0] == results[1], n


def test_what_is_no_multiple_of_all_of_them_is_aligned_all_the_same() -> None:
    text = KERNEL.format(body=copy(4), step=4, size=4).replace("mov.u64 %d6", "add.u64 %d4, %d4, 4; mov.u64 %d6")
    kernel = ptxvm.load(text).kernels["k"]
    assert outcome(kernel, 64, 500, 512, 4, "jit") == outcome(kernel, 64, 500, 512, 4, "interpret")


def tap(number: int, base: str = "%d4") -> str:
    """Adds what is `number` - 1 elements away, if it is there, times a constant."""
    far, place, guard = number - 1, f"%r{10 + number}", f"%p{10 + number}"
    asks = f"add.s32 {place}, %r6, {far}; setp.lt.s32 %p{number}, {place}, 0; "
    branch = f"setp.ge.or.s32 {guard}, {place}, %r2, %p{number}; @{guard} bra T{number}; "
    loads = f"ld.global.u32 %r20, [{base}+{4 * far}]; ld.const.u32 %r21, [f+{4 * number}]; "
    return f"{asks}{branch}{loads}mad.lo.u32 %r40, %r20, %r21, %r40; T{number}: "


def filtered(count: int) -> str:
    """A kernel that adds so many, every other one of them at another base."""
    taps = "".join(tap(number, "%d4" if number % 2 else "%d6") for number in range(count))
    text = KERNEL.format(body=f"mov.u32 %r40, 0; {taps} st.global.u32 [%d5], %r40;", step=1, size=4)
    values = ", ".join(str(3 * number + 1) for number in range(count))
    return text.replace(".visible", f".const .u32 f[{count}] = {{{values}}};\n.visible")


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The accesses of which the checks lead to the old way."""
    found: list[str] = []
    old = guard_module._settle_or_retreat

    def settle(path: AccessPath, group: guard_module.Group, *, is_near: bool) -> None:
        found.append(path.llvm)
        old(path, group, is_near=is_near)

    monkeypatch.setattr(guard_module, "_settle_or_retreat", settle)
    return found


@pytest.mark.parametrize("block", [64, 50, 32])
def test_loads_of_which_something_is_computed(asked: list[int], ways: list[str], block: int) -> None:
    """At both ends of a line, in the middle of it, and where memory ends before a guard says so: of several warps the
    engines tell of different ones then."""
    kernel = ptxvm.load(filtered(9) + f"// {block}").kernels["k"]
    for n in (2 * block, 2 * block - 1, block + 33, 35, 2, 0):
        for elements in {2 * block, max(n - 2, 1) if block == 32 else 2 * block}:
            results = [outcome(kernel, block, n, elements, 4, engine) for engine in ("jit", "interpret")]
            assert results[0] == results[1], (n, elements)
    assert set(asked) == {1}
    assert ways


OTHERS = {
    "a guard that an access gives": guard(0) + load(0) + "setp.ge.u32 %p1, %r20, %r2; " + load(1),
    "a base that changes": guard(0) + load(0) + guard(1) + "add.u64 %d4, %d4, 4; " + load(1),
    "a value that is read before": guard(0) + load(0) + guard(1) + "add.u32 %r20, %r20, %r21; " + load(1),
    "a guard that is read before it is made": guard(0)
    + load(0).replace("ld", "selp.u32 %r40, 1, 0, %p1; ld")
    + guard(1)
    + load(1),
    "a guard that is made twice": guard(1) + guard(0) + load(0) + guard(1) + load(1),
    "places that are no neighbours": guard(0) + load(0) + guard(2) + load(2),
    "other bases": guard(0) + load(0) + guard(1) + load(1).replace("%d4", "%d6"),
    "other widths": guard(0) + load(0) + guard(1) + load(1).replace("u32 %r21, [", "u16 %r21, ["),
    "an order among threads": guard(0)
    + load(0).replace(".global", ".relaxed.gpu.global")
    + guard(1)
    + load(1).replace(".global", ".relaxed.gpu.global"),
    "a value that changes": guard(0) + guard(1) + store(0) + "mov.u32 %r30, 3; " + store(1),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_no_chain(asked: list[int], name: str) -> None:
    """It goes the old way, and as the interpreter does."""
    body = OTHERS[name] + "add.u32 %r40, %r40, %r20; add.u32 %r40, %r40, %r21; st.global.u32 [%d5], %r40;"
    text = KERNEL.format(body=body, step=4, size=4) + f"// {name}"
    kernel = ptxvm.load(text).kernels["k"]
    for n in (256, 131, 2):
        assert outcome(kernel, 32, n, 256, 4, "jit") == outcome(kernel, 32, n, 256, 4, "interpret"), n
    assert asked
    assert set(asked) == {0}
