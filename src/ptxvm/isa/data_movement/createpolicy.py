from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address
from ptxvm.lanes import F32, U32, U64, const

_PRIORITIES = """
    .level::primary_priority = { .L2::evict_last, .L2::evict_normal, .L2::evict_first, .L2::evict_unchanged };
    .level::secondary_priority = { .L2::evict_first, .L2::evict_unchanged };
"""
_SINCE = ptx(7, 4) & sm(80)


@rule(
    code="PTX208",
    accepted="createpolicy.range.L2::evict_last.b64 %d1, [%d2], 16, 32;",
    rejected="createpolicy.range.L2::evict_last.b64 %d1, [%d2], 32, 16;",
)
def the_primary_range_lies_in_the_total(use: Use) -> str | None:
    """The primary size is at most the total size."""
    primary, total = use.constant("primary_size"), use.constant("total_size")
    if primary is None or total is None or primary % 2**32 <= total % 2**32:
        return None
    return f"the primary size {primary} is larger than the total size {total}"


@rule(
    code="PTX208",
    accepted="createpolicy.fractional.L2::evict_last.b64 %d1, 0.5;",
    rejected="createpolicy.fractional.L2::evict_last.b64 %d1, 0.0;",
)
def a_fraction_is_above_0_and_at_most_1(use: Use) -> str | None:
    """The fraction of accesses lies in (0, 1]."""
    fraction = use.number("fraction")
    return f"the fraction {fraction} is not in (0, 1]" if fraction is not None and not 0 < fraction <= 1 else None


@instruction(
    name="createpolicy.range",
    syntax="""
        createpolicy.range{.global}.level::primary_priority{.level::secondary_priority}.b64
            cache-policy, [a], primary-size, total-size;
    """
    + _PRIORITIES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.18",
    rules=[the_primary_range_lies_in_the_total],
)
def createpolicy_range(a: Address, primary_size: U32, total_size: U32) -> U64:
    """A cache policy for an address range; opaque, and a hint where it is used."""
    return const(U64, 0)


@instruction(
    name="createpolicy.fractional",
    syntax="createpolicy.fractional.level::primary_priority{.level::secondary_priority}.b64  cache-policy{, fraction};"
    + _PRIORITIES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.18",
    rules=[a_fraction_is_above_0_and_at_most_1],
)
def createpolicy_fractional(fraction: F32) -> U64:
    """A cache policy for a fraction of the accesses; opaque, and a hint where it is used."""
    return const(U64, 0)


@instruction(
    name="createpolicy.cvt",
    syntax="createpolicy.cvt.L2.b64  cache-policy, access-property;",
    fixed=1,
    since=_SINCE,
    section="9.7.9.18",
)
def createpolicy_cvt(access_property: U64) -> U64:
    """A cache policy from an access property of the CUDA API; opaque, and a hint where it is used."""
    return const(U64, 0)
