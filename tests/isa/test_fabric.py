"""Fabric operations between devices, in both engines: values by hand and by NumPy, failures, misuse."""

import ml_dtypes
import numpy as np
import pytest

import ptxvm

HEAD = "fabric.{}.async{}.shared::cta.mbarrier::complete_tx::{}.mbarrier::report::fabric"
GET = HEAD.format("try_get", "", "bytes") + ".relaxed.sys.b128"
PULL = HEAD.format("try_pullred", ".multimem", "bytes") + ".relaxed.sys"
DTYPES = {
    "b32": np.uint32, "b64": np.uint64, "u32": np.uint32, "s32": np.int32, "u64": np.uint64, "s64": np.int64,
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
    "e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2,
}  # fmt: skip


def put(multimem="", extra=""):
    return HEAD.format("try_put", multimem, "16B") + extra + ".b128"


def red(operation, multimem="", extra=""):
    return HEAD.format("try_red", multimem, "16B") + extra + "." + operation


def kernel(body, count="256", after="", *, layout="v1", wait="LOOP"):
    """`k(data, le, off, out)`: thread 0 has 1024 bytes of `data` in `tile`; `count` is what the mbarrier expects."""
    return f"""
.version 9.4
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 data, .param .u32 le, .param .u64 off, .param .u64 out)
{{
    .reg .pred %p<8>, %done, %report;
    .reg .b8 %value;
    .reg .b16 %h<4>;
    .reg .b32 %r<20>, %le;
    .reg .b64 %d<20>, %off, %data, %out;
    .shared .align 128 .b8 tile[2048];
    .shared .align 8 .b64 bar;
    ld.param.u64 %data, [data];
    ld.param.u32 %le, [le];
    ld.param.u64 %off, [off];
    ld.param.u64 %out, [out];
    mov.u32 %r1, %tid.x;
    setp.eq.u32 %p1, %r1, 0;
    mov.u32 %r2, 0;
    @!%p1 bra READY;
    mbarrier.init.layout::{layout}.shared.b64 [bar], 1;
FILL:
    cvt.u64.u32 %d1, %r2;
    add.u64 %d1, %d1, %data;
    ld.global.u32 %r3, [%d1];
    mov.u32 %r4, tile;
    add.u32 %r4, %r4, %r2;
    st.shared.u32 [%r4], %r3;
    add.u32 %r2, %r2, 4;
    setp.lt.u32 %p2, %r2, 1024;
    @%p2 bra FILL;
    fence.proxy.async.shared::cta;
READY:
    bar.warp.sync -1;
    {body}
    @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [bar], {count};
{wait}:
    mbarrier.try_wait.parity.phase_type::primary.shared.b64 %done|%report, %value, [bar], 0;
    @!%done bra {wait};
    mbarrier.test_wait.parity.phase_type::conditional.shared.b64 %p4, [bar], 0;
    @!%p1 bra END;
    selp.u32 %r5, 1, 0, %report;
    cvt.u32.u8 %r6, %value;
    selp.u32 %r7, 1, 0, %p4;
    st.global.v4.u32 [%out], {{%r5, %r6, %r7, 0}};
    {after}
    mov.u32 %r2, 0;
DRAIN:
    mov.u32 %r4, tile;
    add.u32 %r4, %r4, %r2;
    ld.shared.u32 %r3, [%r4];
    cvt.u64.u32 %d1, %r2;
    add.u64 %d1, %d1, %out;
    st.global.u32 [%d1+16], %r3;
    add.u32 %r2, %r2, 4;
    setp.lt.u32 %p2, %r2, 1024;
    @%p2 bra DRAIN;
END:
    ret;
}}
"""


def launch(text, endpoint, offset=0, data=None, engine="jit", block=32, **options):
    data = np.arange(256, dtype=np.uint32) if data is None else data
    out = np.zeros(260, np.uint32)
    number = endpoint.id if isinstance(endpoint, ptxvm.LogicalEndpoint) else endpoint
    args = [data.view(np.uint8), number, offset, out]
    ptxvm.run(text, grid=1, block=block, args=args, engine=engine, timeout=60, **options)
    return out[:3].tolist(), out[4:]


both = pytest.mark.parametrize("engine", ["interpret", "jit"])
completions = pytest.mark.parametrize("when", ["late", "early", "random"])


@both
@completions
def test_get(engine, when):
    there = ptxvm.device_array(np.arange(1000, 2024, dtype=np.uint32), device=3)
    endpoint = ptxvm.LogicalEndpoint(there)
    text = kernel(f"@%p1 {GET} [tile], [%le, %off], 256, [bar]; fabric.submit;")
    report, tile = launch(text, endpoint, 64, engine=engine, async_completion=when)
    assert report == [0, 0, 1]
    assert tile[:64].tolist() == list(range(1016, 1080)) and tile[64] == 64


@both
def test_devices_are_endpoints(engine):
    there = ptxvm.device_array(np.arange(64, dtype=np.uint32) + 7, device=1)
    text = kernel(f"@%p1 {GET} [tile], [%le, %off], 256, [bar]; fabric.submit.op_restrict::fetching;")
    _, tile = launch(text, 1, there.address, engine=engine)
    assert tile[:64].tolist() == list(range(7, 71))
    with pytest.raises(ptxvm.KernelFault, match="not in logical endpoint 2"):
        launch(text, 2, there.address, engine=engine)


@both
@pytest.mark.parametrize("order", ["", ".sys", ".relaxed.sys"])
def test_put(engine, order):
    there = ptxvm.device_array(np.zeros(256, np.uint32), device=2)
    text = kernel(f"@%p1 {put(extra=order)} [%le, %off], [tile], 256, [bar]; fabric.submit;", count="16")
    report, _ = launch(text, ptxvm.LogicalEndpoint(there), 512, engine=engine)
    assert report == [0, 0, 1]
    assert there.numpy()[128:192].tolist() == list(range(64)) and not there.numpy()[:128].any()


@both
def test_put_masked(engine):
    there = ptxvm.device_array(np.full(256, 0xEE, np.uint8), device=2)
    body = f"mov.u16 %h1, 0x8001; @%p1 {put(extra='.cp_mask')} [%le, %off], [tile], 64, [bar], %h1; fabric.submit;"
    data = np.arange(1024, dtype=np.uint32).view(np.uint8)[:1024].copy()
    launch(kernel(body, count="4"), ptxvm.LogicalEndpoint(there), 0, data, engine=engine)
    wanted = np.full(256, 0xEE, np.uint8)
    chosen = np.flatnonzero(np.isin(np.arange(64) % 16, (0, 15)))
    wanted[chosen] = data[chosen]
    assert (there.numpy() == wanted).all()


@both
def test_put_to_several_and_count(engine):
    arrays = [ptxvm.device_array(np.zeros(512, np.uint8), device=device) for device in range(3)]
    body = f"add.u64 %d5, %off, 256; @%p1 {put('.multimem', '.counted::bytes')} [%le, %off, %d5], [tile], 128, [bar];"
    text = kernel(body + "fabric.submit; fabric.wait.sync_restrict::reads;", count="8")
    for turn in (1, 2):
        launch(text, ptxvm.LogicalEndpoint(arrays), engine=engine)
        for array in arrays:
            assert (array.numpy()[:128].view(np.uint32) == np.arange(32)).all()
            assert array.numpy()[256:264].view(np.uint64)[0] == 128 * turn


REDUCTIONS = [(op, type_) for op in ("and", "or", "xor") for type_ in ("b32", "b64")]
REDUCTIONS += [(op, type_) for op in ("min", "max") for type_ in ("u32", "s32", "u64", "s64", "f16", "bf16")]
REDUCTIONS += [("add", type_) for type_ in ("u32", "u64", "f16", "bf16", "f32", "f64")]
FUNCTIONS = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "min": np.minimum, "max": np.maximum,
    "add": np.add,
}  # fmt: skip


def numbers(type_, count, seed):
    """Bits of all kinds, or numbers whose sums are exact in no more than the type."""
    draw, dtype = np.random.default_rng(seed), np.dtype(DTYPES[type_])
    if dtype.kind in "iu":
        return draw.integers(0, 256, count * dtype.itemsize, np.uint8).view(dtype)
    return draw.integers(-8, 9, count).astype(dtype)


@both
@pytest.mark.parametrize("multimem", ["", ".multimem"])
@pytest.mark.parametrize(("op", "type_"), REDUCTIONS)
def test_reductions(engine, multimem, op, type_):
    dtype = np.dtype(DTYPES[type_])
    count = 1024 // dtype.itemsize
    data = numbers(type_, count, 1)
    before = [numbers(type_, count, 2 + device) for device in range(2 if multimem else 1)]
    arrays = [ptxvm.device_array(each, device=device) for device, each in enumerate(before)]
    endpoint = ptxvm.LogicalEndpoint(arrays if multimem else arrays[0])
    body = f"@%p1 {red(f'{op}.{type_}', multimem)} [%le, %off], [tile], 1024, [bar]; fabric.submit;"
    launch(kernel(body, count="64"), endpoint, 0, data.view(np.uint8), engine=engine)
    for array, old in zip(arrays, before, strict=True):
        wanted = FUNCTIONS[op](old, data)
        assert (array.numpy() == wanted).all()


PULLS = [(op, type_) for op, type_ in REDUCTIONS if (op, type_) != ("add", "f64")]
PULLS += [(op, type_) for op in ("min", "max") for type_ in ("e4m3", "e5m2")]
PULLS += [("add.acc::f32", type_) for type_ in ("f16", "bf16")]
PULLS += [("add.acc::f16", type_) for type_ in ("e4m3", "e5m2")]


@both
@pytest.mark.parametrize(("op", "type_"), PULLS)
def test_pull_reductions(engine, op, type_):
    dtype = np.dtype(DTYPES[type_])
    parts = [numbers(type_, 1024 // dtype.itemsize, 5 + device) for device in range(3)]
    endpoint = ptxvm.LogicalEndpoint([ptxvm.device_array(each, device=device) for device, each in enumerate(parts)])
    body = f"{PULL}.{op}.{type_}.sync [tile], [%le, %off], 1024, [bar], 0xffffffff; fabric.submit;"
    _, tile = launch(kernel(body, count="1024"), endpoint, engine=engine)
    function = FUNCTIONS[op.partition(".")[0]]
    exact = np.float32 if type_ in ("e4m3", "e5m2") else dtype
    wanted = parts[0].astype(exact)
    for part in parts[1:]:
        wanted = function(wanted, part.astype(exact))
    assert (tile.view(dtype) == wanted.astype(dtype)).all()


@both
@completions
def test_failures_are_reported(engine, when):
    there = ptxvm.device_array(np.full(256, 5, np.uint32), device=1)
    endpoint = ptxvm.LogicalEndpoint(there)
    get = kernel(f"@%p1 {GET} [tile], [%le, %off], 256, [bar]; fabric.submit;")
    send = kernel(f"@%p1 {put()} [%le, %off], [tile], 256, [bar]; fabric.submit;", count="16")
    endpoint.fail(0x42)
    report, tile = launch(get, endpoint, engine=engine, async_completion=when)
    assert report == [1, 0x42, 0] and tile[:64].tolist() == list(range(64))
    report, _ = launch(send, endpoint, engine=engine, async_completion=when)
    assert report == [1, 0x42, 0] and (there.numpy() == 5).all()
    endpoint.recover()
    report, tile = launch(get, endpoint, engine=engine, async_completion=when)
    assert report == [0, 0, 1] and (tile[:64] == 5).all()


@both
def test_sources_may_be_written_after_the_wait(engine):
    there = ptxvm.device_array(np.zeros(64, np.uint32), device=1)
    body = f"@%p1 {put()} [%le, %off], [tile], 256, [bar]; fabric.submit; fabric.wait.sync_restrict::reads;"
    body += " @%p1 st.shared.u32 [tile], 77;"
    for checks in ("none", "full") if engine == "interpret" else ("none",):
        _, tile = launch(kernel(body, count="16"), ptxvm.LogicalEndpoint(there), engine=engine, checks=checks)
        assert there.numpy().tolist() == list(range(64)) and tile[0] == 77


FAULTS = {
    "huge": (f"@%p1 {GET} [tile], [%le, %off], 0x40000100, [bar];", "not in logical endpoint"),
    "no endpoint": (f"mov.u32 %le, 99; @%p1 {GET} [tile], [%le, %off], 16, [bar];", "no logical endpoint 99"),
    "size": (f"mov.u32 %r9, 8; @%p1 {GET} [tile], [%le, %off], %r9, [bar];", "multiple of 16"),
    "offset": (f"add.u64 %off, %off, 8; @%p1 {GET} [tile], [%le, %off], 16, [bar];", "multiple of 16"),
    "shared": (f"@%p1 {GET} [tile+8], [%le, %off], 16, [bar];", "multiple of 16"),
    "bounds": (f"add.u64 %off, %off, 1008; @%p1 {GET} [tile], [%le, %off], 32, [bar];", "not in logical endpoint"),
    "kind": (f"@%p1 {put('.multimem')} [%le, %off], [tile], 16, [bar];", "unicast"),
    "counter": (
        f"add.u64 %d5, %off, 264; @%p1 {put(extra='.counted::bytes')} [%le, %off, %d5], [tile], 16, [bar];",
        "multiple of 256",
    ),
    "overlap": (f"@%p1 {put(extra='.counted::bytes')} [%le, %off, %off], [tile], 16, [bar];", "counter"),
    "lanes": (f"{PULL}.add.u32.sync [tile], [%le, %d9], 16, [bar], -1;", "unicast"),
}


@both
@pytest.mark.parametrize("name", FAULTS)
def test_misuse(engine, name):
    body, text = FAULTS[name]
    endpoint = ptxvm.LogicalEndpoint(ptxvm.device_array(np.zeros(256, np.uint32), device=1))
    with pytest.raises(ptxvm.KernelFault, match=text):
        launch(kernel(body), endpoint, engine=engine)


@both
def test_misuse_of_warps_and_mbarriers(engine):
    endpoint = ptxvm.LogicalEndpoint([ptxvm.device_array(np.zeros(256, np.uint32), device=0)])
    text = kernel(f"cvt.u64.u32 %d9, %r1; shl.b64 %d9, %d9, 4; {PULL}.add.u32.sync [tile], [%le, %d9], 16, [bar], -1;")
    with pytest.raises(ptxvm.KernelFault, match="different operands"):
        launch(text, endpoint, engine=engine)
    elsewhere = ptxvm.LogicalEndpoint([ptxvm.device_array(np.zeros(256, np.uint32), device=5)])
    pull = kernel(f"{PULL}.add.u32.sync [tile], [%le, %off], 16, [bar], -1;")
    with pytest.raises(ptxvm.KernelFault, match="no member"):
        launch(pull, elsewhere, engine=engine)
    old = kernel(f"{PULL}.add.u32.sync [tile], [%le, %off], 16, [bar], -1;", layout="v0")
    with pytest.raises(ptxvm.KernelFault, match="layout::v1"):
        launch(old, endpoint, engine=engine)


@both
def test_what_is_not_submitted_never_completes(engine):
    endpoint = ptxvm.LogicalEndpoint(ptxvm.device_array(np.zeros(256, np.uint32), device=1))
    text = kernel(f"@%p1 {put()} [%le, %off], [tile], 16, [bar]; fabric.submit.op_restrict::fetching;", count="1")
    with pytest.raises(ptxvm.KernelFault, match="deadlock"):
        launch(text, endpoint, engine=engine)
    ends = kernel(f"@%p1 {put()} [%le, %off], [tile], 16, [bar]; ret;", count="1")
    with pytest.raises(ptxvm.KernelFault, match="never submitted"):
        launch(ends, endpoint, engine=engine)


@both
def test_freed_endpoints(engine):
    there = ptxvm.device_array(np.zeros(256, np.uint32), device=1)
    endpoint = ptxvm.LogicalEndpoint(there)
    endpoint.free()
    with pytest.raises(ptxvm.KernelFault, match="no logical endpoint"):
        launch(kernel(f"@%p1 {GET} [tile], [%le, %off], 16, [bar];"), endpoint, engine=engine)


def test_what_makes_no_endpoint():
    one, two = (ptxvm.device_array(np.zeros(size, np.uint8), device=1) for size in (16, 32))
    with pytest.raises(TypeError, match="ndarray"):
        ptxvm.LogicalEndpoint([np.zeros(4)])
    for wrong in ([], [one, two], [one, one]):
        with pytest.raises(ValueError, match="one size"):
            ptxvm.LogicalEndpoint(wrong)
    endpoint = ptxvm.LogicalEndpoint(one)
    assert "unicast" in repr(endpoint) and str(endpoint.id) in repr(endpoint)
    with pytest.raises(ValueError, match="8 bits"):
        endpoint.fail(256)


def test_full_checks_find_a_source_that_is_written_too_early():
    there = ptxvm.device_array(np.zeros(64, np.uint32), device=1)
    body = f"@%p1 {put()} [%le, %off], [tile], 256, [bar]; fabric.submit; @%p1 st.shared.u32 [tile], 77;"
    with pytest.raises(ptxvm.KernelFault, match=r"fabric\.submit"):
        launch(kernel(body, count="16"), ptxvm.LogicalEndpoint(there), engine="interpret", checks="full")
