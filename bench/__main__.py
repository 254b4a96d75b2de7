"""`python -m bench [PART ...] [--rounds N] [--clock wall|cpu]`: run the benchmarks and print their tables."""

import argparse
import os
import platform
import tempfile
from pathlib import Path

from .timing import CLOCKS

PARTS = (
    "kernels",
    "scaling",
    "compile",
    "first",
    "start",
    "check",
    "asynchronous",
    "textures",
    "products",
    "tensor",
    "watched",
    "stacks",
    "instructions",
)

MOST_ROUNDS = 3
"""Of each of the many instructions."""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--rounds", type=int, default=9, help="runs of which the best counts")
    parser.add_argument("--clock", choices=CLOCKS, default="wall", help="cpu: for a busy machine")
    parsed = parser.parse_args()
    unknown = set(parsed.parts) - set(PARTS)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return parsed


def processor() -> str:
    """The processor's name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def load() -> float:
    """How many programs wanted a core in the last minute, on average."""
    return os.getloadavg()[0]


def main() -> None:
    """Run the parts asked for, with an object cache of their own."""
    chosen = arguments()
    parts = chosen.parts or PARTS
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load():.1f}")
    if load() > 1:
        print("Other programs are running: times by the wall clock are too long.")
    with tempfile.TemporaryDirectory() as folder:
        # Set before ptxvm is imported: nothing compiled earlier may help, and nothing of this is kept.
        os.environ["PTXVM_CACHE_DIR"] = str(Path(folder, "cache"))
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy's products stand beside those of one worker
        os.environ["PTXVM_TIERS"] = "0"  # every first launch waits for the best code; "first" measures without
        run(parts, chosen, Path(folder))


def run(parts: tuple[str, ...] | list[str], chosen: argparse.Namespace, folder: Path) -> None:
    """Import late, after the environment is set."""
    from . import (  # noqa: PLC0415
        against_c,
        asynchronous,
        c_library,
        checking,
        compile_time,
        first_result,
        instructions,
        plain_products,
        scaling,
        stacks,
        start_up,
        tensor_cores,
        textures,
        triton_products,
        watched,
    )

    if "kernels" in parts:
        against_c.report(c_library.build(folder), chosen.rounds, chosen.clock)
    if "scaling" in parts:
        scaling.report(chosen.rounds)
    if "compile" in parts:
        compile_time.report(chosen.clock)
    if "first" in parts:
        first_result.report(chosen.clock)
    if "start" in parts:
        start_up.report(chosen.clock)
    if "check" in parts:
        checking.report(chosen.rounds, chosen.clock)
    if "asynchronous" in parts:
        asynchronous.report(chosen.rounds, chosen.clock)
    if "textures" in parts:
        textures.report(chosen.rounds, chosen.clock)
    if "products" in parts:
        plain_products.report(chosen.rounds, chosen.clock)
    if "tensor" in parts:
        tensor_cores.report(c_library.build(folder), min(chosen.rounds, MOST_ROUNDS), chosen.clock)
        triton_products.report(min(chosen.rounds, MOST_ROUNDS), chosen.clock)
    if "watched" in parts:
        watched.report(chosen.rounds, chosen.clock)
    if "stacks" in parts:
        stacks.report()
    if "instructions" in parts:
        instructions.report(min(chosen.rounds, MOST_ROUNDS), chosen.clock)


if __name__ == "__main__":
    main()
