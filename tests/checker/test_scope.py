"""Names: shadowing, register ranges, identity of symbols."""

from __future__ import annotations

from ptxvm.checker.scope import Names


def _names() -> Names[str]:
    return Names()


def test_inner_scopes_hide_and_give_back() -> None:
    names = _names()
    names.declare("r", "outer", 1)
    names.enter()
    assert names.lookup("r") == "outer"
    names.declare("r", "inner", 2)
    assert names.lookup("r") == "inner"
    names.leave()
    assert names.lookup("r") == "outer"


def test_range_members_are_made_once_and_survive_inner_scopes() -> None:
    names: Names[list[str]] = Names()
    names.declare_range("%r", 10, 5, lambda name: [name])
    names.enter()
    first = names.lookup("%r7")
    names.leave()
    assert first == ["%r7"]
    assert names.lookup("%r7") is first
    assert names.lookup("%r07") is first
    assert names.lookup("%r10") is None


def test_inner_range_hides_its_own_numbers_only() -> None:
    names = _names()
    names.declare_range("r", 4, 1, lambda name: "outer " + name)
    assert names.lookup("r1") == "outer r1"
    names.enter()
    names.declare_range("r", 2, 2, lambda name: "inner " + name)
    assert names.lookup("r1") == "inner r1"
    assert names.lookup("r2") == "outer r2"
    names.leave()
    assert names.lookup("r1") == "outer r1"
    assert names.lookup("r2") == "outer r2"


def test_prefix_may_end_in_digits() -> None:
    names = _names()
    names.declare_range("%v2_", 3, 0, str)
    names.declare_range("%r1", 30, 0, str)
    assert names.lookup("%v2_1") == "%v2_1"
    assert names.lookup("%r125") == "%r125"
    assert names.lookup("%r25") is None


def test_redeclarations_are_seen_in_their_scope_only() -> None:
    names = _names()
    names.declare_range("%r", 10, 3, str)
    assert names.declared_here("%r9") == 3
    assert names.declared_here("%r10") is None
    assert names.range_here("%r") == 3
    names.declare("%x5", "x", 8)
    assert names.member_here("%x", 6) == ("%x5", 8)
    assert names.member_here("%x", 5) is None
    names.enter()
    assert names.declared_here("%r9") is None
    assert names.range_here("%r") is None


def test_huge_ranges_cost_nothing() -> None:
    names = _names()
    names.declare_range("%r", 10**9, 0, str)
    names.enter()
    names.declare_range("%r", 10**9, 0, str)
    assert names.lookup("%r999999999") == "%r999999999"
