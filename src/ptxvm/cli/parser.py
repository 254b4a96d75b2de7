"""The words of the command line: commands, options, help. Each command loads its own code when it is executed."""

from __future__ import annotations

import argparse
import difflib
import gc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ptxvm
from ptxvm.cli.exit_codes import MEANINGS, ExitCode
from ptxvm.cli.terminal import When
from ptxvm.driver.options import add_options

PROFILES = ("text", "html", "json")

TOOLS = ("full", "memcheck", "racecheck", "initcheck", "synccheck")

_COMMANDS = ("check", "explain", "run", "sanitize", "explore", "litmus", "profile", "exec", "demo")

_MAIN_HELP = f"""\
examples:
  ptxvm demo                               # something to see
  ptxvm check kernel.ptx                   # what is wrong with this file?
  ptxvm explain shfl.sync                  # what does this instruction do?
  ptxvm run kernel.ptx --block 32 --arg zeros:f32:32
  ptxvm COMMAND --help                     # all options of a command, with examples

exit codes:
{chr(10).join(f"  {int(code):<4} {meaning}" for code, meaning in MEANINGS.items())}

environment:
  NO_COLOR, FORCE_COLOR    never, always use colours (where --color does not say)
  PTXVM_CACHE_DIR          where compiled kernels are kept
  PTXVM_CPU                which processor to compile for: native, avx512, avx2, baseline
"""
_CHECK_HELP = """\
examples:
  ptxvm check saxpy.ptx
  ptxvm check kernels/ 'more/**/*.ptx'              # directories and patterns
  nvcc -ptx -o - saxpy.cu | ptxvm check -           # standard input
  ptxvm check --target sm_90a --ptx-version 8.0 saxpy.ptx
  ptxvm check --ignore PTX047 --ignore PTX112 saxpy.ptx
  ptxvm check --output-format github kernels/       # annotations in GitHub Actions
  ptxvm check --explain-acceptance saxpy.ptx        # the PTX version and target that each line needs

`ptxvm explain PTX047` tells what the code of a finding means. The exit code is 1 when there are errors, 2 when a file
could not be read; the other files are checked all the same.
"""
_EXPLAIN_HELP = """\
examples:
  ptxvm explain shfl.sync                           # an instruction
  ptxvm explain 'cvt.rn.satfinite.e4m3x2.f32 d, a, b;'
  ptxvm explain saxpy.ptx:18                        # a line of a file
  ptxvm explain PTX204                              # the code of a finding
  ptxvm explain %laneid                             # a special register
  ptxvm explain .maxntid                            # a directive, or a modifier
  ptxvm explain bank conflict                       # an idea; `ptxvm explain concepts` lists them
  ptxvm explain 9.7.9.25                            # a section of the PTX ISA
  ptxvm explain --coverage                          # all pages of the ISA and what ptxvm does with them

The exit code is 1 when nothing has this name, 2 when the file cannot be read.
"""
_RUN_HELP = """\
examples:
  ptxvm run saxpy.ptx --grid 4 --block 256 --arg zeros:f32:1024 --arg arange:f32:1024 --arg 2.0 --arg 1024
  ptxvm run matmul.ptx gemm --grid 8x8 --block 16x16 \\
            --arg random:f16:128x128 --arg @b.npy --arg zeros:float32:128x128 --out 3=c.npy
  ptxvm run kernel.ptx --timeout 10 --async-completion random --seed 7

values of --arg, one for each parameter in order:
  3, 0x10, -2.5, inf            a number, for whatever type the parameter has
  u32:7, f16:0.5, int64:-1      a number of this type
  zeros:TYPE:SHAPE              an array; SHAPE is 1024, 64x64, 4x64x64
  ones:TYPE:SHAPE, arange:TYPE:SHAPE, full:TYPE:SHAPE:VALUE, random:TYPE:SHAPE[:SEED]
  @FILE.npy                     an array from a file that NumPy has saved
  hex:00ff10                    the bytes of a structure
types: u8 u16 u32 u64, s8 s16 s32 s64, b8 b16 b32 b64, f16 bf16 f32 f64; also as i32, int32, int32_t, uint8, float32,
  half, float, double, int, unsigned, ...

Arrays are shown as they are after the launch; --out writes them whole. The exit code is 1 for errors in the PTX and
faults of the kernel, 2 for wrong arguments.
"""
_SANITIZE_HELP = """\
examples:
  ptxvm sanitize reduce.ptx --grid 4 --block 256 --arg zeros:f32:4 --arg ones:f32:1024
  ptxvm sanitize reduce.ptx reduce --tool racecheck --block 256 --arg zeros:f32:1 --suppress race:reduce:42

tools, as NVIDIA's Compute Sanitizer calls them:
  full                          all of them (default)
  memcheck                      addresses, in the compiled engine; --leak-check too: memory that is never freed
  racecheck                     accesses in all memories that nothing orders, by the memory model of the ISA
  initcheck                     branches, addresses and results that depend on what was never written
  synccheck                     barriers, masks and mbarriers that are misused

Values of --arg are those of `ptxvm run`. The exit code is that of --error-exitcode (1) if errors or warnings were
found, 2 for wrong arguments.
"""
_EXPLORE_HELP = """\
examples:
  ptxvm explore lock.ptx --grid 2 --block 32 --arg zeros:u32:4 --schedules 200
  ptxvm explore lock.ptx --grid 2 --arg zeros:u32:4 --strategy all --schedules 5000 --shrink
  ptxvm explore lock.ptx --grid 2 --arg zeros:u32:4 --jobs 8 --results runs.jsonl     # goes on where it was

Values of --arg are those of `ptxvm run`. What is printed as schedule=..., async_completion=..., seed=... repeats a run.
The exit code is 1 if something was found or results differ, 2 for wrong arguments.
"""
_LITMUS_HELP = """\
examples:
  ptxvm litmus mp.litmus
  ptxvm litmus tests/*.litmus --schedules 1000 --output-format json
  ptxvm litmus mp.litmus --copies 1000000            # compiled, on all cores
  ptxvm litmus mp.litmus --schedules 0               # the axioms alone

A test is a table with a column for each thread; docs/sanitizer.md tells the format. The exit code is 1 if the machine
shows an outcome that the axioms forbid (a defect of ptxvm) or a test cannot be decided within --limit, 2 for files
that are no litmus tests.
"""
_PROFILE_HELP = """\
examples:
  ptxvm profile saxpy.ptx --grid 4 --block 256 --arg zeros:f32:1024 --arg ones:f32:1024 --arg 2.0 --arg 1024
  ptxvm profile transpose.ptx --block 32x8 --arg zeros:f32:1024 --arg ones:f32:1024 --sort bank_conflicts --listing
  ptxvm profile gemm.ptx gemm --block 128 --arg zeros:f16:64x64 --output-format html --output gemm.html

What the numbers mean is told in docs/performance.md; none of them is a time. --sort takes the names that
--output-format json shows. Values of --arg are those of `ptxvm run`. The exit code is 1 for errors in the PTX and
faults of the kernel, 2 for wrong arguments.
"""
_DEMO_HELP = """\
example:
  ptxvm demo

The exit code is 1 if the kernel and NumPy disagree.
"""


_EXEC_HELP = """\
The program finds ptxvm's libcuda.so.1, libcudart.so.12 and .13, and libnvidia-ml.so.1 in front of others. It must use
the shared CUDA runtime (`nvcc -cudart shared`) or the driver API, and hold PTX (nvcc's default for the newest target).

examples:
  ptxvm exec ./vectorAdd
  ptxvm exec --gpu sm_80 --checks full ./matrixMul -wA=64 -hA=64
"""


class _Parser(argparse.ArgumentParser):
    """With examples below the options, as they are written, and without abbreviated options."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **given)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options; `options.execute(options)` runs the command. Raises SystemExit for `--help` and usage errors."""
    parser = _parser()
    words = _with_values_attached(arguments)
    if not words:
        parser.print_help()
        raise SystemExit(ExitCode.USAGE)
    if not words[0].startswith("-") and words[0] not in _COMMANDS:
        close = difflib.get_close_matches(words[0], _COMMANDS, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is {', '.join(_COMMANDS)}"
        parser.error(f"unknown command {words[0]!r}; {hint}")
    return parser.parse_args(words)


def _with_values_attached(arguments: Sequence[str]) -> list[str]:
    """`--arg -inf` as `--arg=-inf`: a value may look like an option."""
    words: list[str] = []
    for word in arguments:
        if words and words[-1] == "--arg":
            words[-1] = f"--arg={word}"
        else:
            words.append(word)
    return words


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="ptxvm",
        description="The PTX virtual machine: check, explain and run NVIDIA PTX on a CPU.",
        epilog=_MAIN_HELP,
    )
    parser.add_argument("--version", action="version", version=f"ptxvm {ptxvm.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    check = "check PTX files like NVIDIA's assembler, with explanations"
    _add_check(commands.add_parser("check", help=check, description=f"{_sentence(check)}.", epilog=_CHECK_HELP))
    explain = "explain an instruction, a line, a finding code, a register, ..."
    _add_explain(commands.add_parser("explain", help=explain, description=_sentence(explain), epilog=_EXPLAIN_HELP))
    run = "run a kernel and show what its array arguments hold afterwards"
    _add_run(commands.add_parser("run", help=run, description=f"{_sentence(run)}.", epilog=_RUN_HELP))
    sanitize = "run a kernel and tell what is wrong with its accesses and its synchronisation"
    _add_sanitize(
        commands.add_parser("sanitize", help=sanitize, description=f"{_sentence(sanitize)}.", epilog=_SANITIZE_HELP)
    )
    explore = "run a kernel in many orders of its threads and tell where it is wrong or results differ"
    _add_explore(
        commands.add_parser("explore", help=explore, description=f"{_sentence(explore)}.", epilog=_EXPLORE_HELP)
    )
    litmus = "tell which outcomes of a litmus test the memory model allows, and which the machine shows"
    _add_litmus(commands.add_parser("litmus", help=litmus, description=f"{_sentence(litmus)}.", epilog=_LITMUS_HELP))
    profile = "run a kernel and show what each of its lines does, in exact numbers"
    _add_profile(
        commands.add_parser("profile", help=profile, description=f"{_sentence(profile)}.", epilog=_PROFILE_HELP)
    )
    program = "run a program that uses CUDA, as it is, without a GPU"
    _add_exec(commands.add_parser("exec", help=program, description=f"{_sentence(program)}.", epilog=_EXEC_HELP))
    demo = "run a kernel made by nvcc (the Mandelbrot set) and compare it with NumPy"
    _add_demo(commands.add_parser("demo", help=demo, description=f"{_sentence(demo)}.", epilog=_DEMO_HELP))
    return parser


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _add_color(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--color", choices=[str(when) for when in When], default="auto", metavar="WHEN", help="auto, always or never"
    )


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="+", help="PTX files, directories (all *.ptx files below them), patterns, `-` for standard input"
    )
    parser.add_argument("--target", metavar="SM", help="check for this target (sm_90a) whatever `.target` says")
    parser.add_argument("--ptx-version", metavar="X.Y", help="check for this PTX version (8.0)")
    parser.add_argument(
        "--output-format", metavar="FORMAT", default="full", help="full (default), concise, json, github or sarif"
    )
    parser.add_argument(
        "--ignore", metavar="CODE", action="append", default=[], help="leave out findings with this code; repeatable"
    )
    parser.add_argument("--style", action="store_true", help="show style findings too")
    parser.add_argument(
        "--runnable", action="store_true", help="tell which kernels cannot be run, and because of which line"
    )
    parser.add_argument(
        "--explain-acceptance", action="store_true", help="tell which PTX version and target each line needs at least"
    )
    _add_color(parser)
    parser.set_defaults(execute=_check)


def _check(options: argparse.Namespace) -> ExitCode:
    collects = gc.isenabled()
    gc.disable()  # the process ends before there is garbage worth the search
    try:
        return _check_files(options)
    finally:
        if collects:
            gc.enable()


def _check_files(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.check import CheckRequest, check_files  # noqa: PLC0415

    return check_files(
        CheckRequest(
            options.file,
            options.target,
            options.ptx_version,
            options.output_format,
            options.ignore,
            options.style,
            options.runnable,
            options.explain_acceptance,
            When(options.color),
        )
    )


def _add_explain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", nargs="*", help="what to explain; quote what the shell would change (`;`, `[a]`, `|`)")
    parser.add_argument("--coverage", action="store_true", help="show every page of the ISA and how far it is")
    parser.add_argument("--json", action="store_true", help="print JSON")
    _add_color(parser)
    parser.set_defaults(execute=_explain)


def _explain(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.explain import show_explanation  # noqa: PLC0415

    text = " ".join(options.text)
    return show_explanation(text, show_coverage=options.coverage, json_output=options.json, color=When(options.color))


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a PTX file, `-` for standard input")
    parser.add_argument("kernel", nargs="?", help="the kernel; may be omitted when the file has one")
    parser.add_argument("--grid", default="1", metavar="N", help="CTAs in the grid: 16, 16,4 or 16x4x1")
    parser.add_argument("--block", default="1", metavar="N", help="threads in a CTA: 256, 16,16 or 16x16")
    parser.add_argument("--cluster", metavar="N", help="CTAs in a cluster; unless given as the kernel says")
    parser.add_argument("--shared", type=_integer, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--gpu", metavar="NAME", help="whose limits and number of multiprocessors hold (sm_90)")
    parser.add_argument(
        "--arg", action="append", default=[], metavar="VALUE", help="one kernel argument, repeated in order; see below"
    )
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
    parser.add_argument("--seed", type=_integer, default=0, metavar="N", help="of random completion")
    parser.add_argument("--workers", type=_integer, metavar="N", help="worker threads; one per core unless given")
    parser.add_argument("--cooperative", action="store_true", help="all CTAs are alive at once, for grid barriers")
    parser.add_argument(
        "--tensor-cores",
        default="target",
        metavar="NAME",
        help="whose sums matrix products have: target (default), sm_70 to sm_120, or fast",
    )
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="stop the kernel after this time")
    _add_color(parser)
    parser.set_defaults(execute=_run)


def _integer(text: str) -> int:
    return int(text, 0)


_integer.__name__ = "integer"  # as argparse names the type in messages


def _run(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.run import RunRequest, run_file  # noqa: PLC0415

    return run_file(
        RunRequest(
            options.file,
            options.kernel,
            options.grid,
            options.block,
            options.cluster,
            options.shared,
            options.gpu,
            options.arg,
            options.out,
            options.engine,
            options.checks,
            options.async_completion,
            options.seed,
            options.workers,
            options.timeout,
            options.cooperative,
            options.tensor_cores,
            When(options.color),
        )
    )


def _add_sanitize(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a PTX file, `-` for standard input")
    parser.add_argument("kernel", nargs="?", help="the kernel; may be omitted when the file has one")
    parser.add_argument("--tool", choices=TOOLS, default="full", metavar="TOOL", help=f"{', '.join(TOOLS)} (default)")
    parser.add_argument("--grid", default="1", metavar="N", help="CTAs in the grid: 16, 16,4 or 16x4x1")
    parser.add_argument("--block", default="1", metavar="N", help="threads in a CTA: 256, 16,16 or 16x16")
    parser.add_argument("--cluster", metavar="N", help="CTAs in a cluster; unless given as the kernel says")
    parser.add_argument("--shared", type=_integer, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--gpu", metavar="NAME", help="whose limits and number of multiprocessors hold (sm_90)")
    parser.add_argument("--arg", action="append", default=[], metavar="VALUE", help="one kernel argument, repeated")
    parser.add_argument("--leak-check", action="store_true", help="tell what threads allocate and nobody frees")
    parser.add_argument("--strict", action="store_true", help="tell also what is rarely meant: equal values")
    parser.add_argument(
        "--suppress",
        action="append",
        default=[],
        metavar="KIND[:KERNEL][:LINE]",
        help="leave out findings of a kind (`*`: any), in a kernel, in a line; repeatable",
    )
    parser.add_argument("--output-format", metavar="FORMAT", default="full", help="full, concise, json, github, sarif")
    parser.add_argument("--error-exitcode", type=_integer, default=1, metavar="N", help="if something was found (1)")
    parser.add_argument("--async-completion", default="late", metavar="WHEN", help="late (default), early or random")
    parser.add_argument("--seed", type=_integer, default=0, metavar="N", help="of random completion")
    parser.add_argument("--cooperative", action="store_true", help="all CTAs are alive at once, for grid barriers")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="stop the kernel after this time")
    _add_color(parser)
    parser.set_defaults(execute=_sanitize)


def _sanitize(options: argparse.Namespace) -> int:
    from ptxvm.cli.sanitize import SanitizeRequest, sanitize_file  # noqa: PLC0415

    return sanitize_file(
        SanitizeRequest(
            options.file,
            options.kernel,
            options.grid,
            options.block,
            options.cluster,
            options.shared,
            options.gpu,
            options.arg,
            options.tool,
            options.leak_check,
            options.strict,
            options.suppress,
            options.output_format,
            options.error_exitcode,
            options.async_completion,
            options.seed,
            options.timeout,
            options.cooperative,
            When(options.color),
        )
    )


def _add_exec(parser: argparse.ArgumentParser) -> None:
    parser.usage = "ptxvm exec [options] PROGRAM [arguments ...]"
    add_options(parser)
    parser.add_argument("program", nargs=argparse.REMAINDER, metavar="PROGRAM", help="and its arguments")
    parser.set_defaults(execute=_exec)


def _exec(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.execute import execute_program  # noqa: PLC0415

    return execute_program(options)


def _add_explore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a PTX file, `-` for standard input")
    parser.add_argument("kernel", nargs="?", help="the kernel; may be omitted when the file has one")
    parser.add_argument("--grid", default="1", metavar="N", help="CTAs in the grid: 16, 16,4 or 16x4x1")
    parser.add_argument("--block", default="1", metavar="N", help="threads in a CTA: 256, 16,16 or 16x16")
    parser.add_argument("--cluster", metavar="N", help="CTAs in a cluster; unless given as the kernel says")
    parser.add_argument("--shared", type=_integer, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--gpu", metavar="NAME", help="whose limits and number of multiprocessors hold (sm_90)")
    parser.add_argument("--arg", action="append", default=[], metavar="VALUE", help="one kernel argument, repeated")
    parser.add_argument("--schedules", type=_integer, default=1000, metavar="N", help="how many runs (1000)")
    parser.add_argument("--strategy", default="random", metavar="NAME", help="random (default), pct or all")
    parser.add_argument("--seed", type=_integer, default=0, metavar="N", help="of the first run")
    parser.add_argument("--checks", default="full", metavar="NAMES", help="as of `ptxvm.run`, with commas (full)")
    parser.add_argument("--jobs", type=_integer, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--results", type=Path, metavar="FILE", help="runs made before and now, to go on with")
    parser.add_argument("--shrink", action="store_true", help="show each finding with few switches, too")
    parser.add_argument("--cooperative", action="store_true", help="all CTAs are alive at once, for grid barriers")
    parser.set_defaults(execute=_explore)


def _explore(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.explore import ExploreRequest, explore_file  # noqa: PLC0415

    return explore_file(
        ExploreRequest(
            options.file,
            options.kernel,
            options.grid,
            options.block,
            options.cluster,
            options.shared,
            options.gpu,
            options.arg,
            options.schedules,
            options.strategy,
            options.seed,
            options.checks,
            options.jobs,
            options.results,
            options.shrink,
            options.cooperative,
        )
    )


def _add_litmus(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="+", type=Path, help="litmus tests")
    parser.add_argument("--schedules", type=_integer, default=100, metavar="N", help="orders of the threads (100)")
    parser.add_argument("--seed", type=_integer, default=0, metavar="N", help="of the first order")
    parser.add_argument("--copies", type=_integer, default=0, metavar="N", help="copies by compiled code, too (0)")
    parser.add_argument("--limit", type=float, default=60.0, metavar="SECONDS", help="for the axioms of a test (60)")
    parser.add_argument(
        "--output-format", choices=("text", "json"), default="text", metavar="FORMAT", help="text, json"
    )
    parser.set_defaults(execute=_litmus)


def _litmus(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.litmus import LitmusRequest, litmus_files  # noqa: PLC0415

    return litmus_files(
        LitmusRequest(
            options.file, options.schedules, options.seed, options.copies, options.limit, options.output_format
        )
    )


def _add_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a PTX file, `-` for standard input")
    parser.add_argument("kernel", nargs="?", help="the kernel; may be omitted when the file has one")
    parser.add_argument("--grid", default="1", metavar="N", help="CTAs in the grid: 16, 16,4 or 16x4x1")
    parser.add_argument("--block", default="1", metavar="N", help="threads in a CTA: 256, 16,16 or 16x16")
    parser.add_argument("--cluster", metavar="N", help="CTAs in a cluster; unless given as the kernel says")
    parser.add_argument("--shared", type=_integer, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--arg", action="append", default=[], metavar="VALUE", help="one kernel argument, repeated")
    parser.add_argument("--engine", default="jit", help="jit (default) or interpret: the numbers are the same")
    parser.add_argument(
        "--output-format", choices=PROFILES, default="text", metavar="FORMAT", help=f"{', '.join(PROFILES)} (text)"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="write to this file")
    parser.add_argument("--top", type=_integer, default=10, metavar="N", help="lines that are shown first (10)")
    parser.add_argument("--sort", default="executions", metavar="NAME", help="by which number (executions)")
    parser.add_argument("--source", action="store_true", help="lines of the source (`.loc`), not of the PTX")
    parser.add_argument("--listing", action="store_true", help="show the whole text, too, with numbers beside it")
    parser.add_argument("--async-completion", default="late", metavar="WHEN", help="late (default), early or random")
    parser.add_argument("--seed", type=_integer, default=0, metavar="N", help="of random completion")
    parser.add_argument("--cooperative", action="store_true", help="all CTAs are alive at once, for grid barriers")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="stop the kernel after this time")
    _add_color(parser)
    parser.set_defaults(execute=_profile)


def _profile(options: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.profile import ProfileRequest, profile_file  # noqa: PLC0415

    return profile_file(
        ProfileRequest(
            options.file,
            options.kernel,
            options.grid,
            options.block,
            options.cluster,
            options.shared,
            options.arg,
            options.engine,
            options.output_format,
            options.output,
            options.top,
            options.sort,
            options.source,
            options.listing,
            options.async_completion,
            options.seed,
            options.timeout,
            options.cooperative,
            When(options.color),
        )
    )


def _add_demo(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(execute=_demo)


def _demo(_: argparse.Namespace) -> ExitCode:
    from ptxvm.cli.demo import show_demo  # noqa: PLC0415

    return show_demo()
