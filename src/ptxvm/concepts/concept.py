"""A page about an idea, and its example."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from ptxvm.records import record


class Outcome(StrEnum):
    """What an example claims: its results, the fault that stops it, that it is accepted or rejected by the checker."""

    RUN = "run"
    FAULT = "fault"
    ACCEPTED = "accepted"
    REJECTED = "rejected"


@record()
class Example:
    """A whole module and what comes of it.

    `detail` is the kind of the fault or the code of the finding; `gives` are the first elements, as text, of the output
    array, whose elements have the type `element` ("u32"). `settings` are those of the launch: grid, block, cluster,
    shared (bytes), checks, completion, timeout.
    """

    text: str
    outcome: Outcome
    detail: str = ""
    gives: tuple[str, ...] = ()
    element: str = "u32"
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """How to see it on the command line; the module is in example.ptx."""
        if self.outcome in (Outcome.ACCEPTED, Outcome.REJECTED):
            return "ptxvm check example.ptx"
        options = [
            f"--{name.replace('completion', 'async-completion')} {value}" for name, value in self.settings.items()
        ]
        return " ".join(("ptxvm run example.ptx", *options, f"--arg zeros:{self.element}:64"))

    @property
    def claim(self) -> str:
        """What the command shows."""
        match self.outcome:
            case Outcome.RUN:
                return f"argument 1 begins with {' '.join(self.gives)}"
            case Outcome.FAULT:
                return f"the fault {self.detail}"
            case Outcome.REJECTED:
                return f"the finding {self.detail}"
            case Outcome.ACCEPTED:
                return "no finding"


@record()
class Concept:
    """`names` are its other names; `see` what `ptxvm explain` knows and belongs to it; `section` is that of the ISA."""

    name: str
    names: tuple[str, ...]
    text: str
    example: Example
    see: tuple[str, ...]
    section: str = ""

    @property
    def summary(self) -> str:
        """The first sentence of the text."""
        return self.text.split("\n\n", maxsplit=1)[0].partition(". ")[0].rstrip(".") + "."
