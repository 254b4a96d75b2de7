"""`python -m tests.agreement.mutants`: the mutants on which ptxvm and ptxas differ.

`--ask` asks ptxas about all mutants again, `-n NUMBER` prints one mutant.
"""

from __future__ import annotations

import argparse
import re
import subprocess

from tests.agreement.compilers.ptxas import refusal
from tests.agreement.mutants.mutants import mutant
from tests.agreement.mutants.verdicts import COUNT, DATA, digest, judge, verdicts


def _ask() -> None:
    lines = []
    number = 0
    while len(lines) < COUNT:
        _, text = mutant(number)
        try:
            complaint = refusal(text, generate=True)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"{number}: no verdict, {error}")
        else:
            lines.append(f"{number}\t{digest(text)}\t{_first_line(complaint)}")
        number += 1
    DATA.write_text("\n".join(lines) + "\n")


def _first_line(complaint: str | None) -> str:
    if complaint is None:
        return ""
    lines = [line for line in complaint.splitlines() if re.search(r"error|fatal", line)]
    return (lines or complaint.splitlines())[0].removeprefix("ptxas ").replace("\t", " ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ask", action="store_true")
    parser.add_argument("-n", "--number", type=int)
    options = parser.parse_args()
    if options.number is not None:
        print(mutant(options.number)[1])
        return
    if options.ask:
        _ask()
    outcomes = list(judge(verdicts()))
    for outcome in outcomes:
        if not outcome.agrees:
            ours = str(outcome.errors[0]) if outcome.errors else "accepts"
            print(f"{outcome.verdict.number}\n    ptxas {outcome.verdict.complaint or 'accepts'}\n    ptxvm {ours}")
    print(f"{sum(outcome.agrees for outcome in outcomes)} of {len(outcomes)} agree")


if __name__ == "__main__":
    main()
