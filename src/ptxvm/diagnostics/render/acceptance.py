"""What the lines of a program need at least, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ptxvm.diagnostics.acceptance import Acceptance, Need


def render_acceptance_full(acceptances: Sequence[Acceptance]) -> str:
    """For each file its needs, then a table with a row for each statement."""
    return "\n".join(map(_full, acceptances))


def _full(acceptance: Acceptance) -> str:
    name = acceptance.source.name
    head = f"{name}: needs PTX {_version(acceptance.version)} and {acceptance.target}"
    if acceptance.target != acceptance.own_target:
        head += f"; PTX {_version(acceptance.own_version)} for {acceptance.own_target}"
    width = len(str(acceptance.needs[-1].line)) if acceptance.needs else 1
    rows = (f"{need.line:>{width}} | {_lowest(need):<12} | {need.text}" for need in acceptance.needs)
    return "".join(f"{line}\n" for line in (head, *rows))


def render_acceptance_concise(acceptances: Sequence[Acceptance]) -> str:
    """`name:line: PTX 7.8 sm_90: statement`."""
    return "".join(map(_concise, acceptances))


def _concise(acceptance: Acceptance) -> str:
    name = acceptance.source.name
    lines = (f"{name}:{need.line}: PTX {_lowest(need)}: {need.text}" for need in acceptance.needs)
    return "".join(f"{line}\n" for line in (f"{name}: PTX {_lowest(acceptance)}", *lines))


def render_acceptance_json(acceptances: Sequence[Acceptance]) -> str:
    """An object, or an array of them unless it is one file; versions are texts."""
    values = [_file_as_object(acceptance) for acceptance in acceptances]
    return json.dumps(values[0] if len(values) == 1 else values, indent=2) + "\n"


def _file_as_object(acceptance: Acceptance) -> dict[str, object]:
    return {
        "file": acceptance.source.name,
        "version": _version(acceptance.version),
        "target": acceptance.target,
        "own_target": acceptance.own_target,
        "own_version": _version(acceptance.own_version),
        "lines": [_as_object(need) for need in acceptance.needs],
    }


def _as_object(need: Need) -> dict[str, object]:
    return {"line": need.line, "version": _version(need.version), "target": need.target, "text": need.text}


def _lowest(of: Need | Acceptance) -> str:
    return f"{_version(of.version)} {of.target}"


def _version(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
