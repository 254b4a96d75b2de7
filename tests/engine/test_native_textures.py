"""Lookups and surface accesses in native code have the bits of the model, for all formats and settings it does."""

import numpy as np
import pytest
from tests.machine.texture.making import options

import ptxvm
from ptxvm.engine.jit.host.texture_plans import NativeTextures, _is_aligned

TEXTURE = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 t, .param .u32 count) {{
    .reg .b64 %d<8>; .reg .f32 %f<8>; .reg .b32 %r<8>; .reg .pred %p;
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
    ld.param.u32 %r1, [count]; setp.ge.u32 %p, %r0, %r1; @%p bra end;
    mul.wide.u32 %d0, %r0, 16; ld.param.u64 %d1, [out]; add.u64 %d1, %d1, %d0;
    ld.param.u64 %d2, [in]; add.u64 %d2, %d2, %d0; ld.param.u64 %d3, [t];
    ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%d2];
    mov.b32 %r4, %f0; mov.b32 %r5, %f1; mov.b32 %r6, %f2; mov.b32 %r7, %f3;
    {opcode}.{geometry}.v4.u32.{ctype} {{%r0, %r1, %r2, %r3}}, [%d3, {{{coordinates}}}]{more};
    st.global.v4.b32 [%d1], {{%r0, %r1, %r2, %r3}};
    end: ret;
}}
"""
COORDINATES = {
    "1d": "%f1",
    "2d": "%f1, %f2",
    "3d": "%f1, %f2, %f3, %f3",
    "a1d": "%r4, %f1",
    "a2d": "%r4, %f1, %f2, %f3",
    "cube": "%f1, %f2, %f3, %f3",
    "acube": "%r4, %f1, %f2, %f3",
}
LEVELS = {
    "1d": ("%f1", "%f2"),
    "2d": ("%f1, %f2", "%f3"),
    "3d": ("%f1, %f2, %f3, %f3", "%f0"),
    "a1d": ("%r4, %f1", "%f2"),
    "a2d": ("%r4, %f1, %f2, %f3", "%f3"),
    "cube": ("%f1, %f2, %f3, %f3", "%f0"),
    "acube": ("%r4, %f1, %f2, %f3", "%f3"),
}
"""Coordinates, and the level of detail."""
SHAPES = {
    "1d": (13,),
    "2d": (7, 13),
    "3d": (3, 7, 13),
    "a1d": (5, 13),
    "a2d": (5, 7, 13),
    "cube": (6, 9, 9),
    "acube": (12, 9, 9),
}
SETTINGS = (
    {},
    {"filter": "linear"},
    {"filter": "linear", "address": "wrap", "normalized": True},
    {"address": ("mirror", "wrap", "border"), "normalized": True},
    {"filter": "linear", "address": ("border", "mirror", "clamp"), "normalized": True, "border": (0.3, -2, 1e30, 7)},
    {"filter": "linear", "address": "border", "border": (0.7, 0.1, 0.2, 0.9)},
    {"address": "border", "border": (0.5, 1, 2, 3)},
)
FORMATS = [
    (np.float32, "element"),
    (np.float16, "element"),
    (np.uint8, "normalized"),
    (np.uint16, "normalized"),
    (np.int8, "normalized"),
    (np.int16, "normalized"),
    (np.uint8, "element"),
    (np.int16, "element"),
    (np.uint32, "element"),
    (np.uint8, "srgb"),
]
COUNT = 500


def random_texels(rng, shape, dtype):
    if np.dtype(dtype).kind == "f":
        wide = rng.normal(size=shape) * 2.0 ** rng.integers(-12, 12, shape)
        return np.where(rng.random(shape) < 0.02, rng.choice([0.0, -0.0, 1e-41, 6e-8], shape), wide).astype(dtype)
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)


def random_places(rng, geometry, scale, *, integer, count=COUNT):
    extent = np.array([*SHAPES[geometry][::-1], 1, 1][:3])
    if geometry.startswith("a"):
        extent = np.array([*SHAPES[geometry][:0:-1], 1, 1][:3])
    found = np.zeros((count, 4), np.float32)
    found[:, 1:] = rng.uniform(-0.5, 1.5, (count, 3)) * (1 if scale else extent)
    if not scale:  # borders of texels and of weights
        found[: count // 2, 1:] = np.round(found[: count // 2, 1:] * 512) / 512
    if geometry.endswith("cube"):  # edges of cubes
        found[:, 1:] = rng.uniform(-1, 1, (count, 3)) * rng.choice([1, 1e-30, 1e30], (count, 1))
        found[: count // 2, 1:] = rng.choice([-1, -0.5, -0.0, 0, 0.5, 1, np.nan, np.inf], (count // 2, 3))
    if integer:
        found[:, 1:] = rng.integers(-3, 16, (count, 3)).astype(np.int32).view(np.float32)
    found[:5, 1:] = np.array([0, -0.0, np.nan, np.inf, -np.inf], np.float32)[:, None]
    found[:, 0] = rng.integers(-2, 8, count).astype(np.int32).view(np.float32)
    return found


def launch(text, arguments, engine):
    count = len(arguments[0])
    out = np.zeros((count, 4), np.uint32)
    ptxvm.load(text).kernels["k"].launch(-(-count // 64), 64, out, *arguments, count, engine=engine, workers=1)
    return out


def kernel(geometry, ctype, coordinates, level="", offsets="", opcode="tex"):
    """One that looks up a texel for each of its inputs."""
    words = {"coordinates": coordinates, "more": "".join(f", {one}" for one in (level, offsets) if one)}
    if ctype == "s32":
        words = {key: text.replace("%f", "%r").replace("%r3", "%r7") for key, text in words.items()}
        for number in range(3):
            words = {key: text.replace(f"%r{number}", f"%r{number + 4}") for key, text in words.items()}
    return TEXTURE.format(geometry=geometry, ctype=ctype, opcode=opcode + ".level" * bool(level), **words)


def compare(text, texture, places, learnt):
    """Both engines find the same, the compiled one without Python's help."""
    learnt.clear()
    model, native = (launch(text, (places, texture), engine) for engine in ("interpret", "jit"))
    wrong = np.flatnonzero((model != native).any(axis=1))
    assert not len(wrong), [(places[one], model[one], native[one]) for one in wrong[:3]]
    assert any(learnt)


@pytest.fixture
def learnt(monkeypatch):
    """What native code has learnt to do, call by call."""
    found = []
    learn = NativeTextures.learn
    monkeypatch.setattr(NativeTextures, "learn", lambda *given: found.append(learn(*given)) or found[-1])
    return found


def cases():
    pairs = [(one, ctype) for one in COORDINATES for ctype in ("f32", "s32") if ctype == "f32" or "cube" not in one]
    for number, (geometry, ctype) in enumerate(pairs):
        yield pytest.param(number, geometry, ctype, id=f"{geometry}-{ctype}")


def textures(geometry, number, choices, **settings):
    """Textures of every format with some of the settings, and whether coordinates are normalized."""
    rng = np.random.default_rng(number)
    for place, (dtype, read) in enumerate(FORMATS):
        for chosen in choices[place % 2 :: 2]:
            filters = "linear" in (chosen.get("filter"), chosen.get("mip_filter"))
            if filters and read == "element" and np.dtype(dtype).kind in "iu":
                continue
            channels = (1, 2, 4)[(place + number) % 3]
            given = {**options(geometry), **settings, **chosen, "channels": channels, "read": read}
            if read == "srgb":
                given |= {"read": "normalized", "srgb": True}
            if geometry.endswith("cube"):
                given["normalized"] = True
            first, *smaller = (
                random_texels(rng, shape + ((channels,) if channels > 1 else ()), dtype)
                for shape in shapes(geometry, levels="mip_filter" in chosen)
            )
            made = ptxvm.Texture(first, **given, **({"mipmaps": smaller} if smaller else {}))
            yield made, rng, given.get("normalized", False)


def shapes(geometry, *, levels):
    """Those of the levels of a texture."""
    whole = SHAPES[geometry]
    kept = int(geometry.startswith("a") or geometry == "cube")
    steps = range(4) if levels else range(1)
    return [(*whole[:kept], *(max(1, size >> step) for size in whole[kept:])) for step in steps]


@pytest.mark.parametrize("number, geometry, ctype", list(cases()))
def test_lookups(number, geometry, ctype, learnt):
    text, integer = kernel(geometry, ctype, COORDINATES[geometry]), ctype == "s32"
    for texture, rng, scale in textures(geometry, number, SETTINGS[3:4] * 2 if integer else SETTINGS):
        compare(text, texture, random_places(rng, geometry, scale, integer=integer), learnt)


MIPMAP_SETTINGS = (
    {"mip_filter": "point"},
    {"filter": "linear", "mip_filter": "linear", "address": ("border", "mirror", "clamp"), "border": (0.3, -2, 1, 7)},
    {"filter": "linear", "mip_filter": "point", "level_bias": -0.7, "level_clamp": (0.5, 1.75)},
    {"mip_filter": "linear", "level_bias": 0.3},
    {"filter": "linear", "mip_filter": "linear", "address": "wrap"},
)


@pytest.mark.parametrize("geometry", LEVELS)
@pytest.mark.parametrize("ctype", ["f32", "s32"])
def test_levels_of_detail(geometry, ctype, learnt):
    integer, (coordinates, level) = ctype == "s32", LEVELS[geometry]
    if integer and geometry.endswith("cube"):
        return
    text = kernel(geometry, ctype, coordinates, level)
    choices = MIPMAP_SETTINGS[:1] * 2 if integer else MIPMAP_SETTINGS
    for texture, rng, scale in textures(geometry, len(geometry), choices, normalized=True):
        places = random_places(rng, geometry, scale, integer=integer)
        if level == "%f0" and not integer:
            places[:, 0] = rng.choice([0, 0.25, 1, 1.498, 2.7, -1, 9, np.nan, np.inf], len(places))
        compare(text, texture, places, learnt)


def test_without_a_level_the_largest_is_read(learnt):
    for texture, rng, scale in textures("2d", 1, MIPMAP_SETTINGS, normalized=True):
        places = random_places(rng, "2d", scale, integer=False)
        compare(kernel("2d", "f32", COORDINATES["2d"]), texture, places, learnt)


def test_levels_of_textures_with_one_do_not_count(learnt):
    texture = ptxvm.Texture(random_texels(np.random.default_rng(0), SHAPES["2d"], np.float32), filter="linear")
    places = random_places(np.random.default_rng(1), "2d", False, integer=False)
    compare(kernel("2d", "f32", *LEVELS["2d"]), texture, places, learnt)


OFFSETS = {"1d": "{%r4}", "2d": "{%r4, -3}", "3d": "{%r4, 5, %r4, 0}", "a1d": "{%r4}", "a2d": "{-8, %r4}"}
"""By a number of each lane, of which four bits count."""


@pytest.mark.parametrize("geometry", OFFSETS)
@pytest.mark.parametrize("ctype", ["f32", "s32"])
def test_offsets(geometry, ctype, learnt):
    integer = ctype == "s32"
    plain = kernel(geometry, ctype, COORDINATES[geometry], offsets=OFFSETS[geometry])
    levels = kernel(geometry, ctype, *LEVELS[geometry], offsets=OFFSETS[geometry])
    for text, choices, given in ((plain, SETTINGS, {}), (levels, MIPMAP_SETTINGS, {"normalized": True})):
        some = choices[:1] * 2 if integer else choices
        for texture, rng, scale in textures(geometry, len(geometry), some, **given):
            places = random_places(rng, geometry, scale, integer=integer)
            places[:, 0] = rng.integers(-20, 20, len(places)).astype(np.int32).view(np.float32)
            compare(text, texture, places, learnt)


@pytest.mark.parametrize("geometry, component", [("2d", "g"), ("2d", "r"), ("a2d", "a"), ("cube", "r"), ("acube", "b")])
def test_gathers(geometry, component, learnt):
    offsets = OFFSETS.get(geometry, "") if component in "ga" else ""
    text = kernel(geometry, "f32", COORDINATES[geometry], offsets=offsets, opcode=f"tld4.{component}")
    for texture, rng, scale in textures(geometry, ord(component), SETTINGS):
        places = random_places(rng, geometry, scale, integer=False)
        places[:, 0] = rng.integers(-40, 40, len(places)).astype(np.int32).view(np.float32)
        compare(text, texture, places, learnt)


def test_gathers_of_special_texels(learnt):
    """Halves of every exponent, every signed byte, and floats around the smallest and the largest."""
    text = kernel("2d", "f32", COORDINATES["2d"], opcode="tld4.r")
    halves = np.arange(0, 1 << 16, 0x101, np.uint16).view(np.float16).reshape(16, 16)
    signed = np.arange(-128, 128).astype(np.int8).reshape(16, 16)
    floats = np.array([0, 1, 0x7FFFFF, 0x800000, 0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00000], np.uint32)
    bits = np.stack([floats, floats | 1 << 31])
    for array, read in ((halves, "element"), (signed, "normalized"), (bits.view(np.float32), "element")):
        y, x = np.indices(array.shape).astype(np.float32)
        places = np.stack([x, x, y, y], axis=-1).reshape(-1, 4)
        compare(text, ptxvm.Texture(array, read=read), places, learnt)


@pytest.mark.slow
@pytest.mark.parametrize("geometry", ["3d", "cube", "acube", "2d"])
def test_hundred_thousand_lookups(geometry, learnt):
    """Of each kind, split among formats and settings."""
    for level in ("", LEVELS[geometry][1]):
        text = kernel(geometry, "f32", LEVELS[geometry][0] if level else COORDINATES[geometry], level)
        made = list(
            textures(geometry, 3, MIPMAP_SETTINGS if level else SETTINGS, **({"normalized": True} if level else {}))
        )
        for texture, rng, scale in made:
            count = 100_000 // len(made) + 1
            compare(text, texture, random_places(rng, geometry, scale, integer=False, count=count), learnt)


MANY = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 handles) {{
    .reg .b64 %d<8>; .reg .f32 %f<8>; .reg .b32 %r<8>; .reg .pred %p;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [handles]; mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3; mov.u32 %r2, 0; mov.f32 %f0, 0f00000000;
    next:
    mul.wide.u32 %d4, %r2, 8; add.u64 %d4, %d2, %d4; ld.global.u64 %d5, [%d4];
    {places}
    add.u32 %r2, %r2, 1; setp.lt.u32 %p, %r2, {textures}; @%p bra next;
    st.global.f32 [%d1], %f0;
    ret;
}}
"""


def test_every_place_has_a_plan_for_every_texture(learnt):
    """Two plans that are looked for at the same place do not drive each other out."""
    one = "tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%d5, {%r1}]; add.f32 %f0, %f0, %f1;"
    text, row = MANY.format(places=one * 6, textures=12), np.arange(32, dtype=np.float32)
    textures = [ptxvm.Texture(row * number) for number in range(12)]
    out, handles = np.zeros(32, np.float32), np.array([each.handle for each in textures], np.uint64)
    ptxvm.load(text).kernels["k"].launch(1, 32, out, handles, engine="jit", workers=1)
    assert (out == row * 6 * sum(range(12))).all()
    assert learnt == [True] * (6 * 12)


SEVERAL = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 handles) {
    .reg .b64 %d<8>; .reg .f32 %f<8>; .reg .b32 %r<8>;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [handles]; mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 16;
    add.u64 %d1, %d1, %d3; mul.wide.u32 %d4, %r1, 8; add.u64 %d2, %d2, %d4; ld.global.u64 %d5, [%d2];
    cvt.rn.f32.u32 %f0, %r1; mul.f32 %f0, %f0, 0f3CA00000; mov.b32 %f1, 0f3F000000;
    tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%d5, {%f0, %f1}];
    st.global.v4.f32 [%d1], {%f2, %f3, %f4, %f5};
    ret;
}
"""


def test_lanes_may_name_several_textures(learnt):
    """Of other sizes, formats and settings, one of them without a plan."""
    rng = np.random.default_rng(0)
    made = [
        ptxvm.Texture(rng.random((8, 16), np.float32), filter="linear", normalized=True),
        ptxvm.Texture(rng.integers(0, 255, (4, 4, 4), np.uint8), channels=4, read="normalized"),
        ptxvm.Texture(rng.random((8, 8, 2)).astype(np.float16), channels=2, address="border", border=(1, 2, 3, 4)),
        ptxvm.Texture(rng.integers(0, 1 << 32, (4, 4), np.uint32), format="10:10:10:2"),
    ]
    for count in (3, 4):
        handles = np.array([made[number].handle for number in rng.integers(0, count, 64)], np.uint64)
        found, program = [], ptxvm.load(SEVERAL)
        for engine in ("interpret", "jit"):
            learnt.clear()
            found.append(np.zeros((64, 4), np.float32))
            program.kernels["k"].launch(1, 64, found[-1], handles, engine=engine, workers=1)
        assert (found[0].view(np.uint32) == found[1].view(np.uint32)).all()
        assert learnt[0] and (len(learnt) == 1) is (count == 3)


def test_infinities_are_left_to_python(learnt):
    array = np.array([[np.inf, 1, np.nan, 2]], np.float32)
    text = kernel("2d", "f32", COORDINATES["2d"])
    places = random_places(np.random.default_rng(0), "2d", False, integer=False) / 2
    texture = ptxvm.Texture(array, filter="linear")
    assert (launch(text, (places, texture), "interpret") == launch(text, (places, texture), "jit")).all()
    assert learnt[0]


SURFACE = """
.version 8.1
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 s, .param .u32 count) {{
    .reg .b64 %d<8>; .reg .b32 %r<8>; .reg .b16 %h<8>; .reg .b64 %w<8>; .reg .pred %p;
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
    ld.param.u32 %r1, [count]; setp.ge.u32 %p, %r0, %r1; @%p bra end;
    mul.wide.u32 %d0, %r0, 16; ld.param.u64 %d1, [out]; add.u64 %d1, %d1, %d0;
    ld.param.u64 %d2, [in]; add.u64 %d2, %d2, %d0; ld.param.u64 %d3, [s];
    ld.global.v4.b32 {{%r0, %r1, %r2, %r3}}, [%d2];
    {body}
    end: ret;
}}
"""
PLACES = {"1d": "%r1", "2d": "%r1, %r2", "3d": "%r1, %r2, %r3, %r3", "a1d": "%r0, %r1", "a2d": "%r0, %r1, %r2, %r3"}
BODIES = {
    "b8": "suld.b.{g}.b8.{e} %h1, [%d3, {{{c}}}]; st.global.b16 [%d1], %h1;",
    "v2.b16": "suld.b.{g}.v2.b16.{e} {{%h1, %h2}}, [%d3, {{{c}}}]; st.global.v2.b16 [%d1], {{%h1, %h2}};",
    "v4.b32": "suld.b.{g}.v4.b32.{e} {{%r4, %r5, %r6, %r7}}, [%d3, {{{c}}}];"
    "st.global.v4.b32 [%d1], {{%r4, %r5, %r6, %r7}};",
    "b64": "suld.b.{g}.b64.{e} %w1, [%d3, {{{c}}}]; st.global.b64 [%d1], %w1;",
    "store b8": "cvt.u16.u32 %h1, %r1; sust.b.{g}.b8.{e} [%d3, {{{c}}}], %h1;",
    "store v2.b32": "sust.b.{g}.v2.b32.{e} [%d3, {{{c}}}], {{%r1, %r2}};",
    "store v2.b64": "mov.b64 %w1, {{%r1, %r2}}; sust.b.{g}.v2.b64.{e} [%d3, {{{c}}}], {{%w1, %w1}};",
}
TYPES = {"add": "u32 u64", "min": "u32 s32 u64 s64", "max": "s32 s64", "and": "b32", "or": "b32"}


def update(operation, type_):
    value = "%w1" if type_.endswith("64") else "%r2"
    return f"sured.b.{operation}.{{g}}.{type_}.{{e}} [%d3, {{{{{{c}}}}}}], {value};"


UPDATES = {f"{one}.{type_}": update(one, type_) for one, types in TYPES.items() for type_ in types.split()}
SIZES = {"b8": 1, "v2.b16": 4, "v4.b32": 16, "b64": 8, "store b8": 1, "store v2.b32": 8, "store v2.b64": 16}


@pytest.mark.parametrize("geometry", PLACES)
@pytest.mark.parametrize("edge", ["clamp", "zero"])
def test_surfaces(geometry, edge, learnt):
    rng = np.random.default_rng(len(geometry))
    for name, body in (BODIES | UPDATES).items():
        if name in UPDATES and geometry.startswith("a"):
            continue
        size = SIZES.get(name, 8 if name.endswith("64") else 4)
        text = SURFACE.format(body="mov.b64 %w1, {%r1, %r2};" + body.format(g=geometry, e=edge, c=PLACES[geometry]))
        array = random_texels(rng, (*SHAPES[geometry], 4), np.uint32)
        places = rng.integers(-3, 16, (COUNT, 4)).astype(np.int32)
        places[:, 1] = rng.integers(-3, 13 * 16 // size + 3, COUNT) * size
        learnt.clear()
        results = []
        for engine in ("interpret", "jit"):
            mine = array.copy()
            surface = ptxvm.Surface(mine, channels=4, layered=options(geometry)["layered"])
            results.append((launch(text, (places, surface), engine).tobytes(), mine.tobytes()))
        assert results[0] == results[1], name
        assert any(learnt)


FORMATTED = (np.float16, np.float32, np.uint8, np.int8, np.uint16, np.int16, np.uint32, np.int32)
# Floats around the least and the greatest halves, infinities and NaN; integers around the limits of channels.
SPECIAL = (
    0,
    0x33000000,
    0x387FFFFF,
    0x38800000,
    0x477FE000,
    0x477FFFFF,
    0x47800000,
    0x7F800000,
    0x7F800001,
    0x7FC12345,
)
SPECIAL += (127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF)
GIVEN = {"": "%r4", ".v2": "{{%r4, %r5}}", ".v4": "{{%r4, %r5, %r6, %r7}}"}
FORMATTED_STORE = "mov.b32 %r4, {v}; mul.lo.u32 %r5, {v}, 0x9E3779B9; not.b32 %r6, {v}; mul.lo.u32 %r7, %r5, %r5;"


@pytest.mark.parametrize("geometry", PLACES)
@pytest.mark.parametrize("edge", ["clamp", "zero"])
def test_formatted_stores(geometry, edge, learnt):
    """Numbers become texels of every format, also where texels have more or fewer channels."""
    rng = np.random.default_rng(len(geometry))
    free = 3 if geometry.startswith("a") else 0
    special = np.array([word & 0xFFFFFFFF for one in SPECIAL for word in (one, -one, one ^ 1 << 31)], np.uint32)
    for number, dtype in enumerate(FORMATTED):
        channels, vector = (1, 2, 4)[number % 3], ("", ".v2", ".v4")[(number // 3 + len(edge)) % 3]
        body = f"{FORMATTED_STORE.format(v=f'%r{free}')} sust.p.{geometry}{vector}.b32.{edge}"
        body = f"{body} [%d3, {{{PLACES[geometry]}}}], {GIVEN[vector].format()};"
        array = random_texels(rng, (*SHAPES[geometry], channels) if channels > 1 else SHAPES[geometry], dtype)
        places = rng.integers(-3, 16, (COUNT, 4)).astype(np.int32)
        values = rng.integers(-(1 << 31), 1 << 31, COUNT).astype(np.int32)
        places[:, free] = np.where(rng.random(COUNT) < 0.7, rng.choice(special, COUNT).view(np.int32), values)
        learnt.clear()
        results = []
        for engine in ("interpret", "jit"):
            mine = array.copy()
            surface = ptxvm.Surface(mine, channels=channels, layered=options(geometry)["layered"])
            launch(SURFACE.format(body=body), (places, surface), engine)
            results.append(mine.tobytes())
        assert results[0] == results[1], (dtype, vector)
        assert results[0] != array.tobytes()
        assert learnt and all(learnt), (dtype, vector)


GRADIENT = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 t, .param .u32 count) {{
    .reg .b64 %d<4>; .reg .f32 %f<12>; .reg .b32 %r<8>; .reg .pred %p;
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
    ld.param.u32 %r1, [count]; setp.ge.u32 %p, %r0, %r1; @%p bra end;
    mul.wide.u32 %d0, %r0, 16; ld.param.u64 %d1, [out]; add.u64 %d1, %d1, %d0;
    mul.wide.u32 %d0, %r0, 48; ld.param.u64 %d2, [in]; add.u64 %d2, %d2, %d0; ld.param.u64 %d3, [t];
    ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%d2]; mov.b32 %r4, %f0;
    ld.global.v4.f32 {{%f4, %f5, %f6, %f7}}, [%d2+16]; ld.global.v4.f32 {{%f8, %f9, %f10, %f11}}, [%d2+32];
    tex.grad.{geometry}.v4.u32.f32 {{%r0, %r1, %r2, %r3}}, [%d3, {{{coordinates}}}], {gradients}{offsets};
    st.global.v4.b32 [%d1], {{%r0, %r1, %r2, %r3}};
    end: ret;
}}
"""


def random_gradients(rng, places):
    """Behind the coordinates: of all sizes, some along one axis or without an end, some whose bits end soon."""
    count = len(places)
    found = rng.normal(size=(count, 8)) * 2.0 ** rng.uniform(-12, 3, (count, 1))
    found *= rng.choice([0, 1, 1, 1], (count, 8))
    found[: count // 4] = np.round(found[: count // 4] * 16) / 16
    special = rng.random((count, 8)) < 0.02
    found = np.where(special, rng.choice([np.inf, -np.inf, np.nan, 3e38, 1e-45, -0.0], (count, 8)), found)
    return np.concatenate([places, found.astype(np.float32)], axis=1)


@pytest.mark.parametrize("geometry", LEVELS)
def test_gradients(geometry, learnt):
    axes = {"1d": 1, "a1d": 1, "2d": 2, "a2d": 2}.get(geometry, 4)
    given = [", ".join(f"%f{first + axis}" for axis in range(axes)) for first in (4, 8)]
    words = {"geometry": geometry, "coordinates": COORDINATES[geometry], "gradients": "{{{}}}, {{{}}}".format(*given)}
    for offsets in {"", OFFSETS.get(geometry, "")}:
        text = GRADIENT.format(**words, offsets=offsets and f", {offsets}")
        for texture, rng, scale in textures(geometry, len(geometry), MIPMAP_SETTINGS, normalized=True):
            places = random_gradients(rng, random_places(rng, geometry, scale, integer=False))
            compare(text, texture, places, learnt)
            assert all(learnt)


@pytest.mark.parametrize(
    ("shape", "strides", "fits"),
    [
        ((1, 1, 2, 3, 4), (0, 0, 48, 16, 4), True),
        ((1, 1, 2, 3, 4), (0, 0, 48, 16, 8), False),  # channels apart
        ((1, 1, 2, 3, 1), (0, 0, 48, 16, 8), True),
        ((1, 1, 2, 3, 4), (0, 0, 50, 16, 4), False),
        ((1, 1, 2, 3, 4), (0, 0, (1 << 31) - 52, 16, 4), True),  # the last element is at 2^31 - 8
        ((1, 1, 2, 3, 4), (0, 0, (1 << 31) - 48, 16, 4), False),
        ((2, 1, 2, 3, 4), (-(1 << 30), 0, 1 << 30, 16, 4), False),
    ],
)
def test_what_native_code_can_reach_by_offsets_of_32_bits(shape, strides, fits):
    """Nothing is read: only where elements would lie counts."""
    cell = np.zeros(64, np.float32)
    found = _is_aligned(np.lib.stride_tricks.as_strided(cell, shape, strides))
    assert found == fits
