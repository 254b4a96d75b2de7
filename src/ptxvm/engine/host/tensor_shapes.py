"""Which shapes and types `tcgen05.mma` takes (ISA 9.7.16.2.1): what instruction descriptors may say."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.engine.host.host_call import HostCall
from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor, Kind
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores.datapaths import DataPaths, data_paths

_WEIGHTS = (64, 128, 256)
_HAVE_K96 = ("sm_103a", "sm_107a")


def is_rubin(target: str) -> bool:
    """Whether it is sm_107 in one of its forms."""
    return target.startswith("sm_107")


def scale_blocks(form: Form, descriptor: InstructionDescriptor) -> int:
    """How many scales a row of A has; 0 where it has none."""
    if not descriptor.kind.is_scaled:
        return 0
    if descriptor.kind is Kind.MXF8F6F4:
        return 1
    size = 16 if form.has("scale_vec::4X") or form.has("block16") else 32
    return (96 if descriptor.is_k96 else 64) // size


def check_shape(call: HostCall, descriptor: InstructionDescriptor, first: int, lane: int) -> DataPaths:
    """Where D lies from a lane on. Raises KernelFault for what no tensor core multiplies."""
    form, ctas = call.form, 2 if call.form.has("cta_group::2") else 1
    target = call.launch.launch.image.target
    for text in (*_wrong(form, descriptor, ctas, target), *_wrong_depth(target, descriptor, ctas)):
        raise call.fault(FaultKind.TRAP, f"the instruction descriptor says {text}", lane)
    weights = "ws" in form.modifiers
    paths = data_paths(descriptor.m, descriptor.n, ctas, weights=weights, sparse=descriptor.is_sparse)
    if paths is None or (descriptor.kind.is_scaled and descriptor.m // ctas < 128 and ctas == 1):
        text = f"M = {descriptor.m}, which {'.ws with ' if weights else ''}.cta_group::{ctas} does not have"
        raise call.fault(FaultKind.TRAP, f"the instruction descriptor says {text}", lane)
    allowed = (0, 16) if paths.halves else (0,)
    if first not in allowed:
        text = f"D begins at lane {first} of tensor memory; with M = {descriptor.m} it must be"
        raise call.fault(FaultKind.MISALIGNED, f"{text} {' or '.join(map(str, allowed))}", lane)
    return paths


def _wrong(form: Form, descriptor: InstructionDescriptor, ctas: int, target: str) -> Iterator[str]:
    """What a descriptor says that does not suit a form."""
    is_sparse = "sp" in form.modifiers
    if descriptor.is_sparse != is_sparse:
        yield f"A is {'sparse' if descriptor.is_sparse else 'dense'}, the instruction that it is not"
    if descriptor.n not in _columns(form, descriptor, ctas):
        yield f"N = {descriptor.n}, which .kind::{descriptor.kind.value} does not have here"
    if descriptor.d_type == "f16" and "bf16" in (descriptor.a_type, descriptor.b_type):
        yield "D is f16 with bf16 matrices"
    if form.has("ashift") and descriptor.m // ctas != 128:
        yield f"M = {descriptor.m}; .ashift needs 128, or 256 of a pair"
    if descriptor.kind.is_packed and (descriptor.transposes_a or descriptor.transposes_b):
        yield "matrices of packed 4-bit numbers are transposed"
    if descriptor.kind is Kind.I8 and (descriptor.negates_a or descriptor.negates_b):
        yield "integers are negated"
    yield from _wrong_scales(form, descriptor, target)


def _wrong_depth(target: str, descriptor: InstructionDescriptor, ctas: int) -> Iterator[str]:
    """K = 96 is for few."""
    if not descriptor.is_k96:
        return
    if target not in _HAVE_K96:
        yield f"K = 96, which only {' and '.join(_HAVE_K96)} have, not {target}"
    if descriptor.is_sparse:
        yield "K = 96 and a sparse A"
    if descriptor.m != 128 * ctas:
        yield f"K = 96 and M = {descriptor.m}; .cta_group::{ctas} needs M = {128 * ctas}"


def _wrong_scales(form: Form, descriptor: InstructionDescriptor, target: str) -> Iterator[str]:
    if not descriptor.kind.is_scaled:
        if descriptor.is_sparse and descriptor.selector and descriptor.kind in (Kind.I8, Kind.F8F6F4):
            yield f"the sparsity selector {descriptor.selector}; it must be 0"
        return
    blocks, type_ = scale_blocks(form, descriptor), descriptor.scale_type
    most, step = (6, blocks // 3) if descriptor.is_k96 else (4, blocks)
    if type_ == "ue4m3" and blocks != most and not is_rubin(target):
        yield f"scales of ue4m3, of which a row has {most}, not {blocks}"
    if type_ == "ue5m3" and not is_rubin(target):
        yield f"scales of ue5m3, which begin with sm_107, not {target}"
    for name, first in (("A", descriptor.a_scale_id), ("B", descriptor.b_scale_id)):
        if first % step:
            yield f"the scales of {name} begin in byte {first}; it must be a multiple of {step}"


def _columns(form: Form, descriptor: InstructionDescriptor, ctas: int) -> tuple[int, ...] | range:
    """The values of N."""
    if "ws" in form.modifiers:
        return _WEIGHTS[:2] if descriptor.is_sparse else _WEIGHTS
    if descriptor.kind is Kind.I8:
        return range(32, 257, 32) if ctas == 2 else (8, 24, *range(16, 257, 16))
    if descriptor.kind is Kind.TI16 and descriptor.m != 64:
        return range(16 * ctas, 257, 16 * ctas)
    step = 8 * ctas
    return range(step, 257, step)
