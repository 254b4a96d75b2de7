"""Warps whose lanes access neighbours on a surface in their order do it as one row: the bits are those of the model."""

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.host.texture_plans import NativeTextures

KERNEL = """
.version 8.1
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 s, .param .u32 count) {{
    .reg .b64 %d<4>; .reg .b32 %r<8>; .reg .b16 %h<4>; .reg .b64 %w<4>; .reg .pred %p;
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
    ld.param.u32 %r1, [count]; setp.ge.u32 %p, %r0, %r1; @%p bra end;
    mul.wide.u32 %d0, %r0, 16; ld.param.u64 %d1, [out]; add.u64 %d1, %d1, %d0;
    mul.lo.u32 %r4, %r0, 0x9E3779B9; mul.lo.u32 %r5, %r4, %r4; not.b32 %r6, %r4; shr.u32 %r7, %r4, 13;
    cvt.u16.u32 %h0, %r4; cvt.u16.u32 %h1, %r5; cvt.u16.u32 %h2, %r6; cvt.u16.u32 %h3, %r7;
    mov.b64 %w0, {{%r4, %r5}}; mov.b64 %w1, {{%r6, %r7}};
    ld.param.u64 %d2, [in]; add.u64 %d2, %d2, %d0; ld.param.u64 %d3, [s];
    ld.global.v4.b32 {{%r0, %r1, %r2, %r3}}, [%d2];
    {body}
    end: ret;
}}
"""
PLACES = {"1d": "%r1", "2d": "%r1, %r2", "3d": "%r1, %r2, %r3, %r3", "a1d": "%r0, %r1", "a2d": "%r0, %r1, %r2, %r3"}
SHAPES = {"1d": (40,), "2d": (5, 40), "3d": (3, 5, 40), "a1d": (4, 40), "a2d": (4, 5, 40)}
ELEMENTS = [(8, 1), (8, 2), (8, 4), (16, 1), (16, 2), (16, 4), (32, 1), (32, 2), (32, 4), (64, 1), (64, 2)]
UPDATES = ["add.u32", "add.u64", "min.s32", "max.u32", "min.u64", "max.s64", "and.b32", "or.b32"]
FORMATS = [(np.uint8, 4), (np.float16, 4), (np.float32, 4), (np.int16, 2), (np.float16, 1), (np.int8, 1)]
EDGES = ("clamp", "zero")


@pytest.fixture
def learnt(monkeypatch):
    """Whether native code learnt to do each call that came to Python."""
    found = []
    original = NativeTextures.learn

    def learn(self, number, call):
        found.append(original(self, number, call))
        return found[-1]

    monkeypatch.setattr(NativeTextures, "learn", learn)
    return found


def rows(step, width, *, inside=False):
    """Layer, x, y, z of warps: rows that begin and end anywhere, or nearly rows. `step`: from texel to texel."""
    row, last = np.zeros((32, 4), np.int32), width - 32 * step
    row[:, 1] = np.arange(32) * step
    starts = [(0, start, 2, 1) for start in (0, step, last - step, last)]
    if not inside:
        starts += [(0, start, 1, 1) for start in (-step, last + step, width, -40 * step)]
        starts += [(-1, 0, 1, 1), (9, 0, 1, 1), (1, 0, -1, 1), (1, 0, 5, 0), (0, step, 4, 3)]
    found = [np.add(row, start, dtype=np.int32) for start in starts]
    for axis in range(4):  # one lane is elsewhere
        other = np.add(row, (1, step, 1, 1), dtype=np.int32)
        other[(5 * axis + 3) % 32, axis] -= step if axis == 1 else 1
        found.append(other)
    found += [row[::-1], row[::32].repeat(32, axis=0), found[0]]
    return np.concatenate(found)[:-7]  # of the last warp some lanes are off


def run(body, places, array, geometry, channels=4):
    """What either engine finds and leaves."""
    text = KERNEL.format(body=body)
    for engine in ("interpret", "jit"):
        mine, out = array.copy(), np.zeros((len(places), 4), np.uint32)
        surface = ptxvm.Surface(mine, channels=channels, layered=geometry.startswith("a"))
        arguments = (out, places, surface, len(places))
        ptxvm.load(text).kernels["k"].launch(-(-len(places) // 32), 32, *arguments, engine=engine, workers=1)
        yield out.tobytes(), mine.tobytes()


def agree(*arguments):
    model, compiled = run(*arguments)
    assert model == compiled, arguments[0]
    return model


def registers(bits, count):
    kind = {8: "h", 16: "h", 32: "r", 64: "w"}[bits]
    names = [f"%{kind}{number + (4 if kind == 'r' else 0)}" for number in range(count)]
    return names[0] if count == 1 else f"{{{', '.join(names)}}}"


def array_of(geometry, channels=4, dtype=np.uint32):
    rng = np.random.default_rng(len(geometry))
    shape = SHAPES[geometry] if channels == 1 else (*SHAPES[geometry], channels)
    return rng.integers(0, 256, (*shape, np.dtype(dtype).itemsize), np.uint8).view(dtype)[..., 0]


@pytest.mark.parametrize("geometry", PLACES)
def test_bits(geometry, learnt):
    for number, (bits, count) in enumerate(ELEMENTS):
        if geometry != "2d" and (number + list(PLACES).index(geometry)) % 3:
            continue
        edge, vector = EDGES[(number + len(geometry)) % 2], f".v{count}" if count > 1 else ""
        what, at = f"{geometry}{vector}.b{bits}.{edge}", f"[%d3, {{{PLACES[geometry]}}}]"
        given, places = registers(bits, count), rows(bits // 8 * count, 640)
        learnt.clear()
        array = array_of(geometry)
        result = f"st.global{vector}.b{max(bits, 16)} [%d1], {given};"
        assert agree(f"suld.b.{what} {given}, {at}; {result}", places, array, geometry)[1] == array.tobytes()
        assert agree(f"sust.b.{what} {at}, {given};", places, array, geometry)[1] != array.tobytes()
        assert learnt and all(learnt)


@pytest.mark.parametrize("geometry", PLACES)
def test_texels(geometry, learnt):
    for number, (dtype, channels) in enumerate(FORMATS):
        edge, count = EDGES[(number + len(geometry)) % 2], (4, 1, 2)[(number + len(geometry)) % 3]
        vector = f".v{count}" if count > 1 else ""
        body = f"sust.p.{geometry}{vector}.b32.{edge} [%d3, {{{PLACES[geometry]}}}], {registers(32, count)};"
        learnt.clear()
        agree(body, rows(1, 40), array_of(geometry, channels, dtype), geometry, channels)
        assert learnt and all(learnt)


@pytest.mark.parametrize("operation", UPDATES)
def test_updates(operation, learnt):
    combine, type_ = operation.split(".")
    size = int(type_[1:]) // 8
    for geometry in ("1d", "2d", "3d"):
        edge, value = EDGES[(len(operation) + int(geometry[0])) % 2], registers(8 * size, 1)
        learnt.clear()
        body = f"sured.b.{combine}.{geometry}.{type_}.{edge} [%d3, {{{PLACES[geometry]}}}], {value};"
        agree(body, rows(size, 640), array_of(geometry), geometry)
        assert learnt and all(learnt)


@pytest.mark.parametrize(("dtype", "channels", "type_"), [(np.int32, 1, "b32"), (np.uint32, 2, "b32")])
def test_updates_of_texels(dtype, channels, type_, learnt):
    for operation in ("add", "min", "max"):
        body = f"sured.p.{operation}.2d.{type_}.clamp [%d3, {{{PLACES['2d']}}}], {registers(int(type_[1:]), 1)};"
        agree(body, rows(1, 40), array_of("2d", channels, dtype), "2d", channels)
    assert all(learnt)


@pytest.mark.parametrize("geometry", PLACES)
def test_traps_are_outside(geometry, learnt):
    """Rows that end at the last byte are inside."""
    at = f"[%d3, {{{PLACES[geometry]}}}]"
    places = rows(8, 640, inside=True)[:128]
    agree(f"sust.b.{geometry}.v2.b32.trap {at}, {{%r4, %r5}};", places, array_of(geometry), geometry)
    assert learnt and all(learnt)
    places[96:, 1] += 8
    for engine in ("interpret", "jit"):
        surface = ptxvm.Surface(array_of(geometry), channels=4, layered=geometry.startswith("a"))
        kernel = ptxvm.load(KERNEL.format(body=f"sust.b.{geometry}.v2.b32.trap {at}, {{%r4, %r5}};")).kernels["k"]
        with pytest.raises(ptxvm.KernelFault, match=r"x = 640"):
            kernel.launch(4, 32, np.zeros((128, 4), np.uint32), places, surface, 128, engine=engine, workers=1)


@pytest.mark.parametrize("first", [0, 1, 2, 4])
def test_rows_begin_at_multiples_of_their_elements(first):
    places = rows(8, 640, inside=True)[:32] + np.array([0, first, 0, 0], np.int32)
    for engine in ("interpret", "jit"):
        surface = ptxvm.Surface(array_of("2d"), channels=4)
        kernel = ptxvm.load(KERNEL.format(body="suld.b.2d.v2.b32.trap {%r4, %r5}, [%d3, {%r1, %r2}];")).kernels["k"]
        arguments = (np.zeros((32, 4), np.uint32), places, surface, 32)
        if first == 0:
            kernel.launch(1, 32, *arguments, engine=engine, workers=1)
            continue
        with pytest.raises(ptxvm.KernelFault, match="no multiple of the 8 bytes"):
            kernel.launch(1, 32, *arguments, engine=engine, workers=1)
