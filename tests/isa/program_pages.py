"""Reads the executable pages of instructions that need a machine: tables of programs, what they find and leave.

    | form | program | input | result |
    |---|---|---|---|
    | `ld.global.s8` | `ld.global.s8 %r1, [%in+1];` | 0xff80 | %r1 = -1 |

Every lane of one warp runs the program. `%in` is the address of its own record of 64 bytes in global memory, filled
with the 32-bit words of the third column; `%all` is that of lane 0, `%lane` the number of the lane. `%r0` to `%r15`
have 32 bits, `%d0` to `%d15` 64, `%h0` to `%h15` 16, `%p0` to `%p7` are predicates; `tile` are 4096 bytes of shared
memory, `own` 64 bytes of local memory. All start as zero.

Results are registers, and `[n]`: word n of the own record behind the program; values are Python expressions in `lane`.
`fault: kind` says that the program ends so. A `|` of PTX is written `\\|`. A page may say "PTX 6.0, sm_60" in a line
that begins with "Programs"; what stands in its fenced blocks is declared in front of the kernel.

Where that line says "clusters of 4", four CTAs of a cluster run the program: `%rank`, and `rank` in expressions, is the
rank of the CTA, and all their lanes have records.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from tests.isa.value_pages import PAGES, evaluate, split, table_rows

RECORD = 64
LANES = 32
_TARGET = re.compile(r"^Programs.*PTX (\d\.\d), (sm_\w+)", re.MULTILINE)
_CLUSTER = re.compile(r"^Programs.*clusters of (\d+)", re.MULTILINE)
_BLOCK = re.compile(r"^```ptx\n(.*?)^```", re.MULTILINE | re.DOTALL)
_REGISTERS = {"r": "b32", "d": "b64", "h": "b16", "p": "pred"}
_SIZES = {"r": 4, "d": 8, "h": 2, "p": 4}
_KERNEL = """.version {version}
.target {target}
.address_size 64
{declarations}
.visible .entry kernel(.param .u64 input, .param .u64 output)
{{
    .reg .b32 %r<16>, %lane, %rank, %record;
    .reg .b64 %d<16>, %in, %out, %all;
    .reg .b16 %h<16>;
    .reg .pred %p<8>;
    .shared .align 128 .b8 tile[4096];
    .local .align 16 .b8 own[64];
    mov.u32 %lane, %laneid;
    mov.u32 %rank, %ctaid.x;
    mad.lo.u32 %record, %rank, 32, %lane;
    ld.param.u64 %all, [input];
    ld.param.u64 %out, [output];
    mad.wide.u32 %in, %record, 64, %all;
    mad.wide.u32 %out, %record, 64, %out;
    {program}
    {stores}
    ret;
}}
"""


@dataclass(frozen=True)
class Program:
    """One row. `results` are (place, expression); `fault` is the kind of fault it ends with, or empty."""

    page: str
    mnemonic: str
    text: str
    inputs: tuple[str, ...]
    results: tuple[tuple[str, str], ...]
    fault: str
    version: str
    target: str
    declarations: str
    cluster: int

    @property
    def lanes(self) -> int:
        """Of all CTAs."""
        return LANES * self.cluster

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"

    def ptx(self) -> str:
        """The kernel: the program, then a store of every register of the result."""
        registers = [place for place, _ in self.results if place.startswith("%")]
        stores = [_store(place, offset) for place, offset in zip(registers, offsets(registers), strict=True)]
        return _KERNEL.format(
            version=self.version,
            target=self.target,
            declarations=self.declarations,
            program=self.text,
            stores="\n    ".join(stores),
        )

    def records(self) -> np.ndarray:
        """The input, (32, 16) words, for each CTA."""
        words = np.zeros((self.lanes, RECORD // 4), np.uint32)
        for lane in range(self.lanes):
            for place, text in enumerate(self.inputs):
                words[lane, place] = value(text, lane) & 0xFFFFFFFF
        return words

    def found(self, place: str, records: np.ndarray, outputs: np.ndarray, lane: int) -> int:
        """What a run left at a place of the result."""
        if place.startswith("["):
            return int(records[lane, int(place[1:-1])])
        registers = [name for name, _ in self.results if name.startswith("%")]
        offset = dict(zip(registers, offsets(registers), strict=True))[place]
        size = _SIZES[place[1]]
        return int.from_bytes(outputs[lane].tobytes()[offset : offset + size], "little")

    def wanted(self, place: str, text: str, lane: int) -> int:
        """What the page says."""
        bits = 8 * _SIZES[place[1]] if place.startswith("%") and place[1] != "p" else 32
        return value(text, lane) & ((1 << bits) - 1)


def read_programs() -> list[Program]:
    """The programs of all pages, in the order of their names."""
    return [program for path in sorted(PAGES.glob("*/*.md")) for program in _read(path)]


def _read(path: Path) -> list[Program]:
    text = path.read_text()
    target = _TARGET.search(text)
    version, name = target.groups() if target else ("9.0", "sm_100a")
    cluster = _CLUSTER.search(text)
    size = int(cluster[1]) if cluster else 1
    declarations = "\n".join(_BLOCK.findall(text))
    programs = []
    for cells in table_rows(text):
        if len(cells) != 4 or cells[0] in ("form", "---"):
            continue
        fault = cells[3].removeprefix("fault: ") if cells[3].startswith("fault: ") else ""
        results = () if fault else tuple(_result(part) for part in split(cells[3]))
        page = f"{path.parent.name}/{path.stem}"
        mnemonic, body = cells[0].strip("`"), cells[1].replace("`", "")
        inputs = split(cells[2])
        programs.append(Program(page, mnemonic, body, inputs, results, fault, version, name, declarations, size))
    return programs


def _result(text: str) -> tuple[str, str]:
    place, _, expression = text.partition("=")
    return place.strip(), expression.strip()


def offsets(registers: list[str]) -> list[int]:
    """Where in the output record each register is stored."""
    return [8 * index for index in range(len(registers))]


def _store(register: str, offset: int) -> str:
    if register[1] == "p":
        return f"selp.b32 %r15, 1, 0, {register}; st.global.b32 [%out+{offset}], %r15;"
    return f"st.global.{_REGISTERS[register[1]]} [%out+{offset}], {register};"


def value(text: str, lane: int) -> int:
    """A Python expression in `lane` and `rank`, of a lane counted through all CTAs."""
    return evaluate(text, lane=lane % LANES, rank=lane // LANES)
