"""Bytes and half words of registers, as the selectors of video instructions choose them."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Mark
from ptxvm.lanes import S64, Lanes, Type, maximum, minimum, where

#: What may follow an operand: a byte or half word, two half words or four bytes of two registers, and the places of a
#: packed result that are written.
PART = "b[0-3]|h[01]"
HALVES = "h[0-3]{2}"
BYTES = "b[0-7]{4}"
HALF_MASK = "h1?0?"
BYTE_MASK = "b3?2?1?0?"

_NO_MARK = Mark()


def mark(form: Form, name: str) -> Mark:
    """What is written around the operand."""
    return form.marks.get(name, _NO_MARK)


def part(a: Lanes, selector: str) -> Lanes:
    """The chosen byte, half word or all of a 32-bit value as a number (S64), by the signedness of its type."""
    width, place = _width(selector), int(selector[1:] or 0) if selector else 0
    return ((a << (32 - width * (place + 1))) >> (32 - width)).to(S64)


def _width(selector: str) -> int:
    return {"b": 8, "h": 16}.get(selector[:1], 32)


def limited(value: Lanes, type_: Type, selector: str) -> Lanes:
    """A number (S64) limited to the range of the result type, or of the part of it that is written."""
    width = _width(selector)
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if type_.is_signed else (0, (1 << width) - 1)
    return minimum(maximum(value, low), high)


def merged(value: Lanes, c: Lanes, selector: str) -> Lanes:
    """`c` (S64) with the value's low bits put in at the place the selector names."""
    width, place = _width(selector), int(selector[1:])
    mask = ((1 << width) - 1) << width * place
    return ((value << width * place) & mask) | (c & ~mask)


def combined(value: Lanes, operation: str, c: Lanes) -> Lanes:
    """The value and `c` (S64) by the second operation."""
    match operation:
        case "add":
            return value + c
        case "min":
            return minimum(value, c)
        case _:
            return maximum(value, c)


def finished(value: Lanes, form_type: Type, operation: str | None, c: Lanes | None, selector: str) -> Lanes:
    """The last stage of scalar video instructions: a second operation, or a merge into `c`.

    An unsigned result is one before the second operation: hardware compares its 32 bits with `c`.
    """
    if c is not None and operation:
        value = value if form_type.is_signed else value.to(form_type).to(S64)
        value = combined(value, operation, c.to(S64))
    elif c is not None and selector:
        value = merged(value, c.to(S64), selector)
    return value.to(form_type)


def chosen(a: Lanes, b: Lanes, selector: str, type_: Type, width: int) -> list[Lanes]:
    """The elements of a packed source, lowest first: bytes or half words of the pair of registers, as numbers (S64)."""
    per_register = 32 // width
    elements = []
    for digit in reversed(selector[1:]):
        register, place = divmod(int(digit), per_register)
        elements.append(element_of((a, b)[register], place, type_, width))
    return elements


def element_of(register: Lanes, place: int, type_: Type, width: int) -> Lanes:
    """One byte or half word as a number (S64), extended by the signedness of the type."""
    return ((register.bits(type_) << (32 - width * (place + 1))) >> (32 - width)).to(S64)


def packed(form_type: Type, results: list[Lanes], c: Lanes, mask: str, width: int, accumulate: bool) -> Lanes:
    """The last stage of packed video instructions: the results added to `c`, or merged into it where the mask says."""
    written = [str(place) in mask[1:] for place in range(len(results))]
    whole = c.to(S64)
    for place, (value, taken) in enumerate(zip(results, written, strict=True)):
        if taken and accumulate:
            whole = whole + value
        elif taken:
            whole = merged(value, whole, f"{'b' if width == 8 else 'h'}{place}")
    return whole.to(form_type)


def difference(a: Lanes, b: Lanes) -> Lanes:
    """The absolute difference."""
    return where(a < b, b - a, a - b)


def average(a: Lanes, b: Lanes) -> Lanes:
    """The mean, rounded away from zero where it is not negative, down elsewhere."""
    total = a + b
    return where(total >= 0, total + 1, total) >> 1
