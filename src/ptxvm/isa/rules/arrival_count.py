from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX224", accepted="bar.arrive 0, 64;", rejected="bar.arrive 0, 0;")
def arrival_counts_threads(use: Use) -> str | None:
    """A barrier that is only arrived at expects a number of threads other than zero."""
    return "the thread count of an arrival cannot be 0" if use.constant("b") == 0 else None
