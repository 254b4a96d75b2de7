"""There is one object for each type, also where pickles are read."""

import pickle

import pytest

from ptxvm.lanes import types


@pytest.mark.parametrize("type_", list(dict.fromkeys([*types.TYPES.values(), types.U32X2, types.S32X2])), ids=repr)
def test_a_pickled_type_is_itself(type_: types.Type) -> None:
    assert pickle.loads(pickle.dumps(type_)) is type_
