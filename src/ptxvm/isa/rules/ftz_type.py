from ptxvm.isa.rules.rule import Use, rule


@rule(code="PTX125", accepted="setp.lt.ftz.f32 %p1, %f1, %f2;", rejected="setp.lt.ftz.f64 %p1, %e1, %e2;")
def ftz_is_for_f32(use: Use) -> str | None:
    """`.ftz` is for `.f32` operands."""
    form = use.form
    spelling = form.spelling("atype") or form.spelling("type")
    return f".ftz does not apply to .{spelling}" if form.ftz and spelling != "f32" else None
