"""Sites that meet one memory after the other: shared memory, arrays, tables of pointers."""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt
import pytest

import ptxvm
from ptxvm.engine.jit.memory.path import AccessPath

TURNS = 8
VALUES = {"u8": ("%r9", 1), "u32": ("%r9", 4), "v2.u32": ("{%r9, %r10}", 8)}


def kernel(type_: str, order: str) -> ptxvm.Kernel:
    """In turn k, lane i copies the element of `table[k]` that comes at its place in an order to `out[k]`; where
    `table[k]` is 0 that of shared memory, which has what the last array has. No text comes twice: code is made anew."""
    value, size = VALUES[type_]
    text = f"""
    // {time.time_ns()}
    .version 7.0
    .target sm_80
    .address_size 64
    .shared .align 8 .b8 tile[{32 * size}];
    .visible .entry k(.param .u64 table, .param .u64 out) {{
        .reg .b32 %r<12>; .reg .b64 %d<12>; .reg .pred %p<4>;
        ld.param.u64 %d1, [table]; ld.param.u64 %d2, [out];
        mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, {size};
        ld.global.u64 %d4, [%d1+{8 * (TURNS - 1)}]; add.s64 %d4, %d4, %d3;
        mov.u64 %d5, tile; cvta.shared.u64 %d5, %d5; add.s64 %d6, %d5, %d3;
        ld.global.{type_} {value}, [%d4]; st.{type_} [%d6], {value};
        bar.sync 0;
        {order}
        mul.wide.u32 %d7, %r2, {size}; mov.u32 %r3, 0;
    turn:
        ld.global.u64 %d8, [%d1]; setp.eq.u64 %p1, %d8, 0; selp.b64 %d8, %d5, %d8, %p1;
        add.s64 %d8, %d8, %d7; ld.{type_} {value}, [%d8];
        ld.global.u64 %d9, [%d2]; add.s64 %d9, %d9, %d3; st.{type_} [%d9], {value};
        add.s64 %d1, %d1, 8; add.s64 %d2, %d2, 8; add.u32 %r3, %r3, 1;
        setp.lt.u32 %p1, %r3, {TURNS}; @%p1 bra turn;
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


ORDERS = {
    "mov.u32 %r2, %r1;": np.arange(32),
    "sub.u32 %r2, 31, %r1;": 31 - np.arange(32),
    "mul.lo.u32 %r2, %r1, 13; and.b32 %r2, %r2, 31;": np.arange(32) * 13 % 32,
}


class Tables:
    """Arrays of the device and tables of where they are. `short`: the source that lacks its last element."""

    def __init__(self, type_: str, short: int = -1) -> None:
        size = VALUES[type_][1]
        self.bytes = np.random.default_rng(size).integers(1, 250, (TURNS, 32, size), np.uint8)
        self.sources = [ptxvm.device_array(part[: 32 - (k == short)]) for k, part in enumerate(self.bytes)]
        self.targets = [ptxvm.device_array((32, size), np.uint8) for _ in range(TURNS)]
        self.table = np.array([source.address for source in self.sources], np.uint64)
        self.out = np.array([target.address for target in self.targets], np.uint64)

    def check(self, order: npt.NDArray[np.int64]) -> None:
        for k, target in enumerate(self.targets):
            source = self.bytes[k if self.table[k] else -1]
            np.testing.assert_array_equal(target.numpy(), source[order])


@pytest.mark.parametrize("type_", VALUES)
@pytest.mark.parametrize("order", ORDERS)
def test_all_lanes_go_on_at_once(type_: str, order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores that would go lane by lane are left out."""
    monkeypatch.setattr(AccessPath, "slow_store", lambda *_: ())
    tables = Tables(type_)
    tables.table[[1, 2, 5]] = 0
    kernel(type_, order).launch(3, 32, tables.table, tables.out, engine="jit")
    tables.check(ORDERS[order])


@pytest.mark.parametrize("type_", VALUES)
@pytest.mark.parametrize("order", ORDERS)
def test_a_lane_outside_of_the_other_memory_is_a_fault(type_: str, order: str) -> None:
    tables, size = Tables(type_, short=3), VALUES[type_][1]
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernel(type_, order).launch(1, 32, tables.table, tables.out, engine="jit")
    assert caught.value.address == tables.sources[3].address + 31 * size
    np.testing.assert_array_equal(tables.targets[2].numpy(), tables.bytes[2][ORDERS[order]])
    assert not tables.targets[3].numpy().any()


def test_memory_that_is_only_read_is_not_stored_to() -> None:
    text = """
    .version 7.0
    .target sm_80
    .address_size 64
    .const .align 4 .b8 numbers[128];
    .visible .entry k(.param .u64 out) {
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<2>;
        ld.param.u64 %d1, [out]; mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4;
        mov.u64 %d3, numbers; cvta.const.u64 %d3, %d3; mov.u32 %r2, 0;
    turn:
        setp.eq.u32 %p1, %r2, 1; selp.b64 %d4, %d3, %d1, %p1; add.s64 %d4, %d4, %d2;
        st.u32 [%d4], %r1;
        add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 2; @%p1 bra turn;
        ret;
    }"""
    with pytest.raises(ptxvm.KernelFault, match="read-only"):
        ptxvm.load(text).kernels["k"].launch(1, 32, np.zeros(32, np.uint32), engine="jit")


def test_some_lanes_at_the_edges_of_memories() -> None:
    """Of lanes that follow each other only some execute; where the others would be there is no memory."""
    text = """
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 table, .param .u32 first) {
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>;
        ld.param.u64 %d1, [table]; ld.param.u32 %r3, [first];
        mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4; mov.u32 %r2, 0;
    turn:
        ld.global.u64 %d3, [%d1]; add.s64 %d3, %d3, %d2;
        setp.ge.u32 %p1, %r1, %r3; setp.lt.and.u32 %p1, %r1, 29, %p1;
        @%p1 ld.u32 %r4, [%d3];
        @%p1 add.u32 %r4, %r4, %r1;
        @%p1 st.u32 [%d3], %r4;
        add.s64 %d1, %d1, 8; add.u32 %r2, %r2, 1; setp.lt.u32 %p2, %r2, 4; @%p2 bra turn;
        ret;
    }"""
    arrays = [ptxvm.device_array(np.arange(26, dtype=np.uint32)) for _ in range(4)]
    table = np.array([array.address - 12 for array in arrays], np.uint64)
    ptxvm.load(text).kernels["k"].launch(1, 32, table, np.uint32(3), engine="jit")
    for array in arrays:
        assert (array.numpy() == np.arange(26) * 2 + 3).all()


def test_lanes_may_meet_memories_of_their_own() -> None:
    """Each of four quarters of the warp in an array of its own, or in shared memory."""
    text = """
    .version 7.0
    .target sm_80
    .address_size 64
    .shared .align 4 .b8 tile[128];
    .visible .entry k(.param .u64 table) {
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<2>;
        ld.param.u64 %d1, [table]; mov.u32 %r1, %tid.x;
        mul.wide.u32 %d2, %r1, 4; mov.u64 %d3, tile; cvta.shared.u64 %d3, %d3;
        add.s64 %d4, %d3, %d2; st.u32 [%d4], %r1;
        mov.u32 %r2, 0;
    turn:
        add.u32 %r3, %r1, %r2; shr.u32 %r3, %r3, 3; and.b32 %r3, %r3, 3;
        mul.wide.u32 %d5, %r3, 8; add.s64 %d5, %d1, %d5; ld.global.u64 %d6, [%d5];
        setp.eq.u64 %p1, %d6, 0; selp.b64 %d6, %d3, %d6, %p1; add.s64 %d6, %d6, %d2;
        ld.u32 %r4, [%d6]; add.u32 %r4, %r4, 100; st.u32 [%d6], %r4;
        add.u32 %r2, %r2, 8; setp.lt.u32 %p1, %r2, 64; @%p1 bra turn;
        add.s64 %d6, %d1, %d2; ld.u32 %r4, [%d4]; ld.global.u64 %d5, [%d1]; add.s64 %d5, %d5, %d2;
        st.u32 [%d5+128], %r4;
        ret;
    }"""
    arrays = [ptxvm.device_array(np.zeros(64, np.uint32)) for _ in range(3)]
    table = np.array([*(array.address for array in arrays), 0], np.uint64)
    ptxvm.load(text).kernels["k"].launch(1, 32, table, engine="jit")
    for array in arrays:
        assert (array.numpy()[:32] == 200).all()
    assert (arrays[0].numpy()[32:] == np.arange(32) + 200).all()
