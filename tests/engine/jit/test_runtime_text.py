"""The runtime's generated files are what its C files and the layouts make today."""

from __future__ import annotations

import ctypes
import re

import pytest

from ptxvm.engine.jit.layouts import copies, structures
from ptxvm.engine.jit.runtime import DECLARATIONS, OPERANDS, Part
from ptxvm.engine.jit.runtime.generate import FOLDER, HEADER, digest, files_of, generate, generated, plain
from ptxvm.engine.jit.runtime.header import layouts_header

AGAIN = "run `make runtime`"
NAMES = ("cttz", "ctlz", "ctpop", "umin", "umax", "smin", "smax", "fshr", "usub.sat", "prefetch", "memcpy.inline")
SCALAR = tuple(f"llvm.{name}." for name in NAMES)


def test_the_header_is_current() -> None:
    assert HEADER.read_text() == layouts_header(), AGAIN


@pytest.mark.parametrize("part", Part)
def test_the_text_was_made_of_the_files_as_they_are(part: Part) -> None:
    assert part.text().splitlines()[1] == f"; {digest(part)}", AGAIN
    assert part.text() == generated(part).read_text()


def test_every_file_is_in_some_part() -> None:
    included = {path for part in Part for path in files_of(FOLDER / f"{part}.c")}
    assert included == {*FOLDER.glob("*.c"), *FOLDER.glob("*.h")}


@pytest.mark.slow
@pytest.mark.parametrize("part", Part)
def test_the_text_is_current(part: Part) -> None:
    pytest.importorskip("ziglang")
    assert part.text() == generate(part), AGAIN


@pytest.mark.slow
@pytest.mark.parametrize("part", Part)
def test_clang_sees_the_same_structures_and_parameters_on_arm(part: Part) -> None:
    """It may choose other instructions there; that of x86-64 serves both."""
    pytest.importorskip("ziglang")
    assert exported(generate(part, "aarch64-linux-gnu")) == exported(part.text())


@pytest.mark.parametrize("part", Part)
def test_constants_are_aligned_as_they_are_loaded(part: Part) -> None:
    """C lets an array become a vector, whose loads take an alignment for granted that the array need not have."""
    text = part.text()
    aligned = dict(re.findall(r"^@([\w.]+) = (?:(?!^[@;]).)*?, align (\d+)$", text, re.MULTILINE | re.DOTALL))
    wrong = [
        f"@{constant}: {load}"
        for function in re.findall(r"^define .*?^}$", text, re.MULTILINE | re.DOTALL)
        for name, constants in constant_pointers(function)
        for load, wanted in re.findall(rf"(load [^\n]*, ptr {re.escape(name)}, align (\d+))", function)
        for constant in constants
        if int(wanted) > int(aligned[constant])
    ]
    assert not wrong, wrong


def constant_pointers(function: str) -> list[tuple[str, list[str]]]:
    """What loads name as their place, with the constants that it can be in: those themselves, or a choice."""
    chosen = re.findall(r"^ *(%\w+) = (?:select|phi)([^\n]*ptr [^\n]*@[^\n]*)$", function, re.MULTILINE)
    direct = [(place, place) for place in re.findall(r"load [^\n]*, ptr (getelementptr [^\n]*\)|@[\w.]+),", function)]
    return [(name, re.findall(r"@([\w.]+)", text)) for name, text in (*chosen, *direct)]


def exported(text: str) -> set[str]:
    """How functions begin that are called from outside, as if there were no line breaks."""
    heads = re.findall(r"^define ([^{]*) {$", text, re.MULTILINE)
    return {" ".join(head.split()) for head in heads if not head.startswith("internal")}


@pytest.mark.parametrize("structure", ["Worker", "Cta", "Deferred", "Access"])
def test_the_header_has_every_field_in_its_place(structure: str) -> None:
    found = getattr(structures, structure, None) or getattr(copies, structure)
    header = layouts_header()
    assert f"_Static_assert(sizeof({structure}) == {ctypes.sizeof(found)}," in header
    for name, *_ in found._fields_:
        assert f"_Static_assert(offsetof({structure}, {name}) == {getattr(found, name).offset}," in header


@pytest.mark.parametrize("name", DECLARATIONS)
def test_units_declare_functions_as_they_are(name: str) -> None:
    parts = [part for part in Part if name in part.exports]
    assert parts in ([Part.CORE, Part.WATCHED], [Part.WATCHED], [Part.TEXELS], [Part.PRODUCTS])
    for part in parts:
        definition = re.search(rf"^define ([^@]*)@{name}\(([^)]*)\)", part.text(), re.MULTILINE)
        assert definition is not None
        types = ", ".join(parameter.split()[0] for parameter in definition[2].split(","))
        assert DECLARATIONS[name] == f"declare {definition[1]}@{name}({types}) #0"


def test_who_watches_nothing_waits_for_no_compiler_of_what_watches() -> None:
    """The first launch with an empty cache waits for the runtime: three quarters of that look at accesses."""
    plain, watched = Part.CORE.text(), Part.WATCHED.text()
    assert set(re.findall(r"@(\w*screen\w*)", plain)) == set(OPERANDS)
    assert len(watched) > 3 * len(plain)


def test_what_only_some_versions_of_llvm_read_is_left_out() -> None:
    text = """\
target triple = "x86_64-unknown-linux-gnu"

define dso_local range(i32 0, 5) i32 @f(ptr noundef captures(none) initializes((0, 4), (8, 12)) %0) #3 { ; comment
  %2 = tail call i32 @g(i32 noundef %1) #4, !tbaa !5
  ret i32 %2
}

declare i32 @g(i32 noundef) local_unnamed_addr #1

attributes #3 = { nounwind }
!5 = !{!6}
"""
    assert (
        plain(text)
        == """\
define i32 @f(ptr %0) #0 { ; comment
  %2 = tail call i32 @g(i32 %1)
  ret i32 %2
}

declare i32 @g(i32) #0
"""
    )


def test_lines_of_generated_text_are_folded() -> None:
    call = f"  call void @f({', '.join(f'i32 %{number}' for number in range(30))})"
    folded = plain(f"define void @g() {{\n{call}\n}}").splitlines()
    assert max(map(len, folded)) <= 120 and " ".join(line.strip() for line in folded[1:-1]) == call.strip()


@pytest.mark.parametrize("part", [Part.CORE, Part.WATCHED])
def test_functions_that_keep_registers_call_no_others(part: Part) -> None:
    """What they call would clear the upper halves of the widest vectors, or everything would have to be saved here."""
    functions = re.findall(r"^define (.*?)@(\w+)(.*?)^}", part.text(), re.MULTILINE | re.DOTALL)
    keepers = {name for head, name, _ in functions if "preserve_allcc" in head}
    assert {"ptxvm_access", "ptxvm_translate", "ptxvm_gather", "ptxvm_scatter"} <= keepers
    for _, name, body in functions:
        if name in keepers:
            called = set(re.findall(r"call [^@\n]*@([\w.]+)", body))
            assert {other for other in called if not other.startswith(SCALAR)} <= keepers, name
            assert "noimplicitfloat" in body.splitlines()[0] or "noimplicitfloat" in body.splitlines()[1]
            assert not re.search(r"<\d+ x ", body), name
