"""The multimem instructions in both engines, against ml_dtypes, NumPy and Python's fractions."""

import ml_dtypes
import numpy as np
import pytest
from gmpy2 import mpfr, mpq

import ptxvm
from ptxvm.api.device import device_memory

pytestmark = [
    pytest.mark.parametrize("engine", ["interpret", "jit"]),
    pytest.mark.filterwarnings("ignore:.*encountered:RuntimeWarning"),
]

DTYPES = {
    "u32": np.uint32, "s32": np.int32, "b32": np.uint32, "u64": np.uint64, "s64": np.int64, "b64": np.uint64,
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
    "e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2,
}  # fmt: skip
LANES = 32


def split(type_):
    """The element and how many of them a register holds: `f16x2` -> ("f16", 2)."""
    element, _, packed = type_.partition("x")
    return element, int(packed or 1)


def program(opcode, type_, vector):
    """A kernel `k(multimem, data)`: each thread's element of `data` is a source or a destination."""
    element, packed = split(type_)
    size = np.dtype(DTYPES[element]).itemsize * packed
    count = int(vector[1:]) if vector else 1
    letter = {1: "b", 2: "h", 4: "r", 8: "rd"}[size]
    names = [f"%{letter}{10 + index}" for index in range(count)]
    operand = f"{{{', '.join(names)}}}" if vector else names[0]
    store = {1: "b8", 2: "b16", 4: "b32", 8: "b64"}[size]
    moves = [
        (f"st.global.{store} [%rd2+{index * size}], {name};", f"ld.global.{store} {name}, [%rd2+{index * size}];")
        for index, name in enumerate(names)
    ]
    mnemonic = f"{opcode}{'.' + vector if vector else ''}.{type_}"
    if "ld_reduce" in opcode:
        body = [f"{mnemonic} {operand}, [%rd1];", *(move[0] for move in moves)]
    else:
        body = [*(move[1] for move in moves), f"{mnemonic} [%rd1], {operand};"]
    return (
        f"""
.version {"9.3" if ".async" in opcode else "8.8"}
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 multimem, .param .u64 data)
{{
    .reg .b8 %b<20>;
    .reg .b16 %h<20>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<20>;
    ld.param.u64 %rd1, [multimem];
    ld.param.u64 %rd2, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, {size * count};
    add.u64 %rd1, %rd1, %rd3;
    add.u64 %rd2, %rd2, %rd3;
    {"".join(body)}
    ret;
}}
""",
        count * packed,
    )


def random_values(element, shape, seed):
    """Bits of all kinds for integers; for floats numbers, with some infinities and NaNs among them."""
    generator = np.random.default_rng(seed)
    dtype = np.dtype(DTYPES[element])
    bits = generator.integers(0, 256, (*shape, dtype.itemsize), np.uint8)
    if dtype.kind in "iu":
        return bits.view(dtype)[..., 0]
    numbers = (generator.standard_normal(shape) * 2.0 ** generator.integers(-6, 6, shape)).astype(dtype)
    odd = bits.view(dtype)[..., 0]
    magnitude = np.abs(odd.astype(np.float64))
    far = np.isfinite(magnitude) & ((magnitude > 2.0**20) | (magnitude < 2.0**-20))
    return np.where((generator.random(shape) < 0.1) & ~far, odd, numbers)


def launch(engine, opcode, type_, vector, replicas, data):
    """Run it with one replica per device; the replicas and `data` afterwards."""
    text, _ = program(opcode, type_, vector)
    arrays = [ptxvm.device_array(values, device=device) for device, values in enumerate(replicas)]
    mine = np.array(data)
    ptxvm.run(text, grid=1, block=LANES, args=[ptxvm.Multicast(arrays), mine], engine=engine)
    return [array.numpy() for array in arrays], mine


def same(found, expected):
    """Equal numbers, or both NaN."""
    found, expected = np.asarray(found), np.asarray(expected)
    if found.dtype.kind in "iu":
        return (found == expected).all()
    found, expected = found.astype(np.float64), expected.astype(np.float64)
    signs = np.signbit(found) == np.signbit(expected)
    return (((found == expected) & (signs | (found != 0))) | (np.isnan(found) & np.isnan(expected))).all()


def finite(value, dtype):
    """An 8-bit result: what is too great becomes the greatest number."""
    limit = float(ml_dtypes.finfo(dtype).max)
    return np.clip(value, -limit, limit)


def exact_sum(values, dtype, accumulator=None):
    """One element of all replicas, added in order: each sum exact, then rounded to the accumulator or the type."""
    narrow = DTYPES["e4m3"] is dtype or DTYPES["e5m2"] is dtype
    step = accumulator or dtype
    total = step(values[0])
    for value in values[1:]:
        if accumulator is np.float32:
            total += np.float32(value)
            continue
        both = float(total) + float(value)
        if np.isfinite(both):
            assert mpq(both) == mpq(float(total)) + mpq(float(value)), "the sum of two such numbers is exact in f64"
        total = step(rounded(finite(both, dtype) if narrow and accumulator is None else both, step))
    return dtype(rounded(finite(float(total), dtype) if narrow else float(total), dtype))


def rounded(value, dtype):
    """What the conversion of an f64 to bf16 would otherwise do by way of f32."""
    return float(mpfr(value, 8)) if dtype is DTYPES["bf16"] and np.isfinite(value) else value


INTEGERS = [
    *(("add", type_) for type_ in ("u32", "s32", "u64")),
    *((op, type_) for op in ("and", "or", "xor") for type_ in ("b32", "b64")),
    *((op, type_) for op in ("min", "max") for type_ in ("u32", "s32", "u64", "s64")),
]
COMBINE = {
    "add": np.add, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "min": np.minimum, "max": np.maximum,
}  # fmt: skip


@pytest.mark.parametrize(("op", "type_"), INTEGERS)
def test_integers(engine, op, type_):
    replicas = random_values(type_, (3, LANES), 1)
    _, found = launch(engine, f"multimem.ld_reduce.weak.global.{op}", type_, "", replicas, np.zeros_like(replicas[0]))
    assert same(found, COMBINE[op].reduce(replicas, dtype=replicas.dtype))
    values = random_values(type_, (LANES,), 2)
    after, _ = launch(engine, f"multimem.red.relaxed.gpu.global.{op}", type_, "", replicas, values)
    assert all(same(array, COMBINE[op](before, values)) for array, before in zip(after, replicas, strict=True))


FLOATS = [
    ("f32", ""), ("f64", ""), ("f32", "v2"), ("f32", "v4"), ("f16x2", ""), ("f16x2", "v2"), ("f16x2", "v4"),
    ("bf16x2", ""), ("bf16x2", "v4"), ("f16", "v2"), ("f16", "v4"), ("f16", "v8"), ("bf16", "v2"), ("bf16", "v8"),
]  # fmt: skip
NARROW = [
    ("e4m3x4", ""), ("e4m3x4", "v2"), ("e5m2x4", "v4"), ("e4m3x2", "v2"), ("e5m2x2", "v8"), ("e4m3", "v4"),
    ("e5m2", "v8"),
]  # fmt: skip


@pytest.mark.parametrize(("type_", "vector"), [*FLOATS, *NARROW])
def test_sums_are_rounded_at_every_step(engine, type_, vector):
    element, _ = split(type_)
    _, count = program("multimem.ld_reduce.add", type_, vector)
    replicas = random_values(element, (4, LANES * count), 3)
    if element == "f64":
        replicas = np.round(replicas.clip(-1e3, 1e3), 3)
    _, found = launch(engine, "multimem.ld_reduce.relaxed.sys.add", type_, vector, replicas, np.zeros_like(replicas[0]))
    dtype = DTYPES[element]
    if element in ("f32", "f64"):
        with np.errstate(all="ignore"):
            expected = np.add.accumulate(replicas, axis=0, dtype=dtype)[-1]
    else:
        expected = np.array([exact_sum(column, dtype) for column in replicas.T])
    assert same(found, expected)


@pytest.mark.parametrize(("type_", "vector"), [*FLOATS[4:], *NARROW])
def test_accumulation_in_another_precision(engine, type_, vector):
    element, _ = split(type_)
    _, count = program("multimem.ld_reduce.add", type_, vector)
    precision, accumulator = ("acc::f32", np.float32) if element.endswith("f16") else ("acc::f16", np.float16)
    replicas = random_values(element, (4, LANES * count), 4)
    replicas = replicas.astype(np.float64).clip(-400, 400).astype(DTYPES[element])
    opcode = f"multimem.ld_reduce.weak.add.{precision}"
    _, found = launch(engine, opcode, type_, vector, replicas, np.zeros_like(replicas[0]))
    with np.errstate(all="ignore"):
        expected = np.array([exact_sum(column, DTYPES[element], accumulator) for column in replicas.T])
    assert same(found, expected)


@pytest.mark.parametrize("op", ["min", "max"])
@pytest.mark.parametrize(("type_", "vector"), [*FLOATS[4:], *NARROW])
def test_minimum_and_maximum_leave_nans_out(engine, op, type_, vector):
    element, _ = split(type_)
    _, count = program(f"multimem.ld_reduce.{op}", type_, vector)
    replicas = random_values(element, (3, LANES * count), 5)
    _, found = launch(engine, f"multimem.ld_reduce.{op}", type_, vector, replicas, np.zeros_like(replicas[0]))
    wide = replicas.astype(np.float64)
    with np.errstate(all="ignore"):
        expected = getattr(np, f"f{op}").reduce(wide)
    if element in ("e4m3", "e5m2"):
        expected = finite(expected, DTYPES[element])
    zero = (found.astype(np.float64) == 0) & (expected == 0)  # which zero NumPy takes is its own affair
    assert same(np.where(zero, 0, found.astype(np.float64)), np.where(zero, 0, expected))


@pytest.mark.parametrize(("type_", "vector"), [*FLOATS, *NARROW, ("u32", ""), ("b64", ""), ("s64", "")])
def test_stores_reach_every_device(engine, type_, vector):
    element, _ = split(type_)
    _, count = program("multimem.st", type_, vector)
    values = random_values(element, (LANES * count,), 6)
    after, _ = launch(
        engine, "multimem.st.relaxed.sys", type_, vector, np.zeros((4, *values.shape), values.dtype), values
    )
    assert all(array.tobytes() == values.tobytes() for array in after)


@pytest.mark.parametrize(("type_", "vector"), FLOATS)
def test_reductions_reach_every_device(engine, type_, vector):
    element, _ = split(type_)
    _, count = program("multimem.red.add", type_, vector)
    replicas, values = np.split(random_values(element, (4, LANES * count), 7), [3])
    after, _ = launch(engine, "multimem.red.relaxed.sys.add", type_, vector, replicas, values[0])
    for array, before in zip(after, replicas, strict=True):
        with np.errstate(all="ignore"):
            if element in ("f32", "f64"):
                expected = before + values[0]
            else:
                expected = np.array(
                    [exact_sum(pair, DTYPES[element]) for pair in np.stack([before, values[0]], axis=1)]
                )
        assert same(array, expected)


@pytest.mark.parametrize("type_", ["u32", "b64", "s64", "f32", "f64", "b32"])
def test_asynchronous_stores_reach_every_device(engine, type_):
    values = random_values(type_, (LANES,), 8)
    opcode = "multimem.st.async.release.sys.global"
    after, _ = launch(engine, opcode, type_, "", np.zeros((3, LANES), values.dtype), values)
    assert all(array.tobytes() == values.tobytes() for array in after)


@pytest.mark.parametrize("type_", ["u32", "s32", "u64"])
def test_asynchronous_additions_reach_every_device(engine, type_):
    replicas, values = np.split(random_values(type_, (4, LANES), 9), [3])
    after, _ = launch(engine, "multimem.red.async.release.gpu.add", type_, "", replicas, values[0])
    assert all(same(array, before + values[0]) for array, before in zip(after, replicas, strict=True))


@pytest.mark.parametrize("opcode", ["multimem.st.async.release.gpu", "multimem.red.async.release.gpu.add"])
def test_asynchronous_operations_need_a_multimem_address(engine, opcode):
    text, _ = program(opcode, "u32", "")
    with pytest.raises(ptxvm.KernelFault, match="not in a multicast object") as caught:
        ptxvm.run(text, grid=1, block=1, args=[np.zeros(4, np.uint32), np.zeros(4, np.uint32)], engine=engine)
    assert caught.value.kind == "out_of_bounds"


def test_all_threads_of_all_devices_add_to_one_place(engine):
    """Native and multimem reductions mix without losing any."""
    text = """
.version 8.1
.target sm_90
.address_size 64
.visible .entry k(.param .u64 multimem, .param .u64 own)
{
    .reg .pred %p1;
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [multimem];
    ld.param.u64 %rd2, [own];
    mov.u32 %r1, 20;
again:
    multimem.red.release.sys.global.add.u32 [%rd1], 1;
    red.relaxed.sys.global.add.u32 [%rd2], 1;
    red.relaxed.sys.global.add.u32 [%rd2], 1;
    sub.u32 %r1, %r1, 1;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra again;
    ret;
}
"""
    arrays = [ptxvm.device_array(1, np.uint32, device=device) for device in range(3)]
    args = [ptxvm.Multicast(arrays), ptxvm.PerDevice(arrays)]
    ptxvm.run(text, grid=2, block=32, args=args, devices=3, engine=engine, timeout=100)
    assert all(array.numpy()[0] == 3 * 64 * 20 + 64 * 40 for array in arrays)


def fault(engine, address):
    text, _ = program("multimem.st", "f32", "v4")
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, grid=1, block=1, args=[address, np.zeros(4, np.float32)], engine=engine)
    return caught.value


def test_addresses_that_are_wrong(engine):
    arrays = [ptxvm.device_array(4, np.float32, device=device) for device in range(2)]
    both = ptxvm.Multicast(arrays)
    assert fault(engine, arrays[0]).kind == "out_of_bounds"
    assert "not in a multicast object" in fault(engine, both.address + 16).message
    assert fault(engine, both.address + 4).kind == "misaligned"
    arrays[1].free()
    assert fault(engine, both).kind == "use_after_free"
    both.free()
    assert fault(engine, both).kind == "out_of_bounds"


BULK = """
.version 9.1
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 multimem, .param .u64 data)
{{
    .shared .align 128 .b8 tile[512];
    .reg .pred %p1;
    .reg .b16 %h1;
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [multimem];
    ld.param.u64 %rd2, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 16;
    add.u64 %rd2, %rd2, %rd3;
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r1, 16, %r2;
    .reg .b32 %v<4>;
    ld.global.v4.b32 {{%v0, %v1, %v2, %v3}}, [%rd2];
    st.shared.v4.b32 [%r3], {{%v0, %v1, %v2, %v3}};
    fence.proxy.async;
    bar.sync 0;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 exit;
    mov.b16 %h1, 0x00f3;
    {copy}
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
    ret;
}}
"""
_TO = "global.shared::cta.bulk_group"


@pytest.mark.parametrize("completion", ["late", "early", "random"])
@pytest.mark.parametrize(
    ("copy", "dtype", "combine"),
    [
        (f"multimem.cp.async.bulk.{_TO} [%rd1], [%r2], 512;", np.uint32, lambda old, new: new),
        (f"multimem.cp.async.bulk.{_TO}.cp_mask [%rd1], [%r2], 512, %h1;", np.uint8, None),
        (f"multimem.cp.reduce.async.bulk.{_TO}.add.u32 [%rd1], [%r2], 512;", np.uint32, np.add),
        (f"multimem.cp.reduce.async.bulk.{_TO}.xor.b64 [%rd1], [%r2], 512;", np.uint64, np.bitwise_xor),
        (f"multimem.cp.reduce.async.bulk.{_TO}.max.s64 [%rd1], [%r2], 512;", np.int64, np.maximum),
        (f"multimem.cp.reduce.async.bulk.{_TO}.add.f64 [%rd1], [%r2], 512;", np.float64, np.add),
        (f"multimem.cp.reduce.async.bulk.{_TO}.add.noftz.f16 [%rd1], [%r2], 512;", np.float16, np.add),
    ],
)
def test_bulk_copies_reach_every_device(engine, copy, dtype, combine, completion):
    generator = np.random.default_rng(11)
    shape = (4, 512 // np.dtype(dtype).itemsize)
    if np.dtype(dtype).kind == "f":
        values = generator.integers(-40, 40, shape).astype(dtype)
    else:
        values = generator.integers(0, 256, (4, 512), np.uint8).view(dtype)
    before, data = values[:3], np.array(values[3])
    arrays = [ptxvm.device_array(own, device=device) for device, own in enumerate(before)]
    ptxvm.run(
        BULK.format(copy=copy),
        grid=1,
        block=LANES,
        args=[ptxvm.Multicast(arrays), data],
        engine=engine,
        async_completion=completion,
    )
    chosen = np.array([0x00F3 >> place & 1 for place in range(16)] * 32, np.bool_)
    for array, old in zip(arrays, before, strict=True):
        expected = np.where(chosen, data, old) if combine is None else combine(old, data)
        assert (array.numpy() == expected).all()


def test_bulk_copies_need_a_multimem_address(engine):
    text = BULK.format(copy=f"multimem.cp.async.bulk.{_TO} [%rd1], [%r2], 512;")
    with pytest.raises(ptxvm.KernelFault, match="not in a multicast object") as caught:
        args = [ptxvm.device_array(512, np.uint8), np.zeros(512, np.uint8)]
        ptxvm.run(text, grid=1, block=LANES, args=args, engine=engine)
    assert caught.value.kind == "out_of_bounds"


def test_what_may_only_be_read_is_read_and_not_written(engine):
    arrays = [ptxvm.device_array(np.full(4, device + 1, np.float32), device=device) for device in range(2)]
    for array in arrays:
        memory = device_memory(array.device)
        memory.set_writable(memory.find(array.address), False)
    both, out = ptxvm.Multicast(arrays), np.zeros(4, np.float32)
    text, _ = program("multimem.ld_reduce.weak.global.add", "f32", "v4")
    ptxvm.run(text, grid=1, block=1, args=[both, out], engine=engine)
    assert out.tolist() == [3] * 4
    assert fault(engine, both).kind == "read_only"
