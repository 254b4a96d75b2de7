"""Bulk and tensor stores and reductions and their groups, late: random programs see what a model of the rules says."""

from dataclasses import dataclass, field

import numpy as np
import pytest

import ptxvm

ENGINES = ("interpret", "jit")
SIZE = 128
SLOTS = 4
READ_AHEAD = 8
"""Stores that may have been read and not landed; see docs/architecture.md."""

HEADER = """.version 8.6
.target sm_100a
.address_size 64
.extern .shared .align 1024 .b8 tile[];
.visible .entry k(.param .u64 target, .param .u64 seen, .param .align 64 .b8 map[128])
{
    .reg .pred %mine, %done;
    .reg .b16 %nothing;
    .reg .b32 %t, %tile, %value, %zero;
    .reg .b64 %to, %seen, %map, %state;
    .shared .align 8 .b64 full;
    ld.param.u64 %to, [target];
    cvta.to.global.u64 %to, %to;
    ld.param.u64 %seen, [seen];
    mov.b64 %map, map;
    cvta.param.u64 %map, %map;
    mov.u32 %t, %tid.x;
    mov.u32 %tile, tile;
    mov.u32 %zero, 0;
    mov.u16 %nothing, 0;
    setp.eq.u32 %mine, %t, 0;
    @%mine mbarrier.init.shared::cta.b64 [full], 1;
"""


@dataclass
class Store:
    thread: int
    slot: int
    row: int
    group: int
    adds: bool
    data: int | None = None


@dataclass
class Model:
    """What a late machine does: a value stands for the bytes of a slot of shared memory or of a row of the target."""

    slots: dict[int, int] = field(default_factory=dict)
    rows: dict[int, int] = field(default_factory=dict)
    closed: dict[int, int] = field(default_factory=dict)
    pending: list[Store] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)

    def land(self, store: Store) -> None:
        self.pending.remove(store)
        value = self.slots[store.slot] if store.data is None else store.data
        self.rows[store.row] = value + (self.rows.get(store.row, 0) if store.adds else 0)

    def wait(self, thread: int, newest: int, *, read: bool) -> None:
        limit = self.closed.get(thread, 0) - newest
        for store in [each for each in self.pending if each.thread == thread and each.group < limit]:
            if not read:
                self.land(store)
            elif store.data is None:
                ahead = [each for each in self.pending if each.data is not None]
                if len(ahead) >= READ_AHEAD:
                    self.land(ahead[0])
                store.data = self.slots[store.slot]


@dataclass
class Program:
    """Statements for a thread each, and the model that has done them."""

    lines: list[str] = field(default_factory=list)
    model: Model = field(default_factory=Model)
    values: int = 0

    def add(self, thread: int, text: str) -> None:
        self.lines += [f"setp.eq.u32 %mine, %t, {thread};", *(f"@%mine {line};" for line in text.split("; "))]
        self.lines.append("bar.sync 0;")

    def fill(self, thread: int, slot: int) -> None:
        self.values += 1
        self.model.slots[slot] = self.values
        four = "{%value, %value, %value, %value}"
        quads = (f"st.shared.v4.u32 [%tile+{slot * SIZE + at}], {four}" for at in range(0, SIZE, 16))
        self.add(thread, f"mov.u32 %value, {self.values}; " + "; ".join(quads))

    def store(self, thread: int, slot: int, row: int, *, tensor: bool, adds: bool = False) -> None:
        model = self.model
        model.pending.append(Store(thread, slot, row, model.closed.get(thread, 0), adds))
        source, start = f"[%tile+{slot * SIZE}]", "cp.reduce" if adds else "cp"
        if tensor:
            operands, add = f"[%map, {{0, {row}}}], {source}", ".add" * adds
            self.add(thread, f"{start}.async.bulk.tensor.2d.global.shared::cta{add}.bulk_group {operands}")
        else:
            operands, add = f"[%to+{row * SIZE}], {source}, {SIZE}", ".add.u32" * adds
            self.add(thread, f"{start}.async.bulk.global.shared::cta.bulk_group{add} {operands}")

    def commit(self, thread: int) -> None:
        self.model.closed[thread] = self.model.closed.get(thread, 0) + 1
        self.add(thread, "cp.async.bulk.commit_group")

    def wait(self, thread: int, newest: int, *, read: bool) -> None:
        self.model.wait(thread, newest, read=read)
        self.add(thread, f"cp.async.bulk.wait_group{'.read' * read} {newest}")

    def look(self, thread: int, row: int) -> None:
        self.model.seen.append(self.model.rows.get(row, 0))
        place = 4 * (len(self.model.seen) - 1)
        self.add(thread, f"ld.global.u32 %value, [%to+{row * SIZE + SIZE - 4}]; st.global.u32 [%seen+{place}], %value")

    def store_nothing(self, thread: int) -> None:
        """A masked store that changes nothing and is waited for: Python must know of everything."""
        self.wait(thread, 0, read=False)
        operands = f"[%to+{SIZE * 63}], [%tile+{SIZE * SLOTS}], 16, %nothing"
        self.add(thread, f"cp.async.bulk.global.shared::cta.bulk_group.cp_mask {operands}")
        self.commit(thread)

    def finish(self, threads: range) -> None:
        for thread in threads:
            self.commit(thread)
            self.wait(thread, 0, read=False)

    def text(self) -> str:
        return HEADER + "\n".join(self.lines) + "\nret;\n}\n"


def run(program: Program, engine: str, threads: int) -> tuple[np.ndarray, np.ndarray]:
    target, seen = np.zeros((64, SIZE // 4), np.uint32), np.zeros(max(1, len(program.model.seen)), np.uint32)
    tensor = ptxvm.TensorMap.tiled(target, box=(1, SIZE // 4))
    ptxvm.run(
        program.text(),
        grid=1,
        block=threads,
        args=[target, seen, tensor],
        shared=SIZE * (SLOTS + 1),
        engine=engine,
        async_completion="late",
    )
    return target, seen


def check(program: Program, engine: str, threads: int) -> None:
    target, seen = run(program, engine, threads)
    assert seen.tolist()[: len(program.model.seen)] == program.model.seen
    expected = np.zeros_like(target)
    for row, value in program.model.rows.items():
        expected[row] = value
    assert (target == expected).all()


def random_program(seed: int, threads: tuple[int, ...], *, python: bool) -> Program:
    """`python`: some statements need Python, which adopts what is pending."""
    choice = np.random.default_rng(seed)
    program = Program()
    for slot in range(SLOTS):
        program.fill(threads[0], slot)
    for _ in range(60):
        thread, slot = int(choice.choice(threads)), int(choice.integers(SLOTS))
        match choice.choice(["fill", "store", "commit", "wait", "read", "look", "python"], p=_CHANCES):
            case "fill":
                program.fill(thread, slot)
            case "store":
                tensor, adds = bool(choice.integers(2)), bool(choice.integers(3) == 0)
                program.store(thread, slot, int(choice.integers(8)), tensor=tensor, adds=adds)
            case "commit":
                program.commit(thread)
            case "wait":
                program.wait(thread, int(choice.integers(4)), read=False)
            case "read":
                program.wait(thread, int(choice.integers(3)), read=True)
            case "look":
                program.look(thread, int(choice.integers(8)))
            case _ if python:
                program.store_nothing(thread)
    program.finish(range(max(threads) + 1))
    return program


_CHANCES = (0.15, 0.25, 0.2, 0.07, 0.13, 0.17, 0.03)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seed", range(12))
def test_random_programs(seed, engine):
    threads = ((0,), (0, 1, 33), (5, 40))[seed % 3]
    check(random_program(seed, threads, python=seed % 2 == 1), engine, 64)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("count", [READ_AHEAD, READ_AHEAD + 1, 14])
def test_reading_ahead_has_a_limit(count, engine):
    """The oldest store lands when there are more; the others as the CTA ends."""
    program = Program()
    for row in range(count):
        program.fill(0, 0)
        program.store(0, 0, row, tensor=row % 2 == 0)
        program.commit(0)
        program.wait(0, 0, read=True)
    for row in range(count):
        program.look(0, row)
    assert program.model.seen.count(0) == READ_AHEAD
    for store in list(program.model.pending):
        program.model.land(store)
    check(program, engine, 32)


@pytest.mark.parametrize("engine", ENGINES)
def test_more_stores_than_native_code_keeps(engine):
    program = Program()
    for row in range(30):
        program.fill(0, row % SLOTS)
        program.store(0, row % SLOTS, row, tensor=row % 3 == 0, adds=row % 4 == 0)
        if row % 5 == 0:
            program.commit(0)
    program.wait(0, 2, read=False)
    for row in range(30):
        program.look(0, row)
    program.finish(range(1))
    check(program, engine, 32)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_load_in_a_group_has_read_its_source(engine):
    """The thread changes the source after `wait_group.read`: the load has the old bytes, which land at its mbarrier."""
    copy = f"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%tile], [%to], {SIZE}, [full];"
    text = f"""{HEADER}
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], {SIZE};
    st.global.u32 [%to], 1;
    {copy}
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group.read 0;
    st.global.u32 [%to], 2;
    ld.shared.u32 %value, [%tile];
    st.global.u32 [%seen], %value;
    WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %done, [full], 0;
    @!%done bra WAIT;
    ld.shared.u32 %value, [%tile];
    st.global.u32 [%seen+4], %value;
    ret;
}}
"""
    target, seen = np.zeros((64, SIZE // 4), np.uint32), np.full(2, 9, np.uint32)
    tensor = ptxvm.TensorMap.tiled(target, box=(1, SIZE // 4))
    ptxvm.run(text, grid=1, block=1, args=[target, seen, tensor], shared=SIZE, engine=engine)
    assert seen.tolist() == [0, 1] and target[0, 0] == 2


FAULTS = {
    "exits while this operation still reads its shared memory": "[%to], [%tile], 128",
    "bytes at": "[%to+8176], [%tile], 128",
    "not a multiple of 16": "[%to+8], [%tile], 128",
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("message", FAULTS)
def test_wrong_stores(message, engine):
    store = f"cp.async.bulk.global.shared::cta.bulk_group {FAULTS[message]};\nret;\n}}\n"
    target, seen = np.zeros((64, SIZE // 4), np.uint32), np.zeros(1, np.uint32)
    tensor = ptxvm.TensorMap.tiled(target, box=(1, SIZE // 4))
    with pytest.raises(ptxvm.KernelFault, match=message):
        ptxvm.run(HEADER + store, grid=1, block=1, args=[target, seen, tensor], shared=SIZE, engine=engine)
    assert not target.any()
