"""The parser and ptxas 13.5 agree on what is PTX: what ptxas takes without a syntax error is parsed, the rest refused.

The files hold one statement or module item a line, `+` where ptxas does not complain about its form, `-` where it does.
"""

import subprocess
from pathlib import Path

import pytest
from tests.agreement.compilers.ptxas import program

from .texts import errors, module_text, parse_text, statement_text

HERE = Path(__file__).parent

# Where the parser differs from ptxas on purpose: (statement, whether ptxas takes it).
DIFFERENCES = [
    # ptxas takes some integers beyond 64 bits and cuts them; the ISA gives constants 64 bits.
    ("mov.u64 %rd1, 18446744073709551616;", True),
    ("mov.u32 %r1, 0x1FFFFFFFFFFFFFFFF;", True),
    # The ISA allows constant expressions as dimensions: a warning.
    (".shared .b8 q[1+1];", False),
    # ptxas knows these formats as types of instructions only; which types exist at all is not asked twice.
    (".reg .e4m3x2 z;", True),
    (".reg .f32x2 z;", True),
    # Which operands `call` takes is a matter of its forms, as for other instructions.
    ("call %r1, f2, (%r2);", False),
    ("call (%r1), f2, (%r2), ct, 5;", False),
]


def facts(name: str) -> list[tuple[str, bool]]:
    lines = (HERE / name).read_text().splitlines()
    return [(line[2:].replace("\\n", "\n"), line[0] == "+") for line in lines]


STATEMENTS = facts("ptxas_statements.txt")
MODULES = facts("ptxas_modules.txt")


@pytest.mark.parametrize(("statement", "accepted"), STATEMENTS, ids=str)
def test_statement(statement, accepted):
    found = errors(parse_text(statement_text(statement)))
    assert (not found) is accepted, found


@pytest.mark.parametrize(("module", "accepted"), MODULES, ids=str)
def test_module(module, accepted):
    found = errors(parse_text(module_text(module)))
    assert (not found) is accepted, found


@pytest.mark.parametrize(("statement", "accepted"), DIFFERENCES, ids=str)
def test_difference(statement, accepted):
    found = errors(parse_text(statement_text(statement)))
    assert (not found) is not accepted, found


COMPLAINTS = (
    "syntax error",
    "Constant overflow",
    "Unsupported cast",
    "No variable storage",
    "Multiple state spaces",
    "address_size",
)


def ptxas_takes(path: Path) -> bool:
    command = [program(), "-arch", "compute_100a", "-o", "/dev/null", path]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    said = result.stdout + result.stderr
    return result.returncode == 0 or not any(complaint in said for complaint in COMPLAINTS)


@pytest.mark.slow
def test_facts_are_those_of_ptxas(tmp_path):
    wrong = []
    path = tmp_path / "fact.ptx"
    texts = [(statement_text(text), accepted) for text, accepted in STATEMENTS + DIFFERENCES]
    texts += [(module_text(text), accepted) for text, accepted in MODULES]
    for text, accepted in texts:
        path.write_text(text)
        if ptxas_takes(path) is not accepted:
            wrong.append(text)
    assert not wrong
