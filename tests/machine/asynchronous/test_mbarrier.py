"""The mbarrier word, in the machine and in the definitions, against a model written from the text of the ISA."""

import random
from dataclasses import dataclass

import numpy as np
import pytest

from ptxvm.isa.synchronization.shared import mbarrier_word
from ptxvm.lanes import NUMPY, U64, Lanes
from ptxvm.machine.asynchronous import Mbarrier, MbarrierError, mbarrier
from ptxvm.machine.pattern import Pattern

LIMIT = (1 << 20) - 1


@dataclass
class Model:
    """The fields of the object, and its operations as 9.7.13.15 tells them."""

    pending: int
    expected: int
    tx: int = 0
    phase: int = 0

    def expect(self, size: int) -> None:
        self.tx += size

    def complete(self, size: int) -> None:
        self.tx -= size
        self.check()

    def arrive(self, count: int) -> None:
        self.pending -= count
        self.check()

    def drop(self, count: int) -> None:
        self.expected -= count
        self.arrive(count)

    def check(self) -> None:
        if self.pending == 0 and self.tx == 0:
            self.phase += 1
            self.pending = self.expected

    @property
    def fields(self) -> mbarrier.Fields:
        return mbarrier.Fields(self.pending, self.expected, self.tx, self.phase % 2)


def lanes(value: int) -> Lanes:
    return Lanes(NUMPY, U64, np.uint64(value).reshape(()))


def by_threads(change, word: int, operand: int) -> tuple[int, bool]:
    new, allowed = change(lanes(word), lanes(operand))
    return int(new.data), bool(allowed.data)


def steps(seed: int, model: Model):
    """Random operations that are allowed: (what threads do, what the machine does or None, operand, on the model)."""
    draw = random.Random(seed)
    for _ in range(300):
        word = yield
        count = draw.randint(1, max(1, min(model.pending, 3)))
        size = draw.randint(0, 5000)
        choices = []
        if model.pending >= count:
            choices.append((mbarrier_word.arrive, mbarrier.arrive, count, model.arrive))
            if model.expected > count + 3:
                choices.append((mbarrier_word.drop, None, count, model.drop))
        if model.tx + size <= LIMIT:
            choices.append((mbarrier_word.expect, None, size, model.expect))
        if model.tx - size >= -LIMIT and model.pending:
            choices.append((mbarrier_word.complete, mbarrier.complete_tx, size, model.complete))
        if model.tx > 0:
            choices.append((mbarrier_word.complete, mbarrier.complete_tx, model.tx, model.complete))
        yield word, *draw.choice(choices)


@pytest.mark.parametrize("seed", range(30))
def test_random_lives(seed):
    count = random.Random(seed).choice([1, 2, 31, 32, 500, LIMIT])
    model, word = Model(count, count), mbarrier.initial(count)
    script = steps(seed, model)
    for _ in script:
        word, by_thread, by_machine, operand, apply = script.send(word)
        changed, allowed = by_threads(by_thread, word, operand)
        assert allowed
        if by_machine is not None:
            assert by_machine(word, operand) == changed
        apply(operand)
        word = changed
        assert mbarrier.is_valid(word)
        assert mbarrier.fields(word) == model.fields
        assert bool(mbarrier_word.is_valid(lanes(word)).data)
        assert int(mbarrier_word.parity(lanes(word)).data) == model.phase % 2
        assert int(mbarrier_word.pending(lanes(word)).data) == model.pending


@pytest.mark.parametrize("count", [0, LIMIT + 1])
def test_counts_outside_the_range(count):
    with pytest.raises(MbarrierError):
        mbarrier.initial(count)


@pytest.mark.parametrize(
    ("change", "operand"),
    [
        (mbarrier_word.arrive, 0),
        (mbarrier_word.arrive, 5),
        (mbarrier_word.arrive, 1 << 32),
        (mbarrier_word.drop, 5),
        (mbarrier_word.arrive_without_completion, 4),
        (mbarrier_word.drop_without_completion, 4),
        (mbarrier_word.expect, LIMIT + 1),
        (mbarrier_word.complete, LIMIT + 1),
        (mbarrier_word.expect_and_arrive, LIMIT + 1),
        (mbarrier_word.expect_and_drop, 1 << 40),
    ],
)
def test_misuse_by_threads(change, operand):
    assert not by_threads(change, mbarrier.initial(4), operand)[1]
    assert not by_threads(change, 0, 1)[1]
    assert not by_threads(change, 0xCDCD_CDCD_CDCD_CDCD, 1)[1]


def test_misuse_by_operations():
    word = mbarrier.initial(2)
    with pytest.raises(MbarrierError, match="3 arrivals, but only 2 are pending"):
        mbarrier.arrive(word, 3)
    with pytest.raises(MbarrierError, match="tx-count"):
        mbarrier.complete_tx(mbarrier.complete_tx(word, LIMIT), 1)
    with pytest.raises(MbarrierError, match="pending"):
        mbarrier.add_pending(mbarrier.initial(LIMIT), 1)


def test_reports():
    known = Mbarrier(line=12)
    word, _ = by_threads(mbarrier_word.expect_and_arrive, mbarrier.initial(2), 4096)
    known.received, known.touched = 1024, "cp.async.bulk of line 20"
    text = mbarrier.describe(mbarrier.complete_tx(word, 1024), 0x40, known)
    assert "mbarrier at 0x40" in text and "line 12" in text
    assert "1 of 2 arrivals pending" in text and "1024 of 4096 expected bytes received" in text
    assert "cp.async.bulk of line 20" in text
    assert "overwritten" in mbarrier.describe(0, 0, known)


REPORT_LIMIT = (1 << 9) - 1


@dataclass
class ReportingModel(Model):
    """An object of `.layout::v1`, as 9.7.15.16 of PTX ISA 9.4 tells of it."""

    report: int = 0
    last: int = 0
    conditional: int = 0

    def report_on(self, value: int) -> None:
        self.report |= 0x100 | value

    def check(self) -> None:
        phase = self.phase
        super().check()
        if self.phase > phase:
            self.conditional += self.report == 0
            self.last, self.report = self.report, 0


@pytest.mark.parametrize("seed", range(30))
def test_random_lives_with_reports(seed):
    draw = random.Random(seed)
    count = draw.choice([1, 2, 31, 500, REPORT_LIMIT])
    model, word = ReportingModel(count, count), mbarrier.initial(count, mbarrier.Layout.V1)
    for _ in range(300):
        arrivals, size = draw.randint(1, max(1, min(model.pending, 3))), draw.randint(0, 5000)
        choices = [(mbarrier.report_on, draw.randint(0, 255), model.report_on)] if draw.random() < 0.2 else []
        if model.pending >= arrivals:
            choices.append((mbarrier.arrive, arrivals, model.arrive))
            if model.expected > arrivals + 3:
                choices.append((mbarrier.drop, arrivals, model.drop))
        if model.tx + size <= LIMIT:
            choices.append((mbarrier.expect_tx, size, model.expect))
        if model.tx:
            choices.append((mbarrier.complete_tx, model.tx, model.complete))
        change, operand, apply = draw.choice(choices)
        word = change(word, operand)
        apply(operand)
        assert mbarrier.is_valid(word) and mbarrier.layout_of(word) is mbarrier.Layout.V1
        assert mbarrier.fields(word) == model.fields
        assert mbarrier.last_report(word) == int(mbarrier_word.last_report(lanes(word)).data) == model.last
        assert mbarrier.conditional_parity(word) == model.conditional % 2
        assert int(mbarrier_word.conditional_parity(lanes(word)).data) == model.conditional % 2
        assert not mbarrier_word.is_valid(lanes(word)).data and mbarrier_word.is_reporting(lanes(word)).data
    assert f"parity {model.phase % 2}" in mbarrier.describe(word, 0, Mbarrier(1))


@pytest.mark.parametrize("layout", mbarrier.Layout)
def test_limits_of_layouts(layout):
    limit = mbarrier.count_limit(layout)
    word = mbarrier.initial(limit, layout)
    for wrong in (0, limit + 1):
        with pytest.raises(MbarrierError, match="outside"):
            mbarrier.initial(wrong, layout)
    with pytest.raises(MbarrierError, match="pending"):
        mbarrier.add_pending(word, 1)
    with pytest.raises(MbarrierError, match="above"):
        mbarrier.expect_tx(mbarrier.expect_tx(word, LIMIT), 1)
    with pytest.raises(MbarrierError, match="must not end"):
        mbarrier.arrive(word, limit, completes=False)
    with pytest.raises(MbarrierError, match="dropped"):
        mbarrier.drop(word, limit + 1)


def test_layout_v0_keeps_no_report():
    word = mbarrier.arrive(mbarrier.initial(1), 1)
    assert mbarrier.last_report(word) == 0 and mbarrier.conditional_parity(word) == 1
    assert int(mbarrier_word.conditional_parity(lanes(word)).data) == 1


PATTERNS = [
    (Pattern(4, 0x8000_0000, 16), "00000080" + "00" * 12, True),
    (Pattern(4, 0x8000_0000, 16), "00" * 4 + "00000080" + "00" * 8, False),
    (Pattern(2, 0x8000, 16), "0080" + "00" * 14, True),
    (Pattern(1, 0x80, 16), "00" * 16 + "80" + "00" * 15, True),
    (Pattern(1, 0x08, 16, mask=0x0F), "f8" + "00" * 15, True),
    (Pattern(1, 0x08, 16, mask=0x0F), "80" + "08" * 15, False),
    (Pattern(1, 0xFF, 1), "00" * 15 + "ff", True),
    (Pattern(1, 0xFF, 1), "f0" * 16, False),
]


@pytest.mark.parametrize(("pattern", "data", "found"), PATTERNS)
def test_patterns(pattern, data, found):
    assert pattern.is_in(np.frombuffer(bytes.fromhex(data), np.uint8)) is found
