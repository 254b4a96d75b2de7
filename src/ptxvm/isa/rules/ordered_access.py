from ptxvm.isa.rules.rule import Use, rule

_ORDERED = ("relaxed", "acquire", "release")


@rule(code="PTX123", accepted="ld.relaxed.gpu.global.u32 %r1, [%d1];", rejected="ld.relaxed.gpu.local.u32 %r1, [%d1];")
def ordering_is_for_shared_memory(use: Use) -> str | None:
    """Ordered accesses go to global or shared memory; `.mmio` to global memory; `.volatile` not to constants."""
    form, space = use.form, use.form.spelling("ss")
    if not space:
        return None
    memory = space.partition("::")[0]
    if any(form.has(sem) for sem in _ORDERED) and memory not in ("global", "shared"):
        return f"an access with a memory order goes to global or shared memory, not to .{space}"
    return f".volatile cannot be applied to .{space}" if form.has("volatile") and memory in ("const", "param") else None
