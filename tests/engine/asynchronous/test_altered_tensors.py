"""Tensor copies of PTX 9.4: values instead of those of the map, stores by `im2col_no_offs::w`, reports.

What arrives follows from the ISA's text by NumPy's own slices.
"""

import numpy as np
import pytest

import ptxvm

ENGINES = ("interpret", "jit")
KERNEL = """.version 9.4
.target sm_107a
.address_size 64
.visible .entry k(.param .align 64 .b8 map[128], .param .u64 other, .param .u64 out, .param .u32 lower,
    .param .u16 upper, .param .u16 inner, .param .u16 outer)
{{
    .reg .b64 %map, %other, %out, %end;
    .reg .b32 %lower, %from, %word;
    .reg .b16 %upper, %inner, %outer;
    .reg .b8 %narrow;
    .reg .pred %p, %found;
    .shared .align 128 .b8 tile[512];
    .shared .align 8 .b64 bar;
    mov.b64 %map, map;
    cvta.param.u64 %map, %map;
    ld.param.u64 %other, [other];
    ld.param.u64 %out, [out];
    ld.param.u32 %lower, [lower];
    ld.param.u16 %upper, [upper];
    ld.param.u16 %inner, [inner];
    ld.param.u16 %outer, [outer];
    ld.param.b8 %narrow, [inner];
    mbarrier.init.{layout}.shared.b64 [bar], 1;
{body}
    ret;
}}
"""
LOAD = """    {instruction}
    mbarrier.arrive.expect_tx.shared.b64 _, [bar], {bytes};
WAIT: mbarrier.try_wait.parity{phase}.shared.b64 %p{found}, [bar], 0;
    @!%p bra WAIT;
    mov.u32 %from, tile;
    add.u64 %end, %out, {bytes};
NEXT: ld.shared.u32 %word, [%from];
    st.global.u32 [%out], %word;
    add.u32 %from, %from, 4;
    add.u64 %out, %out, 4;
    setp.lt.u64 %p, %out, %end;
    @%p bra NEXT;
"""
TO_OWN = "shared::cta.global.mbarrier::complete_tx::bytes"


def _run(body, arguments, engine, layout="layout::v0"):
    module = ptxvm.load(KERNEL.format(body=body, layout=layout))
    module.kernels["k"].launch(1, 1, *arguments, engine=engine)


def _loaded(modifiers, operands, tensor_map, engine, *, other=None, count=32, values=(0, 0, 0, 0)):
    out = np.zeros(count, np.uint32)
    dimensions = f".{operands.rpartition('{')[2].count(',') + 1}d"
    instruction = f"cp.async.bulk.tensor{dimensions}.{TO_OWN}{modifiers} [tile], [%map, {operands}], [bar];"
    body = LOAD.format(instruction=instruction, bytes=4 * count, phase="", found="")
    lower, *others = values
    arguments = tensor_map, out if other is None else other, out, np.uint32(lower), *map(np.uint16, others)
    _run(body, arguments, engine)
    return out


def _numbers(*shape):
    return np.arange(100, 100 + np.prod(shape), dtype=np.uint32).reshape(shape)


@pytest.mark.parametrize("engine", ENGINES)
def test_another_address(engine):
    of_map, other = _numbers(8, 8), 1000 + _numbers(8, 8)
    tensor_map = ptxvm.TensorMap.tiled(of_map, box=(4, 8))
    found = _loaded(".override::global_address", "%other, {0, 2}", tensor_map, engine, other=other)
    assert (found.reshape(4, 8) == other[2:6]).all()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("size", ["%inner", "%narrow"])
def test_another_size_of_a_row(engine, size):
    of_map, other = _numbers(64), 1000 + _numbers(64)
    tensor_map = ptxvm.TensorMap.tiled(of_map, box=(32,))
    modifiers = ".override::global_address.override::global_dim"
    operands = f"%other, {{{size}}}, {{0}}"
    # The size is in the lower 8 bits: 5, whatever stands above.
    values = (0, 0, 0xA05 if size == "%inner" else 5, 0)
    found = _loaded(modifiers, operands, tensor_map, engine, other=other, values=values)
    assert found.tolist() == [*other[:5].tolist(), *[0] * 27]


@pytest.mark.parametrize("engine", ENGINES)
def test_other_sizes_and_strides(engine):
    of_map, other = _numbers(8, 8), 1000 + _numbers(16, 8)
    tensor_map = ptxvm.TensorMap.tiled(of_map, box=(4, 8))
    modifiers = ".tile.override::global_dim_stride.override::global_address"
    operands = "%other, {%inner, %outer}, {%lower}, %upper, {0, 0}"
    # Strides count 16 bytes: 4 are two rows of `other`.
    found = _loaded(modifiers, operands, tensor_map, engine, other=other, values=(4, 0, 7, 3))
    expected = np.zeros((4, 8), np.uint32)
    expected[:3, :7] = other[0:6:2, :7]
    assert (found.reshape(4, 8) == expected).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_the_upper_bits_of_a_stride(engine):
    tensor_map = ptxvm.TensorMap.tiled(_numbers(8, 8), box=(4, 8))
    modifiers = ".override::global_address.override::global_dim_stride"
    operands = "%other, {%inner, %outer}, {%lower}, %upper, {0, 0}"
    other = _numbers(8, 8)
    with pytest.raises(ptxvm.KernelFault) as fault:
        _loaded(modifiers, operands, tensor_map, engine, other=other, values=(2, 1, 8, 2))
    # The second row is 2^36 + 32 bytes behind the first one: there is nothing.
    assert fault.value.kind == "out_of_bounds" and fault.value.address is not None
    assert (fault.value.address >> 36) - (other.ctypes.data * 0) > 0


@pytest.mark.parametrize("engine", ENGINES)
def test_each_stride_has_four_upper_bits(engine):
    tensor_map = ptxvm.TensorMap.tiled(_numbers(2, 2, 8), box=(2, 2, 8))
    modifiers = ".override::global_address.override::global_dim_stride"
    operands = "%other, {%inner, %outer, %outer}, {%lower, %lower}, %upper, {0, 0, 0}"
    with pytest.raises(ptxvm.KernelFault) as fault:
        _loaded(modifiers, operands, tensor_map, engine, other=_numbers(4, 8), values=(2, 0x10, 8, 2))
    assert fault.value.kind == "out_of_bounds"


MISUSE = {
    "an address between chunks": (".override::global_address", "%other, {0, 0}", (0, 0, 0, 0), 4, "misaligned"),
    "a size of nothing": (
        ".override::global_address.override::global_dim_stride",
        "%other, {%inner, %outer}, {%lower}, %upper, {0, 0}",
        (2, 0, 0x100, 3),
        0,
        "tensor_map",
    ),
    "coordinates": (
        ".override::global_address.override::global_dim_stride",
        "%other, {%inner, %outer}, {%lower}, %upper, {%lower, 0}",
        (2, 0, 8, 3),
        0,
        "async",
    ),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("case", MISUSE)
def test_misuse(case, engine):
    modifiers, operands, values, shift, kind = MISUSE[case]
    tensor_map = ptxvm.TensorMap.tiled(_numbers(8, 8), box=(4, 8))
    other = _numbers(65)[shift // 4 :]
    with pytest.raises(ptxvm.KernelFault) as fault:
        _loaded(modifiers, operands, tensor_map, engine, other=other, values=values)
    assert fault.value.kind == kind


STORE = """    mov.u32 %word, {value};
    st.shared.u32 [tile+{at}], %word;
"""
TO_GLOBAL = "global.shared::cta{}.bulk_group.override::global_address"
STORES = {
    "cp.async.bulk": lambda old, new: new,
    "cp.reduce.async.bulk": lambda old, new: old + new,
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", STORES)
def test_stores_to_another_address(name, engine):
    of_map, other = _numbers(8, 8), 1000 + _numbers(8, 8)
    new = np.array([[7, 8, 9, 10], [11, 12, 13, 14]], np.uint32)
    expected = other.copy()
    expected[1:3, :4] = STORES[name](other[1:3, :4], new)
    body = "".join(STORE.format(value=value, at=4 * place) for place, value in enumerate(new.reshape(-1).tolist()))
    form = TO_GLOBAL.format(".add" if "reduce" in name else "")
    body += f"""    fence.proxy.async.shared::cta;
    {name}.tensor.2d.{form} [%map, %other, {{0, 1}}], [tile];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
"""
    tensor_map = ptxvm.TensorMap.tiled(of_map, box=(2, 4))
    _run(body, (tensor_map, other, other, *map(np.uint16, (0, 0, 0, 0))), engine)
    assert (other == expected).all() and (of_map == _numbers(8, 8)).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_stores_along_w(engine):
    """Pixels along W; behind the last one the next image begins. What has 16 bytes swizzled by 32 stays in its place in
    the even half of 256 bytes, and changes places with its neighbour in the odd one."""
    images = np.zeros((3, 4, 4), np.uint32)
    tensor_map = ptxvm.TensorMap.im2col_wide(
        images, lower=0, upper=0, channels_per_pixel=4, pixels_per_column=6, swizzle="128B"
    )
    values = _numbers(6, 4)
    # A row of 128 bytes for each pixel: its chunk is moved by the number of the row (modulo 8).
    body = "".join(
        STORE.format(value=values[pixel, channel], at=128 * pixel + 16 * (pixel % 8) + 4 * channel)
        for pixel in range(6)
        for channel in range(4)
    )
    body = body.replace("tile+", "wide+")
    body = ".shared .align 1024 .b8 wide[1024];\n" + body
    body += """    fence.proxy.async.shared::cta;
    cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs::w.bulk_group [%map, {0, 1, 0}], [wide];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
"""
    _run(body, (tensor_map, images, images, *map(np.uint16, (0, 0, 0, 0))), engine)
    expected = np.zeros_like(images)
    expected.reshape(12, 4)[1:7] = values
    assert (images == expected).all()


def _report(engine, pattern, tensor, start, layout="layout::v1"):
    tensor_map = ptxvm.TensorMap.tiled(tensor, box=(2, 16 // tensor.itemsize))
    out = np.zeros(16, np.uint32)
    instruction = (
        f"cp.async.bulk.tensor.2d.{TO_OWN}.mbarrier::report::validity::{pattern} "
        f"[tile], [%map, {{{start[0]}, {start[1]}}}], [bar];"
    )
    body = LOAD.format(instruction=instruction, bytes=32, phase=".phase_type::primary", found="|%found")
    body += "    selp.u32 %word, 1, 0, %found;\n    st.global.u32 [%out], %word;\n"
    _run(body, (tensor_map, out, out, *map(np.uint16, (0, 0, 0, 0))), engine, layout)
    return bool(out[8])


MINUS_ZERO = np.array([[1, 2, 3, 4, 0x80000000, 5, 6, 7], [1] * 8, [1] * 4 + [9, 0x80000000, 1, 1]], np.uint32)
REPORTS = [
    ("per_16bytes::80000000", MINUS_ZERO, (0, 0), False),
    ("per_16bytes::80000000", MINUS_ZERO, (4, 0), True),
    ("per_16bytes::80000000", MINUS_ZERO, (4, 1), False),
    # Outside of the tensor nothing is looked at.
    ("per_16bytes::80000000", MINUS_ZERO, (-4, 0), False),
    ("per_element::ff", np.full((2, 16), 0xF0, np.uint8), (0, 0), False),
    ("per_element::ff", np.arange(240, 272).astype(np.uint8).reshape(2, 16), (0, 0), True),
]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("pattern", "tensor", "start", "found"), REPORTS)
def test_reports(engine, pattern, tensor, start, found):
    assert _report(engine, pattern, tensor.copy(), start) is found


@pytest.mark.parametrize("engine", ENGINES)
def test_a_report_needs_a_layout_that_keeps_it(engine):
    with pytest.raises(ptxvm.KernelFault) as fault:
        _report(engine, "per_element::ff", MINUS_ZERO.copy(), (0, 0), "layout::v0")
    assert fault.value.kind == "mbarrier" and "layout::v1" in str(fault.value)


HINTS = {
    "cp.async.bulk.prefetch.tensor": ".3d.L2.global.im2col",
    "applypriority.async.bulk.tensor": ".3d.global.bulk_group.im2col.L2::evict_normal",
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", HINTS)
def test_hints_are_no_stores(name, engine):
    """The bounding box of a store must stay inside the tensor, that of a hint may reach beyond it."""
    numbers = _numbers(2, 8, 8)
    tensor_map = ptxvm.TensorMap.im2col(numbers, lower=(-1,), upper=(1,), channels_per_pixel=8, pixels_per_column=4)
    body = f"    {name}{HINTS[name]} [%map, {{0, -1, 0}}], {{%inner}};\n"
    _run(body, (tensor_map, numbers, numbers, *map(np.uint16, (0, 0, 0, 0))), engine)
    assert (numbers == _numbers(2, 8, 8)).all()
