"""`ptxvm run`."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import get_terminal_size

import numpy as np

import ptxvm
from ptxvm.api import pick_kernel
from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.files import read_ptx
from ptxvm.cli.progress import progress_line
from ptxvm.cli.tables import array_text
from ptxvm.cli.terminal import When, complain, wants_colour
from ptxvm.cli.values import Output, ValueSyntaxError, parse_dimensions, parse_value
from ptxvm.diagnostics import Source
from ptxvm.diagnostics.render import OutputFormat, render


@dataclass(frozen=True)
class RunRequest:
    """The command line of `ptxvm run`, not yet interpreted."""

    file: Path
    kernel: str | None
    grid: str
    block: str
    cluster: str | None
    shared: int
    gpu: str | None
    arguments: list[str]
    outputs: list[str]
    engine: str
    checks: str
    async_completion: str
    seed: int
    workers: int | None
    timeout: float | None
    cooperative: bool
    tensor_cores: str
    color: When


DEFAULT_WIDTH = 120
"""Columns, where there is no terminal to ask."""


def run_file(request: RunRequest) -> ExitCode:
    """Load, launch, show the arrays."""
    try:
        _run(request)
    except ptxvm.PtxError as error:
        _show_findings(error.findings, request.color)
        return ExitCode.FOUND
    except ptxvm.KernelFault as fault:
        complain(fault)
        return ExitCode.FOUND
    except (ValueError, TypeError, LookupError) as error:
        complain(error)
        return ExitCode.USAGE
    return ExitCode.CLEAN


def _run(request: RunRequest) -> None:
    arguments = [parse_value(text) for text in request.arguments]
    outputs = [_checked_output(text, arguments) for text in request.outputs]
    grid, block = parse_dimensions(request.grid, "--grid"), parse_dimensions(request.block, "--block")
    cluster = None if request.cluster is None else parse_dimensions(request.cluster, "--cluster")
    sources = read_ptx(request.file, request.gpu)
    with progress_line(sources[0].name, "CTAs", "loading and compiling") as line:
        kernel = pick_kernel(_loaded(sources, request.color), request.kernel)
        result = kernel.launch(
            grid,
            block,
            *arguments,
            cluster=cluster,
            shared=request.shared,
            gpu=request.gpu,
            engine=request.engine,
            checks=request.checks,
            async_completion=request.async_completion,
            seed=request.seed,
            workers=request.workers,
            timeout=request.timeout,
            cooperative=request.cooperative,
            tensor_cores=request.tensor_cores,
            progress=line.show if line.is_shown else None,
        )
    width = get_terminal_size((DEFAULT_WIDTH, 0)).columns
    for index, value in enumerate(arguments, 1):
        if isinstance(value, np.ndarray):
            print(f"argument {index}: {value.dtype} {'x'.join(map(str, value.shape))}")
            print(array_text(value, width))
    for output in outputs:
        with output.path.open("wb") as file:  # a name is taken as it is, whatever its suffix
            np.save(file, np.asarray(arguments[output.index - 1]))
    sys.stdout.flush()  # so that the results come first where both go to one file
    print(f"{kernel.name}: {result.seconds * 1e3:.3f} ms", file=sys.stderr)


def _loaded(sources: list[Source], color: When) -> ptxvm.Module:
    """The module; its warnings are shown as `ptxvm check` shows them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ptxvm.PtxWarning)
        module = ptxvm.load(sources)
    _show_findings(module.findings, color)
    return module


def _show_findings(findings: Sequence[ptxvm.Finding], color: When) -> None:
    print(render(findings, OutputFormat.FULL, colour=wants_colour(sys.stderr, color)), end="", file=sys.stderr)


def _checked_output(text: str, arguments: list[object]) -> Output:
    output = Output.parse(text)
    if output.index > len(arguments) or not isinstance(arguments[output.index - 1], np.ndarray):
        raise ValueSyntaxError(f"--out {text}: argument {output.index} is not an array")
    return output
