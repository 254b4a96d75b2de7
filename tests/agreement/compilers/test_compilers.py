"""No false reject: what compilers write and ptxas takes has no errors."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.agreement.compilers.archive import read_archive
from tests.agreement.compilers.ptxas import refusal

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source

HERE = Path(__file__).parent
ARCHIVES = {"nvcc": 500, "cutlass": 15, "nvrtc": 80, "numba": 80, "triton": 45}


def errors(name: str, text: str) -> list[str]:
    return [str(finding) for finding in check(Source(text, name)) if finding.severity is Severity.ERROR]


@pytest.mark.parametrize(("compiler", "least"), ARCHIVES.items(), ids=ARCHIVES)
def test_checked_in_output_has_no_errors(compiler: str, least: int) -> None:
    """ptxas took every file of the archives when they were made."""
    found = {name: errors(name, text) for name, text in read_archive(HERE / f"{compiler}.tar.xz")}
    assert len(found) >= least
    assert {name: some[:3] for name, some in found.items() if some} == {}


def compiled(module: str) -> dict[str, str]:
    return dict(import_module(f"tests.agreement.compilers.{module}").compiled())


@pytest.mark.slow
@pytest.mark.parametrize("module", ["nvrtc", "numba_kernels", "triton_kernels"])
def test_fresh_output_has_no_errors(module: str) -> None:
    """Compiled here, by whatever versions the extra `compilers` brought; ptxas is asked where we see errors. A process
    of their own has the libraries that compilers load, CUDA's runtime for one: other tests load ours by that name."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        made = pool.submit(compiled, module).result()
    wrong = {name: some[:3] for name, text in made.items() if (some := errors(name, text)) and refusal(text) is None}
    assert made and wrong == {}
