"""What an accepted program needs: a line for each statement, however it is written."""

from __future__ import annotations

from ptxvm.checker import load_module
from ptxvm.checker.acceptance import acceptance_of
from ptxvm.diagnostics import Source
from ptxvm.diagnostics.render import render_acceptances

PROGRAM = """.version 8.6
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 dynamic[];
.visible .entry kernel(
    .param .u64 p, // the output; in global memory
    .param .u32 n
)
.reqnctapercluster 2
{
    .reg .b32 %r<4>; .reg .pred %p1;
    {
    elect.sync %r2|%p1,
        -1;
    }
    @%p1 setmaxnreg.inc.sync.aligned.u32 64; // a comment; with a semicolon
    /* two; words */ fence.proxy.async;
    ret;
}
"""


def test_every_statement_is_one_line() -> None:
    module = load_module(Source(PROGRAM, "k.ptx"))
    assert module.findings == []
    assert render_acceptances([acceptance_of(module)]).splitlines() == [
        "k.ptx: needs PTX 8.0 and sm_90a",
        " 4 | 1.0 sm_10    | .extern .shared .align 16 .b8 dynamic[];",
        " 5 | 1.0 sm_10    | .visible .entry kernel( .param .u64 p, .param .u32 n ) .reqnctapercluster 2",
        " 9 | 7.8 sm_90    | .reqnctapercluster 2;",
        "13 | 8.0 sm_90    | elect.sync %r2|%p1, -1;",
        "16 | 8.0 sm_90a   | @%p1 setmaxnreg.inc.sync.aligned.u32 64;",
        "17 | 8.0 sm_90    | fence.proxy.async;",
        "18 | 1.0 sm_10    | ret;",
    ]
