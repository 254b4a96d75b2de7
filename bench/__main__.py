"""`python -m bench [PART ...] [--rounds N]`: run the benchmarks and print their tables."""

import argparse
import os
import platform
import tempfile
from pathlib import Path

PARTS = ("kernels", "scaling", "compile", "start")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--rounds", type=int, default=9, help="runs of which the best counts")
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


def main() -> None:
    """Run the parts asked for, with an object cache of their own."""
    chosen = arguments()
    parts = chosen.parts or PARTS
    print(f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        # Set before ptxvm is imported: nothing compiled earlier may help, and nothing of this is kept.
        os.environ["PTXVM_CACHE_DIR"] = str(Path(folder, "cache"))
        run(parts, chosen.rounds, Path(folder))


def run(parts: tuple[str, ...] | list[str], rounds: int, folder: Path) -> None:
    """Import late, after the environment is set."""
    from . import against_c, c_library, compile_time, scaling, start_up  # noqa: PLC0415

    if "kernels" in parts:
        against_c.report(c_library.build(folder), rounds)
    if "scaling" in parts:
        scaling.report(rounds)
    if "compile" in parts:
        compile_time.report()
    if "start" in parts:
        start_up.report()


if __name__ == "__main__":
    main()
