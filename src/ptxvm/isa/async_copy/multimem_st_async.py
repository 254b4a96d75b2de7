from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import RELAXED, Typed
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address

# ptxas takes no floating-point register for the short untyped ones.
_SHORT = {"b8": "u8", "b16": "u16"}
_VALUE = Typed(lambda form: _SHORT.get(form.spelling("type"), form.spelling("type")))


@instruction(
    name="multimem.st.async",
    syntax="""
        multimem.st.async.sem.scope{.ss}.type  [a], b;
        .sem = { .release };
        .scope = { .gpu, .sys };
        .ss = { .global };
        .type = { .b8, .b16, .b32, .b64, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
    """,
    fixed=2,
    since=ptx(9, 3) & sm(100),
    rules=[address_registers_have_32_or_64_bits],
    writing={"b": RELAXED},
)
def multimem_st_async(warp, a: Address, b: _VALUE):
    """Writes to the same place on every device of a multicast object without waiting, after all earlier accesses."""
    warp.call_host("multimem.st.async", warp.generic(a), b)
