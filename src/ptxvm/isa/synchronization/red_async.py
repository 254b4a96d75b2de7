from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn, Typed
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import FaultKind

_SINCE = ptx(8, 1) & sm(90)
_GLOBAL = ptx(8, 7) & sm(100)
_TYPES = """
        .count = { .inc, .dec };
        .least = { .min, .max };
        .bitwise = { .and, .or, .xor };
        .count_type = { .u32 };
        .order_type = { .u32, .s32 };
        .bits = { .b32 };
        .sum_type = { .u32, .s32, .u64, .s64 };
"""
# The bitwise operations of the second group are functions of `.u32` to ptxas.
_COMBINED = Typed(lambda form: "u32" if form.spelling("type") == "b32" else form.spelling("type"))


@instruction(
    name="red.async",
    syntax="""
        red.async.relaxed.cluster{.ss}.mbarrier::complete_tx::bytes.count.count_type  [a], b{, [mbar]};
        red.async.relaxed.cluster{.ss}.mbarrier::complete_tx::bytes.least.order_type  [a], b{, [mbar]};
        red.async.relaxed.cluster{.ss}.mbarrier::complete_tx::bytes.bitwise.bits      [a], b{, [mbar]};
        red.async.relaxed.cluster{.ss}.mbarrier::complete_tx::bytes.add.sum_type      [a], b{, [mbar]};
        .ss = { .shared::cluster };
    """
    + _TYPES,
    fixed=1,
    since=_SINCE,
    section="9.7.13.7",
    rules=[address_registers_have_32_or_64_bits],
)
def red_async(warp, a: AddressIn("ss"), b, mbar: AddressIn("ss")):
    """Combines a value with one in shared memory of another CTA without waiting, counting at an mbarrier.

    ptxas takes it without an mbarrier too; nothing says what it does then, so that it is not executed.
    """
    if mbar is None:
        warp.fault(FaultKind.UNSUPPORTED, "red.async to shared memory names no mbarrier")
        return
    warp.call_host("red.async", warp.generic(a), warp.generic(mbar), b)


@instruction(
    name="red.async",
    syntax="""
        red.async.sem.scope{.ss}.count.count_type     [a], b;
        red.async.sem.scope{.ss}.least.order_type     [a], b;
        red.async.sem.scope{.ss}.bitwise.bits         [a], b;
        red.async.sem.scope{.ss}.add.sum_type         [a], b;
        red.async.mmio.release.sys{.ss}.add.sum_type  [a], b;
        .sem = { .relaxed, .release };
        .scope = { .gpu, .sys };
        .ss = { .global };
    """
    + _TYPES,
    fixed=1,
    since=_SINCE,
    needs={".global": _GLOBAL, ".release": _GLOBAL},
    section="9.7.13.7",
    rules=[address_registers_have_32_or_64_bits],
)
def red_async_global(warp, a: AddressIn("ss"), b: _COMBINED):
    """Combines a value with one in global memory without waiting."""
    warp.call_host("red.async.global", warp.generic(a), b)
