"""The sanitizer against the axioms: of random programs it accuses none in which no execution has a data race."""

from __future__ import annotations

import numpy as np
import pytest
from tests.exploring.litmus.random_programs import program

import ptxvm
from ptxvm.exploring.litmus import program as programs
from ptxvm.exploring.litmus.executions import Executions
from ptxvm.exploring.litmus.kernel import LitmusKernel
from ptxvm.exploring.litmus.reader import read

DEFAULT = range(120)
MANY = range(1000, 6000)


def sanitized(test: programs.Test, schedules: int) -> list[str]:
    """What the sanitizer finds in some orders of the threads: until it finds something."""
    made = LitmusKernel(test)
    kernel = ptxvm.load(made.text).kernels["litmus"]
    for seed in range(schedules):
        memory, registers = np.zeros(max(1, len(made.cells)), np.int32), np.zeros(max(1, len(made.slots)), np.int32)
        try:
            result = kernel.launch(
                made.blocks, 32 * made.warps, memory, registers, 0, checks="race", on_finding="collect",
                schedule=f"random:{seed}",
            )  # fmt: skip
            found = list(result.findings)
        except ptxvm.KernelFault as fault:
            assert fault.kind == "deadlock"
            found = list(fault.findings)
        if found:
            return [str(each) for each in found]
    return []


def compared(seeds: range, schedules: int) -> tuple[int, int]:
    """How many programs may race, and in how many of these the sanitizer has found nothing. It accuses no other."""
    racy = missed = 0
    for seed in seeds:
        test = read(program(seed))
        found = sanitized(test, schedules)
        may_race = Executions(test, 60).may_race()
        assert may_race or not found, f"{program(seed)}\n{found}"
        racy += may_race
        missed += may_race and not found
    return racy, missed


def test_no_false_alarms_in_random_programs() -> None:
    racy, missed = compared(DEFAULT, 8)
    assert 0.3 < racy / len(DEFAULT) < 0.9
    assert missed <= 0.1 * racy


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_no_false_alarms_in_many_random_programs(part: int) -> None:
    racy, missed = compared(MANY[part::10], 60)
    assert missed <= 0.02 * racy
