"""Updates of global memory by Python: reductions, which read, combine and write.

Worker threads complete asynchronous operations at the same time. Each reduction is atomic with regard to all others
that hold this lock, not with regard to atomic operations of native code that runs meanwhile.
"""

from collections.abc import Callable
from threading import Lock

Swap = Callable[[int, int, int, int], int]
"""(host address, bytes, expected, new) -> whether the number there was the expected one and is now the new one."""

UPDATES = Lock()
