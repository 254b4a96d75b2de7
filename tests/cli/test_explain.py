"""`ptxvm explain` on the command line: what it prints and its exit codes."""

import json

import pytest
from tests.cli.program import ptxvm


def explain(*arguments):
    return ptxvm("explain", *arguments)


def test_text():
    result = explain("shfl.sync")
    assert result.exit_code == 0
    assert result.stdout.startswith("shfl.sync\n")


def test_json():
    result = explain("--json", "add.f32 d, a, b;")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["kind"] == "form"


def test_coverage():
    assert "9.7.9.6" in explain("--coverage").stdout
    assert len(json.loads(explain("--coverage", "--json").stdout)) > 250


def test_a_file_without_a_line(tmp_path):
    file = tmp_path / "kernel.ptx"
    file.touch()
    result = explain(str(file))
    assert result.exit_code == 2 and f"{file} is a file; name one of its lines, as {file}:10" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "code"), [(["no.such.thing"], 1), ([], 2), (["--coverage", "add"], 2), (["missing.ptx:3"], 2)]
)
def test_exit_codes(arguments, code):
    assert explain(*arguments).exit_code == code
