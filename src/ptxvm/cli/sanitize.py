"""`ptxvm sanitize`: run a kernel and tell what is wrong with its accesses and its synchronisation."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from shutil import get_terminal_size

import ptxvm
from ptxvm.api import pick_kernel
from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.files import read_ptx
from ptxvm.cli.progress import progress_line
from ptxvm.cli.terminal import When, complain, wants_colour
from ptxvm.cli.values import parse_dimensions, parse_value
from ptxvm.diagnostics import Finding
from ptxvm.diagnostics.finding import Severity
from ptxvm.diagnostics.render import OutputFormat, render

TOOLS = {
    "memcheck": ("bounds",),
    "racecheck": ("race", "async"),
    "initcheck": ("init",),
    "synccheck": ("sync",),
    "full": ("full",),
}
"""The tools, as Compute Sanitizer calls them, and what they check; each finds addresses that are wrong, too."""

NARROW = 60


@dataclass(frozen=True)
class SanitizeRequest:
    """The command line of `ptxvm sanitize`, not yet interpreted."""

    file: Path
    kernel: str | None
    grid: str
    block: str
    cluster: str | None
    shared: int
    gpu: str | None
    arguments: list[str]
    tool: str
    leak_check: bool
    strict: bool
    suppress: list[str]
    output_format: str
    error_exitcode: int
    async_completion: str
    seed: int
    timeout: float | None
    cooperative: bool
    color: When


@dataclass(frozen=True)
class Suppression:
    """Findings that are left out: of a kind, in a kernel (both may be patterns), in a line (None: any)."""

    kind: str
    kernel: str
    line: int | None

    @classmethod
    def parse(cls, text: str) -> Suppression:
        """`KIND`, `KIND:LINE`, `KIND:KERNEL` or `KIND:KERNEL:LINE`."""
        kind, *rest = text.split(":")
        line = int(rest.pop()) if rest and rest[-1].isdecimal() else None
        if len(rest) > 1:
            raise ValueError(f"--suppress {text}: write KIND, KIND:LINE, KIND:KERNEL or KIND:KERNEL:LINE")
        return cls(kind or "*", rest[0] if rest else "*", line)

    def fits(self, finding: Finding, kernel: str) -> bool:
        """Whether a finding is one of those."""
        lines = {finding.line, *(access.line for access in finding.accesses)}
        kinds = (finding.code, finding.rule or "")
        named = any(fnmatchcase(each, self.kind) for each in kinds)
        return named and fnmatchcase(kernel, self.kernel) and (self.line is None or self.line in lines)


def sanitize_file(request: SanitizeRequest) -> ExitCode | int:
    """Load, launch, show what was found."""
    try:
        suppressions = [Suppression.parse(text) for text in request.suppress]
        name, found = _run(request)
    except ptxvm.PtxError as error:
        print(render(error.findings, colour=wants_colour(sys.stderr, request.color)), end="", file=sys.stderr)
        return ExitCode.FOUND
    except (ValueError, TypeError, LookupError) as error:
        complain(error)
        return ExitCode.USAGE
    left = [each for each in found if not any(rule.fits(each, name) for rule in suppressions)]
    _show(left, len(found) - len(left), request)
    errors = any(finding.severity is not Severity.STYLE for finding in left)
    return request.error_exitcode if errors else ExitCode.CLEAN


def _run(request: SanitizeRequest) -> tuple[str, list[Finding]]:
    """The kernel's name and what was found."""
    arguments = [parse_value(text) for text in request.arguments]
    sources = read_ptx(request.file, request.gpu)
    checks = TOOLS[request.tool] + ("leak",) * request.leak_check + ("strict",) * request.strict
    with progress_line(sources[0].name, "CTAs", "watching") as line:
        kernel = pick_kernel(ptxvm.load(sources), request.kernel)
        try:
            result = kernel.launch(
                parse_dimensions(request.grid, "--grid"),
                parse_dimensions(request.block, "--block"),
                *arguments,
                cluster=None if request.cluster is None else parse_dimensions(request.cluster, "--cluster"),
                shared=request.shared,
                gpu=request.gpu,
                checks=checks,
                on_finding="collect",
                async_completion=request.async_completion,
                seed=request.seed,
                timeout=request.timeout,
                cooperative=request.cooperative,
                progress=line.show if line.is_shown else None,
            )
        except ptxvm.KernelFault as fault:
            return kernel.name, [*fault.findings, fault.as_finding(sources[0])]
    return kernel.name, list(result.findings)


def _show(findings: Sequence[Finding], suppressed: int, request: SanitizeRequest) -> None:
    chosen = OutputFormat(request.output_format)
    print(render(findings, chosen, colour=wants_colour(sys.stdout, request.color)), end="")
    if chosen not in (OutputFormat.FULL, OutputFormat.CONCISE):
        return
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = sum(finding.severity is Severity.WARNING for finding in findings)
    rule = "=" * min(9, max(get_terminal_size((NARROW, 0)).columns, 1))
    hidden = f" ({suppressed} suppressed)" if suppressed else ""
    if request.tool == "racecheck":
        print(
            f"{rule} RACECHECK SUMMARY: {_count(errors + warnings, 'hazard')} displayed "
            f"({_count(errors, 'error')}, {_count(warnings, 'warning')}){hidden}"
        )
    else:
        print(f"{rule} ERROR SUMMARY: {_count(errors, 'error')}{hidden}")


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
