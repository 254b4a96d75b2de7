"""Every kernel, for every target, in both engines, against its reference; and both engines against each other."""

from functools import cache

import numpy as np
import pytest

from .cases import HERE, all_cases
from .kernel_case import Array
from .run import run_case

RUNS = [(name, variant) for name, case in all_cases().items() for variant in case.ptx]
IDS = [f"{name}-{variant}" for name, variant in RUNS]


@cache
def interpreted(name: str, variant: str) -> tuple[dict[str, Array], dict[str, Array]]:
    """The interpreter's outputs and the expected ones: two tests look at them."""
    case = all_cases()[name]
    actual, expected = run_case(case, case.ptx[variant], "interpret", case.sizes.interpret)
    return actual, dict(expected)


@pytest.mark.parametrize(("name", "variant"), RUNS, ids=IDS)
def test_compiled_engine_gives_the_reference(name: str, variant: str) -> None:
    case = all_cases()[name]
    actual, expected = run_case(case, case.ptx[variant], "jit", case.sizes.jit)
    for array, values in expected.items():
        case.tolerance.check(array, actual[array], values)


@pytest.mark.parametrize(("name", "variant"), RUNS, ids=IDS)
def test_interpreter_gives_the_reference(name: str, variant: str) -> None:
    actual, expected = interpreted(name, variant)
    for array, values in expected.items():
        all_cases()[name].tolerance.check(array, actual[array], values)


@pytest.mark.parametrize(("name", "variant"), RUNS, ids=IDS)
def test_both_engines_give_the_same_bits(name: str, variant: str) -> None:
    case = all_cases()[name]
    from_interpreter, _ = interpreted(name, variant)
    from_compiled, _ = run_case(case, case.ptx[variant], "jit", case.sizes.interpret)
    for array, values in from_interpreter.items():
        bits = (from_compiled[array].view(np.uint8), values.view(np.uint8))
        np.testing.assert_array_equal(*bits, err_msg=array)


def test_our_own_kernels_have_ptx_for_all_targets() -> None:
    for case in all_cases().values():
        if case.source.parent.parent == HERE:
            assert {"sm_75", "sm_80", "sm_90"} <= set(case.ptx), case.name
