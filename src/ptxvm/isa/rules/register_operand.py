from functools import cache

from ptxvm.isa.rules.rule import Rule, Use, rule


@cache
def register_operand(*names: str, accepted: str, rejected: str) -> Rule:
    """The operands are registers, not constants."""

    @rule(code="PTX214", accepted=accepted, rejected=rejected)
    def register_operand(use: Use) -> str | None:
        """An operand that cannot be a constant is a register."""
        for name in names:
            given = use.operand(name)
            if given is not None and (given.constant is not None or given.number is not None):
                return f"operand `{name}` must be a register"
        return None

    return register_operand
