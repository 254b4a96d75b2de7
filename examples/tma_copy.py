"""The negative of an image, tile by tile, with tensor maps and TMA. PTX in tma_copy.ptx.

python examples/tma_copy.py
"""

from pathlib import Path

import numpy as np

import ptxvm

TILE = 32
rows, columns = 100, 148  # no multiples of the tile: TMA takes care of the edges

image = np.random.default_rng(0).random((rows, columns), dtype=np.float32)
result = np.zeros_like(image)

ptxvm.run(
    Path(__file__).with_name("tma_copy.ptx"),
    grid=(-(-columns // TILE), -(-rows // TILE)),
    block=TILE * TILE,
    args=[ptxvm.TensorMap.tiled(image, box=(TILE, TILE)), ptxvm.TensorMap.tiled(result, box=(TILE, TILE))],
)

np.testing.assert_array_equal(result, 1 - image)
print(f"tma_copy: the negative of {rows} x {columns} pixels is right")
