"""Examples that no generator makes: control flow, calls, the stack, addresses, barriers of a CTA."""

from ptxvm.explanation.examples.asynchronous import ASYNCHRONOUS
from ptxvm.explanation.examples.tensor_memory import TENSOR_MEMORY

_HEAD = """.version 8.0
.target sm_80
.address_size 64
"""
_STORE = """    ld.param.u64 %out, [out];
    mul.wide.u32 %offset, %thread, 4;
    add.s64 %out, %out, %offset;
"""


def _kernel(body: str, *, module: str = "", result: str = "%d") -> str:
    """A kernel of which each thread writes one 32-bit `result`."""
    return (
        _HEAD
        + module
        + ".visible .entry example(.param .u64 out)\n{\n"
        + "    .reg .b64 %out, %offset;\n    .reg .b32 %thread;\n"
        + body.rstrip()
        + "\n"
        + _STORE
        + f"    st.global.u32 [%out], {result};\n    ret;\n}}"
    )


HANDWRITTEN: dict[str, str] = {
    "bra": _kernel("""    .reg .b32 %d;
    .reg .pred %odd;
    mov.u32 %thread, %tid.x;
    mov.u32 %d, 0;
    and.b32 %d, %thread, 1;
    setp.eq.u32 %odd, %d, 1;
    @%odd bra ODD;
    mov.u32 %d, 100;    // even threads
    bra DONE;
ODD:
    mov.u32 %d, 200;    // odd threads
DONE:
"""),
    "brx.idx": _kernel("""    .reg .b32 %d, %which;
    mov.u32 %thread, %tid.x;
    and.b32 %which, %thread, 1;
TARGETS: .branchtargets EVEN, ODD;
    brx.idx %which, TARGETS;
EVEN:
    mov.u32 %d, 100;
    bra DONE;
ODD:
    mov.u32 %d, 200;
DONE:
"""),
    "call": _kernel(
        """    .reg .b32 %d;
    .param .b32 argument, value;
    mov.u32 %thread, %tid.x;
    st.param.b32 [argument], %thread;
    call (value), square, (argument);
    ld.param.b32 %d, [value];
""",
        module=""".func (.param .b32 result) square(.param .b32 number)
{
    .reg .b32 %n;
    ld.param.b32 %n, [number];
    mul.lo.u32 %n, %n, %n;
    st.param.b32 [result], %n;
    ret;
}
""",
    ),
    "ret": _HEAD + ".visible .entry example()\n{\n    ret;\n}",
    "exit": _kernel("""    .reg .b32 %d;
    .reg .pred %late;
    mov.u32 %thread, %tid.x;
    mov.u32 %d, 1;
    setp.gt.u32 %late, %thread, 15;
    @%late exit;    // threads from 16 on write nothing
"""),
    "cvta": _kernel("""    .reg .b32 %d;
    .reg .b64 %generic;
    .shared .b32 word;
    mov.u32 %thread, %tid.x;
    cvta.shared.u64 %generic, word;
    st.u32 [%generic], 7;
    ld.shared.u32 %d, [word];
"""),
    "cvta.to": _HEAD
    + """.visible .entry example(.param .u64 out)
{
    .reg .b64 %generic, %out;
    ld.param.u64 %generic, [out];
    cvta.to.global.u64 %out, %generic;
    st.global.u32 [%out], 7;
    ret;
}""",
    "mov": _kernel("""    .reg .b32 %d;
    mov.u32 %thread, %tid.x;
    mov.b32 %d, %thread;
"""),
    "alloca": _kernel("""    .reg .b64 %memory;
    .reg .b32 %d;
    mov.u32 %thread, %tid.x;
    alloca.u64 %memory, 16, 16;
    st.local.u32 [%memory], %thread;
    ld.local.u32 %d, [%memory];
"""),
    "stacksave": _kernel("""    .reg .b64 %top, %memory;
    .reg .b32 %d;
    mov.u32 %thread, %tid.x;
    stacksave.u64 %top;
    alloca.u64 %memory, 16;
    stackrestore.u64 %top;    // the 16 bytes are free again
    mov.u32 %d, 1;
"""),
    "bar.sync": _kernel("""    .reg .b32 %d, %address;
    .shared .b32 word;
    .reg .pred %first;
    mov.u32 %thread, %tid.x;
    setp.eq.u32 %first, %thread, 0;
    @%first st.shared.u32 [word], 7;
    bar.sync 0;    // now every thread sees the 7
    ld.shared.u32 %d, [word];
"""),
    "bar.arrive": _HEAD
    + """.visible .entry example()
{
    bar.arrive 1, 64;    // 64 threads are expected: run it with a block of 64
    ret;
}""",
    "bar.red": _kernel("""    .reg .b32 %d;
    .reg .pred %small;
    mov.u32 %thread, %tid.x;
    setp.lt.u32 %small, %thread, 8;
    bar.red.popc.u32 %d, 0, %small;    // 8 in every thread
"""),
}
HANDWRITTEN["stackrestore"] = HANDWRITTEN["stacksave"]
HANDWRITTEN |= ASYNCHRONOUS | TENSOR_MEMORY
