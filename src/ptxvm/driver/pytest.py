"""A plugin for pytest: `pytest -p ptxvm.driver.pytest --ptxvm-gpu sm_90` runs tests that need a GPU without one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ptxvm.driver.installing import install


def pytest_addoption(parser: Any) -> None:
    """Options, which stand in `addopts` of a project as well."""
    group = parser.getgroup("ptxvm", "the CUDA driver of ptxvm")
    group.addoption("--ptxvm-gpu", metavar="SM", help="the GPU that tests see: sm_80, sm_90 (default), ...")
    group.addoption("--ptxvm-devices", type=int, metavar="N", help="how many of it")
    group.addoption("--ptxvm-checks", choices=("none", "bounds", "full"), help="of every launch")
    group.addoption("--ptxvm-sticky", action="store_true", help="a fault of one test stays with those after it")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_load_initial_conftests(early_config: Any) -> Iterator[None]:
    """Before anything is imported: any test module, and what filters of warnings name."""
    given = early_config.known_args_namespace
    install(
        given.ptxvm_gpu,
        given.ptxvm_devices,
        given.ptxvm_checks,
        sticky=bool(given.ptxvm_sticky),
    )
    return (yield)
