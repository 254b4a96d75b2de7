"""SARIF 2.1.0: what its schema says about the objects that ptxvm writes (required and allowed properties, values)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Label, Severity, Source, Span
from ptxvm.diagnostics.render import render

PROGRAM = """.version 8.0
.target sm_80
.address_size 64
.entry k() {
    .reg .b32 %r<4>;
    shfl.down.b32 %r1, %r2, 1, 31;
    atom.global.add.u32 %r1, [%r2], 1;
    .reg .f32 %r1;
    foo;
}
"""
# Every object here allows no properties but those of the schema.
LOG = {"$schema", "version", "runs", "inlineExternalProperties", "properties"}
RUN = {"tool", "invocations", "conversion", "artifacts", "columnKind", "results", "originalUriBaseIds", "properties"}
DRIVER = {"name", "version", "semanticVersion", "informationUri", "rules", "fullName", "organization"}
RULE = {"id", "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration", "properties"}
RESULT = {"ruleId", "ruleIndex", "level", "kind", "message", "locations", "relatedLocations", "fixes", "properties"}
LOCATION = {"id", "physicalLocation", "logicalLocations", "message", "annotations", "properties"}
PHYSICAL = {"address", "artifactLocation", "region", "contextRegion", "properties"}
REGION = {"startLine", "startColumn", "endLine", "endColumn", "charOffset", "charLength", "snippet", "message"}
URI_REFERENCE = re.compile(r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]*")


def findings() -> list[Finding]:
    found = check(Source(PROGRAM, "a folder/<file>.ptx"))
    odd = Source("x", "é.ptx")
    found.append(Finding(Severity.STYLE, "PTX112", "m", odd, Span(0, 1), "h", "r", (Label(Span(0, 1), "here"),)))
    found.append(Finding(Severity.WARNING, "PTX110", "m", odd, Span(1, 1)))
    return found


@pytest.fixture(scope="module")
def log() -> dict[str, Any]:
    written: dict[str, Any] = json.loads(render(findings(), "sarif"))
    return written


def test_log_and_run(log: dict[str, Any]) -> None:
    assert log.keys() <= LOG and log["version"] == "2.1.0" and log["$schema"].endswith("sarif-2.1.0.json")
    (run,) = log["runs"]
    assert run.keys() <= RUN and run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
    assert run["tool"].keys() == {"driver"} and run["tool"]["driver"].keys() <= DRIVER
    assert len(run["results"]) == len(findings())


def test_rules_are_unique_and_described(log: dict[str, Any]) -> None:
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.keys() <= RULE
        assert all(set(rule[key]) == {"text"} for key in ("shortDescription", "fullDescription"))


def test_results_refer_to_rules(log: dict[str, Any]) -> None:
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    for result in log["runs"][0]["results"]:
        assert result.keys() <= RESULT
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("none", "note", "warning", "error")
        assert set(result["message"]) == {"text"} and result["message"]["text"]


def test_regions_are_in_the_file(log: dict[str, Any]) -> None:
    for result in log["runs"][0]["results"]:
        for location in (*result["locations"], *result.get("relatedLocations", ())):
            assert location.keys() <= LOCATION
            physical = location["physicalLocation"]
            assert physical.keys() <= PHYSICAL
            assert URI_REFERENCE.fullmatch(physical["artifactLocation"]["uri"])
            _is_region(physical["region"])


def _is_region(region: dict[str, int]) -> None:
    assert region.keys() <= REGION
    assert all(region[name] >= 1 for name in ("startLine", "startColumn", "endLine", "endColumn"))
    assert region["charOffset"] >= 0 and region["charLength"] >= 0
    assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
