"""Explaining numbers that are descriptors: of matrices in shared memory (64 bits), of instructions (32 bits)."""

from __future__ import annotations

import re

from ptxvm.explanation.explanation import Explanation, Item, Kind, Part, filled
from ptxvm.explanation.isa_pages import section_text
from ptxvm.isa.matrix.shared import instruction_descriptor
from ptxvm.machine.tensor_cores import DescriptorError, DescriptorFormat, MatrixDescriptor, read_descriptor
from ptxvm.machine.tensor_cores.descriptors import unused_bits

_NUMBER = re.compile(r"0[xX][0-9a-fA-F]{1,16}([uU]?[lL]{0,2})")
_INSTRUCTION_BITS = 32
_SECTIONS = {"wgmma": "9.7.15.5.1", "tcgen05": "9.7.16.4"}


def read_number(topic: str) -> int | None:
    """The value of a hexadecimal number (`0x4000004000010000`), else None."""
    return int(topic.rstrip("uUlL"), 16) if _NUMBER.fullmatch(topic) else None


def explain_descriptor(word: int) -> Explanation:
    """What 64 bits say of a matrix in shared memory, or 32 bits of a `tcgen05.mma`."""
    topic = f"{word:#018x}"
    instructions = _instructions(word) if word < 1 << _INSTRUCTION_BITS else ()
    if instructions:
        what = "instruction descriptor of tcgen05.mma; what it says depends on the kind"
        kinds, section = Part("kinds", "Kinds", instructions), Part("section", "In the ISA", section_text("9.7.16.4"))
        return Explanation(Kind.DESCRIPTOR, f"{word:#010x}", what, (kinds, section))
    try:
        format_, found = read_descriptor(word)
    except DescriptorError as error:
        return Explanation(
            Kind.DESCRIPTOR, topic, "not a descriptor of a matrix in shared memory", (_text(str(error)),)
        )
    unused = unused_bits(word, format_)
    note = f"Bits without a meaning are set: {unused:#x}." if unused else ""
    parts = filled(
        Part("fields", "Fields", _fields(found, format_)),
        Part("note", "", note),
        Part("section", "In the ISA", section_text(_SECTIONS[format_.name])),
    )
    return Explanation(
        Kind.DESCRIPTOR, topic, f"descriptor of a matrix in shared memory, as {format_.name} reads it", parts
    )


def _instructions(word: int) -> tuple[Item, ...]:
    """What a word says to each kind to which it says something."""
    found = []
    for kind in instruction_descriptor.Kind:
        try:
            said = instruction_descriptor.decode(word, kind)
        except instruction_descriptor.InstructionDescriptorError:
            continue
        if said.m and said.n:
            found.append(Item(f".kind::{kind.value}", str(said).partition(" ")[2]))
    return tuple(found)


def _text(text: str) -> Part:
    return Part("text", "", text)


def _fields(found: MatrixDescriptor, format_: DescriptorFormat) -> tuple[Item, ...]:
    leading = (
        f"{found.leading:#x}, the address of what lies beyond a line of 128 bytes"
        if found.is_absolute
        else f"{found.leading} bytes"
    )
    swizzle = found.swizzling
    pattern = f"{swizzle.text}; the pattern repeats every {swizzle.lines * 128} bytes" if swizzle.lines > 1 else "none"
    return (
        Item("bits 13-0", f"start address {found.start:#x}"),
        Item("bits 29-16", f"leading dimension byte offset: {leading}"),
        Item("bits 45-32", f"stride dimension byte offset: {found.stride} bytes"),
        Item("bits 51-49", f"base offset: {found.base_offset}"),
        Item(f"bits 63-{format_.swizzle_bit}", f"swizzle: {pattern}"),
    )
