from ptxvm.isa.definition import instruction
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import LabelList
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    name="brx.idx",
    syntax="brx.idx{.uni}  index, tlist;",
    fixed=1,
    since=ptx(6, 0) & sm(30),
    section="9.7.12.4",
    flow=Flow.BRANCH_INDEXED,
)
def brx_idx(index: U32, tlist: LabelList):
    """Goes on at the label number `index` of a `.branchtargets` list; undefined beyond its end."""
