"""`ptxvm explore`: a kernel in many orders of its threads."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.files import read_ptx
from ptxvm.cli.progress import progress_line
from ptxvm.cli.terminal import complain
from ptxvm.cli.values import parse_dimensions, parse_value
from ptxvm.exploring import explore


@dataclass(frozen=True)
class ExploreRequest:
    """The command line of `ptxvm explore`, not yet interpreted."""

    file: Path
    kernel: str | None
    grid: str
    block: str
    cluster: str | None
    shared: int
    gpu: str | None
    arguments: list[str]
    schedules: int
    strategy: str
    seed: int
    checks: str
    jobs: int
    results: Path | None
    shrink: bool
    cooperative: bool


def explore_file(request: ExploreRequest) -> ExitCode:
    """Run, show what differs and how to see it again."""
    try:
        return _explore(request)
    except (ValueError, TypeError, LookupError) as error:
        complain(error)
        return ExitCode.USAGE


def _explore(request: ExploreRequest) -> ExitCode:
    source, *_ = read_ptx(request.file, request.gpu)
    pool = ProcessPoolExecutor(request.jobs, get_context("spawn")) if request.jobs > 1 else nullcontext()
    with progress_line(source.name, "runs", "exploring") as line, pool as executor:
        found = explore(
            source.text + "\n",
            request.kernel,
            grid=parse_dimensions(request.grid, "--grid"),
            block=parse_dimensions(request.block, "--block"),
            args=[parse_value(text) for text in request.arguments],
            cluster=None if request.cluster is None else parse_dimensions(request.cluster, "--cluster"),
            shared=request.shared,
            gpu=request.gpu,
            schedules=request.schedules,
            strategy=request.strategy,
            seed=request.seed,
            checks=tuple(request.checks.split(",")),
            executor=executor,
            results=request.results,
            cooperative=request.cooperative,
            progress=line.show if line.is_shown else None,
        )
    print(found)
    for each in found.findings if request.shrink else ():
        print(f"shrunk: {each.kind} with schedule={found.shrink(each).schedule!r}")
    return ExitCode.CLEAN if found.is_clean else ExitCode.FOUND
