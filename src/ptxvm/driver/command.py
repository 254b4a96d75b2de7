"""The command line of `python -m ptxvm.driver`."""

from __future__ import annotations

import argparse
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

from ptxvm.driver.installing import install
from ptxvm.driver.options import VALUED, add_options, chosen

DESCRIPTION = "Run a Python program that uses CUDA without a GPU: ptxvm is its driver."
EXAMPLES = """examples:
  python -m ptxvm.driver train.py --epochs 1
  python -m ptxvm.driver --gpu sm_100 --devices 2 -m pytest tests
  python -m ptxvm.driver --checks full --no-sticky script.py

Every option has a variable as well: PTXVM_DRIVER_GPU=sm_80, PTXVM_DRIVER_STICKY=0, ..."""


def main(words: Sequence[str] | None = None) -> None:
    """Install the driver and run a script, a module or a line of code as Python does."""
    parser = argparse.ArgumentParser(
        "python -m ptxvm.driver",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="python -m ptxvm.driver [options] (script.py | -m module | -c code) [arguments ...]",
    )
    add_options(parser)
    own, program = split(list(sys.argv[1:] if words is None else words))
    arguments = parser.parse_args(own)
    if not program:
        parser.error("a script, -m module or -c code is needed")
    try:
        install(**chosen(arguments))  # type: ignore[arg-type]
    except (ValueError, OSError, RuntimeError) as error:
        parser.error(str(error))
    run(program)


def split(words: list[str]) -> tuple[list[str], list[str]]:
    """Our own words, and those of the program, which begin with a script, `-m` or `-c`."""
    place = 0
    while place < len(words):
        word = words[place]
        if word in ("-m", "-c") or not word.startswith("-") or word == "-":
            break
        place += 2 if word in VALUED else 1
    return words[:place], words[place:]


def run(program: list[str]) -> None:
    """Run a program as `python` does. `program`: a script, or `-m` and a module, or `-c` and code; then arguments."""
    first, *rest = program
    if first == "-m" and rest:
        sys.argv = rest
        sys.path.insert(0, str(Path.cwd()))
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    elif first == "-c" and rest:
        sys.argv = ["-c", *rest[1:]]
        sys.path.insert(0, "")
        exec(compile(rest[0], "<string>", "exec"), {"__name__": "__main__"})
    elif first in ("-m", "-c"):
        raise SystemExit(f"python -m ptxvm.driver: {first} needs an argument")
    else:
        sys.argv = program
        sys.path.insert(0, str(Path(first).resolve().parent))
        runpy.run_path(first, run_name="__main__")
