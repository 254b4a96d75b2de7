"""Warps that go side by side from barrier to barrier compute what they would one after the other."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.fast import abreast
from ptxvm.engine.jit.fast.abreast import Abreast

# Sums over the rows of a tile, which all warps share, times numbers of each warp's own, which all of its lanes share.
TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 far) {{
    .reg .b32 %r<40>; .reg .b64 %d<10>; .reg .pred %p<10>; .reg .f32 %f<60>;
    .shared .align 16 .f32 tile[{words}];
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r9, [far];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
    mul.wide.u32 %d3, %r4, 4; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
    shr.u32 %r5, %r1, 5; shl.b32 %r6, %r1, 2; and.b32 %r7, %r6, 124; mov.u32 %r8, tile;
    add.u32 %r10, %r8, %r6; add.u32 %r11, %r8, %r7; shl.b32 %r12, %r5, 4; add.u32 %r13, %r8, %r12;
    mov.f32 %f1, 0f00000000; mov.f32 %f2, 0f3F800000; mov.f32 %f3, 0f40000000; mov.f32 %f4, 0f40400000; mov.u32 %r20, 0;
    {before}
LOOP:
    ld.global.f32 %f10, [%d4]; st.shared.f32 [%r10], %f10;
    bar.sync 0;
    {between}
    {products}
    bar.sync 0;
    add.f32 %f1, %f1, %f2; add.u32 %r20, %r20, 1; setp.lt.u32 %p1, %r20, 3; @%p1 bra LOOP;
    add.f32 %f1, %f1, %f3; add.f32 %f1, %f1, %f4; st.global.f32 [%d5], %f1;
    ret;
}}
"""


def products(sums: int) -> str:
    """Of so many sums, which go on from barrier to barrier."""
    lines = []
    for row in range(8):
        lines.append(f"ld.shared.f32 %f11, [%r11+{16 * row}]; ld.shared.f32 %f12, [%r13+{4 * (row % 4)}];")
        lines += [f"fma.rn.f32 %f{1 + number}, %f11, %f12, %f{1 + number};" for number in range(sums)]
    return "\n".join(lines)


def text(before: str = "", between: str = "", sums: int = 1, words: int = 1100) -> str:
    return TEXT.format(before=before, between=between, products=products(sums), words=words)


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """In how many places the warps of each function go side by side."""
    found: list[int] = []
    old = Abreast.emit

    def emit(self: Abreast, points: Mapping[str, int]) -> int:
        result = old(self, points)
        found.append(result)
        return result

    monkeypatch.setattr(Abreast, "emit", emit)
    return found


def run(source: str, block: int, engine: str, far: int = 0) -> np.ndarray:
    data = np.random.default_rng(block).standard_normal(3 * block).astype(np.float32)
    out = np.full(3 * block, np.nan, np.float32)
    ptxvm.load(source).kernels["k"].launch(3, block, data, out, np.uint32(far), engine=engine, workers=1)
    return out.view(np.uint32)


@pytest.mark.parametrize("warps", [2, 3, 4, 5, 7, 8, 11, 32])
def test_any_number_of_warps(ends: list[int], warps: int) -> None:
    source = text() + f"// {warps}"
    np.testing.assert_array_equal(run(source, 32 * warps, "jit"), run(source, 32 * warps, "interpret"))
    assert ends == [1]


@pytest.mark.parametrize(("sums", "places"), [(2, 1), (4, 1), (8, 0)])
def test_as_many_as_there_are_registers_for(
    ends: list[int], sums: int, places: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight sums of each of two warps leave nothing to gain."""
    monkeypatch.setattr(abreast, "FEW_VECTORS", abreast.MOST_VECTORS)
    more = "".join(f"mov.f32 %f{number}, 0f40800000;" for number in range(5, 9)) if sums == 8 else ""
    uses = "".join(f"add.f32 %f1, %f1, %f{number};" for number in range(5, 9)) if sums == 8 else ""
    source = text(more, sums=sums).replace("st.global.f32 [%d5]", f"{uses} st.global.f32 [%d5]") + "// registers"
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
    assert ends == [places]


@pytest.mark.parametrize(("sums", "places"), [(1, 1), (2, 0)])
def test_where_there_are_few_registers(
    ends: list[int], sums: int, places: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four warps would have their sums in all of them."""
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    ways: list[int] = []
    copies = abreast.Copies
    monkeypatch.setattr(abreast, "Copies", lambda text, name, count: ways.append(count) or copies(text, name, count))
    source = text(sums=sums) + "// few registers"
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
    assert (ends, set(ways)) == ([places], {2})


SKIPS = {
    "some warps end": "setp.eq.u32 %p2, %r5, 2; @%p2 exit; setp.eq.u32 %p2, %r5, 5; @%p2 exit;",
    "some warps come later": "setp.lt.u32 %p2, %r5, 3; @%p2 bra ON; mov.u32 %r20, 1; mov.f32 %f2, 0f41000000; ON:",
    "some warps wait elsewhere": "setp.lt.u32 %p2, %r5, 3; @%p2 bra ON; bar.sync 0; bra OFF; ON: bar.sync 0; OFF:",
}


@pytest.mark.parametrize("case", SKIPS)
def test_warps_that_go_other_ways(case: str) -> None:
    source = text(before=SKIPS[case])
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))


def test_warps_that_wait_at_different_places_for_the_same_barrier(ends: list[int]) -> None:
    """Five warps have products to sum up when they go on, three have not."""
    fill = "cvt.rn.f32.u32 %f9, %r1; st.shared.f32 [%r10], %f9; bar.sync 0;"
    apart = f"setp.gt.u32 %p2, %r5, 4; @%p2 bra ON; bar.sync 0; {products(1)} bar.sync 0; bra OFF;"
    source = text(before=f"{fill} {apart} ON: bar.sync 0; add.f32 %f1, %f1, %f3; bar.sync 0; OFF:")
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
    assert ends == [2]


BETWEEN = {
    "stores": "st.shared.f32 [%r10+2048], %f1;",
    "stores to memory": "st.global.f32 [%d5], %f1;",
    "strong loads": "ld.volatile.shared.f32 %f9, [%r11]; add.f32 %f1, %f1, %f9;",
    "atomics": "atom.shared.add.u32 %r30, [%r8+4096], 1;",
    "divergence": "and.b32 %r30, %r1, 3; setp.eq.u32 %p3, %r30, 0; @%p3 bra IN; add.f32 %f1, %f1, %f2; IN:",
    "a loop": "mov.u32 %r30, 0; IN: add.f32 %f1, %f1, %f2; add.u32 %r30, %r30, 1; setp.lt.u32 %p3, %r30, 3; "
    "@%p3 bra IN;",
    "clocks": "mov.u32 %r30, %clock; and.b32 %r30, %r30, 0; cvt.rn.f32.u32 %f9, %r30; add.f32 %f1, %f1, %f9;",
    "shuffles": "shfl.sync.bfly.b32 %f9, %f1, 1, 31, -1; add.f32 %f1, %f1, %f9;",
}


@pytest.mark.parametrize("what", BETWEEN)
def test_what_else_happens_there(what: str) -> None:
    source = text(between=BETWEEN[what])
    np.testing.assert_array_equal(run(source, 160, "jit"), run(source, 160, "interpret"))


@pytest.mark.parametrize("warp", [0, 1, 3, 4, 6])
def test_a_fault_of_one_of_them(warp: int) -> None:
    """All before it have gone as far, and it is told of the right thread."""
    leads_out = f"setp.eq.u32 %p4, %r5, {warp}; selp.u32 %r31, %r9, 0, %p4; add.u32 %r13, %r13, %r31;"
    source = text(before=leads_out)
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(source, 256, engine, 1 << 16)
        told.append((caught.value.kind, caught.value.line, caught.value.thread, caught.value.address))
    assert told[0] == told[1]
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
