"""Row sums while the next piece of the row is on its way: two buffers, bulk copies, mbarriers.

CUDA in mbarrier_pipeline.cu, PTX in mbarrier_pipeline.ptx.

python examples/mbarrier_pipeline.py
"""

from pathlib import Path

import numpy as np

import ptxvm

PIECE = 256  # as in the kernel
rows, pieces = 20, 12

matrix = np.random.default_rng(0).integers(-1000, 1000, (rows, pieces * PIECE), dtype=np.int32)
kernel = ptxvm.load(Path(__file__).with_name("mbarrier_pipeline.ptx")).kernels["row_sums"]

# A forgotten wait would show: copies complete as late as they may, as early as they may, or at random.
for completion in ("late", "early", "random"):
    sums = np.zeros(rows, np.int32)
    kernel.launch(rows, PIECE, sums, matrix, pieces, async_completion=completion, timeout=60)
    np.testing.assert_array_equal(sums, matrix.sum(axis=1))

print(f"mbarrier_pipeline: {rows} rows of {pieces * PIECE} numbers, three orders of completion, the same sums")
