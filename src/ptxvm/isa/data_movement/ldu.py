from ptxvm.isa.data_movement.shared.access import element_count
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, ELEMENTS, RELAXED
from ptxvm.isa.rules.opaque_variable import memory_is_not_opaque
from ptxvm.isa.rules.vector_access import vector_size
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address


@instruction(
    syntax="""
        ldu{.ss}{.vec}.type  d, [a];
        .ss = { .global };
        .vec = { .v2, .v4 };
        .type = { .b8, .b16, .b32, .b64, .b128, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
    """,
    since=ptx(2, 0),
    section="9.7.9.10",
    needs={".b128": ptx(8, 3) & sm(70)},
    rules=[vector_size, memory_is_not_opaque],
    writing={"d": RELAXED | BRACES, "a": ELEMENTS},
)
def ldu(form, warp, a: Address):
    """Reads from an address that is the same in all lanes, of data that nobody writes while the kernel runs."""
    return warp.load(a.space, form.type, a, count=element_count(form), used=form.used)
