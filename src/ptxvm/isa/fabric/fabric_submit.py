from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import SINCE
from ptxvm.lanes import U32, const


@instruction(
    name="fabric.submit",
    syntax="fabric.submit{.op_restrict::fetching};",
    fixed=1,
    since=SINCE,
)
def fabric_submit(form, warp):
    """Sends off the fabric operations that the thread has prepared; only then can they complete.

    With `.op_restrict::fetching` only those of `fabric.try_get` and `fabric.try_pullred`.
    """
    warp.call_host("fabric.submit", const(U32, form.has("op_restrict::fetching")))
