"""What an accepted program needs at least: statement by statement, and as a whole."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ptxvm.checker.module import Instruction, Module, Pair, Special, Vector
from ptxvm.checker.needs import all_targets, first_target, first_version
from ptxvm.diagnostics import Acceptance, Need, Source
from ptxvm.isa.targets import ALWAYS, NEWEST_VERSION, TARGETS, Availability, Target, Version

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
_FUNCTION = re.compile(r"\s*(?:\.(?:visible|extern|weak)\s+)?\.(?:entry|func)\b")


def acceptance_of(module: Module) -> Acceptance:
    """The needs of every declaration and instruction of a module without errors."""
    found = sorted(_conditions(module), key=lambda entry: entry[0])
    needs = [need for start, end, condition in found if (need := _need(module.source, start, end, condition))]
    conditions = list(dict.fromkeys(condition for _, _, condition in found))
    own = Target.parse(module.target)
    least = next((target for target in all_targets() if _least_version(conditions, target) is not None), own)
    return Acceptance(
        module.source,
        _least_version(conditions, least) or module.version,
        str(least),
        _least_version(conditions, own) or module.version,
        module.target,
        tuple(needs),
    )


def _conditions(module: Module) -> Iterator[tuple[int, int, Availability]]:
    """(start, end, condition) of what the module uses; one condition object for all instructions alike."""
    yield from module.needs
    text = module.source.text
    for function in module.functions.values():
        for item in function.body or ():
            if isinstance(item, Instruction):
                end = text.find(";", item.start)
                yield item.start, end if end >= 0 else len(text), _instruction(item)


def _instruction(item: Instruction) -> Availability:
    condition = item.form.availability
    for plan, operand in zip(item.form.operands, item.operands, strict=True):
        since = ALWAYS if operand is None else plan.since(isinstance(operand, Pair))
        condition = condition if since is ALWAYS else condition & since
    for special in _specials(item.operands):
        condition = condition & special.register.since
    return condition


def _specials(operands: Iterable[object]) -> Iterator[Special]:
    for operand in operands:
        if isinstance(operand, Special):
            yield operand
        elif isinstance(operand, Vector):
            yield from _specials(operand.elements)


def _need(source: Source, start: int, end: int, condition: Availability) -> Need | None:
    target = first_target(condition)
    if target is None:
        return None
    version = first_version(condition, target)
    assert version is not None
    return Need(source.line(start), _statement(source.text[start:end]), max(version, TARGETS[str(target)]), str(target))


def _statement(text: str) -> str:
    """A statement on one line, without comments; of a function its head."""
    plain = _COMMENT.sub(" ", text)
    is_function = _FUNCTION.match(plain) is not None
    words = " ".join((plain.partition("{")[0] if is_function else plain).split()).rstrip("; ")
    return words if is_function else f"{words};"


def _least_version(conditions: list[Availability], target: Target) -> Version | None:
    """The lowest version that accepts everything for the target; None when none does."""
    firsts = [first_version(condition, target) for condition in conditions]
    least = max((version for version in firsts if version is not None), default=(1, 0))
    version = max(least, TARGETS.get(str(target), NEWEST_VERSION))
    holds = all(condition.holds(version, target) for condition in conditions)
    return version if None not in firsts and holds else None
