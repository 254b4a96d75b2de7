"""When operations complete: policies, groups, waits, and what is left when a CTA ends."""

import numpy as np
import pytest

from ptxvm.machine.asynchronous import (
    BulkCopy,
    ClusterState,
    CtaState,
    EarlyCompletion,
    LaneArrival,
    LaneCopy,
    LanePlace,
    LateCompletion,
    Mbarrier,
    Operation,
    Origin,
    RandomCompletion,
    Region,
    Signal,
    mbarrier,
)
from ptxvm.machine.asynchronous.state import READ_AHEAD
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch

LAUNCH = Launch((2, 1, 1), (64, 1, 1), cluster=(2, 1, 1))


def cluster(completion=None) -> ClusterState:
    ctas = [CtaState(LAUNCH, rank, rank, np.zeros(1024, np.uint8)) for rank in range(2)]
    return ClusterState(ctas, completion or LateCompletion())


def origin(cta=0, line=7) -> Origin:
    return Origin("k", "cp.async.bulk", line, None, LAUNCH, cta)


def threads(*numbers) -> np.ndarray:
    return np.array(numbers, np.int64)


class Note(Operation):
    """Notes what happens to it."""

    def __init__(self, log, name, lanes=(0,), groups=None):
        super().__init__(origin(), threads(*lanes), groups)
        self.log, self.name = log, name

    def read(self):
        self.log.append(f"read {self.name}")

    def write(self):
        self.log.append(f"write {self.name}")

    def part(self, lanes):
        part = Note(self.log, f"{self.name}{self.threads[lanes].tolist()}", self.threads[lanes])
        part.groups, part.tickets = self.groups, self.tickets[lanes]
        return part


def limits(groups, lanes, newest):
    return groups.oldest_allowed(lanes, newest)


# ------------------------------------------------------------------------------------------------------------ policies


def test_late_completes_nothing_by_itself():
    state, log = cluster(), []
    state.issue(Note(log, "a"))
    for _ in range(100):
        state.event()
    assert log == [] and state.has_pending and state.changes == 0
    assert state.complete_all() and not state.complete_all()
    assert log == ["read a", "write a"] and not state.has_pending and state.changes == 1


def test_early_completes_at_once():
    state, log = cluster(EarlyCompletion()), []
    state.event()
    state.issue(Note(log, "a"))
    assert log == ["read a", "write a"] and not state.has_pending


def run_randomly(*key):
    state, log = cluster(RandomCompletion(key)), []
    for number in range(60):
        state.event()
        log.append(f"issue {number}")
        state.issue(Note(log, str(number)))
    state.complete_all()
    return log


def test_random_is_reproducible_and_mixed():
    log = run_randomly(3, 1)
    assert log == run_randomly(3, 1)
    assert log != run_randomly(4, 1) and log != run_randomly(3, 2)
    # Something completes at once, something later, and something is read before it is written.
    follows = [log[place + 1] for place, entry in enumerate(log[:-1]) if entry.startswith("issue")]
    assert any(entry.startswith("read") for entry in follows) and any(entry.startswith("issue") for entry in follows)
    places = {entry: place for place, entry in enumerate(log)}
    gaps = [places[f"write {number}"] - places[f"read {number}"] for number in range(60)]
    assert min(gaps) == 1 and max(gaps) > 1


@pytest.mark.parametrize("seed", range(20))
def test_random_reads_before_it_writes(seed):
    log = run_randomly(seed)
    places = {entry: place for place, entry in enumerate(log)}
    for number in range(60):
        assert places[f"issue {number}"] < places[f"read {number}"] < places[f"write {number}"]


# -------------------------------------------------------------------------------------------------------------- groups


def test_a_wait_completes_all_but_the_newest_groups():
    state, log = cluster(), []
    groups, lane = state.ctas[0].copies, threads(0)
    for name in "abc":
        state.issue(Note(log, name, groups=groups))
        groups.commit(lane)
    state.issue(Note(log, "open", groups=groups))
    state.wait_group(groups, lane, limits(groups, lane, 2))
    assert log == ["read a", "write a"]
    state.wait_group(groups, lane, limits(groups, lane, 0))
    assert log[2:] == ["read b", "write b", "read c", "write c"]
    state.wait_group(groups, lane, groups.closed[lane] + 1)
    assert log[6:] == ["read open", "write open"]


def test_groups_are_of_each_thread():
    state, log = cluster(), []
    groups = state.ctas[0].copies
    state.issue(Note(log, "x", lanes=(0, 1, 2), groups=groups))
    groups.commit(threads(0, 1, 2))
    lane = threads(1)
    state.wait_group(groups, lane, limits(groups, lane, 0))
    assert log == ["read x[1]", "write x[1]"]
    rest = threads(0, 2, 5)
    state.wait_group(groups, rest, limits(groups, rest, 0))
    assert log[2:] == ["read x[0, 2]", "write x[0, 2]"] and not state.has_pending


def test_threads_that_have_not_closed_the_group_do_not_wait_for_it():
    state, log = cluster(), []
    groups = state.ctas[0].copies
    state.issue(Note(log, "x", lanes=(0, 1), groups=groups))
    groups.commit(threads(0))
    both = threads(0, 1)
    state.wait_group(groups, both, limits(groups, both, 0))
    assert log == ["read x[0]", "write x[0]"] and state.has_pending


def test_reading_is_enough():
    state, log = cluster(), []
    groups, lane = state.ctas[0].bulk, threads(0)
    state.issue(Note(log, "a", groups=groups))
    groups.commit(lane)
    for _ in range(2):
        state.wait_group(groups, lane, limits(groups, lane, 0), read_only=True)
        assert log == ["read a"]
    state.wait_group(groups, lane, limits(groups, lane, 0))
    assert log == ["read a", "write a"]


# --------------------------------------------------------------------------------------------------------- operations


def lane_copy(cta, source, lanes, size=4) -> LaneCopy:
    places = np.arange(len(lanes)) * size
    everyone = np.arange(len(lanes))
    return LaneCopy(
        origin(),
        threads(*lanes),
        size,
        groups=cta.copies,
        sources=[LanePlace(everyone, source, places)],
        partial=[],
        targets=[LanePlace(everyone, cta.shared, places, cta)],
    )


@pytest.mark.parametrize("completion", [LateCompletion(), RandomCompletion((5,))], ids=["late", "random"])
def test_few_operations_have_been_read_and_not_landed(completion):
    """However long a stream of stores is that waits for its sources only."""
    state, log = cluster(completion), []
    groups, lane = state.ctas[0].bulk, threads(0)
    for number in range(500):
        state.event()
        state.issue(Note(log, str(number), groups=groups))
        groups.commit(lane)
        state.wait_group(groups, lane, limits(groups, lane, 0), read_only=True)
        landed = sum(entry.startswith("write") for entry in log)
        assert number + 1 - landed <= READ_AHEAD
    assert sum(entry.startswith("read") for entry in log) == 500


def test_copies_read_when_they_complete():
    state = cluster()
    cta, source = state.ctas[0], np.arange(16, dtype=np.uint8)
    state.issue(lane_copy(cta, source, (0, 1, 2, 3)))
    source[:] = 9
    assert not cta.shared.any()
    some = threads(2)
    state.wait_group(cta.copies, some, cta.copies.closed[some] + 1)
    assert (cta.shared[:16] == [0] * 8 + [9] * 4 + [0] * 4).all()
    state.complete_all()
    assert (cta.shared[:16] == 9).all()


def new_mbarrier(cta, offset, count):
    cta.set_word(offset, mbarrier.initial(count))
    cta.mbarriers[offset] = Mbarrier(1)


def test_an_arrival_waits_for_earlier_copies_of_its_threads():
    state = cluster()
    cta, source = state.ctas[0], np.full(16, 5, np.uint8)
    new_mbarrier(cta, 512, 2)
    state.issue(lane_copy(cta, source, (0, 1, 2, 3)))
    state.issue(LaneArrival(origin(), threads(0, 3), cta, threads(512, 512)))
    state.issue(lane_copy(cta, np.full(16, 6, np.uint8), (0, 1, 2, 3)))
    state.complete_for(cta, 512)
    assert mbarrier.fields(cta.word(512)).parity == 1
    assert (cta.shared[:16] == [5] * 4 + [0] * 8 + [5] * 4).all()


def bulk_copy(state, source, target, *, signal=None, cta=0, groups=None) -> BulkCopy:
    signals = [] if signal is None else [Signal(state.ctas[signal[0]], signal[1], len(source.bytes))]
    return BulkCopy(origin(cta), 0, source, [target], signals=signals, groups=groups)


def shared_region(cta, offset, size=16) -> Region:
    return Region(cta.shared[offset : offset + size], cta, offset)


@pytest.mark.parametrize("was_read", [True, False])
def test_a_copy_that_began_elsewhere_keeps_what_it_has_read(was_read):
    """And it belongs to the group that was open then."""
    state = cluster()
    cta, source = state.ctas[0], np.full(16, 3, np.uint8)
    groups, lane = cta.bulk, threads(0)
    for _ in range(2):
        groups.commit(lane)
    state.issue(bulk_copy(state, Region(source), shared_region(cta, 0), groups=groups))
    state.resume(1, np.full(16, 9, np.uint8) if was_read else None)
    state.wait_group(groups, lane, limits(groups, lane, 0), read_only=True)
    assert cta.shared[:16].tolist() == [0] * 16 and state.has_pending
    source[:] = 5
    state.wait_group(groups, lane, limits(groups, lane, 0))
    assert cta.shared[:16].tolist() == [9 if was_read else 3] * 16 and not state.has_pending


def test_bytes_are_counted_at_the_mbarrier():
    state = cluster()
    one = state.ctas[1]
    new_mbarrier(one, 64, 1)
    state.issue(bulk_copy(state, Region(np.full(16, 3, np.uint8)), shared_region(one, 0), signal=(1, 64)))
    state.complete_for(state.ctas[0], 64)
    assert mbarrier.fields(one.word(64)).tx == 0
    state.complete_for(one, 64)
    assert mbarrier.fields(one.word(64)).tx == -16 and (one.shared[:16] == 3).all()
    assert one.mbarriers[64].received == 16


def test_an_overwritten_mbarrier_is_a_fault():
    state = cluster()
    one = state.ctas[1]
    new_mbarrier(one, 64, 1)
    state.issue(bulk_copy(state, Region(np.zeros(16, np.uint8)), shared_region(one, 64), signal=(1, 64)))
    with pytest.raises(KernelFault, match="overwritten") as caught:
        state.complete_all()
    assert caught.value.kind == "mbarrier" and caught.value.line == 7


# ------------------------------------------------------------------------------------------------------------- the end


def test_operations_that_touch_a_cta_that_exits():
    outside = Region(np.zeros(16, np.uint8))
    for source, target, signal, word in (
        (outside, (1, 0), (1, 64), "writes its shared memory"),
        ((1, 0), outside, None, "reads its shared memory"),
        (outside, (0, 0), (1, 64), "signals its mbarrier"),
    ):
        state = cluster()
        new_mbarrier(state.ctas[1], 64, 1)
        places = [
            place if isinstance(place, Region) else shared_region(state.ctas[place[0]], place[1])
            for place in (source, target)
        ]
        state.issue(bulk_copy(state, *places, signal=signal))
        with pytest.raises(KernelFault, match=word) as caught:
            state.ctas[1].end()
        assert caught.value.kind == "async" and "block (1, 0, 0) exits" in caught.value.message


def test_a_store_that_has_read_its_source_lands_when_the_cta_ends():
    state = cluster()
    zero, outside = state.ctas[0], np.zeros(16, np.uint8)
    zero.shared[:16] = 8
    state.issue(bulk_copy(state, shared_region(zero, 0), Region(outside), groups=zero.bulk))
    lane = threads(0)
    state.wait_group(zero.bulk, lane, zero.bulk.closed[lane] + 1, read_only=True)
    zero.shared[:16] = 1
    state.ctas[1].end()
    assert not outside.any()
    zero.end()
    assert (outside == 8).all() and not state.has_pending


def test_small_copies_are_forgotten_with_their_cta():
    state = cluster()
    state.issue(lane_copy(state.ctas[0], np.full(16, 5, np.uint8), (0, 1)))
    state.ctas[0].end()
    assert not state.has_pending and not state.ctas[0].shared.any()


def test_what_signals_others_goes_on():
    state = cluster()
    one = state.ctas[1]
    new_mbarrier(one, 64, 1)
    state.issue(bulk_copy(state, Region(np.full(16, 3, np.uint8)), shared_region(one, 0), signal=(1, 64)))
    state.ctas[0].end()
    assert state.has_pending and not one.shared[:16].any()
    state.complete_for(one, 64)
    assert (one.shared[:16] == 3).all()
