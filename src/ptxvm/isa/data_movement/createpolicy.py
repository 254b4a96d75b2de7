from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B64
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address
from ptxvm.lanes import F32, U32, U64, const

_PRIORITIES = """
    .level::primary_priority = { .L2::evict_last, .L2::evict_normal, .L2::evict_first, .L2::evict_unchanged };
    .level::secondary_priority = { .L2::evict_first, .L2::evict_unchanged };
"""
_SINCE = ptx(7, 4) & sm(80)


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
)
def createpolicy_range(a: Address, primary_size: U32, total_size: U32) -> B64:
    """A cache policy for an address range; opaque, and a hint where it is used."""
    return const(U64, 0)


@instruction(
    name="createpolicy.fractional",
    syntax="createpolicy.fractional.level::primary_priority{.level::secondary_priority}.b64  cache-policy{, fraction};"
    + _PRIORITIES,
    fixed=1,
    since=_SINCE,
    section="9.7.9.18",
)
def createpolicy_fractional(fraction: F32) -> B64:
    """A cache policy for a fraction of the accesses; opaque, and a hint where it is used."""
    return const(U64, 0)


@instruction(
    name="createpolicy.cvt",
    syntax="createpolicy.cvt.L2.b64  cache-policy, access-property;",
    fixed=1,
    since=_SINCE,
    section="9.7.9.18",
)
def createpolicy_cvt(access_property: B64) -> B64:
    """A cache policy from an access property of the CUDA API; opaque, and a hint where it is used."""
    return const(U64, 0)
