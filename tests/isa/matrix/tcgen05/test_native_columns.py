"""Tensor memory that compiled code allocates without Python: CTAs that follow each other in the same place."""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.kernels import dumped, filled, program

import ptxvm
from ptxvm.machine.tensor_cores.tensor_memory import TensorMemory

ENGINES = ("interpret", "jit")
COLUMNS = 64
ALLOC = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32"
FREE = "tcgen05.dealloc.cta_group::1.sync.aligned.b32"


def run(text, engine, grid=1):
    source = np.arange(1, 128 * COLUMNS + 1, dtype=np.uint32)
    result = np.zeros((grid, 128 * COLUMNS), np.uint32)
    ptxvm.run(text, grid=grid, block=128, args=[source, result], engine=engine, workers=1)
    return result


OWN_RESULT = ("mov.u32 %x0, %ctaid.x;", f"mad.wide.u32 %result, %x0, {4 * 128 * COLUMNS}, %result;")


@pytest.mark.parametrize("engine", ENGINES)
def test_every_block_begins_with_zeros(engine):
    found = run(program(*OWN_RESULT, *dumped(COLUMNS), *filled(COLUMNS), columns=COLUMNS), engine, grid=5)
    assert not found.any()


@pytest.mark.parametrize("engine", ENGINES)
def test_what_was_freed_and_is_allocated_again_stays(engine):
    again = ("bar.sync 0;", f"@%first {FREE} %base, {COLUMNS};", f"@%first {ALLOC} [slot], {COLUMNS};", "bar.sync 0;")
    found = run(program(*OWN_RESULT, *filled(COLUMNS), *again, *dumped(COLUMNS), columns=COLUMNS), engine, grid=3)
    assert (found == np.arange(1, 128 * COLUMNS + 1)).all()


def test_python_allocates_nothing(monkeypatch):
    monkeypatch.setattr(TensorMemory, "take", None)
    monkeypatch.setattr(TensorMemory, "free", None)
    found = run(program(*OWN_RESULT, *filled(COLUMNS), *dumped(COLUMNS), columns=COLUMNS), "jit", grid=3)
    assert (found == np.arange(1, 128 * COLUMNS + 1)).all()


def test_faults_name_the_line_of_a_native_allocation():
    text = program(f"@%first {FREE} %base, 32;", columns=COLUMNS)
    line = next(number for number, each in enumerate(text.splitlines(), 1) if ALLOC in each)
    with pytest.raises(ptxvm.KernelFault, match=rf"at column 0 \(line {line}\) has {COLUMNS} columns, not 32"):
        run(text, "jit", grid=2)
