from functools import cache

from ptxvm.isa.rules.rule import Rule, Use, rule


@cache
def literal_byte(*names: str) -> Rule:
    """The rule for these operands: a literal bit position or length lies in 0 to 255."""

    @rule(
        code="PTX220",
        accepted="bfe.u32 %r1, %r2, 255, 0;",
        rejected="bfe.u32 %r1, %r2, 256, 0;",
    )
    def literal_byte(use: Use) -> str | None:
        """Bit positions and lengths count modulo 256, so a literal outside 0 to 255 is a mistake."""
        for name in names:
            value = use.constant(name)
            if value is not None and not 0 <= value <= 255:
                return f"operand {name} is {value}, outside 0 to 255"
        return None

    return literal_byte
