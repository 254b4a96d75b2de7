"""`python -m tests.agreement.programs FIRST LAST`: where compiled code differs from the interpreter, by programs.

`-m MODE,...` runs these modes (`running.py`; all if it is left out), `-f` programs with a fault, `-s SECONDS` takes for
so long out of a program what is not needed to show the difference, and prints the rest; `-t` prints programs only. Set
PTXVM_CACHE_DIR to a folder that may be thrown away: every program leaves its objects there.
"""

from __future__ import annotations

import argparse
import os
import time

from tests.agreement.programs.program import Program, program
from tests.agreement.programs.running import MODES, differences
from tests.agreement.programs.shrinking import shrink


def _found(made: Program, modes: tuple[str, ...]) -> list[str]:
    try:
        return differences(made, modes)
    except Exception as error:  # whatever it is: that is a finding, too
        return [f"program {made.seed}: {type(error).__name__}: {str(error)[:500]}"]


def _kind(finding: str) -> str:
    """What has to stay the same about a finding while its program gets shorter."""
    words = finding.partition("\n")[0].split()
    return " ".join(word for word in words[3:6] if not word.startswith("0x"))


def _shorten(made: Program, modes: tuple[str, ...], finding: str, seconds: float) -> str:
    def shows() -> bool:
        found = _found(made, modes)
        return bool(found) and ("Error" in found[0]) == ("Error" in finding) and _kind(found[0]) == _kind(finding)

    shrink(made.body, shows, seconds)
    return f"{made.text}// grid {made.ctas}, block {made.block}, n0 and n1 {made.numbers}\n{_found(made, modes)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("-m", "--modes", default=",".join(MODES))
    parser.add_argument("-f", "--faults", action="store_true")
    parser.add_argument("-s", "--shorten", type=float, default=0)
    parser.add_argument("-t", "--text", action="store_true")
    options = parser.parse_args()
    os.environ.setdefault("PTXVM_TIERS", "0")
    modes, start = tuple(options.modes.split(",")), time.monotonic()
    for seed in range(options.first, options.last):
        made = program(seed, with_fault=options.faults)
        if options.text:
            print(made.text)
            continue
        for finding in _found(made, modes):
            print(finding, flush=True)
            if options.shorten:
                print(_shorten(program(seed, with_fault=options.faults), modes, finding, options.shorten), flush=True)
        if (seed + 1 - options.first) % 50 == 0:
            print(f"{seed + 1 - options.first} programs, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
