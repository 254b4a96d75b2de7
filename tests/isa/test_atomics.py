"""The operations of `atom` and `red` as functions of the old value, every form, against plain Python."""

import random

import pytest
from tests.isa.lane_values import LANES, lanes, patterns
from tests.isa.models import floating
from tests.isa.models.floating import FORMATS, decode, encode
from tests.isa.models.integer import to_signed

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import definitions
from ptxvm.isa.warp import AtomicOp, Scope, Sem, Space
from ptxvm.lanes import B128, F32, U64


class Location:
    """An address that remembers how far it was moved."""

    space = Space.GLOBAL

    def __init__(self, offset=0):
        self.offset = offset

    def advance(self, bytes):
        return Location(self.offset + bytes)


class Recorder:
    """A warp whose memory holds one old value per element; it keeps what an operation asked for."""

    def __init__(self, old):
        self.old = old
        self.calls = []

    def atomic(self, space, address, update, *values, **keywords):
        place = len(self.calls)
        self.calls.append((address.offset, update(self.old[place], *values), keywords))
        return self.old[place] if keywords["want"] else None


PAGES = [page for opcode in ("atom", "red") for page in definitions(opcode) if page.name != "red.async"]
FORMS = [form for page in PAGES for form in enumerate_forms(page)]


def meaning(form):
    """What of a form decides on its operation: scopes, orders and spaces do not."""
    written = tuple(sorted(token for token in form.modifiers if token in set(AtomicOp)))
    return form.definition, written, form.has("noftz"), *map(form.spelling, ("type", "vec_16_bit", "vec_32_bit"))


SAMPLE = list({meaning(form): form for form in FORMS if form.definition.executable}.values())


def integer_model(op, type_, old, b, c):
    signed = [to_signed(value, type_.bits) if type_.is_signed else value for value in (old, b)]
    return {
        "and": old & b,
        "or": old | b,
        "xor": old ^ b,
        "exch": b,
        "cas": c if old == b else old,
        "add": old + b,
        "inc": 0 if old >= b else old + 1,
        "dec": b if old == 0 or old > b else old - 1,
        "min": min(signed),
        "max": max(signed),
    }[op] & type_.mask


def float_model(op, format_, old, b):
    x, y = decode(old, format_), decode(b, format_)
    if op == "add":
        return encode(floating.add(x, y, "rn"), format_)
    if x.is_nan or y.is_nan:
        return format_.nan if x.is_nan and y.is_nan else encode(y if x.is_nan else x, format_)
    return encode((floating.minimum if op == "min" else floating.maximum)(x, y), format_)


def flushed(bits):
    """An f32 without subnormal numbers."""
    return bits if bits & 0x7F800000 else bits & 0x80000000


def model(form, op, old, b, c):
    """In global memory."""
    type_, element = form.type, form.type.element
    if element.name not in FORMATS:
        return integer_model(op, type_, old, b, c)
    format_ = FORMATS[element.name]
    if type_ is F32 and not form.has("noftz"):
        return flushed(float_model(op, format_, flushed(old), flushed(b)))
    whole = 0
    for index in range(type_.elements):
        x, y = (value >> index * element.bits & element.mask for value in (old, b))
        whole |= float_model(op, format_, x, y) << index * element.bits
    return whole


def column(type_, rng):
    small = [rng.randrange(6) for _ in range(LANES)]  # subnormal floats, too
    return rng.choice([small, [rng.getrandbits(type_.bits) for _ in range(LANES)]])


def value(type_, bits):
    if type_ is B128:
        return lanes(U64, [pattern & U64.mask for pattern in bits]), lanes(U64, [pattern >> 64 for pattern in bits])
    return lanes(type_, bits)


def whole(type_, result):
    if type_ is B128:
        low, high = map(patterns, result)
        return [upper << 64 | lower for lower, upper in zip(low, high, strict=True)]
    return patterns(result)


@pytest.mark.parametrize("form", SAMPLE, ids=[form.opcode for form in SAMPLE])
def test_update(form):
    rng = random.Random(form.opcode)
    op = next(token for token in form.modifiers if token in set(AtomicOp))
    plan = next(plan for plan in form.operands if plan.name == "b")
    count = plan.vector or 1
    olds, bs, cs = ([column(form.type, rng) for _ in range(count)] for _ in range(3))
    if op == "cas":
        bs[0] = [old if rng.random() < 0.5 else b for old, b in zip(olds[0], bs[0], strict=True)]
    recorder = Recorder([value(form.type, old) for old in olds])
    b = tuple(value(form.type, bits) for bits in bs) if plan.vector else value(form.type, bs[0])
    operands = [Location(), b] + ([value(form.type, cs[0])] if op == "cas" else [])
    result = form.run(recorder, *operands)
    assert (result is None) == (form.line.opcode == "red")
    for index, (offset, new, keywords) in enumerate(recorder.calls):
        assert offset == index * form.type.size
        assert keywords["op"] == op
        rows = zip(olds[index], bs[index], cs[index], strict=True)
        assert whole(form.type, new) == [model(form, op, *row) for row in rows]


def test_order_and_scope_reach_the_machine():
    for mnemonic, sem, scope in [
        ("atom.add.u32", Sem.RELAXED, None),
        ("atom.acquire.sys.global.add.u32", Sem.ACQUIRE, Scope.SYS),
        ("red.release.cta.shared.add.u32", Sem.RELEASE, Scope.CTA),
    ]:
        form = next(form for form in FORMS if form.opcode == mnemonic)
        recorder = Recorder([lanes(form.type, [0])])
        form.run(recorder, Location(), lanes(form.type, [1]))
        ((_, _, keywords),) = recorder.calls
        assert (keywords["sem"], keywords["scope"]) == (sem, scope)
