"""Lookups of textures whose results an H200 has given (driver 580): coordinates, filters of floats, sRGB and gathers.

`textures.json` has a digest of each case's results. Inputs come from seeds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from tests.agreement.hardware.digest import digest_of

import ptxvm

DIGESTS = Path(__file__).parent / "textures.json"
MODES = ("wrap", "clamp", "mirror", "border")
WIDTHS = (3, 5, 7, 17, 100, 1000, 1023, 4097, 65535)
UNNORMALIZED = (100, 1023, 65535)
"""Widths that are asked for with coordinates in texels, too."""

Array = npt.NDArray[Any]

_FAR = (65536, -65537.5, 2.0**31, 2.0**24 + 2, -(2.0**24) - 2, 2.0**23 + 0.5, 8388607.5, 123456.7)
_SPECIAL = np.array([np.nan, np.inf, -np.inf, -0.0, 1e20, -1e20, 1e-40, *_FAR], np.float32)
_WORDS = 6
_KERNEL = """
.version 8.3
.target sm_90
.address_size 64
.visible .entry look(.param .u64 out, .param .u64 at, .param .u64 texture)
{
    .reg .b32 %r<16>; .reg .f32 %f<8>; .reg .b64 %d<8>;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [at]; ld.param.u64 %d3, [texture];
    mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x; mad.lo.s32 %r4, %r1, %r2, %r3;
    mad.wide.u32 %d1, %r4, 16, %d1; mad.wide.u32 %d2, %r4, 24, %d2;
    ld.global.b32 %r5, [%d2];
    ld.global.f32 %f1, [%d2+4]; ld.global.f32 %f2, [%d2+8]; ld.global.f32 %f3, [%d2+12]; ld.global.f32 %f4, [%d2+16];
    LOOK
    st.global.v4.b32 [%d1], {%r6, %r7, %r8, %r9};
    ret;
}
"""
_RESULTS, _TEXEL = "{%r6, %r7, %r8, %r9}", ".v4.f32.f32"
_PLACES = {
    "2d": "{%f1, %f2}",
    "3d": "{%f1, %f2, %f3, %f3}",
    "a2d": "{%r5, %f1, %f2, %f2}",
    "cube": "{%f1, %f2, %f3, %f3}",
    "acube": "{%r5, %f1, %f2, %f3}",
}


@dataclass(frozen=True)
class Case:
    """What is read of a texture: `at` has the layer, x, y, z and the level of each lookup; `kept` channels count."""

    name: str
    texture: ptxvm.Texture
    at: Array
    operation: str = "tex"
    geometry: str = "2d"
    kept: int = 4

    def digest(self, engine: str) -> str:
        level = ", %f4" if self.operation == "tex.level" else ""
        look = f"{self.operation}.{self.geometry}{_TEXEL} {_RESULTS}, [%d3, {_PLACES[self.geometry]}]{level};"
        out = np.zeros((len(self.at), 4), np.uint32)
        arguments = [out, self.at, self.texture]
        ptxvm.run(_KERNEL.replace("LOOK", look), grid=len(out) // 64, block=64, args=arguments, engine=engine)
        return digest_of(out[:, : self.kept])


def places(count: int, *columns: Array | float, layer: Array | int = 0, level: Array | float = 0) -> Array:
    """x, y, z with a layer and a level, as kernels read them."""
    found = np.zeros((count, _WORDS), np.uint32)
    found[:, 0] = layer
    floats = found.view(np.float32)
    for axis, column in enumerate(columns):
        floats[:, 1 + axis] = column
    floats[:, 4] = level
    return found


def cases() -> Iterator[Case]:
    yield from _rows()
    yield from _blends()
    yield from _colours()
    yield from _gathers()


# -------------------------------------------------------------------------------------------------------- coordinates


def _moved(values: Array, ulps: Array) -> Array:
    """Floats, so many of their last places further."""
    return (values.astype(np.float32).view(np.int32) + ulps.astype(np.int32)).view(np.float32)


def _rows() -> Iterator[Case]:
    """Texels that hold their number, in a row: near the borders between them or between weights, and far away."""
    for width in WIDTHS:
        row = np.arange(width, dtype=np.float32).reshape(1, width)
        for linear in (0, 1):
            for number, mode in enumerate(MODES):
                yield from _row(row, width, linear, number, mode)


def _row(row: Array, width: int, linear: int, number: int, mode: str) -> Iterator[Case]:
    count, random = 4096, np.random.default_rng([10, width, number, linear])
    index = random.integers(-2 * width, 3 * width, count)
    base: Array = index / width
    if linear:
        base = (index + 0.5 + (random.integers(0, 256, count) + 0.5) / 256) / width
    x = _moved(base, random.integers(-6, 7, count))
    kind = random.integers(0, 4, count)
    x = np.where(kind == 0, random.uniform(-3, 3, count).astype(np.float32), x)
    x = np.where(kind == 1, _moved(np.abs(base) % 1, random.integers(-20, 20, count)), x)
    x[: len(_SPECIAL)] = _SPECIAL
    settings: dict[str, Any] = {"filter": "linear" if linear else "point", "address": mode, "border": (-5, 0, 0, 0)}
    name = f"{width}.{linear}.{number}"
    yield Case(f"c{name}", ptxvm.Texture(row, normalized=True, **settings), places(count, x, 0.5), kept=1)
    if width in UNNORMALIZED and (linear or mode in ("clamp", "border")):
        x = _moved(base * width, random.integers(-6, 7, count))
        x = np.where(kind == 0, random.uniform(-width, 2 * width, count).astype(np.float32), x)
        x[: len(_SPECIAL)] = _SPECIAL
        yield Case(f"u{name}", ptxvm.Texture(row, **settings), places(count, x, 0.5), kept=1)


# ------------------------------------------------------------------------------------------------------------ filters


def _blends() -> Iterator[Case]:
    for dtype, name in ((np.float32, "f32"), (np.float16, "f16")):
        for seed in (0, 1):
            yield from _sums(dtype, name, seed)
        random, count = np.random.default_rng([9, 3]), 8192
        texels = random.normal(size=(16, 16, 4)).astype(dtype)
        kind = random.integers(0, 12, texels.shape)
        texels[kind == 0], texels[kind == 1], texels[kind == 2] = np.inf, np.nan, -np.inf
        at = places(count, *(random.integers(0, 16 * 512, count) / 512.0 for _ in range(2)))
        yield Case(f"sp.{name}", ptxvm.Texture(texels, channels=4, filter="linear"), at)


def _sums(dtype: type[np.floating[Any]], name: str, seed: int) -> Iterator[Case]:
    """Linear filters in a volume, in a plane, and between levels of volumes."""
    random, count = np.random.default_rng([8, seed]), 16384

    def texels(*shape: int) -> Array:
        spread = (lambda: np.exp2(random.integers(-9, 3, shape))) if seed else (lambda: np.ones(()))
        return (random.normal(size=shape) * spread()).astype(dtype)

    settings: dict[str, Any] = {"channels": 4, "filter": "linear"}
    volume = ptxvm.Texture(texels(8, 8, 8, 4), **settings)
    yield Case(f"s3.{name}.{seed}", volume, places(count, *random.uniform(0, 8, (3, count))), geometry="3d")
    if seed:
        plane = ptxvm.Texture(texels(16, 16, 4), **settings)
        yield Case(f"s2.{name}.{seed}", plane, places(count, *random.uniform(0, 16, (2, count))))
        levels = texels(8, 8, 8, 4), texels(4, 4, 4, 4)
        mipmap = ptxvm.Texture(levels[0], mipmaps=levels[1:], mip_filter="linear", normalized=True, **settings)
        at = random.uniform(0, 1, (3, count))
        at = places(count, *at, level=random.uniform(0, 1, count))
        yield Case(f"sm.{name}.{seed}", mipmap, at, "tex.level", "3d")


def _colours() -> Iterator[Case]:
    """sRGB: all codes, of four channels and of two; filters in a plane and in a volume."""
    settings: dict[str, Any] = {"read": "normalized", "srgb": True}
    codes, at = np.repeat(np.arange(256, dtype=np.uint8)[None, :, None], 4, 2), places(256, np.arange(256) + 0.5, 0.5)
    yield Case("srgb", ptxvm.Texture(codes, channels=4, **settings), at)
    yield Case("srgb2", ptxvm.Texture(codes[..., :2], channels=2, **settings), at)
    random, count = np.random.default_rng(1), 32768
    settings |= {"channels": 4, "filter": "linear"}
    plane = random.integers(0, 256, (64, 64, 4), dtype=np.uint8)
    at = places(count, *(random.uniform(0, 64, count) for _ in range(2)))
    yield Case("srgbl", ptxvm.Texture(plane, **settings), at)
    volume = random.integers(0, 256, (8, 16, 16, 4), dtype=np.uint8)
    at = places(count // 2, *(random.uniform(0, size, count // 2) for size in (16, 16, 8)))
    yield Case("srgbl3", ptxvm.Texture(volume, **settings), at, geometry="3d")


def _gathers() -> Iterator[Case]:
    for geometry, layers in (("a2d", 3), ("cube", 6), ("acube", 12), ("2d", 1)):
        random, count, is_cube = np.random.default_rng([13, layers]), 4096, "cube" in geometry
        texels = random.normal(size=(layers, 16, 16, 4)).astype(np.float32)
        at = random.normal(size=(count, 3)) if is_cube else random.uniform(-0.5, 1.5, (count, 3))
        settings: dict[str, Any] = {"channels": 4, "normalized": True}
        settings |= {"layered": geometry[0] == "a", "cubemap": is_cube}
        texture = ptxvm.Texture(texels[0] if geometry == "2d" else texels, **settings)
        yield Case(
            f"t.{geometry}", texture, places(count, *at.T, layer=random.integers(0, 3, count)), "tld4.r", geometry
        )


def given() -> dict[str, str]:
    """Digests by the names of cases."""
    found: dict[str, str] = json.loads(DIGESTS.read_text())
    return found
