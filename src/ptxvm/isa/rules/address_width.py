from ptxvm.isa.notation import OperandKind
from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX211", accepted="st.bulk [%d1], %d2, 0;", rejected="st.bulk [%h1], %d2, 0;")
def address_registers_have_32_or_64_bits(use: Use) -> str | None:
    """The address of an instruction that is expanded into others lies in a register of 32 or 64 bits."""
    for address in use.operands:
        bases = address.elements if address is not None and address.kind is OperandKind.ADDRESS else ()
        if any(base.is_register and base.type is not None and base.type.bits < 32 for base in bases):
            return "a register of less than 32 bits holds no address"
    return None
