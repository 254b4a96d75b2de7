"""Per-CTA memory: `.minperctamemory` and the registers that say where it is, in both engines."""

import numpy as np
import pytest

import ptxvm

KERNEL = """
.version 9.4
.target sm_80
.address_size 64
.func look(.param .b64 out)
{
    .reg .b64 %d<3>;
    .reg .b32 %r1;
    ld.param.b64 %d1, [out];
    mov.b64 %d2, %perctamemoryoffset;
    mov.b32 %r1, %perctamemorysize;
    st.v2.b64 [%d1], {%d2, %d2};
    st.b32 [%d1+8], %r1;
    ret;
}
.visible .entry k(.param .u64 out) DIRECTIVE
{
    .reg .b64 %d<9>;
    .reg .b32 %r<9>;
    .reg .pred %p<3>;
    .param .b64 where;
    ld.param.u64 %d1, [out];
    mov.u32 %r1, %ctaid.z;
    mov.u32 %r2, %nctaid.y;
    mov.u32 %r3, %ctaid.y;
    mad.lo.u32 %r1, %r1, %r2, %r3;
    mov.u32 %r2, %nctaid.x;
    mov.u32 %r3, %ctaid.x;
    mad.lo.u32 %r1, %r1, %r2, %r3;
    mad.wide.u32 %d1, %r1, 16, %d1;
    BODY
    mov.u32 %r4, %tid.x;
    setp.ne.u32 %p1, %r4, 0;
    @%p1 ret;
    st.param.b64 [where], %d1;
    call look, (where);
    ret;
}
"""
OWN = """
    mov.u64 %d2, %perctamemoryoffset;
    mov.u32 %r5, %tid.x;
    mad.wide.u32 %d3, %r5, 4, %d2;
    ld.global.u32 %r6, [%d3];           // zero
    add.u32 %r6, %r6, %r1;
    st.global.u32 [%d3], %r6;
    bar.sync 0;
    xor.b32 %r5, %r5, 1;
    mad.wide.u32 %d3, %r5, 4, %d2;
    ld.global.u32 %r6, [%d3];
    setp.ne.u32 %p2, %r6, %r1;
    @%p2 trap;
"""
both = pytest.mark.parametrize("engine", ["interpret", "jit"])


def launch(directive, body="", grid=(3, 2, 2), engine="jit", **options):
    out = np.zeros((int(np.prod(grid)), 2), np.uint64)
    module = ptxvm.load(KERNEL.replace("DIRECTIVE", directive).replace("BODY", body))
    module.kernels["k"].launch(grid, 64, out, engine=engine, **options)
    return out


@both
@pytest.mark.parametrize(("asked", "size"), [(1, 1024), (1024, 1024), (2047, 2048), (5000, 5120)])
def test_every_cta_has_its_slice(engine, asked, size):
    out = launch(f".minperctamemory {asked}", OWN, engine=engine)
    offsets, sizes = out[:, 0].tolist(), (out[:, 1] & 0xFFFF_FFFF).tolist()
    assert sizes == [size] * 12
    assert offsets == [offsets[0] + size * number for number in range(12)] and offsets[0] % 256 == 0


@both
def test_slices_are_clean_in_every_launch(engine):
    kernel = ptxvm.load(KERNEL.replace("DIRECTIVE", ".minperctamemory 256").replace("BODY", OWN)).kernels["k"]
    for grid in (7, 3, 20, 20, 20, 5):
        out = np.zeros((grid, 2), np.uint64)
        kernel.launch(grid, 64, out, engine=engine, workers=2)
        assert len(set(out[:, 0].tolist())) == grid


@both
def test_who_runs_past_the_last_slice_is_told(engine):
    """Also after a launch with more slices."""
    read = "mov.u64 %d2, %perctamemoryoffset; ld.global.u32 %r5, [%d2+PLACE];"
    launch(".minperctamemory 1024", read.replace("PLACE", "1020"), grid=4, engine=engine)
    with pytest.raises(ptxvm.KernelFault, match=r"past the end of `the memory of the CTAs` \(2048 bytes"):
        launch(".minperctamemory 1024", read.replace("PLACE", "1024"), grid=2, engine=engine)


@both
def test_memory_of_few_sizes_is_kept(engine):
    for grid in (*range(1, 12), 1, 2, 11):
        launch(".minperctamemory 1024", OWN, grid=grid, engine=engine)


@both
@pytest.mark.parametrize("directive", ["", ".minperctamemory 0"])
def test_functions_of_other_kernels_find_none(engine, directive):
    assert not launch(directive, engine=engine).any()


@both
def test_clusters_and_devices(engine):
    text = KERNEL.replace("DIRECTIVE", ".minperctamemory 1024").replace("BODY", OWN).replace("sm_80", "sm_90")
    outs = [ptxvm.device_array(np.zeros((8, 2), np.uint64), device=device) for device in (0, 1)]
    options = {"grid": 8, "block": 64, "cluster": 4, "devices": 2, "engine": engine}
    ptxvm.run(text, args=[ptxvm.PerDevice(outs)], **options)
    addresses = np.concatenate([out.numpy()[:, 0] for out in outs]).tolist()
    assert len(set(addresses)) == 16


def test_too_much_is_refused():
    with pytest.raises(ptxvm.LaunchError, match="at most 4294967296"):
        launch(".minperctamemory 0x40000000", OWN, grid=5)


def test_what_the_kernel_does_not_ask_for_it_does_not_read():
    for directive in ("", ".minperctamemory 0"):
        text = KERNEL.replace("DIRECTIVE", directive).replace("BODY", OWN)
        (finding,) = [each for each in ptxvm.check(text) if each.severity == "error"]
        assert finding.code == "PTX411" and ".minperctamemory" in finding.message
    with pytest.raises(ptxvm.PtxError, match=r"9\.4"):
        ptxvm.load(KERNEL.replace("DIRECTIVE", ".minperctamemory 8").replace("BODY", "").replace("9.4", "9.3"))


def test_a_kernel_that_asks_for_none_is_told_by_its_name() -> None:
    text = KERNEL.replace("DIRECTIVE", "").replace("BODY", OWN)
    (finding,) = [each for each in ptxvm.check(text) if "has no `.minperctamemory`" in each.message]
    assert finding.span is not None and text[finding.span.start : finding.span.end] == "k"
    assert text[: finding.span.start].endswith(".entry ")
