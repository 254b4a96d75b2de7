"""Where variables are."""

from __future__ import annotations

from enum import Enum


class Space(Enum):
    """State spaces of variables and accesses; GENERIC only on accesses.

    SHARED is the CTA's own shared memory, SHARED_CLUSTER that of any CTA of the cluster (an access only).
    """

    GENERIC = "generic"
    GLOBAL = "global"
    SHARED = "shared"
    SHARED_CLUSTER = "shared::cluster"
    CONST = "const"
    LOCAL = "local"
    PARAM = "param"
