from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space

_HEAD = "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic"


@instruction(
    name="tensormap.cp_fenceproxy",
    syntax="""
        tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.scope.sync.aligned  [dst], [src], size;
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    fixed=1,
    since=ptx(8, 3) & sm(90),
    section="9.7.13.16",
    rules=[
        constant_one_of(
            "size",
            128,
            accepted=f"{_HEAD}.release.gpu.sync.aligned [%d1], [%r1], 128;",
            rejected=f"{_HEAD}.release.gpu.sync.aligned [%d1], [%r1], 64;",
        )
    ],
)
def tensormap_cp_fenceproxy(warp, dst: AddressIn(Space.GLOBAL), src: AddressIn(Space.SHARED), size: int):
    """Copies a tensor map from shared to global memory and orders the copy before its use by other instructions."""
    warp.call_host("tensormap.cp_fenceproxy", warp.generic(dst), warp.generic(src))
