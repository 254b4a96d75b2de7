"""The barrier of a cluster: phases, exited threads, misuse."""

import numpy as np
import pytest

from ptxvm.machine.barriers import BarrierError
from ptxvm.machine.cluster_barrier import ClusterBarrier


def lanes(*numbers, warps=2):
    mask = np.zeros((warps, 32), np.bool_)
    mask.reshape(-1)[list(numbers)] = True
    return mask


ALL = np.ones((2, 32), np.bool_)
LIVING = np.ones((2, 2, 32), np.bool_)


def test_a_phase_is_complete_when_all_living_threads_have_arrived():
    barrier = ClusterBarrier(2, 2)
    barrier.arrive(0, ALL)
    barrier.arrive(1, ~lanes(5, 40))
    assert not barrier.complete(LIVING) and barrier.arrived(LIVING) == 126
    assert not barrier.passing(0, ALL).any()
    living = LIVING.copy()
    living[1] = ~lanes(5)
    barrier.arrive(1, lanes(40))
    assert barrier.complete(living)
    assert barrier.passing(0, ALL).all()
    barrier.leave(0, ALL)
    barrier.arrive(0, ALL)
    assert barrier.passing(1, lanes(40)).any()  # it still has to wait for the first phase, which is over


def test_nobody_completes_nothing():
    barrier = ClusterBarrier(1, 1)
    assert not barrier.complete(np.zeros((1, 1, 32), np.bool_)) and not barrier.active


def test_arriving_twice_and_waiting_for_nothing():
    barrier = ClusterBarrier(1, 2)
    barrier.arrive(0, lanes(3))
    with pytest.raises(BarrierError, match="twice"):
        barrier.arrive(0, lanes(2, 3))
    with pytest.raises(BarrierError, match="without having arrived"):
        barrier.passing(0, lanes(3, 4))
