"""Every name one may ask for is answered, wrong names are answered with what looks like them."""

import subprocess
import sys
from pathlib import Path

import pytest

import ptxvm
from ptxvm.explanation import Kind, UnknownTopic, as_json, explain

# Names as an editor's or a web page's help knows them: instructions, directives and special registers without `.`, `%`.
TOPICS = (Path(__file__).parent / "topics.txt").read_text().split()


def test_there_are_185_topics():
    assert len(TOPICS) == 185


@pytest.mark.parametrize("topic", TOPICS)
def test_topic_is_explained(topic):
    explanation = explain(topic)
    assert explanation.kind in (Kind.PAGE, Kind.FAMILY, Kind.SPECIAL_REGISTER, Kind.DIRECTIVE)
    assert explanation.part("text") or explanation.part("members")
    assert len(ptxvm.explain(topic)) > 100


@pytest.mark.parametrize("name", ["tid", "%tid", "tid.x", "%tid.x", "laneid", "%envreg5", "pm0_64", "envreg<32>"])
def test_special_register_with_and_without_percent(name):
    explanation = explain(name)
    assert explanation.kind is Kind.SPECIAL_REGISTER
    assert explanation.topic == "%" + name.removeprefix("%")


@pytest.mark.parametrize("name", [".maxntid", "maxntid", ".weak", "weak", "@@dwarf", "dwarf", ".loc"])
def test_directive_with_and_without_dot(name):
    assert explain(name).kind is Kind.DIRECTIVE


@pytest.mark.parametrize("name", ["@", "{}"])
def test_parts_of_the_language(name):
    assert explain(name).topic == name


def test_a_family_lists_its_members():
    members = explain("cp").part("members").content
    names = [name for item in members for name in item.name.split(", ")]
    assert {"cp.async", "cp.async.bulk", "cp.async.bulk.tensor", "cp.reduce.async.bulk"} <= set(names)
    assert "section 9.7.9.6" in explain("shfl.sync").part("section").content
    assert [item.name for item in explain("membar/fence").part("modifiers").content][:3] == [".cta", ".gl", ".sys"]


def test_a_mnemonic_with_missing_modifiers_is_a_page():
    assert explain("mul.wide").kind is Kind.PAGE
    assert explain("cvt.rn.satfinite").kind is Kind.PAGE
    assert explain("mbarrier.arrive").kind in (Kind.PAGE, Kind.FAMILY)


def test_a_full_mnemonic_is_a_form():
    explanation = explain("shfl.sync.bfly.b32")
    assert explanation.kind is Kind.FORM
    assert [item.name for item in explanation.part("modifiers").content] == [".sync", ".bfly", ".b32"]
    assert "exclusive or" in explanation.part("modifiers").content[1].text
    assert [item.name for item in explanation.part("operands").content] == ["d[|p]", "a", "b", "c", "membermask"]
    assert "member mask" in explanation.part("lanes").content
    assert "sm_30" in explanation.part("since").content


def test_an_instruction_says_what_is_written():
    explanation = explain("@!%p3 cvt.rn.satfinite.e4m3x2.f32 d, %a, 0f3F800000;")
    assert [item.text.rpartition("here ")[2] for item in explanation.part("operands").content] == [
        "`d`",
        "`%a`",
        "`0f3F800000`",
    ]
    assert explanation.part("guard").content == "Only the lanes in which `%p3` is false execute it."
    assert "sm_89" in explanation.part("since").content


def test_the_operands_choose_the_form():
    assert "Joins" in explain("mov.b32 %r1, {%h1, %h2};").part("text").content
    assert "Splits" in explain("mov.b32 {%h1, %h2}, %r1").part("text").content
    assert "operands do not fit" in explain("add.u32 %r1, %r2").title


def test_modifiers_with_a_dot():
    assert explain(".satfinite").kind is Kind.MODIFIER
    assert "8-bit float" in explain(".e4m3x2").title
    assert len(explain(".lo").part("meanings").content) >= 3


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ("shfl.sync.bfy.b32", "shfl.sync has no modifier .bfy (there is .bfly)"),
        ("mad.rn.f31", ".f32"),
        ("shlf", "shfl"),
        ("%laneidd", "laneid"),
        (".maxntd", ".maxntid"),
        ("lanemask_eqq", "lanemask_eq"),
        ("div.f32 a, b, c;", "rn"),
        ("PTX999", "no finding has the code"),
        ("", "nothing to explain"),
    ],
)
def test_wrong_names_suggest(wrong, expected):
    with pytest.raises(LookupError) as caught:
        explain(wrong)
    assert isinstance(caught.value, UnknownTopic)
    assert expected in str(caught.value)


def test_json_has_a_key_for_each_part():
    value = as_json(explain("atom.global.add.u32 d, [a], b;"))
    assert value["kind"] == "form"
    assert value["topic"] == "atom.global.add.u32 d, [a], b"
    assert {"text", "modifiers", "operands", "lanes", "since", "syntax", "example", "section"} <= value.keys()
    assert all(item.keys() == {"name", "text"} for item in value["modifiers"] + value["operands"])
    assert isinstance(as_json(explain("cvt"))["syntax"], list)


def test_explaining_needs_no_compiler():
    program = "import sys, ptxvm.explanation as e; e.explain('shfl.sync'); sys.exit('llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
