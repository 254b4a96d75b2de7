"""`python -m tests.agreement.ptxas.collect COUNT [FAMILY ...]`: verdicts of ptxas for families without any.

Every family starts with instructions written from its pages. What ptxas accepts is changed at random, what it then
still accepts is changed again, and so on: that leads to spellings that no page has. COUNT accepted and COUNT rejected
instructions of each family are kept. The same COUNT gives the same rows. Of all instructions then come such with
modifiers in other orders. Needs ptxas 13.5.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

from tests.agreement.ptxas.oracle import Oracle
from tests.agreement.ptxas.swapped import swapped
from tests.agreement.ptxas.verdicts import COLLECTED, DATA, Row, rows
from tests.agreement.ptxas.writer import Text, Writer, in_row

from ptxvm.isa.definition import Definition
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages
from ptxvm.isa.targets import TARGETS, Version

FAMILIES = {
    "mma": ("mma",),
    "mma_sp": ("mma.sp",),
    "wmma": ("wmma.load", "wmma.store", "wmma.mma"),
    "matrix_moves": ("ldmatrix", "stmatrix", "movmatrix"),
    "wgmma": ("wgmma.",),
    "tcgen05": ("tcgen05.",),
    "tcgen05_ld_st": ("tcgen05.ld", "tcgen05.ld.red", "tcgen05.st"),
    "tcgen05_mma": ("tcgen05.mma",),
    "tex": ("tex",),
    "tld4": ("tld4",),
    "queries": ("txq", "suq"),
    "istypep": ("istypep",),
    "surface": ("suld", "sust", "sured"),
    "red_async": ("red.async",),
    "st_async": ("st.async",),
    "tensormap": ("tensormap.",),
    "cluster_launch": ("clusterlaunchcontrol.",),
    "fabric": ("fabric.",),
    "mbarrier_layouts": ("mbarrier.",),
    "bulk_copies": ("cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp."),
    "tcgen05_of_sm_107": ("tcgen05.mma", "tcgen05.mma.sp", "tcgen05.mma.ws", "tcgen05.mma.ws.sp"),
    "tcgen05_ld_spcompress": ("tcgen05.ld.spcompress", "tcgen05.ld.red.spcompress"),
    "tensor_copies": ("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor", "cp.async.bulk.prefetch.tensor"),
}
_ROUNDS = 3
_NEWEST = [("9.5", target) for target in ("sm_90a", "sm_100a", "sm_100a", "sm_103a", "sm_107a", "sm_120a")]
_RUBIN = [("9.5", "sm_107a"), ("9.4", "sm_107f")]
_HOMES = {"wgmma": [("9.5", "sm_90a")], "tcgen05_of_sm_107": _RUBIN, "tcgen05_ld_spcompress": _RUBIN}
"""Families with one home; the others are at home everywhere."""
_VERSIONS: list[Version] = [(6, minor) for minor in range(6)] + [(7, minor) for minor in range(9)]
_VERSIONS += [(8, minor) for minor in range(9)] + [(9, minor) for minor in range(6)]
_PLACES = [
    (f"{version[0]}.{version[1]}", target)
    for target, first in TARGETS.items()
    for version in _VERSIONS
    if target >= "sm_53" or target[3] == "1"
    if version >= first
]


def of_family(family: str) -> list[Definition]:
    """The definitions of a family."""
    names = FAMILIES[family]
    return [
        definition
        for page in pages().values()
        for definition in page
        if any(definition.name == name or (name[-1] == "." and definition.name.startswith(name)) for name in names)
    ]


class Collector:
    """Collects the rows of one family."""

    def __init__(self, family: str, count: int, oracle: Oracle) -> None:
        self._family = family
        self._count = count
        self._oracle = oracle
        self._forms = [list(enumerate_forms(definition)) for definition in of_family(family)]
        opcodes = {form.opcode for some in self._forms for form in some}
        self._writer = Writer(f"{family} {count}", [word for opcode in opcodes for word in opcode.split(".")[1:]])
        self._homes = _HOMES.get(family, _NEWEST)
        self._rows: dict[str, Row] = {}
        self._accepted: list[Text] = []

    def rows(self) -> list[Row]:
        """COUNT accepted and COUNT rejected rows (fewer if there are fewer), each kind spread over all rounds."""
        self._judge(list(self._from_pages()))
        for _ in range(_ROUNDS):
            self._judge(list(self._changed()))
        self._judge(list(self._elsewhere()))
        accepted = [row for row in self._rows.values() if row.accept]
        rejected = [row for row in self._rows.values() if not row.accept]
        return [*self._some(accepted), *self._some(rejected)]

    def _some(self, rows: list[Row]) -> list[Row]:
        rows = sorted(rows, key=lambda row: row.id)
        return rows[: self._count]

    def _judge(self, made: list[tuple[Text, Row]]) -> None:
        texts = {row.id: text for text, row in made}
        for row in self._oracle.ask({row.id: row for _, row in made if row.id not in self._rows}.values()):
            self._rows[row.id] = row
            if row.accept:
                self._accepted.append(texts[row.id])
        self._accepted.sort(key=str)

    def _row(self, text: Text, version: str, target: str) -> tuple[Text, Row]:
        row = in_row(text, self._family, version, target)
        return text, replace(row, id=hashlib.sha1(row.program.encode()).hexdigest()[:12])

    def _from_pages(self) -> Iterator[tuple[Text, Row]]:
        random = self._writer.random
        for number in range(self._count):
            text = self._writer.write(random.choice(self._forms[number % len(self._forms)]))
            for place in dict.fromkeys(self._homes):
                yield self._row(text, *place)

    def _changed(self) -> Iterator[tuple[Text, Row]]:
        random = self._writer.random
        for _ in range(self._count):
            yield self._row(self._writer.change(random.choice(self._accepted)), *random.choice(self._homes))

    def _elsewhere(self) -> Iterator[tuple[Text, Row]]:
        """Accepted instructions for other versions and targets."""
        random = self._writer.random
        for _ in range(self._count):
            yield self._row(random.choice(self._accepted), *random.choice(_PLACES))


def write_rows(path: Path, rows: list[Row]) -> None:
    """One row a line, in the order of families."""
    lines = [json.dumps(asdict(row)) + "\n" for row in sorted(rows, key=lambda row: (row.family, row.instr, row.id))]
    path.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--ptxas", default="ptxas")
    parser.add_argument("--to", type=Path, default=COLLECTED)
    parser.add_argument("families", nargs="*", default=list(FAMILIES))
    options = parser.parse_args()
    oracle = Oracle(options.ptxas)
    made = [row for family in options.families for row in Collector(family, options.count, oracle).rows()]
    write_rows(options.to, [*made, *oracle.ask(swapped([*rows(DATA), *made]))])


if __name__ == "__main__":
    main()
