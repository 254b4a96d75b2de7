"""`make seeds DIR=...`: the example code in texts that describe the ISA, parsed and checked.

The texts are not ours and stay where they are. Prints the blocks that do not parse (typing errors of the texts, each
with its place) and the instructions that ptxvm rejects although ptxas accepts them. Exit code 1 if there are any of the
latter.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.agreement.seeds.blocks import read_blocks
from tests.agreement.seeds.judge import ptxas_accepts, rejected, syntax_errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    blocks = read_blocks(options.folder)
    broken = {block: errors for block in blocks if (errors := syntax_errors(block))}
    for block, errors in broken.items():
        print(f"{block.file}:{block.line}: does not parse: {errors[0].message}")
    refused = [one for block in blocks if block not in broken for one in rejected(block) if ptxas_accepts(one)]
    for one in refused:
        print(f"{one.block.file}:{one.block.line}: {one.text}\n    {one.finding.code} {one.finding.message}")
    print(f"{len(blocks)} blocks, {len(broken)} do not parse; {len(refused)} rejected instructions that ptxas accepts")
    return int(bool(refused))


if __name__ == "__main__":
    raise SystemExit(main())
