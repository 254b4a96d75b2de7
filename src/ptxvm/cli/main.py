"""The command-line program. Exit codes: 0 clean, 1 findings or a kernel fault, 2 usage or internal error."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

# Only what reading the command line needs is imported here: each command loads the rest when it is executed.

_FILE = "a PTX file, `-` for standard input"
_VALUE = """one kernel argument, repeated in order: a number (3, 0x10, 2.5, u32:7, f32:2.5); @FILE.npy;
zeros:TYPE:SHAPE, ones:..., arange:..., random:TYPE:SHAPE[:SEED], full:TYPE:SHAPE:VALUE (TYPE f32, u8, ...; SHAPE 1024
or 64x64); hex:00ff... for the bytes of a structure"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point of the `ptxvm` command; returns the exit code (usage errors raise SystemExit(2))."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.execute(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes standard output once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "ptxvm", description="The PTX virtual machine: check, explain and run NVIDIA PTX on any CPU."
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_check(commands.add_parser("check", help="check PTX files like NVIDIA's assembler, with explanations"))
    _add_explain(commands.add_parser("explain", help="explain an instruction, a line, a finding code, a register ..."))
    _add_run(commands.add_parser("run", help="run a kernel and show what its array arguments hold afterwards"))
    _add_demo(commands.add_parser("demo", help="run a kernel made by nvcc (the Mandelbrot set)"))
    return parser


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="+", type=Path, help=_FILE)
    parser.add_argument("--target", metavar="SM", help="check for this target (sm_90a) whatever `.target` says")
    parser.add_argument("--ptx-version", metavar="X.Y", help="check for this PTX version (8.0)")
    parser.add_argument(
        "--output-format", metavar="FORMAT", default="full", help="full (default), concise, json, github or sarif"
    )
    parser.add_argument("--style", action="store_true", help="show style findings too")
    parser.add_argument(
        "--explain-acceptance", action="store_true", help="tell which PTX version and target each line needs at least"
    )
    parser.set_defaults(execute=_check)


def _check(options: argparse.Namespace) -> int:
    gc.disable()  # the process ends before there is garbage worth the search

    from ptxvm.cli.check import CheckRequest, check_files  # noqa: PLC0415

    return check_files(
        CheckRequest(
            options.file,
            options.target,
            options.ptx_version,
            options.output_format,
            options.style,
            options.explain_acceptance,
        )
    )


def _add_explain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "text",
        nargs="?",
        help="a mnemonic (shfl.sync), an instruction in quotes, FILE:LINE, a finding code (PTX204), "
        "a special register, a directive or a modifier",
    )
    parser.add_argument("--coverage", action="store_true", help="show every page of the ISA and how far it is")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(execute=_explain)


def _explain(options: argparse.Namespace) -> int:
    from ptxvm.cli.explain import show_explanation  # noqa: PLC0415

    return show_explanation(options.text, show_coverage=options.coverage, json_output=options.json)


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help=_FILE)
    parser.add_argument("kernel", nargs="?", help="the kernel; may be omitted when the file has one")
    parser.add_argument("--grid", default="1", help="CTAs in the grid: 16, 16,4 or 16x4x1")
    parser.add_argument("--block", default="1", help="threads in a CTA: 256, 16,16 or 16x16")
    parser.add_argument("--cluster", help="CTAs in a cluster; unless given as the kernel says")
    parser.add_argument("--shared", type=int, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--arg", action="append", default=[], metavar="VALUE", help=_VALUE)
    parser.add_argument(
        "--out", action="append", default=[], metavar="INDEX=FILE.npy", help="write array argument INDEX (from 1)"
    )
    parser.add_argument("--engine", default="jit", help="jit (compiled, default) or interpret")
    parser.add_argument("--checks", default="bounds", help="none, bounds (default) or full (interprets)")
    parser.add_argument(
        "--async-completion",
        default="late",
        metavar="WHEN",
        help="when asynchronous copies complete: late (default), early or random",
    )
    parser.add_argument("--seed", type=int, default=0, help="of random completion")
    parser.add_argument("--workers", type=int, help="worker threads; one per core unless given")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="stop the kernel after this time")
    parser.set_defaults(execute=_run)


def _run(options: argparse.Namespace) -> int:
    from ptxvm.cli.run import RunRequest, run_file  # noqa: PLC0415

    return run_file(
        RunRequest(
            options.file,
            options.kernel,
            options.grid,
            options.block,
            options.cluster,
            options.shared,
            options.arg,
            options.out,
            options.engine,
            options.checks,
            options.async_completion,
            options.seed,
            options.workers,
            options.timeout,
        )
    )


def _add_demo(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(execute=_demo)


def _demo(_: argparse.Namespace) -> int:
    from ptxvm.cli.demo import show_demo  # noqa: PLC0415

    return show_demo()
