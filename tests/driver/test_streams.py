"""Streams, events and functions of the host: what happens when."""

from __future__ import annotations

import ctypes
import struct
import threading
import time

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, FILL, HEADER, Cuda

HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_size_t)
WAIT = (
    HEADER
    + """.visible .entry await(.param .u64 flag)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<2>;
    .reg .pred %p1;
    ld.param.u64 %rd1, [flag];
again:
    ld.acquire.sys.global.u32 %r1, [%rd1];
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra again;
    add.u32 %r1, %r1, 1;
    st.release.sys.global.u32 [%rd1+4], %r1;
    ret;
}
"""
)


def test_work_of_a_stream_is_in_order(cuda: Cuda) -> None:
    stream = cuda.out("cuStreamCreate", 1)
    double, out = cuda.function(DOUBLE, "twice"), cuda.alloc(128)
    cuda.cuMemsetD32Async(out, 3, 32, stream)
    for _ in range(4):
        cuda.launch(double, out, stream=stream)
    back = cuda.out("cuMemAllocHost_v2", 128)
    cuda.cuMemcpyDtoHAsync_v2(back, out, 128, stream)
    cuda.cuStreamSynchronize(stream)
    assert list((ctypes.c_uint32 * 32).from_address(back)) == [48] * 32
    cuda.cuStreamDestroy_v2(stream)
    assert cuda.error("cuStreamDestroy_v2", stream) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuStreamSynchronize", stream) == "ERROR_INVALID_HANDLE"


def test_the_default_stream_and_the_others_wait_for_each_other(cuda: Cuda) -> None:
    stream = cuda.out("cuStreamCreate", 0)
    double, out = cuda.function(DOUBLE, "twice"), cuda.alloc(128)
    cuda.cuMemsetD32_v2(out, 1, 32)
    for each in (0, stream, 0, stream):
        cuda.launch(double, out, stream=each)
    assert cuda.download(out, 1)[0] == 16


def test_work_that_nobody_waits_for_is_done(cuda: Cuda) -> None:
    stream, flag = cuda.out("cuStreamCreate", 1), cuda.out("cuMemAllocManaged", 8, 1)
    words = (ctypes.c_uint32 * 2).from_address(flag)
    cuda.launch(cuda.function(FILL, "fill"), flag, ctypes.c_uint32(7), block=2, stream=stream)
    deadline = time.monotonic() + 20
    while words[1] != 7 and time.monotonic() < deadline:
        time.sleep(0.001)
    assert words[1] == 7


def test_the_host_writes_what_a_kernel_waits_for(cuda: Cuda) -> None:
    stream, flag = cuda.out("cuStreamCreate", 1), cuda.out("cuMemAllocManaged", 8, 1)
    words = (ctypes.c_uint32 * 2).from_address(flag)
    cuda.launch(cuda.function(WAIT, "await"), flag, block=1, stream=stream)
    assert cuda.error("cuStreamQuery", stream) == "ERROR_NOT_READY"
    time.sleep(0.02)
    words[0] = 41
    cuda.cuStreamSynchronize(stream)
    assert words[1] == 42


def test_streams_run_beside_each_other(cuda: Cuda) -> None:
    """A kernel of one stream waits for one of another, which is launched later."""
    first, second = (cuda.out("cuStreamCreate", 1) for _ in range(2))
    flag = cuda.out("cuMemAllocManaged", 8, 1)
    cuda.launch(cuda.function(WAIT, "await"), flag, block=1, stream=first)
    cuda.launch(cuda.function(FILL, "fill"), flag, ctypes.c_uint32(5), block=1, stream=second)
    cuda.cuStreamSynchronize(first)
    assert (ctypes.c_uint32 * 2).from_address(flag)[1] == 6


def test_events_order_streams(cuda: Cuda) -> None:
    first, second = (cuda.out("cuStreamCreate", 1) for _ in range(2))
    event, out = cuda.out("cuEventCreate", 0), cuda.alloc(128)
    double = cuda.function(DOUBLE, "twice")
    cuda.cuMemsetD32Async(out, 1, 32, first)
    cuda.launch(double, out, stream=first)
    cuda.cuEventRecord(event, first)
    cuda.cuStreamWaitEvent(second, event, 0)
    cuda.cuMemsetD32Async(out, 9, 32, second)
    cuda.cuStreamSynchronize(second)
    assert cuda.download(out, 1)[0] == 9
    cuda.cuEventSynchronize(event)
    cuda.cuEventQuery(event)


def test_events_tell_the_time(cuda: Cuda) -> None:
    start, end, blind = cuda.out("cuEventCreate", 0), cuda.out("cuEventCreate", 0), cuda.out("cuEventCreate", 2)
    milliseconds = ctypes.c_float()
    place = ctypes.addressof(milliseconds)
    assert cuda.error("cuEventElapsedTime", place, start, end) == "ERROR_INVALID_HANDLE"
    cuda.cuEventRecord(start, 0)
    pause = HOST_FUNCTION(lambda _: time.sleep(0.02))
    cuda.cuLaunchHostFunc(0, ctypes.cast(pause, ctypes.c_void_p).value, 0)
    cuda.cuEventRecord(end, 0)
    cuda.cuEventRecord(blind, 0)
    cuda.cuEventSynchronize(end)
    cuda.cuEventElapsedTime(place, start, end)
    assert 19 < milliseconds.value < 10_000
    assert cuda.error("cuEventElapsedTime", place, start, blind) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuEventCreate", cuda.place(), 4) == "ERROR_INVALID_VALUE"


def test_functions_of_the_host_are_called_in_order(cuda: Cuda) -> None:
    seen: list[int] = []
    note = HOST_FUNCTION(seen.append)
    callback = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_int, ctypes.c_size_t)(lambda s, e, d: seen.append(d))
    stream = cuda.out("cuStreamCreate", 1)
    for data in range(5):
        cuda.cuLaunchHostFunc(stream, ctypes.cast(note, ctypes.c_void_p).value, data)
    cuda.cuStreamAddCallback(stream, ctypes.cast(callback, ctypes.c_void_p).value, 5, 0)
    cuda.cuStreamSynchronize(stream)
    assert seen == [0, 1, 2, 3, 4, 5]


def test_an_exception_in_a_callback_does_no_harm(cuda: Cuda) -> None:
    def fails(_: int) -> None:
        raise RuntimeError("mine")

    function = HOST_FUNCTION(fails)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.unraisablehook", lambda _: None)
        cuda.cuLaunchHostFunc(0, ctypes.cast(function, ctypes.c_void_p).value, 0)
        cuda.cuCtxSynchronize()


def test_words_in_streams(cuda: Cuda) -> None:
    first, second = (cuda.out("cuStreamCreate", 1) for _ in range(2))
    word = cuda.alloc(8)
    cuda.cuStreamWaitValue32_v2(first, word, 4, 1)
    cuda.cuMemsetD32Async(word + 4, 9, 1, first)
    assert cuda.error("cuStreamQuery", first) == "ERROR_NOT_READY"
    cuda.cuStreamWriteValue32_v2(second, word, 4, 0)
    cuda.cuStreamSynchronize(first)
    assert list(cuda.download(word, 2)) == [4, 9]
    assert cuda.error("cuStreamWriteValue64_v2", first, word + 4, 0, 0) == "ERROR_INVALID_VALUE"


def test_what_streams_say_of_themselves(cuda: Cuda) -> None:
    stream = cuda.out("cuStreamCreateWithPriority", 1, -99)
    priority = ctypes.c_int()
    cuda.cuStreamGetPriority(stream, ctypes.addressof(priority))
    assert priority.value == -5
    place = cuda.place()
    cuda.cuStreamGetCtx(stream, place)
    assert ctypes.c_uint64.from_address(place).value == cuda.context
    assert cuda.error("cuStreamCreate", cuda.place(), 8) == "ERROR_INVALID_VALUE"


def test_many_threads_on_many_streams(cuda: Cuda) -> None:
    double = cuda.function(DOUBLE, "twice")
    results: list[bool] = []

    def work() -> None:
        cuda.cuCtxSetCurrent(cuda.context)
        stream = cuda.out("cuStreamCreate", 1)
        out = cuda.upload(np.arange(32, dtype=np.uint32))
        for _ in range(5):
            cuda.launch(double, out, stream=stream)
        cuda.cuStreamSynchronize(stream)
        results.append(bool((cuda.download(out, 32) == 32 * np.arange(32)).all()))
        for _ in range(50):
            cuda.cuMemFree_v2(cuda.alloc(100))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 8


def test_what_finalizers_free_in_the_middle_of_work(cuda: Cuda) -> None:
    """Garbage may be collected anywhere in a launch: who frees something then cannot wait for the launch."""
    stream, first, second = cuda.out("cuStreamCreate", 1), cuda.alloc(64), cuda.alloc(64)
    module = cuda.module(FILL)
    codes: list[int] = []

    def frees(_: int) -> None:
        codes.append(cuda.code("cuMemFree_v2", first))
        codes.append(cuda.code("cuModuleUnload", module))
        codes.append(cuda.code("cuStreamSynchronize", stream))
        codes.append(cuda.code("cuCtxSynchronize"))
        codes.append(cuda.code("cuStreamDestroy_v2", stream))

    function = HOST_FUNCTION(frees)
    cuda.cuMemsetD8Async(second, 1, 64, stream)
    cuda.cuLaunchHostFunc(stream, ctypes.cast(function, ctypes.c_void_p).value, 0)
    cuda.cuCtxSynchronize()
    assert codes == [0, 0, 0, 0, 0]
    assert cuda.error("cuMemFree_v2", first) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuModuleUnload", module) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuStreamQuery", stream) == "ERROR_INVALID_HANDLE"


class _Beginning(threading.Thread):
    """A thread in which garbage is collected before it is anybody's."""

    def _set_ident(self) -> None:
        super()._set_ident()  # type: ignore[misc]
        self._target()  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [threading.Thread, _Beginning])
def test_what_finalizers_free_in_threads_of_ours(cuda: Cuda, kind: type[threading.Thread]) -> None:
    """A launch may wait for such a thread (it compiles, say), which therefore waits for no launch."""
    pointer, release = cuda.alloc(64), threading.Event()
    stream = cuda.out("cuStreamCreate", 1)
    function = HOST_FUNCTION(lambda _: release.wait(20) and None)
    cuda.cuLaunchHostFunc(stream, ctypes.cast(function, ctypes.c_void_p).value, 0)
    codes: list[int] = []

    def frees() -> None:
        if not codes:
            codes.append(cuda.code("cuMemFree_v2", pointer))
            release.set()

    thread = kind(target=frees, name="ptxvm-errand")
    thread.start()
    cuda.cuStreamSynchronize(stream)
    thread.join()
    cuda.cuCtxSynchronize()
    cuda.cuMemsetD8Async(cuda.alloc(64), 1, 64, stream)
    cuda.cuEventRecord(cuda.out("cuEventCreate", 0), stream)
    cuda.cuCtxSynchronize()
    assert codes == [0]
    assert cuda.error("cuMemFree_v2", pointer) == "ERROR_INVALID_VALUE"


def test_an_event_of_a_stream_with_nothing_to_do_has_happened(cuda: Cuda) -> None:
    """In the default stream only if the others have nothing to do either."""
    stream = cuda.out("cuStreamCreate", 1)
    first, second = cuda.out("cuEventCreate", 0), cuda.out("cuEventCreate", 0)
    gate = threading.Event()
    wait = ctypes.CFUNCTYPE(None, ctypes.c_size_t)(lambda _: gate.wait(20) and None)
    cuda.cuEventRecord(first, stream)
    cuda.cuEventQuery(first)
    blocking = cuda.out("cuStreamCreate", 0)
    cuda.cuLaunchHostFunc(blocking, ctypes.cast(wait, ctypes.c_void_p).value, 0)
    cuda.cuEventRecord(first, stream)  # does not wait for other streams
    cuda.cuEventQuery(first)
    cuda.cuEventRecord(second, 0)
    assert cuda.error("cuEventQuery", second) == "ERROR_NOT_READY"
    gate.set()
    cuda.cuEventSynchronize(second)
    milliseconds = ctypes.c_float()
    cuda.cuEventElapsedTime(ctypes.addressof(milliseconds), first, second)
    assert milliseconds.value > 0


def _priority(cuda: Cuda, stream: int) -> int:
    found = ctypes.c_int()
    cuda.cuStreamGetPriority(stream, ctypes.addressof(found))
    return found.value


WINDOW, POLICY, PRIORITY, DOMAIN_MAP, DOMAIN = 1, 3, 8, 9, 10


@pytest.mark.parametrize(
    ("which", "given", "taken"),
    [
        (POLICY, struct.pack("<i", 0), None),
        (POLICY, struct.pack("<i", 5), None),
        (POLICY, struct.pack("<i", 3), struct.pack("<i", 3)),
        (PRIORITY, struct.pack("<i", -9), struct.pack("<i", -5)),
        (PRIORITY, struct.pack("<i", 7), struct.pack("<i", 0)),
        (DOMAIN_MAP, bytes([4, 0]), None),
        (DOMAIN_MAP, bytes([3, 2]), bytes([3, 2])),
        (DOMAIN, struct.pack("<i", 2), None),
        (WINDOW, struct.pack("<QQfii", 0, 4096, 2.0, 2, 1), None),
        (WINDOW, struct.pack("<QQfii", 0, 4096, 0.5, 1, 2), None),
        (WINDOW, struct.pack("<QQfii", 0, 1 << 40, 0.5, 2, 1), None),
        (WINDOW, struct.pack("<QQfii", 0, 4096, 0.5, 2, 1), struct.pack("<QQfii", 0, 4096, 0.5, 2, 1)),
    ],
)
def test_attributes_of_streams(cuda: Cuda, which: int, given: bytes, taken: bytes | None) -> None:
    stream, place = cuda.out("cuStreamCreate", 1), cuda.text(bytes(64))
    cuda.cuStreamGetAttribute(stream, which, place)
    before = ctypes.string_at(place, 64)
    code = cuda.error("cuStreamSetAttribute", stream, which, cuda.text(given.ljust(64, b"\0")))
    assert code == ("ERROR_INVALID_VALUE" if taken is None else "SUCCESS")
    cuda.cuStreamGetAttribute(stream, which, place)
    assert ctypes.string_at(place, 64) == (before if taken is None else taken.ljust(64, b"\0"))
    if which == PRIORITY:
        assert struct.pack("<i", _priority(cuda, stream)) == taken


def test_a_stream_is_used_without_a_current_context(cuda: Cuda) -> None:
    stream, event, memory = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2), cuda.alloc(16)
    cuda.cuCtxSetCurrent(0)
    cuda.cuMemsetD32Async(memory, 7, 4, stream)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(stream, event, 0)
    cuda.cuStreamSynchronize(stream)
    cuda.cuStreamBeginCapture_v2(stream, 2)
    cuda.cuStreamEndCapture(stream, cuda.place())
    cuda.cuCtxSetCurrent(cuda.context)
    assert list(cuda.download(memory, 4)) == [7] * 4


def test_an_event_is_recorded_in_streams_of_its_context(cuda: Cuda) -> None:
    stream, event = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2)
    other = cuda.out("cuCtxCreate_v2", 0, 0)
    foreign, own = cuda.out("cuEventCreate", 2), cuda.out("cuStreamCreate", 1)
    assert cuda.error("cuEventRecord", foreign, stream) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuEventRecord", event, 0) == "ERROR_INVALID_HANDLE"
    cuda.cuEventRecord(event, stream)
    cuda.cuEventRecord(foreign, own)
    cuda.cuStreamWaitEvent(stream, foreign, 0)
    cuda.cuCtxDestroy_v2(other)
