"""The sum of an array with shuffles, shared memory and an atomic addition. CUDA in reduction.cu, PTX in reduction.ptx.

python examples/reduction.py
"""

from pathlib import Path

import numpy as np

import ptxvm

values = np.random.default_rng(0).integers(0, 1 << 32, 500_000, dtype=np.uint32)
total = np.zeros(1, np.uint64)

result = ptxvm.run(
    Path(__file__).with_name("reduction.ptx"), grid=64, block=256, args=[total, values, values.size], timeout=60
)

assert total[0] == values.sum(dtype=np.uint64)
print(f"reduction: the sum of {values.size:,} numbers is {total[0]:,}")
