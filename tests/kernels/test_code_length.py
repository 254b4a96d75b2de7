"""The code of kernels does not get longer unnoticed: nothing but its speed tells when less is known of values."""

from __future__ import annotations

import pytest

from .code_lengths import FILE, NAMES, lengths

KNOWN = [line.split("\t") for line in FILE.read_text().splitlines()]
_MORE = 1.01
"""A line here and there is no matter."""

AGAIN = "if that has to be, `python -m tests.kernels.code_lengths` writes code_lengths.tsv anew"


@pytest.mark.parametrize("name", NAMES)
def test_code_is_not_longer_than_it_was(name: str) -> None:
    found = {(kernel, kind): count for kernel, kind, count in lengths(name)}
    before = {(kernel, kind): int(count) for case, kernel, kind, count in KNOWN if case == name}
    assert before.keys() <= found.keys(), f"the interpreter has to count what compiled code did; {AGAIN}"
    longer = {key: (count, found[key]) for key, count in before.items() if found[key] > _MORE * count}
    assert not longer, f"lines of LLVM's text before and now; {AGAIN}"
