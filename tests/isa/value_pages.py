"""Reads the executable pages: Markdown files with tables of forms, operands and results.

    | form | operands | result |
    |---|---|---|
    | add.sat.s32 | 0x7fffffff, 1 | 0x7fffffff |

Operands and results stand in the order of the syntax line; results of one instruction (`d|p`, a carry) are separated by
commas, and a carry that is read is the last operand. A value is an integer (a bit pattern where the type is a float), a
float with a point, `inf`, `-inf`, `nan`, `true`, `false`, `{a, b}` for a vector, or a Python expression in `lane` for
values that differ between lanes. A row with an empty first cell goes on with the row above it.

Tables with four columns hold programs, see `program_pages.py`.
"""

import re
import struct
from dataclasses import dataclass
from pathlib import Path

from ptxvm.lanes import BF16, F16, F32, F64, Type

PAGES = Path(__file__).parent
_SPECIAL = {"inf": float("inf"), "-inf": float("-inf")}
_FUNCTIONS = {function.__name__: function for function in (abs, max, min, range, sum)}
_STRUCT = {F16: "e", F32: "f", F64: "d"}


@dataclass(frozen=True)
class Case:
    """One row of a table."""

    page: str
    mnemonic: str
    operands: tuple[str, ...]
    results: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}: {self.mnemonic} {', '.join(self.operands)}"


def read_pages() -> list[Case]:
    """The cases of all pages, in the order of their names."""
    return [case for path in sorted(PAGES.glob("*/*.md")) for case in read_page(path)]


def read_page(path: Path) -> list[Case]:
    cases = []
    for cells in table_rows(path.read_text()):
        if len(cells) != 3 or cells[0] in ("form", "---"):
            continue
        name = f"{path.parent.name}/{path.stem}"
        cases.append(Case(name, cells[0].strip("`"), split(cells[1]), split(cells[2])))
    return cases


def table_rows(text: str) -> list[list[str]]:
    """The cells of the rows of all tables. A row whose first cell is empty goes on with the row above it."""
    rows: list[list[str]] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            continue
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]
        if not cells[0] and rows:
            rows[-1] = [" ".join(filter(None, parts)) for parts in zip(rows[-1], cells, strict=True)]
        else:
            rows.append(cells)
    return rows


def split(text: str) -> tuple[str, ...]:
    """At commas outside braces and parentheses."""
    parts = re.findall(r"(?:\{[^}]*\}|\([^)]*\)|[^,{(])+", text)
    return tuple(part.strip() for part in parts if part.strip())


def pattern(text: str, type_: Type, lane: int) -> int | None:
    """The bit pattern that a value stands for in a lane; None for any NaN."""
    if text in ("true", "false"):
        return int(text == "true")
    if text == "nan":
        return None
    if text in _SPECIAL or re.fullmatch(r"-?\d+\.\d*(e-?\d+)?", text):
        return float_pattern(_SPECIAL.get(text) or float(text), type_)
    return evaluate(text, lane=lane) & type_.mask


def evaluate(text: str, **names: int) -> int:
    """The value of a Python expression in these names."""
    return int(eval(text, {"__builtins__": _FUNCTIONS, **names}))


def float_pattern(value: float, type_: Type) -> int:
    if type_ is BF16:
        return struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    assert type_ in _STRUCT, f"write values of type {type_} as bit patterns"
    return int.from_bytes(struct.pack("<" + _STRUCT[type_], value), "little")
