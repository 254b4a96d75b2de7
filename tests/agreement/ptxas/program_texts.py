"""Small programs about the rules of modules, by topic; `;;` separates programs, HEADER stands for the usual header."""
# The programs have long lines on purpose: ptxas tells lines only.
# ruff: noqa: E501

HEADER = ".version 9.5\n.target sm_100a\n.address_size 64\n"

TEXTS = {
    "header": """
.version 9.5
.target sm_100a
.address_size 64
.entry k() { ret; }
;;
.version 6.0
.target sm_70, texmode_independent
.address_size 64
.visible .entry k(.param .u64 a) { ret; }
;;
.version 8.8
.target sm_120f
.entry k() { ret; }
;;
.version 7.5
.target sm_80
.address_size 64
.file 1 "a.cu"
.entry k() { .loc 1 2 3
ret; }
;;
.version 2.3
.target sm_20, texmode_unified
.address_size 32
.entry k() { ret; }
""",
    "variables": """
HEADER
.global .align 8 .b8 a[16];
.global .u32 b = 5;
.visible .global .f32 c[4] = {1.0, 2.0};
.const .s16 d[2][3] = { {1, 2, 3}, {4, 5} };
.shared .align 16 .b8 e[256];
.entry k() { .local .align 4 .b8 f[8]; .reg .b32 %r<4>; mov.u32 %r1, 5; ret; }
;;
HEADER
.extern .shared .align 16 .b8 dynamic[];
.extern .global .u32 elsewhere;
.weak .global .u64 w = 7;
.common .global .u32 shared_by_name;
.entry k() { .reg .b64 %d<4>; mov.u64 %d1, dynamic; mov.u64 %d2, w; ret; }
;;
HEADER
.global .v4 .f32 v;
.global .v2 .u32 p = {1, 2};
.global .v2 .u32 q[2] = { {1, 2}, {3, 4} };
.const .u64 t = 5;
.entry k() { .reg .f32 %f<5>; ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [v]; ret; }
;;
HEADER
.global .u32 a;
.global .u64 pointer = a;
.global .u64 second = generic(a);
.global .u64 third[2] = { a+4, generic(a)+8 };
.global .u8 bytes[8] = { 0xFF(a), 0xFF00(a), 0xFF0000(a), 0xFF000000(a) };
.entry k() { ret; }
;;
HEADER
.global .texref tx;
.global .surfref sf;
.entry k(.param .texref t, .param .u64 .ptr .global .align 16 p) { ret; }
;;
HEADER
.const .align 4 .b8 text[5] = {104, 101, 108, 108, 111};
.const .f64 pi = 0d400921FB54442D18;
.const .f32 one = 0f3F800000;
.const .b32 word = 0f3F800000;
.const .s32 negative = -1;
.const .u32 sum = 1 + 2 * 3;
.entry k() { .reg .u32 %r1; ld.const.u32 %r1, [sum]; ret; }
;;
HEADER
.global .attribute(.managed) .s32 m;
.entry k() { ret; }
;;
HEADER
.global .b128 wide;
.global .f16 half;
.shared .u32 s[4];
.entry k() { .reg .b32 %r<2>; st.shared.u32 [s+4], %r1; ret; }
""",
    "registers": """
HEADER
.entry k() { .reg .pred %p<3>; .reg .b16 %h, %h1; .reg .v2 .f32 %v; .reg .b32 a, b, c; .reg .f64 %e<2>;
mov.b32 a, b; add.s32 a, b, c; mov.b32 %v.x, a; setp.eq.s32 %p1, a, b; ret; }
;;
HEADER
.entry k() { .reg .b32 a; { .reg .b32 a; .reg .b64 inner; mov.b32 a, 1; } mov.b32 a, 2; ret; }
;;
HEADER
.entry k() { .reg .b32 %r<10>; .reg .u32 %ra, %rb; .reg .b32 %x5; mov.b32 %r9, %ra; mov.b32 %r0, %rb; ret; }
""",
    "labels": """
HEADER
.entry k() { .reg .pred %p1; .reg .b32 %r<3>; start: add.s32 %r1, %r1, 1; setp.lt.s32 %p1, %r1, 10; @%p1 bra start; bra.uni end; end: ret; }
;;
HEADER
.entry k() { .reg .b32 %r<3>; targets: .branchtargets one, two; brx.idx %r1, targets; one: mov.b32 %r2, 1; two: ret; }
;;
HEADER
.entry k() { .reg .pred %p; { inner: @!%p bra inner; bra outer; } outer: exit; }
;;
HEADER
.func f() { here: bra here; ret; }
.entry k() { here: bra here; ret; }
;;
HEADER
.entry k() { .reg .u32 %r<3>; table: .branchtargets L<3>; brx.idx.uni %r1, table; L0: L1: L2: ret; }
""",
    "functions": """
HEADER
.func (.param .b32 r) f(.param .b32 a) { .reg .b32 %r<3>; ld.param.b32 %r1, [a]; st.param.b32 [r], %r1; ret; }
.visible .entry k() { .reg .b32 %r<4>; { .param .b32 in; .param .b32 out; st.param.b32 [in], %r1; call (out), f, (in); ld.param.b32 %r2, [out]; } ret; }
;;
HEADER
.extern .func (.reg .u32 r) g(.reg .u32 a, .reg .u32 b);
.entry k() { .reg .u32 %r<4>; call (%r1), g, (%r2, %r3); call.uni (%r1), g, (%r2, 5); ret; }
;;
HEADER
.func h(.param .align 8 .b8 s[16]);
.func h(.param .align 8 .b8 s[16]) { .reg .b64 %d<3>; ld.param.b64 %d1, [s+8]; ret; }
.entry k() { .param .align 8 .b8 q[16]; .reg .b64 %d1; st.param.b64 [q], %d1; st.param.b64 [q+8], %d1; call h, (q); ret; }
;;
HEADER
.func (.reg .f32 x, .reg .f32 y) two(.reg .f32 a) { mov.f32 x, a; mov.f32 y, a; ret; }
.entry k() { .reg .f32 %f<4>; call (%f1, %f2), two, (%f3); ret; }
;;
HEADER
.visible .func v(.param .u64 a) { .reg .u64 %d<2>; ld.param.u64 %d1, [a]; ret; }
.weak .func w() { ret; }
.entry k() { .reg .u64 %d<3>; mov.u64 %d1, v; P: .callprototype _ (.param .u64 _); call %d1, (%d2), P; ret; }
;;
HEADER
.func f(.param .b32 a) { ret; }
.func g(.param .b32 a) { ret; }
.global .u64 table[2] = { f, g };
.entry k() { .reg .b64 %d<3>; .reg .b32 %r1; T: .calltargets f, g; ld.global.u64 %d1, [table]; call %d1, (%r1), T; call %d1, (%r1), table; ret; }
;;
HEADER
.func n() .noreturn { trap; exit; }
.func p() .abi_preserve 10 { ret; }
.entry k() { call n; call p; call p, (); ret; }
;;
HEADER
.func (.param .b64 r) f(.param .b64 a);
.func f2() { .reg .b64 %d<3>; { .param .b64 x; .param .b64 y; st.param.b64 [x], %d1; call.uni (y), f, (x); ld.param.b64 %d2, [y]; } ret; }
.entry k() { call f2; ret; }
;;
HEADER
.func f2() { ret; }
.func same();
.alias same, f2;
.entry k() { call same; ret; }
;;
HEADER
.func f(.reg .pred p, .reg .f16 h) { ret; }
.entry k() { .reg .pred %p1; .reg .b16 %h1; call f, (%p1, %h1); ret; }
;;
HEADER
.func recursive(.param .u32 n) { .reg .u32 %r<3>; .param .u32 m; ld.param.u32 %r1, [n]; st.param.u32 [m], %r1; call recursive, (m); ret; }
.entry k() { ret; }
""",
    "performance": """
HEADER
.entry k() .maxntid 128, 2, 1 .minnctapersm 2 { ret; }
;;
HEADER
.visible .entry k() .reqntid 64, 1, 1 .maxnreg 32 { ret; }
;;
HEADER
.entry k() .maxntid 256 .minnctapersm 4 { ret; }
;;
HEADER
.entry k() .explicitcluster .reqnctapercluster 2, 1, 1 { ret; }
;;
HEADER
.entry k() .blocksareclusters .reqntid 32, 1, 1 .reqnctapercluster 2, 1, 1 { ret; }
;;
HEADER
.pragma "nounroll";
.entry k() .pragma "nounroll"; { .pragma "nounroll"; ret; }
;;
HEADER
.entry k() { .pragma "nounroll", "frequency 3"; ret; }
""",
    "parameters": """
HEADER
.entry k(.param .u32 a, .param .u64 b, .param .align 16 .b8 c[32], .param .f32 d[4]) { .reg .u32 %r<3>; ld.param.u32 %r1, [a]; ld.param.u32 %r2, [c+4]; ret; }
;;
HEADER
.entry k(.param .b8 a[4096]) { .reg .b64 %d<2>; mov.b64 %d1, a; ret; }
;;
HEADER
.entry k(.param .b8 a[32764]) { ret; }
;;
.version 8.0
.target sm_80
.address_size 64
.entry k(.param .b8 a[4352]) { ret; }
;;
HEADER
.entry k(.param .u64 .ptr .global p, .param .u64 .ptr .align 8 q, .param .u64 .ptr .shared .align 4 r, .param .u64 .ptr s) { ret; }
;;
HEADER
.func f(.param .u32 a) { .reg .u64 %d<2>; .reg .u32 %r<2>; mov.u64 %d1, a; ld.param.u32 %r1, [a]; ret; }
.entry k() { ret; }
;;
HEADER
.entry k(.param .u32 a) { .reg .u32 %r<2>; .reg .u64 %d<2>; mov.u64 %d1, a; cvta.param.u64 %d1, %d1; ld.param::entry.u32 %r1, [a]; ret; }
""",
    "instructions": """
HEADER
.global .u32 g; .shared .u32 s; .const .u32 c;
.entry k() { .local .u32 l; .reg .u32 %r<3>; .reg .u64 %d<3>; ld.global.u32 %r1, [g]; st.shared.u32 [s], %r1; ld.const.u32 %r2, [c]; st.local.u32 [l], %r1;
mov.u64 %d1, g; cvta.to.global.u64 %d2, %d1; ld.global.u32 %r1, [%d2+4]; ret; }
;;
HEADER
.entry k() { .reg .pred %p<3>; .reg .b32 %r<5>; setp.lt.s32 %p1, %r1, %r2; @%p1 add.s32 %r1, %r1, 1; @!%p1 sub.s32 %r1, %r1, 1; selp.b32 %r3, %r1, %r2, %p1; ret; }
;;
HEADER
.entry k() { .reg .f32 %f<5>; .reg .f64 %e<3>; .reg .s32 %r<3>; cvt.rn.f32.s32 %f1, %r1; cvt.f64.f32 %e1, %f1; fma.rn.f32 %f2, %f1, %f1, 0f3F800000; mul.f64 %e2, %e1, 2.0; ret; }
;;
HEADER
.entry k() { .reg .u32 %r<3>; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.y; mad.lo.u32 %r1, %r1, 4, %r2; bar.sync 0; ret; }
""",
}
