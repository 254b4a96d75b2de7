"""Atomics of all lanes with one value at one place: sums of floats are rounded one after the other."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.programs import kernel, run

ONE_BY_ONE = """
    mov.b{bits} {register}, {value};
    {operation}.{type} {result}[%rd1], {register};
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("operation", ["red.global.add", "atom.global.add"])
@pytest.mark.parametrize(("type_", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_sums_of_floats(operation: str, type_: str, dtype: type, engine: str) -> None:
    bits = 8 * np.dtype(dtype).itemsize
    register, result = ("%r2", "%r3, ") if bits == 32 else ("%rd2", "%rd3, ")
    value = np.array([0.1], dtype).view(f"u{bits // 8}")[0]
    body = ONE_BY_ONE.format(
        bits=bits,
        register=register,
        value=value,
        operation=operation,
        type=type_,
        result=result if operation.startswith("atom") else "",
    )
    out, expected = np.zeros(1, dtype), dtype(0)
    for _ in range(32):
        expected += dtype(0.1)
    run(kernel(body), out, engine=engine)
    assert out[0] == expected != dtype(32) * dtype(0.1)
