"""How many value cases the test suite has for each page, for checkouts: the tables of tests/isa/*/*.md."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

from ptxvm.explanation.isa_pages import IsaPage, page_of
from ptxvm.isa.registry import Failure, find_forms

_ROW = re.compile(r"\|\s*`?([a-z]\w*(?:\.[\w:]+)*)`?\s*\|")


@cache
def value_cases() -> dict[IsaPage, Counter[str]] | None:
    """For each page the number of rows by file (`integer/add.md`); None outside of a checkout."""
    folder = Path(__file__).parents[3] / "tests" / "isa"
    if not folder.is_dir():
        return None
    counts: dict[IsaPage, Counter[str]] = {}
    for path in sorted(folder.glob("*/*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            match = _ROW.match(line)
            page = _page(match[1]) if match is not None else None
            if page is not None:
                counts.setdefault(page, Counter())[path.relative_to(folder).as_posix()] += 1
    return counts


def _page(mnemonic: str) -> IsaPage | None:
    forms = find_forms(mnemonic)
    return None if isinstance(forms, Failure) else page_of(forms[0].definition)
