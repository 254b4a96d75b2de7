"""2 to the power of numbers at the ends of their range, infinities and NaNs: by an instruction of the processor, or by
what every processor has."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

BLOCK = 256
ENDS = (128.0, 127.5, -125.5, -126.0, -126.5, -148.5, -149.5, -150.0, 160.0, -160.0, 3e38, -3e38, 0.5, 1e-40, 0.0)

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 out)
{{
    .reg .b32 %r<3>; .reg .f32 %f<3>; .reg .b64 %d<4>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mad.lo.u32 %r1, %r2, {block}, %r1; mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3;
    ld.global.f32 %f1, [%d1]; {op}.f32 %f2, %f1; st.global.f32 [%d2], %f2;
    ret;
}}
"""


def operands() -> np.ndarray:
    """Ends, numbers next to them, what is no number, any numbers; signs change."""
    ends = np.array(ENDS, np.float32)
    near = [np.nextafter(ends, np.float32(way)) for way in (-np.inf, np.inf)]
    others = np.array([np.inf, np.nan], np.float32)
    signaling = np.array([0x7F80_0001, 0xFFC1_2345], np.uint32).view(np.float32)
    drawn = np.random.default_rng(1).uniform(-170, 170, 2000).astype(np.float32)
    values = np.concatenate([ends, *near, others, drawn])
    values = np.concatenate([values, -values, signaling])
    return np.resize(values, -(-values.size // BLOCK) * BLOCK)


@pytest.mark.parametrize("cpu", ["native", "avx2"])
@pytest.mark.parametrize("op", ["ex2.approx", "ex2.approx.ftz", "tanh.approx"])
def test_powers(op: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", cpu)
    x = operands()
    results = []
    for engine in ("jit", "interpret"):
        out = np.zeros_like(x)
        text = KERNEL.format(op=op, block=BLOCK)
        ptxvm.run(text, grid=x.size // BLOCK, block=BLOCK, args=[x, out], engine=engine)
        results.append(out)
    compiled, interpreted = (result.view(np.uint32) for result in results)
    np.testing.assert_array_equal(compiled, interpreted)
    if op.startswith("ex2"):
        check_ends(x, results[0], flushes=op.endswith("ftz"))


def check_ends(x: np.ndarray, result: np.ndarray, *, flushes: bool) -> None:
    assert set(result[np.isnan(x)].view(np.uint32)) == {0x7FFF_FFFF}
    assert np.all(np.isinf(result[x >= 128])) and np.all(np.isfinite(result[x < 128]))
    assert set(result[x == 0]) == {1} and set(result[x == -126]) == {2.0**-126}
    below = x < (-126 if flushes else -150)
    assert np.all(result[below] == 0) and np.all(result[x >= (-126 if flushes else -149)] > 0)
    with np.errstate(all="ignore"):
        exact = np.exp2(x.astype(np.float64))
    inside = (x >= -126) & (x < 128)
    assert np.all(np.abs(result[inside] - exact[inside]) <= 2.0**-23 * exact[inside])
