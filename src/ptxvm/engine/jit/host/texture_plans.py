"""What Python prepares for the lookups and surface accesses that native code does; see runtime/textures.c."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.array_utils import byte_bounds

from ptxvm.engine.host import HostCall
from ptxvm.engine.host.handles import find
from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.layouts.textures import (
    TEXTURE_LEVELS,
    TEXTURE_PLANS,
    TEXTURE_TRIES,
    Edge,
    Lookup,
    TexelKind,
    TextureLevel,
    TexturePlan,
    Update,
    texture_home,
)
from ptxvm.isa.definition import Form
from ptxvm.isa.texture.shared.calls import COORDINATES_USED
from ptxvm.machine.texture import srgb
from ptxvm.machine.texture.formats import TexelFormat
from ptxvm.machine.texture.levels import LOGARITHMS, detail_of, steepness
from ptxvm.machine.texture.lookups import effective
from ptxvm.machine.texture.numbers import Numbers, point_value
from ptxvm.machine.texture.sampler import AddressMode, Filter, Sampler
from ptxvm.machine.texture.surfaces import Surface
from ptxvm.machine.texture.textures import Texture

_KINDS = {
    Numbers.INTEGER: TexelKind.PLAIN,
    Numbers.FLOAT32: TexelKind.FLOAT32,
    Numbers.FLOAT16: TexelKind.FLOAT16,
    Numbers.UNORM: TexelKind.UNORM,
    Numbers.SNORM16: TexelKind.SNORM16,
    Numbers.SNORM8: TexelKind.SNORM8,
    Numbers.SRGB: TexelKind.SRGB,
    Numbers.SRGB_RG: TexelKind.SRGB,
}
_AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 2, "acube": 2}
"""Of a level; those of cubes are the axes of a face."""
_LOOKUPS = ("tex", "tld4")
_COMPONENTS = ("r", "g", "b", "a")
_TABLES = np.concatenate([srgb.TABLE, srgb.EXPONENTS, LOGARITHMS]).astype(np.int32)
_FARTHEST = (1 << 31) - 1
_WIDE = 1 << 24
"""Textures whose sizes f32 has exactly, and whose coordinates can be counted in 1/256."""


class NativeTextures:
    """The plans of a worker, and the objects that they are for. Each place in the code is looked at once per handle."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._plans: Any = None
        self._objects: list[object] = []
        self._seen: set[tuple[int, int]] = set()
        worker.textures = None

    def learn(self, number: int, call: HostCall) -> bool:
        """Whether native code can do this call, and others like it, from now on."""
        if not _is_simple(call.form):
            return False
        handles, lanes = np.unique(call.values[0], return_index=True)
        pairs = zip(handles.tolist(), lanes.tolist(), strict=True)
        learnt = [self._learn(number, handle, lane, call) for handle, lane in pairs]
        return any(learnt)

    def _learn(self, number: int, handle: int, lane: int, call: HostCall) -> bool:
        """Likewise for the object that a lane names."""
        if (number, handle) in self._seen:
            return False
        self._seen.add((number, handle))
        resource = find(call, handle).resource
        plan = TexturePlan(handle=handle, number=number)
        done = False
        if call.form.line.opcode in _LOOKUPS:
            done = isinstance(resource, Texture) and _plan_texture(plan, resource, call, int(call.values[1][lane]))
        elif isinstance(resource, Surface):
            done = _plan_surface(plan, resource, call.form)
        if done:
            self._objects.append(resource)
        return done and self._put(texture_home(handle, number), plan)

    def _put(self, home: int, plan: TexturePlan) -> bool:
        """Whether there is a place for a plan."""
        if self._plans is None:
            self._plans = (TexturePlan * TEXTURE_PLANS)()
            self._worker.textures = ctypes.addressof(self._plans)
        for place in range(home, home + TEXTURE_TRIES):
            if not self._plans[place % TEXTURE_PLANS].level_count:
                self._plans[place % TEXTURE_PLANS] = plan
                return True
        return False


@cache
def _is_simple(form: Form) -> bool:
    """Whether there are plans for calls of a form."""
    opcode, geometry = form.line.opcode, form.spelling("geom")
    if geometry not in _AXES:
        return False
    return opcode in (*_LOOKUPS, "suld", "sust", "sured")


# ------------------------------------------------------------------------------------------------------------- textures


def _plan_texture(plan: TexturePlan, resource: Texture, call: HostCall, other: int) -> bool:
    """`other` is the handle of the sampler, or 0."""
    form = call.form
    texture = resource.read_as(form.spelling("geom"))
    sampler: object = resource.sampler if other == 0 else find(call, other).resource
    if isinstance(sampler, Texture):
        sampler = sampler.sampler
    if texture is None or not isinstance(sampler, Sampler):
        return False
    if not _tell_texels(plan, texture.format, form):
        return False
    _tell_operands(plan, texture, call)
    settings = effective(texture, sampler)
    if AddressMode.CLAMP_OGL in settings.address or not _tell_levels(plan, texture):
        return False
    plan.sampler = other
    _tell_settings(plan, texture, settings)
    border = texture.format.border(settings.border)
    plan.border[:] = [int(code) & 0xFFFFFFFF for code in border]
    plan.border_bits[:] = point_value(border[None], texture.format.numbers)[0].tolist()
    return True


def _tell_texels(plan: TexturePlan, kind: TexelFormat, form: Form) -> bool:
    """Whether native code can read texels of a format, which it is told, and what to make of them."""
    if kind.decode is not None or kind.packed or kind.numbers not in _KINDS:
        return False
    plan.kind, plan.bits, plan.is_signed = _KINDS[kind.numbers], kind.bits, int(kind.dtype.kind == "i")
    plan.channels = plan.results = kind.channels
    plan.table = _TABLES.ctypes.data
    plan.lookup = Lookup.TEXEL if form.spelling("ctype") == "s32" else Lookup.PLACE
    if form.line.opcode == "tld4":
        plan.lookup, plan.component = Lookup.GATHER, _COMPONENTS.index(form.spelling("comp"))
        plan.results = 4 if plan.component < kind.channels else 0
    return True


def _tell_operands(plan: TexturePlan, texture: Texture, call: HostCall) -> None:
    """Where the operands are. Gradients count for places in textures with levels."""
    form = call.form
    plan.coordinates = COORDINATES_USED[texture.geometry]
    plan.gives_level = int(form.has("level"))
    gradients = (3 if texture.is_cube else _AXES[texture.geometry]) if form.has("grad") else 0
    plan.offsets = len(call.values) - 2 - plan.coordinates - plan.gives_level - 2 * gradients
    plan.gradients = gradients if texture.mipmapped and plan.lookup == Lookup.PLACE else 0


def _tell_levels(plan: TexturePlan, texture: Texture) -> bool:
    """Whether native code can reach all texels."""
    levels = [(level.array, level.extent) for level in texture.levels]
    if len(levels) > TEXTURE_LEVELS or max(levels[0][1]) >= _WIDE or not all(_is_aligned(array) for array, _ in levels):
        return False
    for place, (array, extent) in enumerate(levels):
        _tell_axes(plan.levels[place], array, extent, texture.layers)
    plan.level_count = len(levels)
    plan.axes, plan.layered = _AXES[texture.geometry], int(texture.is_layered)
    plan.filter_axes = 2 if texture.geometry == "1d" else plan.axes
    plan.is_cube, plan.is_mipmapped = int(texture.is_cube), int(texture.mipmapped)
    return True


def _tell_settings(plan: TexturePlan, texture: Texture, settings: Sampler) -> None:
    plan.filters, plan.mip_filters = (int(one is Filter.LINEAR) for one in (settings.filter, settings.mip_filter))
    plan.modes[:] = settings.address
    plan.normalized = int(bool(settings.normalized))
    plan.bias = detail_of(settings.level_bias)
    plan.flat, plan.steepness = steepness(settings)
    plan.is_anisotropic = int(settings.max_anisotropy > 1)
    plan.least, plan.most = map(detail_of, settings.level_clamp)


def _tell_axes(level: TextureLevel, array: npt.NDArray[Any], extent: tuple[int, int, int], layers: int) -> None:
    """An axis with one texel needs no stride."""
    level.base = array.ctypes.data
    places = zip(array.shape[:4], array.strides[:4], strict=True)
    layer, z, y, x = (stride if size > 1 else 0 for size, stride in places)
    level.strides[:] = (x, y, z, layer)
    level.extent[:] = (*extent, layers)


def _is_aligned(array: npt.NDArray[Any]) -> bool:
    """Whether native code can load elements as they lie, the channels of a texel side by side, by 32-bit offsets."""
    size = array.dtype.itemsize
    low, high = byte_bounds(array)
    if high - low > _FARTHEST:
        return False
    dense = array.shape[4] == 1 or array.strides[4] == size
    return dense and not any(number % size for number in (array.ctypes.data, *array.strides))


# ------------------------------------------------------------------------------------------------------------- surfaces


def _plan_surface(plan: TexturePlan, surface: Surface, form: Form) -> bool:
    opcode, array = form.line.opcode, surface.array
    size = form.type.bits // 8
    count = int((form.spelling("vec") or "v1")[1:])
    if surface.geometry != form.spelling("geom") or (opcode != "suld" and not surface.writable):
        return False
    converts = opcode == "sust" and form.has("p")
    aligned = surface.format.dtype.itemsize if converts else size * count
    if any(number % aligned for number in (array.ctypes.data, *array.strides[:3])) or array.shape[3] >= 1 << 31:
        return False
    plan.lookup = Lookup.SURFACE
    _tell_axes(plan.levels[0], array, surface.extent, surface.layers)
    plan.level_count, plan.axes, plan.layered = 1, _AXES[surface.geometry], int(surface.geometry.startswith("a"))
    plan.size, plan.count, plan.scale, plan.row = size, count, 1, array.shape[3]
    plan.edge = next(Edge[modifier.upper()] for modifier in form.modifiers if modifier.upper() in Edge.__members__)
    if opcode == "sured":
        return _plan_update(plan, surface, form)
    if converts:
        _tell_conversion(plan, surface.format)
    return True


def _tell_conversion(plan: TexturePlan, kind: TexelFormat) -> None:
    """What numbers become that are stored as texels."""
    plan.kind, plan.bits, plan.is_signed = _KINDS[kind.numbers], kind.bits, int(kind.signed)
    plan.channels, plan.scale, plan.size = kind.channels, kind.texel_bytes, kind.dtype.itemsize


def _plan_update(plan: TexturePlan, surface: Surface, form: Form) -> bool:
    """What `.p` updates is the first bytes of texels of 32-bit integers."""
    plan.update = next(Update[word.upper()] for word in form.modifiers if word.upper() in Update.__members__)
    plan.is_signed = int(form.type.is_signed)
    if form.has("p"):
        plan.scale, plan.is_signed = surface.format.texel_bytes, int(surface.format.signed)
        return surface.format.dtype.name in ("uint32", "int32") and plan.scale % plan.size == 0
    return True
