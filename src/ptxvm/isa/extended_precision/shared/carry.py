"""Sums and differences with carry in and out: the carry is a predicate."""

from ptxvm.isa.definition import Form
from ptxvm.isa.targets import ptx
from ptxvm.lanes import S32, U32, Lanes, mul_high, unsigned

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
    """The half of the product that `mad.cc` and `madc` add to.

    ptxas extends factors of 16 bits to 32 and takes the upper half of 64 bits: only a sign is left there.
    """
    if form.mode == "lo":
        return a * b
    if a.type.bits > 16:
        return mul_high(a, b)
    wide = S32 if a.type.is_signed else U32
    return mul_high(a.to(wide), b.to(wide)).to(a.type)
