"""Video instructions on Python ints, from the pseudo-code of their pages."""

from tests.isa.models.integer import to_signed

COMPARISONS = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def average(a, b):
    return (a + b + 1) >> 1 if a + b >= 0 else (a + b) >> 1


OPERATIONS = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vavrg": average,
    "vabsdiff": lambda a, b: abs(a - b),
    "vmin": min,
    "vmax": max,
}


def extend(value, bits, signed):
    value &= (1 << bits) - 1
    return to_signed(value, bits) if signed else value


def width_of(selector):
    return {"b": 8, "h": 16}.get(selector[:1], 32)


def part(value, selector, signed):
    bits = width_of(selector)
    place = int(selector[1:]) if selector else 0
    return extend(value >> bits * place, bits, signed)


def saturate(value, bits, signed):
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return max(low, min(value, high))


def last_stage(form, value, c, selector, is_signed):
    """The second operation or the merge of scalar instructions; `c` is the number of the result type."""
    operation = getattr(form, "op2", None)
    if operation:
        value = value if is_signed else value & 0xFFFF_FFFF
        return {"add": value + c, "min": min(value, c), "max": max(value, c)}[str(operation)]
    if selector:
        bits, place = width_of(selector), int(selector[1:])
        mask = ((1 << bits) - 1) << bits * place
        return ((value << bits * place) & mask) | (c & 0xFFFF_FFFF & ~mask)
    return value


def sources(form, marks, a, b):
    return part(a, marks["a"].selector, form.atype.is_signed), part(b, marks["b"].selector, form.btype.is_signed)


def arithmetic(form, marks, a, b, c):
    selector = marks["d"].selector
    value = OPERATIONS[form.line.opcode](*sources(form, marks, a, b))
    if form.sat:
        value = saturate(value, width_of(selector), form.dtype.is_signed)
    return last_stage(form, value, extend(c, 32, form.dtype.is_signed), selector, form.dtype.is_signed)


def shift(form, marks, a, b, c):
    selector = marks["d"].selector
    value = part(a, marks["a"].selector, form.atype.is_signed)
    amount = part(b, marks["b"].selector, False)
    amount = amount & 31 if form.mode == "wrap" else min(amount, 32)
    value = value << amount if form.line.opcode == "vshl" else value >> amount
    if form.sat:
        value = saturate(value, width_of(selector), form.dtype.is_signed)
    return last_stage(form, value, extend(c, 32, form.dtype.is_signed), selector, form.dtype.is_signed)


def multiply_add(form, marks, a, b, c):
    product_negated = marks["a"].negated != marks["b"].negated
    c_negated = marks["c"].negated
    signed = form.atype.is_signed or form.btype.is_signed or product_negated or c_negated
    x, y = sources(form, marks, a, b)
    total = (-1 if product_negated else 1) * x * y
    addend = extend(c, 32, signed)
    total += -addend if c_negated else addend
    total += int(form.has("po"))
    total >>= int(form.scale[3:]) if form.scale else 0
    return saturate(total, 32, signed) if form.sat else total


def compare(form, marks, a, b, c):
    value = int(COMPARISONS[str(form.cmp)](*sources(form, marks, a, b)))
    signed = form.atype.is_signed
    return last_stage(form, value, extend(c, 32, signed), marks["d"].selector, signed)


def elements(selector, a, b, bits, signed):
    """The chosen elements, lowest first."""
    pair = b << 32 | a
    return [extend(pair >> bits * int(digit), bits, signed) for digit in reversed(selector[1:])]


def packed(form, marks, a, b, c, bits):
    of_a = elements(marks["a"].selector or {16: "h10", 8: "b3210"}[bits], a, b, bits, form.atype.is_signed)
    of_b = elements(marks["b"].selector or {16: "h32", 8: "b7654"}[bits], a, b, bits, form.btype.is_signed)
    mask = marks["d"].selector or {16: "h10", 8: "b3210"}[bits]
    if getattr(form, "cmp", None):
        results = [int(COMPARISONS[str(form.cmp)](x, y)) for x, y in zip(of_a, of_b, strict=True)]
    else:
        operation = OPERATIONS[form.line.opcode[:-1]]
        results = [operation(x, y) for x, y in zip(of_a, of_b, strict=True)]
        if form.sat:
            results = [saturate(value, bits, form.dtype.is_signed) for value in results]
    places = [place for place in range(32 // bits) if str(place) in mask]
    if form.add:
        return c + sum(results[place] for place in places)
    for place in places:
        field = ((1 << bits) - 1) << bits * place
        c = c & ~field | (results[place] << bits * place) & field
    return c


MODELS = {
    "vadd": arithmetic,
    "vshl": shift,
    "vmad": multiply_add,
    "vmad_po": multiply_add,
    "vset": compare,
    "vadd2": lambda form, marks, a, b, c: packed(form, marks, a, b, c, 16),
    "vset2": lambda form, marks, a, b, c: packed(form, marks, a, b, c, 16),
    "vadd4": lambda form, marks, a, b, c: packed(form, marks, a, b, c, 8),
    "vset4": lambda form, marks, a, b, c: packed(form, marks, a, b, c, 8),
}
