"""The command line of `python -m ptxvm.driver`."""

from __future__ import annotations

import argparse
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

from ptxvm.driver.installing import install

DESCRIPTION = "Run a Python program that uses CUDA without a GPU: ptxvm is its driver."
EXAMPLES = """examples:
  python -m ptxvm.driver train.py --epochs 1
  python -m ptxvm.driver --gpu sm_100 --devices 2 -m pytest tests
  python -m ptxvm.driver --checks full --no-sticky script.py

Every option has a variable as well: PTXVM_DRIVER_GPU=sm_80, PTXVM_DRIVER_STICKY=0, ..."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of everything that runs programs on the driver."""
    parser.add_argument("--gpu", metavar="SM", help="what the program sees: sm_80, sm_90 (default), sm_100, ...")
    parser.add_argument("--devices", type=int, metavar="N", help="how many of it, 1 to 16")
    parser.add_argument("--checks", choices=("none", "bounds", "full"), help="of every launch (bounds)")
    parser.add_argument("--engine", choices=("jit", "interpret"), help="who runs kernels (jit)")
    parser.add_argument("--workers", type=int, metavar="N", help="threads of the host for a launch (one per core)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds that a launch may take")
    parser.add_argument(
        "--no-sticky", dest="sticky", action="store_false", default=None, help="go on after a fault, once it is told"
    )
    parser.add_argument("--trace", action="store_true", default=None, help="write every call of the driver to stderr")


OPTIONS = ("gpu", "devices", "checks", "engine", "workers", "timeout", "sticky", "trace")


def chosen(arguments: argparse.Namespace) -> dict[str, object]:
    """The settings that were given."""
    return {name: getattr(arguments, name) for name in OPTIONS}


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
    takes_value = {"--gpu", "--devices", "--checks", "--engine", "--workers", "--timeout"}
    place = 0
    while place < len(words):
        word = words[place]
        if word in ("-m", "-c") or not word.startswith("-") or word == "-":
            break
        place += 2 if word in takes_value else 1
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
