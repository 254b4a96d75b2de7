from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX223", accepted="alloca.u64 %d1, %d2, 16;", rejected="alloca.u64 %d1, %d2, 12;")
def alignment_is_power_of_two(use: Use) -> str | None:
    """An alignment is a power of two and at most 2^23."""
    value = use.constant("immAlign")
    if value is None or (0 < value <= 1 << 23 and value & (value - 1) == 0):
        return None
    return f"the alignment is {value}; it must be a power of two up to 2^23"
