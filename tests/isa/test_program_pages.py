"""The programs of the executable pages, in both engines."""

import numpy as np
import pytest
from tests.isa.program_pages import LANES, RECORD, read_programs

import ptxvm
from ptxvm.isa.registry import find_form

PROGRAMS = read_programs()


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("program", PROGRAMS, ids=str)
def test_program(program, engine):
    records = program.records()
    outputs = np.zeros((program.lanes, RECORD), np.uint8)
    cluster = program.cluster

    def run():
        options = {"grid": cluster, "cluster": cluster, "block": LANES}
        ptxvm.run(program.ptx(), **options, args=[records, outputs], engine=engine, timeout=60)

    if program.fault:
        with pytest.raises(ptxvm.KernelFault) as caught:
            run()
        assert caught.value.kind == program.fault
        return
    run()
    for place, text in program.results:
        found = [program.found(place, records, outputs, lane) for lane in range(program.lanes)]
        assert found == [program.wanted(place, text, lane) for lane in range(program.lanes)], place


def test_programs_name_existing_forms():
    for program in PROGRAMS:
        assert not hasattr(find_form(program.mnemonic), "message"), program
        assert program.mnemonic in program.text
