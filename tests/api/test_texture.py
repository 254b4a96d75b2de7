"""`ptxvm.Texture`, `Sampler` and `Surface`: arguments of kernels, bindings of references, what is refused."""

import gc

import numpy as np
import pytest

import ptxvm

HEADER = ".version 8.0\n.target sm_80{options}\n.address_size 64\n"
REGISTERS = ".reg .b64 %d<8>; .reg .f32 %f<8>; .reg .b32 %r<8>; .reg .pred %p<4>;\n"
ENGINES = pytest.mark.parametrize("engine", ["interpret", "jit"])


def kernel(body, *parameters, module="", options=""):
    """A kernel whose first parameter is the output: %d0 is this thread's place of 16 bytes, %r0 the thread."""
    taken = ", ".join((".param .u64 out", *parameters))
    return f"""{HEADER.format(options=options)}{module}
.visible .entry k({taken}) {{
    {REGISTERS}
    mov.u32 %r0, %tid.x; mul.wide.u32 %d1, %r0, 16; ld.param.u64 %d0, [out]; add.u64 %d0, %d0, %d1;
    {body}
    ret;
}}
"""


READ = "tex.1d.v4.f32.s32 {{%f0, %f1, %f2, %f3}}, [{0}, {{%r0}}]; st.global.v4.f32 [%d0], {{%f0, %f1, %f2, %f3}};"


def launch(text, *arguments, engine="interpret", threads=8):
    """The results of each thread."""
    out = np.zeros((threads, 4), np.float32)
    ptxvm.load(text).kernels["k"].launch(1, threads, out, *arguments, engine=engine)
    return out


@ENGINES
def test_handles_as_parameters(engine):
    array = np.arange(8, dtype=np.float32)
    by_handle = kernel("ld.param.u64 %d2, [t];" + READ.format("%d2"), ".param .u64 t")
    by_name = kernel(READ.format("t"), ".param .texref t")
    for text in (by_handle, by_name):
        assert launch(text, ptxvm.Texture(array), engine=engine)[:, 0].tolist() == array.tolist()


@ENGINES
@pytest.mark.parametrize("filter_", ["point", "linear"])
def test_a_texture_with_one_row_reads_as_one_of_one_dimension(filter_, engine):
    """Programs make such arrays with a height of 1, as `cudaMallocArray(&array, &format, 8, 1)` does."""
    body = "cvt.rn.f32.u32 %f0, %r0; mul.f32 %f0, %f0, 0f3F400000; ld.param.u64 %d2, [t];"
    body += "tex.1d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%d2, {%f0}]; st.global.f32 [%d0], %f0;"
    text, row = kernel(body, ".param .u64 t"), np.arange(8, dtype=np.float32) ** 2
    found = [launch(text, ptxvm.Texture(array, filter=filter_), engine=engine) for array in (row, row[None])]
    assert found[0][1:, 0].any() and (found[0] == found[1]).all()


@ENGINES
def test_handles_in_memory(engine):
    textures = [ptxvm.Texture(np.full(8, number, np.float32)) for number in range(3)]
    handles = np.array([texture.handle for texture in textures], np.uint64)
    body = """ld.param.u64 %d2, [h]; and.b32 %r1, %r0, 1; mul.wide.u32 %d3, %r1, 8; add.u64 %d2, %d2, %d3;
        ld.global.u64 %d2, [%d2+8];""" + READ.format("%d2")
    assert launch(kernel(body, ".param .u64 h"), handles, engine=engine)[:, 0].tolist() == [1, 2] * 4


@ENGINES
def test_references_of_a_module(engine):
    module = ptxvm.load(kernel(READ.format("t"), module=".global .texref t;"))
    assert list(module.textures) == ["t"] and module.textures["t"] is None
    texture = module.textures["t"] = ptxvm.Texture(np.arange(8, dtype=np.float32))
    assert module.textures["t"] is texture
    for first in (0, 100):
        module.textures["t"] = np.arange(first, first + 8, dtype=np.float32)
        out = np.zeros((8, 4), np.float32)
        module.kernels["k"].launch(1, 8, out, engine=engine)
        assert out[0, 0] == first
    with pytest.raises(KeyError, match="no reference 'u'"):
        module.textures["u"] = texture
    with pytest.raises(TypeError, match="bound to"):
        module.textures["t"] = ptxvm.Sampler()


@ENGINES
def test_arrays_of_references(engine):
    body = "mov.u64 %d2, t; and.b32 %r1, %r0, 1; mul.wide.u32 %d3, %r1, 8; add.u64 %d2, %d2, %d3;"
    module = ptxvm.load(kernel(body + READ.format("%d2"), module=".global .texref t[2];"))
    module.textures["t"] = [ptxvm.Texture(np.full(8, number, np.float32)) for number in (5, 6)]
    out = np.zeros((8, 4), np.float32)
    module.kernels["k"].launch(1, 8, out, engine=engine)
    assert out[:, 0].tolist() == [5, 6] * 4
    with pytest.raises(ValueError, match="array of 2 references"):
        module.textures["t"] = module.textures["t"][0]


LINEAR = """cvt.rn.f32.u32 %f4, %r0; mov.f32 %f5, 0f3F000000;
    tex.2d.v4.f32.f32 {{%f0, %f1, %f2, %f3}}, [{0}, {{%f4, %f5}}]; st.global.v4.f32 [%d0], {{%f0, %f1, %f2, %f3}};"""


@ENGINES
def test_initial_values_complete_what_is_bound(engine):
    array = np.array([[2, 4, 8, 16]], np.float32)
    text = kernel(
        LINEAR.format("t"), module=".global .texref t = {filter_mode = linear, addr_mode_0 = clamp_to_border};"
    )
    module = ptxvm.load(text)
    module.textures["t"] = ptxvm.Texture(array)
    out = np.zeros((6, 4), np.float32)
    module.kernels["k"].launch(1, 6, out, engine=engine)
    assert out[:, 0].tolist() == [1, 3, 6, 12, 8, 0]


@ENGINES
@pytest.mark.parametrize("bound", [None, "sampler", "texture"])
def test_samplers_of_their_own(engine, bound):
    array = np.array([[2, 4, 8, 16]], np.float32)
    initial = " = {filter_mode = linear}" if bound is None else ""
    text = kernel(
        LINEAR.format("t, s"),
        module=f".global .texref t; .global .samplerref s{initial};",
        options=", texmode_independent",
    )
    module = ptxvm.load(text)
    module.textures["t"] = ptxvm.Texture(array)
    if bound == "sampler":
        module.samplers["s"] = ptxvm.Sampler(filter="linear")
    elif bound == "texture":
        module.samplers["s"] = ptxvm.Texture(array, filter="linear")
    out = np.zeros((4, 4), np.float32)
    module.kernels["k"].launch(1, 4, out, engine=engine)
    assert out[:, 0].tolist() == [2, 3, 6, 12]


@ENGINES
def test_surfaces(engine):
    array = np.arange(8, dtype=np.uint32)
    body = """shl.b32 %r1, %r0, 2; suld.b.1d.b32.trap %r2, [s, {%r1}]; add.u32 %r2, %r2, 10;
        sust.b.1d.b32.trap [s, {%r1}], %r2; st.global.b32 [%d0], %r2;"""
    module = ptxvm.load(kernel(body, module=".global .surfref s;"))
    module.surfaces["s"] = ptxvm.Surface(array)
    module.kernels["k"].launch(1, 8, np.zeros((8, 4), np.uint32), engine=engine)
    assert array.tolist() == list(range(10, 18))


MISUSE = {
    "nothing is bound to .texref t": (READ.format("t"), (), ".global .texref t;", ()),
    "the handle is 0": ("mov.u64 %d2, 0;" + READ.format("%d2"), (), "", ()),
    "a texture is needed, and the handle is that of a surface; the coordinates are x = 0; the handle is argument 2": (
        "ld.param.u64 %d2, [t];" + READ.format("%d2"),
        (".param .u64 t",),
        "",
        (lambda: ptxvm.Surface(np.zeros(8, np.uint32)),),
    ),
    "is a texture of 2 x 2 texels .2d., the instruction reads one of .1d": (
        "ld.param.u64 %d2, [t];" + READ.format("%d2"),
        (".param .u64 t",),
        "",
        (lambda: ptxvm.Texture(np.zeros((2, 2), np.float32)),),
    ),
    "x = 30 bytes .* no multiple of the 4 bytes": (
        "add.u32 %r1, %r0, 30; suld.b.1d.b32.clamp %r2, [s, {%r1}];",
        (".param .surfref s",),
        "",
        (lambda: ptxvm.Surface(np.zeros(8, np.uint32)),),
    ),
    "x = 32 bytes in a surface of 8 texels of 4 bytes .1d., 32 bytes a row: this is outside": (
        "shl.b32 %r1, %r0, 2; add.u32 %r1, %r1, 32; suld.b.1d.b32.trap %r2, [s, {%r1}];",
        (".param .surfref s",),
        "",
        (lambda: ptxvm.Surface(np.zeros(8, np.uint32)),),
    ),
}


@ENGINES
@pytest.mark.parametrize("words", MISUSE)
def test_misuse_is_a_fault(words, engine):
    body, parameters, module, arguments = MISUSE[words]
    with pytest.raises(ptxvm.KernelFault, match=words) as caught:
        launch(kernel(body, *parameters, module=module), *(make() for make in arguments), engine=engine)
    assert caught.value.kind == "texture" and caught.value.line is not None
    assert caught.value.argument == (2 if arguments else None)


@ENGINES
def test_stores_to_read_only_arrays(engine):
    array = np.zeros(8, np.uint32)
    array.flags.writeable = False
    body = "shl.b32 %r1, %r0, 2; sust.b.1d.b32.trap [s, {%r1}], %r1;"
    with pytest.raises(ptxvm.KernelFault, match="read-only") as caught:
        launch(kernel(body, ".param .surfref s"), ptxvm.Surface(array), engine=engine)
    assert caught.value.kind == "read_only"


def test_handles_of_objects_that_are_gone():
    handle = ptxvm.Texture(np.zeros(8, np.float32)).handle
    gc.collect()
    with pytest.raises(ptxvm.KernelFault, match="that is gone"):
        launch(kernel("ld.param.u64 %d2, [t];" + READ.format("%d2"), ".param .u64 t"), handle)


@ENGINES
def test_istypep_and_queries(engine):
    texture = ptxvm.Texture(
        np.zeros((4, 8, 2), np.uint8), channels=2, filter="linear", read="normalized", address=("wrap", "border")
    )
    queries = ["width", "height", "depth", "channel_data_type", "channel_order", "normalized_coords", "filter_mode"]
    queries += ["addr_mode_0", "addr_mode_1", "array_size", "num_mipmap_levels", "num_samples"]
    found = []
    for query in queries:
        out = np.zeros(4, np.uint32)
        text = kernel(f"txq.{query}.b32 %r1, [t]; st.global.b32 [%d0], %r1;", ".param .texref t")
        ptxvm.load(text).kernels["k"].launch(1, 1, out, texture, engine=engine)
        found.append(int(out[0]))
    assert found == [8, 4, 0, 0x10D2, 0x10B2, 0, 1, 0, 4, 0, 0, 0]
    types = "".join(
        f"istypep.{kind} %p0, %d2; selp.u32 %r{place}, 1, 0, %p0;"
        for place, kind in enumerate(("texref", "samplerref", "surfref"), 1)
    )
    body = f"ld.param.u64 %d2, [t]; {types} st.global.v4.b32 [%d0], {{%r1, %r2, %r3, %r0}};"
    for one, wanted in ((texture, [1, 0, 0]), (ptxvm.Surface(np.zeros(4, np.uint32)), [0, 0, 1]), (5, [0, 0, 0])):
        out = np.zeros(4, np.uint32)
        ptxvm.load(kernel(body, ".param .u64 t")).kernels["k"].launch(1, 1, out, one, engine=engine)
        assert out[:3].tolist() == wanted


FLAT = np.zeros((4, 8), np.float32)
REFUSED = {
    "channels is 0": {"channels": 0},
    "textures have 1, 2 or 4": {"channels": 3},
    "kind is 'tensor'": {"kind": "tensor"},
    "address is 'repeat'": {"address": "repeat"},
    "address is 5: one mode is needed": {"address": 5},
    "filter is 'cubic'": {"filter": "cubic"},
    "read is 'float'": {"read": "float"},
    "border is .*4 numbers": {"border": (1, 2)},
    "level_clamp": {"level_clamp": (3, 1)},
    "max_anisotropy is 17": {"max_anisotropy": 17},
    "srgb=True needs": {"srgb": True},
    "format is 'bc9'": {"format": "bc9"},
    "one axis": {"kind": "linear"},
    "a cubemap has the axes": {"cubemap": True},
    "normalized=True": {"mipmaps": [np.zeros((2, 4), np.float32)]},
    "half of the level before is": {"mipmaps": [np.zeros((2, 3), np.float32)], "normalized": True},
    "other axes": {"mipmaps": [np.zeros((2, 4), np.float16)], "normalized": True},
    "the last axis holds 8 numbers": {"channels": 2},
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_makes_no_sense_is_refused(words):
    with pytest.raises(ValueError, match=words):
        ptxvm.Texture(FLAT, **REFUSED[words])


def test_arrays_that_are_refused():
    for dtype in (np.float64, np.int64, np.complex64, bool):
        with pytest.raises(ValueError, match="no texels of type"):
            ptxvm.Texture(np.zeros(4, dtype))
    with pytest.raises(ValueError, match="integers"):
        ptxvm.Texture(np.zeros(4, np.uint8), filter="linear")
    with pytest.raises(ValueError, match="8 and 16 bits"):
        ptxvm.Texture(np.zeros(4, np.uint32), read="normalized")
    with pytest.raises(ValueError, match="square"):
        ptxvm.Texture(np.zeros((6, 4, 8), np.float32), cubemap=True)
    with pytest.raises(ValueError, match="6 needed"):
        ptxvm.Texture(np.zeros((5, 4, 4), np.float32), cubemap=True)
    with pytest.raises(ValueError, match="contiguous"):
        ptxvm.Surface(np.zeros((4, 8), np.uint32)[:, ::2])
    with pytest.raises(ValueError, match="for textures"):
        ptxvm.Surface(np.zeros((4, 8), np.uint8), format="bc1")
    with pytest.raises(ValueError, match="no elements"):
        ptxvm.Texture(np.zeros((0, 8), np.float32))
    with pytest.raises(TypeError, match="array"):
        ptxvm.Texture("picture")
    for wrong in (5, np.zeros((1, 2, 4), np.float32)):
        with pytest.raises(TypeError, match=r"mipmaps is a .*: a list of arrays"):
            ptxvm.Texture(FLAT, mipmaps=wrong, normalized=True)


def test_arguments_that_do_not_fit():
    text = kernel(READ.format("t"), ".param .texref t")
    for wrong in (np.zeros(8, np.float32), ptxvm.Surface(np.zeros(8, np.uint32)), 1.5):
        with pytest.raises(ptxvm.ArgumentError, match=r"parameter \.texref t:"):
            launch(text, wrong)
    with pytest.raises(ptxvm.ArgumentError, match="handle of 64 bits"):
        launch(kernel("", ".param .u32 t"), ptxvm.Texture(FLAT))


def test_surfaces_of_views_and_device_arrays():
    whole = np.zeros((6, 8), np.uint32)
    view = ptxvm.Surface(whole[::2, 2:6])
    body = """shl.b32 %r1, %r0, 2; mov.u32 %r2, 2; mov.u32 %r3, 9;
        sust.b.2d.b32.zero [s, {%r1, %r2}], %r3;"""
    launch(kernel(body, ".param .surfref s"), view)
    assert whole[4].tolist() == [0, 0, 9, 9, 9, 9, 0, 0] and whole.sum() == 36
    array = ptxvm.device_array((3, 8), np.uint32)
    launch(kernel(body, ".param .surfref s"), ptxvm.Surface(array))
    assert array.numpy()[2].tolist() == [9] * 8


@ENGINES
def test_derivatives_on_cubes_may_be_few(engine):
    body = """mov.f32 %f4, 0f3F800000;
        tex.grad.cube.v4.f32.f32 {%f0, %f1, %f2, %f3}, [t, {%f4, %f5, %f5, %f5}], {%f5}, {%f5};
        st.global.v4.f32 [%d0], {%f0, %f1, %f2, %f3};"""
    cube = ptxvm.Texture(np.arange(6, dtype=np.float32).reshape(6, 1, 1) + 1, cubemap=True, mipmaps=[], normalized=True)
    assert launch(kernel(body, ".param .texref t"), cube, engine=engine)[0, 0] == 1


@ENGINES
@pytest.mark.parametrize(
    "offset, wanted",
    [("{%r1}", [1, 2, 3, 4]), ("{-1}", [0, 0, 1, 2]), *((other, [0, 1, 2, 3]) for other in ("%s1", "%r1", "1"))],
)
def test_offsets_are_vectors(offset, wanted, engine):
    """In braces, of untyped registers, too. Without them ptxas passes over an integer; anything else is a depth."""
    body = f""".reg .s32 %s1; mov.s32 %s1, 1; mov.b32 %r1, 1; ld.param.u64 %d2, [t]; cvt.rn.f32.u32 %f0, %r0;
        tex.1d.v4.f32.f32 {{%f0, %f1, %f2, %f3}}, [%d2, {{%f0}}], {offset}; st.global.f32 [%d0], %f0;"""
    texture = ptxvm.Texture(np.arange(8, dtype=np.float32))
    assert launch(kernel(body, ".param .u64 t"), texture, engine=engine, threads=4)[:, 0].tolist() == wanted


def test_a_depth_has_no_braces():
    """As ptxas takes it."""
    body = "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [t, {%f0, %f1}], {%f2};"
    assert [one.code for one in ptxvm.check(kernel(body, ".param .texref t"))] == ["PTX203"]


@ENGINES
def test_updates_of_texels_stay_in_the_first_channel(engine):
    array = np.zeros((4, 2), np.uint32)
    body = "add.u32 %r1, %r0, 2; mov.u32 %r2, 1; sured.p.add.1d.b32.clamp [s, {%r1}], %r2;"
    launch(kernel(body, ".param .surfref s"), ptxvm.Surface(array, channels=2), engine=engine, threads=4)
    assert array.tolist() == [[0, 0], [0, 0], [1, 0], [3, 0]]


@ENGINES
def test_a_coordinate_without_braces_stands_for_all(engine):
    """ptxas takes one register for the coordinates of any texture or surface: the others are 0."""
    array = np.arange(64, dtype=np.float32).reshape(4, 4, 4)  # 4 by 4 texels of 4 channels
    read = "tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%d2, %r1];"
    loaded = "shl.b32 %r1, %r1, 4; suld.b.2d.v4.b32.zero {%f0, %f1, %f2, %f3}, [%d2, %r1];"
    put = "st.global.v4.f32 [%d0], {%f0, %f1, %f2, %f3};"
    for body, made in ((read, ptxvm.Texture(array, channels=4)), (loaded, ptxvm.Surface(array, channels=4))):
        text = kernel(f"ld.param.u64 %d2, [t]; and.b32 %r1, %r0, 3; {body} {put}", ".param .u64 t")
        assert (launch(text, made, engine=engine, threads=4) == array[0]).all()
