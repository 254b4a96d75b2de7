"""Launches like an earlier one: only what differs is done anew, and nothing that matters is left out."""

from __future__ import annotations

import signal
import threading
import time
import warnings

import numpy as np
import pytest

import ptxvm
from ptxvm.api.express import Express, kinds_of
from ptxvm.engine.jit.launching import execution
from ptxvm.engine.jit.launching import quick as quick_launches

TEXT = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n, .param .f32 f)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<2>; .reg .f32 %f<4>;
    ld.param.u64 %rd1, [out]; ld.param.u32 %r1, [n]; ld.param.f32 %f1, [f];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mad.lo.u32 %r5, %r3, %r4, %r2;
    setp.ge.u32 %p1, %r5, %r1; @%p1 ret;
    mul.wide.u32 %rd2, %r5, 4; add.u64 %rd3, %rd1, %rd2;
    ld.global.f32 %f2, [%rd3]; add.f32 %f3, %f2, %f1; st.global.f32 [%rd3], %f3; ret;
}
.visible .entry forever(.param .u64 out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<2>;
    ld.param.u64 %rd1, [out]; ld.global.u32 %r1, [%rd1]; setp.eq.u32 %p1, %r1, 0; @%p1 ret;
LOOP: add.u32 %r1, %r1, 1; st.global.u32 [%rd1+4], %r1; bra LOOP;
}
"""


@pytest.fixture(scope="module")
def kernel() -> ptxvm.Kernel:
    return ptxvm.load(TEXT).kernels["k"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each launch that came so far whether it was made in the quick way."""
    made: list[bool] = []
    launch = Express.launch

    def noting(self: Express, arguments: tuple[object, ...]) -> object:
        result = launch(self, arguments)
        made.append(result is not None)
        return result

    monkeypatch.setattr(Express, "launch", noting)
    return made


def test_results_are_those_of_the_first_launch(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    out = np.zeros(64, np.float32)
    for number in range(1, 9):
        result = kernel.launch(2, 32, out, 64, 0.5, workers=1)
        assert (out == number / 2).all() and result.seconds > 0 and result.compile_seconds >= 0
    assert quick.count(True) >= 6


def test_arguments_may_differ(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    arrays = [np.zeros(64, np.float32), np.zeros(200, np.float32)[3:70], np.zeros((8, 8), np.float32)]
    for round_ in range(3):
        for place, array in enumerate(arrays):
            kernel.launch(2, 32, array, 60 + place, place + 1.0, workers=1)
            assert (array.reshape(-1)[: 60 + place] == (round_ + 1) * (place + 1)).all()
            assert not array.reshape(-1)[60 + place :].any()
    assert all(quick[2:])


def test_numbers_of_numpy(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    for count, number in (
        (np.uint32(64), np.float32(0.1)),
        (np.int64(5), np.float16(0.1)),
        (np.uint8(3), np.float32(9)),
    ):
        for _ in range(2):
            out = np.zeros(64, np.float32)
            kernel.launch(2, 32, out, count, number, workers=1)
            np.testing.assert_array_equal(out[: int(count)], np.float32(number))
            assert not out[int(count) :].any()
        assert quick[-1]
    for count in (7, -1):  # as a number without sign the latter is more than there are threads
        kernel.launch(2, 32, out, np.int32(count), np.float32(2), workers=1)
    assert (out[7:] == 2).all() and (out[3:7] == 4).all()


def test_device_arrays(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    held = ptxvm.device_array(64)
    for number in range(1, 5):
        kernel.launch(2, 32, held, 64, 1.0, workers=1)
        assert (held.numpy() == number).all()
    assert any(quick)
    held.free()
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernel.launch(2, 32, held, 64, 1.0, workers=1)
    assert caught.value.kind == "use_after_free" and caught.value.argument is not None


def test_arrays_come_and_go(kernel: ptxvm.Kernel) -> None:
    for number in range(40):
        out = np.full(64, number, np.float32)
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
        assert (out == number + 1).all()


def test_faults_tell_of_this_launch(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    out, short = np.zeros(64, np.float32), np.zeros(40, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernel.launch(2, 32, short, 64, 1.0, workers=1)
    fault = caught.value
    assert fault.kind == "out_of_bounds" and fault.thread == (8, 0, 0) and fault.block == (1, 0, 0)
    assert fault.argument is not None and "160 bytes" in str(fault)
    kernel.launch(2, 32, out, 64, 1.0, workers=1)
    kernel.launch(2, 32, out, 64, 1.0, workers=1)
    assert (out == 5).all() and quick[-1]


def test_arrays_that_became_read_only(kernel: ptxvm.Kernel) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
    out.flags.writeable = False
    with pytest.raises(ptxvm.KernelFault, match="read-only"):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
    out.flags.writeable = True
    kernel.launch(2, 32, out, 64, 1.0, workers=1)
    assert (out == 4).all()


def test_arrays_whose_memory_is_another(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
    out.__setstate__((1, (640,), out.dtype, False, np.full(640, 5, np.float32).tobytes()))
    for number in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
        assert (out[:64] == 6 + number).all() and (out[64:] == 5).all()
    assert quick[-1]


@pytest.mark.parametrize(
    "wrong",
    [
        (-1, 1.0),
        (2**32, 1.0),
        (1, "x"),
        (1.5, 1.0),
        (1,),
        (1, 2.0, 3),
        (1, 1e300),
        (np.float32(1), 1.0),
        (np.uint64(2**32), 1.0),
        (1, np.float64(0.1)),
        (np.True_, 1.0),
    ],
)
def test_what_does_not_fit_is_refused_as_ever(kernel: ptxvm.Kernel, wrong: tuple[object, ...]) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 1, 1.0, workers=1)

    def outcome(target: ptxvm.Kernel) -> str:
        try:
            target.launch(2, 32, out, *wrong, workers=1)
        except TypeError as error:
            return str(error)
        return "runs"

    assert outcome(kernel) == outcome(ptxvm.load(TEXT).kernels["k"])


def test_an_integer_for_a_float_is_checked(kernel: ptxvm.Kernel) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 2, workers=1)
    assert (out == 6).all()
    with pytest.raises(TypeError):
        kernel.launch(2, 32, out, 64, 2**24 + 1, workers=1)


def test_warnings_come_with_every_launch() -> None:
    kernel = ptxvm.load(TEXT).kernels["k"]
    for dtype in (np.float64, np.float32, np.float64, np.float64):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            kernel.launch(1, 32, np.zeros(64, dtype), 32, 1.0, workers=1)
        assert [type(each.category) and each.category for each in caught] == [ptxvm.ArgumentWarning] * (
            dtype is np.float64
        )


def test_shapes_that_equal_others_are_refused(kernel: ptxvm.Kernel) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(1, 32, out, 32, 1.0, workers=1)
        kernel.launch((1, 1), 32, out, 32, 1.0, workers=1)
    for grid in (1.0, True, (1.0, 1), (True, 1), [1]):
        with pytest.raises(ptxvm.LaunchError):
            kernel.launch(grid, 32, out, 32, 1.0, workers=1)
    assert kinds_of((1, (2, 3), None, 0, 1, 0, 0, "jit")) == kinds_of((4, (5, 6), None, 7, 8, 9, 10, "interpret"))
    for other in ((1.0, (2, 3), 0), (1, (2, 3.0), 0), (True, (2, 3), 0), (1, (2, 3), False)):
        grid, block, seed = other
        assert kinds_of((1, (2, 3), None, 0, 1, 0, 0)) != kinds_of((grid, block, None, 0, 1, seed, 0))


def test_options_still_count(kernel: ptxvm.Kernel) -> None:
    short = np.zeros(40, np.float32)
    for _ in range(3):
        kernel.launch(1, 32, short, 32, 1.0, workers=1)
    told: list[tuple[int, int]] = []
    kernel.launch(1, 32, short, 32, 1.0, workers=1, progress=lambda *done: told.append(done))
    assert told
    kernel.launch(1, 32, short, 32, 1.0, workers=1, engine="interpret")
    kernel.launch(1, 32, short, 32, 1.0, workers=1, timeout=5)
    assert (short[:32] == 6).all()


def test_threads_launch_at_the_same_time(kernel: ptxvm.Kernel) -> None:
    outs = [np.zeros(64, np.float32) for _ in range(4)]

    def work(out: np.ndarray) -> None:
        for _ in range(300):
            kernel.launch(2, 32, out, 64, 1.0, workers=1)

    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((out == 300).all() for out in outs)


WAYS = """
.version 8.0
.target sm_80
.address_size 64
.func (.reg .u32 %y) straight(.reg .u32 %x) { add.u32 %y, %x, 1; ret; }
.func (.reg .u32 %y) looping(.reg .u32 %x)
{
    .reg .pred %p;
    mov.u32 %y, 0;
NEXT: add.u32 %y, %y, 1; setp.lt.u32 %p, %y, %x; @%p bra NEXT; ret;
}
.func (.reg .u32 %y) deep(.reg .u32 %x)
{
    .reg .pred %p; .reg .u32 %z;
    mov.u32 %y, %x; setp.eq.u32 %p, %x, 0; @%p ret;
    sub.u32 %z, %x, 1; call (%y), deep, (%z); ret;
}
.visible .entry k(.param .u64 out)
{
    .reg .u32 %r<9>; .reg .u64 %rd1; .reg .pred %p<2>;
    ld.param.u64 %rd1, [out]; mov.u32 %r1, 3; mov.u32 %r2, 0;
    BODY
DONE: st.global.u32 [%rd1], %r1; ret;
}
"""


@pytest.mark.parametrize(
    ("body", "loops"),
    [
        ("bar.sync 0;", False),
        ("setp.eq.u32 %p1, %r1, 4; @%p1 bra DONE; add.u32 %r1, %r1, 1;", False),
        ("call (%r1), straight, (%r1); call (%r1), straight, (%r1);", False),
        ("AGAIN: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, %r1; @%p1 bra AGAIN;", True),
        ("call (%r1), looping, (%r1);", True),
        ("call (%r1), deep, (%r1);", True),
        ("T: .branchtargets T0, DONE; T0: add.u32 %r2, %r2, 1; min.u32 %r2, %r2, 1; brx.idx %r2, T;", True),
    ],
)
def test_what_has_no_loops_and_took_no_time_need_not_be_interruptible(
    monkeypatch: pytest.MonkeyPatch, quick: list[bool], body: str, loops: bool
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(quick_launches, "in_main_thread", lambda: asked.append(True) or True)
    kernel = ptxvm.load(WAYS.replace("BODY", body)).kernels["k"]
    out = np.zeros(1, np.uint32)
    for blink, may_last in ((60.0, loops), (0.0, True)):
        monkeypatch.setattr(quick_launches, "BLINK", blink)
        for _ in range(100_000):
            kernel.launch(1, 32, out, workers=1)
            if quick[-2:] == [True, True]:
                break
        asked.clear()
        kernel.launch(1, 32, out, workers=1)
        assert bool(asked) is may_last


def test_an_interrupt_ends_a_quick_launch() -> None:
    kernel = ptxvm.load(TEXT).kernels["forever"]
    word = np.zeros(2, np.uint32)
    for _ in range(3):
        kernel.launch(1, 32, word, workers=1)
    word[0] = 1
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT)).start()
    begin = time.perf_counter()
    try:
        with pytest.raises(KeyboardInterrupt):
            kernel.launch(1, 32, word, workers=1)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert time.perf_counter() - begin < 20
    word[0] = 0
    for _ in range(3):
        kernel.launch(1, 32, word, workers=1)


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many workers each launch had that was not left to one; all are long enough for several."""
    numbers: list[int] = []
    run = execution.Execution.run

    def noting(self: execution.Execution, *limits: None) -> float:
        numbers.append(self._workers)
        return run(self, *limits)

    monkeypatch.setattr(execution, "WORTH_HELP", 0.0)
    monkeypatch.setattr(execution.Execution, "run", noting)
    return numbers


def test_other_threads_help(kernel: ptxvm.Kernel, quick: list[bool], helped: list[int]) -> None:
    out, other = np.zeros(3200, np.float32), np.zeros(40, np.float32)
    for number in range(1, 6):
        result = kernel.launch(100, 32, out, 3200, 1.0, workers=3)
        assert (out == number).all() and result.seconds > 0
    kernel.launch(100, 32, other, 40, 2.0, workers=3)
    assert (other == 2).all() and (out == 5).all() and all(quick[1:]) and set(helped) == {3}


def test_what_goes_wrong_with_help(kernel: ptxvm.Kernel, quick: list[bool], helped: list[int]) -> None:
    out, short = np.zeros(3200, np.float32), np.zeros(40, np.float32)
    for _ in range(3):
        kernel.launch(100, 32, out, 3200, 1.0, workers=2)
        with pytest.raises(ptxvm.KernelFault) as caught:
            kernel.launch(100, 32, short, 41, 1.0, workers=2)
        assert caught.value.thread == (8, 0, 0) and caught.value.block == (1, 0, 0)
        with pytest.raises(ptxvm.ArgumentError):
            kernel.launch(100, 32, out, 1 << 40, 1.0, workers=2)
    assert (out == 3).all() and quick[-1] is False and True in quick and set(helped) == {2}


def test_each_launch_with_help_has_a_number_of_its_own(helped: list[int]) -> None:
    """`%gridid`, which no two launches share."""
    text = TEXT.replace("ld.global.f32 %f2, [%rd3]; add.f32 %f3, %f2, %f1;", "mov.u64 %rd4, %gridid; ")
    text = text.replace("mul.wide.u32 %rd2, %r5, 4", "mul.wide.u32 %rd2, %r5, 8")
    numbered = ptxvm.load(text.replace("st.global.f32 [%rd3], %f3", "st.global.u64 [%rd3], %rd4")).kernels["k"]
    seen = set[int]()
    for _ in range(4):
        out = np.zeros(128, np.uint64)
        numbered.launch(4, 32, out, 128, 0.0, workers=2)
        assert (out == out[0]).all()
        seen.add(int(out[0]))
    assert len(seen) == 4 and 2 in helped


def test_other_ways_to_run_are_not_forgotten(kernel: ptxvm.Kernel, quick: list[bool]) -> None:
    out = np.zeros(64, np.float32)
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1)
    count = len(quick)
    assert kernel.launch(2, 32, out, 64, 1.0, workers=1, schedule="random:1").trace
    kernel.launch(2, 32, out, 64, 1.0, workers=1, on_finding="collect")
    kernel.launch(2, 32, out, 64, 1.0, workers=1, checks=["race"])
    assert (out == 6).all() and len(quick) == count
    for _ in range(3):
        kernel.launch(2, 32, out, 64, 1.0, workers=1, checks=["bounds"])
    assert (out == 9).all()
