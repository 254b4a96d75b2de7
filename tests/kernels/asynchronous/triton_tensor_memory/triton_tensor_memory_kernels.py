"""Kernels for Blackwell in Triton: products whose sums lie in tensor memory."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, rows, columns, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr):
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    depth = tl.arange(0, DEPTH)
    total = tl.zeros((ROWS, COLUMNS), tl.float32)
    for first in range(0, inner, DEPTH):
        x = tl.load(a + row[:, None] * inner + (first + depth)[None, :])
        y = tl.load(b + (first + depth)[:, None] * columns + column[None, :])
        total = tl.dot(x, y, total)
    tl.store(c + row[:, None] * columns + column[None, :], total)


@triton.jit
def scaled(
    a,
    b,
    a_scales,
    b_scales,
    c,
    columns,
    inner,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
    DEPTH: tl.constexpr,
):
    """Numbers of 4 bits, two in a byte, with a scale for every 32."""
    row, column = tl.program_id(0) * ROWS + tl.arange(0, ROWS), tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    place, block = tl.arange(0, DEPTH // 2), tl.arange(0, DEPTH // 32)
    total = tl.zeros((ROWS, COLUMNS), tl.float32)
    for step in range(inner // DEPTH):
        at, scale = step * (DEPTH // 2) + place, step * (DEPTH // 32) + block
        x = tl.load(a + row[:, None] * (inner // 2) + at[None, :])
        y = tl.load(b + column[None, :] * (inner // 2) + at[:, None])
        u = tl.load(a_scales + row[:, None] * (inner // 32) + scale[None, :])
        v = tl.load(b_scales + column[:, None] * (inner // 32) + scale[None, :])
        total = tl.dot_scaled(x, u, "e2m1", y, v, "e2m1", total)
    tl.store(c + row[:, None] * columns + column[None, :], total)


@triton.jit
def specialised(a, b, c, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr):
    """By descriptors; some warps load, one multiplies."""
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    total = tl.zeros((ROWS, COLUMNS), tl.float32)
    for first in tl.range(0, inner, DEPTH, warp_specialize=True):
        total = tl.dot(a.load([row, first]), b.load([column, first]).T, total)
    c.store([row, column], total)


@triton.jit
def attention(q, k, v, o, count, scale, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDTH: tl.constexpr):
    row, place, column = tl.program_id(0) * ROWS + tl.arange(0, ROWS), tl.arange(0, WIDTH), tl.arange(0, COLUMNS)
    queries = tl.load(q + row[:, None] * WIDTH + place[None, :])
    greatest = tl.full((ROWS,), float("-inf"), tl.float32)
    weight = tl.zeros((ROWS,), tl.float32)
    total = tl.zeros((ROWS, WIDTH), tl.float32)
    for first in range(0, count, COLUMNS):
        keys = tl.load(k + (first + column)[:, None] * WIDTH + place[None, :])
        scores = tl.dot(queries, keys.T) * scale
        higher = tl.maximum(greatest, tl.max(scores, 1))
        p, kept = tl.exp2(scores - higher[:, None]), tl.exp2(greatest - higher)
        weight = weight * kept + tl.sum(p, 1)
        values = tl.load(v + (first + column)[:, None] * WIDTH + place[None, :])
        total = tl.dot(p.to(tl.float16), values, total * kept[:, None])
        greatest = higher
    tl.store(o + row[:, None] * WIDTH + place[None, :], total / weight[:, None])
