"""Textures and surfaces of every geometry, for tests that need one."""

import numpy as np

import ptxvm

GEOMETRIES = ("1d", "2d", "3d", "a1d", "a2d", "cube", "acube", "2dms", "a2dms")
_SHAPES = {
    "1d": (128,),
    "2d": (4, 128),
    "3d": (2, 4, 128),
    "a1d": (3, 128),
    "a2d": (3, 4, 128),
    "cube": (6, 8, 8),
    "acube": (12, 8, 8),
    "2dms": (4, 8, 8),
    "a2dms": (3, 4, 8, 8),
}


def options(geometry):
    """What a texture of this geometry is made with."""
    return {
        "layered": geometry in ("a1d", "a2d", "acube", "a2dms"),
        "cubemap": geometry in ("cube", "acube"),
        **({"samples": 4} if geometry.endswith("ms") else {}),
    }


def texels(geometry, channels=1, dtype=np.float32):
    """Its array: texels that differ."""
    shape = _SHAPES[geometry] + ((channels,) if channels > 1 else ())
    return (np.arange(np.prod(shape)).reshape(shape) % 251).astype(dtype)


def make_texture(geometry, **settings):
    return ptxvm.Texture(texels(geometry), **options(geometry), **settings)


def make_surface(geometry, channels=4, dtype=np.uint32):
    return ptxvm.Surface(texels(geometry, channels, dtype), channels=channels, layered=options(geometry)["layered"])


def words(*values, dtype=np.float32):
    """Coordinates as lanes give them: each an array of 32 bits."""
    return tuple(np.atleast_1d(np.asarray(value, dtype)).view(np.uint32) for value in values)
