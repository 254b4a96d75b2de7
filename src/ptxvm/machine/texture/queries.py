"""What `txq` and `suq` tell (ISA 9.7.10.5, 9.7.11.4)."""

from __future__ import annotations

from ptxvm.machine.texture.formats import ORDERS
from ptxvm.machine.texture.sampler import Sampler
from ptxvm.machine.texture.surfaces import Surface
from ptxvm.machine.texture.textures import Texture

_AXES = {"width": 0, "height": 1, "depth": 2}
_DIMENSIONS = {"1d": 1, "a1d": 1, "3d": 3}


def texture_property(texture: Texture, query: str) -> int:
    """What a texture answers."""
    if query in _AXES:
        return texture_size(texture, query, 0)
    answers = {
        "channel_data_type": int(texture.format.data_type),
        "channel_order": ORDERS[texture.format.channels],
        "normalized_coords": int(bool(texture.sampler.normalized)),
        "array_size": texture.layers if texture.is_layered else 0,
        "num_mipmap_levels": len(texture.levels) if texture.mipmapped else 0,
        "num_samples": texture.samples,
        "memory_layout": int(texture.is_linear),
    }
    return answers[query] if query in answers else sampler_property(texture.sampler, query)


def texture_size(texture: Texture, query: str, level: int) -> int:
    """The size of a level along an axis; 0 along axes that the texture has not, and of levels that it has not."""
    axis = _AXES[query]
    if axis >= _DIMENSIONS.get(texture.geometry, 2) or not 0 <= level < len(texture.levels):
        return 0
    return texture.levels[level].extent[axis]


def sampler_property(sampler: Sampler, query: str) -> int:
    """What a sampler answers."""
    if query == "force_unnormalized_coords":
        return int(sampler.normalized is False)
    if query == "filter_mode":
        return int(sampler.filter)
    if query == "normalized_coords":
        return int(bool(sampler.normalized))
    return int(sampler.address[int(query.removeprefix("addr_mode_"))])


SAMPLER_QUERIES = ("force_unnormalized_coords", "filter_mode", "addr_mode_0", "addr_mode_1", "addr_mode_2")


def surface_property(surface: Surface, query: str) -> int:
    """What a surface answers."""
    if query in _AXES:
        axis = _AXES[query]
        return surface.extent[axis] if axis < _DIMENSIONS.get(surface.geometry, 2) else 0
    return {
        "channel_data_type": int(surface.format.data_type),
        "channel_order": ORDERS[surface.format.channels],
        "array_size": surface.layers if surface.is_layered else 0,
        "memory_layout": 0,
    }[query]
