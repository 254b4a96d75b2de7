"""`D = A * B + C` of matrices in registers: what the registers of a form hold, and how it is multiplied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared import layouts
from ptxvm.isa.matrix.shared.emulated import by_fma, half_code_in, of_half
from ptxvm.isa.matrix.shared.fragments import element_bits, multiplied_shape
from ptxvm.isa.matrix.shared.generations import Generation, has_volta_shape, sums_of, sums_of_form
from ptxvm.isa.matrix.shared.layouts import Layout
from ptxvm.isa.matrix.shared.native import Recipe, is_emulated, multiplied, recipe_of, unused_bits
from ptxvm.isa.matrix.shared.product import (
    Element,
    Floating,
    Matrix,
    Pairing,
    bit_product,
    dense,
    double_product,
    floating_product,
    integer_product,
)
from ptxvm.isa.matrix.shared.scaled import ScaleOperand, Scales, blocks_of, scaled_product, with_nan
from ptxvm.isa.matrix.shared.sparsity import Sparsity
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.warp import Warp
from ptxvm.lanes import (
    F16,
    F16X2,
    F32,
    F64,
    S32,
    U32,
    Lanes,
    element,
    fp,
    outline,
    outline_several,
    pack,
    rarely,
    unordered,
)
from ptxvm.lanes import where as select
from ptxvm.lanes.fp.formats import FORMATS
from ptxvm.records import record

Registers = Sequence[Lanes]
_WORD = 32
_SIGNED = ("s8", "s4")


@record()
class Fragments:
    """K, and where the elements of A, B, C and D lie; those of A and B of single bits are words of 32."""

    k: int
    a: Layout
    b: Layout
    c: Layout
    d: Layout


@record()
class Product:
    """What a form multiplies: A and B of the types `spellings`, in `fragments`; `sparsity` of a sparse A."""

    form: Form
    fragments: Fragments
    spellings: tuple[str, str]
    sparsity: Sparsity | None = None
    is_volta: bool = False

    def matrices(
        self, a: Registers, b: Registers, elements: Callable[[str, Registers], Sequence[Element]]
    ) -> tuple[Matrix, Matrix]:
        """A and B, of which `elements` tells what is known."""
        of_a, of_b = (elements(*each) for each in zip(self.spellings, (a, b), strict=True))
        return Matrix(of_a, self.fragments.a), Matrix(of_b, self.fragments.b)

    def pairing(self, metadata: Registers) -> Pairing:
        """Which elements are multiplied with each other."""
        if self.sparsity is None:
            return dense(self.fragments.k, self.fragments.d)
        return partial(self.sparsity.pairs, metadata[0], self.fragments.d)

    def aligned(self, metadata: Registers) -> Registers:
        """What `pairing` is given: metadata in the lanes where they are with selector 0."""
        return [] if self.sparsity is None else [self.sparsity.aligned(metadata[0].bits(U32))]

    def codes(self, spelling: str, registers: Registers) -> list[Element]:
        """The codes (U32) of the floats in registers, lowest first; bits above a code are not cleared."""
        bits = element_bits(self.form, spelling)
        unused = unused_bits(spelling, bits)
        words = [register.bits(U32) for register in registers]
        return [(word >> place + unused,) for word in words for place in range(0, _WORD, bits)]

    def bits(self, a: Registers) -> list[Element]:
        """The bits (U32) of the elements of A in registers, lowest first."""
        spelling = self.spellings[0]
        size = element_bits(self.form, spelling)
        used = size - unused_bits(spelling, size)
        return [(code & (1 << used) - 1,) for (code,) in self.codes(spelling, a)]

    def recipe(self, warp: Warp, *, has_exponents: bool = False) -> Recipe | None:
        """What the runtime is told to multiply, if it can."""
        if self.sparsity is not None:
            return None
        return recipe_of(self.form, self.spellings, warp.tensor_cores, has_exponents=has_exponents)

    def floating(self, warp: Warp) -> Floating:
        """How its floats are multiplied."""
        a, b = self.spellings
        return Floating(FORMATS[a], FORMATS[b], warp.tensor_cores, sums_of_form(self.form, a, warp.tensor_cores))


def product_of(form: Form, *spellings: str, selector: int | None = None) -> Product:
    """Of all shapes but Volta's; `mma` and `wmma` have the same ones. With a `selector` A is sparse."""
    m, n, k = multiplied_shape(form)
    a, b = spellings
    if a == "b1":
        k //= _WORD
    a_packed, b_packed = (1 if name == "b1" else max(1, _WORD // element_bits(form, name)) for name in (a, b))
    accumulators = layouts.accumulator_layout(m, n)
    stored = k if selector is None else k // 2
    where = Fragments(
        k, layouts.a_layout(m, stored, a_packed), layouts.b_layout(k, n, b_packed), accumulators, accumulators
    )
    return Product(form, where, (a, b), None if selector is None else Sparsity(form, selector))


def volta_product(form: Form) -> Product:
    """Of `mma.m8n8k4` with f16."""
    where = Fragments(
        4,
        layouts.volta_a_layout(form.spelling("alayout") == "row"),
        layouts.volta_b_layout(form.spelling("blayout") == "row"),
        layouts.volta_accumulator_layout(form.spelling("ctype") == "f16"),
        layouts.volta_accumulator_layout(form.spelling("dtype") == "f16"),
    )
    return Product(form, where, ("f16", "f16"), is_volta=True)


def multiply_floats(
    product: Product, warp: Warp, a: Registers, b: Registers, c: Registers, metadata: Registers = ()
) -> tuple[Lanes, ...]:
    """Of f16, bf16, tf32 and narrower numbers."""

    def multiply(a: Registers, b: Registers, c: Registers, metadata: Registers) -> tuple[Lanes, ...]:
        matrices, pairing = product.matrices(a, b, product.codes), product.pairing(metadata)
        return _float_sums(product, warp, *matrices, pairing, _addends(product, c))

    warp.converge(ALL_LANES)
    recipe = product.recipe(warp)
    if recipe is not None:
        results = _natively(recipe, lambda: multiply(a, b, c, ()), a, b, _addends(product, c))
    else:
        results = _together(warp, product.form, multiply, a, b, c, product.aligned(metadata))
    limited = [_limited(result) for result in results] if product.form.has("satfinite") else results
    return _in_registers(product, limited)


def _float_sums(
    product: Product, warp: Warp, a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes]
) -> tuple[Lanes, ...]:
    """Of matrices of codes: by the tensor cores, or by what stands for them."""
    kind = product.floating(warp)
    if product.is_volta and not has_volta_shape(kind.generation):
        return by_fma(a, b, pairing, addends, kind)
    if not is_emulated(product.form, product.spellings[0], kind.generation):
        return floating_product(a, b, pairing, addends, kind)
    x, y = a.made(half_code_in(kind.a_format)), b.made(half_code_in(kind.b_format))
    sums = _zeros(addends)
    for half in (0, 1):
        sums = floating_product(x, y, of_half(pairing, half), sums, _of_f16(kind.generation))
    return _added(addends, sums)


def _of_f16(generation: Generation) -> Floating:
    half = FORMATS["f16"]
    return Floating(half, half, generation, sums_of(generation, "f16"))


def _zeros(addends: Sequence[Lanes]) -> tuple[Lanes, ...]:
    return tuple(addend.like(0.0) for addend in addends)


def _added(addends: Sequence[Lanes], sums: Sequence[Lanes]) -> tuple[Lanes, ...]:
    return tuple(addend + total for addend, total in zip(addends, sums, strict=True))


def multiply_scaled(
    product: Product,
    warp: Warp,
    a: Registers,
    b: Registers,
    c: Registers,
    scales: Registers,
    metadata: Registers = (),
) -> tuple[Lanes, ...]:
    """Of narrow numbers with scales: data, byte selector and lane selector of each matrix."""

    def multiply(a: Registers, b: Registers, c: Registers, scales: Registers, metadata: Registers) -> tuple[Lanes, ...]:
        matrices, pairing = product.matrices(a, b, product.codes), product.pairing(metadata)
        addends, found = _addends(product, c), _scales_in(product, scales)
        results = scaled_product(*matrices, pairing, addends, product.floating(warp), found, product.fragments.d)
        return _in_registers(product, results)

    warp.converge(ALL_LANES)
    has_one = blocks_of(product.form) == 1 and warp.tensor_cores is not Generation.FAST
    recipe = product.recipe(warp, has_exponents=True) if has_one else None
    if recipe is None:
        return _together(warp, product.form, multiply, a, b, c, scales, product.aligned(metadata))
    found, addends = _scales_in(product, scales), _addends(product, c)
    codes = [found.codes(product.fragments.d, index) for index in range(len(addends))]
    exponents = found.exponents(codes)

    def scaled() -> tuple[Lanes, ...]:
        matrices, pairing = product.matrices(a, b, product.codes), product.pairing(())
        return floating_product(*matrices, pairing, addends, product.floating(warp), exponents)

    results = _natively(recipe, scaled, a, b, addends, exponents)
    return _in_registers(product, with_nan(results, found, codes))


def _scales_in(product: Product, scales: Registers) -> Scales:
    words = [scale.bits(U32) if scale.type.bits == _WORD else scale.to(U32) for scale in scales]
    operands = ScaleOperand(*words[:3]), ScaleOperand(*words[3:])
    return Scales(*operands, blocks_of(product.form), is_ue4m3=product.form.has("ue4m3"))


def multiply_doubles(product: Product, warp: Warp, a: Registers, b: Registers, c: Registers) -> tuple[Lanes, ...]:
    """Of f64 numbers."""
    written = getattr(product.form, "rnd", None)
    rounding = fp.Rounding.RN if written is None else fp.Rounding(written.value)

    def multiply(a: Registers, b: Registers, c: Registers) -> tuple[Lanes, ...]:
        matrices = product.matrices(a, b, lambda _, registers: [(register.bits(F64),) for register in registers])
        addends = [register.bits(F64) for register in c]
        results = double_product(*matrices, product.pairing(()), addends, rounding)
        return tuple(result.bits(c[0].type) for result in results)

    warp.converge(ALL_LANES)
    return _together(warp, product.form, multiply, a, b, c)


def multiply_integers(
    product: Product, warp: Warp, a: Registers, b: Registers, c: Registers, metadata: Registers = ()
) -> tuple[Lanes, ...]:
    """Of integers of 8 or 4 bits."""

    def multiply(a: Registers, b: Registers, c: Registers, metadata: Registers) -> tuple[Lanes, ...]:
        matrices, pairing = product.matrices(a, b, _integers), product.pairing(metadata)
        addends = [register.bits(S32) for register in c]
        results = integer_product(*matrices, pairing, addends, saturate=product.form.has("satfinite"))
        return tuple(result.bits(U32) for result in results)

    warp.converge(ALL_LANES)
    recipe = product.recipe(warp)
    if recipe is None:
        return _together(warp, product.form, multiply, a, b, c, product.aligned(metadata))
    a_words, b_words, sums = ([register.bits(U32) for register in each] for each in (a, b, c))
    return multiplied(recipe, lambda: multiply(a, b, c, ()), a_words, b_words, *sums)


def multiply_bits(product: Product, warp: Warp, a: Registers, b: Registers, c: Registers) -> tuple[Lanes, ...]:
    """Of single bits, whose products are their xor or and."""

    def multiply(a: Registers, b: Registers, c: Registers) -> tuple[Lanes, ...]:
        matrices = product.matrices(a, b, lambda _, registers: [(register.bits(U32),) for register in registers])
        addends = [register.bits(U32) for register in c]
        return bit_product(*matrices, product.pairing(()), addends, exclusive=product.form.has("xor"))

    warp.converge(ALL_LANES)
    return _together(warp, product.form, multiply, a, b, c)


def check_metadata(product: Product, warp: Warp, a: Registers, e: Lanes) -> None:
    """Faults where metadata of a sparse matrix mean nothing."""
    sparsity, metadata = product.sparsity, e.bits(U32)
    assert sparsity is not None
    bad = sparsity.is_bad(metadata).to(U32)

    def is_bad(metadata: Lanes, *words: Lanes) -> Lanes:
        return sparsity.is_bad(metadata, Matrix(product.bits(words), product.fragments.a)).to(U32)

    name = f"{_function_name(product.form)}.metadata.{sparsity.selector}"
    words = [register.bits(U32) for register in a]
    found = rarely(bad != 0, lambda: outline(name, is_bad, metadata, *words), lambda: bad)
    warp.call_host("mma.sp.metadata", e, when=found != 0)


def _integers(spelling: str, registers: Registers) -> list[Element]:
    """The integers in registers as S32, lowest first."""
    bits = int(spelling[1:])
    type_ = S32 if spelling in _SIGNED else U32
    above = _WORD - bits
    words = [register.bits(U32) for register in registers]
    return [
        (((word << above - place).bits(type_) >> above).bits(S32),) for word in words for place in range(0, _WORD, bits)
    ]


def _addends(product: Product, c: Registers) -> list[Lanes]:
    """C in the type of sums, each element where D has it. Sums that begin with f32 are f32, and rounded at the end."""
    form, where = product.form, product.fragments
    floats = [register.bits(F32 if form.spelling("ctype") == "f32" else F16X2) for register in c]
    elements = [element(register, index) for register in floats for index in range(register.type.elements)]
    if where.c is not where.d:
        matrix = Matrix([(x,) for x in elements], where.c)
        elements = [matrix.at(*place)[0] for place in zip(where.d.rows, where.d.columns, strict=True)]
    is_half = form.spelling("dtype") == form.spelling("ctype") == "f16"
    return [x.to(F16 if is_half else F32) for x in elements]


def _limited(result: Lanes) -> Lanes:
    """As `.satfinite` had it before PTX 6.5: infinities become the greatest finite number, NaN +0."""
    return select(unordered(result, result), result.like(0.0), fp.limit_to_finite(result))


def _in_registers(product: Product, results: Sequence[Lanes]) -> tuple[Lanes, ...]:
    """As the registers of D; f16 results lie two in a register."""
    type_ = product.form.operands[0].type
    assert type_ is not None
    if type_ is F16X2:
        results = [result.to(F16) for result in results]
        results = [pack(F16X2, *pair) for pair in zip(results[::2], results[1::2], strict=True)]
    return tuple(result.bits(type_) for result in results)


def _natively(
    recipe: Recipe,
    multiply: Callable[[], tuple[Lanes, ...]],
    a: Registers,
    b: Registers,
    addends: Sequence[Lanes],
    exponents: Sequence[Lanes] = (),
) -> tuple[Lanes, ...]:
    """`multiply()`, of the type of the addends, which compiled code leaves to the runtime: to that all sums are f32."""
    type_ = addends[0].type

    def words() -> tuple[Lanes, ...]:
        return tuple(result.to(F32).bits(U32) for result in multiply())

    more = *(addend.to(F32).bits(U32) for addend in addends), *(exponent.bits(U32) for exponent in exponents)
    a_words, b_words = ([register.bits(U32) for register in each] for each in (a, b))
    return tuple(found.bits(F32).to(type_) for found in multiplied(recipe, words, a_words, b_words, *more))


def _together(
    warp: Warp, form: Form, multiply: Callable[..., tuple[Lanes, ...]], *operands: Registers
) -> tuple[Lanes, ...]:
    """A multiplication, which compiled code calls: one function for all products of a form, so that it depends on the
    form, the generation and the registers only."""
    counts = [len(registers) for registers in operands]

    def of_registers(*flat: Lanes) -> tuple[Lanes, ...]:
        remaining = iter(flat)
        return multiply(*([next(remaining) for _ in range(count)] for count in counts))

    name = f"{_function_name(form)}.{warp.tensor_cores.value}"
    return outline_several(name, of_registers, *(register for registers in operands for register in registers))


def _function_name(form: Form) -> str:
    return form.opcode.replace("::", ".")
