"""Profiles as text: the sums, the top lines, and the whole text with its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.profiling.counts import Counts
from ptxvm.profiling.profile import Line, Profile, SourceLine, ranked

COLUMNS = (
    ("executions", "warps"),
    ("active_lanes", "lanes"),
    ("predicated_off", "kept out"),
    ("divergent_branches", "divergent"),
    ("sectors_asked", "sectors asked"),
    ("sectors_moved", "moved"),
    ("shared_wavefronts", "wavefronts"),
    ("bank_conflicts", "bank conflicts"),
    ("local_bytes", "local bytes"),
    ("atomics", "atomics"),
    ("atomic_collisions", "collisions"),
    ("barriers_waited", "barriers"),
    ("async_bytes", "async bytes"),
    ("matrix_products", "products"),
)
"""The numbers that are shown beside lines, and their heads; columns without a number are left out."""

_TEXTS = {
    "executions": "instructions executed by warps",
    "active_lanes": "lanes that took part in them",
    "predicated_off": "lanes that guards kept out",
    "divergent_branches": "divergent branches",
    "global_bytes": "bytes asked for in global memory",
    "sectors_asked": "sectors of 32 bytes that these fill",
    "sectors_moved": "sectors of 32 bytes moved",
    "shared_bytes": "bytes asked for in shared memory",
    "shared_wavefronts": "turns of shared memory (wavefronts)",
    "bank_conflicts_32": "bank conflicts of accesses of up to 4 bytes",
    "bank_conflicts_64": "bank conflicts of accesses of 8 bytes",
    "bank_conflicts_128": "bank conflicts of accesses of 16 bytes",
    "local_bytes": "bytes of local memory",
    "atomics": "atomic operations",
    "atomic_collisions": "atomic operations at an address of a lane before",
    "barriers_waited": "barriers passed by warps",
    "async_bytes": "bytes by asynchronous copies",
    "matrix_products": "matrix products",
    "multiply_adds": "multiplications in them",
}


def report(
    profile: Profile,
    *,
    count: int = 10,
    by: str = "executions",
    sources: bool = False,
    width: int = 0,
    whole: bool = False,
) -> str:
    """The sums, then `count` lines with the greatest numbers first, then (`whole`) the text with its numbers.

    sources: lines of the source, not of the PTX. width: columns, 0 for any. Raises ValueError for an unknown `by`.
    """
    lines: Sequence[Line | SourceLine] = profile.sources if sources else profile.lines
    parts = [f"{profile.kernel}: what it did\n{_totals(profile)}"]
    top = ranked(lines, by)[:count]
    if top:
        parts.append(f"top lines, by {by}\n{_table(top, width)}")
    if whole:
        parts.extend(_listing(profile, lines, width))
    return "\n".join(parts)


def totals(profile: Profile) -> list[tuple[int, str]]:
    """The sums that are not 0, and what they are sums of; sectors with their part that was asked for."""
    total = profile.total
    found = [(count, _TEXTS[name] + _note(total, name)) for name, count in total.counts.items() if count]
    return found or [(0, _TEXTS["executions"])]


def shown_columns(lines: Sequence[Counts]) -> list[tuple[str, str]]:
    """The columns in which some line has a number."""
    return [(name, head) for name, head in COLUMNS if any(getattr(line, name) for line in lines)]


def _note(total: Counts, name: str) -> str:
    if name == "sectors_moved" and total.coalescing is not None:
        return f" ({total.coalescing:.0%} of them asked for)"
    return ""


def _totals(profile: Profile) -> str:
    rows = totals(profile)
    digits = len(str(max(count for count, _ in rows)))
    return "".join(f"  {count:>{digits}}  {text}\n" for count, text in rows)


def _table(lines: Sequence[Line | SourceLine], width: int) -> str:
    columns = shown_columns(lines)
    texts = [(*(_number(line, name) for name, _ in columns), _place(line), line.text.expandtabs(1)) for line in lines]
    return _aligned(((*(head for _, head in columns), "line", "text"), *texts), width)


def _listing(profile: Profile, lines: Sequence[Line | SourceLine], width: int) -> list[str]:
    """Each file with the numbers beside its lines: PTX from its text, a source as far as lines are known."""
    columns = shown_columns(lines)
    heads = (*(head for _, head in columns), "line", "text")
    parts = []
    texts = dict(profile.text)
    for file in dict.fromkeys(line.file for line in lines):
        known = {line.line: line for line in lines if line.file == file}
        text = texts.get(file)
        numbers = range(1, len(text.splitlines()) + 1) if text is not None else sorted(known)
        rows = []
        for number in numbers:
            line = known.get(number)
            cells = ("" if line is None else _number(line, name) for name, _ in columns)
            shown = text.splitlines()[number - 1] if text is not None else known[number].text
            rows.append((*cells, str(number), shown.expandtabs(4)))
        parts.append(f"{file}\n{_aligned((heads, *rows), width)}")
    return parts


def _number(line: Counts, name: str) -> str:
    return str(getattr(line, name) or "")


def _place(line: Line | SourceLine) -> str:
    return str(line.line) if isinstance(line, Line) else f"{line.file}:{line.line}"


def _aligned(rows: Sequence[Sequence[str]], width: int) -> str:
    """Numbers to the right, the text, which is cut off at the width, to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        text = "  ".join([*map(str.rjust, row[:-1], widths), row[-1]]).rstrip()
        lines.append("  " + (text[: max(width - 2, 20)].rstrip() if width else text))
    return "\n".join(lines) + "\n"
