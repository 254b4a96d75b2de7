"""What running threads print."""

from __future__ import annotations

import sys
from threading import Lock


class Output:
    """Collects what the CTAs of a launch print, and writes it when the launch ends: CTA by CTA, and what one prints in
    the order of time. The threads of a warp that print together do so in their order."""

    def __init__(self) -> None:
        self._texts: dict[int, bytearray] = {}
        self._lock = Lock()

    def write(self, cta: int, text: bytes) -> None:
        """A thread of the CTA with this number in the grid prints."""
        with self._lock:
            self._texts.setdefault(cta, bytearray()).extend(text)

    def flush(self) -> None:
        """Hand everything to Python's standard output."""
        with self._lock:
            texts, self._texts = self._texts, {}
        for cta in sorted(texts):
            sys.stdout.write(texts[cta].decode(errors="replace"))
        if texts:
            sys.stdout.flush()
