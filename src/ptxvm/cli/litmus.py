"""`ptxvm litmus`: what the axioms of the ISA allow, beside what the machine shows."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.progress import progress_line
from ptxvm.cli.terminal import complain
from ptxvm.exploring.litmus import Litmus, litmus


@dataclass(frozen=True)
class LitmusRequest:
    """The command line of `ptxvm litmus`, not yet interpreted."""

    files: list[Path]
    schedules: int
    seed: int
    copies: int
    limit: float
    output_format: str


def litmus_files(request: LitmusRequest) -> ExitCode:
    """Decide each test, and show all that was decided."""
    found: list[Litmus] = []
    with progress_line("litmus", "tests", "deciding") as line:
        for number, file in enumerate(request.files, 1):
            try:
                found.append(
                    litmus(
                        file,
                        schedules=request.schedules,
                        seed=request.seed,
                        copies=request.copies,
                        limit=request.limit,
                    )
                )
            except ValueError as error:
                complain(f"{file}: {error}")
                return ExitCode.USAGE
            if line.is_shown:
                line.show(number, len(request.files))
    if request.output_format == "json":
        print(json.dumps([_as_json(each) for each in found], indent=1))
    else:
        print("\n\n".join(map(str, found)))
    return ExitCode.FOUND if any(each.holds is None or each.forbidden for each in found) else ExitCode.CLEAN


def _as_json(found: Litmus) -> dict[str, object]:
    outcomes = sorted({*(found.allowed or ()), *found.observed})
    return {
        "name": found.name,
        "claim": f"{found.quantifier} {found.condition}",
        "holds": found.holds,
        "allowed": found.is_allowed,
        "outcomes": [
            {
                "values": dict(zip(found.variables, each, strict=True)),
                "condition": each in found.fulfilled,
                "allowed": None if found.allowed is None else each in found.allowed,
                "observed": found.observed.get(each, 0),
            }
            for each in outcomes
        ],
        "hangs": found.hangs,
        "undecided": found.undecided,
        "not_run": found.not_run,
    }
