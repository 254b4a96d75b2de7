"""The Triton kernels whose PTX is beside this file. Only compile_triton.py imports it: Triton is no test dependency."""

import triton
import triton.language as tl


@triton.jit
def vector_add(x, y, result, n, BLOCK: tl.constexpr):
    """result = x + y."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(result + i, tl.load(x + i, inside) + tl.load(y + i, inside), inside)


@triton.jit
def softmax(rows, result, columns, BLOCK: tl.constexpr):
    """Softmax of one row per program."""
    i = tl.arange(0, BLOCK)
    start = tl.program_id(0) * columns
    row = tl.load(rows + start + i, i < columns, other=-float("inf"))
    powers = tl.exp(row - tl.max(row, axis=0))
    tl.store(result + start + i, powers / tl.sum(powers, axis=0), i < columns)


@triton.jit
def layer_norm(rows, weight, bias, result, columns, epsilon, BLOCK: tl.constexpr):
    """Layer normalisation of one row per program."""
    i = tl.arange(0, BLOCK)
    inside = i < columns
    start = tl.program_id(0) * columns
    row = tl.load(rows + start + i, inside, other=0.0)
    centred = tl.where(inside, row - tl.sum(row, axis=0) / columns, 0.0)
    scale = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / columns + epsilon)
    tl.store(result + start + i, centred * scale * tl.load(weight + i, inside) + tl.load(bias + i, inside), inside)


@triton.jit
def row_maximum(rows, largest, place, columns, BLOCK: tl.constexpr):
    """The largest element of each row and its index, the first one if there are several."""
    i = tl.arange(0, BLOCK)
    row = tl.load(rows + tl.program_id(0) * columns + i, i < columns, other=-(2**31))
    tl.store(largest + tl.program_id(0), tl.max(row, axis=0))
    tl.store(place + tl.program_id(0), tl.argmax(row, axis=0))


@triton.jit
def column_scan(values, scanned, rows, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """Inclusive scan down the columns of a matrix by one program, in a two-dimensional layout."""
    i = tl.arange(0, ROWS)[:, None]
    j = tl.arange(0, COLUMNS)[None, :]
    inside = (i < rows) & (j < columns)
    block = tl.load(values + i * columns + j, inside, other=0)
    tl.store(scanned + i * columns + j, tl.cumsum(block, axis=0), inside)


@triton.jit
def running_softmax(rows, result, columns, BLOCK: tl.constexpr, STAGES: tl.constexpr):
    """Softmax of one long row per program, in tiles that are loaded ahead of their use."""
    i = tl.arange(0, BLOCK)
    start = tl.program_id(0) * columns
    largest = tl.full([], -float("inf"), tl.float32)
    total = tl.full([], 0.0, tl.float32)
    for first in tl.range(0, columns, BLOCK, num_stages=STAGES):
        tile = tl.load(rows + start + first + i, first + i < columns, other=-float("inf"))
        grown = tl.maximum(largest, tl.max(tile, axis=0))
        total = total * tl.exp(largest - grown) + tl.sum(tl.exp(tile - grown), axis=0)
        largest = grown
    for first in tl.range(0, columns, BLOCK, num_stages=STAGES):
        tile = tl.load(rows + start + first + i, first + i < columns, other=-float("inf"))
        tl.store(result + start + first + i, tl.exp(tile - largest) / total, first + i < columns)
