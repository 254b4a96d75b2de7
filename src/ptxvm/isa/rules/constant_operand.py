"""Rules about the values of operands written as integer constants."""

from functools import cache

from ptxvm.isa.rules.rule import Rule, Use, rule


@cache
def constant_in_range(*names: str, low: int, high: int, accepted: str, rejected: str) -> Rule:
    """The operands, where written as constants, lie between `low` and `high`."""

    @rule(code="PTX208", accepted=accepted, rejected=rejected)
    def constant_in_range(use: Use) -> str | None:
        """A constant operand with a limited range lies within it."""
        for name in names:
            value = use.constant(name)
            if value is not None and not low <= value <= high:
                return f"operand `{name}` is {value}; it must be from {low} to {high}"
        return None

    return constant_in_range


@cache
def constant_multiple(name: str, factor: int, accepted: str, rejected: str) -> Rule:
    """The operand, where written as a constant, is a multiple of `factor`."""

    @rule(code="PTX251", accepted=accepted, rejected=rejected)
    def constant_multiple(use: Use) -> str | None:
        """A constant operand that counts in units is a whole number of them."""
        value = use.constant(name)
        if value is None or value % factor == 0:
            return None
        return f"operand `{name}` is {value}; it must be a multiple of {factor}"

    return constant_multiple


@cache
def constant_one_of(name: str, *choices: int, accepted: str, rejected: str) -> Rule:
    """The operand, where written as a constant, is one of `choices`."""

    @rule(code="PTX252", accepted=accepted, rejected=rejected)
    def constant_one_of(use: Use) -> str | None:
        """A constant operand with few supported values has one of them."""
        value = use.constant(name)
        if value is None or value in choices:
            return None
        return f"operand `{name}` is {value}; it must be {' or '.join(map(str, choices))}"

    return constant_one_of
