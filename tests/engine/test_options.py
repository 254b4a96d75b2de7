"""Options: strings become enums, what does not exist is refused by name."""

import pytest

from ptxvm.engine.options import AsyncCompletion, Checks, Engine, Options, choose, options


def test_strings_become_enums():
    assert choose("engine", Engine, "interpret") is Engine.INTERPRET
    assert choose("checks", Checks, "full") is Checks.FULL


@pytest.mark.parametrize(
    ("name", "choice", "value", "words"),
    [
        ("engine", Engine, "gpu", "engine='gpu': choose one of 'jit', 'interpret'"),
        ("checks", Checks, "all", "checks='all'"),
        ("async_completion", AsyncCompletion, "never", "'late', 'early', 'random'"),
    ],
)
def test_unknown_choices_are_refused(name, choice, value, words):
    with pytest.raises(ValueError, match=words):
        choose(name, choice, value)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"workers": 0}, "workers=0"),
        ({"workers": 1.5}, "workers=1.5: a whole number is needed"),
        ({"timeout": -1.0}, r"timeout=-1.0"),
        ({"timeout": float("nan")}, "timeout=nan"),
        ({"timeout": "1"}, "timeout='1': a number is needed"),
        ({"seed": -1}, "seed=-1"),
        ({"seed": "a"}, "seed='a': a whole number is needed"),
    ],
)
def test_senseless_numbers_are_refused(fields, words):
    with pytest.raises(ValueError, match=words):
        Options(**fields)


def test_options_as_callers_give_them():
    def progress(done: int, total: int) -> None: ...

    given = {"workers": 2, "engine": "jit", "checks": "none", "timeout": 1.5, "async_completion": "random", "seed": 7}
    expected = Options(2, Engine.JIT, Checks.NONE, 1.5, AsyncCompletion.RANDOM, 7)
    assert options(**given, progress=None) == expected
    assert options(**given, progress=progress).progress is progress
    assert options(**given, progress=None).progress is None
