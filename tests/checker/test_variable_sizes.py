"""How many bytes variables have, and where they may begin (ISA 5.4): vectors, arrays, alignments of both."""

from __future__ import annotations

import re

import numpy as np
import pytest

import ptxvm

HEADER = ".version 8.5\n.target sm_80\n.address_size 64\n"
VARIABLES = [  # the declaration, bytes, alignment
    (".u8 v", 1, 1),
    (".b16 v", 2, 2),
    (".f32 v", 4, 4),
    (".s64 v", 8, 8),
    (".v2 .u8 v", 2, 2),
    (".v4 .u8 v", 4, 4),
    (".v2 .f16x2 v", 8, 8),
    (".v4 .s16 v", 8, 8),
    (".v2 .f32 v", 8, 8),
    (".v4 .f32 v", 16, 16),
    (".v2 .f64 v", 16, 16),
    (".v4 .b32 v[3]", 48, 16),
    (".v2 .u16 v[3][2]", 24, 4),
    (".f64 v[5]", 40, 8),
    (".u8 v[7]", 7, 1),
    (".align 32 .b8 v[7]", 7, 32),
    (".align 64 .v2 .f32 v", 8, 64),
]


@pytest.mark.parametrize(("declaration", "size", "alignment"), VARIABLES)
def test_bytes_of_globals(declaration: str, size: int, alignment: int) -> None:
    found = ptxvm.load(f"{HEADER}.global {declaration};\n.visible .entry k() {{ ret; }}\n").globals["v"]
    assert np.asarray(found).nbytes == size


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("space", [".shared", ".const", ".local"])
def test_variables_begin_where_they_may_and_do_not_overlap(space: str, engine: str) -> None:
    """Bytes of one size lie between them, so that each is out of place unless it is put right."""
    lines = [f"{space} .b8 pad;"]
    for number, (declaration, _, _) in enumerate(VARIABLES):
        named = re.sub(r"\bv\b", f"v{number}", declaration)
        lines += [f"{space} {named};", f"{space} .b8 pad{number};"]
    declared = "\n".join(lines)
    reads = "\n".join(f"mov.u64 %d1, v{i}; st.global.u64 [%d0+{8 * i}], %d1;" for i in range(len(VARIABLES)))
    outer, inner = (declared, "") if space != ".local" else ("", declared)
    text = f"""{HEADER}{outer}
.visible .entry k(.param .u64 out) {{
    {inner}
    .reg .b64 %d<2>;
    ld.param.u64 %d0, [out];
    {reads}
    ret;
}}
"""
    out = np.zeros(len(VARIABLES), np.uint64)
    ptxvm.load(text).kernels["k"].launch(1, 1, out, engine=engine)
    places = [int(place) for place in out]
    taken: set[int] = set()
    for place, (declaration, size, alignment) in zip(places, VARIABLES, strict=True):
        assert place % alignment == 0, declaration
        own = set(range(place, place + size))
        assert not own & taken, declaration
        taken |= own
