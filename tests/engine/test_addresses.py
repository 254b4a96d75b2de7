"""Addresses of parameters, which kernels have in a window and functions on the stack, and of functions."""

import numpy as np
import pytest
from tests.engine.programs import HEADER, kernel, run

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

PARAMETER_WINDOW = 4 << 32

KERNEL = (
    HEADER
    + """
.visible .entry k(.param .u64 out, .param .align 16 .b8 words[32])
{
    .reg .b64 %at, %generic, %value, %out;
    .reg .pred %p;
    ld.param.u64 %out, [out];
    mov.b64 %at, words;
    cvta.param.u64 %generic, %at;
    st.global.u64 [%out], %generic;
    cvta.to.param.u64 %value, %generic;
    sub.u64 %value, %value, %at;
    st.global.u64 [%out+8], %value;
    ld.u64 %value, [%generic+8];
    st.global.u64 [%out+16], %value;
    ld.param.u64 %value, [%at+16];
    st.global.u64 [%out+24], %value;
    isspacep.param %p, %generic;
    selp.u64 %value, 1, 0, %p;
    st.global.u64 [%out+32], %value;
    isspacep.global %p, %generic;
    selp.u64 %value, 1, 0, %p;
    st.global.u64 [%out+40], %value;
    ret;
}
"""
)


def test_parameters_of_a_kernel(engine):
    out, words = np.zeros(6, np.uint64), np.arange(100, 104, dtype=np.uint64)
    run(KERNEL, out, words.tobytes(), block=1, engine=engine)
    assert PARAMETER_WINDOW <= out[0] < PARAMETER_WINDOW + 64
    assert out[1:].tolist() == [0, 101, 102, 1, 1]


FUNCTION = (
    HEADER
    + """
.func (.param .b64 sum) second(.param .align 16 .b8 words[32])
{
    .reg .b64 %at, %one, %other;
    mov.b64 %at, words;
    ld.param.u64 %one, [%at+8];
    @CONVERT@
    ld.u64 %other, [%at+16];
    add.u64 %one, %one, %other;
    st.param.u64 [sum], %one;
    ret;
}
.visible .entry k(.param .u64 out)
{
    .reg .b64 %out, %value;
    .reg .b32 %thread;
    ld.param.u64 %out, [out];
    mov.u32 %thread, %tid.x;
    mad.wide.u32 %out, %thread, 8, %out;
    cvt.u64.u32 %value, %thread;
    {
        .param .align 16 .b8 given[32];
        .param .b64 returned;
        st.param.u64 [given], 1;
        st.param.u64 [given+8], %value;
        st.param.u64 [given+16], 1000;
        call (returned), second, (given);
        ld.param.u64 %value, [returned];
    }
    st.global.u64 [%out], %value;
    ret;
}
"""
)


@pytest.mark.parametrize("convert", ["", "cvta.param.u64 %at, %at;"])
def test_parameters_of_a_function(engine, convert):
    out = np.zeros(32, np.uint64)
    run(FUNCTION.replace("@CONVERT@", convert), out, engine=engine)
    assert out.tolist() == [1000 + thread for thread in range(32)]


def test_the_space_of_an_address(engine):
    """Everything that is not in the window of shared, local or constant memory counts as global."""
    text = (
        HEADER
        + """
.visible .entry k(.param .u64 out, .param .u64 address)
{
    .reg .b64 %out, %address;
    .reg .b32 %found, %bit;
    .reg .pred %p;
    ld.param.u64 %out, [out];
    ld.param.u64 %address, [address];
    isspacep.shared %p, %address;
    selp.u32 %found, 1, 0, %p;
    isspacep.local %p, %address;
    @%p or.b32 %found, %found, 2;
    isspacep.const %p, %address;
    @%p or.b32 %found, %found, 4;
    isspacep.global %p, %address;
    @%p or.b32 %found, %found, 8;
    st.global.u32 [%out], %found;
    ret;
}
"""
    )
    kernel = ptxvm.load(text).kernels["k"]
    for window, wanted in ((0, 8), (1, 1), (2, 2), (3, 4), (4, 8), (1 << 14, 8)):
        out = np.zeros(1, np.uint32)
        kernel.launch(1, 1, out, (window << 32) + 64, engine=engine)
        assert out[0] == wanted


def test_addresses_of_functions(engine):
    """Lanes that call different functions through a register."""
    text = (
        HEADER
        + """
.func (.reg .b32 result) one(.reg .b32 a) { add.u32 result, a, 100; ret; }
.func (.reg .b32 result) other(.reg .b32 a) { mul.lo.u32 result, a, 2; ret; }
.visible .entry k(.param .u64 out)
{
    .reg .b64 %out, %one, %other, %chosen;
    .reg .b32 %thread;
    .reg .pred %p;
    ld.param.u64 %out, [out];
    mov.u32 %thread, %tid.x;
    mad.wide.u32 %out, %thread, 4, %out;
    mov.u64 %one, one;
    mov.u64 %other, other;
    setp.lt.u32 %p, %thread, 10;
    selp.b64 %chosen, %one, %other, %p;
    prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);
    call (%thread), %chosen, (%thread), prototype;
    st.global.u32 [%out], %thread;
    ret;
}
"""
    )
    out = np.zeros(32, np.uint32)
    run(text, out, engine=engine)
    assert out.tolist() == [thread + 100 if thread < 10 else 2 * thread for thread in range(32)]


SCATTERED = (
    HEADER
    + """
.visible .entry k(.param .u64 out, .param .u64 pointers, .param .u64 steps)
{
    .shared .align 4 .b32 cells[33];
    .reg .b32 %thread, %own, %word, %near;
    .reg .b64 %out, %pointer, %step;
    mov.u32 %thread, %tid.x;
    ld.param.u64 %out, [out];
    mad.wide.u32 %out, %thread, 8, %out;
    ld.param.u64 %pointer, [pointers];
    mad.wide.u32 %pointer, %thread, 8, %pointer;
    ld.global.u64 %pointer, [%pointer];
    ld.param.u64 %step, [steps];
    mad.wide.u32 %step, %thread, 4, %step;
    ld.global.u32 %near, [%step];
    mov.u32 %own, cells;
    add.u32 %near, %near, %own;
    mad.lo.u32 %own, %thread, 4, %own;
    st.shared.u32 [%own], %thread;
    bar.sync 0;
    ld.global.u32 %word, [%pointer+-4];
    st.global.u32 [%out], %word;
    ld.shared.u32 %word, [%near+-4];
    st.global.u32 [%out+4], %word;
    bar.sync 0;
    st.global.u32 [%pointer+-4], %thread;
    ret;
}
"""
)


def test_places_before_addresses_that_nothing_is_known_of(engine):
    order = np.random.default_rng(1).permutation(32)
    data, out = ptxvm.device_array(32, np.uint32), np.zeros((32, 2), np.uint32)
    data.numpy()[:] = np.arange(100, 132)
    pointers = (data.address + 4 * (order + 1)).astype(np.uint64)
    run(SCATTERED, out, pointers, (4 * (order + 1)).astype(np.uint32), block=32, engine=engine)
    assert out.tolist() == [[100 + place, place] for place in order.tolist()]
    assert data.numpy()[order].tolist() == list(range(32))


def test_of_lanes_that_store_to_one_place_the_last_one_remains(engine):
    """Which one is nowhere said; all engines do the same."""
    text = (
        HEADER
        + """
    .visible .entry k(.param .u64 out)
    {
        .reg .b32 %lane; .reg .b64 %out;
        ld.param.u64 %out, [out];
        mov.u32 %lane, %laneid;
        st.global.u32 [%out], %lane;
        ret;
    }"""
    )
    out = np.zeros(1, np.uint32)
    run(text, out, block=32, engine=engine)
    assert out[0] == 31


def test_of_lanes_that_store_to_one_place_of_shared_memory_the_last_one_remains(engine):
    body = """
        mul.lo.u32 %r2, %r1, %r1;
        mov.u32 %r3, word;
        st.shared.u32 [%r3], %r2;
        bar.sync 0;
        ld.shared.u32 %r4, [%r3];
        st.global.u32 [%rd1], %r4;
    """
    out = np.zeros(1, np.uint32)
    run(kernel(body, declarations=".shared .b32 word;"), out, block=32, engine=engine)
    assert out[0] == 31 * 31
