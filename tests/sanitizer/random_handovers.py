"""Random kernels in which CTAs hand to each other what they have done, or should: counters, flags, locks, barriers
of the grid, with lines left out and put elsewhere. About half of them have a race."""

from __future__ import annotations

from random import Random

CTAS = 3
HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 data)
{
    .reg .pred %p<9>;
    .reg .b32 %r<32>;
    .reg .b64 %rd<16>;
    .shared .align 128 .b32 s[4];
    ld.param.u64 %rd1, [data];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r20, 9;
    setp.eq.u32 %p1, %r1, 0;
    setp.eq.u32 %p2, %r2, 0;
    and.pred %p3, %p1, %p2;
    mad.lo.u32 %r4, %r2, 64, %r1;
    mul.wide.u32 %rd2, %r4, 4;
    add.u64 %rd2, %rd1, %rd2;
    add.u32 %r5, %r2, 1;
    rem.u32 %r5, %r5, 3;
    mad.lo.u32 %r5, %r5, 64, %r1;
    mul.wide.u32 %rd3, %r5, 4;
    add.u64 %rd3, %rd1, %rd3;
    mul.wide.u32 %rd4, %r2, 4;
    add.u64 %rd4, %rd1, %rd4;
    @%p1 st.shared.u32 [s], 0;
    bar.sync 0;
"""
PLACES = ("[%rd2]", "[%rd2]", "[%rd3]", "[%rd4+2048]", "[%rd1+2048]", "[%rd1+2052]")
GUARDS = ("", "", "@%p1 ", "@%p1 ", "@%p2 ", "@%p3 ", "@!%p2 ", "@%p5 ")
FENCES = ("fence.acq_rel.gpu;", "membar.gl;", "fence.acq_rel.gpu;", "fence.acq_rel.cta;", "fence.sc.gpu;")
ORDERS = ("relaxed.gpu", "relaxed.gpu", "acquire.gpu", "release.gpu", "acq_rel.gpu", "acq_rel.gpu", "acq_rel.cta")
WORDS = ("[%rd1+4096]", "[%rd1+4096]", "[%rd1+4100]")
AGAIN = "add.u32 %r24, %r24, 1;\nsetp.lt.u32 %p8, %r24, 99;\nand.pred %p4, %p4, %p8;\n@%p4 bra LABELa;"
TELL = "@%p1 setp.eq.u32 %p4, %r20, {};\n@%p1 selp.u32 %r21, 1, 0, %p4;\n@%p1 st.shared.u32 [s], %r21;"
HEAR = "bar.sync 0;\nld.shared.u32 %r22, [s];\nsetp.eq.u32 %p5, %r22, 1;"


def program(seed: int) -> str:
    """A kernel `k` of one array of 4,096 words, for three blocks of 64 threads."""
    random = Random(seed)
    lines = random.choice((_last_block, _flag, _lock, _grid_barrier, _anything))(random)
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        _spoil(random, lines)
    # Where no two have the same label, and what is left out may be one.
    text = "\n".join(lines).replace("LABEL", f"L{seed}")
    return f"{HEAD}mov.u32 %r22, 0;\nsetp.eq.u32 %p5, %r22, 1;\n{text}\nret;\n}}\n"


def _last_block(random: Random) -> list[str]:
    store = random.choice(("@%p1 st.global.u32 [%rd4+2048], %r1;", "st.global.u32 [%rd2], %r1;\nbar.sync 0;"))
    order = random.choice(("relaxed.gpu", "acq_rel.gpu"))
    fence = random.choice(FENCES) if order == "relaxed.gpu" else ""
    read = random.choice(("ld.global.u32 %r23, [%rd1+2048];", "ld.global.u32 %r23, [%rd3];"))
    return [
        store,
        fence,
        f"@%p1 atom.{order}.global.inc.u32 %r20, [%rd1+4096], 2;",
        fence,
        TELL.format(random.choice((2, 2, 2, 1))),
        HEAR,
        f"@%p5 {read}",
        random.choice(
            (
                "",
                "@%p1 st.global.u32 [%rd2+8192], %r23;",
                "@!%p1 bra LABEL;\n@%p5 st.global.u32 [%rd1+4096], 0;\nLABEL:",
            )
        ),
    ]


def _flag(random: Random) -> list[str]:
    word, data = random.choice(WORDS), random.choice(("[%rd1+2048]", "[%rd1+2052]"))
    write = random.choice(("st.release.gpu", "st.release.gpu", "st.relaxed.gpu", "st.volatile", "st"))
    read = random.choice(("ld.acquire.gpu", "ld.acquire.gpu", "ld.relaxed.gpu", "ld.volatile", "ld"))
    fence = "" if "release" in write and "acquire" in read else random.choice(FENCES)
    first = random.choice((0, CTAS - 1))
    return [
        f"setp.eq.u32 %p6, %r2, {first};\nand.pred %p7, %p1, %p6;",
        f"@%p7 st.global.u32 {data}, 7;",
        fence,
        f"@%p7 {write}.global.u32 {word}, 1;",
        _until(read, word),
        fence,
        HEAR if random.random() < 0.5 else "",
        f"{random.choice(('@%p1 ', '@%p1 ', ''))}ld.global.u32 %r23, {data};",
    ]


def _until(read: str, word: str) -> str:
    """Thread 0 reads a word until it is there, or it has lost patience."""
    return (
        "mov.u32 %r24, 0;\n@!%p1 bra LABELb;\nLABELa:\n"
        f"{read}.global.u32 %r20, {word};\nsetp.eq.u32 %p4, %r20, 0;\n{AGAIN}\nLABELb:"
    )


def _lock(random: Random) -> list[str]:
    take = random.choice(("acquire.gpu", "acquire.gpu", "relaxed.gpu", "acq_rel.gpu"))
    leave = random.choice(
        (
            "atom.release.gpu.global.exch.b32 %r25, [%rd1+4096], 0;",
            "st.release.gpu.global.u32 [%rd1+4096], 0;",
            "st.relaxed.gpu.global.u32 [%rd1+4096], 0;",
            "atom.relaxed.gpu.global.exch.b32 %r25, [%rd1+4096], 0;",
        )
    )
    fence = random.choice(("", *FENCES))
    data = random.choice(("[%rd1+2048]", "[%rd1+2052]"))
    return [
        "mov.u32 %r24, 0;\n@!%p1 bra LABELb;",
        f"LABELa:\natom.{take}.global.cas.b32 %r20, [%rd1+4096], 0, 1;\nsetp.ne.u32 %p4, %r20, 0;\n{AGAIN}",
        fence,
        f"ld.global.u32 %r23, {data};\nadd.u32 %r23, %r23, 1;",
        f"st.global.u32 {data}, %r23;",
        fence,
        leave,
        "LABELb:",
    ]


def _grid_barrier(random: Random) -> list[str]:
    order = random.choice(("acq_rel.gpu", "release.gpu", "relaxed.gpu"))
    read = random.choice(("ld.acquire.gpu", "ld.relaxed.gpu", "ld.volatile"))
    fence = random.choice(("", "membar.gl;", "fence.acq_rel.gpu;"))
    return [
        "st.global.u32 [%rd2], %r1;",
        "bar.sync 0;",
        fence,
        f"@%p1 atom.{order}.global.add.u32 %r25, [%rd1+4096], 1;",
        "mov.u32 %r24, 0;\n@!%p1 bra LABELb;\nLABELa:\n"
        f"{read}.global.u32 %r20, [%rd1+4096];\nsetp.lt.u32 %p4, %r20, 3;\n{AGAIN}\nLABELb:",
        fence,
        "bar.sync 0;",
        "ld.global.u32 %r23, [%rd3];",
    ]


def _anything(random: Random) -> list[str]:
    return [_statement(random) for _ in range(random.randint(4, 10))]


def _statement(random: Random) -> str:
    chosen, guard = random.random(), random.choice(GUARDS)
    if chosen < 0.2:
        return "bar.sync 0;"
    if chosen < 0.35:
        return random.choice(FENCES)
    if chosen < 0.45:
        return f"{TELL.format(random.randint(0, 2))}\n{HEAR}"
    if chosen < 0.7:
        order, word = random.choice(ORDERS), random.choice(WORDS)
        order = order if random.random() < 0.8 else "relaxed.gpu"
        return f"{random.choice(('@%p1 ', '@%p1 ', '@%p3 ', ''))}{_strong(random, order, word)}"
    name = random.choice(("ld.global.u32 %r23, {};", "ld.global.u32 %r23, {};", "st.global.u32 {}, %r1;"))
    return guard + name.format(random.choice(PLACES))


def _strong(random: Random, order: str, word: str) -> str:
    sem, scope = order.split(".")
    match random.randint(0, 6):
        case 0 | 1:
            return f"atom.{order}.global.add.u32 %r20, {word}, 1;"
        case 2:
            return f"red.{'relaxed' if sem.startswith('acq') else sem}.{scope}.global.add.u32 {word}, 1;"
        case 3:
            return f"atom.{order}.global.cas.b32 %r20, {word}, 0, 1;"
        case 4:
            return f"ld.{'acquire' if sem != 'relaxed' else sem}.{scope}.global.u32 %r20, {word};"
        case 5:
            return f"st.{'release' if sem != 'relaxed' else sem}.{scope}.global.u32 {word}, 1;"
        case _:
            return random.choice((f"ld.volatile.global.u32 %r20, {word};", f"st.global.u32 {word}, 2;",
                                  f"ld.global.u32 %r20, {word};"))  # fmt: skip


def _spoil(random: Random, lines: list[str]) -> None:
    """One line is left out, put elsewhere, or comes in."""
    movable = [place for place, line in enumerate(lines) if "LABEL" not in line]
    match random.randint(0, 2):
        case 0 if movable:
            lines.pop(random.choice(movable))
        case 1 if movable:
            line = lines.pop(random.choice(movable))
            lines.insert(_outside(random, lines), line)
        case _:
            lines.insert(_outside(random, lines), _statement(random))


def _outside(random: Random, lines: list[str]) -> int:
    return random.randint(0, len(lines))
