"""Counts for lines: of the PTX, and of the source from which a compiler made it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from ptxvm.profiling.counts import ORDERS, Counts, summed
from ptxvm.records import record

_TIES = ("executions", "sectors_moved", "bank_conflicts", "atomic_collisions")
"""Between lines of which there is as much: the numbers that tell of more work."""

_MOST_BYTES = 1 << 24
"""Of a source file that is shown: PTX may name any file."""

Some = TypeVar("Some", bound=Counts)


@record(kw_only=True)
class Line(Counts):
    """A line of PTX that has instructions. `source`: the file and line of which a `.loc` says that it comes from."""

    file: str = ""
    line: int = 0
    text: str = ""
    function: str = ""
    source: tuple[str, int] | None = None


@record(kw_only=True)
class SourceLine(Counts):
    """A line of the source, and the lines of PTX that come from it. `text` is empty where the file cannot be read."""

    file: str = ""
    line: int = 0
    text: str = ""
    ptx_lines: tuple[int, ...] = ()


class Parts(NamedTuple):
    """The lines of a profile, and (name, text) of the PTX files that they are of."""

    lines: tuple[Line, ...]
    text: tuple[tuple[str, str], ...]


class Profile:
    """What launches of a kernel did. `lines` are in the order of the PTX: all of the kernel, and of the functions that
    it has entered. `str` of it is a table, `to_json` and `to_html` are the same for programs and for browsers.

    It is put together when somebody looks at it: that may take longer than the launch."""

    __slots__ = ("_parts", "kernel")

    def __init__(self, kernel: str, parts: Parts | Callable[[], Parts]) -> None:
        self.kernel = kernel
        self._parts = parts

    @property
    def parts(self) -> Parts:
        """Put together once."""
        if not isinstance(self._parts, Parts):
            self._parts = self._parts()
        return self._parts

    @property
    def lines(self) -> tuple[Line, ...]:
        """What each of them did."""
        return self.parts.lines

    @property
    def text(self) -> tuple[tuple[str, str], ...]:
        """(name, text) of the PTX files."""
        return self.parts.text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Profile):
            return NotImplemented
        return (self.kernel, self.parts) == (other.kernel, other.parts)

    def __hash__(self) -> int:
        return hash((self.kernel, self.parts))

    def __reduce__(self) -> tuple[type[Profile], tuple[str, Parts]]:
        return type(self), (self.kernel, self.parts)

    @property
    def total(self) -> Counts:
        """The sums of all lines."""
        return Counts(**summed(line.counts for line in self.lines))

    @property
    def sources(self) -> tuple[SourceLine, ...]:
        """The same by lines of the source, in its order; what no `.loc` belongs to is left out."""
        parts: dict[tuple[str, int], list[Line]] = {}
        for line in self.lines:
            if line.source is not None:
                parts.setdefault(line.source, []).append(line)
        texts = {file: _lines_of(file) for file, _ in parts}
        found = []
        for (file, number), lines in sorted(parts.items()):
            text = texts[file][number - 1].strip() if 0 < number <= len(texts[file]) else ""
            ptx = tuple(line.line for line in lines)
            counts = summed(line.counts for line in lines)
            found.append(SourceLine(**counts, file=file, line=number, text=text, ptx_lines=ptx))
        return tuple(found)

    def top(self, count: int = 10, by: str = "executions") -> list[Line]:
        """The lines with the greatest numbers first; `by` is a name of Counts. Raises ValueError for others."""
        return ranked(self.lines, by)[:count]

    def to_json(self) -> str:
        """One object: `kernel`, `total`, and `lines` and `sources` with their counts."""
        whole = {
            "kernel": self.kernel,
            "total": self.total.counts,
            "lines": [
                {
                    "file": line.file,
                    "line": line.line,
                    "text": line.text,
                    "function": line.function,
                    "source": None if line.source is None else list(line.source),
                    **line.counts,
                }
                for line in self.lines
            ],
            "sources": [
                {"file": line.file, "line": line.line, "text": line.text, "ptx_lines": line.ptx_lines, **line.counts}
                for line in self.sources
            ],
        }
        return json.dumps(whole, indent=1)

    def to_html(self) -> str:
        """A page of its own: the sums, the top lines, the whole text with its numbers."""
        from ptxvm.profiling.page import page  # noqa: PLC0415  (it needs this module)

        return page(self)

    def __str__(self) -> str:
        from ptxvm.profiling.table import report  # noqa: PLC0415  (it needs this module)

        return report(self)


def merged(profiles: Sequence[Profile]) -> Profile:
    """The sums of profiles of one kernel, as of several devices."""
    parts: dict[tuple[str, int], list[Line]] = {}
    for profile in profiles:
        for line in profile.lines:
            parts.setdefault((line.file, line.line), []).append(line)
    lines = [
        Line(
            **summed(line.counts for line in same),
            file=file,
            line=number,
            text=same[0].text,
            function=same[0].function,
            source=same[0].source,
        )
        for (file, number), same in sorted(parts.items())
    ]
    return Profile(profiles[0].kernel, Parts(tuple(lines), profiles[0].text))


def ranked(lines: Iterable[Some], by: str) -> list[Some]:
    """The lines with the greatest numbers first. Raises ValueError for a name that means no number."""
    if by not in ORDERS:
        raise ValueError(f"lines cannot be sorted by {by!r}: choose one of {', '.join(ORDERS)}")
    return sorted(lines, key=lambda line: [-getattr(line, name) for name in (by, *_TIES)])


def _lines_of(file: str) -> list[str]:
    """The lines of a file of the compiler's; none if it is not there."""
    try:
        path = Path(file)
        if not path.is_file() or path.stat().st_size > _MOST_BYTES:
            return []
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except (OSError, ValueError):
        return []
