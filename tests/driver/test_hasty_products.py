"""Sums of `wgmma` that a kernel touches before it waits for them: GPUs give such kernels what they expect."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.driver.test_programs import run

import ptxvm
from ptxvm.driver.hasty_products import with_waits

WAIT = "wgmma.wait_group.sync.aligned 0;"
TEXT = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<6>; .reg .b64 %rd<6>; .reg .f32 %f<6>;
    .shared .align 128 .b32 ones[1024];
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, ones;
    mad.lo.u32 %r3, %r1, 4, %r2;
    mov.b32 %r4, 0x3C003C00;
    st.shared.b32 [%r3], %r4; st.shared.b32 [%r3+512], %r4; st.shared.b32 [%r3+1024], %r4;
    st.shared.b32 [%r3+1536], %r4; st.shared.b32 [%r3+2048], %r4; st.shared.b32 [%r3+2560], %r4;
    fence.proxy.async;
    bar.sync 0;
    shr.u32 %r5, %r2, 4;
    cvt.u64.u32 %rd2, %r5;
    or.b64 %rd2, %rd2, 0x0000000800080000;
    wgmma.fence.sync.aligned;
    wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, {%r4, %r4, %r4, %r4}, %rd2, 0, 1, 1, 0;
    wgmma.commit_group.sync.aligned;
    MIDDLE
    add.f32 %f5, %f1, %f1;
    END
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd3, %rd1, %rd3;
    st.global.f32 [%rd3], %f5;
    ret;
}
"""
HASTY, PATIENT = (TEXT.replace("MIDDLE", first).replace("END", then) for first, then in (("", WAIT), (WAIT, "")))
PROGRAM = """
module, kernel, out = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64()
begin()
check(cuda.cuModuleLoadData(ctypes.byref(module), TEXT))
check(cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"k"))
check(cuda.cuMemAlloc_v2(ctypes.byref(out), ctypes.c_size_t(512)))
values = (ctypes.c_void_p * 1)(ctypes.addressof(out))
sums = (ctypes.c_float * 128)()
for _ in range(2):
    check(cuda.cuLaunchKernel(kernel, 1, 1, 1, 128, 1, 1, 0, None, values, None))
    check(cuda.cuMemcpyDtoH_v2(sums, out, ctypes.c_size_t(512)))
    print(set(sums))
"""


PRODUCT = HASTY[HASTY.index("wgmma.mma_async") :].split(";")[0] + ";"
BEHIND = " wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;"


def changed(text: str) -> str:
    return with_waits(text.encode()).decode()


def test_products_are_waited_for_where_sums_are_touched() -> None:
    assert changed(HASTY) == HASTY.replace(PRODUCT, PRODUCT + BEHIND)
    assert changed(HASTY.replace(PRODUCT, "@%p1 " + PRODUCT)).count("@%p1 wgmma.") == 3
    twice = PATIENT.replace(PRODUCT, PRODUCT + PRODUCT)
    assert changed(twice.replace(WAIT, "add.f32 %f5, %f1, %f1;" + WAIT)).count(BEHIND) == 2


@pytest.mark.parametrize(
    "text",
    [
        PATIENT,
        PATIENT.replace(PRODUCT, PRODUCT + PRODUCT),  # one after the other
        HASTY.replace("add.f32", "$later: add.f32"),
        HASTY.replace("add.f32 %f5, %f1, %f1;", "// %f1"),
        HASTY.replace(PRODUCT, f"// {PRODUCT}"),
        HASTY.replace("add.f32 %f5, %f1, %f1;", "add.f32 %f5, %f6, %f6; }\n.func f() { .reg .f32 %f<2>;"),
        "no.wgmma {%f1};",
    ],
)
def test_all_else_stays(text: str) -> None:
    assert changed(text) == text


def test_a_product_that_reads_sums_in_flight() -> None:
    again = PRODUCT.replace("{%r4, %r4, %r4, %r4}", "{%f1, %r4, %r4, %r4}").replace("{%f1, %f2, %f3, %f4}", "{%f5}")
    assert changed(PATIENT.replace(PRODUCT, PRODUCT + again)).count(BEHIND) == 2


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_the_driver_gives_the_sums_of_a_gpu(tmp_path: Path, engine: str) -> None:
    code = f"TEXT = {HASTY.encode() + bytes(1)!r}" + PROGRAM
    assert run(tmp_path, code, "--engine", engine) == "{32.0}\n" * 2


def test_others_complete_as_late_as_the_wait() -> None:
    for text, expected in ((HASTY, 0.0), (PATIENT, 32.0)):
        out = np.zeros(128, np.float32)
        ptxvm.run(text, grid=1, block=128, args=[out])
        assert set(out) == {expected}


def test_the_sanitizer_tells_of_it(tmp_path: Path) -> None:
    program = PROGRAM.replace("check(cuda.cuMemcpyDtoH_v2", "print(cuda.cuMemcpyDtoH_v2").replace(
        "range(2)", "range(1)"
    )
    assert "%f1" in run(tmp_path, f"TEXT = {HASTY.encode() + bytes(1)!r}{program}", "--checks", "async")
