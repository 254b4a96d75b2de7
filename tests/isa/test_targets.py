import pytest

from ptxvm.isa.targets import Target, ptx, sm


@pytest.mark.parametrize(
    ("required", "offered", "holds"),
    [
        ("sm_70", "sm_75", True),
        ("sm_70", "sm_61", False),
        ("sm_70", "sm_90a", True),
        ("sm_90a", "sm_90a", True),
        ("sm_90a", "sm_90", False),
        ("sm_90a", "sm_100a", False),
        ("sm_100f", "sm_100a", True),
        ("sm_100f", "sm_103f", True),
        ("sm_100f", "sm_103a", True),
        ("sm_100f", "sm_103", False),
        ("sm_100f", "sm_110a", False),
        ("sm_100f", "sm_120f", False),
        ("sm_103f", "sm_100a", False),
        ("sm_120f", "sm_121a", True),
        ("sm_110a", "sm_101a", True),
        ("sm_110f", "sm_101f", True),
        ("sm_110a", "sm_101", False),
    ],
)
def test_offers(required, offered, holds):
    assert Target.parse(offered).offers(Target.parse(required)) is holds


def test_algebra():
    condition = ptx(6, 0) & sm(30) | ptx(8, 6) & sm("100f")
    assert condition.holds((6, 0), Target.parse("sm_30"))
    assert not condition.holds((5, 0), Target.parse("sm_30"))
    assert (~ptx(6, 4)).holds((6, 3), Target.parse("sm_70"))


def test_unmet_names_only_what_fails():
    condition = ptx(7, 0) & sm(80)
    assert str(condition.unmet((6, 5), Target.parse("sm_80"))) == "PTX ISA 7.0 or later"
    assert str(condition.unmet((7, 0), Target.parse("sm_75"))) == "target sm_80 or higher"
    assert condition.unmet((7, 0), Target.parse("sm_80")) is None


def test_not_a_target():
    with pytest.raises(ValueError, match="sm_9x"):
        Target.parse("sm_9x")
