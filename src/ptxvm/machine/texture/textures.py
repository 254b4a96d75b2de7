"""Textures as the machine knows them: levels of texels, a format, and the settings of a sampler."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture.formats import CHANNELS, TexelFormat
from ptxvm.machine.texture.numbers import Codes
from ptxvm.machine.texture.sampler import Sampler
from ptxvm.records import record

Index = npt.NDArray[np.int64]
BLOCK_SIDE = 4


@record(eq=False)
class Level:
    """One size of a texture: `array` has the axes (layers, depth, height, width, channels), in place.

    Of a block-compressed format it is (layers, depth, rows of blocks, blocks, bytes). `extent` is (x, y, z) in texels.
    """

    array: npt.NDArray[Any]
    extent: tuple[int, int, int]


@record(eq=False)
class Texture:
    """geometry:    as instructions name it: "1d" to "acube", "2dms", "a2dms"
    levels:      from the largest to the smallest
    layers:      of each level; of cubemaps the number of cubes
    samples:     of a texture with several samples, which are its axis z; else 0
    mipmapped:   whether it is a mipmapped array, also of one level
    is_linear:   whether it is linear or pitched memory
    """

    geometry: str
    format: TexelFormat
    levels: tuple[Level, ...]
    sampler: Sampler
    layers: int
    samples: int = 0
    mipmapped: bool = False
    is_linear: bool = False

    @property
    def is_cube(self) -> bool:
        return self.geometry in ("cube", "acube")

    @property
    def is_layered(self) -> bool:
        return self.geometry in ("a1d", "a2d", "acube", "a2dms")

    def read_as(self, geometry: str) -> Texture | None:
        """The texture as instructions of a geometry read it, or None if they do not.

        A 2D texture with a single row reads as one of one dimension, too: that is how GPUs keep those, and programs
        make their arrays with a height of 1.
        """
        if geometry == self.geometry:
            return self
        is_row = self.geometry == "2d" and self.levels[0].extent[1] == 1
        return replace(self, geometry=geometry) if is_row and geometry == "1d" else None

    def texels(self, level: int, layer: Index, x: Index, y: Index, z: Index) -> Codes:
        """The codes of texels that are there, (lanes, 4)."""
        array = self.levels[level].array
        if self.format.decode is not None:
            return self._decoded(array, layer, x, y, z)
        return self.format.codes(array[layer, z, y, x])

    def _decoded(self, array: npt.NDArray[Any], layer: Index, x: Index, y: Index, z: Index) -> Codes:
        assert self.format.decode is not None
        blocks = array[layer, z, y // BLOCK_SIDE, x // BLOCK_SIDE]
        inside = y % BLOCK_SIDE * BLOCK_SIDE + x % BLOCK_SIDE
        found = np.zeros((len(x), CHANNELS), np.int64)
        for lane, block in enumerate(blocks):
            found[lane] = self.format.decode(block.tobytes())[inside[lane]]
        return found

    def describe(self) -> str:
        """For reports: `of 16 x 8 texels (2d)`."""
        return f"of {size_text(self.geometry, self.levels[0].extent, self.layers)} texels ({self.geometry})"


def size_text(geometry: str, extent: tuple[int, int, int], layers: int) -> str:
    """`16 x 8`, `4 layers of 16 x 8`."""
    axes = 3 if geometry == "3d" else 1 if geometry in ("1d", "a1d") else 2
    size = " x ".join(map(str, extent[:axes]))
    counted = {"a1d": "layers", "a2d": "layers", "acube": "cubes", "a2dms": "layers"}.get(geometry)
    return size if counted is None else f"{layers} {counted} of {size}"
