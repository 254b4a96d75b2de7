"""What Python prepares for the lookups and surface accesses that native code does; see runtime/textures.c."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy.typing as npt
from numpy.lib.array_utils import byte_bounds

from ptxvm.engine.host import HostCall
from ptxvm.engine.host.handles import find
from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.layouts.textures import TEXTURE_PLANS, Edge, Lookup, TexelKind, TexturePlan, Update
from ptxvm.isa.definition import Form
from ptxvm.isa.texture.shared.calls import COORDINATES_USED
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
}
_AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2}
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
        handle = int(call.values[0][0])
        if (number, handle) in self._seen or not _is_simple(call.form):
            return False
        self._seen.add((number, handle))
        resource = find(call, handle).resource
        plan = TexturePlan(handle=handle, number=number)
        done = False
        if call.form.line.opcode == "tex":
            done = isinstance(resource, Texture) and _plan_texture(plan, resource, call)
        elif isinstance(resource, Surface):
            done = _plan_surface(plan, resource, call.form)
        if done:
            self._objects.append(resource)
            self._put((handle + number) % TEXTURE_PLANS, plan)
        return done

    def _put(self, index: int, plan: TexturePlan) -> None:
        if self._plans is None:
            self._plans = (TexturePlan * TEXTURE_PLANS)()
            self._worker.textures = ctypes.addressof(self._plans)
        self._plans[index] = plan


@cache
def _is_simple(form: Form) -> bool:
    """Whether there are plans for calls of a form."""
    opcode, geometry = form.line.opcode, form.spelling("geom")
    if geometry not in _AXES:
        return False
    if opcode == "tex":
        return not any(form.has(word) for word in ("level", "grad"))
    return opcode in ("suld", "sust", "sured") and not (opcode == "sust" and form.has("p"))


# ------------------------------------------------------------------------------------------------------------- textures


def _plan_texture(plan: TexturePlan, texture: Texture, call: HostCall) -> bool:
    form, other = call.form, int(call.values[1][0])
    geometry, kind = form.spelling("geom"), texture.format
    sampler: object = texture.sampler if other == 0 else find(call, other).resource
    if isinstance(sampler, Texture):
        sampler = sampler.sampler
    if texture.geometry != geometry or texture.mipmapped or not isinstance(sampler, Sampler):
        return False
    if kind.decode is not None or kind.packed or kind.numbers not in _KINDS:
        return False
    if len(call.values) != 2 + COORDINATES_USED[geometry]:
        return False  # offsets
    settings = effective(texture, sampler)
    array, extent = texture.levels[0].array, texture.levels[0].extent
    if max(extent) >= _WIDE or AddressMode.CLAMP_OGL in settings.address or not _is_aligned(array):
        return False
    linear = settings.filter is Filter.LINEAR
    if form.spelling("ctype") == "s32":
        plan.lookup = Lookup.TEXEL
    else:
        plan.lookup = Lookup.LINEAR if linear else Lookup.NEAREST
        if linear and geometry == "3d":
            return False
    plan.sampler = other
    _tell_axes(plan, array, extent, texture.layers, geometry)
    plan.modes[:] = settings.address
    plan.normalized = int(bool(settings.normalized))
    plan.kind, plan.bits, plan.is_signed = _KINDS[kind.numbers], kind.bits, int(array.dtype.kind == "i")
    plan.channels = kind.channels
    border = kind.border(settings.border)
    plan.border[:] = [int(code) & 0xFFFFFFFF for code in border]
    plan.border_bits[:] = point_value(border[None], kind.numbers)[0].tolist()
    return True


def _tell_axes(
    plan: TexturePlan, array: npt.NDArray[Any], extent: tuple[int, int, int], layers: int, geometry: str
) -> None:
    plan.base = array.ctypes.data
    layer, z, y, x = array.strides[:4]
    plan.strides[:] = (x, y, z, layer)
    plan.extent[:] = (*extent, layers)
    plan.axes, plan.layered = _AXES[geometry], int(geometry.startswith("a"))


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
    if any(number % (size * count) for number in (array.ctypes.data, *array.strides[:3])) or array.shape[3] >= 1 << 31:
        return False
    plan.lookup = Lookup.SURFACE
    _tell_axes(plan, array, surface.extent, surface.layers, surface.geometry)
    plan.size, plan.count, plan.scale, plan.row = size, count, 1, array.shape[3]
    plan.edge = next(Edge[modifier.upper()] for modifier in form.modifiers if modifier.upper() in Edge.__members__)
    if opcode == "sured":
        return _plan_update(plan, surface, form)
    return True


def _plan_update(plan: TexturePlan, surface: Surface, form: Form) -> bool:
    """Texels of `.p` are one number of the access's size."""
    plan.update = next(Update[word.upper()] for word in form.modifiers if word.upper() in Update.__members__)
    plan.is_signed = int(form.type.is_signed)
    if form.has("p"):
        plan.scale, plan.is_signed = surface.format.texel_bytes, int(surface.format.signed)
        integers = surface.format.dtype.kind in "iu"
        return integers and surface.format.dtype.itemsize == surface.format.texel_bytes == plan.size
    return True
