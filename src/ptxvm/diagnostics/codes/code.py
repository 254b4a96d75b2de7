"""What a code is."""

from __future__ import annotations

from ptxvm.records import record


@record()
class Code:
    """A kind of finding: its stable id (`PTX204`), a short title and the page `ptxvm explain PTX204` prints."""

    id: str
    title: str
    explanation: str
