"""Compiled code looks reads of a device's memory up in what is known to be unwritten."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import HEAD

import ptxvm
from ptxvm.api.device import device_memory
from ptxvm.machine.memory import Allocation
from ptxvm.machine.unwritten import ALL_BITS, Unwritten

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

WORDS = 1024
WRITTEN = 4
"""Words that the host has written."""

# %p4 is made of what is read: a finding, if that is undefined.
READ = "ld.global.u32 %r20, [%rd3];\nsetp.eq.u32 %p4, %r20, 7;\n@%p4 st.global.u32 [%rd2], %r20;\n"
STORE = "st.global.u32 [%rd3], %r1;\n"
BYTE = "st.global.u8 [%rd3+1], %r1;\n"
COUNT = "red.global.add.u32 [%rd1+{0}], 1;\n"
GENERIC = "cvta.global.u64 %rd5, %rd3;\nst.u32 [%rd5], %r1;\nld.u32 %r20, [%rd5];\nsetp.eq.u32 %p4, %r20, 7;\n"
ANYWHERE = """
    ld.global.u32 %r20, [%rd2];
    xor.b32 %r20, %r20, %r1;
    mul.wide.u32 %rd5, %r20, 4;
    add.u64 %rd5, %rd1, %rd5;
    st.global.u32 [%rd5], %r1;
    bar.sync 0;
    """
HALVES = "st.global.u16 [%rd3+2], %r1;\nst.global.u16 [%rd3], %r1;\n"
SPREAD = "mad.wide.u32 %rd5, %r1, 12, %rd1;\nst.global.u32 [%rd5], %r1;\nbar.sync 0;\n"
CASES = [
    (COUNT.format(0), "nothing", range(WRITTEN)),
    (COUNT.format(12), "nothing", range(WRITTEN)),
    (COUNT.format(16), "uninitialised", ()),
    (READ, "uninitialised", ()),
    (STORE, "nothing", range(64)),
    (STORE + READ, "nothing", range(64)),
    ("@!%p2 " + STORE + READ, "uninitialised", ()),
    (BYTE + READ, "uninitialised", ()),
    (HALVES + READ, "nothing", range(64)),
    (GENERIC, "nothing", range(64)),
    (SPREAD + READ.replace("%rd3", "%rd5"), "nothing", range(0, 192, 3)),
    (SPREAD + READ, "uninitialised", ()),
    (ANYWHERE + READ, "nothing", range(64)),
    (ANYWHERE + READ.replace("[%rd3]", "[%rd3+4]"), "uninitialised", ()),
]


def followed_memory(words: np.ndarray) -> tuple[Allocation, Unwritten]:
    """An allocation whose first words the host has written."""
    allocation = device_memory().allocate(4 * WORDS)
    device_memory().followed.add(allocation)
    known = device_memory().followed.of(allocation)
    assert known is not None and allocation.owner is not None
    allocation.owner[: words.nbytes] = words.view(np.uint8)
    known.define(0, words.nbytes)
    return allocation, known


def launched(body: str, checks: str, engine: str) -> tuple[str, Unwritten]:
    """What a launch says of memory that is written in part, and what is known of that then."""
    kernel = ptxvm.load(f"{HEAD}{body}ret;\n}}\n").kernels["k"]
    allocation, known = followed_memory(np.zeros(WRITTEN, np.uint32))
    try:
        kernel.launch(1, 64, allocation.address, np.zeros(1, np.uint32), checks=checks, engine=engine)
        known.find()
        return "nothing", known
    except ptxvm.KernelFault as fault:
        return fault.kind, known
    finally:
        device_memory().free(allocation.address)


@pytest.mark.parametrize("checks", ["full", "init"])
@pytest.mark.parametrize(("body", "wanted", "written"), CASES)
def test_only_what_reads_unwritten_bytes_needs_the_interpreter(body, wanted, written, checks, screened):
    said, known = launched(body, checks, "jit")
    assert said == wanted == launched(body, checks, "interpret")[0]
    assert screened == [wanted == "nothing"]
    if wanted == "nothing":
        places = {*range(WRITTEN), *written}
        assert [bits == 0 for bits in known.bits[::4]] == [word in places for word in range(WORDS)]
        assert set(known.bits.tolist()) == {0, ALL_BITS}


def test_what_is_stored_is_written_whatever_was_there(screened):
    """Some kernel has stored undefined values, which happen to be the same."""
    allocation, known = followed_memory(np.arange(64, dtype=np.uint32))
    known.copy(0, np.full(256, ALL_BITS, np.uint8), "a kernel")
    kernel = ptxvm.load(f"{HEAD}{STORE}ret;\n}}\n").kernels["k"]
    kernel.launch(1, 64, allocation.address, np.zeros(1, np.uint32), checks="init")
    assert screened == [True]
    assert known.undefined(0, 4 * WORDS) == 4 * WORDS - 256
    device_memory().free(allocation.address)
