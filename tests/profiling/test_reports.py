"""Profiles as text, JSON and HTML, by lines of the PTX and of the source."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import numpy as np
import pytest
from tests.cli.program import ptxvm as command
from tests.engine.programs import kernel

import ptxvm
from ptxvm.engine.jit.launching import counting
from ptxvm.profiling import Profile
from ptxvm.profiling.counts import NAMES
from ptxvm.profiling.profile import Parts

EXAMPLE = Path(__file__).parents[2] / "examples" / "saxpy.ptx"
WORDS = ["--grid", "4", "--block", "256", "--arg", "zeros:f32:1024", "--arg", "ones:f32:1024", "--arg", "2.0"]
WORDS += ["--arg", "1000"]


@pytest.fixture
def mapped(tmp_path: Path) -> str:
    """A kernel with two lines of a source file, the first from two places."""
    (tmp_path / "k.cu").write_text("// a <kernel>\nload & add\nstore\n", encoding="utf-8")
    return kernel(
        """
    .loc 1 2 0
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd3, %rd1, %rd3;
    .loc 1 3 0
    st.global.u32 [%rd3], %r1;
    .loc 1 2 0
    mov.u32 %r2, 1;
    .loc 1 9 0
""",
        declarations=f'.file 1 "{tmp_path / "k.cu"}"\n',
    )


def profiled(text: str) -> Profile:
    found = ptxvm.run(text, grid=1, block=64, args=[np.zeros(64, np.uint32)], profile=True).profile
    assert found is not None
    return found


def test_lines_of_the_source(mapped: str) -> None:
    add, store, end = profiled(mapped).sources
    assert (add.line, add.text, add.executions, add.active_lanes) == (2, "load & add", 6, 192)
    assert (store.line, store.text, store.sectors_moved, len(store.ptx_lines)) == (3, "store", 8, 1)
    assert (end.line, end.text) == (9, "")  # a line that the file does not have


@pytest.mark.parametrize("name", ["/nowhere/k.cu", "/dev/zero", "/", "\\0"])
def test_sources_that_are_not_there(mapped: str, tmp_path: Path, name: str) -> None:
    found = profiled(mapped.replace(str(tmp_path / "k.cu"), name))
    assert [line.text for line in found.sources] == ["", "", ""]
    assert "top lines" in str(found) and found.to_html() and found.to_json()


def test_json_has_every_number(mapped: str) -> None:
    found = profiled(mapped)
    whole = json.loads(found.to_json())
    assert whole["kernel"] == "k" and set(whole["total"]) == set(NAMES)
    for part in ("lines", "sources"):
        assert all(set(NAMES) <= set(line) for line in whole[part])
    for name in NAMES:
        assert whole["total"][name] == sum(line[name] for line in whole["lines"])
    assert {line["source"][1] for line in whole["lines"] if line["source"]} == {2, 3, 9}


def test_the_page_shows_texts_as_they_are(mapped: str) -> None:
    page = profiled(mapped + "// <b>\n").to_html()
    assert "&lt;b&gt;" in page and "<b>" not in page and "load &amp; add" in page
    assert page.count("<table>") == page.count("</table>") == 5 and "http" not in page


def test_top_lines() -> None:
    found = ptxvm.run(EXAMPLE, grid=1, block=64, args=[np.zeros(64, "f4"), np.zeros(64, "f4"), 1.0, 64], profile=True)
    assert found.profile is not None
    first, *_ = found.profile.top(3, by="sectors_moved")
    assert first.text.startswith("ld.global") and len(found.profile.top(3)) == 3
    with pytest.raises(ValueError, match="cannot be sorted by 'cycles'"):
        found.profile.top(by="cycles")
    assert pickle.loads(pickle.dumps(found.profile)) == found.profile


def test_a_launch_does_not_put_its_profile_together(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Parts] = []

    def parts_of(*_: object) -> Parts:
        looks.append(Parts((), ()))
        return looks[-1]

    monkeypatch.setattr(counting, "parts_of", parts_of)
    args = [np.zeros(2048, "f4"), np.zeros(2048, "f4"), 1.0, 2048]
    found = ptxvm.run(EXAMPLE, grid=8, block=256, args=args, profile=True).profile
    assert found is not None and not looks
    assert found.lines == found.text == () and len(looks) == 1
    assert found == Profile("saxpy", looks[0]) != Profile("saxpy", Parts((), (("a", "b"),)))


def test_the_command_shows_sums_then_top_lines() -> None:
    result = command("profile", EXAMPLE, "saxpy", *WORDS, "--sort", "sectors_moved", "--top", "2")
    assert result.exit_code == 0
    assert "375  sectors of 32 bytes moved (100% of them asked for)" in result.stdout
    rows = result.stdout.partition("top lines, by sectors_moved\n")[2].splitlines()
    assert len(rows) == 3 and "43  ld.global.f32" in rows[1] and rows[1].split()[:4] == ["32", "1000", "125", "125"]


def test_a_listing_has_all_lines_of_the_file() -> None:
    result = command("profile", EXAMPLE, *WORDS, "--listing", "--engine", "interpret")
    listing = result.stdout.partition(f"{EXAMPLE}\n")[2].splitlines()
    assert len(listing) == 1 + len(EXAMPLE.read_text(encoding="utf-8").splitlines())


def test_formats_and_files(tmp_path: Path) -> None:
    whole = json.loads(command("profile", EXAMPLE, *WORDS, "--output-format", "json").stdout)
    assert whole["total"]["sectors_moved"] == 375
    page = tmp_path / "saxpy.html"
    result = command("profile", EXAMPLE, *WORDS, "--output-format", "html", "--output", page)
    assert (result.exit_code, result.stdout) == (0, "")
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--sort", "time"], "--sort time: choose one of executions"),
        (["--top", "-1"], "--top -1: it cannot be negative"),
        (["--engine", "gpu"], "engine='gpu'"),
    ],
)
def test_wrong_words(words: list[str], message: str) -> None:
    result = command("profile", EXAMPLE, *WORDS, *words)
    assert result.exit_code == 2 and message in result.stderr


def test_faults_and_errors_end_with_1(tmp_path: Path) -> None:
    assert command("profile", EXAMPLE, *WORDS[:-1], "5000", "--grid", "8").exit_code == 1
    wrong = tmp_path / "wrong.ptx"
    wrong.write_text(".version 8.0\n.target sm_80\n.entry k() { foo; }\n", encoding="utf-8")
    assert command("profile", wrong).exit_code == 1
