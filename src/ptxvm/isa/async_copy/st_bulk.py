from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, U64

_ZERO = constant_one_of("initval", 0, accepted="st.bulk [%d1], %d2, 0;", rejected="st.bulk [%d1], %d2, 1;")


@rule(code="PTX215", accepted="st.bulk.shared::cta [%d1], %d2, 0;", rejected="st.bulk.shared::cta [sv], %d2, 0;")
def variables_go_without_state_space(use: Use) -> str | None:
    """ptxas takes a variable by its name only where the state space is left out."""
    address = use.operand("a")
    if address is None or not use.form.has("shared::cta") or any(base.is_register for base in address.elements):
        return None
    return "with `.shared::cta` the address is a register; leave the state space out or load the address first"


@instruction(
    name="st.bulk",
    syntax="st.bulk{.weak}{.shared::cta}  [a], size, initval;",
    fixed=1,
    since=ptx(8, 6) & sm(100),
    section="9.7.9.13",
    rules=[_ZERO, variables_go_without_state_space, address_registers_have_32_or_64_bits],
)
def st_bulk(warp, a: AddressIn("space"), size: U64, initval: int):
    """Fills `size` bytes of shared memory with zeros."""
    warp.call_host("st.bulk", warp.generic(a), size)


@instruction(
    name="st.bulk",
    syntax="st.bulk{.weak}{.shared::cta}  [a], size, initval;",
    fixed=1,
    since=ptx(9, 0) & sm(100),
    section="9.7.9.13",
    rules=[_ZERO, variables_go_without_state_space, address_registers_have_32_or_64_bits],
)
def st_bulk_narrow(warp, a: AddressIn("space"), size: U32, initval: int):
    """Fills `size` bytes of shared memory with zeros."""
    warp.call_host("st.bulk", warp.generic(a), size)
