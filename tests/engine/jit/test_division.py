"""Lanes that divide, by one number or by numbers of their own: exact for every kind of integer, 0 included."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

BITS = (16, 32, 64)


def kernel(type_: str, bits: int, *, alike: bool) -> ptxvm.Kernel:
    """`q[i] = a[i] / b[i], r[i] = a[i] % b[i]`; all divide by b[0] if `alike`."""
    size = bits // 8
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 a, .param .u64 b, .param .u64 q, .param .u64 r) {{
        .reg .b32 %t; .reg .b64 %d<9>; .reg .b{bits} %v<5>;
        ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u64 %d3, [q]; ld.param.u64 %d4, [r];
        mov.u32 %t, %tid.x; mul.wide.u32 %d5, %t, {size};
        add.u64 %d1, %d1, %d5; add.u64 %d3, %d3, %d5; add.u64 %d4, %d4, %d5;
        {"" if alike else "add.u64 %d2, %d2, %d5;"}
        ld.global.{type_} %v1, [%d1]; ld.global.{type_} %v2, [%d2];
        div.{type_} %v3, %v1, %v2; rem.{type_} %v4, %v1, %v2;
        st.global.{type_} [%d3], %v3; st.global.{type_} [%d4], %v4;
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


def divided(a: int, b: int, bits: int, signed: bool) -> tuple[int, int]:
    """Truncated, as the ISA says; by 0 what this machine and GPUs say (the ISA leaves it open)."""
    if b == 0:
        return -1, -1
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient, a - quotient * b


def corners(bits: int, signed: bool) -> list[int]:
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    powers = [(1 << k) + d for k in (1, 5, 8, bits // 2, bits - 2) for d in (-1, 0, 1)]
    found = {0, 1, 3, 7, 10, 49, 98, 103, 107, 161, 187, 197, 1000, low, low + 1, high, high - 1, *powers}
    found |= {-number for number in found} if signed else set()
    return sorted(number for number in found if low <= number <= high)


@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("alike", [False, True])
def test_quotients_and_rests(bits: int, signed: bool, alike: bool) -> None:
    type_ = f"{'s' if signed else 'u'}{bits}"
    dtype = np.dtype(f"{'i' if signed else 'u'}{bits // 8}")
    divide, info = kernel(type_, bits, alike=alike), np.iinfo(dtype)
    rng = np.random.default_rng(bits)
    for b in corners(bits, signed):
        multiples = [int(k) * b + d for k in (1, 2, 5, *rng.integers(0, 1 << 14, 40)) for d in (-1, 0, 1)]
        largest = [info.max // b * b + d for d in (-1, 0)] if b else []
        numbers = [*corners(bits, signed), *multiples, *largest, *rng.integers(info.min, info.max, 60, dtype).tolist()]
        numbers = [number for number in numbers if info.min <= number <= info.max][:256]
        a = np.array(numbers + [1] * (256 - len(numbers)), dtype)
        divisors = np.full(256, b, dtype)
        if not alike:
            divisors[1::3] = rng.permutation(np.resize(np.array(corners(bits, signed), dtype), divisors[1::3].size))
        quotients, rests = np.zeros(256, dtype), np.zeros(256, dtype)
        divide.launch(1, 256, a, divisors, quotients, rests, engine="jit")
        expected = [divided(int(x), int(y), bits, signed) for x, y in zip(a, divisors, strict=True)]
        mask = (1 << bits) - 1
        assert [int(q) & mask for q in quotients] == [q & mask for q, _ in expected], b
        assert [int(r) & mask for r in rests] == [r & mask for _, r in expected], b
