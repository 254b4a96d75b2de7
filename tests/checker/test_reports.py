"""Whole reports as they are read: snapshots in tests/checker/reports (see snapshots.py), and what ptxas says."""

from __future__ import annotations

import re
import struct

import pytest
from tests.agreement.compilers.ptxas import refusal
from tests.checker.snapshots import Snapshot, snapshots

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source
from ptxvm.isa.registry import Failure, definitions, find_forms, pages
from ptxvm.syntax import decode

SNAPSHOTS = list(snapshots())
# Where ptxas speaks of another line: behind the mistake, of its consequence, or not at all.
ELSEWHERE = {
    "declarations: a semicolon missing",
    "declarations: a label that has the name of a variable",
    "directives: file: .maxntid of zero",
    "directives: file: .maxntid together with .reqntid",
    "directives: file: a cluster directive before sm_90",
    "directives: a line directive without its column",
    "files: file: blanks only",
    "files: file: a comment only",
    "functions: file: a body that is not closed",
    "functions: file: declarations that differ",
    "functions: file: an external function with a body",
    "functions: file: too many bytes of parameters",
    "syntax: a semicolon missing",
    "syntax: a label without its colon",
    "versions: file: no version",
    "versions: file: the target in front of the version",
}
# Mistakes that ptxas reads over, or finds only when it makes code.
UNSEEN = {
    "async_copies: st.async without its mbarrier",
    "memory: an address in a 32-bit register",
    "memory: cvta of 32 bits",
    "memory: the address of a variable with mov.u32",
    "operands: a constant too large for 64 bits",
    "versions: file: a target newer than the version",
}


def test_there_are_many_and_no_two_alike() -> None:
    assert len(SNAPSHOTS) >= 120
    assert len({one.name for one in SNAPSHOTS}) == len(SNAPSHOTS)


@pytest.mark.parametrize("one", SNAPSHOTS, ids=lambda one: one.name)
def test_report(one: Snapshot) -> None:
    """`python -m tests.checker.snapshots` writes the reports anew."""
    assert one.made() == one.report


@pytest.mark.parametrize("one", SNAPSHOTS, ids=lambda one: one.name)
def test_a_mistake_is_one_finding(one: Snapshot) -> None:
    assert len(check(decode(one.program.encode()))) == one.count


@pytest.mark.parametrize("one", SNAPSHOTS, ids=lambda one: one.name)
def test_the_place_is_at_least_as_good_as_that_of_ptxas(one: Snapshot) -> None:
    """The line is the one that ptxas names, and we say a column and what to write where it says neither."""
    said = refusal(one.program)
    ours = check(decode(one.program.encode()))[0]
    assert ours.severity is Severity.ERROR
    assert (said is None) == (one.name in UNSEEN)
    lines = re.findall(r", line (\d+);", said or "")
    if lines and one.name not in ELSEWHERE:
        assert int(lines[0]) == ours.line


def test_sentences_are_english() -> None:
    text = "\n".join(one.report for one in SNAPSHOTS)
    for wrong in ("possible here", "has at the wrong place", "of several operands", "a f64", "a f32", " is an address"):
        assert wrong not in text
    assert not re.search(r"must be (.*), not \1$", text, re.M)


@pytest.mark.parametrize("one", SNAPSHOTS, ids=lambda one: one.name)
def test_corrections_in_reports_are_accepted(one: Snapshot) -> None:
    """A `help:` that is a whole instruction mends the mistake."""
    if one.title.startswith("file:") or one.count > 1 or len(one.mistake.splitlines()) > 1:
        return
    (finding,) = check(decode(one.program.encode()))
    proposed = re.search(r":\s((?:[^;:]|::)+;(?:\n.*)*)$", finding.help or "")
    if proposed is not None and not finding.message.startswith("expected"):
        mended = one.program.replace(one.mistake, proposed[1] + "\n")
        assert [str(left) for left in check(decode(mended.encode()))] == []


# ---------------------------------------------------------------------------------------------------------- suggestions


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("ld.gobal.u32", ".global"),
        ("atom.device.add.u32", ".gpu"),
        ("vots.sync.any.pred", "vote"),
        ("ADD.s32", "add"),
        ("add.i32", ".s32"),
        ("setp.less.s32", ".lt"),
        ("cp.asinc.ca.shared.global", ".async"),
    ],
)
def test_what_is_meant(wrong: str, meant: str) -> None:
    failure = find_forms(wrong)
    assert isinstance(failure, Failure) and failure.meant == (meant,)


def test_only_opcodes_are_suggested() -> None:
    """Also not for the words in names of modules that hold no page."""
    words = {word for module in pages() for word in module.rpartition(".")[2].split("_") if word}
    helpers = [word for word in words if not definitions(word)]
    assert helpers
    for word in helpers:
        failure = find_forms(f"{word}x")
        assert isinstance(failure, Failure)
        assert all(definitions(name) for name in failure.meant)


def test_what_is_real_elsewhere_is_no_slip_of_the_pen() -> None:
    failure = find_forms("atom.local.add.u32")
    assert isinstance(failure, Failure) and failure.meant == ()


@pytest.mark.parametrize("written", ["1.0f", "0.1f", "3.4e38f", "1e-40f", "2.5F", "7f"])
def test_constants_of_c_keep_their_value(written: str) -> None:
    program = f".version 8.0\n.target sm_80\n.entry k()\n{{\n.reg .f32 %f;\nmov.f32 %f, {written};\nret;\n}}\n"
    (finding,) = check(Source(program))
    bits = re.fullmatch(r"as an f32 constant: 0f([0-9A-F]{8})", finding.help or "")
    assert bits is not None
    expected = struct.unpack("<I", struct.pack("<f", float(written[:-1])))[0]
    assert int(bits[1], 16) == expected
    assert check(Source(program.replace(written, f"0f{bits[1]}"))) == []


# --------------------------------------------------------------------------------------------------------- other files


def elf(machine: int) -> bytes:
    return b"\x7fELF\x02\x01\x01\x33" + bytes(8) + b"\x02\x00" + machine.to_bytes(2, "little") + bytes(44)


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (elf(190), "a cubin"),
        (elf(62), "an ELF program or library"),
        (b"\x50\xed\x55\xba\x01\x00\x10\x00" + bytes(8), "a fat binary"),
        (b"BC\xc0\xde" + bytes(16), "LLVM bitcode"),
        (b"!<arch>\nfile.o/ ", "a library of object files"),
        (b"MZ\x90\x00", "a Windows program"),
        (b"\x1f\x8b\x08\x00", "a gzip archive"),
        ("\ufeff.version 8.0\n".encode("utf-16-le"), "UTF-16 text"),
    ],
)
def test_binaries_are_told_by_name(content: bytes, name: str) -> None:
    (finding,) = check(decode(content, "file"))
    assert finding.code == "PTX414" and finding.message.startswith(f"this is {name}")
    assert finding.help


@pytest.mark.parametrize("word", ["__global__", "#include <x>", "define void @f()", "import numpy", "code for sm_80"])
def test_ptx_that_speaks_of_other_languages_is_ptx(word: str) -> None:
    program = f"// {word}\n/*\n{word}\n*/\n.version 8.0\n.target sm_80\n.address_size 64\n"
    assert check(Source(program)) == []
    assert check(Source(program.replace("*/\n.version", "*/ .version"))) == []
