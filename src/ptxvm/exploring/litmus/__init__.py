"""Litmus tests: which outcomes of a few threads the axioms of the ISA allow, and which the machine shows."""

from ptxvm.exploring.litmus.reader import LitmusError
from ptxvm.exploring.litmus.result import Litmus, litmus

__all__ = ["Litmus", "LitmusError", "litmus"]
