"""Findings about kernels that can be checked but not run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.checker.module import Module
from ptxvm.diagnostics import Finding, Severity, Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.engine.runnable import obstacle


def not_runnable(modules: Sequence[Module], severity: Severity) -> Iterator[Finding]:
    """A finding for each kernel that cannot be run, at the first instruction that nothing executes.

    modules:  those that are loaded together
    """
    sources = {function: module.source for module in modules for function in module.functions.values()}
    for kernel, source in sources.items():
        found = obstacle(kernel) if kernel.is_entry else None
        if found is not None:
            start = found.instruction.start
            message = f"kernel `{kernel.name}` cannot be run: {found.message(kernel)}"
            where = sources.get(found.function, source)
            span = Span(start, start + len(found.instruction.form.opcode))
            yield Finding(severity, codes.NOT_RUNNABLE.id, message, where, span, rule="runnable")
