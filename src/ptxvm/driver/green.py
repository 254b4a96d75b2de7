"""Parts of a GPU's multiprocessors, and what a green context has of them.

`CUdevResource` is a value that programs copy as they like. So all that is known of a part stands in it, in the bytes
that its declaration reserves: there is nothing to look up, and nothing to forget.
"""

from __future__ import annotations

import ctypes
from ctypes import c_int, c_size_t, c_ubyte, c_uint
from enum import IntEnum

from ptxvm.driver.caller_memory import get_structure
from ptxvm.driver.errors import require
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

BACKFILL = 1
CONNECTIONS = 8
"""What the driver expects to run at once, unless CUDA_DEVICE_MAX_CONNECTIONS says otherwise."""

_MARK = 0x50545856
_SMS_BYTES = 32
_CLUSTERED = 9
"""The generation from which on CTAs form clusters, and multiprocessors are given out by eights."""

_NEIGHBOURS = 16
"""Multiprocessors that lie together: those of one graphics processing cluster."""


class ResourceType(IntEnum):
    """`CUdevResourceType`."""

    INVALID = 0
    SM = 1
    WORKQUEUE_CONFIG = 1000
    WORKQUEUE = 10000


class Origin(IntEnum):
    """Where a part comes from, which says whether it may be split."""

    QUERY = 0
    GROUP = 1
    REMAINDER = 2


class DevResource(ctypes.Structure):
    """`CUdevResource`. `values`: those of `CUdevSmResource`, or of `CUdevWorkqueueConfigResource`."""

    _fields_ = (
        ("type", c_int),
        ("mark", c_uint),
        ("device", c_int),
        ("split", c_uint),
        ("origin", c_uint),
        ("sms", c_ubyte * _SMS_BYTES),
        ("padding", c_ubyte * 44),
        ("values", c_uint * 10),
        ("next", c_size_t),
    )


class GroupParameters(ctypes.Structure):
    """`CU_DEV_SM_RESOURCE_GROUP_PARAMS`."""

    _fields_ = (
        ("count", c_uint),
        ("together", c_uint),
        ("preferred", c_uint),
        ("flags", c_uint),
        ("domain", c_uint),
        ("reserved", c_uint * 11),
    )


@record()
class Part:
    """Some multiprocessors of a device: `sms` has a bit for each. `together`: how many lie side by side; `split`: the
    call that made it."""

    device: int
    sms: int
    together: int
    smallest: int
    flags: int = 0
    split: int = 0
    origin: Origin = Origin.QUERY

    @property
    def count(self) -> int:
        return self.sms.bit_count()

    def resource(self) -> DevResource:
        """As programs hold it; one without multiprocessors is of no type."""
        made = DevResource(ResourceType.SM if self.sms else ResourceType.INVALID, _MARK, self.device, self.split)
        made.origin = self.origin
        made.sms[:] = self.sms.to_bytes(_SMS_BYTES, "little")
        made.values[:4] = self.count, self.smallest, self.together, self.flags
        return made


def granularity() -> tuple[int, int]:
    """How many multiprocessors a part has at least, and a multiple of what."""
    if state.gpu.major >= _CLUSTERED:
        return 8, 8
    return (4, 2) if state.gpu.major == 8 else (2, 2)


def whole(device: int) -> Part:
    """All multiprocessors of a device."""
    smallest, together = granularity()
    return Part(device, (1 << state.gpu.limits.multiprocessors) - 1, together, smallest)


def part_of(resource: DevResource) -> Part:
    """What a program hands over as multiprocessors. Raises DriverError."""
    require(resource.type == ResourceType.SM, CUresult.ERROR_INVALID_RESOURCE_TYPE)
    sms = int.from_bytes(resource.sms, "little")
    require(resource.mark == _MARK and resource.origin in list(Origin))
    require(0 <= resource.device < state.settings.devices)
    require(sms and sms == sms & whole(0).sms and sms.bit_count() == resource.values[0])
    _, smallest, together, flags = resource.values[:4]
    return Part(resource.device, sms, together, smallest, flags, resource.split, Origin(resource.origin))


def part_at(pointer: int) -> Part:
    """As `part_of`, from its address."""
    require(pointer)
    return part_of(get_structure(pointer, DevResource))


def queues(device: int, kind: ResourceType, limit: int, scope: int) -> DevResource:
    """The queues for work that a device or a context has, or how they are configured."""
    made = DevResource(kind, _MARK, device)
    if kind == ResourceType.WORKQUEUE_CONFIG:
        made.values[:3] = device, limit, scope
    return made


# ------------------------------------------------------------------------------------------------------- splitting


class Supply:
    """Multiprocessors that a split has not given out yet."""

    def __init__(self, sms: int) -> None:
        self.sms = sms

    def _neighbours(self) -> list[list[int]]:
        """Those left, by where they lie."""
        return [
            [place for place in range(first, first + _NEIGHBOURS) if self.sms >> place & 1]
            for first in range(0, self.sms.bit_length(), _NEIGHBOURS)
        ]

    def available(self, together: int) -> int:
        """How many can be had in groups that lie together."""
        return sum(len(each) // together * together for each in self._neighbours())

    def take(self, count: int, together: int) -> int:
        """Give out so many: whole groups first, then whatever is left, which `available` must allow for."""
        found: list[int] = []
        for each in self._neighbours():
            found += each[: len(each) // together * together]
        chosen = found[: count // together * together]
        rest = [place for each in self._neighbours() for place in each if place not in chosen]
        chosen += rest[: count - len(chosen)]
        taken = sum(1 << place for place in chosen)
        self.sms &= ~taken
        return taken


@record(frozen=False, eq=False)
class GreenContext:
    """A green context: `context` is what `cuCtxFromGreenCtx` makes of it, which shares all but streams and
    multiprocessors with `parent`, the primary context. `limit`, `scope`: of its queues for work."""

    parent: Context
    context: Context
    part: Part
    limit: int
    scope: int
    handle: int = 0


def new_green_context(parent: Context, part: Part, limit: int, scope: int) -> GreenContext:
    """A green context of a primary one, which stays referred to as long as it exists."""
    parent.retain()
    context = state.new_context(parent.device, like=parent)
    made = context.green = GreenContext(parent, context, part, limit, scope)
    made.handle = state.handles.add(made)
    parent.greens.append(context)
    return made


def end(context: Context) -> None:
    """Take a green context away. Its streams stay, for nothing but to be destroyed."""
    assert context.green is not None
    for stream in context.streams:
        if stream.capture is not None:
            stream.capture.invalidate()
    drain(context)
    state.handles.remove(context.green.handle, GreenContext)
    state.handles.remove(context.handle, Context)
    context.green.parent.greens.remove(context)
    context.handle = 0
