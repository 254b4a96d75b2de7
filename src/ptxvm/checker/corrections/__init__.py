"""What to write instead: the smallest change of an instruction that the checker accepts, as corrected PTX."""

from ptxvm.checker.corrections.correct import Mistaken, correction

__all__ = ["Mistaken", "correction"]
