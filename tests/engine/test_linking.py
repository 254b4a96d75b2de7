"""Programs of several modules, as nvcc makes them with -rdc=true, in both engines."""

from pathlib import Path

import numpy as np
import pytest

import ptxvm

KERNELS = Path(__file__).parents[1] / "kernels" / "linking"
PARTS = [KERNELS / "kernels.sm_80.ptx", KERNELS / "part.sm_80.ptx"]


def deep(n):
    return 1 if n <= 1 else n + deep(n - 2)


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("order", [1, -1])
def test_functions_and_variables_across_files(engine, order):
    module = ptxvm.load(PARTS[::order])
    results, integers = np.zeros(20, np.float32), np.zeros(20, np.int32)
    module.kernels["use_parts"].launch(1, 20, results, integers, engine=engine)
    table = np.array([1, 2, 4, 8], np.float32)
    np.testing.assert_array_equal(results, np.float32(0.5) * table[np.arange(20) % 4] - table[1])
    assert integers.tolist() == [deep(n) + 42 + 5 for n in range(20)]
    assert module.globals["counter"].tolist() == [41]
    assert module.globals["shared_tally"].tolist() == [10]
    total = np.zeros(1, np.int32)
    module.kernels["count"].launch(1, 1, total, engine=engine)
    assert total.tolist() == [41 + 42 + 7 + 10]


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_globals_are_written_from_python(engine):
    module = ptxvm.load(PARTS)
    module.globals["table"].view(np.float32)[:] = [10, 20, 30, 40]
    module.globals["scale"][0] = 2.0
    results, integers = np.zeros(4, np.float32), np.zeros(4, np.int32)
    module.kernels["use_parts"].launch(1, 4, results, integers, engine=engine)
    assert results.tolist() == [2 * value - 20 for value in (10, 20, 30, 40)]


def test_what_no_module_defines_is_named():
    with pytest.raises(ptxvm.PtxError, match=r"is `\.extern` and no module defines it"):
        ptxvm.load(PARTS[:1])


HEADER = ".version 8.0\n.target sm_80\n.address_size 64\n"
COMMON = ".common .global .align 4 .u32 tally;\n"


def entry(name, step):
    return (
        f".visible .entry {name}() {{ .reg .b32 %r; ld.global.u32 %r, [tally]; add.u32 %r, %r, {step}; "
        "st.global.u32 [tally], %r; ret; }\n"
    )


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(
    ("first", "second", "start"),
    [
        (COMMON, COMMON, 0),
        (COMMON, ".visible .global .align 4 .u32 tally = 7;\n", 7),
        (".weak .global .align 4 .u32 tally = 3;\n", COMMON, 3),
        (".weak .global .align 4 .u32 tally = 3;\n", ".visible .global .align 4 .u32 tally = 9;\n", 9),
    ],
)
def test_weak_and_common_variables_are_one(engine, first, second, start):
    module = ptxvm.load([HEADER + first + entry("a", 1), HEADER + second + entry("b", 100)])
    assert module.globals["tally"].tolist() == [start]
    module.kernels["a"].launch(1, 1, engine=engine)
    module.kernels["b"].launch(1, 1, engine=engine)
    assert module.globals["tally"].tolist() == [start + 101]
