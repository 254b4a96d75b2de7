"""Modifiers in words: the glossary, types and state spaces."""

from __future__ import annotations

import re
from functools import cache

from ptxvm.explanation.explanation import Explanation, Item, Kind, Part
from ptxvm.explanation.modifier_texts import MEANINGS, SPECIAL
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.notation import SUB_BYTE_TYPES, Slot, SlotKind
from ptxvm.isa.registry import pages
from ptxvm.lanes.types import TYPES

_SPACES = {
    "global": "global memory, shared by all threads of the device",
    "shared": "shared memory of the own CTA (an address may also name that of another CTA of the cluster)",
    "shared::cta": "shared memory of the own CTA",
    "shared::cluster": "shared memory of any CTA of the cluster",
    "local": "local memory, private to the thread",
    "const": "constant memory, read only",
    "param": "parameters of kernels and functions",
    "param::entry": "parameters of the kernel",
    "param::func": "parameters of a device function",
}
_TYPE_PLACES = {"dtype": "of the result: ", "atype": "of the source: ", "btype": "of `b`: ", "ctype": "of `c`: "}
_KINDS = {"u": "unsigned integer", "s": "signed integer", "b": "untyped bits", "f": "IEEE floating point"}
_FORMATS = {
    "pred": "a predicate: true or false",
    "f16": "16-bit IEEE floating point (half)",
    "bf16": "bfloat16: 8 bits of exponent, 7 of fraction",
    "tf32": "TensorFloat-32: f32 with 10 bits of fraction",
    "e4m3": "8-bit float, 4 bits of exponent, 3 of fraction, without infinities",
    "e5m2": "8-bit float, 5 bits of exponent, 2 of fraction",
    "e3m2": "6-bit float, 3 bits of exponent, 2 of fraction, without infinity and NaN",
    "e2m3": "6-bit float, 2 bits of exponent, 3 of fraction, without infinity and NaN",
    "e2m1": "4-bit float, 2 bits of exponent, 1 of fraction, without infinity and NaN",
    "ue8m0": "8-bit power of two, a scale factor",
    "ue4m3": "8-bit unsigned float, 4 bits of exponent, 3 of fraction, a scale factor",
    "ue5m3": "8-bit unsigned float, 5 bits of exponent, 3 of fraction, a scale factor",
    "s2f6": "8-bit fixed point with 6 bits of fraction",
}


def type_text(spelling: str) -> str:
    """A type in words: "unsigned integer, 32 bits", "2 packed elements, each 16-bit IEEE floating point (half)"."""
    packed = re.fullmatch(r"(\w+?)x(\d+)", spelling)
    if packed:
        return f"{packed[2]} elements side by side, each {type_text(packed[1])}"
    if spelling in _FORMATS:
        return _FORMATS[spelling]
    match = re.fullmatch(r"([usbf])(\d+)", spelling)
    return f"{_KINDS[match[1]]}, {match[2]} bits" if match else "a type"


def meaning(definition: Definition, slot: Slot, spelling: str) -> str:
    """What a modifier (without dot) means at its place on a page; empty if the glossary does not say."""
    opcode = definition.lines[0].opcode
    for key in (definition.name, opcode, slot.attribute):
        if (key, spelling) in SPECIAL:
            return SPECIAL[key, spelling]
    if slot.kind is SlotKind.TYPE:
        return _TYPE_PLACES.get(slot.name, "") + type_text(spelling)
    if slot.kind is SlotKind.SPACE:
        return _SPACES[spelling]
    return _general(spelling)


def _general(spelling: str) -> str:
    if spelling in MEANINGS:
        return MEANINGS[spelling]
    if spelling in TYPES or spelling in SUB_BYTE_TYPES:
        return type_text(spelling)
    shape = re.fullmatch(r"m(\d+)n(\d+)(?:k(\d+))?", spelling)
    if shape:
        depth = f", {shape[3]} products for each element" if shape[3] else ""
        return f"a result of {shape[1]} rows and {shape[2]} columns{depth}"
    piece = re.fullmatch(r"(\d+)x(\d+)b(?:x2)?", spelling)
    if piece:
        return f"{piece[1]} rows of {piece[2]} bits"
    collector = re.fullmatch(r"collector::(a|b\d?)::(\w+)", spelling)
    if collector:
        return f"matrix {collector[1][0].upper()}: {MEANINGS[collector[2]]}"
    return _SPACES.get(spelling, "")


def form_modifiers(form: Form) -> tuple[Item, ...]:
    """The modifiers of one spelling in the order in which they are written."""
    slots: dict[str, list[Slot]] = {}
    for slot in form.line.slots:
        token = form.spelling(slot.attribute)
        if token:
            slots.setdefault(token, []).append(slot)
    items = []
    for spelling in form.modifiers:
        places = slots.get(spelling, [])
        if places:
            place = places.pop(0) if len(places) > 1 else places[0]
            items.append(Item(f".{spelling}", meaning(form.definition, place, spelling)))
    return tuple(items)


def page_modifiers(definitions: tuple[Definition, ...]) -> tuple[Item, ...]:
    """Every modifier of some definitions, each once; ordinary types speak for themselves."""
    items: dict[str, Item] = {}
    for definition in definitions:
        for line in definition.lines:
            for slot in line.slots:
                for spelling in slot.alternatives:
                    item = Item(f".{spelling}", _without_place(definition, slot, spelling))
                    if slot.kind is not SlotKind.TYPE or spelling in _FORMATS:
                        items.setdefault(spelling, item)
    return tuple(items.values())


def _without_place(definition: Definition, slot: Slot, spelling: str) -> str:
    text = meaning(definition, slot, spelling)
    return text.removeprefix(_TYPE_PLACES.get(slot.name, "\0"))


# ------------------------------------------------------------------------------------------- modifiers as topics


@cache
def _users() -> dict[str, dict[str, list[str]]]:
    """Modifier -> meaning -> the instructions that have it so."""
    users: dict[str, dict[str, list[str]]] = {}
    for found in pages().values():
        for definition in found:
            for line in definition.lines:
                for slot in line.slots:
                    for spelling in slot.alternatives:
                        meanings = users.setdefault(spelling, {})
                        names = meanings.setdefault(_without_place(definition, slot, spelling), [])
                        if definition.name not in names:
                            names.append(definition.name)
    return users


def known_modifiers() -> tuple[str, ...]:
    """Every modifier of every page, without dots."""
    return tuple(_users())


def explain_modifier(spelling: str) -> Explanation | None:
    """A modifier by itself (without dot): what it means where; None if no instruction has it."""
    meanings = _users().get(spelling)
    if meanings is None:
        return None
    items = tuple(Item(text or "(see the pages)", ", ".join(sorted(names))) for text, names in meanings.items())
    if len(items) == 1:
        part = Part("instructions", "Instructions that take it", items[0].text)
        return Explanation(Kind.MODIFIER, f".{spelling}", items[0].name, (part,))
    part = Part("meanings", "Meanings and the instructions that take it so", items)
    return Explanation(Kind.MODIFIER, f".{spelling}", "a modifier", (part,))
