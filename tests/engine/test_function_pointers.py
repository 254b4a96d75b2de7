"""Calls through pointers that other kernels, initial values or other modules made, in both engines."""

import numpy as np
import pytest
from tests.engine.programs import HEADER, line_of

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

FUNCTIONS = """
.func (.param .b32 r) double(.param .b32 x)
{ .reg .b32 %a; ld.param.b32 %a, [x]; add.u32 %a, %a, %a; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) more(.param .b32 x)
{ .shared .align 4 .b32 kept; .reg .b32 %a; ld.param.b32 %a, [x]; st.shared.b32 [kept], %a;
  ld.shared.b32 %a, [kept]; add.u32 %a, %a, 1; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) wide(.param .b64 x)
{ .reg .b64 %a; .reg .b32 %b; ld.param.b64 %a, [x]; cvt.u32.u64 %b, %a; st.param.b32 [r], %b; ret; }
"""


def storing(name, function):
    return f"""
.visible .entry {name}(.param .u64 place)
{{ .reg .b64 %p, %q; ld.param.u64 %p, [place]; mov.u64 %q, {function}; st.global.u64 [%p], %q; ret; }}
"""


CALLING = """
.visible .entry use(.param .u64 place, .param .u64 out)
{
    .reg .b64 %p, %o, %q; .reg .b32 %a;
    PROTOTYPE: .callprototype (.param .b32 _) _ (.param .b32 _);
    ld.param.u64 %p, [place];
    ld.param.u64 %o, [out];
    ld.global.u64 %q, [%p];
    {
    .param .b32 x; .param .b32 r;
    st.param.b32 [x], 20;
    call (r), %q, (x), PROTOTYPE; // here
    ld.param.b32 %a, [r];
    }
    st.global.u32 [%o], %a;
    ret;
}
"""


def called(module, place, engine):
    out = np.zeros(1, np.uint32)
    module.kernels["use"].launch(1, 1, place, out, engine=engine)
    return int(out[0])


@pytest.mark.parametrize(("function", "result"), [("double", 40), ("more", 21)])
def test_one_kernel_stores_and_another_calls(engine, function, result):
    """The function's own shared variable counts as the calling kernel's, too."""
    module = ptxvm.load(HEADER + FUNCTIONS + storing("set", function) + CALLING)
    place = np.zeros(1, np.uint64)
    module.kernels["set"].launch(1, 1, place, engine=engine)
    assert called(module, place, engine) == result


def test_pointers_in_initial_values_of_what_the_kernel_does_not_name(engine):
    table = ".visible .global .align 8 .u64 table[2] = { double, more };\n"
    module = ptxvm.load(HEADER + FUNCTIONS + table + CALLING)
    for index, result in enumerate((40, 21)):
        place = module.globals["table"].view(np.uint64)[index : index + 1].copy()
        assert called(module, place, engine) == result


@pytest.mark.parametrize("order", [1, -1])
def test_pointers_of_linked_modules(engine, order):
    visible = FUNCTIONS.replace(".func", ".visible .func")
    module = ptxvm.load([HEADER + visible + storing("set", "more"), HEADER + CALLING][::order])
    place = np.zeros(1, np.uint64)
    module.kernels["set"].launch(1, 1, place, engine=engine)
    assert called(module, place, engine) == 21


def fault(text, engine, set_by=None, place=0):
    module = ptxvm.load(text)
    where = np.array([place], np.uint64)
    if set_by:
        module.kernels[set_by].launch(1, 1, where, engine=engine)
    with pytest.raises(ptxvm.KernelFault) as caught:
        called(module, where, engine)
    assert (caught.value.kind, caught.value.line) == ("out_of_bounds", line_of(text, "// here"))
    return caught.value.message


def test_what_is_no_function(engine):
    message = fault(HEADER + FUNCTIONS + storing("set", "double") + CALLING, engine, place=64)
    assert "call: no function begins at 0x40" in message


def test_a_function_with_other_parameters(engine):
    message = fault(HEADER + FUNCTIONS + storing("set", "wide") + CALLING, engine, set_by="set")
    assert "function wide at 0x" in message and "its parameters differ from the prototype's" in message


def test_a_function_that_the_list_of_targets_lacks(engine):
    targets = CALLING.replace(".callprototype (.param .b32 _) _ (.param .b32 _)", ".calltargets double")
    text = HEADER + FUNCTIONS + storing("set", "more") + targets
    assert "or the list of targets lacks it" in fault(text, engine, set_by="set")


def test_a_function_of_the_library(engine):
    """`malloc` through a pointer, as the other kernel took its address."""
    text = f"""{HEADER}.extern .func (.param .b64 r) malloc(.param .b64 size);
{storing("set", "malloc")}
.visible .entry use(.param .u64 place, .param .u64 out)
{{
    .reg .b64 %p, %o, %q;
    PROTOTYPE: .callprototype (.param .b64 _) _ (.param .b64 _);
    ld.param.u64 %p, [place];
    ld.param.u64 %o, [out];
    ld.global.u64 %q, [%p];
    {{
    .param .b64 x; .param .b64 r;
    st.param.b64 [x], 16;
    call (r), %q, (x), PROTOTYPE;
    ld.param.b64 %p, [r];
    }}
    st.u64 [%p+8], 11;
    ld.u64 %q, [%p+8];
    st.global.u32 [%o], %q;
    ret;
}}
"""
    module = ptxvm.load(text)
    place = np.zeros(1, np.uint64)
    module.kernels["set"].launch(1, 1, place, engine=engine)
    assert called(module, place, engine) == 11
