"""Launches like an earlier one, made with less ado, where others write memory meanwhile."""

import struct
import threading
import time

import numpy as np
from tests.engine.programs import kernel

import ptxvm
from ptxvm.api.kernel import Shape
from ptxvm.engine import quick_launch, run
from ptxvm.engine.options import options

WAIT = kernel("LOOP: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra LOOP;")


def test_the_host_writes_what_a_kernel_polls():
    """That is no deadlock, however long it takes."""
    flag = ptxvm.device_array(np.ones(4, np.uint32))
    parameters, shape = struct.pack("<Q", flag.address), Shape(1, 32, None, 0, False)
    work = ptxvm.load(WAIT).kernels["k"].prepare_bytes(shape, parameters, 0, options(host_writes=True))
    run(work.function, work.launch, work.memory, work.options)
    quick = quick_launch(work, struct.Struct("<Q"))
    assert quick is not None

    def write():
        time.sleep(0.3)
        flag.numpy()[0] = 1

    flag.numpy()[0] = 0
    writer = threading.Thread(target=write)
    writer.start()
    assert quick.run((flag.address,), work.memory.reachable_changes) is not None
    writer.join()
