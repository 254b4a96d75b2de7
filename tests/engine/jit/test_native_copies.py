"""Copies that native code lands: the same bytes as when Python lands them, for boxes inside and outside of tensors."""

import numpy as np
import pytest

import ptxvm

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n.extern .shared .align 1024 .b8 tile[];\n"
COPY = "cp.async.bulk.tensor.{rank}d.shared::cta.global.mbarrier::complete_tx::bytes"


def tensor_program(rank, size, offset):
    """Loads the box at each of `count` places (five coordinates each) and hands it out as words."""
    coordinates = ", ".join(f"%c{axis}" for axis in range(rank))
    loads = "\n".join(f"ld.global.u32 %c{axis}, [%places+{4 * axis}];" for axis in range(rank))
    return f"""{HEADER}
.visible .entry k(.param .u32 count, .param .u64 places, .param .u64 out, .param .align 64 .b8 map[128])
{{
    .shared .align 8 .b64 full;
    .reg .b32 %c<5>, %n, %i, %j, %phase, %tile, %word;
    .reg .b64 %places, %out, %map, %state;
    .reg .pred %p;
    ld.param.u32 %n, [count];
    ld.param.u64 %places, [places];
    ld.param.u64 %out, [out];
    mov.b64 %map, map;
    cvta.param.u64 %map, %map;
    mov.u32 %tile, tile;
    add.u32 %tile, %tile, {offset};
    mbarrier.init.shared::cta.b64 [full], 1;
    mov.u32 %i, 0;
NEXT:
    and.b32 %phase, %i, 1;
    {loads}
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], {size};
    {COPY.format(rank=rank)} [%tile], [%map, {{{coordinates}}}], [full];
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p, [full], %phase;
    @!%p bra WAIT;
    mov.u32 %j, 0;
WORD:
    add.u32 %word, %tile, %j;
    ld.shared.u32 %word, [%word];
    st.global.u32 [%out], %word;
    add.u64 %out, %out, 4;
    add.u32 %j, %j, 4;
    setp.lt.u32 %p, %j, {size};
    @%p bra WORD;
    add.u64 %places, %places, 20;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, %n;
    @%p bra NEXT;
    ret;
}}
"""


SHAPES = [
    ((40, 64), (8, 32), np.float32, "128B"),
    ((40, 64), (8, 16), np.float32, "64B"),
    ((40, 64), (8, 8), np.uint32, "32B"),
    ((40, 64), (16, 24), np.uint16, "none"),
    ((300,), (64,), np.int32, "none"),
    ((6, 20, 64), (2, 5, 32), np.float32, "128B"),
    ((3, 4, 5, 6, 64), (1, 2, 3, 2, 16), np.uint16, "32B"),
    ((9, 10, 128), (3, 4, 128), np.uint8, "128B"),
]


@pytest.mark.parametrize("offset", [0, 384])
@pytest.mark.parametrize(("shape", "box", "dtype", "swizzle"), SHAPES)
def test_boxes_are_those_of_python(shape, box, dtype, swizzle, offset):
    random = np.random.default_rng(7)
    data = random.integers(1, 250, shape).astype(dtype)
    tensor = ptxvm.TensorMap.tiled(data, box=box, swizzle=swizzle)
    places = np.zeros((30, 5), np.int32)
    for axis, (size, width) in enumerate(zip(shape[::-1], box[::-1], strict=True)):
        places[:20, axis] = random.integers(0, size - width + 1, 20)
        places[20:, axis] = random.integers(-width, size + width, 10)
    places[:, 0] -= places[:, 0] % (16 // data.itemsize)  # what a copy begins with is a multiple of 16 bytes
    size = int(np.prod(box)) * data.itemsize
    kernel = ptxvm.load(tensor_program(len(shape), size, offset)).kernels["k"]
    found = []
    for completion in ("late", "early"):
        out = np.zeros(len(places) * size // 4, np.uint32)
        kernel.launch(1, 1, len(places), places, out, tensor, shared=offset + size, async_completion=completion)
        found.append(out)
    np.testing.assert_array_equal(*found)
    if swizzle == "none":
        corner = places[0, len(shape) - 1 :: -1]
        first = tuple(slice(start, start + width) for start, width in zip(corner, box, strict=False))
        np.testing.assert_array_equal(found[0].view(dtype)[: np.prod(box)], data[first].reshape(-1))


def bulk_program(body):
    return f"""{HEADER}
.visible .entry k(.param .u64 data, .param .u64 out)
{{
    .shared .align 8 .b64 full, other;
    .reg .b32 %i, %tile, %word;
    .reg .b64 %data, %out, %state;
    .reg .pred %p;
    ld.param.u64 %data, [data];
    ld.param.u64 %out, [out];
    mov.u32 %tile, tile;
    mbarrier.init.shared::cta.b64 [full], 1;
    mbarrier.init.shared::cta.b64 [other], 1;
{body}
    ret;
}}
"""


BULK = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"


def wait(name):
    return f"W{name}: mbarrier.try_wait.parity.shared::cta.b64 %p, [{name}], 0; @!%p bra W{name};"


def test_more_copies_than_native_code_keeps():
    body = f"""
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 640;
    mov.u32 %i, 0;
NEXT:
    {BULK} [%tile], [%data], 16, [full];
    add.u32 %tile, %tile, 16;
    add.u64 %data, %data, 16;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, 40;
    @%p bra NEXT;
    {wait("full")}
    mov.u32 %i, 0;
    mov.u32 %tile, tile;
WORD:
    ld.shared.u32 %word, [%tile];
    st.global.u32 [%out], %word;
    add.u32 %tile, %tile, 4;
    add.u64 %out, %out, 4;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, 160;
    @%p bra WORD;"""
    data, out = np.arange(160, dtype=np.uint32), np.zeros(160, np.uint32)
    ptxvm.load(bulk_program(body)).kernels["k"].launch(1, 1, data, out, shared=640)
    np.testing.assert_array_equal(out, data)


def test_only_the_copies_of_the_mbarrier_land():
    """Those of the other one are still to come when the first wait is over."""
    body = f"""
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [other], 16;
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 16;
    {BULK} [%tile], [%data], 16, [other];
    {BULK} [%tile+16], [%data+16], 16, [full];
    {wait("full")}
    ld.shared.u32 %word, [%tile];
    st.global.u32 [%out], %word;
    ld.shared.u32 %word, [%tile+16];
    st.global.u32 [%out+4], %word;
    {wait("other")}
    ld.shared.u32 %word, [%tile];
    st.global.u32 [%out+8], %word;"""
    data, out = np.arange(1, 9, dtype=np.uint32), np.zeros(3, np.uint32)
    ptxvm.load(bulk_program(body)).kernels["k"].launch(1, 1, data, out, shared=64)
    assert out.tolist() == [0, 5, 1]


@pytest.mark.parametrize(
    ("copy", "kind"),
    [
        ("[%tile+8], [%data], 16, [full]", "misaligned"),
        ("[%tile], [%data+8], 16, [full]", "misaligned"),
        ("[%tile], [%data], %word, [full]", "async"),
        ("[%tile+64], [%data], 16, [full]", "out_of_bounds"),
        ("[%tile], [%data+32], 16, [full]", "out_of_bounds"),
        ("[%tile], [%data], 16, [%tile+48]", "mbarrier"),
    ],
)
def test_what_is_wrong_is_a_fault(copy, kind):
    with pytest.raises(ptxvm.KernelFault) as caught:
        data = np.zeros(8, np.uint32)
        text = bulk_program(f"mov.u32 %word, 24;\n{BULK} {copy};\n{wait('full')}")
        ptxvm.load(text).kernels["k"].launch(1, 1, data, data, shared=64)
    assert caught.value.kind == kind


def test_ctas_of_a_cluster_copy_to_themselves(served):
    """Each loads its own part and stores it elsewhere."""
    body = f"""
    mov.u32 %i, %ctaid.x;
    mad.wide.u32 %data, %i, 256, %data;
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 256;
    {BULK} [%tile], [%data], 256, [full];
    {wait("full")}
    barrier.cluster.arrive;
    barrier.cluster.wait;
    sub.u32 %i, 3, %i;
    mad.wide.u32 %out, %i, 256, %out;
    cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], 256;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;"""
    data, out = np.arange(256, dtype=np.uint32), np.zeros(256, np.uint32)
    ptxvm.run(bulk_program(body), grid=4, block=1, args=[data, out], shared=256, cluster=2)
    np.testing.assert_array_equal(out.reshape(4, 64), data.reshape(4, 64)[::-1])
    assert not served


def test_more_maps_than_plans(served):
    """A load with each of 80 maps, twice in a row; no two of them are the same."""
    body = f"""
    .reg .b32 %phase;
    mov.u32 %i, 0;
NEXT:
    and.b32 %phase, %i, 1;
    shr.u32 %word, %i, 1;
    mad.wide.u32 %state, %word, 128, %data;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [full], 16;
    {COPY.format(rank=1)} [%tile], [%state, {{0}}], [full];
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p, [full], %phase;
    @!%p bra WAIT;
    ld.shared.u32 %word, [%tile];
    st.global.u32 [%out], %word;
    add.u64 %out, %out, 4;
    add.u32 %i, %i, 1;
    setp.lt.u32 %p, %i, 160;
    @%p bra NEXT;"""
    data, out = np.arange(320, dtype=np.uint32).reshape(80, 4), np.zeros(160, np.uint32)
    arrays = [ptxvm.device_array(row) for row in data]
    parts = (ptxvm.TensorMap.tiled(array, box=(4,)) for array in arrays)
    maps = np.frombuffer(b"".join(bytes(part) for part in parts), np.uint8)
    ptxvm.run(bulk_program(body), grid=1, block=1, args=[maps, out], shared=64)
    np.testing.assert_array_equal(out, np.repeat(data[:, 0], 2))
    assert not served
