"""Green contexts: parts of the multiprocessors (132 here, those of sm_90), streams that have them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest
from tests.driver.cuda import FILL, POLL, Cuda

from ptxvm.driver.green import DevResource, GroupParameters, ResourceType
from ptxvm.driver.runtime import library as runtime_library

SM, CONFIG, QUEUE = 1, 1000, 10000
NON_BLOCKING = 1
COUNT, SMALLEST, TOGETHER, FLAGS = range(4)


def device_sms(cuda: Cuda) -> DevResource:
    found = DevResource()
    cuda.cuDeviceGetDevResource(0, ctypes.addressof(found), SM)
    return found


@dataclass
class Split:
    """What a split has made; `code`: what the call returned, `counts`: the numbers in its parameters."""

    groups: list[DevResource]
    left: DevResource
    code: str = "SUCCESS"
    counts: tuple[int, ...] = ()

    @property
    def sizes(self) -> tuple[list[int], int]:
        return [each.values[COUNT] for each in self.groups], self.left.values[COUNT]


def by_count(cuda: Cuda, given: DevResource, groups: int, least: int, flags: int = 0) -> Split:
    made, left, number = (DevResource * groups)(), DevResource(), ctypes.c_uint(groups)
    addresses = [ctypes.addressof(each) for each in (made, number, given, left)]
    cuda.cuDevSmResourceSplitByCount(*addresses, flags, least)
    return Split(list(made)[: number.value], left)


def split(cuda: Cuda, given: DevResource, *groups: tuple[Any, ...], simulate: bool = False) -> Split:
    """Groups are (count, together, preferred, flags)."""
    made, left = (DevResource * len(groups))(), DevResource()
    wanted = (GroupParameters * len(groups))(*(GroupParameters(*each) for each in groups))
    result, *places = (ctypes.addressof(each) for each in (made, given, left, wanted))
    code = cuda.error("cuDevSmResourceSplit", 0 if simulate else result, len(groups), *places[:2], 0, places[2])
    return Split(list(made), left, code, tuple(each.count for each in wanted))


def descriptor(cuda: Cuda, *resources: DevResource) -> int:
    made = (DevResource * len(resources))(*resources)
    return cuda.out("cuDevResourceGenerateDesc", cuda.keep(made), len(resources))


def mask(resource: DevResource) -> int:
    return int.from_bytes(resource.sms, "little")


@pytest.fixture
def green(cuda: Cuda) -> Iterator[int]:
    """A green context with 16 multiprocessors."""
    part = by_count(cuda, device_sms(cuda), 1, 16).groups[0]
    made = cuda.out("cuGreenCtxCreate", descriptor(cuda, part), 0, 1)
    yield made
    if cuda.code("cuGreenCtxGetId", made, cuda.place()) == 0:
        cuda.cuGreenCtxDestroy(made)


# -------------------------------------------------------------------------------------------------------- resources


def test_the_structures_are_as_long_as_declared() -> None:
    assert ctypes.sizeof(DevResource) == 144
    assert (DevResource.values.offset, DevResource.next.offset) == (96, 136)
    assert ctypes.sizeof(GroupParameters) == 64


def test_what_a_device_has(cuda: Cuda) -> None:
    found = device_sms(cuda)
    assert found.type == SM
    assert list(found.values)[:4] == [132, 8, 8, 0]
    place = ctypes.addressof(found)
    cuda.cuCtxGetDevResource(cuda.context, place, CONFIG)
    assert (found.type, list(found.values)[:3]) == (CONFIG, [0, 8, 0])
    cuda.cuDeviceGetDevResource(1, place, QUEUE)
    assert found.type == QUEUE
    assert cuda.error("cuDeviceGetDevResource", 0, place, 2) == "ERROR_INVALID_RESOURCE_TYPE"
    assert cuda.error("cuDeviceGetDevResource", 2, place, SM) == "ERROR_INVALID_DEVICE"
    assert cuda.error("cuDeviceGetDevResource", 0, 0, SM) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuCtxGetDevResource", 77, place, SM) == "ERROR_INVALID_CONTEXT"


# -------------------------------------------------------------------------------------------------------- splitting


@pytest.mark.parametrize(
    ("groups", "least", "flags", "expected"),
    [
        (2, 16, 0, ([16, 16], 100)),
        (3, 9, 0, ([16, 16, 16], 84)),
        (99, 0, 0, ([8] * 16, 4)),
        (99, 60, 0, ([64, 64], 4)),
        (5, 3, 1, ([4] * 5, 112)),
        (9, 1, 2, ([16] * 8, 4)),
        (1, 128, 0, ([128], 4)),
    ],
)
def test_splitting_by_count(cuda: Cuda, groups: int, least: int, flags: int, expected: tuple[list[int], int]) -> None:
    made = by_count(cuda, device_sms(cuda), groups, least, flags)
    assert made.sizes == expected
    masks = [mask(each) for each in [*made.groups, made.left]]
    assert sum(masks) == (1 << 132) - 1
    assert sum(each.bit_count() for each in masks) == 132


def test_how_many_groups_there_would_be(cuda: Cuda) -> None:
    given, number = device_sms(cuda), cuda.place(0, ctypes.c_uint)
    cuda.cuDevSmResourceSplitByCount(0, number, ctypes.addressof(given), 0, 0, 30)
    assert ctypes.c_uint.from_address(number).value == 4


def test_what_cannot_be_split(cuda: Cuda) -> None:
    given, place = device_sms(cuda), cuda.place(1, ctypes.c_uint)
    whole, made = ctypes.addressof(given), cuda.keep(DevResource())

    def code(input_: int, flags: int = 0, least: int = 8) -> str:
        return cuda.error("cuDevSmResourceSplitByCount", made, place, input_, 0, flags, least)

    assert code(whole, least=133) == "ERROR_INVALID_VALUE"
    assert code(whole, least=132) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(whole, flags=4) == "ERROR_INVALID_VALUE"
    assert code(0) == "ERROR_INVALID_VALUE"
    group = by_count(cuda, given, 2, 16).groups[0]
    assert code(cuda.keep(group)) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(cuda.keep(DevResource(CONFIG))) == "ERROR_INVALID_RESOURCE_TYPE"
    assert code(cuda.keep(DevResource(SM))) == "ERROR_INVALID_VALUE"
    given.values[COUNT] = 64
    assert code(whole) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize(
    ("groups", "sizes", "left"),
    [
        ([(0, 0, 0, 0)], [128], 4),
        ([(10, 2, 0, 0)], [10], 122),
        ([(8, 4, 0, 0), (0, 2, 0, 1)], [8, 124], 0),
        ([(10, 0, 0, 1)], [10], 122),
        ([(64, 0, 0, 0), (64, 16, 16, 0)], [64, 64], 4),
        ([(66, 0, 0, 1), (66, 0, 0, 1)], [66, 66], 0),
        ([(24, 8, 0, 0), (0, 16, 0, 0)], [24, 96], 12),
    ],
)
def test_splitting_into_groups(cuda: Cuda, groups: list[tuple[int, ...]], sizes: list[int], left: int) -> None:
    for simulate in (True, False):
        made = split(cuda, device_sms(cuda), *groups, simulate=simulate)
        assert (made.code, list(made.counts)) == ("SUCCESS", sizes)
        assert (made.left.type, made.left.values[COUNT]) == (SM if left else ResourceType.INVALID, left)
    assert made.sizes == (sizes, left)
    assert [each.values[FLAGS] for each in made.groups] == [each[3] for each in groups]
    assert [each.values[TOGETHER] for each in made.groups] == [each[1] or 8 for each in groups]


@pytest.mark.parametrize(
    ("groups", "code"),
    [
        ([(10, 0, 0, 0)], "ERROR_INVALID_RESOURCE_CONFIGURATION"),
        ([(132, 0, 0, 0)], "ERROR_INVALID_RESOURCE_CONFIGURATION"),
        ([(128, 0, 0, 0), (0, 8, 0, 0)], "ERROR_INVALID_RESOURCE_CONFIGURATION"),
        ([(0, 32, 0, 0)], "ERROR_INVALID_RESOURCE_CONFIGURATION"),
        ([(8, 0, 0, 2)], "ERROR_INVALID_RESOURCE_CONFIGURATION"),
        ([(9, 0, 0, 0)], "ERROR_INVALID_VALUE"),
        ([(134, 2, 0, 0)], "ERROR_INVALID_VALUE"),
        ([(8, 3, 0, 0)], "ERROR_INVALID_VALUE"),
        ([(8, 8, 12, 0)], "ERROR_INVALID_VALUE"),
        ([(8, 34, 0, 0)], "ERROR_INVALID_VALUE"),
        ([(8, 0, 0, 8)], "ERROR_INVALID_VALUE"),
        ([(8, 0, 0, 0, 0, (1,))], "ERROR_INVALID_VALUE"),
    ],
)
def test_groups_that_cannot_be(cuda: Cuda, groups: list[tuple[int, ...]], code: str) -> None:
    assert split(cuda, device_sms(cuda), *groups).code == code


def test_what_is_left_is_split_again_but_groups_are_not(cuda: Cuda) -> None:
    made = split(cuda, device_sms(cuda), (32, 0, 0, 0))
    again = split(cuda, made.left, (16, 0, 0, 0))
    assert (again.code, mask(again.groups[0]) & mask(made.groups[0])) == ("SUCCESS", 0)
    assert split(cuda, made.groups[0], (16, 0, 0, 0)).code == "ERROR_INVALID_RESOURCE_CONFIGURATION"


def test_nothing_is_left_for_a_group_only_when_it_is_not_wanted(cuda: Cuda) -> None:
    made = split(cuda, device_sms(cuda), (128, 0, 0, 0), (0, 8, 0, 0), simulate=True)
    assert (made.code, made.counts) == ("SUCCESS", (128, 0))


# ------------------------------------------------------------------------------------------------------ descriptors


def test_what_a_descriptor_takes(cuda: Cuda) -> None:
    whole, config, queue = device_sms(cuda), DevResource(), DevResource()
    cuda.cuDeviceGetDevResource(0, ctypes.addressof(config), CONFIG)
    cuda.cuDeviceGetDevResource(0, ctypes.addressof(queue), QUEUE)
    one, two = by_count(cuda, whole, 2, 16).groups
    other = by_count(cuda, whole, 2, 32).groups[1]
    elsewhere = DevResource()
    cuda.cuDeviceGetDevResource(1, ctypes.addressof(elsewhere), CONFIG)

    def code(*resources: DevResource) -> str:
        made = (DevResource * len(resources))(*resources)
        return cuda.error("cuDevResourceGenerateDesc", cuda.place(), ctypes.addressof(made), len(resources))

    assert code(one, two, config, queue) == "SUCCESS"
    assert code(config) == "SUCCESS"
    assert code(one, other) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(one, one) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(config, config) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(one, elsewhere) == "ERROR_INVALID_RESOURCE_CONFIGURATION"
    assert code(one, DevResource()) == "ERROR_INVALID_RESOURCE_TYPE"
    assert cuda.error("cuDevResourceGenerateDesc", cuda.place(), ctypes.addressof(one), 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuDevResourceGenerateDesc", cuda.place(), 0, 1) == "ERROR_INVALID_VALUE"


def test_groups_of_one_split_make_one_context(cuda: Cuda) -> None:
    parts = by_count(cuda, device_sms(cuda), 3, 16).groups
    made = cuda.out("cuGreenCtxCreate", descriptor(cuda, *parts[:2]), 0, 0)
    found = DevResource()
    cuda.cuGreenCtxGetDevResource(made, ctypes.addressof(found), SM)
    assert found.values[COUNT] == 32
    assert by_count(cuda, found, 9, 8).sizes == ([8, 8, 8, 8], 0)
    cuda.cuGreenCtxDestroy(made)


# --------------------------------------------------------------------------------------------------------- contexts


def test_a_kernel_of_a_green_context(cuda: Cuda, green: int) -> None:
    function, data = cuda.function(FILL, "fill"), cuda.alloc(128)
    stream = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    cuda.launch(function, data, ctypes.c_uint32(7), stream=stream)
    cuda.cuStreamSynchronize(stream)
    assert list(cuda.download(data, 32)) == [7] * 32
    context = cuda.out("cuCtxFromGreenCtx", green)
    assert context not in (green, cuda.context)
    assert cuda.error("cuGreenCtxStreamCreate", cuda.place(), green, 0, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuGreenCtxStreamCreate", cuda.place(), context, 1, 0) == "ERROR_INVALID_CONTEXT"


def stream_contexts(cuda: Cuda, stream: int) -> tuple[int, int, int]:
    """(context, primary context, green context) of a stream."""
    plain, primary, green = cuda.place(), cuda.place(), cuda.place()
    cuda.cuStreamGetCtx(stream, plain)
    cuda.cuStreamGetCtx_v2(stream, primary, green)
    again = cuda.place()
    cuda.cuStreamGetGreenCtx(stream, again)
    values = [ctypes.c_uint64.from_address(place).value for place in (plain, primary, green, again)]
    assert values[2] == values[3]
    return values[0], values[1], values[2]


def number_of(cuda: Cuda, green: int) -> int:
    place = cuda.place()
    cuda.cuGreenCtxGetId(green, place)
    return ctypes.c_uint64.from_address(place).value


def test_which_context_streams_are_of(cuda: Cuda, green: int) -> None:
    context = cuda.out("cuCtxFromGreenCtx", green)
    plain, own = cuda.out("cuStreamCreate", 0), cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    assert stream_contexts(cuda, plain) == (cuda.context, cuda.context, 0)
    assert stream_contexts(cuda, own) == (context, cuda.context, green)
    cuda.cuCtxPushCurrent_v2(context)
    assert stream_contexts(cuda, cuda.out("cuStreamCreate", 0)) == (context, cuda.context, green)
    assert stream_contexts(cuda, 0) == (context, cuda.context, green)
    assert cuda.error("cuStreamGetGreenCtx", 2, cuda.place()) == "ERROR_INVALID_HANDLE"
    assert number_of(cuda, 0) == number_of(cuda, green)
    cuda.cuCtxPopCurrent_v2(cuda.place())
    assert cuda.error("cuGreenCtxGetId", 0, cuda.place()) == "ERROR_INVALID_CONTEXT"
    found = DevResource()
    cuda.cuStreamGetDevResource(own, ctypes.addressof(found), SM)
    assert found.values[COUNT] == 16
    cuda.cuStreamGetDevResource(plain, ctypes.addressof(found), SM)
    assert found.values[COUNT] == 132


def test_memory_and_modules_are_the_primary_contexts(cuda: Cuda, green: int) -> None:
    cuda.cuCtxPushCurrent_v2(cuda.out("cuCtxFromGreenCtx", green))
    function, data, event = cuda.function(FILL, "fill"), cuda.alloc(128), cuda.out("cuEventCreate", 0)
    cuda.cuCtxPopCurrent_v2(cuda.place())
    cuda.cuGreenCtxDestroy(green)
    cuda.launch(function, data, ctypes.c_uint32(9))
    cuda.cuEventRecord(event, 0)
    cuda.cuEventSynchronize(event)
    assert list(cuda.download(data, 32)) == [9] * 32
    cuda.cuMemFree_v2(data)


def test_streams_outlive_their_context_to_be_destroyed(cuda: Cuda, green: int) -> None:
    stream = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    context = cuda.out("cuCtxFromGreenCtx", green)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuGreenCtxDestroy(green)
    assert cuda.error("cuStreamSynchronize", stream) == "ERROR_STREAM_DETACHED"
    assert cuda.error("cuEventRecord", cuda.out("cuEventCreate", 0), stream) == "ERROR_STREAM_DETACHED"
    cuda.cuStreamDestroy_v2(stream)
    assert cuda.error("cuStreamDestroy_v2", stream) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuGreenCtxDestroy", green) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxSetCurrent", context) == "ERROR_INVALID_CONTEXT"


def test_a_green_context_is_no_context(cuda: Cuda, green: int) -> None:
    assert cuda.error("cuCtxSetCurrent", green) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxDestroy_v2", cuda.out("cuCtxFromGreenCtx", green)) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxFromGreenCtx", cuda.place(), cuda.context) == "ERROR_INVALID_CONTEXT"
    made = descriptor(cuda, device_sms(cuda))
    assert cuda.error("cuGreenCtxCreate", cuda.place(), made, 1, 0) == "ERROR_INVALID_DEVICE"
    assert cuda.error("cuGreenCtxCreate", cuda.place(), made, 0, 2) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuGreenCtxCreate", cuda.place(), 0, 0, 0) == "ERROR_INVALID_VALUE"


def test_it_keeps_the_primary_context(cuda: Cuda, green: int) -> None:
    cuda.cuDevicePrimaryCtxRelease_v2(0)
    active = cuda.place()
    cuda.cuDevicePrimaryCtxGetState(0, cuda.place(), active)
    assert ctypes.c_uint.from_address(active).value == 1
    cuda.cuGreenCtxDestroy(green)
    cuda.cuDevicePrimaryCtxGetState(0, cuda.place(), active)
    assert ctypes.c_uint.from_address(active).value == 0
    assert cuda.out("cuDevicePrimaryCtxRetain", 0) == cuda.context


def test_a_reset_takes_green_contexts_away(cuda: Cuda, green: int) -> None:
    cuda.cuDevicePrimaryCtxReset_v2(0)
    assert cuda.error("cuGreenCtxGetId", green, cuda.place()) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxSynchronize") == "ERROR_CONTEXT_IS_DESTROYED"
    cuda.out("cuDevicePrimaryCtxRetain", 0)
    assert cuda.error("cuCtxSynchronize") == "SUCCESS"
    cuda.cuDevicePrimaryCtxRelease_v2(0)


def test_as_many_ctas_at_once_as_its_multiprocessors_hold(cuda: Cuda, green: int) -> None:
    function, data = cuda.function(FILL, "fill"), cuda.alloc(4 * 2048 * 17)
    stream = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    values = cuda.parameters(data, ctypes.c_uint32(1))
    shape = (1, 1, 1024, 1, 1, 0)
    assert cuda.error("cuLaunchCooperativeKernel", function, 32, *shape, stream, values) == "SUCCESS"
    too_many = cuda.error("cuLaunchCooperativeKernel", function, 33, *shape, stream, values)
    assert too_many == "ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"
    assert cuda.error("cuLaunchCooperativeKernel", function, 33, *shape, 0, values) == "SUCCESS"
    grid, block = cuda.place(), cuda.place()
    for context, expected in ((cuda.context, 132), (cuda.out("cuCtxFromGreenCtx", green), 16)):
        cuda.cuCtxPushCurrent_v2(context)
        cuda.cuOccupancyMaxPotentialBlockSize(grid, block, function, 0, 0, 1024)
        assert ctypes.c_int.from_address(grid).value == 2 * expected
        cuda.cuCtxPopCurrent_v2(cuda.place())


def test_a_fault_is_the_primary_contexts_too(cuda: Cuda, green: int, capfd: pytest.CaptureFixture[str]) -> None:
    stream = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    cuda.launch(cuda.function(FILL, "fill"), 64, ctypes.c_uint32(1), stream=stream)
    assert cuda.error("cuStreamSynchronize", stream) == "ERROR_ILLEGAL_ADDRESS"
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"
    capfd.readouterr()


# ----------------------------------------------------------------------------------------------------------- events


def polling(cuda: Cuda, stream: int) -> tuple[int, int]:
    """(address of the word that a kernel in a stream waits for, where it writes it)."""
    flag, out = cuda.out("cuMemHostAlloc", 4, 0), cuda.alloc(4)
    ctypes.c_uint.from_address(flag).value = 0
    cuda.launch(cuda.function(POLL, "poll"), flag, out, block=1, stream=stream)
    return flag, out


def test_an_event_marks_all_work_of_a_context(cuda: Cuda, green: int) -> None:
    stream = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    flag, _ = polling(cuda, stream)
    of_green, of_primary, plain = (cuda.out("cuEventCreate", 0) for _ in range(3))
    cuda.cuGreenCtxRecordEvent(green, of_green)
    cuda.cuCtxRecordEvent(cuda.context, of_primary)
    cuda.cuEventRecord(plain, 0)
    cuda.cuEventSynchronize(plain)
    assert cuda.error("cuEventQuery", of_green) == cuda.error("cuEventQuery", of_primary) == "ERROR_NOT_READY"
    ctypes.c_uint.from_address(flag).value = 5
    cuda.cuEventSynchronize(of_green)
    cuda.cuEventSynchronize(of_primary)


def test_all_work_of_a_context_waits_for_an_event(cuda: Cuda, green: int) -> None:
    before = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    other = cuda.out("cuStreamCreate", NON_BLOCKING)
    flag, out = polling(cuda, other)
    event = cuda.out("cuEventCreate", 0)
    cuda.cuEventRecord(event, other)
    cuda.cuGreenCtxWaitEvent(green, event)
    later = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0)
    assert cuda.error("cuStreamQuery", before) == cuda.error("cuStreamQuery", later) == "ERROR_NOT_READY"
    assert cuda.error("cuStreamQuery", 0) == "SUCCESS"
    ctypes.c_uint.from_address(flag).value = 3
    cuda.cuStreamSynchronize(later)
    assert list(cuda.download(out, 1)) == [3]


def test_contexts_with_captures_are_not_marked(cuda: Cuda, green: int) -> None:
    stream, event = cuda.out("cuGreenCtxStreamCreate", green, NON_BLOCKING, 0), cuda.out("cuEventCreate", 0)
    for name in ("cuGreenCtxRecordEvent", "cuGreenCtxWaitEvent"):
        cuda.cuStreamBeginCapture_v2(stream, 0)
        assert cuda.error(name, green, event) == "ERROR_STREAM_CAPTURE_UNSUPPORTED"
        assert cuda.error("cuStreamEndCapture", stream, cuda.place()) == "ERROR_STREAM_CAPTURE_INVALIDATED"
    elsewhere = cuda.out("cuCtxCreate_v2", 0, 0)
    foreign = cuda.out("cuEventCreate", 0)
    cuda.cuCtxPopCurrent_v2(cuda.place())
    assert cuda.error("cuGreenCtxRecordEvent", green, foreign) == "ERROR_INVALID_HANDLE"
    cuda.cuCtxDestroy_v2(elsewhere)


# ------------------------------------------------------------------------------------------------------ the runtime


def test_execution_contexts_of_the_runtime(cuda: Cuda) -> None:
    runtime_library.prepare(13)
    functions = import_module("ptxvm.driver.runtime.calls").api.functions

    def out(name: str, *arguments: int) -> int:
        place = cuda.place()
        functions[name](place, *arguments)
        return ctypes.c_uint64.from_address(place).value

    primary = out("cudaDeviceGetExecutionCtx", 0)
    assert primary == cuda.context
    sms = device_sms(cuda)
    part = by_count(cuda, sms, 1, 8).groups[0]
    made = out("cudaDevResourceGenerateDesc", cuda.keep(part), 1)
    green = out("cudaGreenCtxCreate", made, 0, 0)
    functions["cudaExecutionCtxGetDevResource"](green, ctypes.addressof(sms), SM)
    assert sms.values[COUNT] == 8
    assert out("cudaExecutionCtxGetDevice", green) == 0
    numbers = (ctypes.c_uint64 * 2)()
    for place, context in enumerate((primary, green)):
        functions["cudaExecutionCtxGetId"](context, ctypes.addressof(numbers) + 8 * place)
    assert numbers[0] != numbers[1]
    streams = [out("cudaExecutionCtxStreamCreate", each, 0, 0) for each in (green, primary)]
    assert [flags(cuda, each) for each in streams] == [1, 0]
    event = out("cudaEventCreateWithFlags", 0)
    functions["cudaExecutionCtxRecordEvent"](green, event)
    functions["cudaExecutionCtxWaitEvent"](primary, event)
    functions["cudaExecutionCtxSynchronize"](primary)
    with pytest.raises(Exception, match="INVALID_RESOURCE_TYPE"):
        functions["cudaStreamGetDevResource"](streams[0], ctypes.addressof(sms), CONFIG)
    with pytest.raises(Exception, match="INVALID_VALUE"):
        functions["cudaExecutionCtxSynchronize"](0)
    with pytest.raises(Exception, match="INVALID_CONTEXT"):
        functions["cudaExecutionCtxDestroy"](primary)
    functions["cudaExecutionCtxDestroy"](green)
    with pytest.raises(Exception, match="STREAM_DETACHED"):
        functions["cudaStreamSynchronize"](streams[0])


def flags(cuda: Cuda, stream: int) -> int:
    place = cuda.place()
    cuda.cuStreamGetFlags(stream, place)
    return ctypes.c_uint.from_address(place).value
