"""All kernel cases: every `case.py` below this folder defines `CASE` or `CASES`."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path

from .kernel_case import KernelCase

HERE = Path(__file__).parent


@cache
def all_cases() -> dict[str, KernelCase]:
    """Every case by name; the name is unique and starts with its folder."""
    cases: dict[str, KernelCase] = {}
    for path in sorted(HERE.glob("**/case.py")):
        for case in _cases_of(path):
            assert case.name not in cases, f"two cases are named {case.name}"
            cases[case.name] = case
    return cases


def _cases_of(path: Path) -> list[KernelCase]:
    folder = path.parent
    module = import_module("." + ".".join((*folder.relative_to(HERE).parts, "case")), __package__)
    return [case if case.source.name else replace(case, source=folder / f"{folder.name}.cu") for case in module.CASES]
