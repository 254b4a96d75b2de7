"""`python -m tests.agreement.hardware ask FILE` on a machine with a GPU of compute capability 9.0, its driver and ptxas
(PYTHONPATH=src:. is enough there): runs the cases of `cases.json.xz` and writes what the GPU gives to FILE.

`cases` writes the cases anew, from the definitions; `keep FILE` (with ptxvm installed) shows where ptxvm computes
something else than the GPU did, and keeps digests of the results that are the same.
"""

from __future__ import annotations

import argparse
import json
import lzma
from pathlib import Path

from tests.agreement.hardware.cases import CASES, DIGESTS, Case, digests, load, results, save


def _ask(file: Path) -> None:
    from tests.agreement.hardware.running import run

    cases = load(CASES)
    answers = run([case.launch() for case in cases], "sm_90a")
    pairs = zip(cases, answers, strict=True)
    given = [answer if isinstance(answer, str) else digests(case, answer[0]) for case, answer in pairs]
    file.write_bytes(lzma.compress(json.dumps(given).encode()))
    for case, answer in zip(cases, answers, strict=True):
        if isinstance(answer, str):
            print(f"{case.seed}: {answer}")


def _keep(file: Path) -> None:
    cases, given = load(CASES), json.loads(lzma.decompress(file.read_bytes()))
    kept: list[tuple[Case, list[str]]] = []
    for case, answer in zip(cases, given, strict=True):
        if isinstance(answer, str):
            print(f"{case.seed}: {answer}")
            continue
        own = digests(case, results(case, "interpret"))
        for name, one, other in zip(case.outputs, own, answer, strict=True):
            if one != other:
                print(f"{name} differs")
        kept.append((case, [other if one == other else "" for one, other in zip(own, answer, strict=True)]))
    save([case for case, _ in kept], CASES)
    DIGESTS.write_bytes(lzma.compress(json.dumps([rows for _, rows in kept]).encode()))


def _cases() -> None:
    from tests.agreement.hardware.collecting import form_cases, product_cases

    save([*form_cases(2), *product_cases(), *form_cases(3)], CASES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("cases", "ask", "keep"))
    parser.add_argument("file", type=Path, nargs="?")
    options = parser.parse_args()
    if options.what == "cases":
        _cases()
    elif options.file is None:
        parser.error("which file?")
    else:
        (_ask if options.what == "ask" else _keep)(options.file)


if __name__ == "__main__":
    main()
