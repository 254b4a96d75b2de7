"""Sums and differences with carry in and out: the carry is a predicate."""

from ptxvm.isa.definition import Form
from ptxvm.isa.targets import ptx
from ptxvm.lanes import Lanes, mul_high, unsigned

#: The 64-bit forms came later.
CARRY_NEEDS = {".u64": ptx(4, 3), ".s64": ptx(4, 3)}


def add_with_carry(a: Lanes, b: Lanes, carry: Lanes | None = None) -> tuple[Lanes, Lanes]:
    """`a + b + carry` and the carry out of the top bit."""
    partial = a + b
    overflow = unsigned(partial) < unsigned(a)
    if carry is None:
        return partial, overflow
    total = partial + carry.to(a.type)
    return total, overflow | (unsigned(total) < unsigned(partial))


def subtract_with_carry(a: Lanes, b: Lanes, carry: Lanes | None = None) -> tuple[Lanes, Lanes]:
    """`a + ~b + carry` and the carry out of the top bit; without a carry, `a - b`.

    Hardware subtracts by adding the complement, so CC.CF after a subtraction is the opposite of the borrow that the ISA
    speaks of. Code that only subtracts cannot tell; nvcc's division of 128-bit numbers reads a borrow with `addc`.
    """
    if carry is None:
        return a - b, unsigned(a) >= unsigned(b)
    return add_with_carry(a, ~b, carry)


def half_product(form: Form, a: Lanes, b: Lanes) -> Lanes:
    """The half of the product that `mad.cc` and `madc` add to."""
    return mul_high(a, b) if form.mode == "hi" else a * b
