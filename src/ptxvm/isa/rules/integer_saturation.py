from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX127", accepted="cvt.sat.u8.s32 %r1, %r2;", rejected="cvt.sat.s64.s32 %d1, %r2;")
def saturation_is_possible(use: Use) -> str | None:
    """`.sat` between integer types is for results that cannot hold every value of the source."""
    form = use.form
    if not form.sat:
        return None
    target, source = form.dtype, form.atype
    room = target.bits - target.is_signed
    holds = (target.is_signed or not source.is_signed) and room >= source.bits - source.is_signed
    return f".sat has no effect here, so it is not allowed: .{target} holds every value of .{source}" if holds else None
