"""The table of codes."""

from __future__ import annotations

import re

from ptxvm.diagnostics.codes import CODES


def test_ids_are_of_their_hundred() -> None:
    assert all(re.fullmatch(r"PTX[0-4]\d\d", code) for code in CODES)


def test_every_code_explains_itself() -> None:
    assert [code.id for code in CODES.values() if len(code.explanation) < 40 or not code.title] == []
