"""Kernels in Triton with tensor descriptors: what it makes of them are TMA copies and mbarriers."""

import triton
import triton.language as tl


@triton.jit
def scaled_sum(x, y, result, scale, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """result = x + scale * y, by tiles; the descriptors come from the host."""
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    result.store([row, column], x.load([row, column]) + scale * y.load([row, column]))


@triton.jit
def row_sums(x, result, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr, STAGES: tl.constexpr):
    """Sums along rows: a loop over tiles whose loads run ahead."""
    row = tl.program_id(0) * ROWS
    total = tl.zeros([ROWS], tl.float32)
    for column in tl.range(0, columns, COLUMNS, num_stages=STAGES):
        total += tl.sum(x.load([row, column]), 1)
    tl.store(result + row + tl.arange(0, ROWS), total)


@triton.jit
def transpose(x_pointer, result_pointer, rows, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """A transposition whose descriptors the kernel makes by itself."""
    x = tl.make_tensor_descriptor(x_pointer, [rows, columns], [columns, 1], [ROWS, COLUMNS])
    result = tl.make_tensor_descriptor(result_pointer, [columns, rows], [rows, 1], [COLUMNS, ROWS])
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    result.store([column, row], x.load([row, column]).T)


@triton.jit
def accumulate(x, totals, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """Adds all tiles of `x` up in one: a reduction that the store itself carries out."""
    tile = x.load([tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS])
    totals.atomic_add([0, 0], tile)


@triton.jit
def matmul(a, b, c, inner, ROWS: tl.constexpr, COLUMNS: tl.constexpr, DEPTH: tl.constexpr, STAGES: tl.constexpr):
    """A matrix product by multiplications and sums: no tensor cores."""
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    total = tl.zeros([ROWS, COLUMNS], tl.float32)
    for k in tl.range(0, inner, DEPTH, num_stages=STAGES):
        products = a.load([row, k])[:, :, None] * b.load([k, column])[None, :, :]
        total += tl.sum(products, 1)
    c.store([row, column], total)


@triton.jit
def gather(table, indices, result, COUNT: tl.constexpr, COLUMNS: tl.constexpr):
    """Rows of a table picked by index (targets from sm_100 on)."""
    first, column = tl.program_id(0) * COUNT, tl.program_id(1) * COLUMNS
    rows = tl.load(indices + first + tl.arange(0, COUNT))
    result.store([first, column], table.gather(rows, column))
