"""What is kept of results of a GPU."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt


def digest_of(results: npt.NDArray[Any], digits: int = 16) -> str:
    """Of so many hexadecimal digits."""
    return hashlib.sha256(np.ascontiguousarray(results).tobytes()).hexdigest()[:digits]
