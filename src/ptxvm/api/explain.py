"""Explaining instructions, directives, special registers, finding codes and lines of files."""

from __future__ import annotations

from ptxvm.explanation import (
    Explanation,
    as_json,
    as_text,
    coverage_table,
    coverage_text,
    coverage_values,
)
from ptxvm.explanation import explain as explain_topic

__all__ = ["Explanation", "as_json", "as_text", "coverage", "coverage_values", "explain", "explain_topic"]


def explain(text: str) -> str:
    """What a piece of PTX means, as `ptxvm explain` prints it.

    `text` is a mnemonic (`"shfl.sync"`), an instruction (`"cvt.rn.f32.s32 d, a;"`), `"FILE:LINE"`, a finding code
    (`"PTX204"`), a special register (`"%tid"`), a directive (`".maxntid"`), a modifier (`".satfinite"`), an idea
    (`"bank conflict"`; `"concepts"` lists them), a section of the ISA (`"9.7.9.25"`) the descriptor of a matrix in
    shared memory (`"0x4000004000010000"`) or that of a `tcgen05.mma` (`"0x08200010"`).
    Raises LookupError with close matches when nothing has this name, OSError when a file cannot be read.
    """
    return as_text(explain_topic(text))


def coverage(*, as_values: bool = False) -> str | list[dict[str, object]]:
    """Every page of the ISA and what ptxvm does with it: a table, or JSON values."""
    rows = coverage_table()
    return coverage_values(rows) if as_values else coverage_text(rows)
