"""Green contexts: streams that have some of the multiprocessors."""

from __future__ import annotations

import ctypes
import os
from dataclasses import replace

from ptxvm.driver.caller_memory import get, get_bytes, put, put_structure
from ptxvm.driver.errors import require
from ptxvm.driver.events import Event, record_all, wait_all
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.contexts import release
from ptxvm.driver.green import (
    BACKFILL,
    CONNECTIONS,
    DevResource,
    GreenContext,
    GroupParameters,
    Origin,
    Part,
    ResourceType,
    Supply,
    end,
    granularity,
    new_green_context,
    part_at,
    part_of,
    queues,
    whole,
)
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import require_flags, state
from ptxvm.driver.streams import NON_BLOCKING, new_stream_of, stream_of
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

IGNORE_COSCHEDULING, MAX_CLUSTER = 1, 2
LARGEST_CLUSTER = 16
MOST_TOGETHER, MOST_TOGETHER_BEFORE_CLUSTERS = 32, 2
MOST_RESOURCES = 1024
LOCALITY_FLAGS = 6


# -------------------------------------------------------------------------------------------------------- resources


def _connections() -> int:
    text = os.environ.get("CUDA_DEVICE_MAX_CONNECTIONS", "")
    return min(32, max(1, int(text))) if text.isdecimal() else CONNECTIONS


def resource_of(device: int, green: GreenContext | None, kind: int) -> DevResource:
    """What a device or a green context has of a kind. Raises DriverError."""
    _require_kinds([kind])
    if kind == ResourceType.SM:
        return (green.part if green else whole(device)).resource()
    limit, scope = (green.limit, green.scope) if green else (_connections(), 0)
    return queues(device, ResourceType(kind), limit, scope)


def _require_kinds(kinds: list[int]) -> None:
    known = set(ResourceType) - {ResourceType.INVALID}
    require(known.issuperset(kinds), CUresult.ERROR_INVALID_RESOURCE_TYPE)


@api("cuDeviceGetDevResource")
def device_resource(device: int, resource: int, kind: int) -> None:
    put_structure(resource, resource_of(state.device(device), None, kind))


@api("cuCtxGetDevResource")
def context_resource(handle: int, resource: int, kind: int) -> None:
    context = state.context(handle)
    put_structure(resource, resource_of(context.device, context.green, kind))


@api("cuGreenCtxGetDevResource")
def green_resource(handle: int, resource: int, kind: int) -> None:
    green = green_context(handle)
    put_structure(resource, resource_of(green.parent.device, green, kind))


@api("cuStreamGetDevResource")
def stream_resource(handle: int, resource: int, kind: int) -> None:
    context = stream_of(handle).context
    put_structure(resource, resource_of(context.device, context.green, kind))


# -------------------------------------------------------------------------------------------------------- splitting


@api("cuDevSmResourceSplitByCount")
def split_by_count(result: int, number: int, given: int, remainder: int, flags: int, least: int) -> None:
    part = part_at(given)
    require(part.origin == Origin.QUERY, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    require(least <= part.count)
    smallest, together = _even_granularity(flags)
    size = max(smallest, -(-least // together) * together)
    supply = Supply(part.sms)
    possible = supply.available(together) // size
    require(possible, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    groups = min(possible, get(number, 4)) if result else possible
    split = next(state.numbers)
    for place in range(groups):
        made = Part(part.device, supply.take(size, together), together, smallest, 0, split, Origin.GROUP)
        if result:
            put_structure(result + place * ctypes.sizeof(DevResource), made.resource())
    put(number, groups, 4)
    _put_remainder(remainder, part, supply, split)


def _even_granularity(flags: int) -> tuple[int, int]:
    """(least number of multiprocessors of a group, what it is a multiple of)."""
    require_flags(flags, IGNORE_COSCHEDULING | MAX_CLUSTER)
    if flags & MAX_CLUSTER:
        require(state.gpu.major >= 9 and not flags & IGNORE_COSCHEDULING)
        return LARGEST_CLUSTER, LARGEST_CLUSTER
    return (2, 2) if flags & IGNORE_COSCHEDULING else granularity()


def _put_remainder(pointer: int, part: Part, supply: Supply, split: int) -> None:
    if pointer:
        left = replace(part, sms=supply.sms, together=2, flags=0, split=split, origin=Origin.REMAINDER)
        put_structure(pointer, left.resource())


@api("cuDevSmResourceSplit")
def split_into(result: int, number: int, given: int, remainder: int, flags: int, parameters: int) -> None:
    part = part_at(given)
    require(part.origin != Origin.GROUP, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    require(flags == 0 and 0 < number <= MOST_RESOURCES and parameters)
    wanted = (GroupParameters * number).from_buffer_copy(get_bytes(parameters, number * ctypes.sizeof(GroupParameters)))
    supply, split, made = Supply(part.sms), next(state.numbers), []
    for each in wanted:
        made.append(replace(_group(each, part, supply, exists=bool(result)), split=split, origin=Origin.GROUP))
    for place, each in enumerate(wanted):
        put(parameters + place * ctypes.sizeof(GroupParameters), each.count, 4)
        if result:
            put_structure(result + place * ctypes.sizeof(DevResource), made[place].resource())
    _put_remainder(remainder, part, supply, split)


def _group(wanted: GroupParameters, part: Part, supply: Supply, *, exists: bool) -> Part:
    """The multiprocessors of one group; `wanted.count` becomes their number where it is 0. Raises DriverError."""
    smallest, default = granularity()
    together = wanted.together or default
    most = MOST_TOGETHER if state.gpu.major >= 9 else MOST_TOGETHER_BEFORE_CLUSTERS
    require_flags(wanted.flags, BACKFILL | LOCALITY_FLAGS)
    require(not any(wanted.reserved) and together % 2 == 0 and together <= most)
    require(wanted.preferred % together == 0)
    require(wanted.count % 2 == 0 and wanted.count <= part.count)
    require(not wanted.flags & LOCALITY_FLAGS, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    backfill = wanted.flags & BACKFILL
    structured = supply.available(together)
    available = supply.sms.bit_count() // 2 * 2 if backfill and structured else structured
    count = wanted.count or available
    fits = count <= available and (backfill or count % together == 0)
    require(fits and (count >= together or not exists), CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    wanted.count = count
    return Part(part.device, supply.take(count, together), together, smallest, wanted.flags)


# ------------------------------------------------------------------------------------------------------ descriptors


@record()
class Description:
    """What a green context is to have, `CUdevResourceDesc`."""

    part: Part
    limit: int
    scope: int


@api("cuDevResourceGenerateDesc")
def describe(found: int, resources: int, number: int) -> None:
    require(found and resources and 0 < number <= MOST_RESOURCES)
    data = get_bytes(resources, number * ctypes.sizeof(DevResource))
    given = (DevResource * number).from_buffer_copy(data)
    kinds = [each.type for each in given]
    _require_kinds(kinds)
    parts = [part_of(each) for each in given if each.type == ResourceType.SM]
    configured = [each for each in given if each.type == ResourceType.WORKQUEUE_CONFIG]
    once = all(kinds.count(kind) <= 1 for kind in (ResourceType.WORKQUEUE_CONFIG, ResourceType.WORKQUEUE))
    same = len({each.device for each in given}) == 1 and once
    require(same, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
    limit, scope = (configured[0].values[1], configured[0].values[2]) if configured else (_connections(), 0)
    require(limit and scope in (0, 1))
    part = _joined(parts) if parts else whole(state.device(given[0].device))
    put(found, state.handles.add(Description(part, limit, scope)))


def _joined(parts: list[Part]) -> Part:
    """Parts that one split has made, as one. Raises DriverError."""
    alike = len({(each.split, each.together, each.origin == Origin.QUERY) for each in parts}) == 1
    sms = 0
    for each in parts:
        require(alike and not sms & each.sms, CUresult.ERROR_INVALID_RESOURCE_CONFIGURATION)
        sms |= each.sms
    smallest, _ = granularity()
    return Part(parts[0].device, sms, parts[0].together, min(smallest, sms.bit_count()), parts[0].flags)


# --------------------------------------------------------------------------------------------------------- contexts


def green_context(handle: int) -> GreenContext:
    """The green context of a handle. Raises DriverError."""
    return state.handles.get(handle, GreenContext, CUresult.ERROR_INVALID_CONTEXT)


@api("cuGreenCtxCreate")
def create(found: int, descriptor: int, device: int, flags: int) -> None:
    require_flags(flags, 1)
    put(found, 0)
    put(found, described(descriptor, device).handle)


def described(descriptor: int, device: int) -> GreenContext:
    """A new green context that has what a descriptor says. Raises DriverError."""
    primary = state.primary(state.device(device))
    wanted = state.handles.get(descriptor, Description, CUresult.ERROR_INVALID_VALUE)
    require(wanted.part.device == device, CUresult.ERROR_INVALID_DEVICE)
    return new_green_context(primary, wanted.part, wanted.limit, wanted.scope)


@api("cuGreenCtxDestroy")
@releases
def destroy(handle: int) -> None:
    give_up(green_context(handle))


def give_up(green: GreenContext) -> None:
    """Take a green context away, and what it holds of the primary one."""
    end(green.context)
    release(green.parent.device)


@api("cuCtxFromGreenCtx")
def context_from(found: int, handle: int) -> None:
    put(found, green_context(handle).context.handle)


@api("cuGreenCtxGetId")
def get_id(handle: int, number: int) -> None:
    green = green_context(handle) if handle else state.bound().green
    require(green is not None, CUresult.ERROR_INVALID_CONTEXT)
    assert green is not None
    put(number, green.context.number)


@api("cuGreenCtxStreamCreate")
def create_stream(found: int, handle: int, flags: int, priority: int) -> None:
    green = green_context(handle)
    require(flags == NON_BLOCKING)
    put(found, 0)
    green.context.check()
    put(found, new_stream_of(green.context, flags, priority))


@api("cuGreenCtxRecordEvent")
def record_event(handle: int, event: int) -> None:
    record_all(state.handles.get(event, Event), green_context(handle).context)


@api("cuGreenCtxWaitEvent")
def wait_event(handle: int, event: int) -> None:
    wait_all(green_context(handle).context, state.handles.get(event, Event))
