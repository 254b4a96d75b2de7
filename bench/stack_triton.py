"""A program of Triton: seconds of kernels of so many elements, the first launch apart. It knows nothing of ptxvm."""

import sys
import time

import torch
import triton
import triton.language as tl


@triton.jit
def add(a, b, c, count, BLOCK: tl.constexpr):
    places = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = places < count
    tl.store(c + places, tl.load(a + places, mask=inside) + tl.load(b + places, mask=inside), mask=inside)


@triton.jit
def softmax(a, c, BLOCK: tl.constexpr):
    places = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row = tl.load(a + places)
    numerator = tl.exp(row - tl.max(row, 0))
    tl.store(c + places, numerator / tl.sum(numerator, 0))


@triton.jit
def matmul(a, b, c, SIZE: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    columns = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK, BLOCK), tl.float32)
    for start in range(0, SIZE, BLOCK):
        inner = start + tl.arange(0, BLOCK)
        left = tl.load(a + rows[:, None] * SIZE + inner[None, :])
        total += tl.dot(left, tl.load(b + inner[:, None] * SIZE + columns[None, :]), input_precision="ieee")
    tl.store(c + rows[:, None] * SIZE + columns[None, :], total)


def measured(launch) -> float:
    """The best of three, after one."""
    times = []
    for _ in range(4):
        begin = time.perf_counter()
        launch()
        times.append(time.perf_counter() - begin)
    return min(times[1:])


def main(count: int) -> None:
    """Print seconds of each kernel; matrices have a quarter of a million elements at most."""
    a = torch.rand(count)
    c = torch.empty_like(a)
    size = min(512, int(count**0.5))
    print("add", measured(lambda: add[(count // 1024,)](a, a, c, count, BLOCK=1024)))
    print("softmax", measured(lambda: softmax[(count // 1024,)](a, c, BLOCK=1024)))
    print("matmul", measured(lambda: matmul[(size // 32, size // 32)](a, a, c, SIZE=size, BLOCK=32)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
