from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.vector_access import vector_size
from ptxvm.isa.targets import ptx, sm

_SINCE = ptx(8, 1) & sm(90)
_GLOBAL = ptx(8, 7) & sm(100)


@instruction(
    name="st.async",
    syntax="""
        st.async{.weak}{.ss}.mbarrier::complete_tx::bytes{.vec}.type  [a], b, [mbar];
        st.async.cluster{.shared::cluster}.mbarrier::complete_tx::bytes{.vec}.type  [a], b, [mbar];
        st.async{.weak}.own{.vec}.type  [a], b, [mbar];
        .ss = { .shared, .shared::cta, .shared::cluster };
        .own = { .shared, .shared::cta };
        .type = { .b32, .b64, .b128, .u32, .u64, .s32, .s64, .f32, .f64 };
        .vec = { .v2, .v4 };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.9.12",
    needs={".b128": ptx(9, 2)},
    rules=[vector_size],
    braces=["b"],
    executable=False,
)
def st_async(a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """Stores to the shared memory of the cluster without waiting, and counts the bytes at an mbarrier there."""


@instruction(
    name="st.async",
    syntax="""
        st.async{.weak}{.ss}.mbarrier::complete_tx::bytes.type  [a], {b, b}, [mbar];
        st.async{.weak}{.ss}.mbarrier::complete_tx::bytes.type  [a], {b, b, b, b}, [mbar];
        .ss = { .shared, .shared::cta, .shared::cluster };
        .type = { .u32, .u64, .s32, .s64, .f32, .f64 };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.9.12",
    executable=False,
)
def st_async_uncounted(a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """A vector without its `.v2` or `.v4`, which ptxas takes for all types but the untyped ones."""


@instruction(
    name="st.async",
    syntax="""
        st.async{.weak}{.ss}.type  [a], b;
        st.async{.release}.scope{.global}.type  [a], b;
        st.async.mmio.release.sys{.global}.type  [a], b;
        .ss = { .global, .shared, .shared::cta };
        .scope = { .gpu, .sys };
        .type = { .b8, .b16, .b32, .b64, .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64, .f32, .f64 };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.9.12",
    needs={".release": _GLOBAL, ".mmio": _GLOBAL, ".global": _GLOBAL},
    executable=False,
)
def st_async_release(a: AddressIn("ss"), b):
    """Stores without waiting; with `.release` it is ordered after the thread's earlier accesses."""
