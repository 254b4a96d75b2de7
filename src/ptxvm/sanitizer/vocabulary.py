"""The words of the rules: how far a scope reaches, through which proxy an access goes, what is checked."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from ptxvm.records import record


class Level(IntEnum):
    """The scope of a strong operation; WEAK operations have none."""

    WEAK = 0
    CTA = 1
    CLUSTER = 2
    GPU = 3
    SYS = 4


class Proxy(IntEnum):
    """Through what an access goes [8.4]."""

    GENERIC = 0
    ASYNC = 1
    NC = 2  # `ld.global.nc`, textures: outside of the model


class Touch(IntEnum):
    """What an access does at each of its places."""

    READ = 1
    WRITE = 2
    CHANGE = 3  # reads and writes at one stroke

    @property
    def writes(self) -> bool:
        return self is not Touch.READ

    @property
    def reads(self) -> bool:
        return self is not Touch.WRITE


class Check(StrEnum):
    """What can be asked for one by one. `STRICT` adds notes: what is no error, but rarely meant."""

    INIT = "init"
    RACE = "race"
    SYNC = "sync"
    ASYNC = "async"
    LEAK = "leak"
    STRICT = "strict"


@record()
class Order:
    """The semantics of an access or fence: its scope, and which way it orders others."""

    level: Level = Level.WEAK
    acquires: bool = False
    releases: bool = False
    sequential: bool = False


WEAK = Order()


@record()
class Site:
    """An instruction as reports show it: its PTX line, the user's own source, its opcode and its text."""

    line: int
    source: tuple[str, int] | None
    opcode: str
    text: str = ""
