"""Several devices: disjoint ranges, look-up across them, multicast objects."""

import numpy as np
import pytest

from ptxvm.machine.devices import Devices
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import MULTICAST_BASE, global_base


def test_every_memory_finds_what_the_others_hold():
    devices = Devices()
    first, third = devices.memory(0), devices.memory(2)
    mine, other = first.allocate(100), third.allocate(300, name="other")
    assert other.address > global_base(2) > mine.address
    assert first.find(other.address + 5) is other and third.find(mine.address) is mine
    assert list(first.table()["base"]) == [mine.address, other.address] == list(third.table()["base"])
    assert devices.memory(0) is first and first.reachable() == [first, third]
    view = first.view(other.address, 4)
    view[:] = 7
    assert (third.view(other.address, 4) == 7).all()


def test_diagnosis_is_that_of_the_device():
    devices = Devices()
    first, second = devices.memory(0), devices.memory(1)
    gone = second.allocate(8, name="gone")
    second.free(gone.address)
    kind, words = first.diagnose(gone.address, 4, store=False)
    assert kind is FaultKind.USE_AFTER_FREE and "gone" in words


def test_arrays_of_all_devices_are_held():
    devices = Devices()
    one, two = np.zeros(3), np.zeros(4)
    devices.memory(0).map_array(one)
    devices.memory(1).map_array(two)
    assert len(devices.memory(0).hold()) == 2


def test_multicast_objects():
    devices = Devices()
    memories = [devices.memory(device) for device in range(3)]
    places = [memory.allocate(64).address for memory in memories]
    first, second = devices.multicast(places, 64), devices.multicast(places[:2], 32)
    assert MULTICAST_BASE <= first.address < first.address + 64 < second.address
    assert devices.replicas(first.address + 60, 4) == [place + 60 for place in places]
    assert devices.replicas(second.address, 32) == places[:2]
    assert devices.replicas(first.address + 61, 4) is None and devices.replicas(places[0], 4) is None
    assert memories[1].replicas(second.address, 1) == places[:2]
    kind, words = memories[0].diagnose(first.address, 4, store=True)
    assert kind is FaultKind.OUT_OF_BOUNDS and "multimem" in words
    devices.free(first)
    assert devices.replicas(first.address, 4) is None and devices.replicas(second.address, 4) == places[:2]


def test_devices_that_do_not_exist():
    with pytest.raises(ValueError, match="device 16 does not exist"):
        Devices().memory(16)
