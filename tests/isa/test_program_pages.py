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
    outputs = np.zeros((LANES, RECORD), np.uint8)

    def run():
        ptxvm.run(program.ptx(), grid=1, block=LANES, args=[records, outputs], engine=engine, timeout=60)

    if program.fault:
        with pytest.raises(ptxvm.KernelFault) as caught:
            run()
        assert caught.value.kind == program.fault
        return
    run()
    for place, text in program.results:
        found = [program.found(place, records, outputs, lane) for lane in range(LANES)]
        assert found == [program.wanted(place, text, lane) for lane in range(LANES)], place


def test_programs_name_existing_forms():
    for program in PROGRAMS:
        assert not hasattr(find_form(program.mnemonic), "message"), program
        assert program.mnemonic in program.text
