"""Kernels that launch kernels: programs that nvcc made, in both engines and all three modes of completion.

What is expected follows from CUDA's programming guide (dynamic parallelism, device runtime), not from what runs here.
"""

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import ptxvm

FOLDER = Path(__file__).parents[1] / "kernels" / "nested_grids"
engines = pytest.mark.parametrize("engine", ["jit", "interpret"])
modes = pytest.mark.parametrize("mode", ["late", "early", "random"])


@cache
def module(name, target):
    return ptxvm.load(FOLDER / f"{name}.{target}.ptx")


def launch(kernel, *arguments, grid=1, block=1, source="nested_grids", target="sm_80", **options):
    kernels = module(source, target).kernels
    mangled = next(name for name in kernels if re.match(rf"_Z{len(kernel)}{kernel}[A-Z0-9a-z]", name))
    return kernels[mangled].launch(grid, block, *arguments, **{"timeout": 100} | options)


@engines
@modes
def test_a_tree_of_grids_that_print(engine, mode, capsys):
    """2 CTAs of 2 threads, whose threads launch 2 CTAs each: 2 + 2 * 2 * 2 + ... CTAs."""
    module("nested_grids", "sm_80").globals["grids"][:] = 0
    launch("print_tree", 3, 0, -1, -1, grid=2, block=2, engine=engine, async_completion=mode)
    lines = capsys.readouterr().out.splitlines()
    assert [sum(line.startswith(f"depth {depth}:") for line in lines) for depth in range(3)] == [2, 8, 32]
    found = [tuple(map(int, re.findall(r"-?\d+", line))) for line in lines]
    depths = {own: depth for depth, own, _, _ in found}
    assert sorted(depths) == list(range(42))
    assert all(parent == -1 if depth == 0 else depths[parent] == depth - 1 for depth, _, _, parent in found)


@pytest.mark.parametrize(("mode", "second"), [("late", 0), ("early", 1)])
def test_children_begin_when_they_are_launched_or_when_nothing_else_is_left(mode, second, capsys):
    """The second CTA of the parent before its children, or the first CTA's child before it."""
    module("nested_grids", "sm_80").globals["grids"][:] = 0
    launch("print_tree", 2, 0, -1, -1, grid=2, block=1, engine="interpret", async_completion=mode)
    first, next_ = capsys.readouterr().out.splitlines()[:2]
    assert first.startswith("depth 0: 0,") and next_.startswith(f"depth {second}: 1,")


@engines
@modes
@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_90", "sm_100"])
def test_quicksort(engine, mode, target):
    data = np.random.default_rng(5).integers(0, 1000, 128, np.uint32)
    expected = np.sort(data)
    launch("quicksort", data, 0, 127, 0, engine=engine, async_completion=mode, target=target)
    assert (data == expected).all()


def leaves_of(points, x, y, size, depth=0):
    if len(points) <= 8 or depth == 6:
        return 1
    half = size / 2
    right, upper = points[:, 0] >= x + half, points[:, 1] >= y + half
    quarters = [(~right & ~upper, 0, 0), (right & ~upper, 1, 0), (~right & upper, 0, 1), (right & upper, 1, 1)]
    return sum(leaves_of(points[which], x + half * i, y + half * j, half, depth + 1) for which, i, j in quarters)


@engines
@modes
def test_a_quadtree(engine, mode):
    points = np.random.default_rng(3).random((300, 2), np.float32)
    before, leaves = points.copy(), np.zeros(1, np.int32)
    cell = np.zeros(1, [("place", "f4", 3), ("numbers", "i4", 3)])[0]
    cell["place"], cell["numbers"] = (0, 0, 1), (0, len(points), 0)
    launch("quadtree", points, np.zeros_like(points), cell, 8, leaves, block=64, engine=engine, async_completion=mode)
    assert leaves[0] == leaves_of(before, 0.0, 0.0, 1.0)
    assert {tuple(row) for row in points.tolist()} == {tuple(row) for row in before.tolist()}
    quarters = (points[:, 0] >= 0.5) + 2 * (points[:, 1] >= 0.5)
    assert (np.diff(quarters) >= 0).all()


@engines
@modes
def test_tail_launches_follow_everything_else(engine, mode):
    numbers = np.zeros(20, np.int32)
    launch("tails", numbers, engine=engine, async_completion=mode)
    assert numbers[0] == 8
    order = numbers[1:9].tolist()
    assert set(order[:4]) == {1, 2, 3, 50} and order[4:] == [100, 101, 102, 103]
    assert order.index(1) < order.index(2) < order.index(3)  # 2 belongs to what launched 1


@engines
@modes
def test_what_parent_and_child_see(engine, mode):
    data = np.zeros(64, np.int32)
    launch("memory", data, block=32, engine=engine, async_completion=mode)
    assert data.tolist() == [thread + 2 for thread in range(32)] + [7] * 32


@engines
def test_tail_launches_are_no_deeper(engine):
    """Each begins when the one before is complete, so that the depth of nesting is no limit."""
    count = np.zeros(1, np.int32)
    launch("chain", count, 60, engine=engine)
    assert count[0] == 61


@engines
@modes
def test_the_depth_of_nesting(engine, mode):
    out = np.zeros(3, np.int32)
    launch("deep", out, 0, engine=engine, async_completion=mode)
    assert out.tolist() == [24, 65, 0]  # cudaErrorLaunchMaxDepthExceeded


@engines
def test_the_number_of_pending_launches(engine):
    out = np.zeros(2, np.int32)
    launch("many", out, 3000, engine=engine, async_completion="late")
    assert out.tolist() == [2048, 701]  # cudaErrorLaunchOutOfResources
    out[:] = 0
    launch("many", out, 20, engine=engine)
    assert out.tolist() == [0, 0]


def test_launches_that_have_begun_are_not_pending():
    out = np.zeros(2, np.int32)
    launch("many", out, 2100, engine="jit", async_completion="early")
    assert out.tolist() == [0, 0]


@engines
def test_what_is_refused(engine):
    out = np.full(16, -1, np.int32)
    launch("configurations", out, engine=engine)
    assert out[:4].tolist() == [9, 9, 9, 400]  # cudaErrorInvalidConfiguration, cudaErrorInvalidResourceHandle
    assert out[4:9].tolist() == [1, 0, 1, 0, 400]
    assert out[9:].tolist() == [1, 0, 1, 0, 0, 0, 400]


@engines
def test_errors_belong_to_threads(engine):
    out = np.full(3 * 8, -1, np.int32)
    launch("last_errors", out, block=8, engine=engine)
    assert out.tolist() == [0, 9] * 4 + [0, 9] * 4 + [0] * 8


@engines
def test_what_the_device_runtime_tells(engine, capsys):
    out, sizes = np.zeros(12, np.int32), np.zeros(3, np.uint64)
    launch("ask", out, sizes, engine=engine, gpu="sm_86")
    assert out[:4].tolist() == [84, 99 * 1024, 8, 101]
    assert out[4:9].tolist() == [1024, 0, 1, 13000, 6]
    assert out[9:].tolist() == [0, 1024, 1]
    assert sizes[:2].tolist() == [32, 2048]
    assert capsys.readouterr().out == "cudaErrorInvalidValue|invalid configuration argument\n"


@engines
@modes
def test_copies_and_fills(engine, mode):
    data, box = np.zeros(192, np.uint8), np.zeros((2, 3, 8), np.uint8)
    source = np.arange(10, 26, dtype=np.uint8)
    pitched = np.zeros(1, [("address", "u8"), ("sizes", "u8", 3), ("extent", "u8", 3)])[0]
    held = ptxvm.device_array(box.shape, np.uint8)
    pitched["address"], pitched["sizes"], pitched["extent"] = held.address, (8, 8, 3), (4, 2, 2)
    launch("copies", data, source, pitched, engine=engine, async_completion=mode)
    expected = np.zeros(192, np.uint8)
    expected[:64] = 1
    expected[8:24] = source
    expected[64:112].reshape(3, 16)[:, :4] = 2
    expected[128:160].reshape(4, 8)[:, :3] = source.reshape(4, 4)[:, :3]
    if mode == "late":  # the thread itself stores before the fill begins
        assert data[63] == 1
    expected[63] = data[63]
    assert data[63] in (1, 21)  # cudaErrorInvalidMemcpyDirection
    assert data.tolist() == expected.tolist()
    box[:, :2, :4] = 3
    box[:, 1, 1:3] = source.reshape(2, 2, 4)[:, 0, :2]
    assert held.numpy().tolist() == box.tolist()


@engines
@modes
def test_memory_of_the_heap(engine, mode):
    out = np.zeros(3, np.int32)
    launch("heap", out, 40, engine=engine, async_completion=mode)
    assert out.tolist() == [120, 0, 2]  # cudaErrorMemoryAllocation


@engines
@modes
def test_events_order_streams(engine, mode):
    out = np.zeros(1, np.int32)
    for seed in range(4):
        data = np.zeros(32, np.int32)
        launch("events", out, data, 32, engine=engine, async_completion=mode, seed=seed)
        assert out[0] == 160


@engines
@modes
def test_a_fault_of_a_child(engine, mode):
    words = r"\(in a grid that line \d+ of \w+wrong_child\w+ has launched\)"
    with pytest.raises(ptxvm.KernelFault, match=words) as caught:
        launch("wrong_child", np.zeros(4, np.int32), 100, engine=engine, async_completion=mode)
    fault = caught.value
    assert (fault.kind, fault.thread, fault.block) == ("out_of_bounds", (0, 0, 0), (0, 0, 0))
    assert "store_past" in fault.kernel and 100 in fault.registers.values()
    out = np.zeros(2, np.int32)
    launch("many", out, 2, engine=engine)


@engines
def test_a_parent_that_polls_what_its_child_changes(engine):
    """Nothing else can run: then children begin."""
    flag = np.zeros(2, np.int32)
    launch("wait_for_child", flag, engine=engine)
    assert flag.tolist() == [1, 2]


@engines
def test_copies_of_local_memory(engine):
    with pytest.raises(ptxvm.KernelFault, match="in shared or local memory, which copies of the device runtime cannot"):
        launch("copy_local", np.zeros(4, np.int32), engine=engine)


@engines
@modes
@pytest.mark.parametrize("target", ["sm_75", "sm_80"])
def test_waiting_for_children(engine, mode, target):
    options = {"engine": engine, "async_completion": mode, "source": "waiting_grids", "target": target}
    data, sums = np.arange(40, dtype=np.int32), np.zeros(200, np.int32)
    launch("half", sums, data, 40, **options)
    assert sums[0] == data.sum()
    squares, total = np.zeros(64, np.int32), np.zeros(1, np.int32)
    launch("squares", squares, total, grid=4, block=16, **options)
    expected = [(cta + thread) ** 2 for cta in range(4) for thread in range(16)]
    assert squares.tolist() == expected and total[0] == sum(expected)


@engines
def test_pending_launches_of_the_first_form(engine):
    out = np.zeros(2, np.int32)
    launch("many", out, 2500 if engine == "jit" else 1200, engine=engine, source="waiting_grids")
    assert out[1] == 0
    launch("many", out, 10, engine=engine, source="waiting_grids")
    assert out.tolist() == [10, 0]


@engines
def test_what_is_printed_around_children(engine, capsys):
    launch("print_around", engine=engine, source="waiting_grids")
    assert capsys.readouterr().out.split("\n") == ["before", "child 1", "between", "after", "child 2", ""]


@engines
def test_the_next_grid_of_a_stream_waits_for_children(engine):
    kernels = module("nested_grids", "sm_80").kernels
    memory = next(kernel for name, kernel in kernels.items() if name.startswith("_Z6memory"))
    add = next(kernel for name, kernel in kernels.items() if name.startswith("_Z7add_one"))
    data = np.zeros(64, np.int32)
    with ptxvm.Stream() as stream:
        stream.launch(memory, 1, 32, data, engine=engine)
        stream.launch(add, 1, 32, data, engine=engine)
    assert data.tolist() == [thread + 3 for thread in range(32)] + [7] * 32


def test_checks_look_at_children():
    data = np.random.default_rng(5).integers(0, 1000, 40, np.uint32)
    expected = np.sort(data)
    launch("quicksort", data, 0, 39, 0, checks="full")
    assert (data == expected).all()


@engines
@modes
def test_a_timeout_holds_for_all_grids(engine, mode):
    with pytest.raises(ptxvm.KernelFault, match="the launch ran for more than") as caught:
        launch("spin", engine=engine, async_completion=mode, timeout=1.5)
    assert caught.value.kind == "timeout"


WRONG = """
.version 9.0
.target sm_80
.address_size 64
.extern .func (.param .b32 r) __cudaCDP2LaunchDeviceV2 (.param .b64 a);
.visible .entry k()
{
    .param .b64 a;
    .param .b32 r;
    st.param.b64 [a], 0;
    call (r), __cudaCDP2LaunchDeviceV2, (a);
    ret;
}
"""


@engines
def test_a_wrong_declaration(engine):
    with pytest.raises(ptxvm.KernelFault, match="declared with other parameters than CUDA's headers do") as caught:
        ptxvm.run(WRONG, grid=1, block=1, engine=engine)
    assert caught.value.kind == "unsupported"


ATTRIBUTES = """
.version 8.7
.target sm_90
.address_size 64
.extern .func (.param .b32 error) cudaFuncGetAttributes(.param .b64 attributes, .param .b64 function);
.const .align 4 .b32 table[5];
.visible .entry other() DIRECTIVES
{
    .shared .align 4 .b8 cells[1000];
    st.shared.u32 [cells], 0;
    ret;
}
.visible .entry k(.param .u64 out)
{
    .reg .b64 %rd<3>; .reg .b32 %r1;
    ld.param.u64 %rd1, [out];
    mov.u64 %rd2, other;
    { .param .b64 a; .param .b64 b; .param .b32 r;
    st.param.b64 [a], %rd1; st.param.b64 [b], %rd2;
    call.uni (r), cudaFuncGetAttributes, (a, b);
    ld.param.b32 %r1, [r]; }
    st.global.u32 [%rd1+76], %r1;
    ret;
}
"""


@engines
@pytest.mark.parametrize(
    ("directives", "threads", "cluster"),
    [
        ("", 1024, (0, 0, 0, 0)),
        (".maxntid 16, 8", 128, (0, 0, 0, 0)),
        (".reqntid 96", 96, (0, 0, 0, 0)),
        (".explicitcluster", 1024, (1, 0, 0, 0)),
        (".explicitcluster .reqnctapercluster 2, 3", 1024, (1, 2, 3, 1)),
    ],
)
def test_attributes_of_a_kernel(engine, directives, threads, cluster):
    """The numbers of `cudaFuncAttributes` in the order of CUDA's header; nothing is written behind them."""
    out = np.full(160, 0xEE, np.uint8)
    ptxvm.run(ATTRIBUTES.replace("DIRECTIVES", directives), "k", grid=1, block=1, args=[out], engine=engine)
    assert out[:24].view(np.uint64).tolist() == [1000, 20, 0]
    assert out[24:52].view(np.int32).tolist() == [threads, 32, 90, 90, 0, 48 * 1024 - 1000, -1]
    assert out[52:80].view(np.int32).tolist() == [*cluster, 0, 0, 0]
    assert (out[80:] == 0xEE).all()
