"""ptxas as a judge: verdicts on many instructions in few runs, and on whole programs.

Each instruction stands on a line of its own in a function of its own, so that the lines of ptxas' messages tell which
ones it rejects. What it does not reject is read again until ptxas has nothing to say: errors of a later phase come out
only when there are none of an earlier one. A program is only read (`-arch=compute_XX`), no code is generated.
"""

from __future__ import annotations

import re
import resource
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tests.agreement.ptxas.verdicts import Row

_BATCH = 400
_MEMORY = 2 << 30
_OLDEST_ARCHITECTURE = 75
_HEADER_LINES = 4
_ROW_LINES = 3
_SAID = re.compile(r"^ptxas\S* (?:\S+, line (\d+); )?(error|fatal|warning)\s*: (.*)$", re.M)
_NARROW = re.compile(r"Program uses \d+-bit address on line '(\d+)'")
# Instructions that become calls inside ptxas must agree with the first one of their kind in the file.
_OTHERS_FAULT = "does not match formal parameter"
# What ptxas says when it broke down: no verdict.
_BROKEN = ("Internal compiler error", "Memory allocation failure", "ptxas exit status")
_HEADER = ".version {0.ptx_version}\n.target {0.target}\n.address_size 64\n{0.globals}\n"
_ENTRY = ".entry k{1}(.param .align 64 .b8 kp[128]) {{ {0.decls}\n{0.instr}\nret; }}\n"


@dataclass(frozen=True, slots=True)
class _Said:
    line: int
    kind: str
    message: str


class Oracle:
    """One ptxas."""

    def __init__(self, ptxas: str) -> None:
        self._ptxas = ptxas

    def ask(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The rows with verdicts, in any order; without those that break ptxas."""
        groups: dict[tuple[str, str, str], list[Row]] = defaultdict(list)
        for row in rows:
            groups[row.ptx_version, row.target, row.globals].append(row)
        for group in groups.values():
            for start in range(0, len(group), _BATCH):
                yield from filter(is_verdict, self._batch(group[start : start + _BATCH]))

    def ask_program(self, row: Row) -> Row:
        """A row that is a whole program, with verdict, message and line."""
        status, said = self._run(row.program, row.target)
        first = next((one for one in said if one.kind != "warning"), _Said(0, "", f"ptxas exit status {status}"))
        return replace(row, accept=not status, message=first.message if status else "", line=first.line)

    def _batch(self, rows: list[Row]) -> Iterator[Row]:
        while rows:
            status, said = self._run(_together(rows), rows[0].target)
            narrow = {_row_of(int(line)) for one in said for line in _NARROW.findall(one.message)}
            wrong = _first_messages(said, len(rows))
            if narrow:
                yield from (self._single(rows[place]) for place in narrow)
                rows = [row for place, row in enumerate(rows) if place not in narrow]
            elif not status:
                yield from (replace(row, accept=True, message="") for row in rows)
                return
            elif not wrong:
                yield from self._halves(rows)
                return
            else:
                yield from (self._rejected(rows[place], wrong[place]) for place in wrong)
                rows = [row for place, row in enumerate(rows) if place not in wrong]

    def _rejected(self, row: Row, message: str) -> Row:
        return self._single(row) if _OTHERS_FAULT in message else replace(row, accept=False, message=message)

    def _halves(self, rows: list[Row]) -> Iterator[Row]:
        """An error without a line: search for the row at fault."""
        if len(rows) == 1:
            yield self._single(rows[0])
            return
        half = len(rows) // 2
        yield from self._batch(rows[:half])
        yield from self._batch(rows[half:])

    def _single(self, row: Row) -> Row:
        return replace(self.ask_program(row), line=row.line)

    def _run(self, program: str, target: str) -> tuple[int, list[_Said]]:
        command = [self._ptxas, f"-arch={_architecture(target)}", "/dev/stdin", "-o", "/dev/null"]
        answer = subprocess.run(
            command,
            input=program,
            capture_output=True,
            text=True,
            check=False,
            errors="replace",
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY)),
        )
        text = answer.stdout + answer.stderr
        said = [_Said(int(line or 0), kind, message) for line, kind, message in _SAID.findall(text)]
        return answer.returncode, [one for one in said if "aborted due to errors" not in one.message]


def _architecture(target: str) -> str:
    found = re.match(r"sm_(\d+)([af]?)", target)
    if found is None or int(found[1]) < _OLDEST_ARCHITECTURE:
        return f"compute_{_OLDEST_ARCHITECTURE}"
    return f"compute_{found[1].replace('101', '110')}{found[2]}"


def _together(rows: list[Row]) -> str:
    return _HEADER.format(rows[0]) + "".join(_ENTRY.format(row, place) for place, row in enumerate(rows))


def _row_of(line: int) -> int:
    return (line - _HEADER_LINES - 1) // _ROW_LINES


def _first_messages(said: Iterable[_Said], count: int) -> dict[int, str]:
    """The first error of each of `count` rows that has one."""
    messages: dict[int, str] = {}
    for one in said:
        place = _row_of(one.line)
        if one.kind != "warning" and 0 <= place < count:
            messages.setdefault(place, one.message)
    return messages


def is_verdict(row: Row) -> bool:
    """Whether ptxas came to a verdict on a row."""
    return not any(words in row.message for words in _BROKEN)
