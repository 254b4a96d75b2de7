"""`spcompress` and `spdecompress` in both engines, against models in plain Python.

The models choose with sorted lists of numbers that ml_dtypes and NumPy decode: nothing of the definitions.
"""

import ml_dtypes
import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

LANES = 32
HEAD = ".version 9.4\n.target sm_107a\n.address_size 64\n"
TYPES = {
    (16, 0): np.float16, (16, 1): ml_dtypes.bfloat16, (8, 0): np.uint8, (8, 1): np.int8,
    (8, 2): ml_dtypes.float8_e5m2, (8, 3): ml_dtypes.float8_e4m3fn,
    (8, 4): ml_dtypes.float6_e3m2fn, (8, 5): ml_dtypes.float6_e2m3fn,
}  # fmt: skip
OPERATIONS = ("MAX", "MAXABS", "MIN", "MINABS")


def run(engine, instruction, operands, words):
    """Each thread's input words are in `words`, shape (threads, n); what `operands` = (results, sources) leaves."""
    results, sources = operands
    loads = "".join(f"ld.global.b32 %s{i}, [%rd1+{4 * i}];" for i in range(sources))
    stores = "".join(f"st.global.b32 [%rd2+{4 * i}], %d{i};" for i in range(results))
    text = f"""{HEAD}.visible .entry k(.param .u64 source, .param .u64 target)
{{
    .reg .b32 %s<260>, %d<260>, %t;
    .reg .b64 %rd<3>;
    mov.u32 %t, %tid.x;
    ld.param.u64 %rd1, [source];
    ld.param.u64 %rd2, [target];
    mad.wide.u32 %rd1, %t, {4 * sources}, %rd1;
    mad.wide.u32 %rd2, %t, {4 * results}, %rd2;
    {loads}
    {instruction}
    {stores}
    ret;
}}
"""
    found = np.zeros((LANES, results), np.uint32)
    ptxvm.run(text, grid=1, block=LANES, args=[np.ascontiguousarray(words), found], engine=engine)
    return found


def vector(letter, first, count):
    return "{" + ", ".join(f"%{letter}{first + i}" for i in range(count)) + "}"


def fields(words, width, count):
    """So many fields of a width, lowest first."""
    whole = sum(int(word) << 32 * place for place, word in enumerate(words))
    return [whole >> width * place & ((1 << width) - 1) for place in range(count)]


def packed(values, width, count):
    whole = sum(value << width * place for place, value in enumerate(values))
    return [whole >> 32 * place & 0xFFFF_FFFF for place in range(count)]


def kept(codes, dtype, operation):
    """The places of the two of four elements that are kept."""
    bits = np.array(codes, f"u{np.dtype(dtype).itemsize}")
    with np.errstate(invalid="ignore"):  # signalling NaNs
        numbers = bits.view(dtype).astype(np.float64)

    def order(place):
        number, negative_zero = numbers[place], np.signbit(numbers[place]) and numbers[place] == 0
        if np.isnan(number):
            return (0, 0, 0, place)
        if "ABS" in operation:
            number, negative_zero = abs(number), False
        sign = -1 if operation.startswith("MAX") else 1
        return (1, sign * number, sign * (0 if negative_zero else 1), place)

    return sorted(sorted(range(4), key=order)[:2])


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(("element", "kind"), TYPES, ids=str)
def test_compression(engine, element, kind, operation):
    generator = np.random.default_rng(element * 10 + kind)
    times, index = 4, 2 if kind % 2 else 4
    dtype = TYPES[element, kind]
    most = 64 if kind >= 4 else 1 << element
    # Zeros, what has the smallest and the greatest magnitude of either sign, infinities, NaNs.
    infinity = {(16, 0): 0x7C00, (16, 1): 0x7F80, (8, 2): 0x7C, (8, 3): 0x7F}.get((element, kind), most // 2 - 1)
    special = [one | sign for one in (0, 1, infinity - 1, infinity, most // 2 - 1) for sign in (0, most // 2)]
    choices = generator.choice(special, (LANES, 64 * times // element))
    codes = np.where(generator.random(choices.shape) < 0.5, choices, generator.integers(0, most, choices.shape))
    words = np.array([packed(row.tolist(), element, 2 * times) for row in codes], np.uint32)
    places = -(-times * index // element)
    descriptor = np.full((LANES, 1), kind << 2 | OPERATIONS.index(operation), np.uint32)
    instruction = (
        f"spcompress.b{element}.b{index}.sp::2:4.x{times} {vector('d', 0, places)}, {vector('d', places, times)}, "
        f"{vector('s', 0, 2 * times)}, %s{2 * times};"
    )
    found = run(engine, instruction, (places + times, 2 * times + 1), np.hstack([words, descriptor]))
    for row, got in zip(codes.tolist(), found.tolist(), strict=True):
        groups = [row[at : at + 4] for at in range(0, len(row), 4)]
        chosen = [kept(group, dtype, operation) for group in groups]
        assert got[:places] == packed([place for pair in chosen for place in pair], index, places)
        values = [group[place] for group, pair in zip(groups, chosen, strict=True) for place in pair]
        assert got[places:] == packed(values, element, times)


@pytest.mark.parametrize(
    ("element", "index", "factor", "times"),
    [(8, 2, "2:4", 32), (8, 4, "1:16", 2), (16, 4, "1:8", 4), (16, 2, "2:4", 1), (8, 4, "4:16", 8), (8, 2, "1:2", 4)],
)
def test_decompression(engine, element, index, factor, times):
    stored, full = map(int, factor.split(":"))
    sizes = [-(-bits * times // 32) for bits in (stored * index, stored * element, full * element)]
    words = np.random.default_rng(full).integers(0, 1 << 32, (LANES, sizes[0] + sizes[1]), np.uint32)
    instruction = (
        f"spdecompress.b{element}.b{index}.sp::{factor}.x{times} {vector('d', 0, sizes[2])}, "
        f"{vector('s', 0, sizes[0])}, {vector('s', sizes[0], sizes[1])};"
    )
    found = run(engine, instruction, (sizes[2], sizes[0] + sizes[1]), words)
    for row, got in zip(words, found.tolist(), strict=True):
        places = fields(row[: sizes[0]], index, stored * times)
        elements = fields(row[sizes[0] :], element, stored * times)
        whole = [0] * (full * times)
        for at, (place, value) in enumerate(zip(places, elements, strict=True)):
            if place < full:
                whole[at // stored * full + place] = value
        assert got == packed(whole, element, sizes[2])


@pytest.mark.parametrize(("size", "descriptor"), [("b8", 6 << 2), ("b16", 2 << 2), ("b8", 1 << 5)])
def test_descriptors_that_name_no_type_are_faults(engine, size, descriptor):
    words = np.full((LANES, 3), descriptor, np.uint32)
    with pytest.raises(ptxvm.KernelFault, match=f"names no type of .{size} elements") as caught:
        run(engine, f"spcompress.{size}.b2.sp::2:4.x1 {{%d0}}, {{%d1}}, {{%s0, %s1}}, %s2;", (2, 3), words)
    assert caught.value.kind == "trap"
