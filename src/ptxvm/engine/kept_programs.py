"""Checked programs in the object cache: a process that runs what another has compiled need not check it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ptxvm.checker.frozen import freeze, revive
from ptxvm.checker.module import Function, Module
from ptxvm.diagnostics import Source
from ptxvm.engine.facts import known_facts
from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.machine.image import Image

_KEPT = "kept"


class KeptProgram(NamedTuple):
    """A program, and what is known of those of its kernels that have been run."""

    module: Module
    facts: Mapping[tuple[str, Function], object]


def kept_program(sources: Sequence[Source], target: str | None) -> KeptProgram | None:
    """The program that these texts are for a target, if it was kept."""
    entry = ObjectCache().get(_key(sources, target))
    if entry is None:
        return None
    module, facts = revive(entry.code, sources, target)
    return KeptProgram(module, facts | {(_KEPT, kernel): True for _, kernel in facts})


def keep_program(image: Image, kernel: Function, objects: ObjectCache) -> None:
    """Keep the program of an image, and what is known of its kernels, unless that has been done for this kernel."""
    module = image.program
    if not image.fingerprint or not isinstance(module, Module) or (_KEPT, kernel) in image.derived:
        return
    image.derived[_KEPT, kernel] = True
    data = freeze(module, known_facts(image))
    objects.put(_key((module.source, *module.others), module.asked_target), CacheEntry({}, data))


def _key(sources: Sequence[Source], target: str | None) -> str:
    texts = (source.text.encode(errors="surrogatepass") for source in sources)
    return cache_key("program", target or "", *texts)
