"""What a release needs, and the workflows that make one."""

from __future__ import annotations

import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import about
import release
from grandaustria.version import __version__
from tests.tools.test_about import ROOT, elsewhere, name_addresses

__all__ = ["elsewhere"]
WORKFLOWS = ROOT / ".github" / "workflows"


def workflow(name: str) -> Any:
    return yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text(encoding="utf-8"))


def date_changelog(root: Path) -> None:
    path = root / "CHANGELOG.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("## [Unreleased]", f"## [{__version__}] - 2026-11-16", 1), encoding="utf-8")


def test_without_an_address_there_is_no_release() -> None:
    with pytest.raises(release.NotReady) as refused:
        release.check()
    expected = "no address is decided: [project.urls] in pyproject.toml lacks Documentation, Source, Issues, Security"
    assert str(refused.value) == expected


def test_one_thing_after_the_other_is_missed(elsewhere: Path) -> None:
    name_addresses(elsewhere)
    with pytest.raises(release.NotReady, match=r"does not say what pyproject\.toml says"):
        release.check(elsewhere)
    for path, text in about.files(elsewhere).items():
        path.write_text(text, encoding="utf-8")
    if __version__ not in release.sections((elsewhere / "CHANGELOG.md").read_text(encoding="utf-8")):
        with pytest.raises(release.NotReady, match=f"no section of {re.escape(__version__)} with a date"):
            release.check(elsewhere)
        date_changelog(elsewhere)
    assert release.check(elsewhere) == __version__


def test_notes_are_the_section_of_the_version(elsewhere: Path) -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.0.0] - 2026-01-02\n\n### Added\n- [It](docs/it.md).\n"
    assert release.notes(text, "1.0.0", None) == "### Added\n- It."
    assert release.notes(text, "1.0.0", "https://hotel.example") == "### Added\n- [It](https://hotel.example/it.html)."
    for version in ("Unreleased", "2.0.0"):
        with pytest.raises(release.NotReady, match="with a date"):
            release.notes(text, version, None)
    with pytest.raises(release.NotReady, match="is empty"):
        release.notes("## [1.0.0] - 2026-01-02\n\n## [0.9.0] - 2026-01-01\n\n- old\n", "1.0.0", None)


def test_the_changelog_can_be_cut() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, (_, section) = next(iter(release.sections(text).items()))
    assert newest in ("Unreleased", __version__)
    assert "### Added" in section


# What is built


def fake_wheel(folder: Path, name: str, *files: str) -> None:
    with zipfile.ZipFile(folder / name, "w") as wheel:
        for file in files:
            wheel.writestr(file, "x")


def names() -> list[str]:
    return [f"grandaustria-{__version__}-{tag}.whl" for tag in release.tags()]


INSIDE = (*release.INSIDE, "grandaustria/engine/_engine.so")


def test_every_wheel_is_missed(tmp_path: Path) -> None:
    for name in names():
        fake_wheel(tmp_path, name, *INSIDE)
    (tmp_path / f"grandaustria-{__version__}.tar.gz").touch()
    assert release.lacking(tmp_path) == []
    (tmp_path / names()[0]).unlink()
    (tmp_path / f"grandaustria-{__version__}.tar.gz").unlink()
    assert release.lacking(tmp_path) == [f"there is no wheel {release.tags()[0]}", "there is no source distribution"]


@pytest.mark.parametrize("left_out", INSIDE)
def test_what_a_wheel_lacks_is_said(left_out: str, tmp_path: Path) -> None:
    for name in names():
        fake_wheel(tmp_path, name, *INSIDE)
    (tmp_path / f"grandaustria-{__version__}.tar.gz").touch()
    fake_wheel(tmp_path, names()[1], *(file for file in INSIDE if file != left_out))
    (said,) = release.lacking(tmp_path)
    assert said.startswith(f"{names()[1]} lacks ")


def test_what_is_built_is_what_is_missed() -> None:
    """The systems of the workflow and the Pythons of cibuildwheel are those a release looks for."""
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert [pattern.removesuffix("-*") for pattern in built["build"]] == list(release.PYTHONS)
    machines = workflow("wheels")["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert machines == ["ubuntu-latest", "ubuntu-24.04-arm", "macos-latest", "windows-latest"]
    assert set(built["macos"]["archs"]) == {"x86_64", "arm64"}


# The workflows


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in workflow(name)["jobs"].values() for step in job.get("steps", [])]


def test_every_tool_a_workflow_runs_is_there() -> None:
    said = [step.get("run", "") for path in WORKFLOWS.glob("*.yml") for step in steps(path.stem)]
    named = {tool for line in said for tool in re.findall(r"\b(?:tools|requirements)/[\w.]+", line)}
    assert {"tools/release.py", "tools/first_move.py", "requirements/release.txt"} <= named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_nothing_is_published_that_was_not_looked_at() -> None:
    jobs = workflow("release")["jobs"]
    assert jobs["build"] == {"needs": "ready", "uses": "./.github/workflows/wheels.yml"}
    assert (jobs["inspect"]["needs"], jobs["publish"]["needs"]) == ("build", ["ready", "inspect"])
    assert jobs["tag"]["needs"] == ["ready", "publish"]
    assert jobs["tag"]["if"] == "${{ !inputs.rehearsal }}"
    assert [step["run"] for step in jobs["inspect"]["steps"] if "run" in step][1:] == [
        "twine check --strict dist/*",
        "check-wheel-contents dist",
        "python tools/release.py wheels dist",
    ]


def test_no_password_publishes() -> None:
    """Only the job that publishes may ask for a token of its own, and only the one that tags may write."""
    released = workflow("release")
    assert released["permissions"] == {"contents": "read"}
    rights = {name: job["permissions"] for name, job in released["jobs"].items() if "permissions" in job}
    assert rights == {"publish": {"id-token": "write"}, "tag": {"contents": "write"}}
    text = (WORKFLOWS / "release.yml").read_text(encoding="utf-8")
    assert "secrets." not in text
    assert "password" not in [key for step in steps("release") for key in step.get("with", {})]
