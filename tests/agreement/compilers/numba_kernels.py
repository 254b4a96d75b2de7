"""Kernels for numba-cuda, which compiles Python to PTX by NVIDIA's libNVVM, without a GPU."""

import math
from collections.abc import Callable, Iterator

import numpy as np
from numba import cuda, types

CAPABILITIES = ((7, 5), (8, 0), (9, 0), (10, 0), (12, 0))
OPTIONS = {"": {}, "debug": {"debug": True, "opt": False}, "lineinfo": {"lineinfo": True}, "fast": {"fastmath": True}}
OPTIONS_CAPABILITY = (8, 6)

f4, f8, i4, i8, u4, u8, f2, c8 = (
    types.float32,
    types.float64,
    types.int32,
    types.int64,
    types.uint32,
    types.uint64,
    types.float16,
    types.complex64,
)
TABLE = np.arange(16, dtype=np.float32) ** 2


def saxpy(y, x, a, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = a * x[i] + y[i]


def stencil(out, source):
    i, j = cuda.grid(2)
    if 0 < i < source.shape[0] - 1 and 0 < j < source.shape[1] - 1:
        out[i, j] = 0.25 * (source[i - 1, j] + source[i + 1, j] + source[i, j - 1] + source[i, j + 1])


def tiles(c, a, b):
    left = cuda.shared.array((16, 16), f4)
    right = cuda.shared.array((16, 16), f4)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = f4(0)
    for block in range(a.shape[1] // 16):
        left[ty, tx] = a[y, block * 16 + tx]
        right[ty, tx] = b[block * 16 + ty, x]
        cuda.syncthreads()
        for k in range(16):
            total += left[ty, k] * right[k, tx]
        cuda.syncthreads()
    c[y, x] = total


def atomics(integers, floats, longs):
    i = cuda.grid(1)
    cuda.atomic.add(integers, 0, 1)
    cuda.atomic.sub(integers, 1, 1)
    cuda.atomic.max(integers, 2, i)
    cuda.atomic.min(floats, 0, f4(i))
    cuda.atomic.add(floats, 1, f4(1.5))
    cuda.atomic.and_(longs, 0, u8(i))
    cuda.atomic.xor(longs, 1, u8(i))
    cuda.atomic.exch(longs, 2, u8(i))
    cuda.atomic.cas(integers, 3, 0, i)
    cuda.atomic.nanmax(floats, 2, f4(i))
    cuda.atomic.inc(longs, 3, u8(77))


def warps(out, x):
    lane = cuda.laneid
    mask = cuda.activemask()
    value = x[cuda.grid(1)]
    value += cuda.shfl_xor_sync(mask, value, 16)
    value += cuda.shfl_down_sync(mask, value, 8)
    value += cuda.shfl_sync(mask, value, 0)
    out[lane] = (
        cuda.ballot_sync(mask, value > 3) + cuda.popc(u4(lane)) + cuda.clz(lane) + cuda.brev(u4(lane)) + cuda.ffs(lane)
    )
    if cuda.all_sync(mask, value > 1) or cuda.any_sync(mask, value > 2) or cuda.eq_sync(mask, value > 3):
        out[0] += cuda.match_any_sync(mask, lane) + cuda.fma(1.0, 2.0, 3.0) + cuda.selp(lane > 3, 1, 2)
    cuda.syncwarp()
    cuda.threadfence()
    cuda.threadfence_block()
    cuda.threadfence_system()
    cuda.nanosleep(u4(32))
    out[1] = cuda.syncthreads_count(lane) + cuda.syncthreads_and(lane) + cuda.syncthreads_or(lane)


def mathematics(out, x):
    i = cuda.grid(1)
    v = x[i]
    out[0] = (
        math.sin(v)
        + math.cos(v)
        + math.exp(v)
        + math.log(v)
        + math.pow(v, 1.5)
        + math.sqrt(v)
        + math.tanh(v)
        + math.erf(v)
    )
    out[1] = (
        math.floor(v)
        + math.ceil(v)
        + math.fmod(v, 3.0)
        + math.atan2(v, 2.0)
        + math.gamma(v)
        + math.hypot(v, 2.0)
        + abs(v)
    )
    out[2] = cuda.libdevice.rsqrt(v) + cuda.libdevice.cbrt(v) + cuda.cbrt(v) + round(v) + int(v) + v**3 + v // 2 + v % 3
    out[3] = (
        math.isnan(v) + math.isinf(v) + math.frexp(v)[0] + math.modf(v)[1] + math.ldexp(v, 3) + math.copysign(v, -1.0)
    )


def halves(out, x, n):
    i = cuda.grid(1)
    v = x[i]
    out[i] = v * v + f2(n) - f2(f4(v) / f4(n))
    if v > f2(2):
        out[i] = cuda.fp16.hsin(v) + cuda.fp16.hexp(v) + cuda.fp16.hmax(v, f2(1))


def numbers(out, x, n):
    i = cuda.grid(1)
    out[i] = x[i] * x[i] + x[0].conjugate() / (1 + 2j)
    k = n
    while k != 1:
        k = k // 2 if k % 2 == 0 else 3 * k + 1
    out[0] = abs(x[1]) + k


def memory(out, x, n):
    local = cuda.local.array(32, f4)
    dynamic = cuda.shared.array(0, f4)
    table = cuda.const.array_like(TABLE)
    for i in range(n):
        local[i % 32] = x[i] + table[i % 16]
    dynamic[cuda.threadIdx.x] = local[n % 32]
    cuda.syncthreads()
    out[cuda.grid(1)] = dynamic[cuda.blockDim.x - 1 - cuda.threadIdx.x] + cuda.gridsize(1)


def printing(n):
    print("thread", cuda.threadIdx.x, "of", n, 1.5)


KERNELS: dict[str, tuple[Callable[..., None], tuple[object, ...]]] = {
    "saxpy": (saxpy, (f4[::1], f4[::1], f4, i4)),
    "stencil": (stencil, (f8[:, ::1], f8[:, :])),
    "tiles": (tiles, (f4[:, ::1],) * 3),
    "atomics": (atomics, (i4[::1], f4[::1], u8[::1])),
    "warps": (warps, (u4[::1], i4[::1])),
    "mathematics": (mathematics, (f8[::1], f8[::1])),
    "mathematics_single": (mathematics, (f4[::1], f4[::1])),
    "halves": (halves, (f2[::1], f2[::1], i4)),
    "numbers": (numbers, (c8[::1], c8[::1], i8)),
    "memory": (memory, (f4[::1], f4[::1], i4)),
    "printing": (printing, (i4,)),
}


def compiled() -> Iterator[tuple[str, str]]:
    """The name and PTX of every kernel for every compute capability, and with every option for one of them."""
    for name, (function, signature) in KERNELS.items():
        for capability in CAPABILITIES:
            yield _compiled(name, function, signature, capability, "")
        # Libdevice is linked as a file of its own when debugging.
        for option in (
            ("lineinfo", "fast") if function in (mathematics, halves, numbers) else ("debug", "lineinfo", "fast")
        ):
            yield _compiled(name, function, signature, OPTIONS_CAPABILITY, option)


def _compiled(name, function, signature, capability, option) -> tuple[str, str]:
    ptx, _ = cuda.compile_ptx(function, signature, cc=capability, **OPTIONS[option])
    target = f"sm_{capability[0]}{capability[1]}"
    return ".".join(filter(None, (name, target, option, "ptx"))), ptx
