"""A register plus a constant as a value, and the elements of an array (`table[%r1+4]`): what ptxas makes of them."""

import numpy as np
import pytest
from tests.engine.programs import kernel

import ptxvm
from ptxvm.diagnostics import Severity

ENGINES = ("interpret", "jit")
DECLARATIONS = """
.global .align 8 .b32 table[4] = {10, 20, 30, 40};
.const .b16 small[4] = {1, 2, 3, 4};
.global .align 8 .b64 wide[2] = {1, 2};
"""
_REGISTERS = """
    .reg .s16 %t; .reg .s32 %s; .reg .s64 %l; .reg .b8 %b; .reg .u16 %us; .reg .f32 %f<3>; .reg .f64 %e; .reg .b128 %q;
    .shared .b32 sv[64];
    .local .b32 lv[8];
    ld.param.u32 %r2, [number];
    mov.u32 %s, %r2; cvt.s16.s32 %t, %s; cvt.s64.s32 %l, %s; cvt.u16.u32 %us, %r2; mov.b32 %f1, %r2;
    mov.u64 %rd2, %l; and.b32 %r3, %r1, 3;
"""
PARAMETERS = ".param .u64 out, .param .u32 number, .param .align 4 .b32 array[4]"
NUMBERS = (0, 1, 5, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x0000FFFF, 0x12348000)
ARRAY = np.array([50, 60, 70, 80], np.uint32).tobytes()


def sign(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


# The instructions that store to [%rd1] (8 bytes), and the value from the number and the thread. Those of sums were read
# off the code that ptxas 13.5 makes: computed in the register's own width, then truncated or extended.
VALUES = {
    "st.u32 [%rd1], %r2+1;": lambda n, i: (n + 1) % 2**32,
    "st.u32 [%rd1], %r2+(2*3);": lambda n, i: (n + 6) % 2**32,
    "st.u32 [%rd1], %r2+WARP_SZ;": lambda n, i: (n + 32) % 2**32,
    "st.u32 [%rd1], %r2+5000000000;": lambda n, i: (n + 5000000000) % 2**32,
    "st.u32 [%rd1], %r2+-3;": lambda n, i: (n - 3) % 2**32,
    "st.u8 [%rd1], %r2+1;": lambda n, i: (n + 1) % 2**8,
    "st.u16 [%rd1], %rd2+70000;": lambda n, i: (n + 70000) % 2**16,
    "st.b64 [%rd1], %r2+1;": lambda n, i: (n + 1) % 2**32,
    "st.u64 [%rd1], %r2+1;": lambda n, i: (n + 1) % 2**32,
    "st.b64 [%rd1], %s+-3;": lambda n, i: (n - 3) % 2**32,
    "st.s64 [%rd1], %s+-3;": lambda n, i: sign(n - 3, 32) % 2**64,
    "mov.u64 %rd3, %s+-3; st.u64 [%rd1], %rd3;": lambda n, i: sign(n - 3, 32) % 2**64,
    "mov.s64 %rd3, %r2+-3; st.u64 [%rd1], %rd3;": lambda n, i: (n - 3) % 2**32,
    "st.b32 [%rd1], %us+3;": lambda n, i: (n + 3) % 2**16,
    "mov.s32 %r4, %t+-3; st.u32 [%rd1], %r4;": lambda n, i: sign(n - 3, 16) % 2**32,
    "add.u32 %r4, %r2+1, %r2+2; st.u32 [%rd1], %r4;": lambda n, i: (2 * n + 3) % 2**32,
    "mul.wide.u16 %r4, %us+1, %us+2; st.u32 [%rd1], %r4;": lambda n, i: ((n + 1) % 2**16) * ((n + 2) % 2**16),
    "cvt.u64.u16 %rd3, %r2+1; st.u64 [%rd1], %rd3;": lambda n, i: (n + 1) % 2**16,
    "cvt.s64.s32 %rd3, %rd2+1; st.u64 [%rd1], %rd3;": lambda n, i: sign(n + 1, 32) % 2**64,
    "mov.b64 {%r4, %r5}, %rd2+1; st.u32 [%rd1], %r5;": lambda n, i: ((sign(n, 32) + 1) >> 32) % 2**32,
    "mov.f32 %f2, %r2+1; st.b32 [%rd1], %f2;": lambda n, i: (n + 1) % 2**32,
    "st.b128 [%rd1], %s+-3; ld.u64 %rd3, [%rd1+8]; add.u64 %rd3, %rd3, 7; st.u64 [%rd1], %rd3;": lambda n, i: 7,
    "ld.global.b32 %r4, table[%r3]; st.u32 [%rd1], %r4;": lambda n, i: 10 * (i % 4 + 1),
    "add.u32 %r4, %r3, -1; ld.global.b32 %r4, table[%r4+1]; st.u32 [%rd1], %r4;": lambda n, i: 10 * (i % 4 + 1),
    "cvt.u16.u32 %h2, %r3; ld.global.b32 %r4, table[%h2]; st.u32 [%rd1], %r4;": lambda n, i: 10 * (i % 4 + 1),
    "mov.u64 %rd4, table[%r3]; ld.global.b32 %r4, [%rd4]; st.u32 [%rd1], %r4;": lambda n, i: 10 * (i % 4 + 1),
    "ld.const.b16 %r4, small[%r3]; st.u32 [%rd1], %r4;": lambda n, i: i % 4 + 1,
    "and.b32 %r4, %r1, 1; ld.global.b64 %rd3, wide[%r4]; st.u64 [%rd1], %rd3;": lambda n, i: i % 2 + 1,
    "ld.param.b32 %r4, array[%r3]; st.u32 [%rd1], %r4;": lambda n, i: 10 * (i % 4 + 5),
    "st.shared.u32 sv[%r1+32], %r2; mov.u32 %r4, sv[%r1+32]; ld.shared.u32 %r4, [%r4]; st.u32 [%rd1], %r4;": (
        lambda n, i: n
    ),
    "st.local.u32 lv[%r3+2], %r2; mov.u32 %r4, lv[%r3+2]; ld.local.u32 %r4, [%r4]; st.u32 [%rd1], %r4;": (
        lambda n, i: n
    ),
    "st.local.u32 lv[%r3], %r2; mov.u32 %r4, lv; mov.u32 %r5, lv[%r3]; sub.u32 %r4, %r5, %r4; st.u32 [%rd1], %r4;": (
        lambda n, i: 4 * (i % 4)
    ),
    "ld.global.b32 %r4, table[2]; st.u32 [%rd1], %r4;": lambda n, i: 30,
    "mov.b128 %q, lv+4; mov.b128 {%rd3, %rd4}, %q; st.u64 [%rd1], %rd4;": lambda n, i: 0,
}


@pytest.fixture(scope="module")
def values():
    """What every program stores: (program, engine) -> (numbers, threads)."""
    place = "mul.wide.u32 %rd5, %r1, 16; add.u64 %rd1, %rd1, %rd5;"
    found = {}
    for text in VALUES:
        program = HEADER_90 + kernel(f"{_REGISTERS}{place}{text}", PARAMETERS, DECLARATIONS).split("64\n", 1)[1]
        launched = ptxvm.load(program).kernels["k"]
        for engine in ENGINES:
            rows = []
            for number in NUMBERS:
                out = np.zeros((32, 2), np.uint64)
                launched.launch(1, 32, out, number, ARRAY, engine=engine)
                rows.append(out[:, 0])
            found[text, engine] = np.array(rows)
    return found


HEADER_90 = ".version 9.0\n.target sm_90\n.address_size 64\n"


@pytest.mark.parametrize("text", VALUES)
def test_value(text, values):
    expected = [[VALUES[text](number, thread) for thread in range(32)] for number in NUMBERS]
    for engine in ENGINES:
        assert np.array_equal(values[text, engine], np.array(expected, np.uint64)), engine


def errors(text):
    program = HEADER_90 + kernel(f"{_REGISTERS}{text}", PARAMETERS, DECLARATIONS).split("64\n", 1)[1]
    return [finding for finding in ptxvm.check(program) if finding.severity is Severity.ERROR]


@pytest.mark.parametrize(
    "text",
    [
        # ptxas reads these and makes no code of them: it breaks down, never ends, or leaves the store out.
        "st.f32 [%rd1], %f1+1;",
        "mov.b32 %r4, %f1+1;",
        "mov.pred %p1, %p2+1;",
        "selp.u32 %r4, 1, 2, %p1+1;",
        "mov.b128 %q, %q+1;",
        # It refuses these.
        "add.f32 %f1, %s+1, %f2;",
        "shl.b32 %r4, %r5, %rd2+1;",
        "vadd.u32.u32.u32 %r1, %r2+1, %r3;",
        "mov.u32 %r4+1, %r5;",
        "mov.u64 %rd3, table[%f1];",
        "ld.global.b32 %r4, table[%f1+1];",
        "ld.param.b32 %r4, number[%r1];",
        "mov.u64 %rd3, array[%p1];",
    ],
)
def test_rejected(text):
    assert errors(text), text
