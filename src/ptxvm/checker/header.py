"""`.version`, `.target` and `.address_size`: what the rest of the file is checked against (ISA 11.1)."""

from __future__ import annotations

import re

from ptxvm.checker.report import Report
from ptxvm.diagnostics import Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.diagnostics.codes import versions
from ptxvm.isa.targets import LAST_MINORS, NEWEST_VERSION, TARGETS, Target, Version
from ptxvm.records import record
from ptxvm.syntax import tree

_OPTIONS = ("texmode_unified", "texmode_independent", "debug", "map_f64_to_f32")
_FIRST_ADDRESS_SIZE: Version = (2, 3)
_FIRST_INDEPENDENT: Version = (1, 5)
_FIRST_WITH_F64 = 13
_BEGINNING = "a file begins so:\n.version 8.0\n.target sm_80\n.address_size 64"
_ARCHITECTURES = {
    "maxwell": "sm_50 or sm_52",
    "pascal": "sm_60 or sm_61",
    "volta": "sm_70",
    "turing": "sm_75",
    "ampere": "sm_80 or sm_86",
    "ada": "sm_89",
    "hopper": "sm_90 or sm_90a",
    "blackwell": "sm_100 or sm_120, with f or a for what only they have",
}
_DEFAULT_TARGET = "sm_75"


@record()
class Header:
    """What the file is written for; the least demanding values where the text is silent or wrong.

    `has_samplers`: textures and samplers are independent of each other (`texmode_independent`).
    """

    version: Version
    target: Target
    target_name: str
    address_size: int
    has_samplers: bool


def read_header(parsed: tree.Tree, report: Report, target: str | None, version: Version | None) -> Header:
    """The header of a file, checked. `target` and `version` override what is written; ValueError for unknown ones."""
    items = parsed.items
    target = None if target is None else known_target(target)
    version = None if version is None else known_version(version)
    versions_ = [item for item in items if isinstance(item, tree.Version)]
    targets = [item for item in items if isinstance(item, tree.Target)]
    sizes = [item for item in items if isinstance(item, tree.AddressSize)]
    if not _is_broken(parsed):
        _check_order(parsed, report)
    written = _version(versions_, report)
    named = _target(targets, version or written, report)
    version, name = version or written, target or named
    address_size = _address_size(sizes, version, report)
    # ptxas speaks of one or the other, of the later directive first.
    if version < TARGETS.get(name, version) and targets and not (sizes and version < _FIRST_ADDRESS_SIZE):
        _too_new(targets[0], report, name, version)
    has_samplers = any("texmode_independent" in item.names for item in targets)
    return Header(version, Target.parse(name), name, address_size, has_samplers)


def known_target(name: str) -> str:
    """A target that is asked for instead of the written one, as `.target` spells it. ValueError for an unknown one."""
    shape = re.fullmatch(r"(?:sm_?|compute_)?(\d+[af]?)", name.strip())
    found = f"sm_{shape[1]}" if shape else ""
    if found not in TARGETS:
        import difflib  # noqa: PLC0415  (only for names that do not exist)

        close = difflib.get_close_matches(found or name, TARGETS, 4, 0.7)
        raise ValueError(f"there is no target {name!r}" + (f"; close to it: {', '.join(close)}" if close else ""))
    return found


def known_version(version: Version) -> Version:
    """A version that is asked for instead of the written one. ValueError for one that does not exist."""
    if not _exists(version):
        raise ValueError(
            f"there is no PTX version {_written(version)}; the newest known one is {_written(NEWEST_VERSION)}"
        )
    return version


def _exists(version: Version) -> bool:
    major, minor = version
    return (1, 0) <= version <= NEWEST_VERSION and 0 <= minor <= LAST_MINORS.get(major, NEWEST_VERSION[1])


def _written(version: Version) -> str:
    return ".".join(map(str, version))


def _is_broken(parsed: tree.Tree) -> bool:
    """Whether a directive of the header could not be read: that it is missing is then no mistake of its own."""
    lines = (parsed.source.line_text(finding.line) for finding in parsed.findings)
    return any(line.lstrip().startswith((".version", ".target")) for line in lines)


def _check_order(parsed: tree.Tree, report: Report) -> None:
    items = parsed.items
    if not items:
        if not parsed.findings:
            what = "holds comments only" if parsed.source.text.strip() else "is empty"
            report.error(codes.VERSION_MISSING, Span(0, 0), f"the file {what}", _BEGINNING)
        return
    if not isinstance(items[0], tree.Version):
        message = "the file does not begin with .version"
        report.error(codes.VERSION_MISSING, _first_line(items[0]), message, _BEGINNING)
        return
    if len(items) == 1 or not isinstance(items[1], tree.Target):
        report.error(
            codes.VERSION_MISSING,
            items[1 if len(items) > 1 else 0],
            "no .target follows .version",
            "such as .target sm_80",
        )
    for item in items[1:]:
        if isinstance(item, tree.Version):
            report.error(codes.DIRECTIVE_ORDER, item, "a file has one .version, at its beginning")
    for item in items[3:]:
        if isinstance(item, tree.AddressSize):
            report.error(codes.DIRECTIVE_ORDER, item, "a file has one .address_size, directly behind .target")


def _first_line(item: tree.Node) -> Span:
    return Span(item.start, min(item.end, item.start + 1))


def _version(found: list[tree.Version], report: Report) -> Version:
    if not found:
        return NEWEST_VERSION
    version = (found[0].major, found[0].minor)
    if not _exists(version):
        message = f"there is no PTX {_written(version)} that ptxvm knows; {_nearby(version)}"
        report.error(versions.UNSUPPORTED_VERSION, found[0], message)
        return NEWEST_VERSION
    return version


def _nearby(version: Version) -> str:
    """Which versions there are, of this major number if it has any."""
    last = LAST_MINORS.get(version[0])
    if last is not None:
        return f"{version[0]}.0 to {version[0]}.{last} are the versions of that number"
    return f"the newest version is {NEWEST_VERSION[0]}.{NEWEST_VERSION[1]}"


def _target(found: list[tree.Target], version: Version, report: Report) -> str:
    name = None
    for item in found:
        for written in item.names:
            word = written.replace("compute_", "sm_")
            if word == "texmode_independent" and version < _FIRST_INDEPENDENT:
                report.error(versions.NEEDS_VERSION, item, "texmode_independent needs PTX 1.5 or later")
            if word in TARGETS:
                name = name or word
            elif word not in _OPTIONS:
                report.error(versions.UNKNOWN_TARGET, item, f"`{written}` is not a target", _near_target(word))
    _check_options(found, name, report)
    return name or _DEFAULT_TARGET


def _near_target(word: str) -> str:
    """The target that an architecture's name stands for, or those with the nearest numbers."""
    known = _ARCHITECTURES.get(word.lower())
    if known is not None:
        return f"{word.capitalize()} is {known}"
    number = int("".join(filter(str.isdigit, word)) or 0)
    same = sorted(name for name in TARGETS if name.rstrip("af") == f"sm_{number}")
    if same:
        return f"did you mean {' or '.join(same)}?"
    near = sorted((name for name in TARGETS if name[-1].isdigit()), key=lambda name: abs(int(name[3:]) - number))[:2]
    return f"did you mean {' or '.join(sorted(near))}?" if number else "targets are called sm_80, sm_90a and so on"


def _check_options(found: list[tree.Target], name: str | None, report: Report) -> None:
    words = {word for item in found for word in item.names}
    if found and name is None:
        report.error(versions.UNKNOWN_TARGET, found[0], "the .target names no architecture, such as sm_80")
    if {"texmode_unified", "texmode_independent"} <= words:
        report.error(codes.DIRECTIVE_ORDER, found[0], "texmode_unified and texmode_independent exclude each other")
    if "map_f64_to_f32" in words and name is not None and Target.parse(name).number >= _FIRST_WITH_F64:
        report.error(versions.NEEDS_TARGET, found[0], "map_f64_to_f32 is for targets without f64, before sm_13")


def _too_new(item: tree.Target, report: Report, name: str, version: Version) -> None:
    first = _written(TARGETS[name])
    message = f"target {name} needs PTX {first} or later, the file is PTX {_written(version)}"
    report.error(versions.TARGET_VERSION, item, message, help=f".version {first}")


def _address_size(found: list[tree.AddressSize], version: Version, report: Report) -> int:
    if not found:
        return 32
    if found[0].bits not in (32, 64):
        return 64
    if version < _FIRST_ADDRESS_SIZE:
        report.error(versions.NEEDS_VERSION, found[0], ".address_size needs PTX 2.3 or later")
    return found[0].bits
