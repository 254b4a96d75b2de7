"""Options: strings become enums, what does not exist is refused by name."""

import pytest

from ptxvm.engine.options import Checks, Engine, Options


def test_strings_are_taken():
    options = Options(engine="interpret", checks="full", async_completion="random")
    assert options.engine is Engine.INTERPRET and options.checks is Checks.FULL


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"engine": "gpu"}, "engine='gpu': choose one of 'jit', 'interpret'"),
        ({"checks": "all"}, "checks='all'"),
        ({"async_completion": "never"}, "'late', 'early', 'random'"),
        ({"workers": 0}, "workers=0"),
        ({"timeout": -1.0}, "timeout=-1.0"),
        ({"timeout": float("nan")}, "timeout=nan"),
    ],
)
def test_what_does_not_exist_is_refused(fields, words):
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        Options(**fields)
