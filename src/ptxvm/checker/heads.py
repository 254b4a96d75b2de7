"""Heads of functions: performance directives, return values and pointers (ISA 11.2, 11.4, 11.7, 11.8)."""

from __future__ import annotations

from ptxvm.checker.module import Function, Instruction, Special
from ptxvm.checker.report import Report
from ptxvm.diagnostics import Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.isa.directives import directives
from ptxvm.isa.targets import ptx, sm
from ptxvm.syntax import tree

_POSITIVE = (".maxntid", ".reqntid", ".maxnreg", ".minnctapersm")
_ONCE = (".abi_preserve", ".abi_preserve_control")
_CONFLICTS = ((".maxntid", ".reqntid"), (".reqnctapercluster", ".maxclusterrank"))
_BLOCKS = ".blocksareclusters"
_BLOCKS_NEED = (".reqntid", ".reqnctapercluster")
_LARGEST_ARGUMENT = (1 << 32) - 1
_SPACES = {True: ("param",), False: ("param", "reg")}
_PARAMETER_BYTES = 4352
_MANY_PARAMETER_BYTES = 32764
_MANY_PARAMETERS = ptx(8, 1) & sm(70)
_OLD = ".maxnctapersm"
_SLICES = ".minperctamemory"
_UNTIL = ~ptx(2, 1)


def check_head(node: tree.Function, values: dict[str, tuple[int, ...]], report: Report) -> None:
    """What is wrong with the head of a function; `values` are the arguments of its directives."""
    _check_directives(node, values, report)
    _check_together(node, report)
    _check_returns(node, report)
    for word in node.linking:
        report.require(f"`.{word}`", directives()[f".{word}"].since, node)
    if node.linking == ("common",):
        report.error(codes.LINKING, _name(node), "only variables are .common")
    if node.body is not None and "extern" in node.linking:
        report.error(codes.LINKING, _name(node), f"`{node.name}` is .extern, which means that its body is elsewhere")
    for parameter in (*node.parameters, *node.returns):
        if parameter.space not in _SPACES[node.is_entry]:
            report.error(codes.PARAMETERS, parameter, f"parameters are not in the .{parameter.space} space")
        if node.body is not None and (parameter.space, parameter.type) == ("param", "f16x2"):
            report.error(codes.VARIABLE_TYPE, parameter, "no .f16x2 in the .param space; use .b32")
        if parameter.pointer is not None and not node.is_entry:
            report.error(codes.PARAMETERS, parameter, "`.ptr` belongs to parameters of an .entry")


def _name(node: tree.Function) -> Span:
    return Span(node.name_start, node.name_start + len(node.name))


def _check_directives(node: tree.Function, values: dict[str, tuple[int, ...]], report: Report) -> None:
    seen: set[str] = set()
    for directive in node.directives:
        name = directive.name
        known = directives().get(name)
        if known is not None:
            report.require(f"`{name}`", _UNTIL if name == _OLD else known.since, directive)
        if any(value > _LARGEST_ARGUMENT for value in values[name]):
            report.error(codes.DIRECTIVE, directive, f"the arguments of `{name}` have at most 32 bits")
        if name in _POSITIVE and 0 in values[name]:
            report.error(codes.DIRECTIVE, directive, f"`{name}` takes numbers from 1 on")
        if name in seen and name in _ONCE:
            report.error(codes.DIRECTIVE, directive, f"`{name}` stands once")
        seen.add(name)


def _check_together(node: tree.Function, report: Report) -> None:
    names = {directive.name for directive in node.directives}
    for first, second in _CONFLICTS:
        if {first, second} <= names:
            report.error(codes.DIRECTIVE, _name(node), f"`{first}` and `{second}` do not go together")
    if _BLOCKS in names and not names.issuperset(_BLOCKS_NEED):
        needed = " and ".join(f"`{name}`" for name in _BLOCKS_NEED)
        report.error(codes.DIRECTIVE, _name(node), f"`{_BLOCKS}` needs {needed}")
    if ".language" in names and node.body is None:
        report.error(codes.DIRECTIVE, _name(node), "`.language` stands at the function's body, not at a declaration")
    if ".noreturn" in names and node.returns:
        report.error(codes.DIRECTIVE, _name(node), "a `.noreturn` function has no return values")


def check_cta_memory(function: Function, name: Span, report: Report) -> None:
    """An error when a kernel looks for memory of its CTAs that it does not ask for."""
    if not function.is_entry or next(iter(function.directives.get(_SLICES, ())), 0):
        return
    for item in function.body or ():
        read = [each for each in item.operands if _is_slice(each)] if isinstance(item, Instruction) else []
        if read and isinstance(item, Instruction):
            message = f"`{function.name}` reads `%perctamemory...` in line {item.line}, but has no `{_SLICES}`"
            report.error(codes.DIRECTIVE, name, message)
            return


def _is_slice(operand: object) -> bool:
    return isinstance(operand, Special) and operand.register.base.startswith("perctamemory")


def check_parameter_size(function: Function, name: tree.Node | Span, report: Report) -> None:
    """An error when the parameters of an entry take more bytes than the version and target allow."""
    has_more = _MANY_PARAMETERS.holds(report.version, report.target)
    most = _MANY_PARAMETER_BYTES if has_more else _PARAMETER_BYTES
    if function.is_entry and function.parameter_size > most:
        message = (
            f"the parameters of `{function.name}` take {function.parameter_size} bytes; at most {most} are possible"
        )
        report.error(codes.PARAMETERS, name, message)


def _check_returns(node: tree.Function, report: Report) -> None:
    in_memory = [value for value in node.returns if value.space != "reg"]
    if in_memory and len(node.returns) > 1:
        report.error(codes.PARAMETERS, in_memory[0], "several return values are in the .reg space")
    for value in in_memory:
        if any(length is None for declarator in value.declarators for length in declarator.dimensions):
            report.error(codes.PARAMETERS, value, "a return value has a size")
