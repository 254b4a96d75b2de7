"""`cp.async` that native code takes note of and lands: the same bytes at the same time as in a model."""

import re
from dataclasses import dataclass, field

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.host import lane_copies
from ptxvm.engine.jit.layouts.structures import Version

THREADS, STAGES, BLOCKS, CELL = 64, 4, 4, 16
HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"
MASKS = {
    "": lambda thread: True,
    "@%odd ": lambda thread: thread % 2 == 1,
    "@%low ": lambda thread: thread < 40,
    "@%one ": lambda thread: thread % 32 == 5,
    "@!%odd ": lambda thread: thread % 2 == 0,
}
SETUP = f"""
    .reg .pred %odd, %low, %one, %first, %late, %done;
    .reg .b32 %t, %tile, %mine, %word, %x;
    .reg .b64 %in, %out, %from, %wide, %state;
    ld.param.u64 %in, [source];
    ld.param.u64 %out, [target];
    mov.u32 %t, %tid.x;
    mul.wide.u32 %wide, %t, {CELL};
    add.u64 %from, %in, %wide;
    mul.wide.u32 %wide, %t, {STAGES * CELL};
    add.u64 %out, %out, %wide;
    mov.u32 %tile, tile;
    xor.b32 %x, %t, TURN;
    mad.lo.u32 %mine, %x, {CELL}, %tile;
    and.b32 %x, %t, 1;
    setp.eq.u32 %odd, %x, 1;
    setp.lt.u32 %low, %t, 40;
    and.b32 %x, %t, 31;
    setp.eq.u32 %one, %x, 5;
    setp.eq.u32 %first, %t, 0;
"""


OWN_PLACES = f"""
    .reg .b32 %own;
    .reg .b64 %begin;
    mad.lo.u32 %own, %t, {CELL}, %tile;
    mad.wide.u32 %begin, %t, {CELL}, %in;
"""


def source():
    return np.random.default_rng(3).integers(1, 250, (BLOCKS, THREADS, CELL)).astype(np.uint8)


def program(body, turn=0):
    """Threads write to each other's cells, `turn` apart: within lines of 4, or rows of 8 as a whole. None: to their
    own, which is known when code is made."""
    return f"""{HEADER}
.visible .entry k(.param .u64 source, .param .u64 target)
{{
    .shared .align 128 .b8 tile[{STAGES * CELL * THREADS}];
    .shared .align 8 .b64 full;
    {SETUP.replace("TURN", str(turn or 0)) + OWN_PLACES * (turn is None)}
    @%first mbarrier.init.shared::cta.b64 [full], {THREADS};
    bar.sync 0;
    {body}
    ret;
}}
"""


@dataclass
class Model:
    """What `steps` do: their text, and the bytes they leave according to the rules of late completion."""

    text: list[str] = field(default_factory=list)
    tile: np.ndarray = field(default_factory=lambda: np.zeros((STAGES, THREADS, CELL), np.uint8))
    source: np.ndarray = field(default_factory=source)
    seen: list[np.ndarray] = field(default_factory=list)
    phase: int = 0
    closed: list[int] = field(default_factory=lambda: [0] * THREADS)
    pending: list[list[tuple]] = field(default_factory=lambda: [[] for _ in range(THREADS)])

    def threads(self, mask):
        return [thread for thread in range(THREADS) if MASKS[mask](thread)]

    def copy(self, mask, stage, block, size, read):
        """`read` is None: all bytes; "": the source is ignored."""
        extra = "" if read is None else ", %first;" if read == "" else f", {read};"
        how = "cg" if size == CELL else "ca"
        at = f"[%mine+{stage * CELL * THREADS}], [%from+{block * CELL * THREADS}], {size}"
        self.text.append(f"{mask}cp.async.{how}.shared.global {at}{extra or ';'}")
        for thread in self.threads(mask):
            count = size if read is None else (0 if thread == 0 else size) if read == "" else read
            self.pending[thread].append((self.closed[thread], stage, block, size, count))

    def commit(self, mask):
        self.text.append(f"{mask}cp.async.commit_group;")
        for thread in self.threads(mask):
            self.closed[thread] += 1

    def wait(self, mask, newest):
        self.text.append(f"{mask}cp.async.wait_all;" if newest < 0 else f"{mask}cp.async.wait_group {newest};")
        for thread in self.threads(mask):
            kept = []
            for entry in self.pending[thread]:
                if entry[0] < self.closed[thread] - newest:
                    self.land(thread, entry)
                else:
                    kept.append(entry)
            self.pending[thread] = kept

    def signal(self, copy):
        """All arrive at an mbarrier behind their copies and wait for it; a copy in between is none of them."""
        self.text.append("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [full];")
        before = [list(entries) for entries in self.pending]
        self.copy("", *copy)
        again, self.phase = f"again{len(self.text)}", self.phase ^ 1
        self.text.append(f"{again}: mbarrier.try_wait.parity.shared::cta.b64 %done, [full], {self.phase ^ 1};")
        self.text.append(f"@!%done bra {again};")
        for thread, entries in enumerate(before):
            for entry in entries:
                self.land(thread, entry)
            del self.pending[thread][: len(entries)]

    def land(self, thread, entry):
        _, stage, block, size, count = entry
        self.tile[stage, thread, :size] = 0
        self.tile[stage, thread, :count] = self.source[block, thread, :count]

    def spoil_source(self, mask, block):
        self.text.append(f"{mask}st.global.u32 [%from+{block * CELL * THREADS}], %t;")
        for thread in self.threads(mask):
            self.source[block, thread, :4] = np.array([thread], np.uint32).view(np.uint8)

    def spoil_stage(self, mask, stage):
        self.text.append(f"{mask}st.shared.u32 [%mine+{stage * CELL * THREADS}], %t;")
        for thread in self.threads(mask):
            self.tile[stage, thread, :4] = np.array([thread], np.uint32).view(np.uint8)

    def look(self):
        for stage in range(STAGES):
            for word in range(0, CELL, 4):
                self.text.append(f"ld.shared.u32 %word, [%mine+{stage * CELL * THREADS + word}];")
                self.text.append(f"st.global.u32 [%out+{stage * CELL + word}], %word;")
        self.text.append(f"add.u64 %out, %out, {STAGES * CELL * THREADS};")
        self.seen.append(self.tile.transpose(1, 0, 2).copy())

    def check(self, engine, turn=0):
        given = source()
        out = np.zeros((len(self.seen), THREADS, STAGES, CELL), np.uint8)
        text = program("\n".join(self.text), turn)
        if turn is None:
            text = re.sub(r"(cp\.async.*)%mine(.*)%from", r"\1%own\2%begin", text)
        ptxvm.run(text, grid=1, block=THREADS, args=[given, out], engine=engine)
        np.testing.assert_array_equal(out, np.array(self.seen))


def random_steps(rng, model):
    """A walk through everything that a thread can do."""
    masks = list(MASKS)

    def mask():
        return masks[int(rng.choice(len(masks), p=[0.6, 0.1, 0.1, 0.1, 0.1]))]

    for _ in range(40):
        match int(rng.integers(11)):
            case 0 | 1 | 2 | 3:
                size = int(rng.choice([4, 8, 16]))
                read = [None, None, "", int(rng.integers(0, size + 1))][int(rng.integers(4))]
                model.copy(mask(), int(rng.integers(STAGES)), int(rng.integers(BLOCKS)), size, read)
            case 4 | 5:
                model.commit(mask())
            case 6 | 7:
                model.wait(mask(), int(rng.integers(-1, 4)))
                model.look()
            case 8:
                model.spoil_source(mask(), int(rng.integers(BLOCKS)))
            case 9:
                model.spoil_stage(mask(), int(rng.integers(STAGES)))
            case 10:
                model.signal((int(rng.integers(STAGES)), int(rng.integers(BLOCKS)), 8, None))
                model.look()
    model.look()


@pytest.mark.parametrize("seed", range(12))
def test_any_order_of_copies_commits_and_waits(seed, served):
    model, turn = Model(), (0, 3, 24, 1, 2)[seed % 5]
    random_steps(np.random.default_rng(seed), model)
    model.check("jit", turn)
    assert set(served) <= {"mbarrier.init"}
    if seed < 4:
        model.check("interpret", turn)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("newest", [0, 1, 2, 3])
def test_stages_that_are_used_again(newest, engine):
    """A ring: the stage that is waited for is read, then filled again. Old bytes are seen where a wait is missing."""
    model = Model()
    for step in range(3 * STAGES):
        model.copy("", step % STAGES, step % BLOCKS, 16, None)
        model.commit("")
        model.wait("", newest)
        model.look()
    model.check(engine)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_more_copies_than_there_are_notes(engine, served, monkeypatch):
    """Python takes them all, and those that follow stay in order."""
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", 9)
    model = Model()
    random_steps(np.random.default_rng(1), model)
    for step in range(12):
        model.copy("", step % STAGES, step % BLOCKS, 8, None)
        model.copy("@%odd ", (step + 1) % STAGES, step % BLOCKS, 4, 3)
        model.commit("@%low ")
    for newest in (10, 6, 3):
        model.wait("", newest)
        model.look()
        model.copy("", 3, 2, 16, None)
    model.wait("", -1)
    model.look()
    model.copy("", 0, 3, 16, None)
    model.wait("", -1)
    model.look()
    model.check(engine)
    assert ("cp.async" in served) == (engine == "jit")


def test_native_again_when_python_has_nothing_left(served, monkeypatch):
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", 2)
    model = Model()
    for step in range(3):
        model.copy("", step, 0, 16, None)
        model.commit("")
    model.wait("", -1)
    model.look()
    model.check("jit")
    found = served[:]
    model.copy("", 1, 1, 16, None)
    model.commit("")
    model.wait("", 0)
    model.look()
    del served[:]
    model.check("jit")
    assert found and served == found


def adopted_copies(monkeypatch):
    """The warp and the place in the code of each that Python takes over, as it does."""
    found, adopt = [], lane_copies.NativeLaneCopies.adopt

    def noting(self, cta, state, replay):
        adopt(self, cta, state, lambda *call: found.append(call[:2]) or replay(*call))

    monkeypatch.setattr(lane_copies.NativeLaneCopies, "adopt", noting)
    return found


@pytest.mark.parametrize("limit", [2, 4096])
@pytest.mark.parametrize("turn", [None, 0, 8])
def test_copies_that_share_a_note(turn, limit, served, monkeypatch):
    """As long as nobody closes a group, in one row or in four; `limit`: also where Python must adopt them."""
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", limit)
    model, adopted = Model(), adopted_copies(monkeypatch)
    for step in range(18):
        model.copy("", step % STAGES, step // STAGES % BLOCKS, 16, None)
    model.wait("@%odd ", -1)
    model.look()
    for stage, read in enumerate((None, 0)):
        model.copy("", stage, 3, 16, read)
    model.commit("@%low ")
    model.copy("", 2, 0, 16, None)
    model.wait("", 0)
    model.look()
    model.wait("", -1)
    model.look()
    model.check("jit", turn)
    assert ("cp.async" in served) == (limit == 2)
    assert len(set(adopted)) == len(adopted)
    assert all(number % len(Version) == Version.FAST for _, number in adopted)


NARROW = f"""
    .reg .b32 %row, %place, %cell, %own;
    .reg .b64 %line, %begin, %result, %last;
    mov.u32 %row, %tid.y;
    mad.lo.u32 %place, %row, 128, %tile;
    mov.u32 %cell, %tid.x;
    mad.lo.u32 %own, %cell, 16, %place;
    mad.wide.u32 %line, %row, 512, %in;
    mad.wide.u32 %begin, %cell, 16, %line;
    {"".join(f"cp.async.cg.shared.global [%own+{1024 * slot}], [%begin+{128 * slot}], 16;" for slot in range(4))}
    cp.async.wait_all;
    ld.param.u64 %result, [target];
    mad.wide.u32 %result, %row, 32, %result;
    mad.wide.u32 %last, %cell, 4, %result;
    {"".join(f"ld.shared.u32 %word, [%own+{1024 * n}]; st.global.u32 [%last+{256 * n}], %word;" for n in range(4))}
"""


@pytest.mark.parametrize("limit", [0, 4096])
def test_copies_of_narrow_blocks_share_a_note(limit, served, monkeypatch):
    """In rows of 8 lanes that are known when code is made."""
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", limit)
    data, out = np.arange(1024, dtype=np.uint32).reshape(8, 4, 8, 4), np.zeros((4, 8, 8), np.uint32)
    ptxvm.run(program(NARROW), grid=1, block=(8, 8), args=[data, out], engine="jit")
    np.testing.assert_array_equal(out, data[..., 0].transpose(1, 0, 2))
    assert ("cp.async" in served) == (limit == 0)


IN_ROWS = """
    and.b32 %x, %t, 24;
    setp.eq.u32 %late, %x, 16;
    mul.lo.u32 %mine, %t, {size};
    mul.wide.u32 %wide, %t, {size};
    {swap}
    add.u32 %mine, %mine, %tile;
    add.u64 %from, %in, %wide;
    cp.async.ca.shared.global [%mine], [%from], {size};
    @%odd cp.async.commit_group;
    cp.async.ca.shared.global [%mine+2048], [%from+{away}], {size}{read};
    @!%odd cp.async.commit_group;
    cp.async.wait_group 0;
    ld.shared.u32 %word, [%mine];
    st.global.u32 [%out], %word;
    ld.shared.u32 %word, [%mine+2048];
    st.global.u32 [%out+4], %word;
    cp.async.wait_all;
    ld.shared.u32 %word, [%mine+2048];
    st.global.u32 [%out+8], %word;
"""


SWAPS = {
    "": "",
    "targets": "@%late xor.b32 %mine, %mine, 4 * {size};",
    "sources": "@%late xor.b64 %wide, %wide, 4 * {size};",
}


@pytest.mark.parametrize("limit", [1, 4096])
@pytest.mark.parametrize("swapped", SWAPS)
@pytest.mark.parametrize("size", [4, 8, 16])
def test_rows_of_which_some_lanes_land(size, swapped, limit, monkeypatch):
    """Where lanes 16 to 19 and 20 to 23 change places, these are no row."""
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", limit)
    given, out = source(), np.zeros((THREADS, CELL), np.uint32)
    words = given.reshape(-1).view(np.uint32)
    threads = np.arange(THREADS)
    read = np.where((swapped == "sources") & (threads % 32 // 8 == 2), threads ^ 4, threads)
    first, second = (words[at + read * size // 4] for at in (0, 512))
    text = program(IN_ROWS.format(size=size, swap=SWAPS[swapped].format(size=size), away=2048, read=""))
    ptxvm.run(text, grid=1, block=THREADS, args=[given, out], engine="jit")
    np.testing.assert_array_equal(out[:, 0], first)
    np.testing.assert_array_equal(out[::2, 1], second[::2])
    assert not out[1::2, 1].any()
    np.testing.assert_array_equal(out[:, 2], second)


@pytest.mark.parametrize("limit", [2, 4096])
@pytest.mark.parametrize("swap", ["", "xor.b32 %mine, %mine, 8 * {size};"])
@pytest.mark.parametrize("size", [4, pytest.param(8, marks=pytest.mark.slow), 16])
def test_rows_that_read_nothing(size, swap, limit, served, monkeypatch):
    """They are zero when they land, and their sources may be anywhere; `limit`: also where Python must adopt them."""
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", limit)
    out = np.ones((THREADS, CELL), np.uint32)
    used = f"cp.async.ca.shared.global [%mine], [%in], {size}, 3;" * 2 + "cp.async.wait_all;"
    fill = "mov.u32 %x, 77; st.shared.u32 [%mine+2048], %x;"
    rows = IN_ROWS.format(size=size, swap=swap.format(size=size), away=1 << 30, read=", 0")
    rows = rows.replace("cp.async", f"{used} {fill} cp.async", 1)
    third = "cp.async.ca.shared.global [%mine+3072], [%in], 4;"
    text = program(rows.replace("cp.async.wait_group", f"{third} cp.async.wait_group"))
    ptxvm.run(text, grid=1, block=THREADS, args=[source(), out], engine="jit")
    assert not out[::2, 1].any() and not out[:, 2].any() and (out[1::2, 1] == 77).all()
    assert ("cp.async" in served) == (limit == 2)


ROWS_AS_FAR = """
    mad.lo.u32 %mine, %t, 4, %tile;
    mul.wide.u32 %wide, %t, 4;
    {swap}
    add.u64 %from, %in, %wide;
    setp.lt.u32 %late, %t, {limit};
    selp.b32 %x, 4, 0, %late;
    st.shared.u32 [%mine], %t;
    {mask}cp.async.ca.shared.global [%mine], [%from], 4, %x;
    cp.async.wait_all;
    ld.shared.u32 %word, [%mine];
    st.global.u32 [%out], %word;
"""


@pytest.mark.parametrize("mask", ["", pytest.param("@%odd ", marks=pytest.mark.slow)])
@pytest.mark.parametrize("swap", ["", pytest.param("xor.b64 %wide, %wide, 32;", marks=pytest.mark.slow)])
@pytest.mark.parametrize("limit", [32, 40])
def test_rows_that_are_read_as_far_as_the_matrix_goes(limit, swap, mask, served):
    """All of them, nothing, or some lanes."""
    out, threads = np.zeros((THREADS, CELL), np.uint32), np.arange(THREADS)
    words = source().reshape(-1).view(np.uint32)[threads ^ 8 if swap else threads]
    text = program(ROWS_AS_FAR.format(limit=limit, swap=swap, mask=mask))
    ptxvm.run(text, grid=1, block=THREADS, args=[source(), out], engine="jit")
    copied = threads % 2 == 1 if mask else threads >= 0
    np.testing.assert_array_equal(out[:, 0], np.where(copied, np.where(threads < limit, words, 0), threads))
    assert set(served) <= {"mbarrier.init"}


def test_rows_that_would_begin_before_shared_memory(served):
    """Lanes that take no part have addresses of 32 bits behind all others."""
    out, threads = np.zeros((THREADS, CELL), np.uint32), np.arange(THREADS)
    body = """
    mad.lo.u32 %mine, %t, 4, %tile;
    sub.u32 %mine, %mine, 64;
    setp.ge.u32 %late, %t, 16;
    mul.wide.u32 %wide, %t, 4;
    add.u64 %from, %in, %wide;
    @%late cp.async.ca.shared.global [%mine], [%from], 4;
    cp.async.wait_all;
    @%late ld.shared.u32 %word, [%mine];
    @%late st.global.u32 [%out], %word;
    """
    ptxvm.run(program(body), grid=1, block=THREADS, args=[source(), out], engine="jit")
    np.testing.assert_array_equal(out[:, 0], np.where(threads >= 16, source().reshape(-1).view(np.uint32)[threads], 0))
    assert set(served) <= {"mbarrier.init"}


COPY = "cp.async.cg.shared.global [%mine], [%from], 16;"
ZEROS = "cp.async.cg.shared.global [%mine], [%from], 16, 0;"

WRONG = {
    "src-size": (f"mov.u32 %x, 20; {COPY} cp.async.ca.shared.global [%mine], [%from], 16, %x;", "async"),
    "misaligned source": (f"{COPY} add.u64 %from, %from, 4; {COPY}", "misaligned"),
    "misaligned target": (f"{COPY} add.u32 %mine, %mine, 8; {COPY}", "misaligned"),
    "sources outside": (f"{COPY}\n add.u64 %from, %from, 1073741824; {COPY}\n {COPY}", "out_of_bounds"),
    "one source outside": (f"{COPY} @%one add.u64 %from, %from, 1073741824; {COPY}", "out_of_bounds"),
    "target outside": (f"{COPY} @%one add.u32 %mine, %mine, 100000; {COPY}", "out_of_bounds"),
    "target just behind": (f"{COPY} add.u32 %mine, %mine, {(STAGES - 1) * 1024 + 64}; {COPY}", "out_of_bounds"),
    "zeros just behind": (f"{COPY} add.u32 %mine, %mine, {(STAGES - 1) * 1024 + 64}; {ZEROS}", "out_of_bounds"),
    "source just behind": (f"{COPY} add.u64 %from, %from, {(BLOCKS - 1) * 1024 + 16}; {COPY}", "out_of_bounds"),
}


@pytest.mark.parametrize("turn", [0, 8])
@pytest.mark.parametrize("name", WRONG)
def test_faults_are_those_of_the_interpreter(name, turn):
    """`turn`: in one row or in several."""
    body, kind = WRONG[name]
    faults = []
    for engine in ("interpret", "jit"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            ptxvm.run(program(body, turn), grid=1, block=THREADS, args=[source(), np.zeros(16)], engine=engine)
        fault = caught.value
        # Addresses differ, so also what lies nearest to them, and the interpreter runs both warps at once.
        message = re.sub("0x[0-9a-f]+(: .*)?", "", fault.message)
        faults.append((fault.kind, fault.line, fault.thread[0] % 32, message))
    assert faults[0] == faults[1] and faults[0][0] == kind


def test_sources_that_are_not_read_may_be_anywhere(served):
    model = Model()
    model.copy("", 1, 1, 16, None)
    model.wait("", -1)
    model.text.append("add.u64 %from, %from, 1073741824;")
    model.text.append("cp.async.cg.shared.global [%mine+1024], [%from], 16, 0; cp.async.wait_all;")
    model.tile[1] = 0
    model.look()
    model.check("jit")
    assert set(served) <= {"mbarrier.init"}


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_sources_in_several_allocations(engine):
    text = program(
        """
    .reg .b64 %other;
    ld.global.u64 %other, [%in];
    @%odd add.u64 %from, %other, 0;
    add.u32 %x, %tile, 0;
    mad.lo.u32 %mine, %t, 4, %tile;
    cp.async.ca.shared.global [%mine], [%from], 4;
    cp.async.wait_all;
    ld.shared.u32 %x, [%mine];
    st.global.u32 [%out], %x;
    """
    )
    other = ptxvm.device_array([99], np.uint32)
    words = np.arange(THREADS * CELL // 4, dtype=np.uint32) + 7
    words[:2].view(np.uint64)[0] = other.address
    out = np.zeros((THREADS, CELL), np.uint32)
    ptxvm.run(text, grid=1, block=THREADS, args=[words, out], engine=engine)
    expected = words.reshape(THREADS, 4)[:, 0].copy()
    expected[1::2] = 99
    np.testing.assert_array_equal(out[:, 0], expected)


ARRIVAL = f"""
    @%first mbarrier.inval.shared::cta.b64 [full];
    @%first mbarrier.init.shared::cta.b64 [full], {{count}};
    bar.sync 0;
    {{before}}
    {COPY}
    cp.async.mbarrier.arrive{{noinc}}.shared::cta.b64 [full];
    {{after}}
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %done, [full], 0;
    @!%done bra WAIT;
    xor.b32 %mine, %mine, 512;
    ld.shared.u32 %word, [%mine];
    st.global.u32 [%out], %word;
"""
ARRIVALS = {
    "noinc": {"count": THREADS, "noinc": ".noinc", "before": "", "after": ""},
    "on top": {
        "count": THREADS,
        "noinc": "",
        "before": "",
        "after": "mbarrier.arrive.shared::cta.b64 %state, [full];",
    },
    "after a copy of before": {
        "count": THREADS,
        "noinc": ".noinc",
        "before": "cp.async.ca.shared.global [%mine], [%from+16], 4; cp.async.commit_group;",
        "after": "cp.async.wait_group 1;",
    },
}


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("name", ARRIVALS)
def test_arrivals_after_copies(name, engine, served):
    out = np.zeros((THREADS, CELL), np.uint32)
    given = source()
    ptxvm.run(program(ARRIVAL.format(**ARRIVALS[name])), grid=1, block=THREADS, args=[given, out], engine=engine)
    words = given[0].view(np.uint32)[:, 0]
    np.testing.assert_array_equal(out[:, 0], np.roll(words, 32))
    assert set(served) <= {"mbarrier.init", "mbarrier.inval"}


def test_python_adopts_arrivals(served, monkeypatch):
    monkeypatch.setattr(lane_copies, "NOTE_LIMIT", 1)
    out = np.zeros((THREADS, CELL), np.uint32)
    given = source()
    ptxvm.run(program(ARRIVAL.format(**ARRIVALS["on top"])), grid=1, block=THREADS, args=[given, out], engine="jit")
    np.testing.assert_array_equal(out[:, 0], np.roll(given[0].view(np.uint32)[:, 0], 32))
    assert "cp.async.mbarrier.arrive" in served


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_too_many_arrivals(engine):
    text = ARRIVAL.format(count=THREADS - 1, noinc=".noinc", before="", after="")
    with pytest.raises(ptxvm.KernelFault, match="arrivals, but only") as caught:
        ptxvm.run(program(text), grid=1, block=THREADS, args=[source(), np.zeros(4096)], engine=engine)
    assert caught.value.kind == "mbarrier"


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_a_deadlock_tells_of_the_arrivals(engine):
    text = ARRIVAL.format(count=THREADS + 1, noinc=".noinc", before="", after="")
    with pytest.raises(ptxvm.KernelFault, match=r"1 of 65 arrivals pending.*touched by cp\.async\.mbarrier\.arrive"):
        ptxvm.run(program(text), grid=1, block=THREADS, args=[source(), np.zeros(4096)], engine=engine)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_copies_nobody_waits_for_land_when_nothing_else_can_run(engine):
    """A thread that spins on its destination goes on: asynchronous operations complete at some time."""
    body = f"""
    {COPY}
    SPIN:
    ld.volatile.shared.u32 %word, [%mine];
    setp.eq.u32 %done, %word, 0;
    @%done bra SPIN;
    st.global.u32 [%out], %word;
    """
    out = np.zeros((THREADS, CELL), np.uint32)
    ptxvm.run(program(body), grid=1, block=THREADS, args=[source(), out], engine=engine, timeout=60)
    np.testing.assert_array_equal(out[:, 0], source()[0].view(np.uint32)[:, 0])


def test_what_a_cta_leaves_does_not_concern_the_next(served):
    """Notes of CTAs that end without waiting are used again."""
    body = f"{COPY * 40} ld.shared.u32 %word, [%mine]; st.global.u32 [%out], %word;"
    out = np.zeros((THREADS, CELL), np.uint32)
    ptxvm.run(program(body), grid=500, block=THREADS, args=[source(), out], engine="jit", workers=1)
    assert not out.any() and set(served) <= {"mbarrier.init"}


@pytest.mark.parametrize("completion", ["early", "random"])
def test_other_policies_are_those_of_python(completion, served):
    text = program(f"{COPY} cp.async.commit_group; cp.async.wait_group 0; ld.shared.u32 %x, [%mine];")
    ptxvm.run(text, grid=1, block=THREADS, args=[source(), np.zeros(16)], engine="jit", async_completion=completion)
    assert {"cp.async", "cp.async.commit_group"} <= set(served)
