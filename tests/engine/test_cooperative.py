"""Cooperative launches: grids that synchronise as a whole, as `cg::this_grid().sync()` does."""

from pathlib import Path

import numpy as np
import pytest
from tests.engine.programs import line_of

import ptxvm
from ptxvm.cli.main import main

GRID_GROUP = Path(__file__).parents[1] / "kernels" / "headers" / "grid_group"
engines = pytest.mark.parametrize("engine", ["interpret", "jit"])


def program(rounds=3, target="sm_70"):
    """Each round every CTA adds the number of those that had arrived in the round before: the grid's size."""
    return f"""
.version 7.8
.target {target}
.address_size 64
.visible .entry k(.param .u64 counter, .param .u64 out)
{{
    .reg .pred %p<3>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<10>;
    ld.param.u64 %rd1, [counter];
    ld.param.u64 %rd2, [out];
    mov.u32 %r1, %envreg1;
    mov.u32 %r2, %envreg2;
    mov.b64 %rd3, {{%r2, %r1}};
    setp.eq.u64 %p1, %rd3, 0;
    @%p1 trap;  // here
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %nctaid.x;
    mov.u32 %r5, 0;
    mov.u32 %r6, 0;
    setp.eq.u32 %p1, %r3, 0;
    sub.u32 %r7, 0x80000001, %r4;
    selp.b32 %r7, %r7, 1, %p1;
ROUND:
    atom.global.add.u32 %r8, [%rd1], 1;
    atom.add.release.gpu.u32 %r9, [%rd3+4], %r7;
WAIT:
    ld.acquire.gpu.u32 %r10, [%rd3+4];
    xor.b32 %r10, %r10, %r9;
    setp.ge.s32 %p1, %r10, 0;
    @%p1 bra WAIT;
    ld.volatile.global.u32 %r8, [%rd1];
    div.u32 %r8, %r8, %r4;
    add.u32 %r6, %r6, %r8;
    add.u32 %r5, %r5, 1;
    atom.add.release.gpu.u32 %r9, [%rd3+4], %r7;
AGAIN:
    ld.acquire.gpu.u32 %r10, [%rd3+4];
    xor.b32 %r10, %r10, %r9;
    setp.ge.s32 %p1, %r10, 0;
    @%p1 bra AGAIN;
    setp.lt.u32 %p1, %r5, {rounds};
    @%p1 bra ROUND;
    mad.wide.u32 %rd4, %r3, 4, %rd2;
    st.global.u32 [%rd4], %r6;
    ret;
}}
"""


def launch(engine, grid=100, block=1, **options):
    counter, out = np.zeros(1, np.uint32), np.zeros(grid, np.uint32)
    kernel = ptxvm.load(options.pop("text", program())).kernels["k"]
    kernel.launch(grid, block, counter, out, engine=engine, timeout=60, **options)
    return out


@engines
@pytest.mark.parametrize("workers", [1, 3])
def test_all_ctas_meet(engine, workers):
    assert launch(engine, grid=40, cooperative=True, workers=workers).tolist() == [1 + 2 + 3] * 40


def test_a_grid_as_large_as_the_gpu():
    """That is 80 multiprocessors with 32 CTAs each."""
    assert launch("jit", grid=2560, cooperative=True).tolist() == [6] * 2560


@engines
def test_launches_follow_each_other(engine):
    """The barrier's word is as new for each."""
    kernel = ptxvm.load(program()).kernels["k"]
    for grid in (7, 7, 5):
        counter, out = np.zeros(1, np.uint32), np.zeros(grid, np.uint32)
        kernel.launch(grid, 1, counter, out, engine=engine, cooperative=True)
        assert out.tolist() == [6] * grid


@engines
def test_in_a_stream_and_on_several_devices(engine):
    kernel = ptxvm.load(program()).kernels["k"]
    counters, outs = np.zeros((2, 1), np.uint32), np.zeros((2, 9), np.uint32)
    with ptxvm.Stream() as stream:
        for counter, out in zip(counters, outs, strict=True):
            stream.launch(kernel, 9, 1, counter, out, engine=engine, cooperative=True)
    assert outs.tolist() == [[6] * 9] * 2
    counters[:], outs[:] = 0, 0
    arguments = ptxvm.PerDevice(list(counters)), ptxvm.PerDevice(list(outs))
    kernel.launch(9, 1, *arguments, engine=engine, cooperative=True, devices=2)
    assert outs.tolist() == [[6] * 9] * 2


@engines
def test_run_and_the_other_options(engine):
    counter, out = np.zeros(1, np.uint32), np.zeros(4, np.uint32)
    text = program(target="sm_90")
    ptxvm.run(text, grid=4, block=1, args=[counter, out], engine=engine, cooperative=True, cluster=2, checks="full")
    assert out.tolist() == [6] * 4


@engines
def test_without_it_the_fault_says_what_is_missing(engine):
    with pytest.raises(ptxvm.KernelFault, match="which only a launch with cooperative=True has") as caught:
        launch(engine)
    assert (caught.value.kind, caught.value.line) == ("trap", line_of(program(), "// here"))


@engines
@pytest.mark.parametrize("path", sorted(GRID_GROUP.glob("*.ptx")), ids=lambda path: path.stem)
def test_without_it_nvccs_code_says_so_too(engine, path):
    kernel, cells = ptxvm.load(path).kernels["relax"], np.zeros(64, np.int32)
    with pytest.raises(ptxvm.KernelFault, match="cooperative=True") as caught:
        kernel.launch(2, 32, 64, 1, cells, cells.copy(), engine=engine)
    assert caught.value.kind == "trap"
    with ptxvm.Stream() as stream:
        stream.launch(kernel, 2, 32, 64, 1, cells, cells.copy(), engine=engine)
        with pytest.raises(ptxvm.KernelFault, match="cooperative=True"):
            stream.synchronize()


@engines
def test_another_trap_says_nothing_of_it(engine):
    text = program().replace("ROUND:\n", "trap;\nROUND:\n")
    with pytest.raises(ptxvm.KernelFault, match="trap") as caught:
        launch(engine, text=text, cooperative=True)
    assert "cooperative" not in caught.value.message


@engines
@pytest.mark.parametrize(
    ("target", "grid", "block", "shared", "limit"),
    [
        ("sm_70", 2561, 1, 0, 80 * 32),
        ("sm_80", 10_000, 256, 0, 108 * 8),
        ("sm_75", 10_000, 1000, 0, 72),
        ("sm_90", 10_000, 32, 100_000, 132 * 2),
    ],
)
def test_what_the_gpu_cannot_hold_at_once_is_refused(engine, target, grid, block, shared, limit):
    with pytest.raises(ptxvm.LaunchError, match=rf"{grid} CTAs, of {block} threads .* of {target} hold {limit}$"):
        launch(engine, grid, block, shared=shared, text=program(target=target), cooperative=True)


@engines
def test_targets_without_cooperative_launches(engine):
    text = program(target="sm_50").replace(".release.gpu", "").replace("ld.acquire.gpu", "ld.volatile")
    with pytest.raises(ptxvm.LaunchError, match="need sm_60; the kernel is for sm_50"):
        launch(engine, text=text, cooperative=True)


def test_on_the_command_line(tmp_path, capsys):
    path = tmp_path / "k.ptx"
    path.write_text(program())
    arguments = ["run", str(path), "--grid", "5", "--arg", "zeros:uint32:1", "--arg", "zeros:uint32:5"]
    assert main(arguments) == 1
    assert "cooperative=True" in capsys.readouterr().err
    assert main([*arguments, "--cooperative"]) == 0
    assert "6  6  6  6  6" in capsys.readouterr().out
