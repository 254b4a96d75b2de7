"""Matrix products in Triton that Hopper does by warpgroups: pipelined, persistent, fed by TMA, and attention."""

import triton
import triton.language as tl


@triton.jit
def matmul(
    a, b, c, rows, columns, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr, STAGES: tl.constexpr
):
    """c = a @ b, all row-major, inner dimension a multiple of the tile's; copies run ahead."""
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    depth = tl.arange(0, DEPTH)
    left = a + row[:, None] * inner + depth[None, :]
    right = b + depth[:, None] * columns + column[None, :]
    total = tl.zeros([ROWS, COLUMNS], tl.int32 if c.dtype.element_ty == tl.int32 else tl.float32)
    for _ in tl.range(0, inner, DEPTH, num_stages=STAGES):
        x = tl.load(left, (row < rows)[:, None], other=0.0)
        y = tl.load(right, (column < columns)[None, :], other=0.0)
        total = tl.dot(x, y, total, out_dtype=total.dtype)
        left += DEPTH
        right += DEPTH * columns
    inside = (row < rows)[:, None] & (column < columns)[None, :]
    tl.store(c + row[:, None] * columns + column[None, :], total.to(c.dtype.element_ty), inside)


@triton.jit
def persistent(
    a, b, c, rows, columns, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr, STAGES: tl.constexpr
):
    """c = a @ b.T by descriptors of the host; each program makes several tiles."""
    across = tl.cdiv(columns, COLUMNS)
    for tile in tl.range(tl.program_id(0), tl.cdiv(rows, ROWS) * across, tl.num_programs(0), flatten=True):
        row, column = tile // across * ROWS, tile % across * COLUMNS
        total = tl.zeros([ROWS, COLUMNS], tl.float32)
        for k in tl.range(0, inner, DEPTH, num_stages=STAGES):
            total = tl.dot(a.load([row, k]), b.load([column, k]).T, total)
        c.store([row, column], total.to(tl.float16))


@triton.jit
def attention(q, k, v, out, length, ROWS: tl.constexpr, COLUMNS: tl.constexpr, WIDTH: tl.constexpr):
    """softmax(q @ k.T) @ v in powers of 2, for heads one behind the other; the weights stay in registers."""
    head = tl.program_id(1) * length
    query = q.load([head + tl.program_id(0) * ROWS, 0])
    largest = tl.full([ROWS], float("-inf"), tl.float32)
    weight = tl.zeros([ROWS], tl.float32)
    total = tl.zeros([ROWS, WIDTH], tl.float32)
    for start in tl.range(0, length, COLUMNS, num_stages=2):
        scores = tl.dot(query, k.load([head + start, 0]).T)
        newest = tl.maximum(largest, tl.max(scores, 1))
        powers = tl.exp2(scores - newest[:, None])
        shrink = tl.exp2(largest - newest)
        weight = weight * shrink + tl.sum(powers, 1)
        total = tl.dot(powers.to(tl.float16), v.load([head + start, 0]), total * shrink[:, None])
        largest = newest
    out.store([head + tl.program_id(0) * ROWS, 0], total / weight[:, None])
