"""Every primitive, on every type, with operands of every kind: what LLVM computes is what NumPy computes.

And the shape that the shape reading promises is the shape of the value that was emitted.
"""

from __future__ import annotations

import pytest

from lanes.agreement import disagreements
from lanes.compiled import Suite, shape_results
from lanes.programs import all_programs, cases

AVX2 = "+avx2,+avx,+fma,+f16c,+bmi,+bmi2,+lzcnt,+popcnt,+sse4.2"


@pytest.fixture(scope="module")
def suite() -> Suite:
    return Suite(cases(all_programs(), seed=1))


def test_llvm_computes_what_numpy_computes(suite: Suite) -> None:
    assert disagreements(suite, draws=4, seed=1) == []


def test_emitted_values_have_the_promised_shapes(suite: Suite) -> None:
    for case in suite.cases:
        promised, needs_guard = shape_results(case)
        assert [value.type for value in promised] == case.results, case.name
        assert [value.shape for value in promised] == case.shapes, case.name
        assert [value.raw_nan for value in promised] == case.raw_nans, case.name
        assert needs_guard == case.guarded, case.name


@pytest.mark.slow
@pytest.mark.parametrize("features", [AVX2, "", None], ids=["avx2", "baseline", "host"])
def test_other_targets_compute_the_same(features: str | None) -> None:
    for seed in (2, 3):
        suite = Suite(cases(all_programs(), seed), features, "x86-64" if features is not None else "")
        assert disagreements(suite, draws=20, seed=seed) == []
