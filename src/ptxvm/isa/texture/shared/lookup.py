"""What texture lookups share: coordinates by geometry, and the rules about them."""

from collections.abc import Sequence

from ptxvm.isa.definition import Form
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Given, Opaque, VectorOf, Writing
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import S32

# Elements that a vector of coordinates, of offsets and of derivatives has at least; longer ones are taken as well.
_COORDINATES = {"1d": 1, "2d": 2, "a1d": 2}
_OFFSETS = {"1d": 1, "a1d": 1, "3d": 4}
# Derivatives of coordinates on cubes are not counted by ptxas.
_DERIVATIVES = {"1d": 1, "a1d": 1, "2d": 2, "a2d": 2, "3d": 4}
_LAYERED = ("a1d", "a2d", "acube")
_CUBES = ("cube", "acube")
_MULTISAMPLED = ("2dms", "a2dms")


def geometry(form: Form) -> str:
    return form.spelling("geom")


def coordinate_count(form: Form) -> int:
    return _COORDINATES.get(geometry(form), 4)


def vector_length(form: Form) -> int:
    """The length that `.v2` or `.v4` says; 0 for a scalar."""
    return int((form.spelling("vec") or "v0")[1:])


def _first_coordinate(form: Form) -> str:
    """The layer stands before the coordinates and is an integer."""
    return "u32" if geometry(form) in _LAYERED else ""


TEXTURE, SAMPLER = Opaque("texref"), Opaque("samplerref")
TEXELS = VectorOf(lambda form: form.spelling("dtype"), vector_length)
COORDINATES = VectorOf(lambda form: form.spelling("ctype"), coordinate_count, longer=True, leading=_first_coordinate)
OFFSETS = VectorOf(S32, lambda form: _OFFSETS.get(geometry(form), 2), longer=True)
DERIVATIVES = VectorOf("f32", lambda form: _DERIVATIVES.get(geometry(form), 1), longer=True, strict=True)
LEVEL = VectorOf(lambda form: form.spelling("ctype"), lambda form: 0, scalar=True)


@rule(
    code="PTX107",
    accepted="tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}];",
    rejected="tex.cube.v4.f32.s32 {%f1, %f2, %f3, %f4}, [tx, {%s1, %s2, %s3, %s4}];",
)
def coordinate_type(use: Use) -> str | None:
    """Cube maps have coordinates of type `.f32`, textures with several samples of type `.s32`."""
    geom, ctype = geometry(use.form), use.form.spelling("ctype")
    needed = "f32" if geom in _CUBES else "s32" if geom in _MULTISAMPLED else ctype
    return None if ctype == needed else f".{geom} has coordinates of type .{needed}"


@rule(
    code="PTX205",
    accepted="tex.1d.v2.f16x2.s32 {%r1, %r2}, [tx, {%s1}];",
    rejected="tex.1d.v2.f32.s32 {%f1, %f2}, [tx, {%s1}];",
)
def texel_count(use: Use) -> str | None:
    """A texel is two numbers of type `.f16x2` or four of another type."""
    needed = 2 if use.form.spelling("dtype") == "f16x2" else 4
    return None if vector_length(use.form) == needed else f"a texel of this type is a vector of {needed}: .v{needed}"


@rule(
    code="PTX215",
    accepted="tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}], {%s1, %s2};",
    rejected="tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6, %f7, %f8}], {%s1, %s2};",
)
def offset_geometry(use: Use) -> str | None:
    """Cube maps have no offsets (a single number in their place is not looked at)."""
    offsets = use.operand("e")
    is_wrong = geometry(use.form) in _CUBES and offsets is not None and offsets.kind is OperandKind.VECTOR
    return f".{geometry(use.form)} takes no offsets" if is_wrong else None


@rule(
    code="PTX215",
    accepted="tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}], %f7;",
    rejected="tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6, %f7, %f8}], %f7;",
)
def comparison_geometry(use: Use) -> str | None:
    """Textures with three dimensions or several samples have no depth to compare with, nor have integer coordinates."""
    offsets = use.operand("e")
    if geometry(use.form) == "3d" and offsets is not None and offsets.declared == "b32":
        return "an untyped register here counts as a depth to compare with, which .3d does not take"
    if use.operand("f") is None:
        return None
    if use.form.spelling("ctype") != "f32":
        return "a lookup at integer coordinates takes no depth to compare with"
    is_wrong = geometry(use.form) in ("3d", *_MULTISAMPLED)
    return f".{geometry(use.form)} takes no depth to compare with" if is_wrong else None


@rule(
    code="PTX215",
    accepted="tex.grad.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}], {%f1, %f2}, {%f3, %f4};",
    rejected="tex.grad.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}], {%f1, %f2}, {%f3, %f4, %f5, %f6};",
)
def derivative_count(use: Use) -> str | None:
    """There are as many derivatives as coordinates, without the layer; with three coordinates a fourth one fills up."""
    needed = _DERIVATIVES.get(geometry(use.form))
    for name in ("dpdx", "dpdy"):
        vector = use.operand(name)
        if needed is not None and vector is not None and len(vector.elements) not in (0, needed):
            return f".{geometry(use.form)} has {needed} derivatives, `{name}` has {len(vector.elements)}"
    return None


@rule(
    code="PTX215",
    accepted="tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6, %f7, %f8}];",
    rejected="tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, %d4, {%f5, %f6, %f7, %f8}];",
)
def sampler_by_mode(use: Use) -> str | None:
    """Without `texmode_independent` a texture comes with its sampler; a second one is taken by simple lookups only.

    With it every lookup names a sampler.
    """
    form = use.form
    place = use.operand("a")
    if place is None:
        return None
    *references, _ = place.elements
    if use.has_samplers:
        return _independent_misuse(use, references)
    if len(references) == 1:
        return None
    has_offset, has_depth = use.operand("e") is not None, use.operand("f") is not None
    geom = geometry(form)
    if form.has("level"):
        is_taken = geom != "3d" and has_depth >= has_offset
    elif form.has("grad"):
        is_taken = geom in ("1d", "2d") and not has_depth
    else:
        is_taken = geom not in _CUBES
    return None if is_taken else "the texture comes with its sampler here; leave the other one out"


def _independent_misuse(use: Use, references: Sequence[Given]) -> str | None:
    if len(references) == 1:
        return "with `texmode_independent` a lookup names a sampler"
    if use.version < (4, 3) and any(reference.is_register for reference in references):
        return "with `texmode_independent` handles in registers need PTX 4.3 or later"
    return None


_LATER_OPERAND = Writing(since=ptx(4, 3))
LOOKUP_WRITING = {"d": Writing(pair_since=ptx(7, 1) & sm(60)), "e": _LATER_OPERAND, "f": _LATER_OPERAND}
LOOKUP_NEEDS = {".f16x2": sm(53)}
QUERIES_NEED = {".array_size": ptx(4, 1), ".memory_layout": ptx(4, 2)}
"""Of textures and surfaces alike."""
LOOKUP_RULES = [
    coordinate_type,
    texel_count,
    offset_geometry,
    comparison_geometry,
    derivative_count,
    sampler_by_mode,
]
