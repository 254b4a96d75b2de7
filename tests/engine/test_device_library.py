"""printf, malloc, free and assert of nvcc-made kernels, in both engines and in optimised and debugging builds."""

import ctypes
from pathlib import Path

import numpy as np
import pytest

import ptxvm

KERNELS = Path(__file__).parents[1] / "kernels" / "device_library"
BUILDS = ("sm_80", "sm_80.debug")


@pytest.fixture(params=["jit", "interpret"])
def engine(request):
    return request.param


@pytest.fixture(params=BUILDS)
def kernels(request):
    return ptxvm.load(KERNELS / f"device_library.{request.param}.ptx").kernels


def c_printf(text, *arguments):
    """What the C library makes of it."""
    buffer = ctypes.create_string_buffer(4000)
    ctypes.CDLL(None).snprintf(buffer, 4000, text.encode(), *arguments)
    return buffer.value.decode()


def expected_lines(thread, text, number):
    i, real = thread - 3, ctypes.c_double(number)
    first = c_printf(
        "%d|%5i|%-6u|%04x|%#X|%o|%+d|%c|%%\n",
        i,
        i,
        thread,
        ctypes.c_uint32(i & 0xFFFF_FFFF),
        255,
        8,
        7,
        ord("a") + thread,
    )
    wide = [ctypes.c_longlong(value) for value in (-5, 1 << 40, -1, 7)]
    words = text.encode()
    second = c_printf(
        "%ld|%lld|%llx|%lu|%.3f|%e|%G|%a|%10.2f|%-10s|%.2s|%*d|%-*.*f|\n",
        *wide, real, real, real, real, ctypes.c_double(-number), words, words, 6, i, 9, 2, real,
    )  # fmt: skip
    return first, second, "literal (nil) (null)\n"


@pytest.mark.parametrize("number", [1.0, -2.5, 1e300, 1e-310, 0.0, float("inf"), float("nan"), 123456.789])
def test_printf_formats_as_c_does(kernels, engine, capsys, number):
    text = np.frombuffer(b"some text\0", np.uint8)
    kernels["print_all"].launch(1, 8, text, number, engine=engine)
    lines = [expected_lines(thread, "some text", number) for thread in (0, 3, 6)]
    expected = "".join(line for together in zip(*lines, strict=True) for line in together)
    assert capsys.readouterr().out == expected


def test_printf_order_is_defined(kernels, engine, capsys):
    kernels["print_in_loop"].launch(5, 70, 3, engine=engine, workers=2)
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"block {b} round {r} thread {t}" for b in range(5) for r in range(3) for t in range(70)]


def countdown(thread, n, lines):
    """What the recursive kernel does in one thread."""
    if n <= 0:
        return 0
    lines.append(f"thread {thread}: {n}")
    return 1 + countdown(thread, n - 1 - countdown(thread, n - 4, lines), lines)


def test_printf_in_recursive_functions(kernels, engine, capsys):
    results = np.zeros(7, np.int32)
    kernels["print_recursively"].launch(1, 7, results, engine=engine)
    printed = capsys.readouterr().out.splitlines()
    for thread in range(7):
        lines: list[str] = []
        assert results[thread] == countdown(thread, thread, lines)
        assert [line for line in printed if line.startswith(f"thread {thread}:")] == lines


def test_printf_returns_the_number_of_arguments(kernels, engine, capsys):
    counts = np.full(2, -7, np.int32)
    kernels["count_arguments"].launch(1, 2, counts, engine=engine)
    assert counts.tolist() == [2, 0]
    assert capsys.readouterr().out == "1 2.000000\n"


def test_what_was_printed_before_a_fault_is_written(kernels, engine, capsys):
    text = np.frombuffer(b"no zero at the end", np.uint8)
    with pytest.raises(ptxvm.KernelFault, match="past the end") as caught:
        kernels["print_all"].launch(1, 8, text, 1.0, engine=engine)
    assert caught.value.kind == "out_of_bounds" and caught.value.thread == (0, 0, 0)
    assert capsys.readouterr().out.startswith("-3|")


def test_lists_in_the_heap(kernels, engine):
    threads, length = np.arange(3 * 40), 4
    sums = np.zeros(3 * 40, np.int32)
    kernels["lists"].launch(3, 40, length, sums, engine=engine)
    assert sums.tolist() == [sum(t + i for i in range(length + t % 5)) for t in threads]


@pytest.mark.parametrize("workers", [1, 2])
def test_memory_of_another_block_is_found(kernels, engine, workers):
    box, results = np.zeros(1, np.uint64), np.zeros(6 * 32, np.int32)
    kernels["hand_over"].launch(6, 32, box, results, engine=engine, workers=workers, timeout=60)
    assert results.tolist() == [3 * block + 1 for block in range(6) for _ in range(32)]
    kernels["release"].launch(1, 1, int(box[0]), engine=engine)


def test_malloc_returns_null_when_the_heap_is_full(kernels, engine):
    result = np.ones(1, np.uint64)
    kernels["allocate"].launch(1, 1, 1 << 40, result, engine=engine)
    assert result[0] == 0


def test_free_of_null_does_nothing(kernels, engine):
    kernels["release"].launch(1, 1, 0, engine=engine)


def test_free_of_what_malloc_did_not_return(kernels, engine):
    array = np.zeros(4, np.int32)
    with pytest.raises(ptxvm.KernelFault, match="is not what `malloc` returned") as caught:
        kernels["release"].launch(1, 1, array, engine=engine)
    assert (caught.value.kind, caught.value.thread) == ("out_of_bounds", (0, 0, 0))


def test_freeing_twice(kernels, engine):
    box = np.zeros(1, np.uint64)
    kernels["allocate"].launch(1, 1, 32, box, engine=engine)
    kernels["release"].launch(1, 1, int(box[0]), engine=engine)
    with pytest.raises(ptxvm.KernelFault, match="was freed before") as caught:
        kernels["release"].launch(1, 1, int(box[0]), engine=engine)
    assert caught.value.kind == "use_after_free"


def test_use_after_free(kernels, engine):
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernels["use_after_free"].launch(1, 1, np.zeros(1, np.int32), engine=engine)
    assert caught.value.kind == "use_after_free"


def test_a_failing_assertion(kernels, engine):
    values = np.ones(64, np.int32)
    kernels["check_positive"].launch(1, 64, values, engine=engine)
    values[37:] = 0
    with pytest.raises(ptxvm.KernelFault) as caught:
        kernels["check_positive"].launch(1, 64, values, engine=engine)
    fault = caught.value
    assert (fault.kind, fault.thread, fault.block) == ("assertion", (37, 0, 0), (0, 0, 0))
    assert "device_library.cu:" in fault.message and "assertion `values[threadIdx.x] > 0` failed" in fault.message
    assert "check_positive" in fault.message
    assert fault.line is not None
