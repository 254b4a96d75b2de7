"""What texture lookups share: coordinates by geometry, and the rules about them."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Opaque, VectorOf
from ptxvm.isa.rules.rule import Use, rule

# Elements that a vector of coordinates, of offsets and of derivatives has at least; longer ones are taken as well.
_COORDINATES = {"1d": 1, "2d": 2, "a1d": 2}
_OFFSETS = {"1d": 1, "a1d": 1, "3d": 4}
_DERIVATIVES = {"1d": 1, "a1d": 1, "2d": 2, "a2d": 2}
_LAYERED = ("a1d", "a2d", "acube")
_CUBES = ("cube", "acube")
_MULTISAMPLED = ("2dms", "a2dms")


def geometry(form: Form) -> str:
    return form.tokens["geom"]


def coordinate_count(form: Form) -> int:
    return _COORDINATES.get(geometry(form), 4)


def vector_length(form: Form) -> int:
    """The length that `.v2` or `.v4` says; 0 for a scalar."""
    return int(form.tokens.get("vec", "v0")[1:])


def _first_coordinate(form: Form) -> str:
    """The layer stands before the coordinates and is an integer."""
    return "u32" if geometry(form) in _LAYERED else ""


TEXTURE, SAMPLER = Opaque("texref"), Opaque("samplerref")
TEXELS = VectorOf(lambda form: form.spelling("dtype"), vector_length)
COORDINATES = VectorOf(lambda form: form.spelling("ctype"), coordinate_count, longer=True, leading=_first_coordinate)
OFFSETS = VectorOf("s32", lambda form: _OFFSETS.get(geometry(form), 2), longer=True)
DERIVATIVES = VectorOf("f32", lambda form: _DERIVATIVES.get(geometry(form), 4), longer=True)


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
    """Cube maps have no offsets."""
    is_wrong = geometry(use.form) in _CUBES and use.operand("e") is not None
    return f".{geometry(use.form)} takes no offsets" if is_wrong else None


@rule(
    code="PTX215",
    accepted="tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6}], %f7;",
    rejected="tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f5, %f6, %f7, %f8}], %f7;",
)
def comparison_geometry(use: Use) -> str | None:
    """Textures with three dimensions or several samples have no depth to compare with."""
    is_wrong = geometry(use.form) in ("3d", *_MULTISAMPLED) and use.operand("f") is not None
    return f".{geometry(use.form)} takes no depth to compare with" if is_wrong else None


LOOKUP_RULES = [coordinate_type, texel_count, offset_geometry, comparison_geometry]
