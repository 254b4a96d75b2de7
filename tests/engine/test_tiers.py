"""Launches whose code is not there yet: they begin in the interpreter, and nobody can tell by what they compute."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import numpy as np
import pytest

import ptxvm
from ptxvm import engine
from ptxvm.api.kernel import Shape
from ptxvm.engine import interpret, jit
from ptxvm.engine.jit.compilation import forking, warming
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.patience import PATIENT, OutOfPatience, Patience
from ptxvm.engine.jit.compilation.server import CompilationError
from ptxvm.engine.jit.launching import driver
from ptxvm.engine.jit.launching.driver import LONGEST_HEAD_START
from ptxvm.engine.jit.launching.execution import Execution
from ptxvm.engine.jit.launching.prepared import Prepared
from ptxvm.engine.options import options
from ptxvm.engine.under_way import is_alone, under_way

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"

INDEX = """
    .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .pred %p<4>;
    mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x; mad.lo.u32 %r4, %r1, %r2, %r3;
    ld.param.u64 %rd1, [out]; mul.wide.u32 %rd2, %r4, 4; add.u64 %rd3, %rd1, %rd2;
"""

INCREMENT = (
    HEAD
    + """.visible .entry k(.param .u64 out) {"""
    + INDEX
    + """    ld.global.u32 %r5, [%rd3]; add.u32 %r5, %r5, 1; st.global.u32 [%rd3], %r5;
    red.global.add.u32 [%rd1], 256; ret; }
"""
)
"""Adds one to each element; done twice by some CTA it would show. The first element counts threads, times 256."""

SLOW_CTA = (
    HEAD
    + """.visible .entry k(.param .u64 out, .param .u32 n) {"""
    + INDEX
    + """    ld.param.u32 %r6, [n]; mov.u32 %r7, 0;
    LOOP: ld.global.u32 %r5, [%rd3]; add.u32 %r5, %r5, %r7; st.global.u32 [%rd3], %r5;
    add.u32 %r7, %r7, 1; setp.lt.u32 %p1, %r7, %r6; @%p1 bra LOOP; ret; }
"""
)

TICKETS = (
    HEAD
    + """.visible .entry k(.param .u64 out, .param .u64 counter) {"""
    + INDEX
    + """    ld.param.u64 %rd4, [counter]; atom.global.add.u32 %r5, [%rd4], 1; st.global.u32 [%rd3], %r5; ret; }
"""
)

CHAIN = (
    HEAD
    + """.visible .entry k(.param .u64 out, .param .u64 flags) {
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<3>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [flags]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %nctaid.x;
    mul.wide.u32 %rd3, %r1, 4; add.u64 %rd4, %rd2, %rd3; add.u64 %rd5, %rd1, %rd3;
    add.u32 %r3, %r1, 1; setp.eq.u32 %p1, %r3, %r2; @%p1 bra LAST;
    WAIT: ld.acquire.gpu.global.u32 %r4, [%rd4+4]; setp.eq.u32 %p2, %r4, 0; @%p2 bra WAIT;
    add.u32 %r4, %r4, 1; st.global.u32 [%rd5], %r4; st.release.gpu.global.u32 [%rd4], %r4; ret;
    LAST: st.global.u32 [%rd5], 1; st.release.gpu.global.u32 [%rd4], 1; ret; }
"""
)
"""Each CTA waits for the one behind it."""


@pytest.fixture
def tiers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_TIERS", "1")


def fresh(text: str) -> ptxvm.Kernel:
    """A kernel that no cache knows."""
    return ptxvm.load(f"// {time.time_ns()}\n{text}").kernels["k"]


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many CTAs were interpreted ahead, of how many, by launch."""
    counts: list[tuple[int, int]] = []
    original = interpret.run_ahead

    def noting(work, ready, **options):  # type: ignore[no-untyped-def]
        done = original(work, ready, **options)
        counts.append((done, work.launch.ctas))
        return done

    monkeypatch.setattr(interpret, "run_ahead", noting)
    return counts


@pytest.mark.usefixtures("tiers")
def test_a_short_launch_ends_in_the_interpreter(ahead: list[tuple[int, int]]) -> None:
    out = np.zeros(64, np.uint32)
    result = fresh(INCREMENT).launch(2, 32, out)
    assert (out[1:] == 1).all() and out[0] == 1 + 64 * 256
    assert result.seconds > 0 and len(ahead) == 1


@pytest.mark.usefixtures("tiers")
@pytest.mark.parametrize("workers", [1, 2])
def test_compiled_code_takes_over_between_ctas(ahead: list[tuple[int, int]], workers: int) -> None:
    ctas = 20_000
    out = np.zeros(ctas * 32, np.uint32)
    fresh(INCREMENT).launch(ctas, 32, out, workers=workers)
    assert (out[1:] == 1).all() and out[0] == np.uint32(1 + ctas * 32 * 256)
    assert ahead[0][0] < ctas


@pytest.mark.usefixtures("tiers")
def test_a_cta_that_had_begun_begins_again(ahead: list[tuple[int, int]]) -> None:
    out = np.full(64, 5, np.uint32)
    rounds = 200_000
    fresh(SLOW_CTA).launch(2, 32, out, rounds)
    assert (out == np.uint32(5 + rounds * (rounds - 1) // 2 & 0xFFFF_FFFF)).all()
    assert ahead == [(0, 2)]


@pytest.mark.usefixtures("tiers")
def test_ctas_that_wait_for_each_other_begin_again_together(ahead: list[tuple[int, int]]) -> None:
    ctas = 300
    out, flags = np.zeros(ctas, np.uint32), np.zeros(ctas, np.uint32)
    fresh(CHAIN).launch(ctas, 1, out, flags)
    assert (out == np.arange(ctas, 0, -1)).all()
    assert ahead[0][0] in (0, ctas)


def test_what_came_before_stays_and_what_had_begun_is_undone() -> None:
    out, counter = np.zeros(64 * 32, np.uint32), np.zeros(1, np.uint32)
    asked = 0

    def ready() -> bool:
        nonlocal asked
        asked += 1
        return asked > 10

    kernel = fresh(TICKETS)
    done = []

    def run(function, launch, memory, options):  # type: ignore[no-untyped-def]
        done.append(interpret.run_ahead(engine.Work(function, launch, memory, options), ready, in_order=False))
        return engine.Result(0.0)

    original, jit.run = jit.run, run
    try:
        engine._engine.cache_clear()
        kernel.launch(64, 32, out, counter)
    finally:
        jit.run = original
        engine._engine.cache_clear()
    assert 0 < done[0] < 64
    assert counter[0] == done[0] * 32
    assert (out[: done[0] * 32] == np.arange(done[0] * 32)).all() and not out[done[0] * 32 :].any()


@pytest.mark.usefixtures("tiers")
def test_one_worker_leaves_the_order_of_threads_to_compiled_code(ahead: list[tuple[int, int]]) -> None:
    out, counter = np.zeros(64, np.uint32), np.zeros(1, np.uint32)
    fresh(TICKETS).launch(2, 32, out, counter, workers=1)
    assert ahead == [(0, 2)]
    assert sorted(out) == list(range(64))


@pytest.mark.usefixtures("tiers")
@pytest.mark.parametrize("options", [{"checks": "none"}, {"host_writes": True}, {"async_completion": "random"}])
def test_what_the_interpreter_must_not_begin(ahead: list[tuple[int, int]], options: dict[str, object]) -> None:
    out = np.zeros(32, np.uint32)
    fresh(INCREMENT).launch(1, 32, out, **options)
    assert (out[1:] == 1).all() and not ahead


@pytest.mark.usefixtures("tiers")
def test_faults_are_those_of_compiled_code() -> None:
    found = []
    for name in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            fresh(INCREMENT).launch(3, 32, np.zeros(50, np.uint32), engine=name)
        found.append((caught.value.kind, caught.value.line, caught.value.thread, caught.value.block))
    assert found[0] == found[1]


@pytest.mark.usefixtures("tiers")
def test_threads_that_launch_at_the_same_time() -> None:
    counter = np.zeros(1, np.uint32)
    outs = [np.zeros(64 * 128, np.uint32) for _ in range(4)]

    def work(out: np.ndarray) -> None:
        fresh(TICKETS).launch(128, 64, out, counter)

    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counter[0] == 4 * 64 * 128
    assert len(np.unique(np.concatenate(outs))) == 4 * 64 * 128


@pytest.mark.usefixtures("tiers")
def test_progress_never_goes_back() -> None:
    told: list[tuple[int, int]] = []
    out = np.zeros(5_000 * 32, np.uint32)
    fresh(INCREMENT).launch(5_000, 32, out, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (5_000, 5_000) and told == sorted(told)


def unrolled(count: int) -> str:
    """A kernel whose code takes long to make."""
    lines = "".join(f"mad.lo.u32 %r{10 + i % 9}, %r{10 + i * 7 % 9}, {i + 3}, %r4;\n" for i in range(count))
    sums = "".join(f"add.u32 %r4, %r4, %r{10 + i};\n" for i in range(9))
    return f"{HEAD}.visible .entry k(.param .u64 out) {{{INDEX}{lines}{sums}st.global.u32 [%rd3], %r4; ret; }}"


@pytest.mark.usefixtures("tiers")
@pytest.mark.parametrize("forks", [True, False])
def test_better_code_takes_the_place_of_quick_code(monkeypatch: pytest.MonkeyPatch, forks: bool) -> None:
    monkeypatch.setattr(forking, "may_fork", lambda **_: forks)
    kernel, text = fresh(unrolled(3_000)), unrolled(3_000)
    out, expected = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
    fresh(text).launch(2, 32, expected, engine="interpret")
    for _ in range(12):
        out[:] = 0
        kernel.launch(2, 32, out)
        assert (out == expected).all()
        time.sleep(0.1)


@pytest.mark.usefixtures("tiers")
def test_code_of_launches_to_come_is_begun_where_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Prepared] = []
    monkeypatch.setattr(forking, "FORK_LIMIT", 1 << 40)
    monkeypatch.setattr(Prepared, "begin", lambda self, _=0.0: begun.append(self))
    monkeypatch.setattr(Prepared, "is_being_made", property(lambda self: self in begun))
    monkeypatch.setattr(driver, "cores", lambda: 2)

    def announce(text: str, **other: object) -> None:
        shape = Shape(2, 32, None, 0, False)
        engine.announce(fresh(text).prepare(shape, [np.zeros(64, np.uint32)], 0, options(**other))[0])

    announce(INCREMENT)
    announce(unrolled(500), checks="full")
    announce(unrolled(500), engine="interpret")
    assert begun == []
    for _ in range(3):
        announce(unrolled(500))
    assert len(begun) == 2


@pytest.mark.usefixtures("tiers")
def test_the_first_result_does_not_wait_for_what_later_ones_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that imports the emitters would take turns with the one that launches. Clocks are left to compiled code,
    however fast the interpreter is."""
    told: list[str] = []
    run = Execution.run
    monkeypatch.setattr(Execution, "run", lambda *words: (told.append("run"), run(*words))[1])
    monkeypatch.setattr(driver, "warm_up", lambda: told.append("import"))
    body = f"{INDEX} mov.u32 %r5, %clock; st.global.u32 [%rd3], %r4; ret;"
    fresh(f"{HEAD}.visible .entry k(.param .u64 out) {{ {body} }}").launch(2, 32, np.zeros(64, np.uint32))
    assert told == ["run", "import"]


@pytest.mark.parametrize("switch", ["0", "1"])
def test_a_timeout_covers_compiling(monkeypatch: pytest.MonkeyPatch, switch: str) -> None:
    monkeypatch.setenv("PTXVM_TIERS", switch)
    kernel, begin = fresh(unrolled(8_000)), time.perf_counter()
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernel.launch(1, 32, np.zeros(32, np.uint32), timeout=0.05, checks="none")
    assert caught.value.kind == "timeout" and "compiled" in str(caught.value)
    assert switch == "0" or time.perf_counter() - begin < 3


@pytest.mark.usefixtures("tiers")
def test_an_interrupt_ends_compiling() -> None:
    kernel = fresh(unrolled(8_000))
    signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    try:
        with pytest.raises(KeyboardInterrupt):
            kernel.launch(1, 32, np.zeros(32, np.uint32), checks="none")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def test_the_next_process_finds_what_the_last_one_did_not_wait_for(tmp_path: object) -> None:
    script = textwrap.dedent(f"""
        import numpy, ptxvm
        ptxvm.load({INCREMENT!r}).kernels["k"].launch(1, 32, numpy.zeros(32, numpy.uint32))
    """)
    environment = {**os.environ, "PTXVM_TIERS": "1", "PTXVM_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, timeout=60)
    deadline = time.monotonic() + 30
    while len([name for name in os.listdir(str(tmp_path)) if name.endswith(".ptxvm")]) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.05)


# ------------------------------------------------------------------------------------------------------------- errands


@pytest.fixture(params=[True, False], ids=["fork", "thread"])
def forks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setattr(forking, "may_fork", lambda **_: request.param)
    return bool(request.param)


@pytest.mark.usefixtures("forks")
def test_an_errand_brings_its_results_one_by_one() -> None:
    big = bytes(3_000_000)
    errand = Errand(lambda: iter([b"one", big, b""]), lambda: iter([b"one", big, b""]))
    assert [errand.take(PATIENT) for _ in range(5)] == [b"one", big, b"", None, None]
    assert errand.is_over


@pytest.mark.usefixtures("forks")
def test_threads_share_the_results_of_an_errand() -> None:
    results = [bytes([number]) * 50_000 for number in range(40)]
    errand = Errand(lambda: iter(results), lambda: iter(results))
    taken: list[bytes] = []

    def take() -> None:
        while (result := errand.take(PATIENT)) is not None:
            taken.append(result)

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(taken) == results


@pytest.mark.usefixtures("forks")
def test_an_errand_that_fails_says_why() -> None:
    def steps():  # type: ignore[no-untyped-def]
        yield b"one"
        raise ValueError("because")

    errand = Errand(steps, steps)
    assert errand.take(PATIENT) == b"one"
    with pytest.raises(CompilationError, match="because"):
        errand.take(PATIENT)
    assert errand.take(PATIENT) is None


def test_an_errand_whose_child_dies_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forking, "may_fork", lambda **_: True)

    def steps():  # type: ignore[no-untyped-def]
        os.write(2, b"last words")
        os.abort()
        yield b""

    with pytest.raises(CompilationError, match="last words"):
        Errand(steps, steps).take(PATIENT)


@pytest.mark.usefixtures("forks")
def test_a_copy_of_the_program_takes_nothing_away() -> None:
    def steps():  # type: ignore[no-untyped-def]
        time.sleep(0.3)
        yield bytes(300_000)

    errand = Errand(steps, steps)
    process = os.fork()
    if process == 0:
        os._exit(0 if errand.take(PATIENT) is None and errand.is_over else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert errand.take(PATIENT) == bytes(300_000)


@pytest.mark.usefixtures("tiers")
def test_a_copy_of_the_program_launches_what_is_being_made() -> None:
    kernel, out = fresh(unrolled(1_500)), np.zeros(64, np.uint32)
    expected = np.zeros(64, np.uint32)
    kernel.launch(2, 32, expected)
    process = os.fork()
    kernel.launch(2, 32, out)
    if process == 0:
        os._exit(0 if (out == expected).all() else 1)
    assert (out == expected).all()
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0


@pytest.mark.usefixtures("forks")
def test_patience_ends_and_the_errand_goes_on() -> None:
    def steps():  # type: ignore[no-untyped-def]
        time.sleep(0.5)
        yield b"late"

    errand = Errand(steps, steps)
    assert not errand.has_more()
    with pytest.raises(OutOfPatience):
        errand.take(Patience(time.monotonic() + 0.05))
    with pytest.raises(OutOfPatience):
        errand.take(Patience(stopped=lambda: True))
    assert errand.take(PATIENT) == b"late"


def test_nothing_of_an_errand_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forking, "may_fork", lambda **_: True)
    errand = Errand(lambda: iter([b"x"]), lambda: iter([]))
    errand.close()
    deadline = time.monotonic() + 10
    while forking._left_behind and time.monotonic() < deadline:
        forking.reap()
        time.sleep(0.02)
    assert not forking._left_behind


def test_children_that_go_on_are_waited_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    closed, end = os.pipe()
    child = os.fork()
    if not child:
        os.close(end)
        os.read(closed, 1)  # until the test closes it
        os._exit(0)
    left = [(os.getpid(), child), (os.getpid() + 1, child), (os.getpid(), os.getppid())]  # who else would wait for it?
    monkeypatch.setattr(forking, "_left_behind", left)
    forking.reap()
    assert left == [(os.getpid(), child)]
    os.close(end)
    deadline = time.monotonic() + 10
    while left and time.monotonic() < deadline:
        forking.reap()
        time.sleep(0.01)
    assert left == []
    with pytest.raises(ChildProcessError):
        os.waitpid(child, 0)
    os.close(closed)


def test_a_terminal_is_told_of_what_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("ptxvm.engine.jit.compilation.patience._SILENCE", 0.0)
    ends = os.pipe()
    with pytest.raises(OutOfPatience):
        Patience(time.monotonic() + 0.2, "sort").wait_for(ends[0])
    for end in ends:
        os.close(end)
    said = capsys.readouterr().err
    assert "ptxvm: compiling sort, 0 s" in said and said.endswith("\r\x1b[K")


def test_a_child_begins_between_two_emissions() -> None:
    warming.warm_up()
    with warming.making:
        process: list[int] = []

        def fork() -> None:
            child = os.fork()
            if not child:
                os._exit(0 if not warming.making.locked() else 1)
            process.append(child)

        thread = threading.Thread(target=fork)
        thread.start()
        thread.join(0.1)
        assert not process
    thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(process[0], 0)[1]) == 0


def test_others_wait_while_one_runs_ahead() -> None:
    with under_way:
        assert under_way.claim()
        begun = threading.Event()

        def other() -> None:
            with under_way:
                begun.set()

        thread = threading.Thread(target=other)
        thread.start()
        while is_alone():
            time.sleep(0.001)
        assert not begun.wait(0.05)
        under_way.release()
        assert begun.wait(5)
        thread.join()


@pytest.mark.usefixtures("tiers")
def test_the_interpreter_has_a_head_start_where_that_may_be_all_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[float] = []
    original = Prepared.begin

    def begin(self: Prepared, head_start: float = 0.0) -> None:
        begun.append(head_start)
        original(self, head_start)

    monkeypatch.setattr(Prepared, "begin", begin)
    for ctas in (1, 8, 1000):
        data = np.zeros(32 * ctas, np.uint32)
        fresh(INCREMENT).launch(ctas, 32, data)
        assert (data[1:] == 1).all()
    fresh(SLOW_CTA).launch(1, 32, data, np.uint32(3))  # nobody knows how often loops turn
    assert 0 < begun[0] < begun[1] < LONGEST_HEAD_START and begun[2:] == [0, 0]
