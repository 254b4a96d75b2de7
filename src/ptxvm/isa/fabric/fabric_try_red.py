from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import ORDER, REDUCTIONS, RULES, SHARED, SINCE
from ptxvm.lanes import U32, U64

_HEAD = "fabric.try_red.async{.multimem}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric"
_OPERATIONS = (".redOpBit.typeBit", ".redOpMinMax.typeMinMax", ".redOpAdd.typeAdd")
_LINES = "".join(
    f"{_HEAD}\n    {{.sem}}{{.scope}}{operation}  [dstLeId, dstDataOff], [src], size, [bar];\n"
    f"{_HEAD}.counted::bytes\n    {{.sem}}{{.scope}}{operation}"
    "  [dstLeId, dstDataOff, dstCounterOff], [src], size, [bar];\n"
    for operation in _OPERATIONS
)


@instruction(
    name="fabric.try_red",
    syntax=_LINES
    + """
        .typeMinMax = { .u32, .s32, .u64, .s64, .f16, .bf16 };
        .redOpAdd = { .add };
        .typeAdd = { .u32, .u64, .f16, .bf16, .f32, .f64 };
    """
    + REDUCTIONS
    + ORDER,
    fixed=2,
    since=SINCE,
    rules=RULES,
)
def fabric_try_red(warp, dstLeId: U32, dstDataOff: U64, dstCounterOff: U64, src: SHARED, size: U32, bar: SHARED):
    """Prepares combining `size` bytes, a multiple of 16, of shared memory with those of a logical endpoint.

    As `fabric.try_put`, with an operation for each element. Subnormal numbers are kept, the ISA does not say.
    """
    warp.call_host("fabric.try_red", *dstLeId, warp.generic(src), size, warp.generic(bar))
