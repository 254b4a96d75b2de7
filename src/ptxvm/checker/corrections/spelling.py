"""Changes of the mnemonic: a modifier more, another one, one less, another order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ptxvm.checker import written
from ptxvm.checker.corrections.candidate import Candidate
from ptxvm.checker.types import width
from ptxvm.checker.written import Sort, Written
from ptxvm.isa.notation import SlotKind
from ptxvm.isa.registry import Failure, FailureKind, definitions, documented_spelling, find_forms
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import TYPES

# What to write when the ISA asks for a choice and the program shows no wish: as a C compiler would.
_USUAL = ("sync", "rn", "rzi", "lo", "to", "relaxed", "cta")
_VECTORS = {1: "", 2: "v2", 4: "v4", 8: "v8"}
_SPACES = ("global", "shared", "local", "const", "param")
_UNORDERED = ("equ", "neu", "ltu", "leu", "gtu", "geu")
# What can be left out without another place being accessed or values being combined in another way.
_WITHOUT_LOSS = (
    "rn",
    "rz",
    "rm",
    "rp",
    "rni",
    "rzi",
    "rmi",
    "rpi",
    "ftz",
    "sat",
    "approx",
    "full",
    "cc",
    "uni",
    "weak",
)
_HINTS = ("ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "relu", "satfinite", "aligned")
_PLAIN = re.compile(r"[busf](8|16|32|64)")
_ROUNDING = re.compile(r"r[nzmp]i?")
_ALL_LANES = "-1"
_BARRIERS = ("bar.", "barrier.")


def synchronized(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """`.sync`, with the mask of all lanes where the instruction takes one."""
    head, *modifiers = opcode.split(".")
    if "sync" in modifiers:
        yield from _with_constant(opcode, given)
        return
    for place in (0, 1):
        new = ".".join((head, *modifiers[:place], "sync", *modifiers[place:]))
        yield Candidate("write", new, given)
        yield from _with_constant(new, given)


def _with_constant(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The mask of all lanes where the next operand is a mask, barrier 0 where it is a barrier."""
    found = find_forms(opcode)
    forms = () if isinstance(found, Failure) else found
    following = {form.operands[len(given)].name for form in forms if len(form.operands) > len(given)}
    constant = written.plain(Sort.INTEGER)
    if "membermask" in following:
        why = "name the lanes that take part, -1 for all"
        yield Candidate(why, opcode, (*given, constant), lambda texts: (*texts, _ALL_LANES))
    elif opcode.startswith(_BARRIERS) and not given:
        yield Candidate("name the barrier, usually 0", opcode, (constant,), lambda texts: ("0",))


def completed(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The modifier that is missing; the usual one where there is a choice."""
    found = find_forms(opcode)
    if not isinstance(found, Failure) or found.kind is not FailureKind.MISSING:
        return
    missing = [modifier.removeprefix(".") for modifier in found.expected]
    wanted = next((one.declared for one in given if one.sort is Sort.REGISTER and one.declared != "pred"), "b32")
    choices = sorted(missing, key=lambda choice: (_rank(choice), _unlike(wanted, choice) if choice in TYPES else ()))
    for choice in choices:
        why = "write" if len(choices) == 1 else "write, for example"
        for new in _with(opcode, choice):
            yield Candidate(why, new, given)
            if len(choices) == 1:
                yield from completed(new, given)


def respelled(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The opcode or modifier that an unknown one is near to."""
    found = find_forms(opcode)
    if not isinstance(found, Failure) or len(found.meant) != 1:
        return
    head, *modifiers = opcode.split(".")
    meant = found.meant[0]
    if found.kind is FailureKind.UNKNOWN_INSTRUCTION:
        new = ".".join((meant, *modifiers))
    else:
        unknown = found.modifiers[0].removeprefix(".")
        new = ".".join((head, *(meant.removeprefix(".") if one == unknown else one for one in modifiers)))
    yield Candidate(f"write `{meant}`", new, given)


def respaced(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The state space of the variable that is accessed."""
    head, *modifiers = opcode.split(".")
    for space in dict.fromkeys(filter(None, (_space_of(operand) for operand in given))):
        why = f"for .{space.value}, where the variable is"
        for place, modifier in enumerate(modifiers):
            if modifier.partition("::")[0] in _SPACES:
                yield Candidate(why, ".".join((head, *modifiers[:place], space.value, *modifiers[place + 1 :])), given)
        if not any(modifier.partition("::")[0] in _SPACES for modifier in modifiers):
            for new in _with(opcode, space.value):
                yield Candidate(why, new, given)


def _space_of(operand: Written) -> Space | None:
    """Of the variable that an operand names, in brackets or without."""
    base = operand.parts[0] if operand.sort in (Sort.ADDRESS, Sort.INDEXED) and operand.parts else operand
    return base.space if base.sort in (Sort.VARIABLE, Sort.OFFSET_VARIABLE) else None


def recompared(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The ordered comparison of numbers in place of the unordered one of floats: `.lt` for `.ltu`."""
    head, *modifiers = opcode.split(".")
    for place, modifier in enumerate(modifiers):
        if modifier in _UNORDERED:
            new = ".".join((head, *modifiers[:place], modifier[:-1], *modifiers[place + 1 :]))
            yield Candidate(f"for integers .{modifier[:-1]}", new, given)


def rerounded(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """Rounding to a float in place of rounding to an integer, or the other way round: `.rn` for `.rni`."""
    head, *modifiers = opcode.split(".")
    for place, modifier in enumerate(modifiers):
        if _ROUNDING.fullmatch(modifier):
            other = modifier[:2] if modifier.endswith("i") else f"{modifier}i"
            new = ".".join((head, *modifiers[:place], other, *modifiers[place + 1 :]))
            yield Candidate(f"rounded to {'an integer' if other.endswith('i') else 'a float'}", new, given)


def _rank(modifier: str) -> int:
    return _USUAL.index(modifier) if modifier in _USUAL else len(_USUAL)


def ordered(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The same modifiers as the ISA orders them."""
    spelling = documented_spelling(opcode)
    if spelling is not None and spelling != opcode:
        yield Candidate("the order of the ISA is", spelling, given)


def sized(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The vector length that the operands have."""
    length = next((len(one.parts) for one in given if one.sort is Sort.VECTOR), 1)
    plain = [modifier for modifier in opcode.split(".") if modifier not in _VECTORS.values()]
    if length not in _VECTORS:
        return
    for place in (len(plain) - 1, 1):
        new = ".".join(filter(None, (*plain[:place], _VECTORS[length], *plain[place:])))
        if new != opcode:
            yield Candidate(f"for {length} element{'s' * (length > 1)}", new, given)


def retyped(opcode: str, given: tuple[Written, ...], at_fault: Written | None) -> Iterator[Candidate]:
    """Another type in place of one of the mnemonic's, the most alike first, that suits the registers."""
    head, *modifiers = opcode.split(".")
    possible = {
        spelling
        for page in definitions(head)
        for line in page.lines
        for slot in line.slots
        if slot.kind is SlotKind.TYPE
        for spelling in slot.alternatives
        if spelling in TYPES
    }
    kinds = [register.declared[0] for register in _registers(given)]
    for place, modifier in enumerate(modifiers):
        if modifier not in TYPES:
            continue
        wanted = f"{modifier[0]}{width(at_fault.declared)}" if at_fault is not None else modifier
        allowed = [name for name in possible - {modifier} if _may_replace(modifier, name, kinds)]
        if at_fault is None:
            allowed = [name for name in allowed if TYPES[name].bits == TYPES[modifier].bits]
        for other in sorted(allowed, key=lambda name: _unlike(wanted if wanted in TYPES else modifier, name)):
            if other in ("u32", "s32", "u16", "s16") and "sat" in modifiers:
                continue
            new = ".".join((head, *modifiers[:place], other, *modifiers[place + 1 :]))
            yield Candidate(f"for .{other}", new, given)


def _registers(given: tuple[Written, ...]) -> Iterator[Written]:
    for operand in given:
        if operand.sort is Sort.REGISTER and operand.declared != "pred":
            yield operand
        elif operand.sort in (Sort.VECTOR, Sort.PAIR):
            yield from _registers(operand.parts)


def _may_replace(old: str, new: str, kinds: list[str]) -> bool:
    """Whether a type can stand for another without the bits being read as something that nobody spoke of."""
    if not _PLAIN.fullmatch(old):
        return old.startswith(new) and old.endswith("x2")  # an element for a pair
    if not _PLAIN.fullmatch(new):
        return False
    if (old[0] == "f") == (new[0] == "f") or new[0] == "b":
        return True
    # An untyped register may hold either; it is taken for a float where most registers are floats.
    return 2 * kinds.count("f") > len(kinds) if new[0] == "f" else bool({"u", "s"} & set(kinds))


def _unlike(one: str, other: str) -> tuple[bool, bool, int, bool, str]:
    """How little a type is like another: packed, a float or not, the width, the letter."""
    return (
        "x" in other,
        TYPES[one].is_float != TYPES[other].is_float,
        abs(TYPES[one].bits - TYPES[other].bits),
        one[0] != other[0],
        other,
    )


def shortened(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """One modifier less, if that is no other access and no other operation."""
    head, *modifiers = opcode.split(".")
    for place, modifier in enumerate(modifiers):
        if modifier in _WITHOUT_LOSS or modifier in _HINTS or modifier.startswith(("L1::", "L2::")):
            new = ".".join((head, *modifiers[:place], *modifiers[place + 1 :]))
            yield Candidate(f"without .{modifier}", new, given)


def _with(opcode: str, modifier: str) -> Iterator[str]:
    """The mnemonic with one modifier more where the ISA has it, or else anywhere."""
    head, *modifiers = opcode.split(".")
    added = [".".join((head, *modifiers[:place], modifier, *modifiers[place:])) for place in range(len(modifiers) + 1)]
    documented = [documented_spelling(new) for new in added]
    yield from dict.fromkeys([new for new in documented if new is not None] + added)
