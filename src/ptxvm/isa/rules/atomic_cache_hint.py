from ptxvm.isa.rules.rule import Use, rule


@rule(
    code="PTX122",
    accepted="atom.global.add.L2::cache_hint.u32 %r1, [%d1], %r2, %d2;",
    rejected="atom.shared.add.L2::cache_hint.u32 %r1, [sv], %r2, %d2;",
)
def atomic_cache_hint_is_for_global_memory(use: Use) -> str | None:
    """A cache policy is for atomic operations on `.global` or generic addresses."""
    space = use.form.spelling("space") or "global"
    hinted = use.form.spelling("level_cache_hint")
    return f".L2::cache_hint cannot be applied to .{space}" if hinted and space != "global" else None
