"""Where the checker's findings go."""

from __future__ import annotations

from ptxvm.checker.needs import lack
from ptxvm.diagnostics import Finding, Label, Severity, Source, Span
from ptxvm.diagnostics.codes.code import Code
from ptxvm.isa.targets import NEWEST_VERSION, Availability, Target, Version
from ptxvm.syntax import tree


class Report:
    """Collects findings; one error per place is enough (a second one is a consequence of the first).

    `version`, `target` and `has_samplers` (`texmode_independent`) are what the file is checked against. `needs` are the
    places (start, end) of declarations that are not available everywhere, with where they are.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.version: Version = NEWEST_VERSION
        self.target = Target.parse("sm_75")
        self.has_samplers = False
        self.findings: list[Finding] = []
        self.needs: list[tuple[int, int, Availability]] = []
        self._places: set[tuple[int, int]] = set()

    def error(
        self,
        code: Code,
        place: tree.Node | Span,
        message: str,
        help: str | None = None,
        labels: tuple[Label, ...] = (),
    ) -> None:
        span = Span(place.start, place.end)
        if span in self._places:
            return
        self._places.add(span)
        self.findings.append(Finding(Severity.ERROR, code.id, message, self.source, span, help, _rule(code), labels))

    def require(self, what: str, condition: Availability, place: tree.Node | Span) -> None:
        """An error if `what` is not available under the file's version and target."""
        self.needs.append((place.start, place.end, condition))
        missing = lack(what, condition, self.version, self.target)
        if missing is not None:
            self.error(missing.code, place, missing.message, missing.help)

    def style(self, code: Code, place: tree.Node | Span, message: str, help: str | None = None) -> None:
        span = Span(place.start, place.end)
        self.findings.append(Finding(Severity.STYLE, code.id, message, self.source, span, help, _rule(code)))

    def warning(self, code: Code, place: tree.Node | Span, message: str, help: str | None = None) -> None:
        span = Span(place.start, place.end)
        self.findings.append(Finding(Severity.WARNING, code.id, message, self.source, span, help, _rule(code)))


def _rule(code: Code) -> str:
    return code.title.replace(" ", "-")
