"""Layout of kernels: which shared variables, in which order; stack frames; what is reachable."""

from tests.engine.programs import HEADER

from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.kernel_layout import frame_layout, kernel_layout
from ptxvm.machine.image import Image

TEXT = (
    HEADER
    + """
.extern .shared .align 16 .b8 dynamic[];
.shared .align 1 .b8 first[3];
.shared .align 8 .b64 unused[100];
.shared .align 8 .b64 second;
.func pointed() { .shared .align 4 .b32 inner[2]; st.shared.u32 [inner], 1; ret; }
.func other() { st.shared.u64 [unused], 1; ret; }
.global .u64 table[1] = { pointed };
.visible .entry k(.param .u64 a)
{
    .local .align 8 .b8 depot[20];
    .reg .b64 %rd<3>;
    mov.u64 %rd1, table;
    mov.u64 %rd2, depot;
    st.shared.u8 [first], 1;
    st.shared.u64 [second], %rd1;
    st.shared.u32 [dynamic], 1;
    ret;
}
.func (.param .b32 r) f(.param .align 8 .b8 s[12])
{
    .local .align 4 .b32 x;
    st.local.u32 [x], 1;
    ret;
}
"""
)
MODULE = load_module(Source(TEXT))


def test_shared_memory_holds_what_is_reachable():
    layout = kernel_layout(MODULE.functions["k"], Image())
    offsets = {variable.name: offset for variable, offset in layout.shared.items()}
    assert offsets == {"first": 0, "second": 8, "inner": 16, "dynamic": 32}
    assert layout.static_shared == 32
    assert [function.name for function in layout.functions] == ["k", "pointed"]


def test_frames():
    kernel = frame_layout(MODULE.functions["k"])
    assert ({variable.name: offset for variable, offset in kernel.offsets.items()}, kernel.size) == ({"depot": 0}, 32)
    function = frame_layout(MODULE.functions["f"])
    offsets = {variable.name: offset for variable, offset in function.offsets.items()}
    assert (offsets, function.size) == ({"x": 0, "s": 8, "r": 20}, 32)
