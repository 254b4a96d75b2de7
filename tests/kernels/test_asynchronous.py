"""Asynchronous kernels give the reference whenever their operations complete, in both engines."""

import pytest

import ptxvm

from .cases import asynchronous_cases, main_variant
from .kernel_case import KernelCase
from .run import run_case

ENGINES = ("jit", "interpret")
COMPLETIONS = [("late", 0), ("early", 0), ("random", 0)]
MORE_SEEDS = [("random", 1), ("random", 2)]
CASES = asynchronous_cases()
# The PTX for one target runs with all of them in every test run, that for the others with the first one only.
MAIN = [(name, main_variant(case)) for name, case in CASES.items()]
OTHERS = [(name, variant) for name, case in CASES.items() for variant in case.ptx if variant != main_variant(case)]


def check(case: KernelCase, variant: str, engine: str, completions: list[tuple[str, int]]) -> None:
    module = ptxvm.load(case.ptx[variant])
    for completion, seed in completions:
        options = {"async_completion": completion, "seed": seed}
        actual, expected = run_case(case, module, engine, case.sizes.of(engine), **options)
        for array, values in expected.items():
            case.tolerance.check(f"{array} ({completion}, seed {seed})", actual[array], values)


def identify(runs: list[tuple[str, str]]) -> list[str]:
    return [f"{name}-{variant}" for name, variant in runs]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("name", "variant"), MAIN, ids=identify(MAIN))
def test_results_do_not_depend_on_completion(name: str, variant: str, engine: str) -> None:
    check(CASES[name], variant, engine, COMPLETIONS)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("name", "variant"), MAIN, ids=identify(MAIN))
def test_results_do_not_depend_on_the_seed(name: str, variant: str, engine: str) -> None:
    check(CASES[name], variant, engine, MORE_SEEDS)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("name", "variant"), OTHERS, ids=identify(OTHERS))
def test_other_targets_give_the_same(name: str, variant: str, engine: str) -> None:
    check(CASES[name], variant, engine, COMPLETIONS[:1])


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("name", "variant"), OTHERS, ids=identify(OTHERS))
def test_other_targets_do_not_depend_on_completion(name: str, variant: str, engine: str) -> None:
    check(CASES[name], variant, engine, COMPLETIONS[1:] + MORE_SEEDS)


def test_every_kernel_has_ptx() -> None:
    for case in CASES.values():
        assert case.ptx, case.name
