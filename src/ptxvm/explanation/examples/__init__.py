"""Small whole kernels that show an instruction at work, made from its form or, where need be, written by hand."""

from ptxvm.explanation.examples.find import form_example, page_example

__all__ = ["form_example", "page_example"]
