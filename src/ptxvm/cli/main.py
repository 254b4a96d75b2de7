"""The command-line program. Exit codes: 0 clean, 1 findings or a kernel fault, 2 usage or internal error."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ptxvm.cli.values import HELP as VALUE_HELP

app = typer.Typer(
    name="ptxvm",
    help="The PTX virtual machine: check, explain and run NVIDIA PTX on any CPU.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

PtxFile = Annotated[Path, typer.Argument(help="A PTX file, `-` for standard input.", show_default=False)]


@app.command()
def check(
    file: PtxFile,
    target: Annotated[str | None, typer.Option(help="Check for this target (sm_90a) whatever `.target` says.")] = None,
    ptx_version: Annotated[str | None, typer.Option(help="Check for this PTX version (8.0).")] = None,
    output_format: Annotated[str, typer.Option(help="full, concise, json, github or sarif.")] = "full",
    style: Annotated[bool, typer.Option("--style", help="Show style findings too.")] = False,
) -> None:
    """Check a PTX file like NVIDIA's assembler, with explanations."""
    from ptxvm.cli.check import check_file  # noqa: PLC0415  (each command loads only what it needs)

    raise typer.Exit(check_file(file, target, ptx_version, output_format, style))


@app.command()
def explain(
    text: Annotated[
        str | None,
        typer.Argument(
            help="A mnemonic (shfl.sync), an instruction in quotes, FILE:LINE, a finding code (PTX204), a special "
            "register, a directive or a modifier.",
            show_default=False,
        ),
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show every page of the ISA and how far it is.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Explain an instruction, a line of a file, a finding code, a special register or a directive."""
    from ptxvm.cli.explain import show_explanation  # noqa: PLC0415

    raise typer.Exit(show_explanation(text, show_coverage=coverage, json_output=json))


@app.command()
def run(  # noqa: PLR0917  (typer reads the options from the signature)
    file: PtxFile,
    kernel: Annotated[str | None, typer.Argument(help="The kernel; may be omitted when the file has one.")] = None,
    grid: Annotated[str, typer.Option(help="CTAs in the grid: 16, 16,4 or 16x4x1.")] = "1",
    block: Annotated[str, typer.Option(help="Threads in a CTA: 256, 16,16 or 16x16.")] = "1",
    shared: Annotated[int, typer.Option(help="Dynamic shared memory in bytes.")] = 0,
    arg: Annotated[list[str] | None, typer.Option(help=VALUE_HELP)] = None,
    out: Annotated[list[str] | None, typer.Option(help="INDEX=FILE.npy: write array argument INDEX (from 1).")] = None,
    engine: Annotated[str, typer.Option(help="jit (compiled) or interpret.")] = "jit",
    checks: Annotated[str, typer.Option(help="none, bounds or full.")] = "bounds",
    workers: Annotated[int | None, typer.Option(help="Worker threads; one per core unless given.")] = None,
    timeout: Annotated[float | None, typer.Option(help="Stop the kernel after this many seconds.")] = None,
) -> None:
    """Run a kernel of a PTX file and show what its array arguments hold afterwards."""
    from ptxvm.cli.run import RunRequest, run_file  # noqa: PLC0415

    raise typer.Exit(
        run_file(RunRequest(file, kernel, grid, block, shared, arg or [], out or [], engine, checks, workers, timeout))
    )


@app.command()
def demo() -> None:
    """Run a kernel made by nvcc (the Mandelbrot set) and show its result and time."""
    from ptxvm.cli.demo import show_demo  # noqa: PLC0415

    raise typer.Exit(show_demo())


def main() -> None:
    """Entry point of the `ptxvm` command."""
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(1) from None
