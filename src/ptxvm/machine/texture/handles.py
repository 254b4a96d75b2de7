"""Handles: the 64-bit numbers by which kernels name textures, samplers and surfaces.

A handle is a number of an object, or the generic address of a reference: of a `.texref`, `.samplerref` or `.surfref`
variable of a module, or of a kernel parameter of these types. What such a variable holds is the handle of an object.
"""

from __future__ import annotations

from itertools import count
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # most programs have no textures
    from ptxvm.machine.texture.references import Reference, Resource

HANDLE_BASE = 0x7E << 56
"""Above all addresses."""
_DEVICE_SHIFT = 40


class HandleTable:
    """The objects and references of one device. Handles are never used again. `changes` counts."""

    def __init__(self, device: int) -> None:
        self._first = HANDLE_BASE + (device << _DEVICE_SHIFT)
        self._numbers = count(1)
        self._objects: dict[int, Resource] = {}
        self.references: dict[int, Reference] = {}
        self._highest = self._first
        self.changes = 0
        self._lock = RLock()

    def add(self, resource: Resource) -> int:
        """A handle of its own."""
        with self._lock:
            handle = self._first + next(self._numbers)
            self._objects[handle] = resource
            self._highest = handle
            self.changes += 1
            return handle

    def remove(self, handle: int) -> None:
        """The object has gone."""
        with self._lock:
            self._objects.pop(handle, None)
            self.changes += 1

    def find(self, handle: int) -> Resource | None:
        """The object of a handle."""
        return self._objects.get(handle)

    def objects(self) -> dict[int, Resource]:
        """All of them."""
        with self._lock:
            return dict(self._objects)

    def diagnose(self, handle: int) -> str:
        """Why a number is no handle."""
        if handle == 0:
            return "the handle is 0"
        if self._first < handle <= self._highest:
            return f"the handle {handle:#x} is that of an object that is gone"
        if handle >> 56 == HANDLE_BASE >> 56:
            return f"the handle {handle:#x} is one of another device"
        return f"{handle:#x} is no handle of a texture, sampler or surface"
