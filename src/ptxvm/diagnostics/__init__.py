"""Findings: what ptxvm has to say about a program, with its place in the text."""

from ptxvm.diagnostics.acceptance import Acceptance, Need
from ptxvm.diagnostics.finding import Finding, Label, Severity
from ptxvm.diagnostics.source import Source, Span

__all__ = ["Acceptance", "Finding", "Label", "Need", "Severity", "Source", "Span"]
