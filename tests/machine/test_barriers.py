"""Barriers: arrival counting, exited threads, partial barriers and misuse."""

import numpy as np
import pytest

from ptxvm.machine.barriers import BarrierError, BarrierSet

WARPS = 2


def mask(*lanes):
    result = np.zeros((WARPS, 32), np.bool_)
    for lane in lanes:
        result.reshape(-1)[lane] = True
    return result


ALL = mask(*range(64))
FIRST, SECOND = mask(*range(32)), mask(*range(32, 64))


def test_all_threads_complete_a_barrier():
    barriers = BarrierSet(WARPS)
    barriers.arrive(0, FIRST, ALL, None, wait=True)
    assert barriers.completed(ALL) == []
    assert barriers.waits(0, 0, 12, ALL) == "warp 0 waits at line 12 for barrier 0: 32 of 64 threads arrived"
    barriers.arrive(0, SECOND, ALL, None, wait=True)
    assert barriers.completed(ALL) == [0]
    waiting, _ = barriers.release(0)
    assert waiting.all() and barriers.completed(ALL) == []


def test_exited_threads_do_not_hold_a_barrier_up():
    barriers = BarrierSet(WARPS)
    live = mask(0, 1, 2)
    barriers.arrive(0, mask(0, 1, 2), ALL, None, wait=True)
    assert barriers.completed(ALL) == []
    assert barriers.completed(live) == [0]


def test_an_incomplete_warp_counts_as_a_whole_one():
    barriers = BarrierSet(WARPS)
    live = FIRST | mask(32, 33)
    barriers.arrive(1, FIRST, live, 64, wait=False)
    barriers.arrive(1, mask(32, 33), live, 64, wait=True)
    assert barriers.completed(live) == [1]


def test_arrivals_stay_when_the_threads_exit():
    barriers = BarrierSet(WARPS)
    live = FIRST | mask(32, 33)
    barriers.arrive(1, mask(32, 33), live, 64, wait=False)
    barriers.arrive(1, FIRST, FIRST, 64, wait=True)
    assert barriers.completed(FIRST) == [1]


def test_threads_of_a_warp_may_arrive_one_after_the_other():
    barriers = BarrierSet(WARPS)
    barriers.arrive(0, mask(*range(16)), ALL, 32, wait=True)
    assert barriers.completed(ALL) == []
    barriers.arrive(0, mask(*range(16, 32)), ALL, 32, wait=True)
    assert barriers.completed(ALL) == [0]


def test_predicates_of_a_reduction():
    barriers = BarrierSet(WARPS)
    odd = np.arange(64).reshape(WARPS, 32) % 2 == 1
    barriers.arrive(2, FIRST, ALL, None, wait=True, predicate=odd)
    barriers.arrive(2, SECOND, ALL, None, wait=True, predicate=odd)
    _, predicate = barriers.release(2)
    assert (predicate == odd).all()


def test_misuse():
    barriers = BarrierSet(WARPS)
    with pytest.raises(BarrierError, match="barrier 16"):
        barriers.arrive(16, FIRST, ALL, None, wait=True)
    with pytest.raises(BarrierError, match="multiple of 32"):
        barriers.arrive(0, FIRST, ALL, 40, wait=True)
    barriers.arrive(0, FIRST, ALL, 64, wait=True)
    with pytest.raises(BarrierError, match="in use for 64 threads"):
        barriers.arrive(0, SECOND, ALL, 32, wait=True)


def test_those_beyond_the_count_are_of_the_next_phase():
    """Three warps come at once where two are waited for: the third waits, whoever it is."""
    barriers = BarrierSet(3)
    everybody = np.ones((3, 32), np.bool_)
    first, second, third = barriers.turns(1, everybody, 64)
    assert [turn.any(axis=1).tolist() for turn in (first, second, third)] == np.eye(3, dtype=bool).tolist()
    assert barriers.turns(1, everybody, 96)[0] is everybody and barriers.turns(1, everybody, None)[0] is everybody
    barriers.arrive(1, first, everybody, 64, wait=True)
    assert len(barriers.turns(1, second, 64)) == 1 and len(barriers.turns(1, second | third, 64)) == 2
