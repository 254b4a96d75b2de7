"""The codes of all findings, one table: `CODES["PTX204"]`."""

from ptxvm.diagnostics.codes import forms, modules, operands, syntax, versions
from ptxvm.diagnostics.codes.code import Code

CODES: dict[str, Code] = {
    value.id: value
    for module in (syntax, forms, operands, versions, modules)
    for value in vars(module).values()
    if isinstance(value, Code)
}

__all__ = ["CODES", "Code"]
