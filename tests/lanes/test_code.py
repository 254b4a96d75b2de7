"""Emitted text: memory in a function's frame."""

from __future__ import annotations

from ptxvm.lanes.code import Code


def test_only_what_is_cleared_is_set_to_zero() -> None:
    code = Code()
    names = [code.scratch(128), code.scratch(128, cleared=True), code.scratch(64)]
    assert len(set(names)) == 3 and names == [code.scratch(128), code.scratch(128, cleared=True), code.scratch(64)]
    stores = [line for line in code.prologue() if "store" in line]
    assert len(stores) == 1 and f"i64 0, ptr {names[1]}," in stores[0]
