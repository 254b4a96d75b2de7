"""Every primitive, on every type, with operands of every kind: what LLVM computes is what NumPy computes.

And the shape that the shape reading promises is the shape of the value that was emitted.
"""

from __future__ import annotations

import pytest

from lanes.agreement import disagreements
from lanes.compiled import Kind, Suite, shape_results
from lanes.fp_programs import directed, fp_programs
from lanes.programs import all_programs, cases
from ptxvm.lanes import F32, Lanes, fp

AVX2 = "+avx2,+avx,+fma,+f16c,+bmi,+bmi2,+lzcnt,+popcnt,+sse4.2"


@pytest.fixture(scope="module")
def suite() -> Suite:
    return Suite(cases(all_programs(), seed=1))


@pytest.fixture(scope="module")
def fp_suite() -> Suite:
    """Of the kinds of operands, those that matter to functions that only compose operators."""
    found = cases(fp_programs(), seed=1)
    return Suite([case for case in found if set(case.kinds) in ({Kind.VARYING}, {Kind.UNIFORM})])


def check_promises(suite: Suite) -> None:
    for case in suite.cases:
        promised, needs_guard = shape_results(case)
        assert [value.type for value in promised] == case.results, case.name
        assert [value.shape for value in promised] == case.shapes, case.name
        assert [value.raw_nan for value in promised] == case.raw_nans, case.name
        assert needs_guard == case.guarded, case.name


def test_llvm_computes_what_numpy_computes(suite: Suite) -> None:
    assert disagreements(suite, draws=4, seed=1) == []


def test_llvm_computes_functions_of_floats_as_numpy_does(fp_suite: Suite) -> None:
    assert disagreements(fp_suite, draws=4, seed=2) == []


def test_emitted_values_have_the_promised_shapes(suite: Suite, fp_suite: Suite) -> None:
    check_promises(suite)
    check_promises(fp_suite)


def test_directions_are_kept_where_the_processor_itself_is_turned() -> None:
    def square(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
        """Factors that are in one register, and the result takes its place."""
        return fp.fma(a, a, b, fp.Rounding.RM), a * b

    programs = [("square", square, (F32, F32)), *(named for named in directed() if named[2][0] is F32)]
    mixed = [case for case in cases(iter(programs), seed=4) if Kind.VARYING in case.kinds]
    suite = Suite([case for case in mixed if not {Kind.CONSTANT, Kind.AFFINE} & set(case.kinds)], AVX2, "x86-64")
    assert disagreements(suite, draws=2, seed=4) == []


@pytest.mark.slow
@pytest.mark.parametrize("features", [AVX2, "", None], ids=["avx2", "baseline", "host"])
def test_other_targets_compute_the_same(features: str | None) -> None:
    for programs, seed in ((all_programs, 2), (fp_programs, 3)):
        suite = Suite(cases(programs(), seed), features, "x86-64" if features is not None else "")
        assert disagreements(suite, draws=20, seed=seed) == []
