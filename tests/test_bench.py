"""The benchmarks' own programs are valid, so that a table is never cut short."""

import os
import subprocess
import sys

import pytest
from bench.instructions import data, program
from bench.plain_products import FOLDER, KERNELS
from bench.probes import PROBES
from bench.tensor_cores import SHAPES, ldmatrix_text, matmul_text, tcgen05_text, wgmma_text
from bench.timing import FAMILY_CLOCKS
from bench.unrolled import unrolled

import ptxvm


@pytest.mark.parametrize("family", sorted({probe.family for probe in PROBES}))
def test_probes_are_accepted(family: str) -> None:
    for probe in PROBES:
        if probe.family == family:
            assert [str(finding) for finding in ptxvm.check(program(probe)) if finding.severity == "error"] == []


def test_a_probe_runs_and_changes_its_chains() -> None:
    memory, before = data(), data()
    ptxvm.load(program(PROBES[0])).kernels["probe"].launch(1, 128, memory, 2, engine="interpret")
    assert (memory != before).any()


def test_straight_lines_are_accepted() -> None:
    assert [finding for finding in ptxvm.check(unrolled(300)) if finding.severity == "error"] == []


@pytest.mark.parametrize("type_", SHAPES)
def test_products_of_matrices_are_accepted(type_: str) -> None:
    for text in (matmul_text(type_), wgmma_text(type_), tcgen05_text(type_), ldmatrix_text()):
        assert [str(finding) for finding in ptxvm.check(text) if finding.severity == "error"] == []


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.file)
def test_products_without_tensor_cores_are_accepted(kernel) -> None:
    findings = ptxvm.check((FOLDER / f"{kernel.file}.ptx").read_text())
    assert [str(finding) for finding in findings if finding.severity == "error"] == []


def test_time_of_processes_that_have_ended_still_counts() -> None:
    now = FAMILY_CLOCKS["cpu"]
    begin = now()
    with subprocess.Popen([sys.executable, "-c", "for _ in range(300_000): pass"]) as process:
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        ended = now()
    assert begin < ended < now()
