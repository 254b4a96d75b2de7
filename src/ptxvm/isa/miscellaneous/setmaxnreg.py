from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_multiple
from ptxvm.isa.targets import ptx, sm

_ACCEPTED = "setmaxnreg.inc.sync.aligned.u32 64;"


@instruction(
    syntax="""
        setmaxnreg.action.sync.aligned.type  imm-reg-count;
        .action = { .inc, .dec };
        .type = { .u32, .s32 };
    """,
    fixed=1,
    since=ptx(8, 0) & sm("90a", "100a", "110a", "120a") | ptx(8, 8) & sm("100f", "110f", "120f"),
    section="9.7.19.5",
    rules=[
        constant_in_range(
            "imm_reg_count", low=24, high=256, accepted=_ACCEPTED, rejected="setmaxnreg.inc.sync.aligned.u32 16;"
        ),
        constant_multiple("imm_reg_count", 8, accepted=_ACCEPTED, rejected="setmaxnreg.inc.sync.aligned.u32 63;"),
    ],
)
def setmaxnreg(imm_reg_count: int):
    """Gives back registers of the warp (`.dec`) or asks for more (`.inc`). A hint, without effect here."""
