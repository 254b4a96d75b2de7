"""`python -m tests.agreement.engines [PAGE ...]`: where the engines differ, by page; PAGE is a part of its name.

`-n COUNT` probes so many forms of each definition (all of them if 0), `-v VARIANT` draws other operands and masks,
`-r` lists the forms for which the checker accepts no probe, `-s` runs the safe version of compiled code.
"""

from __future__ import annotations

import argparse
import time

from tests.agreement.engines.agreement import compare, safe_version
from tests.agreement.engines.batches import batches
from tests.agreement.engines.forms import definitions, forms_of, spread
from tests.agreement.engines.program import Program, build


def _faults(program: Program, options: argparse.Namespace) -> None:
    """Run the probes of a program that does not run through one by one."""
    for probe in program.probes:
        alone = build([probe], program.platform, program.shape)
        try:
            for mismatch in compare(alone):
                print(f"    {mismatch}")
        except Exception as error:  # whatever it is, the next probe is of interest too
            print(f"  {probe.name}: {type(error).__name__} {error}")
            if options.text:
                print(alone.text)


def _run(program: Program, options: argparse.Namespace) -> None:
    try:
        found = list(compare(program))
    except Exception as error:
        print(f"  {type(error).__name__} {error}")
        _faults(program, options)
        return
    for mismatch in found[: options.differences]:
        print(f"    {mismatch}")
    if len(found) > options.differences:
        print(f"    and {len(found) - options.differences} more")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*")
    parser.add_argument("-n", "--count", type=int, default=30)
    parser.add_argument("-v", "--variant", type=int, default=0)
    parser.add_argument("-d", "--differences", type=int, default=6)
    parser.add_argument("-r", "--refused", action="store_true")
    parser.add_argument("-s", "--safe", action="store_true")
    parser.add_argument("-t", "--text", action="store_true")
    options = parser.parse_args()
    for name, definition in definitions():
        if options.pages and not any(page in name for page in options.pages):
            continue
        forms = forms_of(definition)
        start = time.process_time()
        made = batches(spread(forms, options.count) if options.count else forms, options.variant)
        print(f"{name}: {made.covered} of {len(forms)} forms", flush=True)
        if options.refused:
            for refusal in made.refused:
                print(f"  refused {refusal.opcode}: {refusal.reason}")
        with safe_version(options.safe):
            for program in made.programs:
                _run(program, options)
        print(f"  {time.process_time() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
