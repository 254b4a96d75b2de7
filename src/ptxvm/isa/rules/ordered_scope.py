from ptxvm.isa.rules.rule import Use, rule


@rule(
    code="PTX104",
    accepted="multimem.st.relaxed.gpu.global.f32 [%d1], %f1;",
    rejected="multimem.st.relaxed.global.f32 [%d1], %f1;",
)
def order_and_scope_go_together(use: Use) -> str | None:
    """A memory order other than `.weak` names its scope, and a scope needs such an order."""
    order, scope = use.form.spelling("order"), use.form.spelling("scope")
    is_ordered = order not in ("", "weak")
    if is_ordered and not scope:
        return f"`.{order}` needs a scope: .cta, .cluster, .gpu or .sys"
    return f"`.{scope}` needs a memory order such as .relaxed" if scope and not is_ordered else None
