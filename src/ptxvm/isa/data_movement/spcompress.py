from dataclasses import replace

from ptxvm.isa.data_movement.shared.sparse_vectors import GROUP, WORD, chosen, field, joined, sizes, vectors
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import Word
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const, outline_several, where

_MAXABS, _MIN, _MINABS = 1, 2, 3
_TOP = 0xFFFF_FFFF


def _sizes(form):
    """`.num` counts registers of the result, which hold one group of 16-bit elements, or two of bytes."""
    found = sizes(form)
    return replace(found, times=found.times * WORD // (found.stored * found.element))


_DATA, _MDATA, _CDATA = vectors(_sizes)


@instruction(
    syntax="""
        spcompress.elemsize.idxsize.spfactor.num  mdata, cdata, data, spdesc;
        .elemsize = { .b8, .b16 };
        .idxsize = { .b2, .b4 };
        .spfactor = { .sp::2:4 };
        .num = { .x1, .x2, .x4, .x8, .x16, .x32, .x64 };
    """,
    since=ptx(9, 4) & sm("107a"),
)
def spcompress(form, warp, data: _DATA, spdesc: Word()) -> (_MDATA, _CDATA):
    """Keeps two of every four elements of a vector, in their order, and tells in `mdata` where they stood.

    `spdesc` says which: bits 0 and 1 are 0 for the greatest, 1 for those of greatest magnitude, 2 for the least, 3 for
    those of least magnitude; bits 2 to 4 are the type: 0 `.f16` or `.u8`, 1 `.bf16` or `.s8`, 2 `.e5m2`, 3 `.e4m3`,
    4 `.e3m2`, 5 `.e2m3`. Any other descriptor is a fault. NaNs are kept first; of equal elements the first ones.
    """
    found = _sizes(form)
    spdesc = spdesc.bits(U32)
    warp.call_host("spcompress.descriptor", spdesc, when=spdesc >> 2 >= (2 if found.element == 16 else 6))
    kept, places = [], []
    for group in range(found.times):
        elements = [field(data, (group * GROUP + at) * found.element, found.element) for at in range(GROUP)]
        choose = _choose_halves if found.element == 16 else _choose_bytes
        low, high, first, second = outline_several(f"spcompress.b{found.element}", choose, spdesc, *elements)
        kept += [low, high]
        places += [first, second]
    return joined(places, found.index), joined(kept, found.element)


def _choose_halves(spdesc, *elements):
    infinity = where(spdesc >> 2 == 0, const(U32, 0x7C00), 0x7F80)
    return chosen(elements, [_float_key(spdesc, value, const(U32, 15), infinity) for value in elements])


def _choose_bytes(spdesc, *elements):
    kind = spdesc >> 2
    infinity = where(kind == 2, const(U32, 0x7C), where(kind == 3, const(U32, 0x7E), 0xFF))
    sign = where(kind >= 4, const(U32, 5), 7)
    keys = []
    for value in elements:
        number = _float_key(spdesc, value, sign, infinity)
        keys.append(where(kind == 0, _integer_key(spdesc, value), where(kind == 1, _signed_key(spdesc, value), number)))
    return chosen(elements, keys)


def _float_key(spdesc, value, sign, infinity):
    """A number that is greater for elements that are kept first; `sign` is the place of the sign bit."""
    half = const(U32, 1) << sign
    magnitude = value & (half - 1)
    ordered = where(value & half == 0, half + magnitude, half - 1 - magnitude)
    key = _turned(spdesc, where(_by_magnitude(spdesc), magnitude, ordered))
    return where(magnitude > infinity, const(U32, _TOP), key)


def _signed_key(spdesc, value):
    magnitude = where(value < 0x80, value, 0x100 - value)
    return _turned(spdesc, where(_by_magnitude(spdesc), magnitude, value ^ 0x80))


def _integer_key(spdesc, value):
    return _turned(spdesc, value)


def _by_magnitude(spdesc):
    return spdesc & 1 == 1


def _turned(spdesc, key):
    """The other way round where the least are kept."""
    return where(spdesc & 2 == 2, 0x1_0000 - key, key)
