from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.power_of_two import alignment_is_power_of_two
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    syntax="""
        alloca.type  ptr, size{, immAlign};
        .type = { .u32, .u64 };
    """,
    since=ptx(7, 3) & sm(52),
    section="9.7.17.3",
    rules=[alignment_is_power_of_two],
)
def alloca(form, warp, size, immAlign: int):
    """Reserves `size` bytes of local memory until the function ends or `stackrestore`; `ptr` is their local address.

    The address is a multiple of `immAlign`, or of 8.
    """
    return warp.stack_allocate(size.to(U32), max(immAlign or 8, 8)).to(form.type)
