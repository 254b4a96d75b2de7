import pytest

from ptxvm.isa.notation import NotationError, OperandKind, SlotKind, read_syntax


def test_slots_and_alternatives():
    (line,) = read_syntax("shfl.sync.mode.b32  d[|p], a, b;\n.mode = { .up, .down };")
    assert line.opcode == "shfl"
    assert [(slot.name, slot.alternatives, slot.optional) for slot in line.slots] == [
        ("sync", ("sync",), False),
        ("mode", ("up", "down"), False),
        ("type", ("b32",), False),
    ]
    assert line.slots[2].kind is SlotKind.TYPE


def test_shared_alternatives_and_suffix_alternatives():
    lines = read_syntax(
        "ld{.ss}.dtype.atype d, [a]; .ss = { .const, .shared{::cta, ::cluster} }; .dtype = .atype = { .u8 };"
    )
    assert lines[0].slots[0].alternatives == ("const", "shared", "shared::cta", "shared::cluster")
    assert lines[0].slots[0].optional
    assert lines[0].slots[1].alternatives == lines[0].slots[2].alternatives == ("u8",)


def test_literal_types_get_the_names_of_slots():
    (line,) = read_syntax("cvt.rn.f16x2.f32 d, a, b;")
    assert [slot.attribute for slot in line.slots] == ["rn", "dtype", "atype"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("x d, a{, b}, {!}c;", [("d", 0), ("a", 0), ("b", 1), ("c", 0)]),
        ("x [a]{.unified}{, cache-policy};", [("a", 0), ("cache-policy", 1)]),
        ("x d, a{, b{, c}};", [("d", 0), ("a", 0), ("b", 1), ("c", 1)]),
        ("x;", []),
    ],
)
def test_optional_operands(text, kinds):
    (line,) = read_syntax(text)
    assert [(operand.names[0], int(operand.optional)) for operand in line.operands] == kinds


def test_operand_kinds():
    (line,) = read_syntax("x d|p, [a], {v, v, v}, [t, c], (r), e[|q];")
    kinds = [operand.kind for operand in line.operands]
    assert kinds == [
        OperandKind.PAIR,
        OperandKind.ADDRESS,
        OperandKind.VECTOR,
        OperandKind.TUPLE_ADDRESS,
        OperandKind.LIST,
        OperandKind.PAIR,
    ]
    assert line.operands[2].count == 3
    assert not line.operands[0].second_optional
    assert line.operands[5].second_optional


@pytest.mark.parametrize("text", [".x a;", "add.{x} d;", "add d, a{, b;"])
def test_mistakes_in_a_page(text):
    with pytest.raises(NotationError):
        read_syntax(text)
