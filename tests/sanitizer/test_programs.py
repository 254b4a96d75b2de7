"""Each wrong program is found, in all completion modes, with the right kind and one of its lines; each right one is
silent."""

import pytest
from tests.sanitizer.cases_async import CASES as ASYNC
from tests.sanitizer.cases_order import CASES as ORDER
from tests.sanitizer.programs import launch

import ptxvm

CASES = [*ORDER, *ASYNC]
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
