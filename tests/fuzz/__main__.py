"""`python -m tests.fuzz FIRST COUNT`: run so many cases, or `python -m tests.fuzz NUMBER` one of them, and its text.

A case that ends in anything but a documented way is reported with its number, and the next one is tried.
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import traceback

from tests.fuzz.mutants import case
from tests.fuzz.subjects import Bench

HANGING = 90


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int, nargs="?")
    parser.add_argument("-d", "--differences", action="store_true", help="tell where the engines end differently")
    parser.add_argument("-w", "--watched", action="store_true", help="with all checks, in random orders of the threads")
    parser.add_argument("-t", "--timeout", type=float, default=1.0)
    options = parser.parse_args()
    bench = Bench(options.timeout, options.watched)
    if options.count is None:
        sys.stdout.buffer.write(case(options.first) + b"\n")
    for number in range(options.first, options.first + (options.count or 1)):
        if number % 100 == 0:
            print(f"{number} ...", flush=True)
        faulthandler.dump_traceback_later(HANGING, exit=True)
        try:
            bench.try_out(case(number))
        except Exception as error:  # every kind is a find
            print(f"{number}: {type(error).__name__} {error}")
            print("".join(traceback.format_tb(error.__traceback__)[-3:]), flush=True)
        if options.differences and bench.differences:
            print(f"{number}: {'; '.join(bench.differences)}", flush=True)
        bench.differences.clear()
    faulthandler.cancel_dump_traceback_later()
    print(bench.ends, "healthy" if bench.is_healthy() else "BROKEN")


if __name__ == "__main__":
    main()
