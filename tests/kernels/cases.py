"""All kernel cases: every `case.py` below this folder defines `CASE` or `CASES`."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path

from .kernel_case import KernelCase

HERE = Path(__file__).parent
ASYNCHRONOUS = HERE / "asynchronous"


@cache
def all_cases() -> dict[str, KernelCase]:
    """Every case by name, but for the asynchronous ones; the name is unique and starts with its folder."""
    return _named(path for path in sorted(HERE.glob("**/case.py")) if ASYNCHRONOUS not in path.parents)


@cache
def asynchronous_cases() -> dict[str, KernelCase]:
    """Those below `asynchronous`, whose results must not depend on when asynchronous operations complete."""
    return _named(sorted(ASYNCHRONOUS.glob("**/case.py")))


def main_variant(case: KernelCase) -> str:
    """The target whose PTX stands for all where one has to do: the first of these that the case has."""
    return next(variant for variant in ("sm_90a", "sm_90", "sm_80", "sm_100a", "sm_100") if variant in case.ptx)


def _named(paths: Iterable[Path]) -> dict[str, KernelCase]:
    cases: dict[str, KernelCase] = {}
    for path in paths:
        for case in _cases_of(path):
            assert case.name not in cases, f"two cases are named {case.name}"
            cases[case.name] = case
    return cases


def _cases_of(path: Path) -> list[KernelCase]:
    folder = path.parent
    module = import_module("." + ".".join((*folder.relative_to(HERE).parts, "case")), __package__)
    return [case if case.source.name else replace(case, source=folder / f"{folder.name}.cu") for case in module.CASES]
