from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX222", accepted="bar.sync 15;", rejected="bar.sync 16;")
def barrier_number(use: Use) -> str | None:
    """A CTA has the barriers 0 to 15."""
    number = use.constant("a")
    return f"there is no barrier {number}, only 0 to 15" if number is not None and not 0 <= number <= 15 else None


@rule(code="PTX223", accepted="bar.sync 0, 64;", rejected="bar.sync 0, 48;")
def whole_warps(use: Use) -> str | None:
    """The number of threads of a barrier is a multiple of the warp size."""
    threads = use.constant("b")
    return f"{threads} threads are no whole number of warps of 32" if threads is not None and threads % 32 else None
