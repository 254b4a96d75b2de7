"""What is found out about a kernel once, from its code: kept with the module's image, and on disk with the program.

Whoever finds both the compiled code of a kernel and these facts need not read the kernel itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.machine.image import Image

Fact = TypeVar("Fact")

_names: set[str] = set()


def fact(name: str) -> Callable[[Callable[[Function, Image], Fact]], Callable[[Function, Image], Fact]]:
    """For functions of a kernel and the image of its module whose results can be pickled."""
    _names.add(name)

    def kept(find: Callable[[Function, Image], Fact]) -> Callable[[Function, Image], Fact]:
        @wraps(find)
        def found(kernel: Function, image: Image) -> Fact:
            return found_once(image, (name, kernel), lambda: find(kernel, image))

        return found

    return kept


def found_once(image: Image, key: Hashable, find: Callable[[], Fact]) -> Fact:
    """What is kept with a module's image by this key, and not on disk; `find` finds it if nobody has before."""
    derived: dict[Any, Any] = image.derived
    if key not in derived:
        derived[key] = find()
    result: Fact = derived[key]
    return result


def known_facts(image: Image) -> Mapping[tuple[str, Function], object]:
    """Those of a module's kernels that have been asked for so far."""
    derived: dict[Any, Any] = image.derived
    return {key: value for key, value in list(derived.items()) if isinstance(key, tuple) and key[0] in _names}
