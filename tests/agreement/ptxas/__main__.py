"""`python -m tests.agreement.ptxas [FAMILY ...]`: agreement by family, and the rows that differ.

`-f FILE` takes the rows from a file, `-n COUNT` judges a sample, `-d COUNT` prints so many differing rows of each
family, `-c` the codes by ptxas message.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.agreement.ptxas.verdicts import DATA, Outcome, codes_by_message, judge, rows, sample, scores


def _show(outcome: Outcome) -> str:
    row = outcome.row
    verdict = "accepts" if row.accept else f"says {row.message}"
    ours = f"{outcome.errors[0].code} {outcome.errors[0].message}" if outcome.errors else "accepts"
    return f"  {row.instr or row.id}  ({row.ptx_version} {row.target})\n      ptxas {verdict}\n      ptxvm {ours}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*")
    parser.add_argument("-f", "--file", type=Path, default=DATA)
    parser.add_argument("-n", "--count", type=int)
    parser.add_argument("-d", "--differences", type=int, default=0)
    parser.add_argument("-c", "--codes", action="store_true")
    options = parser.parse_args()
    chosen = [row for row in rows(options.file) if not options.families or row.family in options.families]
    if options.count:
        chosen = sample(chosen, min(options.count, len(chosen)))
    outcomes = list(judge(chosen))
    for family, score in sorted(scores(outcomes).items()):
        print(f"{family:32} {score}")
        different = [outcome for outcome in outcomes if outcome.row.family == family and not outcome.agrees]
        for outcome in sample(different, min(options.differences, len(different))):
            print(_show(outcome))
    if options.codes:
        for (message, code), count in codes_by_message(outcomes).most_common(100):
            print(f"{count:6} {code} {message}")


if __name__ == "__main__":
    main()
