from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, B64, AddressIn, Typed
from ptxvm.isa.rules.address_width import address_registers_have_32_or_64_bits
from ptxvm.isa.rules.constant_operand import constant_in_range
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const

TENSOR_MAPS = ptx(8, 3) & (sm("90a", "100a", "110a", "120a") | (ptx(8, 8) & sm("100f", "110f", "120f")))
_ATOMICITY = ptx(8, 6) & (sm("100a", "110a", "120a") | (ptx(8, 8) & sm("100f", "110f", "120f")))
_SPACES = """
    .ss = { .global, .shared::cta };
"""
_COUNT = Typed(lambda form: "u32")
_DIMENSION = constant_in_range(
    "ord",
    low=0,
    high=4,
    accepted="tensormap.replace.tile.box_dim.global.b1024.b32 [%d1], 4, %r1;",
    rejected="tensormap.replace.tile.box_dim.global.b1024.b32 [%d1], 5, %r1;",
)
_LARGEST = {"interleave_layout": 2, "swizzle_mode": 3, "swizzle_atomicity": 3, "fill_mode": 1, "elemtype": 12}
_96_BYTE_SWIZZLE = (103, 107)


@rule(
    code="PTX208",
    accepted="tensormap.replace.tile.fill_mode.global.b1024.b32 [%d1], 1;",
    rejected="tensormap.replace.tile.fill_mode.global.b1024.b32 [%d1], 2;",
)
def field_values(use: Use) -> str | None:
    """The fields of a tensor map that enumerate something have few values; later versions and targets know more."""
    field, value = use.form.spelling("field"), use.constant("new_val")
    if value is None or field not in _LARGEST:
        return None
    largest = _LARGEST[field]
    if field == "elemtype" and use.version >= (8, 7) and use.target.number >= 100:
        largest = 15
    if field == "swizzle_mode" and use.version >= (8, 8) and use.target.number in _96_BYTE_SWIZZLE:
        largest = 4
    return None if 0 <= value <= largest else f"`.{field}` is {value}, outside 0 to {largest}"


@instruction(
    name="tensormap.replace",
    syntax="""
        tensormap.replace.tile.global_address{.ss}.b1024.b64  [addr], new_val;
    """
    + _SPACES,
    fixed=1,
    since=TENSOR_MAPS,
    section="9.7.9.26",
    rules=[address_registers_have_32_or_64_bits],
)
def tensormap_replace_address(warp, addr: AddressIn("ss"), new_val: B64):
    """Writes the address of the tensor in a tensor map."""
    warp.call_host("tensormap.replace", warp.generic(addr), new_val, const(U32, 0))


@instruction(
    name="tensormap.replace",
    syntax="""
        tensormap.replace.tile.field{.ss}.b1024.b32  [addr], new_val;
        .field = { .elemtype, .interleave_layout, .swizzle_mode, .swizzle_atomicity, .fill_mode };
    """
    + _SPACES,
    fixed=1,
    since=TENSOR_MAPS,
    section="9.7.9.26",
    needs={".swizzle_atomicity": _ATOMICITY},
    rules=[field_values, address_registers_have_32_or_64_bits],
)
def tensormap_replace_field(warp, addr: AddressIn("ss"), new_val: int):
    """Writes a field of a tensor map that enumerates something."""
    warp.call_host("tensormap.replace", warp.generic(addr), const(U32, new_val), const(U32, 0))


@instruction(
    name="tensormap.replace",
    syntax="""
        tensormap.replace.tile.rank{.ss}.b1024.b32  [addr], new_val;
    """
    + _SPACES,
    fixed=1,
    since=TENSOR_MAPS,
    section="9.7.9.26",
    rules=[address_registers_have_32_or_64_bits],
)
def tensormap_replace_rank(warp, addr: AddressIn("ss"), new_val: B32):
    """Writes the number of dimensions (less one) in a tensor map."""
    warp.call_host("tensormap.replace", warp.generic(addr), new_val, const(U32, 0))


@instruction(
    name="tensormap.replace",
    syntax="""
        tensormap.replace.tile.field{.ss}.b1024.b32  [addr], ord, new_val;
        .field = { .box_dim, .global_dim, .element_stride };
    """
    + _SPACES,
    fixed=1,
    since=TENSOR_MAPS,
    section="9.7.9.26",
    rules=[_DIMENSION, address_registers_have_32_or_64_bits],
)
def tensormap_replace_dimension(warp, addr: AddressIn("ss"), ord: int, new_val: _COUNT):
    """Writes the value of one dimension, `ord`, in a tensor map."""
    warp.call_host("tensormap.replace", warp.generic(addr), new_val, const(U32, ord))


@instruction(
    name="tensormap.replace",
    syntax="""
        tensormap.replace.tile.global_stride{.ss}.b1024.b64  [addr], ord, new_val;
    """
    + _SPACES,
    fixed=1,
    since=TENSOR_MAPS,
    section="9.7.9.26",
    rules=[_DIMENSION, address_registers_have_32_or_64_bits],
)
def tensormap_replace_stride(warp, addr: AddressIn("ss"), ord: int, new_val: B64):
    """Writes the stride of one dimension, `ord`, in a tensor map."""
    warp.call_host("tensormap.replace", warp.generic(addr), new_val, const(U32, ord))
