"""A kernel with a mistake, and what ptxvm reports. CUDA in out_of_bounds.cu, PTX in out_of_bounds.ptx.

python examples/out_of_bounds.py          # the report is also in out_of_bounds.txt
"""

from pathlib import Path

import numpy as np

import ptxvm

values = np.ones(1000, np.float32)

try:
    ptxvm.run(Path(__file__).with_name("out_of_bounds.ptx"), grid=4, block=256, args=[values, 3.0], workers=1)
except ptxvm.KernelFault as fault:
    print(fault)
    assert (fault.kind, fault.block, fault.thread) == ("out_of_bounds", (3, 0, 0), (232, 0, 0))
else:
    raise AssertionError("the access past the end went unnoticed")

# The process and its arrays stay usable: what ran before the fault has its result.
assert (values[:768] == 3).all()
