"""Graphs that kernels launch."""

from __future__ import annotations

import pytest
from tests.driver.cuda import DOUBLE, FILL, HEADER, Cuda

from ptxvm.driver.structures import Fill as FillNode
from ptxvm.driver.structures import KernelNode

TAIL, BESIDE, BESIDE_PARENT = (number << 56 for number in (1, 2, 3))
DEVICE_LAUNCH = 4
LAUNCHER = (
    HEADER
    + """.extern .func (.param .b32 error) cudaGraphLaunch(.param .b64 graph, .param .b64 stream);
.visible .entry launcher(.param .u64 graph, .param .u64 stream, .param .u64 errors)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [graph];
    ld.param.u64 %rd2, [stream];
    ld.param.u64 %rd3, [errors];
    { .param .b32 e; .param .b64 a; .param .b64 b; st.param.b64 [a], %rd1; st.param.b64 [b], %rd2;
      call.uni (e), cudaGraphLaunch, (a, b); ld.param.b32 %r1, [e]; }
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd4, %r2, 4;
    add.u64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], %r1;
    ret;
}
"""
)
"""Each thread launches a graph, and stores what it was told."""
COUNT = (
    HEADER
    + """.visible .entry count(.param .u64 data)
{
    .reg .b32 %r1;
    .reg .b64 %rd1;
    ld.param.u64 %rd1, [data];
    atom.global.add.u32 %r1, [%rd1], 1;
    ret;
}
"""
)


class Graphs:
    """Makes graphs; `errors` is where launchers store what they are told."""

    def __init__(self, cuda: Cuda) -> None:
        self.cuda = cuda
        self.errors = cuda.alloc(4 * 1024)
        self.launcher = cuda.function(LAUNCHER, "launcher")

    def executable(self, *nodes: tuple[str, object], flags: int = 0) -> int:
        """One node after the other."""
        graph, before = self.cuda.out("cuGraphCreate", 0), 0
        for kind, node in nodes:
            after = self.cuda.words([before])
            more = (self.cuda.context,) if kind == "cuGraphAddMemsetNode" else ()
            before = self.cuda.out(kind, graph, after, int(before != 0), self.cuda.keep(node), *more)
        return self.cuda.out("cuGraphInstantiateWithFlags", graph, flags)

    def kernel(self, function: int, *values: int, threads: int = 1) -> tuple[str, object]:
        made = KernelNode(function, (1, 1, 1), (threads, 1, 1), 0, self.cuda.parameters(*values))
        return "cuGraphAddKernelNode_v2", made

    def launches(self, graph: int, place: int, threads: int = 1) -> tuple[str, object]:
        return self.kernel(self.launcher, graph, place, self.errors, threads=threads)

    def fill(self, target: int, value: int) -> tuple[str, object]:
        return "cuGraphAddMemsetNode", FillNode(target, 0, value, 4, 32, 1)

    def counter(self, place: int) -> int:
        """A graph that counts its launches."""
        return self.executable(self.kernel(self.cuda.function(COUNT, "count"), place), flags=DEVICE_LAUNCH)


@pytest.fixture
def graphs(cuda: Cuda) -> Graphs:
    return Graphs(cuda)


@pytest.mark.parametrize("place", [TAIL, BESIDE, BESIDE_PARENT])
def test_each_thread_launches_a_graph(cuda: Cuda, graphs: Graphs, place: int) -> None:
    counter = cuda.upload(cuda.download(cuda.alloc(128), 32) * 0)
    outer = graphs.executable(graphs.launches(graphs.counter(counter), place, threads=5))
    for _ in range(2):
        cuda.cuGraphLaunch(outer, 0)
    assert cuda.download(counter, 1)[0] == 10
    assert list(cuda.download(graphs.errors, 5)) == [0] * 5


def test_a_graph_at_the_end_runs_after_all_nodes(cuda: Cuda, graphs: Graphs) -> None:
    out = cuda.alloc(128)
    double = graphs.kernel(cuda.function(DOUBLE, "twice"), out, threads=32)
    inner = graphs.executable(double, flags=DEVICE_LAUNCH)
    cuda.cuGraphLaunch(graphs.executable(graphs.launches(inner, TAIL), graphs.fill(out, 3)), 0)
    assert cuda.download(out, 1)[0] == 6


def test_what_a_graph_at_the_end_launches_comes_first(cuda: Cuda, graphs: Graphs) -> None:
    """A graph that waits for the end of another launches one that doubles; the next one of the first, which fills."""
    out = cuda.alloc(128)
    double = graphs.executable(
        graphs.kernel(cuda.function(DOUBLE, "twice"), out, threads=32), flags=DEVICE_LAUNCH
    )  # fmt: skip
    first = graphs.executable(graphs.fill(out, 5), graphs.launches(double, TAIL), flags=DEVICE_LAUNCH)
    again = graphs.executable(graphs.kernel(cuda.function(DOUBLE, "twice"), out, threads=1), flags=DEVICE_LAUNCH)
    fill = graphs.executable(
        graphs.kernel(cuda.function(FILL, "fill"), out + 4, 9, threads=1), graphs.launches(again, BESIDE),
        flags=DEVICE_LAUNCH,
    )  # fmt: skip
    cuda.cuGraphLaunch(graphs.executable(graphs.launches(first, TAIL), graphs.launches(fill, TAIL)), 0)
    assert list(cuda.download(out, 3)) == [20, 9, 10]


@pytest.mark.parametrize("place", [0, 1, 4 << 56, TAIL + 1, 1 << 55])
def test_only_named_streams_take_graphs(cuda: Cuda, graphs: Graphs, place: int) -> None:
    counter = cuda.upload(cuda.download(cuda.alloc(128), 32) * 0)
    cuda.cuGraphLaunch(graphs.executable(graphs.launches(graphs.counter(counter), place)), 0)
    assert cuda.download(graphs.errors, 1)[0] == 1
    assert cuda.download(counter, 1)[0] == 0


def test_a_kernel_launches_so_many_graphs(cuda: Cuda, graphs: Graphs) -> None:
    """cudaErrorLaunchPendingCountExceeded (69) is told to all others."""
    counter = cuda.upload(cuda.download(cuda.alloc(128), 32) * 0)
    cuda.cuGraphLaunch(graphs.executable(graphs.launches(graphs.counter(counter), BESIDE, threads=300)), 0)
    assert cuda.download(counter, 1)[0] == 256
    errors = list(cuda.download(graphs.errors, 300))
    assert (errors.count(0), errors.count(69)) == (256, 44)


def test_what_kernels_may_not_launch(cuda: Cuda, graphs: Graphs, capfd: pytest.CaptureFixture[str]) -> None:
    """What is no graph for the device; anything by a kernel that is in no graph itself."""
    counter = cuda.alloc(4)
    plain = graphs.executable(graphs.kernel(cuda.function(COUNT, "count"), counter))
    cuda.cuGraphLaunch(graphs.executable(graphs.launches(plain, TAIL)), 0)
    assert cuda.error("cuCtxSynchronize") == "ERROR_LAUNCH_FAILED"
    assert "launcher: cudaGraphLaunch: 0x" in capfd.readouterr().err


def test_kernels_outside_of_graphs_launch_none(
    cuda: Cuda, graphs: Graphs, capfd: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    inner = graphs.counter(cuda.alloc(4))
    cuda.launch(graphs.launcher, inner, TAIL, graphs.errors, block=1)
    assert cuda.error("cuCtxSynchronize") == "ERROR_LAUNCH_FAILED"
    assert "only kernels in graphs may" in capfd.readouterr().err
