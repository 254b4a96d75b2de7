"""Random kernels of accesses and barriers, of which about half have a race.

The last word of `data` is to be 4095: what is made of it is not known when code is made.
"""

from __future__ import annotations

from random import Random

HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 data)
{{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<8>;
    .shared .align 128 .b32 s[{words}];
    ld.param.u64 %rd1, [data];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mad.lo.u32 %r4, %r2, %r3, %r1;
    mov.u32 %r5, s;
    ld.global.u32 %r10, [%rd1+16380];
"""
WORDS = 256
SIZES = {"b32": 4, "b64": 8, "u8": 1}
UNKNOWN = (
    "and.b32 %r8, {0}, %r8;\nshl.b32 %r6, {0}, 1;\nsub.u32 %r6, %r6, %r8;",
    "xor.b32 %r6, {0}, %r8;",
    "and.b32 %r6, {0}, %r8;",
)
VALUES = {"b32": "%r9", "b64": "%rd7", "u8": "%r9"}


def program(seed: int) -> str:
    """A kernel `k` of one array of 4,096 words, for blocks of 96 threads."""
    random = Random(seed)
    lines = [_statement(random, number) for number in range(random.randint(3, 9))]
    return HEAD.format(words=WORDS) + "\n".join(lines) + "\nret;\n}\n"


def _statement(random: Random, number: int) -> str:
    chosen = random.random()
    if chosen < 0.3:
        return "bar.sync 0;"
    if chosen < 0.36:
        return "bar.warp.sync 0xffffffff;"
    return access(random, number)


def access(random: Random, number: int, often_shared: float = 0.6) -> str:
    """An access of some lanes of all warps; `often_shared`: how likely it is one to shared memory."""
    shared = random.random() < often_shared
    kind = random.choice(["b32"] * 6 + ["b64", "u8"])
    place = _index(random, shared=shared)
    text = [place, f"and.b32 %r6, %r6, {(WORDS * 4 // SIZES[kind] if shared else 1024) - 1};"]
    if shared:
        address = "[%r7]"
        text.append(f"mad.lo.u32 %r7, %r6, {SIZES[kind]}, %r5;")
    else:
        address = "[%rd3]"
        text.append(f"mul.wide.u32 %rd2, %r6, {SIZES[kind]};\nadd.u64 %rd3, %rd1, %rd2;")
    guard = _guard(random, text)
    text.append(f"{guard}{_operation(random, kind, 'shared' if shared else 'global', address)}")
    return f"// {number}\n" + "\n".join(text)


def _operation(random: Random, kind: str, space: str, address: str) -> str:
    value = VALUES[kind]
    choice = random.random()
    if choice < 0.5 or kind == "u8":
        name = random.choice(["ld", "ld", "st"])
    else:
        name = random.choice(["ld", "st", "atom", "ld.volatile", "st.relaxed.gpu"])
    if name == "atom":
        scope = random.choice(["", ".cta", ".gpu"])
        return f"atom{'.relaxed' if scope else ''}{scope}.{space}.add.{kind.replace('b', 'u')} {value}, {address}, 1;"
    if name.startswith("ld"):
        return f"{name}.{space}.{kind} {value}, {address};"
    stored = random.choice([value, value, "7", "%r2"]) if kind != "b64" else value
    return f"{name}.{space}.{kind} {address}, {stored};"


def _index(random: Random, *, shared: bool) -> str:
    base = "%r1" if shared or random.random() < 0.3 else "%r4"
    return random.choice(
        [f"mov.u32 %r6, {base};"] * 5
        + [
            f"add.u32 %r6, {base}, {random.choice([1, 16, 31, 32, 64])};",
            f"xor.b32 %r6, {base}, {random.choice([1, 4, 31, 32, 96])};",
            f"shl.b32 %r6, {base}, {random.choice([1, 2])};",
            f"mul.lo.u32 %r6, {base}, {random.choice([3, 33])};",
            f"and.b32 %r6, {base}, {random.choice([15, 31, -2])};",
            f"mov.u32 %r6, {random.choice([0, 7, 40])};",
            "mov.u32 %r6, %r2;",
            "mov.u32 %r6, 40;",
            *[f"shr.u32 %r8, %r10, {bits};\n{text.format(base)}" for bits in (7, 9, 11) for text in UNKNOWN],
        ]
    )


def _guard(random: Random, text: list[str]) -> str:
    choice = random.random()
    if choice < 0.6:
        return ""
    if choice < 0.8:
        text.append(f"setp.lt.u32 %p1, %r1, {random.choice([1, 16, 32, 40, 64])};")
    elif choice < 0.9:
        text.append(f"setp.eq.u32 %p1, %r2, {random.choice([0, 1])};")
    else:
        text.append("and.b32 %r8, %r1, 1;\nsetp.eq.u32 %p1, %r8, 0;")
    return random.choice(["@%p1 ", "@!%p1 "])
