"""Which kinds of operands stand where: what ptxas 13.5 said of each of these lines."""

import pytest
from tests.agreement.operands.kinds import accepted

TAKEN = [
    *("ld.b32 %r1, gv[4];", "ld.global.v2.b32 {%r1, %r2}, gv[%d1+4];", "ld.global.nc.b32 %r1, gv[%r1];"),
    *(
        "st.shared.b32 sv[4], %r1;",
        "ldu.global.b32 %r1, gv[4];",
        "mov.u64 %d1, gv[4];",
        "cvta.global.u64 %d1, gv[%d1];",
    ),
    *("shfl.sync.bfly.b32 %r1, %r2, %f3, 31, -1;", "shfl.sync.up.b32 %f1|%p1, %f2, %hx3, %f4, %r5;"),
    *("vote.sync.ballot.b32 %f1, %p1, %r1;", "match.any.sync.b32 %r1, %f1, %r2;", "redux.sync.and.b32 %r1, %r2, %r3;"),
    *("mov.pred %p1, %is_explicit_cluster;", "suld.b.1d.b32.trap {%r1}, [sf, {%r2}];"),
    "tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1, %f2, %f3, %f4}], %s1;",
]
REFUSED = [
    *("mov.pred %p1, lv;", "mov.pred %p1, lv+4;", "mov.pred %p1, gv[4];", "mov.pred %p1, gv[%d4];"),
    *("atom.global.add.u32 %r1, gv[4], %r2;", "red.add.u32 gv[%r1], %r2;", "prefetch.global.L1 gv[4];"),
    *("mbarrier.init.shared.b64 sv[0], 1;", "cp.async.ca.shared.global [sv], gv[4], 4;"),
    *("shfl.sync.bfly.b32 %r1, %r2, %d3, 31, -1;", "shfl.sync.bfly.b32 %r1, %r2, %p3, 31, -1;"),
    *("shfl.sync.bfly.b32 %r1, %r2, 1.5, 31, -1;", "shfl.sync.bfly.b32 %r1, %r2, %r3, 31, %d4;"),
    *("vote.sync.ballot.b32 %r1, %p1, %f1;", "match.any.sync.b32 %f1, %r1, %r2;", "bar.warp.sync %f1;"),
    *("match.all.sync.b32 %f1|%p1, %r1, %r2;", "match.any.sync.b32 %r1, %r1, %f2;"),
    *("redux.sync.and.b32 %f1, %r1, %r2;", "redux.sync.or.b32 %r1, %f1, %r2;", "redux.sync.xor.b32 %r1, %r1, %f2;"),
    *("elect.sync %f1|%p1, %r1;", "elect.sync %r1|%p1, %f1;"),
    *("cvt.rs.f16x2.f32 %r1, %f1, %f2, 5;", "cvt.rs.f16x2.f32 %r1, %f1, %f2, %s2;"),
    *("mov.pred %p1, %laneid;", "suld.b.1d.b32.trap {%r1}, [tx, {%r2}];"),
    "tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [tx, {%f1, %f2, %f3, %f4}], %r1;",
]


@pytest.mark.parametrize("line", TAKEN)
def test_taken(line: str) -> None:
    assert accepted([line], "9.5", "sm_100a") == [line]


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    assert accepted([line], "9.5", "sm_100a") == []
