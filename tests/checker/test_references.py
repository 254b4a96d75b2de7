"""Where textures, samplers and surfaces stand: named as they are or held in a register, as ptxas takes them."""

from __future__ import annotations

import pytest

import ptxvm

MODULE = """.version {version}
.target {target}
.address_size 64
.global .texref tx, many[4];
.global .surfref su;
{sampler}
.global .b64 gv[8];
.entry k(.param .texref kt, .param .surfref ku) {{
.reg .pred %p<3>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<4>; .reg .s64 %l<2>; .reg .f64 %e<2>;
{instruction}
}}
"""
LOOKUP = "tex.2d.v4.f32.f32 {{%f1, %f2, %f3, %f4}}, [{}, {{%f1, %f2}}]{};"
PLACES = {
    "tex.1d.v4.s32.s32 {%r1, %r2, %r3, %r4}, [@, {%r5}];": "texref",
    "tex.base.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [@, {%f1, %f2}];": "texref",
    "tex.level.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [@, {%f1, %f2}], %f3;": "texref",
    "tex.grad.1d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [@, {%f1}], {%f1}, {%f2};": "texref",
    "tld4.r.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [@, {%f1, %f2}];": "texref",
    "txq.width.b32 %r1, [@];": "texref",
    "txq.filter_mode.b32 %r1, [@];": "texref",
    "txq.level.width.b32 %r1, [@], %r2;": "texref",
    "suld.b.1d.b32.trap %r1, [@, {%r2}];": "surfref",
    "sust.b.1d.b32.trap [@, {%r2}], %r1;": "surfref",
    "sust.p.1d.b32.trap [@, {%r2}], %r1;": "surfref",
    "sured.b.add.1d.u32.trap [@, {%r2}], %r1;": "surfref",
    "suq.width.b32 %r1, [@];": "surfref",
}
NAMED = {"texref": ("tx", "kt"), "surfref": ("su", "ku")}


def told(instruction: str, version: str = "9.3", target: str = "sm_90", *, independent: bool = False) -> list[str]:
    """What a program of one instruction is told."""
    sampler = ".global .samplerref sa;" if independent else ""
    target += ", texmode_independent" if independent else ""
    text = MODULE.format(version=version, target=target, sampler=sampler, instruction=instruction)
    return [finding.message for finding in ptxvm.check(text)]


@pytest.mark.parametrize("place", PLACES)
def test_a_reference_stands_as_it_is(place: str) -> None:
    for name in (*NAMED[PLACES[place]], "%d1", "%l1"):
        assert told(place.replace("@", name)) == []


@pytest.mark.parametrize("place", PLACES)
def test_others_and_parts_of_it_are_refused(place: str) -> None:
    others = {*NAMED["texref"], *NAMED["surfref"]} - {*NAMED[PLACES[place]]}
    for name in (*others, "many", "gv", "%r1", "%e1", "8", "_"):
        assert told(place.replace("@", name)) != [], name
    for index in ("[0]", "[1]"):
        assert told(place.replace("@", "many" + index)) != []


@pytest.mark.parametrize("place", [place for place in PLACES if "[@]" in place])
@pytest.mark.parametrize("offset", ["+0", "+4", "+-4"])
def test_nothing_is_added_to_a_reference(place: str, offset: str) -> None:
    for name in (*NAMED[PLACES[place]], "%d1", "%l1"):
        (message,) = told(place.replace("@", name + offset))
        assert message.startswith("nothing is added to a ." + PLACES[place])


@pytest.mark.parametrize(("asked", "is_known"), [("%d1", True), ("%d1+8", True), ("16", True), ("tx", False)])
def test_what_istypep_is_asked_about(asked: str, is_known: bool) -> None:
    assert (told(f"istypep.texref %p1, {asked};") == []) is is_known
    assert told(f"istypep.surfref %p1, {asked if is_known else 'tx+0'};") == [] or not is_known


def test_istypep_takes_no_sum_of_a_variable() -> None:
    assert told("istypep.texref %p1, tx+0;") == ["operand `a` is the address of a variable, not a register"]


@pytest.mark.parametrize(
    ("instruction", "unified", "independent"),
    [
        ("txq.filter_mode.b32 %r1, [%d1];", True, True),
        ("txq.filter_mode.b32 %r1, [tx];", True, False),
        ("txq.addr_mode_2.b32 %r1, [sa];", False, True),
        ("txq.force_unnormalized_coords.b32 %r1, [sa];", False, True),
        ("txq.force_unnormalized_coords.b32 %r1, [tx];", False, False),
        ("txq.normalized_coords.b32 %r1, [tx];", True, True),
        ("txq.width.b32 %r1, [sa];", False, False),
        (LOOKUP.format("tx", ""), True, False),
        (LOOKUP.format("%d1", ""), True, False),
        (LOOKUP.format("tx, sa", ""), False, True),
        (LOOKUP.format("tx, %d1", ""), True, True),
        (LOOKUP.format("sa, tx", ""), False, False),
        (LOOKUP.format("tx, tx", ""), False, False),
        ("tld4.g.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1, %f2}];", True, False),
    ],
)
def test_samplers_of_their_own(instruction: str, unified: bool, independent: bool) -> None:
    assert (told(instruction) == []) is unified
    assert (told(instruction, independent=True) == []) is independent


@pytest.mark.parametrize(
    ("instruction", "since"),
    [
        ("suq.array_size.b32 %r1, [su];", "4.1"),
        ("suq.memory_layout.b32 %r1, [su];", "4.2"),
        ("txq.array_size.b32 %r1, [tx];", "4.1"),
        ("txq.num_mipmap_levels.b32 %r1, [tx];", "4.1"),
        ("txq.num_samples.b32 %r1, [tx];", "4.1"),
        ("txq.memory_layout.b32 %r1, [tx];", "4.2"),
        (LOOKUP.format("tx", ", {%r1, %r2}"), "4.3"),
        (LOOKUP.format("tx", ", %f3"), "4.3"),
        ("tld4.r.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1, %f2}], %f3;", "4.3"),
        (
            "tex.grad.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1, %f2, %f3, %f4}], {%f1, %f2, %f3, %f4}, "
            "{%f1, %f2, %f3, %f4};",
            "4.3",
        ),
    ],
)
def test_what_came_later(instruction: str, since: str) -> None:
    before = f"{since[:2]}{int(since[2:]) - 1}"
    assert told(instruction, since, "sm_50") == []
    (message,) = told(instruction, before, "sm_50")
    assert f"needs PTX {since} or later" in message


def test_handles_with_samplers_of_their_own_came_later() -> None:
    for references in ("tx, %d1", "%d1, sa"):
        assert told(LOOKUP.format(references, ""), "4.3", "sm_50", independent=True) == []
        assert told(LOOKUP.format(references, ""), "4.2", "sm_50", independent=True) != []
    assert told(LOOKUP.format("tx, sa", ""), "4.2", "sm_50", independent=True) == []


def test_pairs_of_halves_need_a_target_with_halves() -> None:
    lookup = "tex.1d.v2.f16x2.f32 {%r1, %r2}, [tx, {%f1}];"
    assert told(lookup, "5.0", "sm_53") == []
    assert told(lookup, "5.0", "sm_52") != []


@pytest.mark.parametrize("name", ["tx", "su", "kt"])
@pytest.mark.parametrize(
    "access",
    [
        "ld.global.u64 %d1, [{}];",
        "ld.b32 %r1, [{}+4];",
        "ldu.global.b64 %d1, [{}];",
        "ld.global.nc.b64 %d1, [{}];",
        "st.global.b64 [{}], %d1;",
    ],
)
def test_what_a_reference_consists_of_is_not_accessed(access: str, name: str) -> None:
    assert told(access.format(name)) != []
    assert told(access.format("gv")) == []
