"""Records behave as frozen dataclasses with slots do."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from ptxvm.records import record


@record()
class Point:
    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list, compare=False, repr=False)


@record()
class Place(Point):
    """A point with a name."""

    name: str = "here"

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("a place has a name")


@dataclass(frozen=True, slots=True)
class Peer:
    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list, compare=False, repr=False)


@record(frozen=False)
class Counter:
    count: int = 0


@record(eq=False)
class Owner:
    x: int = 1


@record(kw_only=True)
class Named:
    left: int
    right: int = 3


@record()
class Empty:
    pass


@record()
class Told:
    x: int

    def __repr__(self) -> str:
        return "told"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told)

    def __hash__(self) -> int:
        return 1


def test_constructor_takes_what_a_dataclass_takes() -> None:
    assert [(made.x, made.y, made.tags) for made in (Point(1), Point(1, 3), Point(x=4, tags=["a"]))] == [
        (1, 2, []),
        (1, 3, []),
        (4, 2, ["a"]),
    ]
    assert Point(1).tags is not Point(1).tags
    for wrong in ((), (1, 2, [], 4)):
        with pytest.raises(TypeError):
            Point(*wrong)


def test_representation_is_that_of_a_dataclass() -> None:
    assert repr(Point(1)) == repr(Peer(1)).replace("Peer", "Point") == "Point(x=1, y=2)"
    assert repr(Place(1)) == "Place(x=1, y=2, name='here')"


def test_equality_and_hash_follow_the_compared_fields() -> None:
    assert Point(1) == Point(1, 2, ["other"])
    assert hash(Point(1)) == hash(Point(1, 2, ["other"]))
    assert Point(1) != Point(2)
    assert Point(1) != Place(1)
    assert Empty() == Empty() and hash(Empty()) == hash(Empty())
    assert Owner() != Owner() and len({Owner(), Owner()}) == 2


@pytest.mark.parametrize("change", [lambda made: setattr(made, "x", 1), lambda made: delattr(made, "x")])
def test_frozen_records_refuse_changes(change: Any) -> None:
    made = Point(7)
    with pytest.raises(FrozenInstanceError, match="field 'x'"):
        change(made)
    assert made.x == 7


def test_records_have_slots() -> None:
    with pytest.raises(AttributeError):
        Point(1).__dict__  # noqa: B018


def test_records_that_change_compare_and_are_not_keys() -> None:
    made = Counter()
    made.count += 1
    assert made == Counter(1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(made)


def test_derived_records_run_what_follows_the_constructor() -> None:
    assert Place(1, 5, name="there").name == "there"
    with pytest.raises(ValueError, match="has a name"):
        Place(1, name="")


def test_keywords_only() -> None:
    assert Named(left=1).right == 3
    with pytest.raises(TypeError):
        Named(1)  # type: ignore[misc]


@pytest.mark.parametrize("made", [Point(1, 2, ["a"]), Place(1), Counter(4), Empty()])
def test_copies(made: Any) -> None:
    for again in (pickle.loads(pickle.dumps(made)), copy.copy(made), copy.deepcopy(made), replace(made)):
        assert again == made
        assert [getattr(again, each.name) for each in fields(again)] == [
            getattr(made, each.name) for each in fields(made)
        ]


def test_what_a_class_says_itself_stands() -> None:
    assert repr(Told(1)) == "told"
    assert Told(1) == Told(2)
    assert hash(Told(2)) == 1
    assert Told.__match_args__ == ("x",)
    assert "Told" in (Told.__doc__ or "") and Place.__doc__ == "A point with a name."
