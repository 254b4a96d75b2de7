from ptxvm.isa.rules.rule import Use, rule


@rule(
    code="PTX225",
    accepted="vadd.u32.u32.u32 %r1.b0, %r2, %r3, %r4;",
    rejected="vadd.u32.u32.u32.add %r1.b0, %r2, %r3, %r4;",
)
def one_last_stage(use: Use) -> str | None:
    """A scalar video instruction either applies a second operation to `c`, or merges into `c` where `d` has a
    selector.
    """
    selector = use.selector("d")
    if not selector:
        return None
    if use.form.spelling("op2"):
        return "a part of the result and a second operation cannot be chosen together"
    merged_into = use.operand("c")
    return None if merged_into else f"`.{selector}` of the result needs `c`, the value to put it into"


@rule(
    code="PTX226",
    accepted="vmad.s32.s32.s32 %r1, -%r2, %r3, %r4;",
    rejected="vmad.s32.s32.s32 %r1, -%r2, %r3, -%r4;",
)
def one_negation(use: Use) -> str | None:
    """`vmad` negates either its product (a minus before exactly one factor) or `c`."""
    a, b, c = (bool(given and given.negated) for given in map(use.operand, ("a", "b", "c")))
    return "either the product or `c` can be negated, not both" if a != b and c else None


@rule(
    code="PTX214",
    accepted="vmin4.u32.u32.u32 %r1, %r2, %r3, %r4;",
    rejected="vmin4.u32.u32.u32 %r1, %r2, %r3, 7;",
)
def packed_sources_are_registers(use: Use) -> str | None:
    """The sources of packed video instructions are registers."""
    constants = [name for name in ("a", "b", "c") if use.constant(name) is not None]
    return f"operand `{constants[0]}` must be a register" if constants else None
