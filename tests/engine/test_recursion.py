"""What a caller needs again survives calls of itself: values of every width, however deep."""

import numpy as np
import pytest

import ptxvm

WIDTHS = (16, 32, 64)
DEPTH = 9


def program(kept: tuple[int, ...]) -> str:
    """f(n) = n * (sum of the kept values) + f(n - 1); those are of the widths asked for, and live behind the call."""
    names = [f"kept{index}" for index in range(len(kept))]
    declared = " ".join(f".reg .u{width} {name};" for name, width in zip(names, kept, strict=True))
    made = " ".join(
        f"cvt.u{width}.u64 {name}, n; add.u{width} {name}, {name}, {index};"
        for index, (name, width) in enumerate(zip(names, kept, strict=True))
    )
    added = " ".join(
        f"cvt.u64.u{width} wide, {name}; add.u64 sum, sum, wide;" for name, width in zip(names, kept, strict=True)
    )
    return f"""
.version 8.0
.target sm_80
.address_size 64
.func (.param .b64 result) f(.param .b64 number)
{{
    .reg .u64 n, less, inner, wide, sum; .reg .pred last; {declared}
    ld.param.u64 n, [number];
    setp.eq.u64 last, n, 0;
    mov.u64 inner, 0;
    {made}
    @last bra DONE;
    sub.u64 less, n, 1;
    {{
    .param .b64 argument; .param .b64 returned;
    st.param.b64 [argument], less;
    call (returned), f, (argument);
    ld.param.b64 inner, [returned];
    }}
DONE:
    mov.u64 sum, 0;
    {added}
    mad.lo.u64 sum, sum, n, inner;
    st.param.b64 [result], sum;
    ret;
}}
.visible .entry k(.param .u64 out)
{{
    .reg .u64 address, n, sum; .reg .u32 lane;
    ld.param.u64 address, [out];
    mov.u32 lane, %tid.x;
    mad.wide.u32 address, lane, 8, address;
    rem.u32 lane, lane, {DEPTH};
    cvt.u64.u32 n, lane;
    {{
    .param .b64 argument; .param .b64 returned;
    st.param.b64 [argument], n;
    call (returned), f, (argument);
    ld.param.b64 sum, [returned];
    }}
    st.global.u64 [address], sum;
}}
"""


def expected(number: int, kept: int) -> int:
    return sum(n * sum(n + index for index in range(kept)) for n in range(number + 1))


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("kept", [(width,) for width in WIDTHS] + [(16, 64, 32), (64, 16, 64), (32, 64, 16, 16, 64)])
def test_values_live_behind_a_call_of_oneself(engine: str, kept: tuple[int, ...]) -> None:
    sums = np.zeros(32, np.uint64)
    ptxvm.run(program(kept), grid=1, block=32, args=[sums], engine=engine)
    assert sums.tolist() == [expected(lane % DEPTH, len(kept)) for lane in range(32)]
