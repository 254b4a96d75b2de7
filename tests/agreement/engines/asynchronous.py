"""Programs around forms that need more than operands: asynchronous copies, mbarriers, clusters, multicast memory.

The example of the page (explanation/examples) makes what its instruction needs. The instruction is replaced by the
form, and operands of another type by registers of the right one.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from tests.agreement.engines.forms import platform_of
from tests.explanation.launching import launch_example

import ptxvm
from ptxvm.explanation.examples.asynchronous import ASYNCHRONOUS, kernel
from ptxvm.explanation.examples.find import is_accepted
from ptxvm.explanation.examples.generate import kernel_around
from ptxvm.explanation.statement import Statement, read_statement
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.operands import NARROW, OperandPlan, Role
from ptxvm.isa.registry import Failure, find_forms
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.layout import DEVICE_STRIDE

_COPY = "".join(
    f"    ld.param.u64 %place, [map+{at}];\n    st.global.u64 [%in+{at}], %place;\n" for at in range(0, 128, 8)
)
_REPLACE = f"""    ld.param.u64 %in, [in];
{_COPY}
    tensormap.replace.tile.rank.global.b1024.b32 [%in], 1;
    mov.u32 %d, 1;
"""


def _own(start: str) -> str:
    return kernel(_OWN.replace("{instruction}", f"{start}, %thread;"), version="9.4", target="sm_100a")


def _remote(instruction: str) -> str:
    """A copy of 16 bytes per thread to the other CTA of a cluster."""
    name, size = instruction.split()
    there = ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
    copy = f"{name.replace('{there}', there)} [%there], [%address], {size}, [%signal];"
    text = re.sub(r"st\.async.*", copy, ASYNCHRONOUS["st.async"])
    return text.replace("[bar], 128;", "[bar], 512;").replace("%thread, 4, %address", "%thread, 64, %address")


_HEADER = re.compile(r"\.version .*\n\.target .*\n")
_CONTINUED = re.compile(r"\n {8}\[")
_SIZES = (4, 8, 16)
_VALUES = {"ctaMask": 1, "byteMask": 3, "im2colInfo": 0, "count": 1, "size": 64, "tensorUpperStrideToOverride": 0}
_BITWISE = re.compile(r"\.(and|or|xor|inc|dec)\.")
_SHARED = (Space.SHARED, Space.SHARED_CLUSTER)
_SIGNALLED = ("st.async", "red.async")
#: How the tensor of each kind of copy is made: 1024 bytes arrive in the box.
_BOXES = {"1d": (256,), "2d": (8, 32), "3d": (2, 4, 32), "4d": (2, 2, 2, 32), "5d": (2, 2, 2, 2, 16)}


_OWN = """    mov.u32 %address, tile;
    mad.lo.u32 %address, %thread, 64, %address;
    ld.param.u64 %place, [out];
    mad.wide.u32 %place, %thread, 64, %place;
    {instruction}
    mov.u32 %d, 1;
"""
_MORE = {
    "mapa": (ASYNCHRONOUS["st.async"],),
    "tensormap.replace": (
        kernel(
            _REPLACE, version="9.4", target="sm_100a", parameters=".param .align 128 .b8 map[128], .param .u64 in, "
        ),
    ),
    "cp.async.bulk": (ASYNCHRONOUS["cp.async.bulk.commit_group"], _remote("cp.async.bulk{there} 16")),
    "cp.reduce.async.bulk": (_remote("cp.reduce.async.bulk{there}.add.u32 16"),),
    "st.async": (_own("st.async.release.gpu.global.u32 [%place]"), _own("st.async.weak.shared.u32 [%address]")),
    "red.async": (_own("red.async.relaxed.gpu.global.add.u32 [%place]"),),
}


def is_asynchronous(definition: Definition) -> bool:
    return definition.name in ASYNCHRONOUS


def program_of(form: Form) -> str | None:
    """A program that runs the form, if one can be made."""
    return next(filter(is_accepted, _candidates(form)), None)


def _candidates(form: Form) -> Iterator[str]:
    example = ASYNCHRONOUS[form.definition.name]
    platform = platform_of(form)
    if platform is None:
        return
    header = f".version {platform.version[0]}.{platform.version[1]}\n.target {platform.target}\n"
    for text in (example, *_MORE.get(form.definition.name, ())):
        for placed in (text, _HEADER.sub(header, text)):
            yield from _with_form(form, placed)
    yield kernel_around(form, platform.version, platform.target, "0")


def _with_form(form: Form, example: str) -> Iterator[str]:
    """The example with the form in place of the instruction it is about."""
    lines = _CONTINUED.sub(" [", example).split("\n")
    for place, line in enumerate(lines):
        guard, instruction = _split(line)
        statement = read_statement(instruction) if instruction.startswith(form.definition.name) else None
        if statement is not None and statement.mnemonic.startswith(form.definition.name):
            for operands, before in _operands(form, statement):
                text = f"{guard}{form.opcode} {operands};"
                if form.definition.name == "cp.async.mbarrier.arrive" and not form.has("noinc"):
                    text += " mbarrier.arrive.shared.b64 %state, [bar];"
                yield _fitted(form, "\n".join([*lines[:place], *before, text, *lines[place + 1 :]]))


def _fitted(form: Form, text: str) -> str:
    """What else depends on the form: bytes that are expected, coordinates of a tensor."""
    if form.definition.name in _SIGNALLED:
        vector = max(max(plan.vector, 1) for plan in form.operands if plan.role is Role.VALUE)
        text = text.replace("[bar], 128;", f"[bar], {WARP_SIZE * form.type.size * vector};")
        text = text.replace("%thread, 4, %address", "%thread, 64, %address")
    if any("::report::" in modifier for modifier in form.modifiers):
        text = text.replace("mbarrier.init.shared", "mbarrier.init.layout::v1.shared")
    if form.has("counted::bytes"):
        text = text.replace("[%endpoint, %place]", "[%endpoint, %place, %far]")
        text = text.replace("ld.param.u64 %place, [place];", "ld.param.u64 %place, [place]; mov.u64 %far, 512;")
    if form.has("tile::gather4") or form.has("tile::scatter4"):
        return text.replace("{0, 0}", "{0, 0, 1, 2, 3}")
    rank = next((modifier for modifier in form.modifiers if modifier.strip(".") in _BOXES), "")
    return text.replace("{0, 0}", "{" + ", ".join("0" * int(rank.strip(".")[0])) + "}") if rank else text


def _split(line: str) -> tuple[str, str]:
    """The guard, and the instruction without comment."""
    match = re.match(r"\s*(@!?%\w+ )?(.*?)\s*(//.*)?$", line)
    assert match is not None
    return match[1] or "", match[2]


def _operands(form: Form, statement: Statement) -> Iterator[tuple[str, list[str]]]:
    """The operands of the form, as the example has them where it has them, and what must stand before."""
    written = _written(statement)
    if written is None or set(written) - {plan.name for plan in form.operands}:
        return
    sizes = _SIZES if form.definition.name == "cp.async" else _SIZES[:1]
    for optional, sink, size in itertools.product((False, True), (False, True), sizes):
        before: list[str] = []
        texts = []
        for plan in form.operands:
            if plan.optional and not optional and plan.role is not Role.ADDRESS:
                continue
            if plan.role is Role.RESULT and sink:
                texts.append("_")
            elif plan.name == "cp_size":
                texts.append(str(size))
            else:
                texts.append(_operand(plan, written.get(plan.name), before))
        yield ", ".join(texts), before


def _written(statement: Statement) -> dict[str, tuple[OperandPlan, str]] | None:
    """The operands of the example by name: what they are, and their texts. None if there is no such instruction."""
    found = find_forms(statement.mnemonic)
    if isinstance(found, Failure):
        return None
    written: dict[str, tuple[OperandPlan, str]] = {}
    for form in found:
        arranged = form.arrange(statement.given)
        if arranged is not None:
            present = [plan for plan, shape in zip(form.operands, arranged, strict=True) if shape is not None]
            pairs = zip(present, statement.texts, strict=True)
            written = {plan.name: (plan, text) for plan, text in pairs}
    return written


def _operand(plan: OperandPlan, written: tuple[OperandPlan, str] | None, before: list[str]) -> str:
    """As the example has it, if it has one like it."""
    if written is None or not _alike(plan, written[0]):
        return _fresh(plan, before)
    was, text = written
    if plan.role is Role.TUPLE_ADDRESS:
        return _altered(plan, text, before)
    return _elsewhere(plan, text, was, before) if plan.role is Role.ADDRESS else text


def _alike(one: OperandPlan, other: OperandPlan) -> bool:
    bits = [None if plan.type is None else (plan.type.bits, plan.type.name == "pred") for plan in (one, other)]
    same_type = bits[0] == bits[1]
    return one.role is other.role and one.vector == other.vector and same_type


def _elsewhere(plan: OperandPlan, text: str, was: OperandPlan, before: list[str]) -> str:
    """The address in another space: generic instead of shared, or in global memory."""
    if (was.space in _SHARED) == (plan.space in _SHARED):
        return text
    name, inner = f"%at_{plan.name}", text.strip("[]")
    before.append(f".reg .b64 {name};")
    if was.space not in _SHARED or plan.space not in (None, Space.GENERIC):
        return "[nowhere]"
    wide = "cvt.u64.u32" if inner in ("%there", "%signal", "%address") else "mov.u64"
    before += [f"{wide} {name}, {inner};", f"cvta.shared::cta.u64 {name}, {name};"]
    return f"[{name}]"


def _altered(plan: OperandPlan, text: str, before: list[str]) -> str:
    """The map and its coordinates, with values instead of those of the map between them: its own address."""
    address, coordinates = text.split(",", 1)
    between = []
    for part in plan.parts[1:-1]:
        between.append(_fresh(part, before))
        if part.name == "gAddrToOverride":
            before.append(f"ld.param.u64 {between[-1]}, [map];")
    return ",".join((address, *between, coordinates))


def _fresh(plan: OperandPlan, before: list[str]) -> str:
    """Registers of the type of a place: they hold small numbers."""
    if plan.role is Role.CONSTANT:
        return "0"
    if plan.type is None:
        return "%out"
    names = [f"%new_{plan.name}_{index}" for index in range(max(1, plan.vector))]
    bits = plan.type.bits
    for number, name in enumerate(names):
        if plan.type.name == "pred":
            before.append(f".reg .pred {name}; setp.eq.u32 {name}, %thread, 1;")
        elif bits == 128:
            before.append(f".reg .b128 {name}; .reg .b64 {name}h; cvt.u64.u32 {name}h, %thread;")
            before.append(f"mov.b128 {name}, {{{name}h, {name}h}};")
        elif plan.spelling == NARROW:
            before.append(f".reg .b16 {name}; mov.b16 {name}, 40;")
        elif bits == 8:
            before.append(f".reg .b8 {name}; ld.param.b8 {name}, [out];")
        else:
            value = _VALUES.get(plan.name, number + 1)
            before.append(f".reg .b{bits} {name}; mov.b{bits} {name}, {value};")
    return "{" + ", ".join(names) + "}" if plan.vector else names[0]


def _tensor(text: str, rng: np.random.Generator) -> npt.NDArray[np.generic]:
    rank = re.search(r"tensor\.(\dd)", text)
    shape = _BOXES[rank[1] if rank else "2d"]
    numbers = rng.random(tuple(2 * extent for extent in shape), np.float32)
    return numbers.view(np.uint32) if _BITWISE.search(text) else numbers


def _map(text: str, tensor: npt.NDArray[np.generic]) -> ptxvm.TensorMap:
    """The tensor map that the copy in a program wants; its box has 1024 bytes."""
    window = (0,) * (tensor.ndim - 2)
    if "im2col::w" in text:
        pixels = 128 if "128" in text.partition("im2col::w")[2][:5] else 32
        return ptxvm.TensorMap.im2col_wide(
            tensor, lower=0, upper=0, channels_per_pixel=256 // pixels, pixels_per_column=pixels
        )
    if "im2col" in text:
        return ptxvm.TensorMap.im2col(tensor, lower=window, upper=window, channels_per_pixel=8, pixels_per_column=32)
    if "gather4" in text or "scatter4" in text:
        return ptxvm.TensorMap.tiled(tensor, box=(1,) * (tensor.ndim - 1) + (64,))
    return ptxvm.TensorMap.tiled(tensor, box=tuple(extent // 2 for extent in tensor.shape))


def outcome(text: str, engine: str, mode: str) -> tuple[str, ...]:
    """What a program leaves in memory, or the kind and message of its fault."""
    rng = np.random.default_rng(random.Random(text).getrandbits(32))
    source = rng.integers(0, 100, 4096).astype(np.uint8)
    out = np.zeros(4096, np.uint8)
    box = _tensor(text, rng)
    shares = [ptxvm.device_array(np.arange(1024, dtype=np.uint8), device=device) for device in (0, 1)]
    arguments = {
        "in": lambda: source,
        "out": lambda: out,
        "structure": lambda: bytes(64),
        "wrong": lambda: 0,
        "map": lambda: _map(text, box),
        "endpoint": lambda: ptxvm.LogicalEndpoint(shares if ".multimem" in text else shares[1]),
        "endpoints": lambda: ptxvm.LogicalEndpoint(shares),
        "place": lambda: 0,
        "everywhere": lambda: ptxvm.Multicast(shares),
    }
    try:
        launch_example(text, arguments, engine=engine, async_completion=mode)
    except ptxvm.KernelFault as fault:
        return fault.kind, str(fault.line)
    finally:
        left = [source, out, box.view(np.uint8), *(share.numpy() for share in shares)]
        for share in shares:
            share.free()
    words = source.view(np.uint64)
    words[words // DEVICE_STRIDE == 1] = 0  # addresses in copies of tensor maps differ from run to run
    return tuple(array.tobytes().hex() for array in left)
