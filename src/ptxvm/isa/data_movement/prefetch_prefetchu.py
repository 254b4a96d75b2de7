from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address

_PRIORITY = ptx(7, 4) & sm(80)


@instruction(
    syntax="""
        prefetch{.space}.level                              [a];
        prefetch{.global}.level::prefetch_size.valid_addr   [a];
        prefetch{.global}.level::eviction_priority          [a];
        prefetch{.tensormap_space}.tensormap                [a];
        .space = { .global, .local };
        .level = { .L1, .L2 };
        .level::prefetch_size = { .L1::32B };
        .level::eviction_priority = { .L2::evict_last, .L2::evict_normal };
        .tensormap_space = { .const, .param };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.9.15",
    needs={
        ".L2::evict_last": _PRIORITY,
        ".L2::evict_normal": _PRIORITY,
        ".tensormap": ptx(8, 0) & sm(90),
        ".L1::32B": ptx(9, 4) & sm(90),
    },
)
def prefetch(a: Address):
    """Asks for the cache line of an address: in L1 or L2, or (`.tensormap`) for a later tensor copy. A hint.

    `.L1::32B.valid_addr` asks for at least 32 bytes around an address that the program promises to be one of global
    memory; the promise is not checked here.
    """


@instruction(
    name="prefetchu",
    syntax="prefetchu.L1  [a];",
    since=ptx(2, 0) & sm(20),
    section="9.7.9.15",
)
def prefetchu(a: Address):
    """Asks for the cache line of a generic address in the uniform cache. A hint."""
