"""Pointers of the caller: integers and arrays of them, at places that are met again and that are gone."""

from __future__ import annotations

import ctypes
import mmap

import pytest

from ptxvm.driver.caller_memory import MOST_LENGTHS, forget, get, get_words, put, put_words
from ptxvm.driver.errors import DriverError

PAGE = mmap.PAGESIZE


class Pages:
    """Two pages of which the second one can be taken away from reading and writing."""

    def __init__(self) -> None:
        self.memory = mmap.mmap(-1, 2 * PAGE)
        self.start = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self._protect = ctypes.CDLL(None, use_errno=True).mprotect
        self._protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]

    def protect(self, rights: int) -> None:
        assert self._protect(self.start + PAGE, PAGE, rights) == 0
        forget()


@pytest.fixture
def pages() -> Pages:
    return Pages()


@pytest.mark.parametrize("size", [1, 2, 4, 8])
def test_integers_of_each_size_come_back(pages: Pages, size: int) -> None:
    value = 0xFEDC_BA98_7654_3210 & (1 << 8 * size) - 1
    for place in (pages.start + 64, pages.start + 65, pages.start + PAGE - 1):  # aligned, not, in two pages
        for _ in range(2):
            put(place, value, size)
            assert get(place, size) == value
    put(pages.start, -1, size)
    assert get(pages.start, size) == (1 << 8 * size) - 1


def test_sixteen_bytes_end_with_zeros(pages: Pages) -> None:
    put_words(pages.start, [2**64 - 1] * 3)
    put(pages.start, 5, 16)
    assert get_words(pages.start, 3) == (5, 0, 2**64 - 1)


@pytest.mark.parametrize("count", [1, 3, MOST_LENGTHS, MOST_LENGTHS + 1])
@pytest.mark.parametrize("size", [4, 8])
def test_arrays_of_each_length_come_back(pages: Pages, count: int, size: int) -> None:
    values = list(range(7, 7 + count))
    put_words(pages.start, values, size)
    assert get_words(pages.start, count, size) == get_words(pages.start, count, size) == tuple(values)


def test_places_that_were_met_are_asked_for_again_when_pages_go(pages: Pages) -> None:
    at_the_end, across = pages.start + PAGE - 8, pages.start + PAGE - 4
    for _ in range(2):
        put(across, 1)
        assert (get(across), get_words(at_the_end, 2), get_words(at_the_end, 1)) == (1, (1 << 32, 0), (1 << 32,))
    pages.protect(0)
    put(at_the_end, 3)
    assert get_words(at_the_end, 1) == (3,)
    for refused in (lambda: put(across, 1), lambda: get(across), lambda: get_words(at_the_end, 2)):
        with pytest.raises(DriverError):
            refused()
    pages.protect(mmap.PROT_READ)
    assert get_words(at_the_end, 2) == (3, 0)
    with pytest.raises(DriverError):
        put(across, 1)
    pages.protect(mmap.PROT_READ | mmap.PROT_WRITE)
    put(across, 1)


def test_lengths_below_nothing_are_refused(pages: Pages) -> None:
    assert get_words(0, 0) == ()
    for count in (-1, -(2**31), 1 << 32):
        with pytest.raises(DriverError):
            get_words(pages.start, count)
