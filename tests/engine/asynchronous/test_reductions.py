"""Asynchronous reductions of global memory together with atomic operations of other CTAs."""

import numpy as np
import pytest

import ptxvm

TEXT = """.version 8.7
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 sums)
{
    .reg .pred %odd, %more;
    .reg .b32 %r<8>;
    .reg .b64 %sums;
    ld.param.u64 %sums, [sums];
    mov.u32 %r1, %ctaid.x;
    and.b32 %r1, %r1, 1;
    setp.eq.u32 %odd, %r1, 1;
    mov.u32 %r2, 0;
again:
    @%odd red.async.relaxed.gpu.global.add.u32 [%sums], 3;
    @!%odd red.relaxed.gpu.global.add.u32 [%sums], 5;
    @%odd red.async.release.gpu.global.add.u64 [%sums+8], 1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %more, %r2, 20;
    @%more bra again;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("completion", ["late", "early", "random"])
def test_every_addition_counts(engine, completion):
    sums = np.zeros(4, np.uint32)
    ptxvm.run(TEXT, grid=16, block=32, args=[sums], engine=engine, workers=2, async_completion=completion)
    assert sums.tolist() == [8 * 32 * 20 * (3 + 5), 0, 8 * 32 * 20, 0]


BULK = """
    cp.reduce.async.bulk.global.shared::cta.bulk_group.add.{type} [%sums], [source], {bytes};
"""
TENSOR = """
    cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group [%map, {{%zero}}], [source];
"""
MIXED = """.version 8.7
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 sums, .param .align 64 .b8 map[128])
{{
    .shared .align 128 .b8 source[{bytes}];
    .reg .pred %p;
    .reg .b32 %tid, %bulk, %i, %j, %place, %zero;
    .reg .b64 %sums, %map, %cell, %one;
    ld.param.u64 %sums, [sums];
    cvta.to.global.u64 %sums, %sums;
    mov.b64 %map, map;
    cvta.param.u64 %map, %map;
    mov.u32 %tid, %tid.x;
    mov.u32 %bulk, %ctaid.x;
    and.b32 %bulk, %bulk, 1;
    mov.u32 %i, 0;
    mov.u32 %zero, 0;
    mov.u64 %one, 1;
    setp.eq.u32 %p, %bulk, 1;
    @%p bra BULK;
SINGLE:
    mov.u32 %j, %tid;
CELLS:
    mul.wide.u32 %cell, %j, {size};
    add.u64 %cell, %cell, %sums;
    red.relaxed.gpu.global.add.{type} [%cell], {one};
    add.u32 %j, %j, 32;
    setp.lt.u32 %p, %j, {cells};
    @%p bra CELLS;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, {single_rounds};
    @%p bra SINGLE;
    ret;
BULK:
    mul.lo.u32 %place, %tid, {size};
    mov.u32 %j, source;
    add.u32 %place, %place, %j;
    mov.u32 %j, %tid;
FILL:
    st.shared.{type} [%place], {one};
    add.u32 %place, %place, {stride};
    add.u32 %j, %j, 32;
    setp.lt.u32 %p, %j, {cells};
    @%p bra FILL;
    bar.sync 0;
    setp.ne.u32 %p, %tid, 0;
    @%p bra DONE;
REDUCE:
    {reduce}
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, {bulk_rounds};
    @%p bra REDUCE;
DONE:
    ret;
}}
"""
CELLS = 256
ROUNDS = {"single_rounds": 3000, "bulk_rounds": 100}
"""About as long for the one as for the other."""


@pytest.mark.parametrize("completion", ["late", "early", "random"])
@pytest.mark.parametrize("way", [BULK, TENSOR], ids=["bulk", "tensor"])
@pytest.mark.parametrize(("dtype", "type"), [(np.uint32, "u32"), (np.uint64, "u64"), (np.float32, "f32")])
def test_bulk_reductions_beside_single_ones(way, dtype, type, completion):
    """Sums are small numbers, which f32 adds without rounding."""
    size = np.dtype(dtype).itemsize
    margin = 16 // size
    whole = np.zeros(CELLS + 2 * margin, dtype)
    sums = whole[margin:-margin]
    parts = {"type": type, "size": size, "cells": CELLS, "bytes": CELLS * size, "stride": 32 * size}
    one = {"f32": "0f3F800000", "u32": "1", "u64": "%one"}[type]
    text = MIXED.format(reduce=way.format(**parts), one=one, **parts, **ROUNDS)
    tensor = ptxvm.TensorMap.tiled(sums, box=(CELLS,))
    ptxvm.run(text, grid=8, block=32, args=[sums, tensor], engine="jit", workers=2, async_completion=completion)
    assert whole.tolist() == [*[0] * margin, *[4 * sum(ROUNDS.values())] * CELLS, *[0] * margin]
