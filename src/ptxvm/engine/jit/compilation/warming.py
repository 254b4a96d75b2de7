"""The emitters are imported when there is time: who makes code later, here or in a child, finds them there."""

from __future__ import annotations

import os
import threading

from ptxvm.engine.jit.compilation.forking import OWN_THREAD

making = threading.Lock()
"""Held while code is emitted: no child may begin with half of a module, or with the lock of a thread that it lacks."""

os.register_at_fork(before=making.acquire, after_in_parent=making.release, after_in_child=making.release)

_begun = False


def warm_up() -> None:
    """Import the emitters, in a thread, unless that has begun."""
    global _begun  # noqa: PLW0603  (what is imported is the process's own, too)
    if not _begun:
        _begun = True
        threading.Thread(target=_import_emitters, name=f"{OWN_THREAD}warming", daemon=True).start()


def is_warm() -> bool:
    """Whether emitting begins at once."""
    return _begun and not making.locked()


def _import_emitters() -> None:
    with making:
        from ptxvm.engine.jit.compilation import codegen, emit  # noqa: F401, PLC0415
