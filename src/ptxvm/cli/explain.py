"""`ptxvm explain`."""

from __future__ import annotations

import json
import sys

from ptxvm.api.explain import as_json, as_text, coverage, explain_topic


def show_explanation(text: str | None, *, show_coverage: bool, json_output: bool) -> int:
    """Print an explanation or the coverage table; the exit code is 1 for unknown names, 2 for usage errors."""
    if (text is None) != show_coverage:
        print("ptxvm: name what to explain, or ask for --coverage", file=sys.stderr)
        return 2
    if text is None:
        table = coverage(as_values=json_output)
        print(
            table if isinstance(table, str) else json.dumps(table, indent=2), end="" if isinstance(table, str) else "\n"
        )
        return 0
    try:
        explanation = explain_topic(text)
    except (LookupError, OSError) as error:
        print(f"ptxvm: {error}", file=sys.stderr)
        return 1 if isinstance(error, LookupError) else 2
    if json_output:
        print(json.dumps(as_json(explanation), indent=2, ensure_ascii=False))
    else:
        print(as_text(explanation), end="")
    return 0
