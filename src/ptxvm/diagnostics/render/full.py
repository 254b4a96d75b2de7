"""Findings with the lines they speak about, marked, in the style of rustc."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ptxvm.diagnostics.finding import Finding, Severity
from ptxvm.diagnostics.render.paint import OF_SEVERITY, Colour, Paint
from ptxvm.diagnostics.source import Source, Span
from ptxvm.records import record

_TAB = "    "
_MOST_OF_A_BINARY = 80


@record()
class _Mark:
    """A stretch of one source line to be underlined, with what is to be said about it."""

    line: int
    column: int
    length: int
    sign: str
    text: str


def render_full(findings: Sequence[Finding], paint: Paint) -> str:
    """Every finding with its source lines, then a count of the errors and warnings."""
    if not findings:
        return ""
    return "\n".join(_finding(finding, paint) for finding in findings) + "\n" + _summary(findings)


def _finding(finding: Finding, paint: Paint) -> str:
    marks = [_mark(finding.source, finding.span, "^", "")]
    marks += [_mark(finding.source, label.span, "-", label.text) for label in finding.labels]
    width = len(str(max(mark.line for mark in marks)))
    colour = OF_SEVERITY[finding.severity]
    head = paint(f"{finding.severity.value}[{finding.code}]", colour) + paint(f": {finding.message}", Colour.BOLD)
    frame = Colour.BOLD_BLUE
    lines = [
        head,
        f"{' ' * width}{paint('-->', frame)} {finding.source.name}:{finding.line}:{finding.column}",
        f"{' ' * width} {paint('|', frame)}",
        *_excerpt(finding.source, marks, width, paint, colour),
    ]
    if finding.help is not None:
        first, *rest = finding.help.splitlines() or [""]
        lines.append(f"{' ' * width} {paint('=', frame)} {paint('help', Colour.BOLD_GREEN)}: {first}")
        lines.extend(f"{' ' * width}         {line}" for line in rest)
    return "".join(line.rstrip() + "\n" for line in lines)


def _mark(source: Source, span: Span, sign: str, text: str) -> _Mark:
    line, column = source.line(span.start), source.column(span.start)
    shown = source.line_text(line)
    length = max(1, min(span.end - span.start, len(shown) - column + 1))
    before, inside = shown[: column - 1].expandtabs(4), shown[: column - 1 + length].expandtabs(4)
    return _Mark(line, len(before) + 1, max(1, len(inside) - len(before)), sign, text)


def _excerpt(source: Source, marks: list[_Mark], width: int, paint: Paint, colour: Colour) -> list[str]:
    lines: list[str] = []
    bar = paint("|", Colour.BOLD_BLUE)
    previous = None
    for number in sorted({mark.line for mark in marks}):
        if previous is not None and number > previous + 1:
            lines.append(f"{'.' * min(3, width + 2)}")
        previous = number
        shown = _printable(source.line_text(number)).expandtabs(len(_TAB))
        lines.append(f"{paint(f'{number:>{width}}', Colour.BOLD_BLUE)} {bar} {shown}".rstrip())
        for mark in sorted((mark for mark in marks if mark.line == number), key=lambda mark: mark.sign == "^"):
            underline = f"{mark.sign * mark.length} {mark.text}".rstrip()
            marked = paint(underline, colour if mark.sign == "^" else Colour.BOLD_BLUE)
            lines.append(f"{' ' * width} {bar} {' ' * (mark.column - 1)}{marked}")
    return lines


def _printable(line: str) -> str:
    """A line of a binary file without what would upset a terminal, and not all of it."""
    if line.isprintable() or line.replace("\t", "").isprintable():
        return line
    return "".join(one if one.isprintable() or one == "\t" else "?" for one in line[:_MOST_OF_A_BINARY])


def _summary(findings: Sequence[Finding]) -> str:
    counts = Counter(finding.severity for finding in findings)
    parts = [
        f"{counts[severity]} {severity.value}{'s' if counts[severity] != 1 else ''}"
        for severity in Severity
        if counts[severity]
    ]
    return f"{', '.join(parts)}\n"
