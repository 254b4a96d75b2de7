"""What could not be read: what seems undeclared or wrong because of it is no mistake of its own."""

from __future__ import annotations

from bisect import bisect_left

from ptxvm.diagnostics import Severity, Source, Span
from ptxvm.syntax import tree


class Gaps:
    """Where the syntax errors of a file are."""

    def __init__(self, parsed: tree.Tree) -> None:
        errors = sorted(finding.span.start for finding in parsed.findings if finding.severity is Severity.ERROR)
        self._errors = errors
        self.any = bool(errors)
        self._places = [place for place in errors if _is_declaration(parsed.source, place)]
        bodies = [item.body for item in parsed.items if isinstance(item, tree.Function) and item.body is not None]
        inside = {place for place in self._places for body in bodies if body.start <= place < body.end}
        self._outside = any(place not in inside for place in self._places)

    def is_broken(self, place: Span | tree.Node) -> bool:
        """Whether a syntax error lies within a statement: what is read of it is not what was meant."""
        following = bisect_left(self._errors, place.start)
        return following < len(self._errors) and self._errors[following] < place.end

    def hide_names(self, body: Span) -> bool:
        """Whether names used in a body may be declared where the file could not be read."""
        return self._outside or any(body.start <= place < body.end for place in self._places)


def _is_declaration(source: Source, place: int) -> bool:
    """Whether the line of an error begins with a directive, or with the parentheses of a parameter list."""
    return source.line_text(source.line(place)).lstrip().startswith((".", "(", "{"))
