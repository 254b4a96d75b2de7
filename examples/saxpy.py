"""y = a * x + y: the first program. CUDA in saxpy.cu, PTX in saxpy.ptx.

python examples/saxpy.py
"""

from pathlib import Path

import numpy as np

import ptxvm

module = ptxvm.load(Path(__file__).with_name("saxpy.ptx"))  # parsed and checked; PtxError lists what is wrong

x = np.arange(1_000_000, dtype=np.float32)
y = np.ones_like(x)
expected = 2 * x + y

threads = 256
ctas = -(-x.size // threads)
module.kernels["saxpy"].launch(ctas, threads, y, x, 2.0, x.size)  # grid, block, then the kernel's arguments

np.testing.assert_array_equal(y, expected)  # arrays are used in place
print(f"saxpy: {x.size:,} elements, y ends in {y[-3:]}")
