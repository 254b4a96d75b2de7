"""Texture and surface objects of the driver API, from every kind of memory; what is fetched follows from the digest of
the hardware's rules."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from tests.driver.cuda import HEADER, Cuda

from ptxvm.driver.errors import DriverError
from ptxvm.driver.runtime import memory
from ptxvm.driver.structures import ArrayDescriptor, Copy3D, PlainArrayDescriptor
from ptxvm.driver.textures import ResourceDescriptor, TextureDescriptor, ViewDescriptor

INTEGER, NORMALIZED, SRGB = 1, 2, 0x10
WRAP, CLAMP, MIRROR, BORDER = range(4)
FLOAT, UINT8, UINT32 = 0x20, 1, 3


def program(instruction: str, coordinates: int) -> str:
    """Thread i fetches at the i-th coordinates and stores four numbers."""
    loads = "".join(f"    ld.global.f32 %f{4 + axis}, [%rd2+{4 * axis}];\n" for axis in range(coordinates))
    return (
        HEADER
        + f""".visible .entry fetch(.param .u64 out, .param .u64 at, .param .u64 texture)
{{
    .reg .b32 %r<3>;
    .reg .f32 %f<9>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [at];
    ld.param.u64 %rd3, [texture];
    mov.u32 %r1, %tid.x;
    mad.wide.u32 %rd1, %r1, 16, %rd1;
    mad.wide.u32 %rd2, %r1, {4 * coordinates}, %rd2;
{loads}    cvt.rzi.s32.f32 %r2, %f4;
    {instruction}
    st.global.v4.f32 [%rd1], {{%f0, %f1, %f2, %f3}};
    ret;
}}
"""
    )


VALUES = "{%f0, %f1, %f2, %f3}"
PLANE = program(f"tex.2d.v4.f32.f32 {VALUES}, [%rd3, {{%f4, %f5}}];", 2)
LEVEL = program(f"tex.level.2d.v4.f32.f32 {VALUES}, [%rd3, {{%f4, %f5}}], %f6;", 3)
VOLUME = program(f"tex.3d.v4.f32.f32 {VALUES}, [%rd3, {{%f4, %f5, %f6, %f6}}];", 3)
LINE = program(f"tex.1d.v4.f32.s32 {VALUES}, [%rd3, {{%r2}}];", 1)
LAYERS = program(f"tex.a2d.v4.f32.f32 {VALUES}, [%rd3, {{%r2, %f5, %f6, %f6}}];", 3)
CUBE = program(f"tex.cube.v4.f32.f32 {VALUES}, [%rd3, {{%f4, %f5, %f6, %f6}}];", 3)
STORE = (
    HEADER
    + """.visible .entry store(.param .u64 surface)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [surface];
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    sust.b.2d.b32.trap [%rd1, {%r2, 1}], {%r1};
    ret;
}
"""
)


def settings(**given: Any) -> TextureDescriptor:
    made = TextureDescriptor(**{name: value for name, value in given.items() if name not in ("addresses", "border")})
    made.addresses = tuple(given.get("addresses", (CLAMP,) * 3))
    made.border = tuple(given.get("border", (0,) * 4))
    return made


def array_with(cuda: Cuda, data: np.ndarray, format_: int, channels: int = 1, flags: int = 0) -> int:
    """A CUDA array that holds an array (depth or layers, height, width, channels)."""
    extents = data.shape[:-1] if channels > 1 else data.shape
    depth, height, width = extents if len(extents) > 2 else (0, *extents)
    handle = cuda.out("cuArray3DCreate_v2", cuda.keep(ArrayDescriptor(width, height, depth, format_, channels, flags)))
    fill(cuda, handle, data, width * data.itemsize * channels, height, max(1, depth))
    return handle


def fill(cuda: Cuda, array: int, data: np.ndarray, row: int, height: int, depth: int) -> None:
    copy = Copy3D(width=row, height=height, depth=depth, source_type=1, source_host=data.ctypes.data, source_pitch=row)
    copy.source_height, copy.target_type, copy.target_array = height, 3, array
    cuda.cuMemcpy3D_v2(ctypes.addressof(copy))


def resource(kind: int, **given: Any) -> ResourceDescriptor:
    made = ResourceDescriptor(kind)
    if "handle" in given:
        made.of.handle = given["handle"]
    elif kind == 2:
        made.of.linear = tuple(given.values())
    else:
        made.of.pitched = tuple(given.values())
    return made


def fetched(cuda: Cuda, text: str, texture: int, coordinates: Any) -> np.ndarray:
    points = np.array(coordinates, np.float32)
    at, out = cuda.upload(points), cuda.alloc(16 * len(points))
    cuda.launch(cuda.function(text, "fetch"), out, at, texture, block=len(points))
    return cuda.download(out, 4 * len(points), np.float32).reshape(-1, 4)


def texture(cuda: Cuda, given: ResourceDescriptor, how: TextureDescriptor, view: ViewDescriptor | None = None) -> int:
    seen = cuda.keep(view) if view is not None else 0
    return cuda.out("cuTexObjectCreate", cuda.keep(given), cuda.keep(how), seen)


def test_a_plane_with_filter_and_border(cuda: Cuda) -> None:
    data = np.arange(12, dtype=np.float32).reshape(3, 4)
    array = array_with(cuda, data, FLOAT)
    point = texture(cuda, resource(0, handle=array), settings())
    assert fetched(cuda, PLANE, point, [(0.5, 0.5), (3.9, 2.1), (99, -5)])[:, 0].tolist() == [0, 11, 3]
    linear = texture(cuda, resource(0, handle=array), settings(filter=1, addresses=(BORDER,) * 3, border=(8, 0, 0, 0)))
    assert fetched(cuda, PLANE, linear, [(1, 1), (0, 0.5), (-9, 0)])[:, 0].tolist() == [2.5, 4, 8]
    wrap = texture(cuda, resource(0, handle=array), settings(flags=NORMALIZED, addresses=(WRAP, MIRROR, WRAP)))
    assert fetched(cuda, PLANE, wrap, [(1.1, 0.5), (0.6, -0.1)])[:, 0].tolist() == [4, 2]


def test_numbers_of_8_bits(cuda: Cuda) -> None:
    data = np.arange(0, 240, 10, dtype=np.uint8).reshape(2, 3, 4)
    array = array_with(cuda, data, UINT8, 4)
    made = texture(cuda, resource(0, handle=array), settings())
    assert fetched(cuda, PLANE, made, [(1.5, 0.5)])[0] == pytest.approx(np.array([40, 50, 60, 70]) / 255, abs=1e-7)
    integers = texture(cuda, resource(0, handle=array), settings(flags=INTEGER))
    assert fetched(cuda, PLANE, integers, [(1.5, 0.5)]).view(np.uint32)[0].tolist() == [40, 50, 60, 70]


def test_volumes_layers_and_cubes(cuda: Cuda) -> None:
    data = np.arange(96, dtype=np.float32).reshape(6, 4, 4)
    volume = texture(cuda, resource(0, handle=array_with(cuda, data, FLOAT)), settings())
    assert fetched(cuda, VOLUME, volume, [(1.5, 2.5, 5.5)])[0, 0] == data[5, 2, 1]
    layers = texture(cuda, resource(0, handle=array_with(cuda, data, FLOAT, flags=1)), settings())
    assert fetched(cuda, LAYERS, layers, [(4, 1.5, 2.5)])[0, 0] == data[4, 2, 1]
    cube = texture(cuda, resource(0, handle=array_with(cuda, data, FLOAT, flags=4)), settings(flags=NORMALIZED))
    faces = fetched(cuda, CUBE, cube, [(1, 0.1, 0.1), (-1, 0.1, 0.1), (0.1, 1, 0.1), (0.1, -1, 0.1), (0.1, 0.1, 1)])
    assert (faces[:, 0] // 16).tolist() == [0, 1, 2, 3, 4]


def test_plain_memory_and_rows(cuda: Cuda) -> None:
    data = np.arange(64, dtype=np.float32)
    pointer = cuda.upload(data)
    line = texture(cuda, resource(2, pointer=pointer, format=FLOAT, channels=1, size=256), settings())
    assert fetched(cuda, LINE, line, [(3,), (63,), (64,)])[:, 0].tolist() == [3, 63, 0]
    rows = resource(3, pointer=pointer, format=FLOAT, channels=2, width=3, height=4, pitch=64)
    assert fetched(cuda, PLANE, texture(cuda, rows, settings()), [(1.5, 2.5)])[0, :2].tolist() == [34, 35]


def test_a_line_longer_than_its_memory_ends_with_it(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    """Samples make such textures, and never read what is not there."""
    pointer = cuda.upload(np.arange(64, dtype=np.float32))
    line = texture(cuda, resource(2, pointer=pointer, format=FLOAT, channels=1, size=1024), settings())
    assert "where memory ends after 256" in capfd.readouterr().err
    assert fetched(cuda, LINE, line, [(3,), (63,), (64,)])[:, 0].tolist() == [3, 63, 0]


@pytest.mark.parametrize("size", [(16, 0, 0), (16, 16, 6), (16, 16, 4)])
@pytest.mark.parametrize("other_flags", [0, 1, 4, 5])
def test_only_planes_are_for_gathers(cuda: Cuda, size: tuple[int, int, int], other_flags: int) -> None:
    gather = 8
    cuda.out("cuArray3DCreate_v2", cuda.keep(ArrayDescriptor(16, 16, 0, FLOAT, 1, gather)))
    refused = cuda.keep(ArrayDescriptor(*size, FLOAT, 1, gather | other_flags))
    assert cuda.error("cuArray3DCreate_v2", cuda.place(), refused) == "ERROR_INVALID_VALUE"


def test_levels(cuda: Cuda) -> None:
    mipmap = cuda.out("cuMipmappedArrayCreate", cuda.keep(ArrayDescriptor(4, 4, 0, FLOAT, 1, 0)), 3)
    for level in range(3):
        side = 4 >> level
        handle = cuda.out("cuMipmappedArrayGetLevel", mipmap, level)
        fill(cuda, handle, np.full((side, side), level, np.float32), 4 * side, side, 1)
    how = settings(flags=NORMALIZED, mip_filter=1)
    how.clamp = (0, 9)
    made = texture(cuda, resource(1, handle=mipmap), how)
    points = [(0.5, 0.5, level) for level in (0, 0.5, 1, 2, 7)]
    assert fetched(cuda, LEVEL, made, points)[:, 0].tolist() == [0, 0.5, 1, 2, 2]
    view = ViewDescriptor(22, 2, 2, 0, (1, 2))
    assert fetched(cuda, LEVEL, texture(cuda, resource(1, handle=mipmap), how, view), points)[:, 0].tolist() == [
        1, 1.5, 2, 2, 2,
    ]  # fmt: skip


def test_a_surface(cuda: Cuda) -> None:
    array = array_with(cuda, np.zeros((2, 8), np.uint32), 3, flags=2)
    surface = cuda.out("cuSurfObjectCreate", cuda.keep(resource(0, handle=array)))
    cuda.launch(cuda.function(STORE, "store"), surface, block=8)
    back = np.zeros(16, np.uint32)
    copy = Copy3D(width=32, height=2, depth=1, source_type=3, source_array=array, target_type=1)
    copy.target_host, copy.target_pitch, copy.target_height = back.ctypes.data, 32, 2
    cuda.cuMemcpy3D_v2(ctypes.addressof(copy))
    assert back.tolist() == [0] * 8 + list(range(8))
    cuda.cuSurfObjectDestroy(surface)
    assert cuda.error("cuSurfObjectDestroy", surface) == "ERROR_INVALID_VALUE"


def test_descriptions_come_back(cuda: Cuda) -> None:
    array = array_with(cuda, np.zeros((2, 4), np.float32), FLOAT)
    made = texture(cuda, resource(0, handle=array), settings(filter=1, addresses=(WRAP, CLAMP, MIRROR)))
    given, how = ResourceDescriptor(), TextureDescriptor()
    cuda.cuTexObjectGetResourceDesc(ctypes.addressof(given), made)
    cuda.cuTexObjectGetTextureDesc(ctypes.addressof(how), made)
    assert (given.type, given.of.handle, how.filter, list(how.addresses)) == (0, array, 1, [WRAP, CLAMP, MIRROR])
    untouched = ViewDescriptor(format=5)
    cuda.cuTexObjectGetResourceViewDesc(ctypes.addressof(untouched), made)
    assert untouched.format == 5


@pytest.mark.parametrize(
    ("changes", "made"),
    [
        ({}, True),
        ({"offset": 128}, False),
        ({"offset": 512}, True),
        ({"pitch": 96}, True),
        ({"pitch": 100}, False),
        ({"pitch": 2097120, "height": 1}, True),
        ({"pitch": 2097152, "height": 1}, False),
        ({"height": 65001, "pitch": 32}, False),
        ({"width": 131073, "height": 1, "pitch": 524320}, False),
    ],
)
def test_rows_as_an_h200_takes_them(cuda: Cuda, changes: dict[str, int], made: bool) -> None:
    given = {"offset": 0, "width": 8, "height": 4, "pitch": 64} | changes
    pointer = cuda.alloc(65001 * 64) + given.pop("offset")
    rows = cuda.keep(resource(3, pointer=pointer, format=FLOAT, channels=1, **given))
    error = cuda.error("cuTexObjectCreate", cuda.place(), rows, cuda.keep(settings()), 0)
    assert error == ("SUCCESS" if made else "ERROR_INVALID_VALUE")


def test_a_line_begins_where_textures_may(cuda: Cuda) -> None:
    pointer = cuda.alloc(4096)
    for offset, size, error in ((4, 64, "INVALID_VALUE"), (512, 64, ""), (0, (1 << 32) + 4, "INVALID_VALUE")):
        line = cuda.keep(resource(2, pointer=pointer + offset, format=FLOAT, channels=1, size=size))
        found = cuda.error("cuTexObjectCreate", cuda.place(), line, cuda.keep(settings()), 0)
        assert found == (f"ERROR_{error}" if error else "SUCCESS")


@pytest.mark.parametrize(
    ("kind", "channels", "views"),
    [(UINT8, 1, {1, 4}), (FLOAT, 1, {3, 6, 8, 11, 13, 16, 20, 22}), (FLOAT, 4, {15, 18, 24})],
)
def test_views_have_texels_of_the_same_size(cuda: Cuda, kind: int, channels: int, views: set[int]) -> None:
    array = cuda.out("cuArray3DCreate_v2", cuda.keep(ArrayDescriptor(8, 8, 0, kind, channels, 0)))
    arguments = cuda.place(), cuda.keep(resource(0, handle=array)), cuda.keep(settings())
    seen = [cuda.keep(ViewDescriptor(view, 8, 8)) for view in range(25)]
    assert {view for view in range(25) if not cuda.code("cuTexObjectCreate", *arguments, seen[view])} == views


@pytest.mark.parametrize(
    ("size", "flags", "made"),
    [
        ((131072, 0, 0), 0, True),
        ((131073, 0, 0), 0, False),
        ((131072, 0, 0), 2, False),
        ((4, 65537, 0), 0, False),
        ((4, 32769, 0), 8, False),
        ((16385, 1, 1), 0, False),
        ((4, 4, 32768), 0, True),
        ((4, 4, 32768), 2, False),
        ((8193, 1, 32768), 0, False),
        ((4, 0, 2049), 1, False),
        ((32769, 4, 2), 1, False),
        ((4, 4, 0), 0x10, False),
        ((4, 4, 0), 0x20, False),
        ((4, 4, 0), 0x40, True),
        ((4, 0, 0), 0x40, False),
        ((4, 4, 0), 0x42, False),
        ((4, 4, 0), 0x80, True),
    ],
)
def test_sizes_and_flags_of_arrays(cuda: Cuda, size: tuple[int, int, int], flags: int, made: bool) -> None:
    given = cuda.keep(ArrayDescriptor(*size, UINT8, 1, flags))
    error = cuda.error("cuArray3DCreate_v2", cuda.place(), given)
    assert error == ("SUCCESS" if made else "ERROR_INVALID_VALUE")


def test_pyramids_without_a_number_of_levels_have_one(cuda: Cuda) -> None:
    mipmap = cuda.out("cuMipmappedArrayCreate", cuda.keep(ArrayDescriptor(4, 4, 0, FLOAT, 1, 0)), 0)
    cuda.out("cuMipmappedArrayGetLevel", mipmap, 0)
    assert cuda.error("cuMipmappedArrayGetLevel", cuda.place(), mipmap, 1) == "ERROR_INVALID_VALUE"
    wide = cuda.keep(ArrayDescriptor(32769, 4, 0, FLOAT, 1, 0))
    assert cuda.error("cuMipmappedArrayCreate", cuda.place(), wide, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuMipmappedArrayGetSparseProperties", cuda.place(), mipmap) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize(
    ("given", "how"),
    [
        (resource(9, handle=0), settings()),
        (resource(2, pointer=64, format=FLOAT, channels=1, size=256), settings()),
        (resource(2, pointer=64, format=77, channels=1, size=256), settings()),
        (resource(3, pointer=64, format=FLOAT, channels=3, width=3, height=4, pitch=64), settings()),
    ],
)
def test_what_makes_no_texture(cuda: Cuda, given: ResourceDescriptor, how: TextureDescriptor) -> None:
    error = cuda.error("cuTexObjectCreate", cuda.place(), cuda.keep(given), cuda.keep(how), 0)
    assert error == "ERROR_INVALID_VALUE"


def test_wrong_settings_and_handles(cuda: Cuda) -> None:
    array = array_with(cuda, np.zeros((2, 4), np.uint8), UINT8)
    good = cuda.keep(resource(0, handle=array))
    for how in (settings(filter=7), settings(addresses=(0, 0, 5)), settings(flags=INTEGER, filter=1)):
        assert cuda.error("cuTexObjectCreate", cuda.place(), good, cuda.keep(how), 0) == "ERROR_INVALID_VALUE"
    wrong = cuda.keep(resource(0, handle=12345))
    assert cuda.error("cuTexObjectCreate", cuda.place(), wrong, cuda.keep(settings()), 0) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuTexObjectCreate", 0, good, cuda.keep(settings()), 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuTexObjectDestroy", 5) == "ERROR_INVALID_VALUE"


def test_a_fetch_after_the_end_is_a_fault(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    made = texture(cuda, resource(0, handle=array_with(cuda, np.zeros((2, 4), np.float32), FLOAT)), settings())
    cuda.cuTexObjectDestroy(made)
    at, out = cuda.upload(np.zeros(2, np.float32)), cuda.alloc(16)
    cuda.launch(cuda.function(PLANE, "fetch"), out, at, made, block=1)
    assert cuda.error("cuCtxSynchronize") == "ERROR_LAUNCH_FAILED"
    assert "is that of an object that is gone" in capfd.readouterr().err


# ----------------------------------------------------------------------------------------------- references of modules

OVERRIDE = 1
VARIABLE = PLANE.replace(".visible .entry", ".global .texref plane;\n.visible .entry").replace("[%rd3,", "[plane,")
ROW = LINE.replace(".visible .entry", ".global .texref row;\n.visible .entry").replace("[%rd3,", "[row,")
PLATE = (
    HEADER
    + """.global .surfref plate;
.visible .entry store()
{
    .reg .b32 %r<3>;
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    sust.b.2d.b32.trap [plate, {%r2, 1}], {%r1};
    ret;
}
"""
)


def reference(cuda: Cuda, module: int, name: str, kind: str = "Tex") -> int:
    return cuda.out(f"cuModuleGet{kind}Ref", module, cuda.text(name))


def fetched_by(cuda: Cuda, module: int, coordinates: Any) -> np.ndarray:
    points = np.array(coordinates, np.float32)
    at, out = cuda.upload(points), cuda.alloc(16 * len(points))
    cuda.launch(cuda.out("cuModuleGetFunction", module, cuda.text("fetch")), out, at, 0, block=len(points))
    return cuda.download(out, 4 * len(points), np.float32).reshape(-1, 4)


def test_a_reference_to_an_array(cuda: Cuda) -> None:
    data = np.arange(12, dtype=np.float32).reshape(3, 4)
    module = cuda.module(VARIABLE)
    plane = reference(cuda, module, "plane")
    assert plane == reference(cuda, module, "plane")
    array, other = array_with(cuda, data, FLOAT), array_with(cuda, 10 * data, FLOAT)
    cuda.cuTexRefSetArray(plane, array, OVERRIDE)
    assert fetched_by(cuda, module, [(0.5, 0.5), (3.9, 2.1), (-1, 1.5)])[:, 0].tolist() == [0, 11, 4]
    for dimension in (0, 1):
        cuda.cuTexRefSetAddressMode(plane, dimension, CLAMP)
    cuda.cuTexRefSetFilterMode(plane, 1)
    cuda.cuTexRefSetFlags(plane, NORMALIZED)
    assert fetched_by(cuda, module, [(0.5, 0.5), (9, 9)])[:, 0].tolist() == [5.5, 11]
    cuda.cuTexRefSetArray(plane, other, OVERRIDE)  # the next launch of the same kernel sees it
    assert fetched_by(cuda, module, [(0.5, 0.5), (9, 9)])[:, 0].tolist() == [55, 110]
    assert cuda.out("cuTexRefGetArray", plane) == other
    assert [cuda.integer(f"cuTexRefGet{name}", plane) for name in ("Flags", "FilterMode", "MaxAnisotropy")] == [2, 1, 1]


def test_a_reference_to_memory(cuda: Cuda) -> None:
    """Numbers of 8 bits become those from 0 to 1, unless they are read as integers."""
    data = np.array([0, 51, 102, 255], np.uint8)
    module = cuda.module(ROW)
    row, pointer = reference(cuda, module, "row"), cuda.upload(data)
    cuda.cuTexRefSetFormat(row, UINT8, 1)
    offset = ctypes.c_uint64(9)
    cuda.cuTexRefSetAddress_v2(ctypes.addressof(offset), row, pointer, 4)
    assert offset.value == 0 and cuda.out("cuTexRefGetAddress_v2", row) == pointer
    found = fetched_by(cuda, module, [[1], [3], [4]])[:, 0]
    np.testing.assert_allclose(found, [0.2, 1, 0], rtol=1e-6)
    assert cuda.error("cuTexRefGetArray", cuda.place(), row) == "ERROR_INVALID_VALUE"


def test_a_reference_to_rows(cuda: Cuda) -> None:
    data = np.arange(32, dtype=np.float32).reshape(4, 8)
    module = cuda.module(VARIABLE)
    plane, pointer = reference(cuda, module, "plane"), cuda.upload(data)
    rows = cuda.keep(PlainArrayDescriptor(5, 4, FLOAT, 1))
    cuda.cuTexRefSetAddress2D_v3(plane, rows, pointer, 32)
    assert fetched_by(cuda, module, [(2.5, 1.5), (4.5, 3.5)])[:, 0].tolist() == [10, 28]


def test_a_surface_reference(cuda: Cuda) -> None:
    array = array_with(cuda, np.zeros((2, 32), np.uint32), UINT32, flags=2)
    module = cuda.module(PLATE)
    plate = reference(cuda, module, "plate", "Surf")
    assert cuda.error("cuSurfRefGetArray", cuda.place(), plate) == "ERROR_INVALID_VALUE"
    cuda.cuSurfRefSetArray(plate, array, 0)
    assert cuda.out("cuSurfRefGetArray", plate) == array
    cuda.launch(cuda.out("cuModuleGetFunction", module, cuda.text("store")))
    cuda.cuCtxSynchronize()
    stored = np.zeros((2, 32), np.uint32)
    copy = Copy3D(width=128, height=2, depth=1, source_type=3, source_array=array, target_type=1, target_pitch=128)
    copy.target_host, copy.target_height = stored.ctypes.data, 2
    cuda.cuMemcpy3D_v2(ctypes.addressof(copy))
    assert stored[1].tolist() == list(range(32))


def test_settings_of_references(cuda: Cuda) -> None:
    made = cuda.out("cuTexRefCreate")
    cuda.cuTexRefSetBorderColor(made, np.array([1, 2, 3, 4], np.float32).ctypes.data)
    cuda.cuTexRefSetMipmapLevelBias(made, 0.5)
    cuda.cuTexRefSetMipmapLevelClamp(made, 1.0, 2.5)
    border, low, high = np.zeros(4, np.float32), ctypes.c_float(), ctypes.c_float()
    cuda.cuTexRefGetBorderColor(border.ctypes.data, made)
    cuda.cuTexRefGetMipmapLevelClamp(ctypes.addressof(low), ctypes.addressof(high), made)
    assert border.tolist() == [1, 2, 3, 4] and (low.value, high.value) == (1, 2.5)
    assert cuda.out("cuTexRefGetMipmapLevelBias", made, kind=ctypes.c_float) == 0.5
    cuda.cuTexRefDestroy(made)
    assert cuda.error("cuTexRefSetFlags", made, 0) == "ERROR_INVALID_VALUE"


def test_references_that_are_not_there(cuda: Cuda) -> None:
    module, place = cuda.module(VARIABLE), cuda.place()
    for kind, name in (("Tex", "nothing"), ("Surf", "plane"), ("Tex", "fetch")):
        assert cuda.error(f"cuModuleGet{kind}Ref", place, module, cuda.text(name)) == "ERROR_NOT_FOUND"
    plane = reference(cuda, module, "plane")
    for mode in ((3, 0), (0, 4), (-1, 0)):
        assert cuda.error("cuTexRefSetAddressMode", plane, *mode) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuTexRefSetFormat", plane, 77, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuTexRefSetArray", plane, 5, OVERRIDE) == "ERROR_INVALID_HANDLE"
    cuda.cuModuleUnload(module)
    assert cuda.error("cuTexRefSetFlags", plane, 0) == "ERROR_INVALID_VALUE"


def test_the_runtime_frees_what_was_never_allocated(cuda: Cuda) -> None:
    """No array is nothing to do, as for other memory; the driver refuses it."""
    memory.free_array(0)
    memory.free_mipmap(0)
    assert cuda.error("cuArrayDestroy", 0) == "ERROR_INVALID_HANDLE"
    array = array_with(cuda, np.zeros((1, 8), np.float32), FLOAT)
    memory.free_array(array)
    with pytest.raises(DriverError):
        memory.free_array(array)
