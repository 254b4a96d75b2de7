"""`ptxvm run`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import ptxvm
from ptxvm.api import pick_kernel
from ptxvm.cli.check import read_ptx
from ptxvm.cli.progress import progress_line
from ptxvm.cli.values import Output, ValueSyntaxError, parse_dimensions, parse_value
from ptxvm.diagnostics.render import render


@dataclass(frozen=True)
class RunRequest:
    """The command line of `ptxvm run`, not yet interpreted."""

    file: Path
    kernel: str | None
    grid: str
    block: str
    cluster: str | None
    shared: int
    arguments: list[str]
    outputs: list[str]
    engine: str
    checks: str
    async_completion: str
    seed: int
    workers: int | None
    timeout: float | None


def run_file(request: RunRequest) -> int:
    """Load, launch, show the arrays; the exit code is 1 for findings and faults, 2 for usage errors."""
    try:
        _run(request)
    except ptxvm.PtxError as error:
        print(render(error.findings, "full"), end="", file=sys.stderr)
        return 1
    except ptxvm.KernelFault as fault:
        print(f"ptxvm: {fault}", file=sys.stderr)
        return 1
    except (OSError, ValueError, TypeError, LookupError) as error:
        print(f"ptxvm: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("ptxvm: interrupted", file=sys.stderr)
        return 130
    return 0


def _run(request: RunRequest) -> None:
    arguments = [parse_value(text) for text in request.arguments]
    outputs = [_checked_output(text, arguments) for text in request.outputs]
    kernel = pick_kernel(ptxvm.load(read_ptx(request.file)), request.kernel)
    with progress_line(kernel.name) as progress:
        result = kernel.launch(
            parse_dimensions(request.grid),
            parse_dimensions(request.block),
            *arguments,
            cluster=None if request.cluster is None else parse_dimensions(request.cluster),
            shared=request.shared,
            engine=request.engine,
            checks=request.checks,
            async_completion=request.async_completion,
            seed=request.seed,
            workers=request.workers,
            timeout=request.timeout,
            progress=progress,
        )
    for index, value in enumerate(arguments, 1):
        if isinstance(value, np.ndarray):
            print(f"argument {index}: {value.dtype} {'x'.join(map(str, value.shape))}")
            print(np.array2string(value, threshold=16, edgeitems=4, prefix="  "))
    for output in outputs:
        np.save(output.path, np.asarray(arguments[output.index - 1]))
    print(f"{kernel.name}: {result.seconds * 1e3:.3f} ms", file=sys.stderr)


def _checked_output(text: str, arguments: list[object]) -> Output:
    output = Output.parse(text)
    if output.index > len(arguments) or not isinstance(arguments[output.index - 1], np.ndarray):
        raise ValueSyntaxError(f"--out {text}: argument {output.index} is not an array")
    return output
