from ptxvm.isa.definition import instruction
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import Arguments, CallTarget, Prototype
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        call{.uni}  (ret-param), func, (param-list){, fproto};
        call{.uni}  (ret-param), func{, fproto};
        call{.uni}  func, (param-list){, fproto};
        call{.uni}  func{, fproto};
    """,
    since=ALWAYS,
    section="9.7.12.5",
    flow=Flow.CALL,
)
def call(ret_param: Arguments, func: CallTarget, param_list: Arguments, fproto: Prototype):
    """Calls a function by name, or through a register that holds the address of one.

    Arguments go by value. An indirect call names the possible targets (`.calltargets` or a table of functions) or the
    signature that they share (`.callprototype`). Calling a function of another signature is undefined.
    """
