"""How many lanes a second read textures and access surfaces, in one thread."""

from __future__ import annotations

import numpy as np

import ptxvm

from .table import Cell, show
from .timing import CLOCKS, best

SIDE, CTAS, THREADS, TURNS = 1024, 512, 256, 64

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry probe(.param .u64 object, .param .u64 out)
{{
    .reg .b64 %object, %out, %place; .reg .b32 %r<8>; .reg .pred %more;
    .reg .f32 %f<8>, %x, %y, %z, %u, %v, %level, %sum;
    ld.param.u64 %object, [object]; ld.param.u64 %out, [out];
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r0, %r0, %r1, %r2;
    and.b32 %r1, %r0, {last}; shr.u32 %r2, %r0, 10; shl.b32 %r3, %r1, 2; mov.u32 %r4, 0;
    cvt.rn.f32.u32 %x, %r1; cvt.rn.f32.u32 %y, %r2; mov.f32 %sum, 0f00000000;
    add.f32 %z, %x, %y; mul.f32 %z, %z, 0f3CA00000; mul.f32 %level, %y, 0f3A800000;
    mul.f32 %u, %x, 0f3A800000; mul.f32 %v, %y, 0f3A800000;
    again:
    {line}
    add.u32 %r4, %r4, 1; setp.lt.u32 %more, %r4, {turns};
    @%more bra again;
    mul.wide.u32 %place, %r0, 4; add.u64 %out, %out, %place; st.global.f32 [%out], %sum;
    ret;
}}
"""
LOOK_UP = """add.f32 %x, %x, 0f3EA00000; tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%object, {%x, %y}];
    add.f32 %sum, %sum, %f0;"""
VOLUME = """add.f32 %x, %x, 0f3EA00000; tex.3d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%object, {%x, %y, %z, %z}];
    add.f32 %sum, %sum, %f0;"""
LEVELS = """add.f32 %u, %u, 0f3A000000; tex.level.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%object, {%u, %v}], %level;
    add.f32 %sum, %sum, %f0;"""
CUBE = """add.f32 %u, %u, 0f3A000000; tex.cube.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%object, {%u, %v, %level, %level}];
    add.f32 %sum, %sum, %f0;"""
LOAD = """and.b32 %r3, %r3, 4095; suld.b.2d.b32.clamp %r5, [%object, {%r3, %r2}]; add.u32 %r3, %r3, 4;
    mov.b32 %f0, %r5; add.f32 %sum, %sum, %f0;"""
STORE = "and.b32 %r3, %r3, 4095; sust.b.2d.b32.clamp [%object, {%r3, %r2}], %r4; add.u32 %r3, %r3, 4;"
TEXELS = """add.u32 %r5, %r1, %r4; and.b32 %r5, %r5, 1023;
    sust.p.2d.v4.b32.clamp [%object, {%r5, %r2}], {%r3, %r4, %r1, %r2}; add.u32 %r3, %r3, 1;"""
ADD = "and.b32 %r3, %r3, 4095; sured.b.add.2d.u32.clamp [%object, {%r3, %r2}], %r4; add.u32 %r3, %r3, 4;"


def probes() -> list[tuple[str, str, object, float | None]]:
    """What is measured: its name, its line, the object, million lanes a second that are wanted."""
    floats = np.random.default_rng(1).random((SIDE, SIDE), np.float32)
    codes = (floats * 255).astype(np.uint8)
    colours = np.repeat(floats[..., None], 4, axis=2)
    volume, faces = floats.reshape(16, 256, 256), floats[:768].reshape(6, 256, 512)[:, :, :256]
    smaller = [np.ascontiguousarray(floats[:: 1 << step, :: 1 << step]) for step in range(1, 11)]
    bytes_, trilinear = codes.reshape(volume.shape), {"filter": "linear", "mip_filter": "linear"}
    levels = {"normalized": True, "mipmaps": smaller}
    surface = ptxvm.Surface(np.zeros((SIDE, SIDE), np.uint32))
    return [
        ("tex.2d, point, f32", LOOK_UP, ptxvm.Texture(floats), 300.0),
        ("tex.2d, point, u8 normalized", LOOK_UP, ptxvm.Texture(codes, read="normalized"), None),
        ("tex.2d, point, four f32", LOOK_UP, ptxvm.Texture(colours, channels=4), None),
        ("tex.2d, linear, f32", LOOK_UP, ptxvm.Texture(floats, filter="linear"), 60.0),
        ("tex.2d, linear, u8 normalized", LOOK_UP, ptxvm.Texture(codes, read="normalized", filter="linear"), None),
        ("tex.2d, linear, f16", LOOK_UP, ptxvm.Texture(floats.astype(np.float16), filter="linear"), None),
        ("tex.3d, point, f32", VOLUME, ptxvm.Texture(volume), None),
        ("tex.3d, linear, f32", VOLUME, ptxvm.Texture(volume, filter="linear"), None),
        ("tex.3d, linear, u8 normalized", VOLUME, ptxvm.Texture(bytes_, read="normalized", filter="linear"), None),
        ("tex.cube, point, f32", CUBE, ptxvm.Texture(faces, cubemap=True, normalized=True), None),
        ("tex.cube, linear, f32", CUBE, ptxvm.Texture(faces, cubemap=True, normalized=True, filter="linear"), None),
        ("tex.level.2d, point, f32", LEVELS, ptxvm.Texture(floats, **levels), None),
        ("tex.level.2d, trilinear, f32", LEVELS, ptxvm.Texture(floats, **levels, **trilinear), None),
        ("suld.b.2d.b32", LOAD, surface, 300.0),
        ("sust.b.2d.b32", STORE, surface, 300.0),
        ("sust.p.2d.v4, u8", TEXELS, ptxvm.Surface(np.zeros_like(colours, np.uint8), channels=4), 300.0),
        ("sust.p.2d.v4, f16", TEXELS, ptxvm.Surface(np.zeros_like(colours, np.float16), channels=4), 300.0),
        ("sured.b.add.2d.u32", ADD, surface, 300.0),
    ]


def report(rounds: int, clock: str) -> None:
    """Measure every probe and print the table."""
    rows: list[list[Cell]] = []
    out = np.zeros(CTAS * THREADS, np.float32)
    for name, line, object_, wanted in probes():
        kernel = ptxvm.load(TEXT.format(line=line, turns=TURNS, last=SIDE - 1)).kernels["probe"]

        def run() -> None:
            kernel.launch(CTAS, THREADS, object_, out, workers=1)  # noqa: B023  (called at once)

        run()
        seconds = best([run], rounds, CLOCKS[clock])[0]
        rows.append([name, CTAS * THREADS * TURNS / seconds / 1e6, wanted])
    show(f"Textures and surfaces, one thread, by {clock} time", ["access", "million lanes/s", "wanted at least"], rows)
