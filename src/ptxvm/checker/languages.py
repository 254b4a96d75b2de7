"""`.language`: the languages that a function was written in (PTX ISA 9.3, 11.8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.checker.constants import ConstantError, evaluate_integer
from ptxvm.checker.report import Report
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.diagnostics.nearest import question
from ptxvm.syntax import tree

_RESERVED = "reserved"
_NAMES = (
    "unknown",
    _RESERVED,
    _RESERVED,
    "ptx",
    "nvvm",
    "cuda c++",
    "cuda c++ tile",
    "tile ir",
    "python-cutile",
    "fortran",
    "optix",
)
"""By their numbers."""


def languages_of(node: tree.Function, report: Report) -> tuple[str, ...]:
    """The names of the languages, in their order."""
    found = [
        language
        for directive in node.directives
        if directive.name == ".language"
        for language in _languages(directive, report)
    ]
    return tuple(dict.fromkeys(found))


def _languages(directive: tree.PerformanceDirective, report: Report) -> Iterator[str]:
    for argument in directive.arguments:
        if isinstance(argument, tree.String):
            yield from _named(argument, report)
        else:
            yield from _numbered(argument, report)


def _named(argument: tree.String, report: Report) -> Iterator[str]:
    name = argument.text.lower()
    if name in _NAMES and name != _RESERVED:
        yield name
        return
    known = [each for each in _NAMES if each != _RESERVED]
    near = [each for each in known if name and (each.startswith(name) or name.startswith(each))]
    help = question(near) or f"there are {', '.join(known)}"
    report.error(codes.DIRECTIVE, argument, f'`.language` knows no "{argument.text}"', help)


def _numbered(argument: tree.Expression, report: Report) -> Iterator[str]:
    try:
        number = evaluate_integer(argument)
    except ConstantError:
        return  # told where the directive is read
    if 0 <= number < len(_NAMES):
        yield _NAMES[number]
    else:
        report.error(codes.DIRECTIVE, argument, f"`.language` takes numbers from 0 to {len(_NAMES) - 1}, not {number}")
