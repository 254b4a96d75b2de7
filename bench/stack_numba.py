"""A program of numba: seconds of kernels of so many elements, the first launch apart. It knows nothing of ptxvm."""

import sys
import time

import numpy as np
from numba import cuda


@cuda.jit
def add(a, b, c):
    place = cuda.grid(1)
    if place < c.size:
        c[place] = a[place] + b[place]


@cuda.jit
def softmax(a, c):
    row = cuda.grid(1)
    if row < a.shape[0]:
        most = a[row, 0]
        for column in range(a.shape[1]):
            most = max(most, a[row, column])
        total = a[row, 0] - a[row, 0]
        for column in range(a.shape[1]):
            total += 2.0 ** (a[row, column] - most)
        for column in range(a.shape[1]):
            c[row, column] = 2.0 ** (a[row, column] - most) / total


def measured(launch) -> float:
    """The best of three, after one."""
    times = []
    for _ in range(4):
        begin = time.perf_counter()
        launch()
        cuda.synchronize()
        times.append(time.perf_counter() - begin)
    return min(times[1:])


def main(count: int) -> None:
    """Print seconds of each kernel."""
    a = cuda.to_device(np.random.default_rng(1).random(count, np.float32))
    c = cuda.device_array_like(a)
    rows = a.reshape(count // 64, 64)
    out = cuda.to_device(np.zeros((count // 64, 64), np.float32))
    print("add", measured(lambda: add[count // 64, 64](a, a, c)))
    print("softmax", measured(lambda: softmax[-(-count // 4096), 64](rows, out)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
