from ptxvm.isa.data_movement.shared.access import access_bits
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, AddressIn
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm

_SINCE = ptx(8, 1) & sm(90)
_GLOBAL = ptx(8, 7) & sm(100)


@rule(
    code="PTX120",
    accepted="st.async.mbarrier::complete_tx::bytes.v2.b64 [%d1], {%d2, %d3}, [%d4];",
    rejected="st.async.mbarrier::complete_tx::bytes.v4.b64 [%d1], {%d2, %d3, %d4, %d5}, [%d6];",
)
def at_most_128_bits(use: Use) -> str | None:
    """A store to the shared memory of the cluster moves at most 128 bits."""
    bits = access_bits(use.form)
    return f"one access moves at most 128 bits here, not {bits}" if bits > 128 else None


def elements(value):
    """The values of a vector; one of 128 bits has two halves."""
    return [part for element in value for part in elements(element)] if isinstance(value, tuple) else [value]


@instruction(
    name="st.async",
    syntax="""
        st.async{.weak}{.ss}.mbarrier::complete_tx::bytes{.vec}.type  [a], b, [mbar];
        st.async.cluster{.shared::cluster}.mbarrier::complete_tx::bytes{.vec}.type  [a], b, [mbar];
        .ss = { .shared, .shared::cta, .shared::cluster };
        .type = { .b32, .b64, .b128, .u32, .u64, .s32, .s64, .f32, .f64 };
        .vec = { .v2, .v4 };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.9.12",
    needs={".b128": ptx(9, 2)},
    rules=[at_most_128_bits, address_registers_have_32_or_64_bits],
    writing={"b": BRACES},
)
def st_async(warp, a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """Stores to the shared memory of the cluster without waiting, and counts the bytes at an mbarrier there."""
    warp.call_host("st.async", warp.generic(a), warp.generic(mbar), *elements(b))


@instruction(
    name="st.async",
    syntax="""
        st.async{.weak}.ss{.vec}.type  [a], b, [mbar];
        .ss = { .shared, .shared::cta };
        .type = { .b32, .b64, .b128, .u32, .u64, .s32, .s64, .f32, .f64 };
        .vec = { .v2, .v4 };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.9.12",
    needs={".b128": ptx(9, 2)},
    rules=[at_most_128_bits, address_registers_have_32_or_64_bits],
    writing={"b": BRACES},
)
def st_async_own(warp, a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """The same without the name of its only completion mechanism."""
    warp.call_host("st.async", warp.generic(a), warp.generic(mbar), *elements(b))


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
    rules=[address_registers_have_32_or_64_bits],
)
def st_async_uncounted(warp, a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """A vector without its `.v2` or `.v4`, which ptxas takes for all types but the untyped ones."""
    warp.call_host("st.async", warp.generic(a), warp.generic(mbar), *elements(b))


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
    rules=[address_registers_have_32_or_64_bits],
)
def st_async_release(warp, a: AddressIn("ss"), b):
    """Stores without waiting; with `.release` it is ordered after the thread's earlier accesses."""
    warp.call_host("st.async.global", warp.generic(a), b)
