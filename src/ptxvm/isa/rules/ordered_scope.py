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


@rule(
    code="PTX104",
    accepted="cp.reduce.async.bulk.relaxed.gpu.global.shared::cta.bulk_group.add.u32 [%d1], [%r1], 32;",
    rejected="cp.reduce.async.bulk.relaxed.global.shared::cta.bulk_group.add.u32 [%d1], [%r1], 32;",
)
def bulk_order_has_its_scope(use: Use) -> str | None:
    """`.relaxed` of a bulk copy names its scope, which is within the cluster for copies within the cluster."""
    form = use.form
    is_relaxed, scope = form.has("relaxed"), form.spelling("scope")
    if is_relaxed and not scope:
        return "`.relaxed` needs a scope"
    if scope and not is_relaxed:
        return f"`.{scope}` needs `.relaxed`"
    is_near = form.spelling("src") == "shared::cta" and form.spelling("dst") == "shared::cluster"
    return f"a copy within the cluster has no scope .{scope}" if is_near and scope in ("gpu", "sys") else None
