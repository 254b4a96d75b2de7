"""Litmus tests: reading them, outcomes worked out by hand, and what is said of texts that are none."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.program import ptxvm as command

import ptxvm
from ptxvm.exploring.litmus import Litmus, LitmusError
from ptxvm.exploring.litmus.condition import parse
from ptxvm.exploring.litmus.reader import read

MP = """PTX MP
"first" "second"
(* no comment of ours *) // nor this
{ x=0; flag=0; P1:r0=7; 1:r5 = -3 }
 P0@cta 0,gpu 0         | P1@cta 1, gpu 0         ;
 st.weak x, 1           | ld.acquire.gpu r0, flag ;
 st.release.gpu flag, 1 | ld.weak r1, x           ;
exists (P1:r0 == 1 /\\ 1:r1 = 0)
"""


def table(*columns: str, condition: str, initial: str = "", places: str = "") -> Litmus:
    """A test whose threads are texts with `;` between instructions, in a CTA each unless `places` gives them all."""
    cells = [[each.strip() for each in column.split(";")] for column in columns]
    numbers = [int(each) for each in places.split()] if places else range(len(columns))
    rows = [[f"P{place}@cta {cta},gpu 0" for place, cta in enumerate(numbers)]]
    rows += [[own[row] if row < len(own) else "" for own in cells] for row in range(max(map(len, cells)))]
    body = "\n".join(" | ".join(row) + " ;" for row in rows)
    return ptxvm.litmus(f"PTX t\n{{ {initial} }}\n{body}\n{condition}", schedules=5)


def test_outcomes_and_verdict() -> None:
    found = ptxvm.litmus(MP, schedules=20)
    assert (found.name, found.comment, found.quantifier) == ("MP", "first\nsecond", "exists")
    assert found.variables == ("P1:r0", "P1:r1")
    assert found.allowed == {(0, 0), (0, 1), (1, 1)}
    assert (found.is_allowed, found.holds, found.forbidden) == (False, False, ())
    assert set(found.observed) <= found.allowed and sum(found.observed.values()) == 20
    assert "forbidden; the claim is false" in str(found)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("exists (P1:r0 == 1)", True),
        ("~exists (P1:r0 == 1 /\\ P1:r1 == 0)", True),
        ("forall (P1:r0 == 0 \\/ P1:r1 == 1)", True),
        ("forall (P1:r1 == 1)", False),
        ("exists (P1:r0 > P1:r1)", False),
        ("exists (x == 1)", True),
        ("exists (~(x == 1))", False),
        ("filter (P1:r0 == 1) forall (P1:r1 == 1)", True),
        ("exists 0==0", True),
    ],
)
def test_claims(claim: str, holds: bool) -> None:
    assert ptxvm.litmus(MP[: MP.index("exists")] + claim, schedules=0).holds is holds


def test_locations_are_shown() -> None:
    found = ptxvm.litmus(MP.replace("exists", "locations [x; P1:r5;] exists"), schedules=1)
    assert found.variables == ("x", "P1:r5", "P1:r0", "P1:r1")
    assert {each[:2] for each in found.allowed or ()} == {(1, -3)} and found.forbidden == ()


def test_arithmetic_and_branches_are_those_of_the_machine() -> None:
    code = "ld r0, 7; mul r1, r0, -3; div r2, r1, 2; sub r3, r2, 1; and r4, r3, 6; xor r5, r4, 1; add r6, r5, r0; "
    code += "blt r6, 0, LC0; mov r7, 1; LC0:"
    found = table(code, condition="locations [P0:r2; P0:r3; P0:r4; P0:r5; P0:r6; P0:r7] exists 0 == 0")
    assert found.allowed == {(-10, -11, 4, 5, 12, 1)} == set(found.observed)


@pytest.mark.parametrize(
    ("operation", "operands", "after"),
    [
        ("add", "3", 8),
        ("sub", "3", 2),
        ("and", "6", 4),
        ("or", "2", 7),
        ("xor", "1", 4),
        ("min", "-1", -1),
        ("max", "9", 9),
        ("exch", "6", 6),
        ("cas", "5, 1", 1),
        ("cas", "4, 1", 5),
    ],
)
def test_atomic_operations(operation: str, operands: str, after: int) -> None:
    found = table(f"atom.relaxed.gpu.{operation} r0, x, {operands}", condition="exists (x == 0 /\\ P0:r0 == 0)",
                  initial="x=5;")  # fmt: skip
    assert found.allowed == {(after, 5)} == set(found.observed)


def test_a_ticket_lock_excludes() -> None:
    lock = (
        "atom.relaxed.gpu.add r1, in, 1; LC: ; ld.acquire.gpu r2, out; bne r1, r2, LC; ld.weak r3, x; add r3, r3, 1; "
    )
    lock += "st.weak x, r3; atom.release.gpu.add r4, out, 1"
    found = table(lock, lock, condition="forall (x == 2)")
    assert found.holds is True and found.allowed == {(2,)} == set(found.observed)
    broken = table(lock.replace("acquire", "relaxed"), lock, condition="forall (x == 2)")
    assert broken.holds is False and broken.forbidden == ()


def test_a_barrier_that_nobody_completes_hangs() -> None:
    found = table("bar.cta.sync 0, 0, 3; ld r0, 1", "bar.cta.sync 0, 0, 3; ld r0, 1", condition="exists (P0:r0 == 1)",
                  places="0 0")  # fmt: skip
    assert found.allowed == frozenset() and found.hangs == 5 and not found.observed


def test_several_gpus_run_on_several_devices() -> None:
    found = ptxvm.litmus(MP.replace("gpu 0         ;", "gpu 1         ;").replace(".gpu", ".sys"), schedules=5)
    assert found.is_allowed is False and sum(found.observed.values()) == 5
    assert ptxvm.litmus(MP.replace("gpu 0         ;", "gpu 1         ;"), schedules=5).is_allowed is True


def test_what_the_machine_cannot_run_is_said() -> None:
    found = ptxvm.litmus(MP.replace("x=0;", "x=0; s @ surface aliases x;").replace("ld.weak r1, x", "suld.weak r1, s"))
    assert found.is_allowed is True and not found.observed and "surface" in found.not_run
    assert "machine: not run" in str(found)


def test_clusters_are_a_scope() -> None:
    text = MP.replace("cta 0,", "cta 0,cluster 0,").replace(".gpu", ".cluster")
    near = ptxvm.litmus(text.replace("cta 1,", "cta 1,cluster 0,"), schedules=1)
    far = ptxvm.litmus(text.replace("cta 1,", "cta 1,cluster 1,"), schedules=1)
    assert (near.is_allowed, far.is_allowed) == (False, True)
    assert "cluster" in near.not_run and not far.not_run


def test_too_many_executions_and_endless_loops_are_undecided() -> None:
    steps = "; ".join(f"atom.relaxed.gpu.add r{place}, x, {place + 1}" for place in range(6))
    found = ptxvm.litmus(
        f"PTX t\n{{}}\n{'|'.join(f'P{n}@cta {n},gpu 0' for n in range(5))};\n"
        + ";\n".join("|".join([step] * 5) for step in steps.split("; "))
        + ";\nexists (x == 1)",
        schedules=0,
        limit=0.2,
    )
    assert found.holds is None and "time" in found.undecided and "undecided" in str(found)
    loop = "PTX t\n{}\nP0@cta 0,gpu 0;\nL:;\nst.weak x, 1;\ngoto L;\nexists (x == 1)"
    assert "loop" in ptxvm.litmus(loop, schedules=0).undecided


WRONG = [
    ("", "it is empty"),
    ("AArch64 MP\n{}", "begins with 'AArch64'"),
    ("PTX", "the initial state is missing"),
    ("PTX t\n{ x=0 }\nP0@cta 0,gpu 0;\n", "no condition"),
    (MP.replace("x=0;", "x=y;"), "`x=y` is no initial value"),
    (MP.replace("x=0;", "x @ shared aliases y;"), "no proxy 'shared'"),
    (MP.replace("x=0;", "a @ generic aliases b; b @ generic aliases a;"), "an alias of itself"),
    (MP.replace("P1@cta 1, gpu 0", "P2@cta 1, gpu 0"), "a thread is written `P1@cta 0,gpu 0`"),
    (MP.replace("st.weak x, 1", "mov.u32 %r1, 1, 2"), "2 operands are needed, not 3"),
    (MP.replace("st.weak x, 1", "frob x"), "P0: `frob x`: litmus tests have no instruction 'frob'"),
    (MP.replace("st.weak x, 1", "st.weak.gpu x, 1"), "a weak access has no scope"),
    (MP.replace("st.release.gpu", "st.release"), ".release needs a scope"),
    (MP.replace("st.release.gpu", "st.acquire.gpu"), ".acquire is none of weak"),
    (MP.replace("st.weak x, 1", "goto LC"), "there is no label 'LC'"),
    (MP.replace("st.weak x, 1", "red.relaxed.gpu.cas x, 1, 2"), "a reduction cannot be .cas"),
    (MP.replace("/\\", "&"), "does not belong to a condition"),
    (MP.replace("1:r1 = 0)", "1:r1 = 0"), "`)` is missing"),
    (MP.replace("1:r1 = 0", "5:r1 = 0"), "speaks of P5:r1"),
    (MP.replace("st.weak x, 1           |", "st.weak x, 1 | ld r0, 1 |"), "more columns than there are threads"),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=range(len(WRONG)))
def test_wrong_texts(text: str, message: str) -> None:
    with pytest.raises(LitmusError) as caught:
        read(text)
    assert message in str(caught.value)


def test_any_text_is_a_test_or_a_litmus_error() -> None:
    chosen = random.Random(5)
    for _ in range(2000):
        text = list(MP)
        for _ in range(chosen.randint(1, 12)):
            place = chosen.randrange(len(text))
            text[place : place + chosen.randint(0, 3)] = chosen.choice(
                ['"', "{", "}", ";", "|", "r1", "9", "\0", "(", ""]
            )
        with suppress(LitmusError):
            read("".join(text))


def test_conditions() -> None:
    condition = parse("(P0:r0 = 1 \\/ x != 2) /\\ not (y < -1)")
    assert condition.variables == ("P0:r0", "x", "y")
    assert condition.holds({"P0:r0": 0, "x": 3, "y": 0}) and not condition.holds({"P0:r0": 0, "x": 2, "y": 0})


def test_numbers_that_make_no_sense() -> None:
    with pytest.raises(ValueError, match="schedules=-1"):
        ptxvm.litmus(MP, schedules=-1)
    with pytest.raises(FileNotFoundError):
        ptxvm.litmus("nowhere.litmus")


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "mp.litmus"
    file.write_text(MP, encoding="utf-8")
    result = command("litmus", file, "--schedules", "3", "--copies", "100")
    assert result.exit_code == 0 and "P1:r0=1 P1:r1=1  false      allowed" in result.stdout
    (found,) = json.loads(command("litmus", file, "--schedules", "0", "--output-format", "json").stdout)
    assert (found["claim"], found["holds"], found["allowed"]) == ("exists (P1:r0 == 1 /\\ 1:r1 = 0)", False, False)
    assert [each["allowed"] for each in found["outcomes"]] == [True] * 3
    file.write_text("PTX", encoding="utf-8")
    wrong = command("litmus", file)
    assert wrong.exit_code == 2 and "the initial state is missing" in wrong.stderr
    assert command("litmus", tmp_path / "none.litmus").exit_code == 2
