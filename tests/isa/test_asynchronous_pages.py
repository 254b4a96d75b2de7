"""The programs of the pages of asynchronous instructions give the same whenever their operations complete."""

import numpy as np
import pytest
from tests.isa.program_pages import LANES, RECORD, read_programs

import ptxvm

PROGRAMS = [
    program
    for program in read_programs()
    if program.page.startswith(("async_copy/", "synchronization/mbarrier")) and not program.fault
]
COMPLETIONS = [("early", 0), *(("random", seed) for seed in range(4))]


@pytest.mark.parametrize("program", PROGRAMS, ids=str)
def test_completion_changes_nothing(program):
    module = ptxvm.load(program.ptx())
    for completion, seed in COMPLETIONS:
        # The page may have variables, which keep what the last launch wrote.
        for array in module.globals.values():
            array[:] = 0
        records, outputs = program.records(), np.zeros((program.lanes, RECORD), np.uint8)
        options = {"async_completion": completion, "seed": seed, "engine": "interpret", "timeout": 60}
        if program.cluster > 1:
            options["cluster"] = program.cluster
        module.kernels["kernel"].launch(program.cluster, LANES, records, outputs, **options)
        lanes = range(program.lanes)
        for place, text in program.results:
            found = [program.found(place, records, outputs, lane) for lane in lanes]
            assert found == [program.wanted(place, text, lane) for lane in lanes], (place, completion, seed)
