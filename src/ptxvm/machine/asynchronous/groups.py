"""Groups of asynchronous operations: those of `cp.async.commit_group` and of `cp.async.bulk.commit_group`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Index = npt.NDArray[np.int64]


class Groups:
    """The groups of one kind of all threads of a CTA. A thread's groups are numbered from 0 as it closes them.

    `closed[thread]` is how many it has closed: the number of the group that its next operations belong to.
    """

    def __init__(self, threads: int) -> None:
        self.closed: Index = np.zeros(threads, np.int64)

    def current(self, threads: Index) -> Index:
        """The groups that operations of these threads belong to now."""
        return self.closed[threads]

    def commit(self, threads: Index) -> None:
        """These threads close a group; it may be empty."""
        self.closed[threads] += 1

    def oldest_allowed(self, threads: Index, newest: int) -> Index:
        """Per thread the group before which all must be complete for at most the `newest` last ones to be pending."""
        return self.closed[threads] - newest
