"""What loads from and stores to surfaces share."""

from __future__ import annotations

from typing import Any

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Opaque, VectorOf
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.texture.shared.calls import coordinates_of
from ptxvm.isa.warp import Warp
from ptxvm.lanes import S32, Lanes, Type

# Elements that a vector of coordinates has at least; longer ones are taken as well.
_COORDINATES = {"1d": 1, "2d": 2, "a1d": 2}


_USED = {"1d": 1, "2d": 2, "3d": 3, "a1d": 2, "a2d": 3}


def _coordinate_count(form: Form) -> int:
    return _COORDINATES.get(form.spelling("geom"), 4)


SURFACE = Opaque("surfref")
POSITION = VectorOf(S32, _coordinate_count, longer=True)


def vector_length(form: Form) -> int:
    """The length that `.v2` or `.v4` says; 0 for a scalar."""
    return int((form.spelling("vec") or "v0")[1:])


STORED = VectorOf(lambda form: form.spelling("type"), vector_length, scalar=True)


@rule(
    code="PTX205",
    accepted="suld.b.1d.v2.b64.trap {%d1, %d2}, [sf, {%s1}];",
    rejected="suld.b.1d.v4.b64.trap {%d1, %d2, %d3, %d4}, [sf, {%s1}];",
)
def surface_access_size(use: Use) -> str | None:
    """An access to a surface moves at most 128 bits."""
    form = use.form
    bits = form.type.bits * int((form.spelling("vec") or "v1")[1:])
    return f"one access moves at most 128 bits here, not {bits}" if bits > 128 else None


def access(
    warp: Warp, form: Form, name: str, place: tuple[Any, ...], *values: Lanes, results: tuple[Type, ...] = ()
) -> tuple[Lanes, ...]:
    """One call of a host function for an access to a surface. `place`: the surface and coordinates."""
    surface, position = place
    coordinates = coordinates_of(position, _USED[form.spelling("geom")])
    return warp.call_host(name, warp.generic(surface), *coordinates, *values, results=results)
