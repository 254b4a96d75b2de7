"""Initial values of `.texref`, `.samplerref` and `.surfref` variables: what is no property of theirs is an error."""

from __future__ import annotations

import pytest

import ptxvm

HEADER = ".version 8.0\n.target sm_80\n.address_size 64\n"


@pytest.mark.parametrize(
    "declaration",
    [
        ".global .texref t = {filter_mode = linear, addr_mode_0 = wrap};",
        ".global .texref t[2] = {{filter_mode = nearest}, {normalized_coords = 1}};",
        ".global .surfref s;",
        ".global .texref t[2] = {{filter_mode = nearest}};",
    ],
)
def test_accepted(declaration: str) -> None:
    assert ptxvm.check(HEADER + declaration) == []


@pytest.mark.parametrize(
    ("declaration", "words"),
    [
        (".global .texref t = 1;", "in braces"),
        (".global .texref t = {1};", "properties by name"),
        (".global .texref t = {colour = 1};", "has no property `colour`"),
        (".global .texref t = {filter_mode = fast};", "`fast` is none of"),
        (".global .texref t[1] = {{filter_mode = linear}, {filter_mode = linear}};", "2 initial values for 1 elements"),
        (".global .texref t[2] = {{filter_mode = linear}, 3};", "in braces"),
    ],
)
def test_refused(declaration: str, words: str) -> None:
    (finding,) = ptxvm.check(HEADER + declaration)
    assert words in finding.message
    assert finding.line == 4
