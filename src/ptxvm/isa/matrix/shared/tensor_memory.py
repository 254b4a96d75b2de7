"""What the fifth-generation tensor core instructions share."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import AddressIn, VectorOf
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space

MATRIX_FORMATS = ("b8x16", "b6x16_p32", "b4x16_p64")
"""Only `tcgen05.cp` converts between these; ptxas takes them with all instructions of the tensor core."""

TENSOR_CORE = (ptx(8, 6) & sm("100a", "110a")) | (ptx(8, 8) & sm("100f", "110f"))
NOT_IN_FAMILIES = sm("100a", "103a", "107a", "110a")
"""What targets for one architecture have and family targets have not."""
TENSOR_MEMORY = AddressIn(Space.SHARED)
UNTYPED_TENSOR_MEMORY = AddressIn(Space.SHARED, untyped=True)
_REGISTERS = {"16x64b": 1, "16x128b": 2, "16x256b": 4, "32x32b": 1, "16x32bx2": 1}
_TENSOR_ADDRESSES = (
    *("taddr", "d_tmem", "a_tmem", "sp_meta_tmem", "scale_A_tmem", "scale_B_tmem"),
    "b_decompress_metadata",
)
_ADDRESS_BITS = 32


def _accessed(form: Form) -> int:
    """Registers of each lane: how often the shape is repeated, times its width."""
    return next(count for shape, count in _REGISTERS.items() if form.has(shape)) * repetitions(form)


def repetitions(form: Form) -> int:
    """The number in `.x8`."""
    return int(next(modifier for modifier in form.modifiers if modifier in _REPEATS)[1:])


_REPEATS = [f"x{1 << power}" for power in range(8)]
FRAGMENT = VectorOf("b32", _accessed)
#: What `.spcompress` keeps of a fragment, and where it stood: two bits for each.
CHOSEN = VectorOf("b32", lambda form: repetitions(form) // 2)
PLACES = VectorOf("b32", lambda form: -(-repetitions(form) // 32))
GROUPS = """
    .cta_group = { .cta_group::1, .cta_group::2 };
"""
SHAPES = """
    .single = { .16x64b, .32x32b };
    .num = { .x1, .x2, .x4, .x8, .x16, .x32, .x64, .x128 };
    .num64 = { .x1, .x2, .x4, .x8, .x16, .x32, .x64 };
    .num32 = { .x1, .x2, .x4, .x8, .x16, .x32 };
"""


@rule(
    code="PTX211",
    accepted="tcgen05.shift.cta_group::1.down [%r1];",
    rejected="tcgen05.shift.cta_group::1.down [%d1];",
)
def tensor_memory_has_32_bit_addresses(use: Use) -> str | None:
    """An address in tensor memory lies in a 32-bit register."""
    for name in _TENSOR_ADDRESSES:
        address = use.operand(name)
        if address is None:
            continue
        bases = address.elements
        if not bases or not bases[0].is_register or bases[0].type is None or bases[0].type.bits != _ADDRESS_BITS:
            return f"the tensor memory address {name} must be in a 32-bit register"
    return None


@rule(
    code="PTX208",
    accepted="tcgen05.alloc.cta_group::1.sync.aligned.b32 [%d1], 64;",
    rejected="tcgen05.alloc.cta_group::1.sync.aligned.b32 [%d1], 48;",
)
def columns_are_a_power_of_two(use: Use) -> str | None:
    """Tensor memory is reserved in 32, 64, 128, 256 or 512 columns; with `.exclusive` in multiples of 32."""
    columns = use.constant("nCols")
    if columns is not None and use.form.has("exclusive"):
        wrong = columns <= 0 or columns % 32
        return f"an exclusive allocation has a multiple of 32 columns, not {columns}" if wrong else None
    if columns is None or columns in (32, 64, 128, 256, 512):
        return None
    return f"tensor memory is allocated by 32, 64, 128, 256 or 512 columns, not {columns}"
