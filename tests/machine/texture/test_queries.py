"""What `txq` and `suq` tell of every kind of texture and surface, in both engines: sizes as the arrays have them, types
and orders by OpenCL's numbers (ISA 5.3.2)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ptxvm

ENGINES = pytest.mark.parametrize("engine", ["interpret", "jit"])
SIZES = ["width", "height", "depth", "array_size"]
OF_TEXTURES = [*SIZES, "channel_data_type", "channel_order", "normalized_coords", "filter_mode", "num_samples"]
OF_TEXTURES += ["num_mipmap_levels", "addr_mode_0", "addr_mode_1", "addr_mode_2"]
OF_SURFACES = [*SIZES, "channel_data_type", "channel_order", "memory_layout"]


def asked(opcode: str, queries: list[str], one: object, engine: str, kind: str) -> dict[str, int]:
    body = "\n".join(
        f"{opcode}.{query}.b32 %r, [t]; st.global.b32 [%d+{4 * i}], %r;" for i, query in enumerate(queries)
    )
    text = f""".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .{kind} t) {{
    .reg .b64 %d; .reg .b32 %r;
    ld.param.u64 %d, [out];
    {body}
    ret;
}}
"""
    out = np.full(len(queries), 0xDEADBEEF, np.uint32)
    ptxvm.load(text).kernels["k"].launch(1, 1, out, one, engine=engine)
    return dict(zip(queries, out.tolist(), strict=True))


def texture(shape: tuple[int, ...], dtype: Any = np.float32, **options: Any) -> ptxvm.Texture:
    return ptxvm.Texture(np.zeros(shape, dtype), **options)


SHAPES: dict[str, tuple[tuple[int, ...], dict[str, Any], list[int]]] = {
    "1d": ((24,), {}, [24, 0, 0, 0]),
    "2d": ((12, 24), {}, [24, 12, 0, 0]),
    "3d": ((6, 12, 24), {}, [24, 12, 6, 0]),
    "1d, layers": ((5, 24), {"layered": True}, [24, 0, 0, 5]),
    "2d, layers": ((5, 12, 24), {"layered": True}, [24, 12, 0, 5]),
}


@ENGINES
@pytest.mark.parametrize("name", SHAPES)
def test_sizes_of_textures(name: str, engine: str) -> None:
    shape, options, expected = SHAPES[name]
    found = asked("txq", OF_TEXTURES, texture(shape, **options), engine, "texref")
    assert [found[query] for query in SIZES] == expected
    assert (found["num_samples"], found["num_mipmap_levels"]) == (0, 0)


@ENGINES
@pytest.mark.parametrize("name", SHAPES)
def test_sizes_of_surfaces(name: str, engine: str) -> None:
    shape, options, expected = SHAPES[name]
    found = asked("suq", OF_SURFACES, ptxvm.Surface(np.zeros(shape, np.uint16), **options), engine, "surfref")
    assert [found[query] for query in SIZES] == expected
    assert (found["channel_data_type"], found["channel_order"]) == (0x10DB, 0x10B0)


CHANNELS = {
    np.int8: 0x10D7,
    np.int16: 0x10D8,
    np.int32: 0x10D9,
    np.uint8: 0x10DA,
    np.uint16: 0x10DB,
    np.uint32: 0x10DC,
    np.float16: 0x10DD,
    np.float32: 0x10DE,
}
NORMALIZED = {np.int8: 0x10D0, np.int16: 0x10D1, np.uint8: 0x10D2, np.uint16: 0x10D3}


@pytest.mark.parametrize(("channels", "order"), [(1, 0x10B0), (2, 0x10B2), (4, 0x10B5)])
def test_types_and_orders_of_channels(channels: int, order: int) -> None:
    for read, types in (("element", CHANNELS), ("normalized", NORMALIZED)):
        for dtype, number in types.items():
            one = texture((4, 8, channels), dtype, channels=channels, read=read)
            found = asked("txq", ["channel_data_type", "channel_order"], one, "interpret", "texref")
            assert (read, dtype, *found.values()) == (read, dtype, number, order)


@ENGINES
def test_modes_of_samplers(engine: str) -> None:
    modes = {"wrap": 0, "mirror": 1, "clamp": 3, "border": 4}  # 2 is `clamp_ogl`
    for mode in modes:
        address = [mode, "clamp", "border"]
        one = texture((4, 8, 8), address=address, filter="linear", normalized=True)
        found = asked("txq", OF_TEXTURES, one, engine, "texref")
        assert [found[f"addr_mode_{axis}"] for axis in range(3)] == [modes[each] for each in address]
        assert (found["normalized_coords"], found["filter_mode"]) == (1, 1)


@ENGINES
def test_levels_and_samples(engine: str) -> None:
    levels = [np.zeros((4, 8), np.float32), np.zeros((2, 4), np.float32)]
    found = asked("txq", OF_TEXTURES, texture((8, 16), mipmaps=levels, normalized=True), engine, "texref")
    assert (found["width"], found["height"], found["num_mipmap_levels"]) == (16, 8, 3)
    body = "txq.level.{}.b32 %r1, [t], {}; st.global.b32 [%d], %r1; add.u64 %d, %d, 4;"
    sizes = [(axis, level) for level in range(4) for axis in ("width", "height", "depth")]
    text = f""".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .texref t) {{
    .reg .b64 %d; .reg .b32 %r<2>;
    ld.param.u64 %d, [out];
    {"".join(body.format(*size) for size in sizes)}
    ret;
}}
"""
    out = np.full(12, 99, np.uint32)
    one = texture((8, 16), mipmaps=levels, normalized=True)
    ptxvm.load(text).kernels["k"].launch(1, 1, out, one, engine=engine)
    assert out.reshape(4, 3).tolist() == [[16, 8, 0], [8, 4, 0], [4, 2, 0], [0, 0, 0]]
