"""The lock files: complete, exact, hashed, and naming no host."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from compiler import ZIG_REQUIREMENT
from grandaustria.cli import extras
from tests.bare import bare_installation
from web_files import NODE_REQUIREMENT

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(REQUIREMENTS.glob("*.txt"))
LIGHT = [
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "markdown-it-py",
    "mdurl",
    "pygments",
    "pytz",
    "rich",
    "typing-extensions",
]
"""All that `pip install grandaustria` brings: for the catalogues, and for what the commands print."""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def groups() -> dict[str, list[str]]:
    """What each extra asks for."""
    found: dict[str, list[str]] = project()["project"]["optional-dependencies"]
    return found


def package(requirement: str) -> str:
    """The name of a requirement in its normal form."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def pins(lock: Path) -> list[str]:
    """The requirements of a lock file, each with its hashes on one line."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def asked(name: str) -> list[str]:
    return (REQUIREMENTS / f"{name}.in").read_text(encoding="utf-8").splitlines()


def wanted(name: str) -> list[str]:
    """The requirements that the lock file of this name must hold."""
    table: list[str] = project()["project"]["dependencies"] + groups()["table"]
    wishes: dict[str, list[str]] = {
        "run": table + project()["build-system"]["requires"],
        "dev": table + groups()["dev"],
        "long": table + groups()["ray"],
        "site": project()["project"]["dependencies"] + groups()["site"],
        "bench": table + groups()["bench"],
        "release": [line for line in asked("release") if not line.startswith("#")],
        "zig": [ZIG_REQUIREMENT],
        "node": [NODE_REQUIREMENT],
    }
    return wishes[name]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_is_exact_and_hashed(lock: Path) -> None:
    loose = [pin for pin in pins(lock) if not re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}", pin)]
    assert loose == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_host_is_named(lock: Path) -> None:
    assert re.findall(r"\w+://|--index-url|--find-links", lock.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_holds_what_the_project_asks_for(lock: Path) -> None:
    assert {package(name) for name in wanted(lock.stem)} <= {package(pin) for pin in pins(lock)}


def test_what_a_bare_installation_pulls_in() -> None:
    assert sorted(bare_installation()) == LIGHT


def test_the_commands_look_for_every_package_of_the_table() -> None:
    """One that is asked for but not looked for would be missed by a traceback."""
    assert sorted(extras.TABLE) == sorted(map(package, groups()["table"]))


def test_build_requirements_agree() -> None:
    written = {line for line in asked("build") if not line.startswith("#")}
    assert written == set(project()["build-system"]["requires"])
    assert (REQUIREMENTS / "zig.in").read_text(encoding="utf-8").split() == [ZIG_REQUIREMENT]


def test_self_play_takes_many_versions_of_torch_and_its_proof_one() -> None:
    """What is learned is proven with one of them; whoever learns has the one that fits the machine."""
    proven = Requirement((REQUIREMENTS / "torch.in").read_text(encoding="utf-8").splitlines()[-1])
    assert [one.operator for one in proven.specifier] == ["=="]
    taken = next(one for one in map(Requirement, groups()["selfplay"]) if one.name == "torch")
    exact = next(iter(proven.specifier)).version
    major, minor, _ = map(int, exact.split("."))
    for version in (exact, f"{major}.{minor - 1}.0", f"{major}.{minor + 1}.0"):
        assert taken.specifier.contains(version)


def test_recipes_are_proven_with_exact_versions_and_with_that_torch() -> None:
    lines = [line for line in (REQUIREMENTS / "recipes.in").read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert lines[0] == "-r torch.in"
    asked = [Requirement(line) for line in lines[1:]]
    assert [one.operator for requirement in asked for one in requirement.specifier] == ["=="] * len(asked)
    everyday = {package(name) for extra in groups().values() for name in extra}
    assert not {package(str(requirement)) for requirement in asked} & everyday


def test_play_and_test_share_versions() -> None:
    run = {package(pin): pin for pin in pins(REQUIREMENTS / "run.txt")}
    dev = {package(pin): pin for pin in pins(REQUIREMENTS / "dev.txt")}
    assert {name: dev[name] for name in run} == run
