from ptxvm.isa.data_movement.shared.access import access_bits, is_global
from ptxvm.isa.rules.rule import Use, rule

_WIDE = {("v8", 32), ("v4", 64)}


@rule(
    code="PTX120",
    accepted="ld.global.v4.u32 {%r1, %r2, %r3, %r4}, [%d1];",
    rejected="ld.global.v4.b128 {%q1, %q2, %q3, %q4}, [%d1];",
)
def vector_size(use: Use) -> str | None:
    """A vector access moves at most 128 bits, or 256 in global memory as `.v8` of 32 or `.v4` of 64 bits."""
    form, bits = use.form, access_bits(use.form)
    if bits <= 128:
        return None
    if form.line.opcode == "ldu" or (form.spelling("vec"), form.type.bits) not in _WIDE:
        return f"{bits} bits are too many for one access: 128 are possible, in global memory 256 as .v8.b32 or .v4.b64"
    return None if is_global(form) else "256-bit accesses are for global memory only"


@rule(
    code="PTX121",
    accepted="ld.global.L2::evict_last.v8.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [%d1];",
    rejected="ld.global.L2::evict_last.f32 %f1, [%d1];",
)
def l2_eviction_needs_wide_access(use: Use) -> str | None:
    """An L2 eviction priority belongs to a 256-bit access."""
    if not use.form.spelling("level2_eviction_priority") or access_bits(use.form) == 256:
        return None
    return "an L2 eviction priority needs a 256-bit access (`.v8` of 32-bit or `.v4` of 64-bit elements)"


@rule(code="PTX122", accepted="ld.global.L2::64B.f32 %f1, [%d1];", rejected="ld.shared.L2::64B.f32 %f1, [sv];")
def hints_are_for_global_memory(use: Use) -> str | None:
    """Eviction priorities, prefetch sizes and cache policies are for `.global` or generic addresses."""
    hints = ("level1_eviction_priority", "level2_eviction_priority", "level_prefetch_size", "level_cache_hint")
    used = [use.form.spelling(hint) for hint in hints if use.form.spelling(hint)]
    return f".{used[0]} is for global memory only" if used and not is_global(use.form) else None


@rule(
    code="PTX209",
    accepted="st.global.v4.b64 [%d1], {%d2, _, %d3, %d4};",
    rejected="st.global.v4.b32 [%d1], {%r1, _, %r2, %r3};",
)
def sinks_are_for_wide_stores(use: Use) -> str | None:
    """Only 256-bit stores may leave out elements."""
    value = use.operand("b")
    left_out = value is not None and (value.is_sink or any(part.is_sink for part in value.elements))
    return "`_` leaves out an element of 256-bit stores only" if left_out and access_bits(use.form) < 256 else None
