"""Each wrong program is found, in all completion modes, with the right kind and one of its lines; each right one is
silent."""

import pytest
from tests.sanitizer.cases_async import CASES as ASYNC
from tests.sanitizer.cases_init import CASES as INIT
from tests.sanitizer.cases_matrix import CASES as MATRIX
from tests.sanitizer.cases_order import CASES as ORDER
from tests.sanitizer.cases_sync import CASES as SYNC
from tests.sanitizer.programs import launch

import ptxvm

CASES = [*ORDER, *ASYNC, *SYNC, *MATRIX]
MODES = ("late", "early", "random")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_mistake_is_found(case, mode):
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(case.wrong, case, checks=("race", "async", "sync"), async_completion=mode)
    fault = caught.value
    assert fault.kind in case.kinds, str(fault)
    if case.lines:
        assert {access.line for access in fault.accesses} & set(case.lines) or fault.line in case.lines, str(fault)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_repaired_program_is_silent(case, mode):
    launch(case.right, case, checks=("race", "async", "sync"), async_completion=mode)


@pytest.mark.parametrize("case", INIT, ids=lambda case: case.name)
def test_what_was_never_written_is_found_where_it_is_used(case):
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(case.wrong, case, checks="full")
    assert caught.value.kind in case.kinds, str(caught.value)
    assert caught.value.line in case.lines, str(caught.value)


@pytest.mark.parametrize("case", INIT, ids=lambda case: case.name)
def test_what_is_written_first_is_silent(case):
    launch(case.right, case, checks="full")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_findings_are_collected(case):
    """The run goes on; both accesses stand in the finding."""
    try:
        found = launch(case.wrong, case, checks=("race", "async", "sync"), on_finding="collect").findings
    except ptxvm.KernelFault as fault:
        assert fault.kind in ("deadlock", "mbarrier", "barrier", "misaligned")
        return
    assert {finding.code for finding in found} & set(case.kinds)
    assert not any("\n" in case.wrong[finding.span.start : finding.span.end] for finding in found if finding.span)
    assert not case.lines or any(
        {finding.line, *(access.line for access in finding.accesses)} & set(case.lines) for finding in found
    )
