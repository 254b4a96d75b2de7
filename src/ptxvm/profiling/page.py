"""Profiles as an HTML page that needs nothing else: the sums, the top lines, the text with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ptxvm.profiling.profile import Line, Profile, SourceLine, ranked
from ptxvm.profiling.table import shown_columns, totals

_STYLE = """
body { font: 14px/1.4 sans-serif; margin: 2em; color: #222; background: #fff; }
table { border-collapse: collapse; margin-bottom: 2em; }
th, td { padding: 1px 8px; text-align: right; vertical-align: top; }
th { border-bottom: 1px solid #888; font-weight: 600; position: sticky; top: 0; background: #fff; }
td.text, th.text { text-align: left; font-family: monospace; white-space: pre; }
td.text a, td a { color: inherit; text-decoration: none; }
tr.idle td { color: #888; }
"""


def page(profile: Profile, by: str = "executions", count: int = 10) -> str:
    """The whole page. Raises ValueError for an unknown `by`."""
    title = f"Profile of {escape(profile.kernel)}"
    rows = "".join(
        f"<tr><td>{number}</td><td class=text>{escape(text)}</td></tr>\n" for number, text in totals(profile)
    )
    parts = [f"<h1>{title}</h1>\n<table>\n{rows}</table>\n"]
    tables: tuple[tuple[str, Sequence[Line | SourceLine]], ...] = ("PTX", profile.lines), ("source", profile.sources)
    for name, lines in tables:
        if lines:
            parts.append(f"<h2>Top lines of the {name}, by {escape(by)}</h2>\n{_rows(ranked(lines, by)[:count], by)}")
    parts += [_listing(profile, file, text, by) for file, text in profile.text]
    for file in dict.fromkeys(line.file for line in profile.sources):
        own = [line for line in profile.sources if line.file == file]
        parts.append(f"<h2>{escape(file)}</h2>\n{_rows(own, by)}")
    head = f'<meta charset="utf-8">\n<title>{title}</title>\n<style>{_STYLE}</style>'
    return f"<!DOCTYPE html>\n<html lang=en>\n<head>\n{head}\n</head>\n<body>\n{''.join(parts)}</body>\n</html>\n"


def _listing(profile: Profile, file: str, text: str, by: str) -> str:
    known = {line.line: line for line in profile.lines if line.file == file}
    lines = [
        known.get(number, Line(file=file, line=number, text=shown)) for number, shown in enumerate(text.splitlines(), 1)
    ]
    texts = dict(enumerate(text.splitlines(), 1))
    return f"<h2>{escape(file)}</h2>\n{_rows(lines, by, texts)}" if known else ""


def _rows(lines: Sequence[Line | SourceLine], by: str, texts: dict[int, str] | None = None) -> str:
    """A table; in a listing (with `texts`) lines have anchors, to which those of other tables lead."""
    columns = shown_columns(lines)
    most = max((getattr(line, by) for line in lines), default=0)
    heads = "".join(f"<th>{escape(head)}</th>" for _, head in columns)
    rows = [f"<tr>{heads}<th>line</th><th class=text>text</th></tr>\n"]
    for line in lines:
        cells = "".join(f"<td>{getattr(line, name) or ''}</td>" for name, _ in columns)
        heat = getattr(line, by) / most if most else 0.0
        shown = line.text if texts is None else texts[line.line].expandtabs(4)
        colour = f' style="background: rgba(255, 140, 0, {0.5 * heat:.3f})"' if heat else ""
        idle = "" if line.executions else " class=idle"
        rows.append(
            f"<tr{idle}>{cells}<td>{_place(line, texts)}</td><td class=text{colour}>{escape(shown)}</td></tr>\n"
        )
    return f"<table>\n{''.join(rows)}</table>\n"


def _place(line: Line | SourceLine, texts: dict[int, str] | None) -> str:
    if isinstance(line, SourceLine):
        return f"{escape(line.file.rpartition('/')[2])}:{line.line}"
    anchor = f"{escape(line.file, quote=True)}-{line.line}".replace(" ", "%20")
    return f'<a id="{anchor}">{line.line}</a>' if texts is not None else f'<a href="#{anchor}">{line.line}</a>'
