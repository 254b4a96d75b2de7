"""Instructions whose pages are checked and explained but not executed: reaching one is a fault, at its line."""

import pytest

import ptxvm

KERNEL = """.version 9.5
.target sm_100a
.address_size 64
.global .texref tx;
.global .surfref sf;
.visible .entry k() {{
    .reg .f32 %f<5>; .reg .b32 %r<5>;
    {instruction}
    ret;
}}
"""
LINE = 8


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(
    "instruction",
    [
        "tex.1d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1}];",
        "txq.width.b32 %r1, [tx];",
        "suld.b.1d.b32.trap %r1, [sf, {%r2}];",
        "sust.b.1d.b32.trap [sf, {%r2}], %r1;",
    ],
    ids=["tex", "txq", "suld", "sust"],
)
def test_reaching_one_is_a_fault(instruction, engine):
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(KERNEL.format(instruction=instruction), grid=1, block=32, engine=engine)
    assert caught.value.kind == "unsupported"
    assert caught.value.line == LINE
