"""`ptxvm profile`: what each line of a kernel does, counted."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from shutil import get_terminal_size

import ptxvm
from ptxvm.api import pick_kernel
from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.files import read_ptx
from ptxvm.cli.progress import progress_line
from ptxvm.cli.terminal import When, complain, wants_colour
from ptxvm.cli.values import parse_dimensions, parse_value
from ptxvm.diagnostics.render import render
from ptxvm.profiling import Profile
from ptxvm.profiling.counts import ORDERS
from ptxvm.profiling.page import page
from ptxvm.profiling.table import report

ANY_WIDTH = 0


@dataclass(frozen=True)
class ProfileRequest:
    """The command line of `ptxvm profile`, not yet interpreted."""

    file: Path
    kernel: str | None
    grid: str
    block: str
    cluster: str | None
    shared: int
    arguments: list[str]
    engine: str
    output_format: str
    output: Path | None
    top: int
    sort: str
    sources: bool
    listing: bool
    async_completion: str
    seed: int
    timeout: float | None
    cooperative: bool
    color: When


def profile_file(request: ProfileRequest) -> ExitCode:
    """Load, launch, show what was counted."""
    try:
        if request.sort not in ORDERS:
            raise ValueError(f"--sort {request.sort}: choose one of {', '.join(ORDERS)}")
        if request.top < 0:
            raise ValueError(f"--top {request.top}: it cannot be negative")
        text = _shown(_run(request), request)
    except ptxvm.PtxError as error:
        print(render(error.findings, colour=wants_colour(sys.stderr, request.color)), end="", file=sys.stderr)
        return ExitCode.FOUND
    except ptxvm.KernelFault as fault:
        complain(fault)
        return ExitCode.FOUND
    except (ValueError, TypeError, LookupError) as error:
        complain(error)
        return ExitCode.USAGE
    if request.output is None:
        print(text, end="")
    else:
        request.output.write_text(text, encoding="utf-8")
    return ExitCode.CLEAN


def _run(request: ProfileRequest) -> Profile:
    arguments = [parse_value(text) for text in request.arguments]
    sources = read_ptx(request.file)
    with progress_line(sources[0].name, "CTAs", "counting") as line:
        result = pick_kernel(ptxvm.load(sources), request.kernel).launch(
            parse_dimensions(request.grid, "--grid"),
            parse_dimensions(request.block, "--block"),
            *arguments,
            cluster=None if request.cluster is None else parse_dimensions(request.cluster, "--cluster"),
            shared=request.shared,
            engine=request.engine,
            profile=True,
            async_completion=request.async_completion,
            seed=request.seed,
            timeout=request.timeout,
            cooperative=request.cooperative,
            progress=line.show if line.is_shown else None,
        )
    assert result.profile is not None
    return result.profile


def _shown(profile: Profile, request: ProfileRequest) -> str:
    if request.output_format == "json":
        return profile.to_json() + "\n"
    if request.output_format == "html":
        return page(profile, request.sort, request.top)
    width = get_terminal_size((ANY_WIDTH, 0)).columns if request.output is None else ANY_WIDTH
    return report(
        profile, count=request.top, by=request.sort, sources=request.sources, width=width, whole=request.listing
    )
