"""Faults as findings: the line of the program that they name."""

from __future__ import annotations

import pytest

from ptxvm.diagnostics import Source
from ptxvm.machine.faults import FaultKind, KernelFault


@pytest.mark.parametrize(("line", "told"), [(None, 1), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_line_of_a_finding(line: int | None, told: int) -> None:
    fault = KernelFault(FaultKind.TRAP, "the kernel traps", kernel="k")
    fault.line = line
    finding = fault.as_finding(Source("one\ntwo\nthree"))
    assert (finding.line, "the kernel traps" in finding.message) == (told, True)
