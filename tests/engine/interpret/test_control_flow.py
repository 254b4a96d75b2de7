"""The interpreter: guards, divergence, loops, indexed branches, calls, recursion, indirect calls."""

import numpy as np
import pytest
from tests.engine.programs import HEADER, STORE, kernel, line_of, outputs

import ptxvm
from ptxvm.checker.module import Instruction

TID = np.arange(32, dtype=np.uint32)


def test_guards_blend_with_the_old_value():
    text = kernel(
        """
    mov.u32 %r2, 7;
    setp.lt.u32 %p1, %r1, 10;
    @%p1 mov.u32 %r2, 1;
    @!%p1 add.u32 %r2, %r2, %r1;
"""
        + STORE
    )
    assert (outputs(text) == np.where(TID < 10, 1, TID + 7)).all()


def test_a_uniform_guard():
    text = kernel(
        """
    mov.u32 %r2, 7;
    mov.u32 %r3, %ctaid.x;
    setp.eq.u32 %p1, %r3, 0;
    @%p1 add.u32 %r2, %r2, 1;
    @!%p1 add.u32 %r2, %r2, 100;
"""
        + STORE
    )
    assert (outputs(text) == 8).all()


def test_a_divergent_loop():
    text = kernel(
        """
    mov.u32 %r2, 0;
    mov.u32 %r3, 0;
again:
    setp.ge.u32 %p1, %r3, %r1;
    @%p1 bra done;
    add.u32 %r2, %r2, %r3;
    add.u32 %r3, %r3, 1;
    bra again;
done:
"""
        + STORE
    )
    assert (outputs(text) == TID * (TID - 1) // 2).all()


def test_early_exit_and_incomplete_warps():
    text = kernel(
        """
    mov.u32 %r2, 5;
    setp.gt.u32 %p1, %r1, 20;
    @%p1 exit;
"""
        + STORE
    )
    assert (outputs(text, block=30) == np.where(TID <= 20, 5, 0)).all()


def test_an_indexed_branch():
    text = kernel(
        """
    and.b32 %r3, %r1, 3;
table: .branchtargets zero, one, two, three;
    brx.idx %r3, table;
zero: mov.u32 %r2, 100; bra done;
one: mov.u32 %r2, 101; bra done;
two: mov.u32 %r2, 102; bra done;
three: mov.u32 %r2, 103; bra done;
done:
"""
        + STORE
    )
    assert (outputs(text) == 100 + TID % 4).all()


FACTORIAL = """
.func (.param .b32 result) factorial (.param .b32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<6>;
    ld.param.u32 %r1, [n];
    mov.u32 %r4, 1;
    setp.lt.u32 %p1, %r1, 2;
    @%p1 bra done;
    sub.u32 %r2, %r1, 1;
    {
        .param .b32 argument;
        .param .b32 returned;
        st.param.b32 [argument], %r2;
        call.uni (returned), factorial, (argument);
        ld.param.b32 %r3, [returned];
    }
    mul.lo.u32 %r4, %r3, %r1;
done:
    st.param.b32 [result], %r4;
    ret;
}
"""


def test_recursion_with_a_different_depth_in_every_lane():
    body = """
    and.b32 %r3, %r1, 7;
    {
        .param .b32 argument;
        .param .b32 returned;
        st.param.b32 [argument], %r3;
        call.uni (returned), factorial, (argument);
        ld.param.b32 %r2, [returned];
    }
"""
    expected = [1, 1, 2, 6, 24, 120, 720, 5040] * 4
    assert outputs(kernel(body + STORE, declarations=FACTORIAL)).tolist() == expected


FUNCTIONS = """
.func (.reg .b32 y) twice (.reg .b32 x) { add.u32 y, x, x; ret; }
.func (.reg .b32 y) next (.reg .b32 x) { add.u32 y, x, 1; ret; }
.global .u64 table[2] = { twice, next };
"""


def test_indirect_calls_with_register_parameters():
    body = """
    and.b32 %r3, %r1, 1;
    mul.wide.u32 %rd2, %r3, 8;
    mov.u64 %rd3, table;
    add.u64 %rd3, %rd3, %rd2;
    ld.global.u64 %rd4, [%rd3];
prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);
    call (%r2), %rd4, (%r1), prototype;
"""
    found = outputs(kernel(body + STORE, declarations=FUNCTIONS))
    assert (found == np.where(TID % 2 == 0, TID * 2, TID + 1)).all()


def test_local_memory_is_per_thread_and_per_frame():
    text = kernel(
        """
    .local .align 4 .b8 slots[64];
    mov.u64 %rd2, slots;
    cvta.local.u64 %rd3, %rd2;
    and.b32 %r3, %r1, 15;
    mul.wide.u32 %rd4, %r3, 4;
    add.u64 %rd5, %rd2, %rd4;
    st.local.u32 [%rd5], %r1;
    add.u64 %rd6, %rd3, %rd4;
    ld.u32 %r2, [%rd6];
"""
        + STORE
    )
    assert (outputs(text) == TID).all()


def test_registers_of_a_call_start_fresh():
    functions = """
.func (.reg .b32 y) keep (.reg .b32 x)
{
    .reg .pred %p;
    .reg .b32 %r;
    setp.eq.u32 %p, x, 0;
    @%p mov.u32 %r, 5;
    mov.u32 y, %r;
    ret;
}
"""
    body = """
    mov.u32 %r3, 0;
    call (%r2), keep, (%r3);
    mov.u32 %r3, 1;
    call (%r2), keep, (%r3);
"""
    with pytest.raises(ptxvm.KernelFault, match="depends on an undefined value"):
        outputs(kernel(body + STORE, declarations=functions), checks="full")


def test_a_function_that_falls_off_its_end_returns():
    functions = ".func (.reg .b32 y) f (.reg .b32 x) { add.u32 y, x, 3; }\n"
    assert (outputs(kernel("call (%r2), f, (%r1);" + STORE, declarations=functions)) == TID + 3).all()


@pytest.mark.parametrize("block", [1, 31, 33, 100, (8, 4, 2)])
def test_thread_indices(block):
    text = f"""{HEADER}
.visible .entry k(.param .u64 out)
{{
    .reg .b32 %r<10>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %tid.y;
    mov.u32 %r3, %tid.z;
    mov.u32 %r4, %ntid.x;
    mov.u32 %r5, %ntid.y;
    mad.lo.u32 %r6, %r3, %r5, %r2;
    mad.lo.u32 %r6, %r6, %r4, %r1;
    mul.wide.u32 %rd2, %r6, 4;
    add.u64 %rd3, %rd1, %rd2;
    add.u32 %r6, %r6, 1;
    st.global.u32 [%rd3], %r6;
    ret;
}}
"""
    threads = int(np.prod(block))
    found = outputs(text, block=block, count=threads)
    assert (found == np.arange(1, threads + 1)).all()


def test_an_instruction_that_cannot_run_faults_when_it_is_reached(monkeypatch):
    text = kernel("setp.eq.u32 %p1, %r1, 40; @%p1 brkpt; // here")
    module = ptxvm.load(text)
    instruction = next(item for item in _body(module) if item.form.opcode == "brkpt")
    monkeypatch.setattr(instruction.definition, "function", None)
    launch = module.kernels["k"].launch
    launch(1, 32, np.zeros(1, np.uint32), engine="interpret")
    with pytest.raises(ptxvm.KernelFault, match="brkpt cannot be run") as caught:
        launch(1, 64, np.zeros(1, np.uint32), engine="interpret")
    assert (caught.value.kind, caught.value.line) == ("unsupported", line_of(text, "// here"))


def _body(module):
    return [item for item in module.kernels["k"]._function.body if isinstance(item, Instruction)]
