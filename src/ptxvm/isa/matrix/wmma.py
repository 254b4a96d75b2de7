from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared import layouts
from ptxvm.isa.matrix.shared.fragments import (
    accumulator,
    accumulator_registers,
    element_bits,
    is_transposed,
    multiplicand,
    registers,
    shape,
)
from ptxvm.isa.matrix.shared.multiply import (
    multiply_bits,
    multiply_doubles,
    multiply_floats,
    multiply_integers,
    product_of,
)
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.matrix.shared.storage import Storage
from ptxvm.isa.notation import SlotKind
from ptxvm.isa.operands import AddressIn, VectorOf
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address
from ptxvm.lanes import U32, U64, Lanes, Type, const

_SINCE = ptx(6, 0) & sm(70)
_INTEGER = ptx(6, 3) & sm(72)
_SUB_BYTE = ptx(6, 3) & sm(75)
_AMPERE = ptx(7, 0) & sm(80)
_HALF_REGISTERS = 8
ACCUMULATOR_BITS = {"f16": 16, "f32": 32, "s32": 32, "f64": 64}
_ALL_TYPES = 4
_BYTES = ("s8", "u8")
_SPACES = """
    .layout = { .row, .col };
    .ss = { .global, .shared, .shared::cta };
    .big_shape = { .m16n16k16, .m8n32k16, .m32n8k16 };
"""
_ACCUMULATOR_TYPES = """
    .big_type = { .f16, .f32, .s32 };
    .bit_shape = { .m8n8k32, .m8n8k128 };
"""
_TYPE_NEEDS = {
    ".s8": _INTEGER,
    ".u8": _INTEGER,
    ".s4": _SUB_BYTE,
    ".u4": _SUB_BYTE,
    ".b1": _SUB_BYTE,
    ".bf16": _AMPERE,
    ".tf32": _AMPERE,
    ".f64": _AMPERE,
    ".m8n32k16": ptx(6, 1),
    ".m32n8k16": ptx(6, 1),
    ".m8n8k32": _SUB_BYTE,
    ".m8n8k128": _SUB_BYTE,
    ".m16n16k8": _AMPERE,
    ".m8n8k4": _AMPERE,
    ".shared::cta": ptx(7, 8),
    ".s32": _INTEGER,
    ".aligned": ptx(6, 3),
}


def _share(form: Form, spelling: str, rows: int) -> int:
    """Registers for a multiplicand; half precision matrices always take eight."""
    if spelling == "f16":
        return _HALF_REGISTERS
    return registers(rows * shape(form)[2], element_bits(form, spelling))


def _loaded(form: Form) -> int:
    m, n, _ = shape(form)
    spelling = form.spelling("type")
    if form.has("c") or form.has("d"):
        return accumulator_registers(form, spelling)
    return _share(form, spelling, m if form.has("a") else n)


def _loaded_type(form: Form) -> Type | str:
    spelling = form.spelling("type")
    if spelling == "f64":
        return spelling
    if form.has("c") or form.has("d"):
        return accumulator(spelling)
    return U32 if spelling in _BYTES else multiplicand(spelling)


FRAGMENT = VectorOf(_loaded_type, _loaded, strict=True)


def _storage(form: Form, address: Address, stride: Lanes | None) -> Storage:
    """Where the matrix of a load or store is; unless given, rows (or columns) follow each other without gaps."""
    (m, n, k), spelling, row_major = shape(form), form.spelling("type"), form.has("row")
    is_multiplied = form.has("a") or form.has("b")
    bits = element_bits(form, spelling) if is_multiplied else ACCUMULATOR_BITS[spelling]
    rows, columns = (m, k) if form.has("a") else (k, n) if form.has("b") else (m, n)
    if is_transposed(m, n):
        layout = layouts.transposed(_layout(form, "ba", columns, rows, bits))
    else:
        layout = _layout(form, "ab", rows, columns, bits)
    return Storage(
        address, layout, bits, row_major, const(U32, columns if row_major else rows) if stride is None else stride
    )


def _layout(form: Form, factors: str, rows: int, columns: int, bits: int) -> layouts.Layout:
    """Of a matrix: the first of the `factors`, the second, or an accumulator."""
    if form.has(factors[0]):
        return layouts.a_layout(rows, columns, max(1, 32 // bits))
    if form.has(factors[1]):
        return layouts.b_layout(rows, columns, max(1, 32 // bits))
    return layouts.accumulator_layout(rows, columns)


@rule(
    code="PTX104",
    accepted="wmma.load.a.sync.aligned.row.m8n8k4.f64 {%e1}, [%d1];",
    rejected="wmma.load.a.sync.row.m8n8k4.f64 {%e1}, [%d1];",
)
def aligned_is_written(use: Use) -> str | None:
    """From PTX 6.3 on `.aligned` is written; before it is understood."""
    if use.form.has("aligned") or use.version < (6, 3):
        return None
    return "`.aligned` is needed from PTX 6.3 on"


@instruction(
    name="wmma.load",
    syntax="""
        wmma.load.a.sync{.aligned}.layout.big_shape{.ss}.half_type  r, [p]{, stride};
        wmma.load.b.sync{.aligned}.layout.big_shape{.ss}.half_type  r, [p]{, stride};
        wmma.load.c.sync{.aligned}.layout.big_shape{.ss}.big_type   r, [p]{, stride};
        wmma.load.a.sync{.aligned}.layout.m16n16k8{.ss}.tf32        r, [p]{, stride};
        wmma.load.b.sync{.aligned}.layout.m16n16k8{.ss}.tf32        r, [p]{, stride};
        wmma.load.c.sync{.aligned}.layout.m16n16k8{.ss}.f32         r, [p]{, stride};
        wmma.load.a.sync{.aligned}.layout.m8n8k4{.ss}.f64           r, [p]{, stride};
        wmma.load.b.sync{.aligned}.layout.m8n8k4{.ss}.f64           r, [p]{, stride};
        wmma.load.c.sync{.aligned}.layout.m8n8k4{.ss}.f64           r, [p]{, stride};
        wmma.load.a.sync{.aligned}.row.m8n8k32{.ss}.nibble          r, [p]{, stride};
        wmma.load.b.sync{.aligned}.col.m8n8k32{.ss}.nibble          r, [p]{, stride};
        wmma.load.a.sync{.aligned}.row.m8n8k128{.ss}.b1             r, [p]{, stride};
        wmma.load.b.sync{.aligned}.col.m8n8k128{.ss}.b1             r, [p]{, stride};
        wmma.load.c.sync{.aligned}.layout.bit_shape{.ss}.s32        r, [p]{, stride};
        .half_type = { .f16, .bf16, .s8, .u8 };
        .nibble = { .s4, .u4 };
    """
    + _SPACES
    + _ACCUMULATOR_TYPES,
    fixed=2,
    since=_SINCE,
    section="9.7.14.4.3",
    needs=_TYPE_NEEDS,
    rules=[aligned_is_written, address_registers_have_32_or_64_bits],
)
def wmma_load(form, warp, p: AddressIn("ss"), stride: U32) -> FRAGMENT:
    """Loads a matrix whose rows (or columns) lie `stride` elements apart into the registers of the warp.

    All lanes give the same address and stride. Which register of which lane holds an element is left open by the ISA;
    here it is as on GPUs, which compute with fragments of `mma`: those of `m8n32k16` are of the transposed matrices.
    Fragments of f16 have eight registers: smaller matrices are held several
    times.
    """
    warp.converge(ALL_LANES)
    spelling = form.spelling("type")
    loaded = _storage(form, p, stride).load(warp, U64 if spelling == "f64" else U32)
    type_ = form.operands[0].type
    return tuple(register.bits(type_) for register in loaded * (_loaded(form) // len(loaded)))


@instruction(
    name="wmma.store",
    syntax="""
        wmma.store.d.sync{.aligned}.layout.big_shape{.ss}.big_type  [p], r{, stride};
        wmma.store.d.sync{.aligned}.layout.m16n16k8{.ss}.f32        [p], r{, stride};
        wmma.store.d.sync{.aligned}.layout.m8n8k4{.ss}.f64          [p], r{, stride};
        wmma.store.d.sync{.aligned}.layout.bit_shape{.ss}.s32       [p], r{, stride};
    """
    + _SPACES
    + _ACCUMULATOR_TYPES,
    fixed=2,
    since=_SINCE,
    section="9.7.14.4.4",
    needs=_TYPE_NEEDS,
    rules=[aligned_is_written, address_registers_have_32_or_64_bits],
)
def wmma_store(form, warp, p: AddressIn("ss"), r: FRAGMENT, stride: U32):
    """Stores a matrix from the registers of the warp, its rows (or columns) `stride` elements apart."""
    warp.converge(ALL_LANES)
    type_ = U64 if form.spelling("type") == "f64" else U32
    _storage(form, p, stride).store(warp, [register.bits(type_) for register in r])


def _multiplied(form: Form, slot: str = "atype") -> str:
    """The type of A (or B); f16 where only the accumulators' types are written."""
    written = sum(slot.kind is SlotKind.TYPE for slot in form.line.slots)
    return form.spelling(slot) if written == _ALL_TYPES else "f16"


def _last(form: Form) -> str:
    """The type of C: the last one written."""
    return form.spelling("ctype") or form.spelling("atype")


def _multiplicand(form: Form) -> Type | str:
    spelling = _multiplied(form)
    if spelling == "f64":
        return spelling
    return U32 if form.spelling("dtype") == "s32" else multiplicand(spelling)


@rule(
    code="PTX107",
    accepted="wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 {%r1, %r2}, {%r3}, {%r4}, {%r5, %r6};",
    rejected="wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.u4.s32 {%r1, %r2}, {%r3}, {%r4}, {%r5, %r6};",
)
def multiplicands_are_of_one_type(use: Use) -> str | None:
    """A and B are of the same type, also in their sign."""
    first, second = use.form.spelling("atype"), use.form.spelling("btype")
    if sum(slot.kind is SlotKind.TYPE for slot in use.form.line.slots) < _ALL_TYPES or first == second:
        return None
    return f"A is .{first} and B is .{second}; both must be of one type"


_A = VectorOf(_multiplicand, lambda form: _share(form, _multiplied(form), shape(form)[0]), strict=True)
_B = VectorOf(_multiplicand, lambda form: _share(form, _multiplied(form), shape(form)[1]), strict=True)
_C = VectorOf(lambda form: accumulator(_last(form)), lambda form: accumulator_registers(form, _last(form)), strict=True)
_D = VectorOf(
    lambda form: accumulator(form.spelling("dtype")),
    lambda form: accumulator_registers(form, form.spelling("dtype")),
    strict=True,
)


@instruction(
    name="wmma.mma",
    syntax="""
        wmma.mma.sync{.aligned}.alayout.blayout.big_shape.dtype.ctype{.satfinite}               d, a, b, c;
        wmma.mma.sync{.aligned}.alayout.blayout.big_shape.s32.byte_a.byte_b.s32{.satfinite}     d, a, b, c;
        wmma.mma.sync{.aligned}.alayout.blayout.big_shape.f32.bf16.bf16.f32                     d, a, b, c;
        wmma.mma.sync{.aligned}.alayout.blayout.m16n16k8.f32.tf32.tf32.f32                      d, a, b, c;
        wmma.mma.sync{.aligned}.alayout.blayout.m8n8k4{.rnd}.f64.f64.f64.f64                    d, a, b, c;
        wmma.mma.sync{.aligned}.row.col.m8n8k32.s32.nibble_a.nibble_b.s32{.satfinite}           d, a, b, c;
        wmma.mma.op.popc.sync{.aligned}.row.col.m8n8k128.s32.b1.b1.s32                          d, a, b, c;
        .alayout = { .row, .col };
        .blayout = { .row, .col };
        .big_shape = { .m16n16k16, .m8n32k16, .m32n8k16 };
        .dtype = { .f16, .f32 };
        .ctype = { .f16, .f32 };
        .byte_a = { .s8, .u8 };
        .byte_b = { .s8, .u8 };
        .nibble_a = { .s4, .u4 };
        .nibble_b = { .s4, .u4 };
        .rnd = { .rn, .rz, .rm, .rp };
        .op = { .xor, .and };
    """,
    fixed=1,
    since=_SINCE,
    section="9.7.14.4.5",
    needs=_TYPE_NEEDS | {".and": ptx(7, 1) & sm(80)},
    requires=[
        Requirement(
            "a saturated wmma of half precision numbers",
            lambda form: form.has("satfinite") and _multiplied(form) == "f16",
            ~ptx(6, 5),
        )
    ],
    rules=[aligned_is_written, multiplicands_are_of_one_type],
)
def wmma_mma(form, warp, a: _A, b: _B, c: _C) -> _D:
    """`D = A * B + C` of matrices in the registers of the warp, in fragments as `wmma.load` makes them."""
    spelling = _multiplied(form)
    product = product_of(form, spelling, _multiplied(form, "btype"))
    if is_transposed(*shape(form)[:2]):
        a, b = b, a
    match form.spelling("dtype"):
        case "f64":
            return multiply_doubles(product, warp, a, b, c)
        case "s32" if spelling == "b1":
            return multiply_bits(product, warp, a, b, c)
        case "s32":
            return multiply_integers(product, warp, a, b, c)
    return multiply_floats(product, warp, a, b, c)
