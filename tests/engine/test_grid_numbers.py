"""`%gridid` (ISA 10.10): every grid of a process reads another number, all threads of a grid the same."""

import subprocess
import sys

import numpy as np
import pytest

import ptxvm

engines = pytest.mark.parametrize("engine", ["jit", "interpret"])
READS = """
.version 9.0
.target sm_90
.address_size 64
.visible .entry reads(.param .u64 out)
{
    .reg .b64 %out, %number;
    .reg .b32 %thread, %block;
    ld.param.u64 %out, [out];
    mov.u32 %thread, %tid.x;
    mov.u32 %block, %ctaid.x;
    mad.lo.u32 %thread, %block, 40, %thread;
    mad.wide.u32 %out, %thread, 8, %out;
    mov.u64 %number, %gridid;
    st.global.u64 [%out], %number;
    ret;
}
"""
NESTED = (
    READS
    + """
.extern .func (.param .b64 buffer) __cudaCDP2GetParameterBufferV2
    (.param .b64 kernel, .param .align 4 .b8 grid[12], .param .align 4 .b8 block[12], .param .b32 shared);
.extern .func (.param .b32 error) __cudaCDP2LaunchDeviceV2 (.param .b64 buffer, .param .b64 stream);
.visible .entry parent(.param .u64 out)
{
    .reg .b64 %out, %kernel, %buffer, %number;
    .reg .b32 %children;
    .reg .pred %more;
    ld.param.u64 %out, [out];
    mov.u64 %number, %gridid;
    st.global.u64 [%out], %number;
    mov.u64 %kernel, reads;
    mov.u32 %children, 3;
NEXT:
    add.u64 %out, %out, 8;
    {
        .param .b64 kernel;
        .param .align 4 .b8 grid[12];
        .param .align 4 .b8 block[12];
        .param .b32 shared;
        .param .b64 buffer;
        st.param.b64 [kernel], %kernel;
        st.param.b32 [grid], 1;
        st.param.b32 [grid+4], 1;
        st.param.b32 [grid+8], 1;
        st.param.b32 [block], 1;
        st.param.b32 [block+4], 1;
        st.param.b32 [block+8], 1;
        st.param.b32 [shared], 0;
        call (buffer), __cudaCDP2GetParameterBufferV2, (kernel, grid, block, shared);
        ld.param.b64 %buffer, [buffer];
    }
    st.u64 [%buffer], %out;
    {
        .param .b64 buffer;
        .param .b64 stream;
        .param .b32 error;
        st.param.b64 [buffer], %buffer;
        st.param.b64 [stream], 0;
        call (error), __cudaCDP2LaunchDeviceV2, (buffer, stream);
    }
    sub.u32 %children, %children, 1;
    setp.ne.u32 %more, %children, 0;
    @%more bra NEXT;
    ret;
}
"""
)


@engines
def test_launches_follow_each_other(engine):
    """From the second one on, launches go by the plan of the first."""
    kernel = ptxvm.load(READS).kernels["reads"]
    found = []
    for _ in range(5):
        out = np.full(3 * 40, -1, np.int64)
        kernel.launch(3, 40, out, engine=engine)
        assert len(set(out.tolist())) == 1
        found.append(int(out[0]))
    assert found == [found[0] + number for number in range(5)]


def test_engines_share_the_numbers():
    kernel = ptxvm.load(READS).kernels["reads"]
    found = []
    for engine in ("jit", "interpret", "jit", "interpret"):
        out = np.zeros(1, np.int64)
        kernel.launch(1, 1, out, engine=engine)
        found.append(int(out[0]))
    assert found == [found[0] + number for number in range(4)]


@engines
def test_devices_have_grids_of_their_own(engine):
    outs = [np.zeros(1, np.int64) for _ in range(2)]
    ptxvm.load(READS).kernels["reads"].launch(1, 1, ptxvm.PerDevice(outs), engine=engine, devices=2)
    assert int(outs[1][0]) == int(outs[0][0]) + 1


@engines
def test_kernels_that_kernels_launch(engine):
    out = np.full(4, -1, np.int64)
    ptxvm.load(NESTED).kernels["parent"].launch(1, 1, out, engine=engine)
    assert out.tolist() == [int(out[0]) + number for number in range(4)]


def test_the_first_grid_of_a_process():
    program = "import sys, numpy, ptxvm\nout = numpy.full(1, 9)\n"
    program += "ptxvm.load(sys.stdin.read()).kernels['reads'].launch(1, 1, out, engine='interpret')\nprint(out[0])"
    ran = subprocess.run([sys.executable, "-c", program], input=READS, capture_output=True, text=True, check=True)
    assert ran.stdout == "0\n"
