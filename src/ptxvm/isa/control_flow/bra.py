from ptxvm.isa.definition import instruction
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import Label
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="bra{.uni}  tgt;",
    since=ALWAYS,
    section="9.7.12.3",
    flow=Flow.BRANCH,
)
def bra(tgt: Label):
    """Goes on at the label `tgt`; with a guard only the lanes that it holds for. `.uni`: all active lanes go
    together.
    """
