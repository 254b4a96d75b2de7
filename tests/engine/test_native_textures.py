"""Lookups and surface accesses in native code have the bits of the model, for all formats and settings it does."""

import numpy as np
import pytest
from tests.machine.texture.making import options

import ptxvm
from ptxvm.engine.jit.host.texture_plans import NativeTextures

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
    tex.{geometry}.v4.u32.{ctype} {{%r0, %r1, %r2, %r3}}, [%d3, {{{coordinates}}}];
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
}
SHAPES = {"1d": (13,), "2d": (7, 13), "3d": (3, 7, 13), "a1d": (5, 13), "a2d": (5, 7, 13)}
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
]
COUNT = 500


def random_texels(rng, shape, dtype):
    if np.dtype(dtype).kind == "f":
        wide = rng.normal(size=shape) * 2.0 ** rng.integers(-12, 12, shape)
        return np.where(rng.random(shape) < 0.02, rng.choice([0.0, -0.0, 1e-41, 6e-8], shape), wide).astype(dtype)
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)


def random_places(rng, geometry, scale, *, integer):
    extent = np.array([*SHAPES[geometry][::-1], 1, 1][:3])
    if geometry.startswith("a"):
        extent = np.array([*SHAPES[geometry][:0:-1], 1, 1][:3])
    found = np.zeros((COUNT, 4), np.float32)
    found[:, 1:] = rng.uniform(-0.5, 1.5, (COUNT, 3)) * (1 if scale else extent)
    if not scale:  # borders of texels and of weights
        found[: COUNT // 2, 1:] = np.round(found[: COUNT // 2, 1:] * 512) / 512
    if integer:
        found[:, 1:] = rng.integers(-3, 16, (COUNT, 3)).astype(np.int32).view(np.float32)
    found[:5, 1:] = np.array([0, -0.0, np.nan, np.inf, -np.inf], np.float32)[:, None]
    found[:, 0] = rng.integers(-2, 8, COUNT).astype(np.int32).view(np.float32)
    return found


def launch(text, arguments, engine):
    out = np.zeros((COUNT, 4), np.uint32)
    ptxvm.load(text).kernels["k"].launch(-(-COUNT // 64), 64, out, *arguments, COUNT, engine=engine, workers=1)
    return out


@pytest.fixture
def learnt(monkeypatch):
    """What native code has learnt to do, call by call."""
    found = []
    learn = NativeTextures.learn
    monkeypatch.setattr(NativeTextures, "learn", lambda *given: found.append(learn(*given)) or found[-1])
    return found


def cases():
    pairs = [(geometry, ctype) for geometry in COORDINATES for ctype in ("f32", "s32")]
    for number, (geometry, ctype) in enumerate(pairs):
        yield pytest.param(number, geometry, ctype, id=f"{geometry}-{ctype}")


@pytest.mark.parametrize("number, geometry, ctype", list(cases()))
def test_lookups(number, geometry, ctype, learnt):
    rng = np.random.default_rng(number)
    coordinates = COORDINATES[geometry]
    if ctype == "s32":
        coordinates = coordinates.replace("%f1", "%r5").replace("%f2", "%r6").replace("%f3", "%r7")
    text = TEXTURE.format(geometry=geometry, ctype=ctype, coordinates=coordinates)
    for place, (dtype, read) in enumerate(FORMATS):
        for settings in SETTINGS[place % 2 :: 2] if ctype == "f32" else SETTINGS[3:4]:
            if settings.get("filter") == "linear" and read == "element" and np.dtype(dtype).kind in "iu":
                continue
            channels = (1, 2, 4)[(place + number) % 3]
            array = random_texels(rng, SHAPES[geometry] + ((channels,) if channels > 1 else ()), dtype)
            texture = ptxvm.Texture(array, channels=channels, read=read, **options(geometry), **settings)
            places = random_places(rng, geometry, settings.get("normalized", False), integer=ctype == "s32")
            learnt.clear()
            model, native = (launch(text, (places, texture), engine) for engine in ("interpret", "jit"))
            wrong = np.flatnonzero((model != native).any(axis=1))
            told = [(places[one], model[one], native[one]) for one in wrong[:3]]
            assert not len(wrong), (dtype, read, channels, settings, told)
            volume = geometry == "3d" and settings.get("filter") == "linear" and ctype == "f32"
            assert any(learnt) is not volume


def test_infinities_are_left_to_python(learnt):
    array = np.array([[np.inf, 1, np.nan, 2]], np.float32)
    text = TEXTURE.format(geometry="2d", ctype="f32", coordinates=COORDINATES["2d"])
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
