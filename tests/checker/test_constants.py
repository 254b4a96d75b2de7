"""Constant expressions (ISA 4.6): the bits that ptxas 12.9 puts into the variable that one initialises.

`constants.tsv` has the variable's type, the expression, and the bits, or `error` where ptxas refuses it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ptxvm

HEADER = ".version 8.5\n.target sm_80\n.address_size 64\n"
ENTRY = ".visible .entry k() { ret; }\n"
ROWS = [line.split("\t") for line in Path(__file__).with_name("constants.tsv").read_text().splitlines()]


def test_values() -> None:
    rows = [row for row in ROWS if row[2] != "error"]
    variables = (f".global .align 8 {type_} v{place} = {text};" for place, (type_, text, _) in enumerate(rows))
    found = ptxvm.load(HEADER + "\n".join(variables) + ENTRY).globals
    bits = [int.from_bytes(np.asarray(found[f"v{place}"]).tobytes(), "little") for place in range(len(rows))]
    wrong = [(*row, hex(own)) for row, own in zip(rows, bits, strict=True) if own != int(row[2], 16)]
    assert wrong == []


@pytest.mark.parametrize(("type_", "text"), [(type_, text) for type_, text, value in ROWS if value == "error"])
def test_what_is_no_constant_is_told(type_: str, text: str) -> None:
    with pytest.raises(ptxvm.PtxError) as caught:
        ptxvm.load(f"{HEADER}.global .align 8 {type_} v = {text};\n{ENTRY}")
    assert caught.value.findings[0].line == 4


@pytest.mark.parametrize(
    ("type_", "text", "bits"),
    [
        (".f64", "1 ? 2.5 : 3.5", 0x4004000000000000),  # which the ISA allows, though ptxas does not
        (".f64", "0 ? 2.5 : 3.5", 0x400C000000000000),
        (".f32", "0f3F800000", 0x3F800000),
        (".f32", "0f7FA00001", 0x7FA00001),  # as it is written, a signalling NaN too
        (".f32", "1.00000017881393432617187500", 0x3F800002),  # halfway: to the even one
        (".f32", "1.00000005960464477539062500", 0x3F800000),
        (".u8", "255 + 2", 1),
        (".s16", "-1", 0xFFFF),
    ],
)
def test_what_the_isa_says(type_: str, text: str, bits: int) -> None:
    found = ptxvm.load(f"{HEADER}.global .align 8 {type_} v = {text};\n{ENTRY}").globals["v"]
    assert int.from_bytes(np.asarray(found).tobytes(), "little") == bits
