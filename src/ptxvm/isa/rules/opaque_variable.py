from ptxvm.isa.rules.rule import Use, rule

_OPAQUE = ("texref", "samplerref", "surfref")


@rule(code="PTX203", accepted="ld.global.u64 %d1, [gv];", rejected="ld.global.u64 %d1, [tx];")
def memory_is_not_opaque(use: Use) -> str | None:
    """What a texture, sampler or surface consists of is not for programs to read or write."""
    address = use.operand("a")
    base = address.elements[0] if address is not None and address.elements else None
    is_opaque = base is not None and not base.is_register and base.declared in _OPAQUE
    return "operand `a` is a texture, sampler or surface, which is not read or written as memory" if is_opaque else None
