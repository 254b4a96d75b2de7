"""Integer, extended precision, logic and comparison instructions on Python ints.

A model receives the form and the operands as numbers (signed for signed types) and returns numbers of any size; the
test keeps their low bits.
"""


def to_signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def clamp(value, type_):
    if type_.is_signed:
        return max(-(1 << (type_.bits - 1)), min(value, (1 << (type_.bits - 1)) - 1))
    return max(0, min(value, type_.mask))


def parts(value, type_):
    """The elements of a packed value as numbers."""
    width = type_.element.bits
    fields = [(value >> width * index) & ((1 << width) - 1) for index in range(type_.elements)]
    return [to_signed(field, width) if type_.element.is_signed else field for field in fields]


def by_element(function):
    """Apply to every element of packed operands."""

    def model(form, *operands):
        if form.type.elements == 1:
            return function(form, form.type, *operands)
        element, result = form.type.element, 0
        for index, values in enumerate(zip(*(parts(operand, form.type) for operand in operands), strict=True)):
            result |= (function(form, element, *values) & element.mask) << index * element.bits
        return result

    return model


@by_element
def add(form, type_, a, b):
    return clamp(a + b, type_) if form.sat else a + b


@by_element
def sub(form, type_, a, b):
    return clamp(a - b, type_) if form.sat else a - b


@by_element
def neg(form, type_, a):
    return -a


@by_element
def minimum(form, type_, a, b):
    return max(min(a, b), 0) if form.relu else min(a, b)


@by_element
def maximum(form, type_, a, b):
    return max(a, b, 0) if form.relu else max(a, b)


def mul(form, a, b):
    return (a * b) >> form.type.bits if form.mode == "hi" else a * b


def mad(form, a, b, c):
    return mul(form, a, b) + c


def mad_hi_sat(form, a, b, c):
    return clamp(((a * b) >> 32) + c, form.type)


def low_24(form, value):
    return to_signed(value, 24) if form.type.is_signed else value & 0xFF_FFFF


def mul24(form, a, b):
    product = low_24(form, a) * low_24(form, b)
    return product >> 16 if form.mode == "hi" else product


def mad24(form, a, b, c):
    return mul24(form, a, b) + c


def mad24_hi_sat(form, a, b, c):
    return clamp(to_signed(mul24(form, a, b), 32) + c, form.type)


def sad(form, a, b, c):
    return c + (b - a if a < b else a - b)


def div(form, a, b):
    if b == 0:
        return -1
    quotient = abs(a) // abs(b)
    return -quotient if (a < 0) != (b < 0) else quotient


def rem(form, a, b):
    return -1 if b == 0 else a - b * div(form, a, b)


def popc(form, a):
    return a.bit_count()


def clz(form, a):
    return form.type.bits - a.bit_length()


def bfind(form, a):
    if a < 0:
        a = ~a
    if a == 0:
        return 0xFFFF_FFFF
    position = a.bit_length() - 1
    return form.type.bits - 1 - position if form.shiftamt else position


def fns(form, mask, base, offset):
    if offset == 0:
        return base if mask >> base & 1 else 0xFFFF_FFFF
    position, count = base, abs(offset) - 1
    while 0 <= position < 32:
        if mask >> position & 1:
            if count == 0:
                return position
            count -= 1
        position += 1 if offset > 0 else -1
    return 0xFFFF_FFFF


def brev(form, a):
    return int(format(a, f"0{form.type.bits}b")[::-1], 2)


def extent(form, position, length):
    return (position, length) if form.type.bits == 64 else (position & 0xFF, length & 0xFF)


def bfe(form, a, b, c):
    bits, (position, length) = form.type.bits, extent(form, b, c)
    a &= form.type.mask
    sign = 0 if length == 0 or not form.type.is_signed else a >> min(position + length - 1, bits - 1) & 1
    return sum((a >> (position + i) & 1 if i < length and position + i < bits else sign) << i for i in range(bits))


def bfi(form, a, b, c, d):
    position, length = extent(form, c, d)
    for i in range(min(length, 256)):
        if position + i < form.type.bits:
            b = b & ~(1 << (position + i)) | (a >> i & 1) << (position + i)
    return b


def szext(form, a, b):
    length = b & 31
    if b >= 32 and form.mode == "clamp":
        return a
    if length == 0:
        return 0
    field = a & ((1 << length) - 1)
    return to_signed(field, length) if form.type.is_signed else field


def bmsk(form, a, b):
    if form.mode == "wrap":
        a, b = a & 31, b & 31
    return sum(1 << bit for bit in range(32) if a <= bit < a + b)


def signed_bytes(value, type_):
    fields = (value & 0xFFFF_FFFF).to_bytes(4, "little")
    return [to_signed(field, 8) if type_.is_signed else field for field in fields]


def dp4a(form, a, b, c):
    return c + sum(x * y for x, y in zip(signed_bytes(a, form.atype), signed_bytes(b, form.btype), strict=True))


def dp2a(form, a, b, c):
    halves = [(a & 0xFFFF_FFFF) >> shift & 0xFFFF for shift in (0, 16)]
    bytes_ = signed_bytes(b, form.btype)[0 if form.mode == "lo" else 2 :][:2]
    if form.atype.is_signed:
        halves = [to_signed(half, 16) for half in halves]
    return c + sum(x * y for x, y in zip(halves, bytes_, strict=True))


# ----------------------------------------------------------------------------------------------------- carry chains


def unsigned(form, *values):
    return [value & form.type.mask for value in values]


def with_carry(form, total):
    """The sum and, where the form writes it, the carry out of the top bit."""
    return (total, int(total > form.type.mask)) if form.writes_carry else total


def add_cc(form, a, b):
    return with_carry(form, sum(unsigned(form, a, b)))


def addc(form, a, b, carry):
    return with_carry(form, sum(unsigned(form, a, b)) + carry)


def sub_cc(form, a, b):
    return subc(form, a, b, 1)


def subc(form, a, b, carry):
    """The adder of the hardware: the complement of `b` and the carry."""
    a, complement = unsigned(form, a, ~b)
    return with_carry(form, a + complement + carry)


def mad_cc(form, a, b, c):
    return madc(form, a, b, c, 0)


def madc(form, a, b, c, carry):
    half = (a * b >> 32 if form.type.bits == 16 and form.mode == "hi" else mul(form, a, b)) & form.type.mask
    return with_carry(form, half + (c & form.type.mask) + carry)


# -------------------------------------------------------------------------------------------------------------- logic


def cnot(form, a):
    return int(a == 0)


def lop3(form, a, b, c, table):
    return sum((table >> (4 * (a >> i & 1) + 2 * (b >> i & 1) + (c >> i & 1)) & 1) << i for i in range(32))


def lop3_bool(form, a, b, c, table, q):
    result = lop3(form, a, b, c, table)
    return result, int(bool(result and q) if form.BoolOp == "and" else bool(result or q))


def shf(form, a, b, c):
    amount = c & 31 if form.mode == "wrap" else min(c, 32)
    pair = b << 32 | a
    return (pair << amount) >> 32 if form.dir == "l" else pair >> amount


def shl(form, a, b):
    return a << min(b, 64)


def shr(form, a, b):
    return a >> b


MODELS = {
    "integer.add": add,
    "integer.sub": sub,
    "integer.mul": mul,
    "integer.mad": mad,
    "integer.mad_saturating": mad_hi_sat,
    "integer.mul24": mul24,
    "integer.mad24": mad24,
    "integer.mad24_saturating": mad24_hi_sat,
    "integer.sad": sad,
    "integer.div": div,
    "integer.rem": rem,
    "integer.abs_": lambda form, a: abs(a),
    "integer.neg": neg,
    "integer.min_": minimum,
    "integer.max_": maximum,
    "integer.popc": popc,
    "integer.clz": clz,
    "integer.bfind": bfind,
    "integer.fns": fns,
    "integer.brev": brev,
    "integer.bfe": bfe,
    "integer.bfi": bfi,
    "integer.szext": szext,
    "integer.bmsk": bmsk,
    "integer.dp4a": dp4a,
    "integer.dp2a": dp2a,
    "extended_precision.add_cc": add_cc,
    "extended_precision.addc": addc,
    "extended_precision.sub_cc": sub_cc,
    "extended_precision.subc": subc,
    "extended_precision.mad_cc": mad_cc,
    "extended_precision.madc": madc,
    "logic.and_": lambda form, a, b: a & b,
    "logic.or_": lambda form, a, b: a | b,
    "logic.xor": lambda form, a, b: a ^ b,
    "logic.not_": lambda form, a: ~a,
    "logic.cnot": cnot,
    "logic.lop3": lop3,
    "logic.lop3_predicate": lop3_bool,
    "logic.shf": shf,
    "logic.shl": shl,
    "logic.shr": shr,
}


def clmad(form, a, b, c):
    a, b, product = a & form.type.mask, b & form.type.mask, 0
    for place in range(64):
        product ^= (b << place) * (a >> place & 1)
    return (product >> 64 if form.mode == "hi" else product) ^ c


MODELS["integer.clmad"] = clmad
