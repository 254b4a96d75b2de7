"""Which thread calls."""

from __future__ import annotations

import os
import threading


class _Calling(threading.local):
    """`thread`: a number that the calling thread has alone, also one that Python has not made (of which it forgets all
    after each call). To ask the system for it in every call would take as long as many a call in all."""

    def __init__(self) -> None:
        self.thread = threading.get_native_id()


calling = _Calling()

os.register_at_fork(after_in_child=calling.__init__)  # type: ignore[misc]
