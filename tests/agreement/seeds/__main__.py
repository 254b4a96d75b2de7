"""`make seeds DIR=...`: the example code in texts that describe the ISA, parsed and checked.

The texts are not ours and stay where they are. Prints the blocks that do not parse (typing errors of the texts, each
with its place) and the instructions that ptxvm rejects; with `--ptxas` only those that ptxas accepts. Exit code 1 if
there are any of the latter.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from tests.agreement.seeds.blocks import read_blocks
from tests.agreement.seeds.judge import ptxas_accepts, rejected, syntax_errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ptxas", default=shutil.which("ptxas"))
    options = parser.parse_args()
    blocks = read_blocks(options.folder)
    broken = {block: errors for block in blocks if (errors := syntax_errors(block))}
    for block, errors in broken.items():
        print(f"{block.file}:{block.line}: does not parse: {errors[0].message}")
    refused = [one for block in blocks if block not in broken for one in rejected(block)]
    if options.ptxas is not None:
        refused = [one for one in refused if ptxas_accepts(options.ptxas, one)]
    for one in refused:
        print(f"{one.block.file}:{one.block.line}: {one.text}\n    {one.finding.code} {one.finding.message}")
    print(f"{len(blocks)} blocks, {len(broken)} do not parse; {len(refused)} instructions rejected", end="")
    print(" that ptxas accepts" if options.ptxas else "")
    return int(bool(refused) and options.ptxas is not None)


if __name__ == "__main__":
    raise SystemExit(main())
