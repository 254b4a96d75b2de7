"""`.alias`: a second name of a function (ISA 11.6.5)."""

from __future__ import annotations

from ptxvm.checker.functions import difference
from ptxvm.checker.module import Function, Linking
from ptxvm.checker.report import Report
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.isa.targets import ptx, sm
from ptxvm.syntax import tree

_SINCE = ptx(6, 3) & sm(30)
_NOT_ALIASED = (Linking.WEAK, Linking.EXTERN)


def make_alias(node: tree.Alias, functions: dict[str, Function], report: Report) -> None:
    """Let the declared function of the first name be the defined one of the second."""
    report.require("`.alias`", _SINCE, node)
    alias, aliasee = functions.get(node.name), functions.get(node.aliasee)
    if alias is None or aliasee is None:
        missing = node.name if alias is None else node.aliasee
        report.error(codes.LINKING, node, f"`{missing}` is not a declared function")
        return
    wrong = _obstacle(alias, aliasee)
    if wrong is not None:
        report.error(codes.LINKING, node, wrong)
        return
    alias.body, alias.registers, alias.variables = aliasee.body, aliasee.registers, aliasee.variables
    alias.parameters, alias.returns, alias.vectors = aliasee.parameters, aliasee.returns, aliasee.vectors


def _obstacle(alias: Function, aliasee: Function) -> str | None:
    if aliasee.is_entry:
        return f"`{aliasee.name}` is an .entry; only a .func has aliases"
    if alias.body is not None:
        return f"`{alias.name}` is already defined"
    if aliasee.linking in _NOT_ALIASED:
        return f"`{aliasee.name}` is .{aliasee.linking.value}, so that it may be another function in the end"
    different = difference(alias, aliasee)
    return None if different is None else f"`{alias.name}` and `{aliasee.name}` differ: {different}"
