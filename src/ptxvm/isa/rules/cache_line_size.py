from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX221", accepted="discard.global.L2 [%d1], 128;", rejected="discard.global.L2 [%d1], 64;")
def cache_line_size(use: Use) -> str | None:
    """The size operand of cache line instructions is 128."""
    size = use.constant("size")
    return f"size is {size}; only 128 is supported" if size not in (None, 128) else None
