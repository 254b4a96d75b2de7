"""Every combination of flags, width and precision of `printf` against the C library."""

import ctypes
import itertools

import pytest

from ptxvm.engine.host.format import Specifier, format_float, format_integer, format_string, parse_format

FLAGS = ["".join(some) for count in range(6) for some in itertools.combinations("-+ #0", count)]
WIDTHS = ("", "1", "9")
PRECISIONS = ("", ".", ".0", ".1", ".5", ".12")
C = ctypes.CDLL(None)

INTEGERS = {"d": "-+ 0", "i": "-+ 0", "u": "-0", "x": "-#0", "X": "-#0", "o": "-#0"}
FLOATS = "eEfFgGaA"
"""Which flags mean something to a conversion; what the others do is undefined in C."""


def c_printf(text: str, argument: object) -> str:
    buffer = ctypes.create_string_buffer(1000)
    C.snprintf(buffer, 1000, text.encode(), argument)
    return buffer.value.decode()


def specifier(text: str) -> Specifier:
    (parsed,) = parse_format(text.encode())
    assert isinstance(parsed, Specifier)
    return parsed


def formats(kind: str, flags: str, length: str = "") -> list[str]:
    used = [some for some in FLAGS if set(some) <= set(flags)]
    return [f"%{some}{width}{limit}{length}{kind}" for some in used for width in WIDTHS for limit in PRECISIONS]


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize(("length", "bits"), [("", 32), ("ll", 64)])
def test_integers(kind, length, bits):
    for text in formats(kind, INTEGERS[kind], length):
        for value in (0, 1, 7, 8, -1, 42, -12345, 1 << (bits - 1)):
            pattern = value & ((1 << bits) - 1)
            carrier = ctypes.c_uint32(pattern) if bits == 32 else ctypes.c_uint64(pattern)
            assert format_integer(specifier(text), pattern) == c_printf(text, carrier), (text, value)


@pytest.mark.parametrize("kind", FLOATS)
def test_floats(kind):
    values = (0.0, -0.0, 1.0, -2.5, 0.5, 123456.789, 1e-5, 1e22, 9.9999995, float("inf"), -float("inf"), float("nan"))
    for text in formats(kind, "-+ #0"):
        for value in values:
            assert format_float(specifier(text), value) == c_printf(text, ctypes.c_double(value)), (text, value)


def test_strings():
    for text in formats("s", "-"):
        for value in (b"", b"a", b"some text", b"longer than the width"):
            assert format_string(specifier(text), value) == c_printf(text, value), (text, value)


def test_zeros_fill_numbers_only():
    """Undefined in C; what the GNU library does."""
    assert format_string(specifier("%05s"), b"ab") == "   ab"
    assert format_integer(specifier("%05c"), ord("a")) == "    a"
    assert format_integer(specifier("%07p"), 0) == "  (nil)"
    assert format_integer(specifier("%05p"), 10) == "0x00a"


def test_characters():
    for text in ("%c", "%3c", "%-3c|"):
        parsed = parse_format(text.encode())[0]
        assert isinstance(parsed, Specifier)
        assert format_integer(parsed, 0x161) == c_printf(text.rstrip("|"), ctypes.c_uint32(0x161))
