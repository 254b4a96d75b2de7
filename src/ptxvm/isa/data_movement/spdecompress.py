from ptxvm.isa.data_movement.shared.sparse_vectors import WORD, Sizes, field, joined, sizes, vectors
from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const, outline_several, where

_MOST_BITS = 4096
_DATA, _MDATA, _CDATA = vectors(sizes)


@rule(
    code="PTX205",
    accepted="spdecompress.b8.b4.sp::1:8.x1 {%r1, %r2}, {%r3}, {%r4};",
    rejected="spdecompress.b8.b2.sp::1:8.x1 {%r1, %r2}, {%r3}, {%r4};",
)
def sizes_fit(use: Use) -> str | None:
    """Stored elements of a sequence fit into 32 bits and indices reach every element; results have 1 to 128 words."""
    found = sizes(use.form)
    full_bits = found.full * found.element * found.times
    if found.stored * found.element > WORD:
        return f"{found.stored} elements of {found.element} bits do not fit into a register"
    if found.full > 1 << found.index:
        return f"indices of {found.index} bits do not reach {found.full} elements"
    if not WORD <= full_bits <= _MOST_BITS:
        return f"the result has {full_bits} bits, not {WORD} to {_MOST_BITS}"
    return None


@instruction(
    syntax="""
        spdecompress.elemsize.idxsize.spfactor.num  data, mdata, cdata;
        .elemsize = { .b8, .b16 };
        .idxsize = { .b2, .b4 };
        .spfactor = { .sp::1:2, .sp::1:4, .sp::1:8, .sp::1:16, .sp::2:4, .sp::2:8, .sp::2:16, .sp::4:8, .sp::4:16 };
        .num = { .x1, .x2, .x4, .x8, .x16, .x32, .x64 };
    """,
    since=ptx(9, 4) & sm("107a"),
    rules=[sizes_fit],
)
def spdecompress(form, mdata: _MDATA, cdata: _CDATA) -> _DATA:
    """Restores vectors of which only some elements are stored: `mdata` tells where each stands, the others are zero.

    An index behind the end of its sequence drops its element; of two elements of one place the later one stays.
    """
    found = sizes(form)
    elements = []
    for sequence in range(found.times):
        first = sequence * found.stored
        stored = [field(cdata, (first + each) * found.element, found.element) for each in range(found.stored)]
        places = [field(mdata, (first + each) * found.index, found.index) for each in range(found.stored)]
        elements += _restored(found, stored, places)
    return joined(elements, found.element)


def _restored(found: Sizes, stored, places):
    """The elements of one sequence."""

    def restore(*operands):
        elements = [const(U32, 0)] * found.full
        for value, place in zip(operands[: found.stored], operands[found.stored :], strict=True):
            elements = [where(place == at, value, old) for at, old in enumerate(elements)]
        return tuple(elements)

    return outline_several(f"spdecompress.{found.stored}:{found.full}", restore, *stored, *places)
