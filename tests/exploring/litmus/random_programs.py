"""Random litmus tests: messages, locks, barriers and fences of all scopes, right ones and wrong ones."""

from __future__ import annotations

import random

SCOPES = ("cta", "cta", "gpu", "gpu", "gpu", "sys")


def program(seed: int) -> str:
    """A litmus test."""
    chosen = random.Random(seed)
    kind = chosen.choice([_messages, _messages, _chain, _lock, _barriers, _counters])
    threads = kind(chosen)
    ctas = [chosen.randrange(2) if kind is not _barriers else 0 for _ in threads]
    rows = [[f"P{number}@cta {cta},gpu 0" for number, cta in enumerate(ctas)]]
    longest = max(map(len, threads))
    rows += [[own[row] if row < len(own) else "" for own in threads] for row in range(longest)]
    body = "\n".join(" | ".join(row) + " ;" for row in rows)
    return f"PTX random{seed}\n{{}}\n{body}\nexists (x == 0)\n"


def _store(chosen: random.Random, place: str, value: int) -> list[str]:
    """A store that may publish what comes before it."""
    scope = chosen.choice(SCOPES)
    return chosen.choice(
        [
            [f"st.release.{scope} {place}, {value}"],
            [f"fence.acq_rel.{scope}", f"st.relaxed.{chosen.choice(SCOPES)} {place}, {value}"],
            [f"fence.sc.{scope}", f"st.volatile {place}, {value}"],
            [f"atom.release.{scope}.exch r9, {place}, {value}"],
            [f"atom.acq_rel.{scope}.add r9, {place}, {value}"],
            [f"red.release.{scope}.add {place}, {value}"],
            [f"st.relaxed.{scope} {place}, {value}"],
            [f"st.weak {place}, {value}"],
        ]
    )


def _load(chosen: random.Random, register: str, place: str) -> list[str]:
    """A load that may acquire what comes behind it."""
    scope = chosen.choice(SCOPES)
    return chosen.choice(
        [
            [f"ld.acquire.{scope} {register}, {place}"],
            [f"ld.relaxed.{scope} {register}, {place}", f"fence.acq_rel.{chosen.choice(SCOPES)}"],
            [f"ld.volatile {register}, {place}", f"fence.sc.{scope}"],
            [f"atom.acquire.{scope}.add {register}, {place}, 0"],
            [f"ld.relaxed.{scope} {register}, {place}"],
            [f"ld.weak {register}, {place}"],
        ]
    )


def _data(chosen: random.Random, value: int) -> list[str]:
    store = f"st.weak x, {value}"
    return chosen.choice([[store], ["ld.weak r8, x"], [store, "ld.weak r7, x"]])


def _messages(chosen: random.Random) -> list[list[str]]:
    """One thread publishes; others look, and touch the data if they have seen it."""
    writer = [*_data(chosen, 1), *_store(chosen, "f", 1), *(["st.relaxed.gpu f, 2"] * (chosen.random() < 0.2))]
    readers = []
    for number in range(chosen.choice((1, 1, 2))):
        test = chosen.choice(("bne r0, 1, LC00", "beq r0, 0, LC00"))
        readers.append([*_load(chosen, "r0", "f"), test, *_data(chosen, 10 + number), "LC00:"])
    return [writer, *readers]


def _chain(chosen: random.Random) -> list[list[str]]:
    """A message that is handed on."""
    middle = [*_load(chosen, "r0", "f"), "beq r0, 0, LC00", *_store(chosen, "g", 1), "LC00:"]
    if chosen.random() < 0.4:
        middle = [f"atom.{chosen.choice(('relaxed', 'acq_rel'))}.{chosen.choice(SCOPES)}.add r0, f, 1"]
    last = "g" if len(middle) > 1 else "f"
    seen = "beq r0, 0, LC00" if last == "g" else "bne r0, 2, LC00"
    return [
        [*_data(chosen, 1), *_store(chosen, "f", 1)],
        middle,
        [*_load(chosen, "r0", last), seen, *_data(chosen, 10), "LC00:"],
    ]


def _lock(chosen: random.Random) -> list[list[str]]:
    """Two threads try to take a lock, and touch the data if they have it."""
    threads = []
    for number in range(2):
        scope, sem = chosen.choice(SCOPES), chosen.choice(("acquire", "acquire", "acq_rel", "relaxed"))
        free = chosen.choice(
            (_store(chosen, "m", 0), [f"st.release.{scope} m, 0"], [f"atom.release.{scope}.exch r9, m, 0"])
        )
        take = [f"atom.{sem}.{scope}.cas r0, m, 0, {number + 1}", "bne r0, 0, LC00"]
        threads.append([*take, *_data(chosen, 10 * (number + 1)), *free, "LC00:"])
    return threads


def _barriers(chosen: random.Random) -> list[list[str]]:
    """Threads of a CTA that meet, some of them at two barriers."""
    number = chosen.choice((2, 3))
    how = chosen.choice(("bar.cta.sync 0", f"bar.cta.sync 1, 1, {number}"))
    threads = []
    for place in range(number):
        before = _data(chosen, 1 + place) if chosen.random() < 0.5 else []
        behind = _data(chosen, 11 + place) if chosen.random() < 0.5 else []
        threads.append([*before, how, *behind])
    return threads


def _counters(chosen: random.Random) -> list[list[str]]:
    """The last of those who count touches the data of all."""
    number, threads = 2, []
    for place in range(number):
        sem, scope = chosen.choice(("acq_rel", "acq_rel", "release", "relaxed")), chosen.choice(SCOPES)
        fences = [f"fence.acq_rel.{scope}"] if chosen.random() < 0.3 else []
        count = [*fences, f"atom.{sem}.{scope}.add r0, c, 1", *fences]
        threads.append(["st.weak x, 1" if place == 0 else "ld.weak r5, y", *count, "bne r0, 1, LC00",
                        *_data(chosen, 10 + place), "LC00:"])  # fmt: skip
    return threads
