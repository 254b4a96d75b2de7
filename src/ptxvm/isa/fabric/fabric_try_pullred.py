from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import ORDER, REDUCTIONS, RULES, SHARED, SINCE
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.targets import sm
from ptxvm.lanes import U32, U64

_HEAD = "fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric"
_OPERATIONS = (
    ".redOpBit.typeBit",
    ".redOpMinMax.typeMinMax",
    ".redOpAdd.typeAdd",
    ".redOpAdd.acc::f16.typeAddAcc16",
    ".redOpAdd.acc::f32.typeAddAcc32",
)
_LINES = "".join(
    f"{_HEAD}\n    {{.sem}}{{.scope}}{operation}.sync  [dst], [srcLeId, srcDataOff], size, [bar], imm-membermask;\n"
    for operation in _OPERATIONS
)
_NARROW_FLOATS = sm(*(f"{number}{letter}" for number in (100, 103, 107, 110, 120, 121) for letter in "af"))
_EVERYBODY = 0xFFFF_FFFF


@instruction(
    name="fabric.try_pullred",
    syntax=_LINES
    + """
        .typeMinMax = { .u32, .s32, .u64, .s64, .f16, .bf16, .e4m3, .e5m2 };
        .redOpAdd = { .add };
        .typeAdd = { .u32, .u64, .f16, .bf16, .f32 };
        .typeAddAcc16 = { .e4m3, .e5m2 };
        .typeAddAcc32 = { .f16, .bf16 };
    """
    + REDUCTIONS
    + ORDER,
    fixed=2,
    since=SINCE,
    needs=dict.fromkeys((".acc::f16", ".acc::f32", ".e4m3", ".e5m2"), _NARROW_FLOATS),
    rules=[
        *RULES,
        constant_one_of(
            "imm_membermask",
            _EVERYBODY,
            -1,
            accepted=f"{_HEAD}.add.u32.sync [%r1], [%r2, %d2], 256, [%r3], 0xffffffff;",
            rejected=f"{_HEAD}.add.u32.sync [%r1], [%r2, %d2], 256, [%r3], 1;",
        ),
    ],
)
def fabric_try_pullred(warp, dst: SHARED, srcLeId: U32, srcDataOff: U64, size: U32, bar: SHARED, imm_membermask: int):
    """Prepares combining `size` bytes of all devices of a logical endpoint, and copying the result to shared memory.

    The whole warp does it together, with the same operands. Values are accumulated in the order of the devices, as by
    `multimem.ld_reduce`; completion is that of `fabric.try_get`.
    """
    warp.converge(ALL_LANES)
    endpoint, offset = srcLeId
    warp.call_host("fabric.try_pullred", warp.generic(dst), endpoint, offset, size, warp.generic(bar))
