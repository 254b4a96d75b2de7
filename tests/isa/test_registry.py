import pytest

from ptxvm.isa.definition import Form
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Given, Role
from ptxvm.isa.registry import FailureKind, definitions, find_form, pages
from ptxvm.isa.targets import Target
from ptxvm.lanes.types import PRED, S32, U32

SCALAR = Given(OperandKind.SCALAR)


def form(mnemonic):
    found = find_form(mnemonic)
    assert isinstance(found, Form), found
    return found


def test_a_form_and_its_operands():
    add = form("add.s32")
    assert add is find_form("add.s32")
    assert add.type is S32
    assert add.sat is False
    assert [(plan.name, plan.role, plan.type) for plan in add.operands] == [
        ("d", Role.RESULT, S32),
        ("a", Role.VALUE, S32),
        ("b", Role.VALUE, S32),
    ]
    assert (add.sources, add.results) == ((1, 2), (0,))


@pytest.mark.parametrize("mnemonic", ["add.sat.s32", "add.s32.sat"])
def test_modifiers_stand_in_any_order(mnemonic):
    assert form(mnemonic).sat is True


def test_pair_result():
    shuffle = form("shfl.sync.bfly.b32")
    result = shuffle.operands[0]
    assert result.second is not None
    assert result.second.type is PRED
    assert [plan.type for plan in shuffle.operands[1:]] == [U32] * 4
    pair = Given(OperandKind.PAIR, (SCALAR, SCALAR))
    assert shuffle.arrange((pair, *[SCALAR] * 4)) is not None
    assert shuffle.arrange((SCALAR,) * 5) is not None
    assert shuffle.arrange((SCALAR,) * 4) is None


@pytest.mark.parametrize(
    ("mnemonic", "kind", "modifiers"),
    [
        ("adf.s32", FailureKind.UNKNOWN_INSTRUCTION, ("adf",)),
        ("add.foo.s32", FailureKind.UNKNOWN_MODIFIER, (".foo",)),
        ("shfl.sync.up.up.b32", FailureKind.DUPLICATE, (".up",)),
        ("shfl.sync.up.down.b32", FailureKind.CONFLICT, (".down",)),
        ("shfl.sync.b32", FailureKind.MISSING, ()),
    ],
)
def test_failures(mnemonic, kind, modifiers):
    failure = find_form(mnemonic)
    assert not isinstance(failure, Form)
    assert failure.kind is kind
    assert failure.modifiers == modifiers


@pytest.mark.parametrize(
    ("mnemonic", "needs"),
    [
        ("redux", ".sync"),
        ("tanh", ".approx and .f32"),
        ("match", ".any or .all"),
        ("mul.s32", "one of .hi, .lo or .wide"),
        ("copysign", "a type: .f32 or .f64"),
        ("cvt.pack.sat.u16", "a type: .s32"),
    ],
)
def test_what_is_missing_is_said(mnemonic, needs):
    failure = find_form(mnemonic)
    assert failure.kind is FailureKind.MISSING
    assert failure.message == f"{mnemonic.partition('.s')[0]} needs {needs}"


def test_wrong_operands_name_the_candidates():
    failure = find_form("add.s32", (SCALAR,) * 2)
    assert not isinstance(failure, Form)
    assert failure.kind is FailureKind.OPERANDS
    assert failure.candidates == (find_form("add.s32"),)


def test_availability():
    assert form("add.s32").unavailable((1, 0), Target.parse("sm_50")) == []
    ((what, needed),) = form("add.u16x2").unavailable((8, 0), Target.parse("sm_80"))
    assert what == ".u16x2"
    assert str(needed) == "target sm_90 or higher"


def test_folders_of_chapters_hold_pages_only():
    """What is no page lies in the chapter's `shared`, and its name is no opcode."""
    for module, found in pages().items():
        assert found, f"{module} defines no instruction: it belongs into {module.rpartition('.')[0]}.shared"
    assert not definitions("shared") and not definitions("voting") and not definitions("access")
