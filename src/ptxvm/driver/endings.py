"""The program ends: what is left to say."""

from __future__ import annotations

from ptxvm.driver.leaks import tell_leaks
from ptxvm.driver.state import state
from ptxvm.driver.streams import drain_all


def tell_rest() -> None:
    """Memory that nobody has freed. Under the sanitizer's checks, kernels that nobody has waited for run to their end
    before: otherwise a program that only launches would never hear of a race."""
    if state.settings.is_watched:
        drain_all()
    tell_leaks(None, "program")
