"""What texture instructions ask of the host, and the registers that texels become."""

from __future__ import annotations

from typing import Any

from ptxvm.isa.definition import Form
from ptxvm.isa.texture.shared.lookup import geometry
from ptxvm.isa.warp import Warp
from ptxvm.lanes import F16, F16X2, F32, PRED, S32, U32, U64, Lanes, const, pack

COORDINATES_USED = {"1d": 1, "2d": 2, "3d": 3, "a1d": 2, "a2d": 3, "cube": 3, "acube": 4, "2dms": 3, "a2dms": 4}
"""Of a vector of coordinates; further elements fill it up."""
_AXES = {"1d": 1, "a1d": 1, "3d": 3}
_CUBES = ("cube", "acube")


def look_up(
    warp: Warp,
    form: Form,
    name: str,
    place: tuple[Any, ...],
    offsets: Any,
    *others: Any,
) -> tuple[tuple[Lanes, ...], Lanes]:
    """The texels, and that they are resident. `place`: texture, perhaps a sampler, and coordinates; `others`: a level,
    or gradients."""
    geom, (texture, *sampler, coordinates) = geometry(form), place
    words = [warp.generic(texture), warp.generic(sampler[0]) if sampler else const(U64, 0)]
    words += coordinates_of(coordinates, COORDINATES_USED[geom])
    axes = 3 if geom in _CUBES else _AXES.get(geom, 2)
    if isinstance(offsets, tuple) and geom not in _CUBES:  # ptxas passes over a single number without braces
        words += offsets[:axes]
    for other in others:
        given = elements(other)[:axes]
        # Of derivatives on cubes there may be fewer: nobody counts them.
        missing = axes - len(given) if form.has("grad") else 0
        words += [*given, *[const(F32, 0)] * missing]
    return texels(form, warp.call_host(name, *words, results=(U32,) * 4)), const(PRED, 1)


def elements(value: Any) -> list[Lanes]:
    """Of a vector, which for one element may be written without braces."""
    return list(value) if isinstance(value, tuple) else [value]


def coordinates_of(value: Any, count: int) -> list[Lanes]:
    """The first `count` coordinates. ptxas takes a register without braces for any number of them: the others are 0."""
    given = elements(value)[:count]
    return given + [const(given[0].type, 0)] * (count - len(given))


def texels(form: Form, bits: tuple[Lanes, ...]) -> tuple[Lanes, ...]:
    """The bits of a lookup as the instruction's type; halves are rounded to nearest even."""
    match form.spelling("dtype"):
        case "u32":
            return bits
        case "s32":
            return tuple(word.bits(S32) for word in bits)
        case "f32":
            return tuple(word.bits(F32) for word in bits)
    halves = [word.bits(F32).to(F16) for word in bits]
    if form.spelling("dtype") == "f16":
        return tuple(halves)
    return pack(F16X2, halves[0], halves[1]), pack(F16X2, halves[2], halves[3])
