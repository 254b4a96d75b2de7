"""Floating-point instructions on patterns, with the modifiers' effects around the exact operations of `floating`."""

from fractions import Fraction

from tests.isa.models import floating
from tests.isa.models.floating import FORMATS, NAN, ONE, ZERO, Number


def flush(number: Number, form: floating.Format) -> Number:
    least = Fraction(2) ** (1 - form.bias)
    if not (number.is_nan or number.is_inf) and number.magnitude < least:
        return Number(number.negative, Fraction(0))
    return number


def finish(form, result: Number, format_: floating.Format, rounding: str) -> int:
    """Round, then `.ftz`, `.sat` and `.relu`."""
    bits = floating.encode(result, format_, rounding)
    number = floating.decode(bits, format_)
    if written(form, "ftz"):
        number = flush(number, format_)
    if written(form, "sat"):
        number = ZERO if number.is_nan or number.negative else floating.minimum(number, ONE)
    if written(form, "relu"):
        number = NAN if number.is_nan else ZERO if number.negative else number
    return floating.encode(number, format_)


def written(form, modifier: str) -> bool:
    """Whether a modifier is there and does something: `.ftz` of `rcp.f64` does nothing on hardware."""
    does_nothing = modifier == "ftz" and form.dtype.element.name == "f64"
    return form.has(modifier) and not does_nothing


def arithmetic(operation):
    """An instruction that computes exactly and rounds; `operation` receives numbers and the rounding."""

    def model(form, *patterns):
        rounding = form.rnd.value if getattr(form, "rnd", None) else "rn"
        format_ = FORMATS[form.dtype.element.name]
        numbers = []
        for pattern, plan in zip(patterns, form.operands[1:], strict=True):
            number = floating.decode(pattern, FORMATS[plan.type.element.name])
            numbers.append(flush(number, format_) if written(form, "ftz") else number)
        return finish(form, operation(*numbers, rounding), format_, rounding)

    return model


def extremum(pick):
    def model(form, *patterns):
        format_ = FORMATS[form.type.element.name]
        numbers = [floating.decode(pattern, format_) for pattern in patterns]
        if form.ftz:
            numbers = [flush(number, format_) for number in numbers]
        sign = numbers[0].negative != numbers[1].negative
        if form.has("abs"):
            numbers = [Number(False, number.magnitude) for number in numbers]
        known = [number for number in numbers if not number.is_nan]
        if not known or (form.NaN and len(known) < len(numbers)):
            return format_.nan
        result = known[0]
        for number in known[1:]:
            result = pick(result, number)
        return floating.encode(Number(sign, result.magnitude) if written(form, "xorsign") else result, format_)

    return model


def sign_change(function):
    """`abs` and `neg`, on the bits; a NaN becomes the canonical one, but in f64."""

    def model(form, pattern):
        format_ = FORMATS[form.type.element.name]
        if form.ftz and floating.decode(pattern, format_).magnitude != 0:
            number = flush(floating.decode(pattern, format_), format_)
            pattern = pattern & format_.sign if number.is_zero else pattern
        if form.type.element.bits < 64 and floating.decode(pattern, format_).is_nan:
            return format_.nan
        return function(pattern, format_.sign)

    return model


def testp(form, pattern):
    format_ = FORMATS[form.type.name]
    number = floating.decode(pattern, format_)
    finite = not (number.is_nan or number.is_inf)
    subnormal = finite and 0 < number.magnitude < Fraction(2) ** (1 - format_.bias)
    return {
        "finite": finite,
        "infinite": number.is_inf,
        "number": not number.is_nan,
        "notanumber": number.is_nan,
        "normal": finite and not subnormal,
        "subnormal": subnormal,
    }[form.op]


def copysign(form, a, b):
    sign = FORMATS[form.type.name].sign
    return (b & ~sign) | (a & sign)


def fma_directed(form, a, b, c):
    return fma_oob(form, a, b, c) if form.oob else ARITHMETIC["fma"](form, a, b, c)


def fma_oob(form, a, b, c):
    if 0x7FF7 in (a & 0x7FFF, b & 0x7FFF):
        return 0
    return ARITHMETIC["fma"](form, a, b, c)


def div_approx(form, a, b):
    """`a` times the reciprocal, whose subnormal values count as zeros; as ptxas expands it for the hardware."""
    a, b = (floating.decode(pattern, FORMATS["f32"]) for pattern in (a, b))
    if form.ftz:
        a, b = flush(a, FORMATS["f32"]), flush(b, FORMATS["f32"])
    elif not b.is_nan and abs_less(b, Fraction(2) ** -126):
        a, b = (rounded(floating.mul(operand, Number(False, Fraction(2**24)))) for operand in (a, b))
    reciprocal = flush(rounded(floating.div(ONE, b)), FORMATS["f32"])
    return finish(form, floating.mul(a, reciprocal), FORMATS["f32"], "rn")


def abs_less(number: Number, bound: Fraction) -> bool:
    return not number.is_inf and number.magnitude < bound


def rounded(number: Number) -> Number:
    return floating.decode(floating.encode(number, FORMATS["f32"]), FORMATS["f32"])


ARITHMETIC = {
    "add": arithmetic(floating.add),
    "sub": arithmetic(lambda a, b, rounding: floating.add(a, floating.negate(b), rounding)),
    "mul": arithmetic(lambda a, b, rounding: floating.mul(a, b)),
    "fma": arithmetic(floating.fma),
    "mad": arithmetic(floating.fma),
    "div": arithmetic(lambda a, b, rounding: floating.div(a, b)),
    "div_full": arithmetic(lambda a, b, rounding: floating.div(a, b)),
    "rcp": arithmetic(lambda a, rounding: floating.div(ONE, a)),
    "rcp_approx": arithmetic(lambda a, rounding: floating.div(ONE, a)),
    "sqrt": arithmetic(lambda a, rounding: floating.sqrt(a)),
    "sqrt_approx": arithmetic(lambda a, rounding: floating.sqrt(a)),
}
OTHERS = {
    "min_": extremum(floating.minimum),
    "max_": extremum(floating.maximum),
    "min_of_three": extremum(floating.minimum),
    "max_of_three": extremum(floating.maximum),
    "abs_": sign_change(lambda pattern, sign: pattern & ~sign),
    "neg": sign_change(lambda pattern, sign: pattern ^ sign),
    "testp": testp,
    "copysign": copysign,
    "div_approx": div_approx,
    "fma_oob": fma_oob,
    "fma_directed": fma_directed,
}
MODELS = ARITHMETIC | OTHERS
