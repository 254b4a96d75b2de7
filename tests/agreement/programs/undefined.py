"""Programs in which some values are missing: both engines tell the same of what is undefined then."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from tests.agreement.programs.program import Program

import ptxvm

_GIVES_A_VALUE = re.compile(r"(@\S+ )?(mov|ld|add|cvt|selp|st\.(local|shared|[vb]\d))\b")
_ADDRESSES = re.compile(r"%(out|in|area|counters|local|generic|stack|shared|mine|thread|lane|gtid)\b,|\.param|\bpr\b")
_MOST = 6


def with_undefined_values(made: Program) -> Program:
    """Without a few statements of the kernel that give registers or memory their values."""
    rng = random.Random(made.seed)
    lines = made.text.splitlines()
    start = next(number for number, line in enumerate(lines) if ".entry" in line)
    able = [
        number
        for number, line in enumerate(lines)
        if number > start and _GIVES_A_VALUE.match(line) and not _ADDRESSES.search(line)
    ]
    dropped = set(rng.sample(able, min(len(able), rng.randint(1, _MOST))))
    text = "\n".join(line for number, line in enumerate(lines) if number not in dropped)
    assert not any(finding.severity == "error" for finding in ptxvm.check(text))
    return replace(made, before=text, body=[], after="", faulty=None)
