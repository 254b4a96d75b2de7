"""Arguments that differ between the devices of a launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ptxvm.machine.launch import LaunchError


@dataclass(frozen=True)
class PerDevice:
    """An argument of a launch on several devices: a value for each, in their order.

    Raises TypeError for what is no sequence.
    """

    values: Sequence[object]

    def __post_init__(self) -> None:
        if not isinstance(self.values, Sequence | np.ndarray):
            raise TypeError(f"PerDevice needs a sequence of values, one for each device, not {self.values!r}")


def of_device(argument: object, place: int, count: int) -> object:
    """What an argument is for the device at this place among `count`. Raises LaunchError."""
    if not isinstance(argument, PerDevice):
        return argument
    if len(argument.values) != count:
        devices = "1 device" if count == 1 else f"{count} devices"
        raise LaunchError(f"a PerDevice argument has {len(argument.values)} values for {devices}")
    return argument.values[place]
