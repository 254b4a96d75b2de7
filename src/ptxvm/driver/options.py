"""The options of everything that runs programs on the driver."""

from __future__ import annotations

import argparse

OPTIONS = ("gpu", "devices", "checks", "engine", "workers", "timeout", "sticky", "trace")
VALUED = ("--gpu", "--devices", "--checks", "--engine", "--workers", "--timeout")
"""Options with a value behind them."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add them to a parser."""
    parser.add_argument("--gpu", metavar="SM", help="what the program sees: sm_80, sm_90 (default), sm_100, ...")
    parser.add_argument("--devices", type=int, metavar="N", help="how many of it, 1 to 16")
    parser.add_argument(
        "--checks", metavar="NAMES", type=checks, help="of every launch: none, bounds (default), full, race,init, ..."
    )
    parser.add_argument("--engine", choices=("jit", "interpret"), help="who runs kernels (jit)")
    parser.add_argument("--workers", type=int, metavar="N", help="threads of the host for a launch (one per core)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds that a launch may take")
    parser.add_argument(
        "--no-sticky", dest="sticky", action="store_false", default=None, help="go on after a fault, once it is told"
    )
    parser.add_argument("--trace", action="store_true", default=None, help="write every call of the driver to stderr")


def checks(names: str) -> str:
    """As `Kernel.launch` takes them, with commas. Raises ArgumentTypeError."""
    from ptxvm.driver.settings import Settings  # noqa: PLC0415  (command lines start without it)

    try:
        Settings(checks=names)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"invalid choice: {error}") from None
    return names


def chosen(arguments: argparse.Namespace) -> dict[str, object]:
    """The settings that were given."""
    return {name: getattr(arguments, name) for name in OPTIONS}
