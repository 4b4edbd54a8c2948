"""What the project is stands in one place, and what repeats it is up to date."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import about
from grandaustria.version import __version__
from tests.test_layout import named

ROOT = Path(__file__).parents[2]
URLS = {name: f"https://hotel.example/{name.lower()}" for name in about.ADDRESSES}
WRITTEN = (".github", "bench", "deploy", "docs", "examples", "src/grandaustria", "tools", "web/src")
KINDS = {".md", ".toml", ".py", ".yaml", ".yml", ".service", ".ts", ".svelte"}
COPIED = ("pyproject.toml", "README.md", "SECURITY.md", "CHANGELOG.md", "src/grandaustria/version.py")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of what says it and of what repeats it."""
    for name in COPIED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def name_addresses(root: Path, urls: dict[str, str] = URLS) -> None:
    path = root / "pyproject.toml"
    lines = "".join(f'{name} = "{url}"\n' for name, url in urls.items())
    path.write_text(path.read_text(encoding="utf-8").replace("[project.urls]\n", f"[project.urls]\n{lines}"), "utf-8")


def pyproject() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_stands_in_one_place() -> None:
    assert about.version() == __version__
    assert "version" not in pyproject()["project"]
    assert "version" in pyproject()["project"]["dynamic"]
    written = re.compile(rf"(?<![\d.=]){re.escape(__version__)}(?!\.?\d)")
    paths = [path for folder in WRITTEN for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    paths += [path for path in ROOT.iterdir() if path.is_file() and path.name != "CHANGELOG.md"]
    found = [named(path) for path in paths if written.search(path.read_text(encoding="utf-8"))]
    assert sorted(found) == ["CITATION.cff", "src/grandaustria/version.py"]


def test_what_repeats_it_is_up_to_date() -> None:
    assert about.stale() == [], "python tools/about.py"


def test_no_address_is_invented() -> None:
    """None is decided. Whoever decides one changes this test with it."""
    assert about.project().urls == {}
    assert about.project().missing() == list(about.ADDRESSES)


def test_a_citation_is_one() -> None:
    cited = yaml.safe_load(about.citation(about.project()))
    assert {"cff-version", "message", "title", "authors", "version", "license", "keywords"} <= set(cited)
    assert (cited["version"], cited["authors"]) == (__version__, [{"name": "Grand Austria contributors"}])
    assert not {"url", "repository-code"} & set(cited)


def test_an_address_is_written_wherever_it_belongs(elsewhere: Path) -> None:
    name_addresses(elsewhere)
    assert set(about.stale(elsewhere)) == {"CITATION.cff", "README.md", "SECURITY.md"}
    for path, text in about.files(elsewhere).items():
        path.write_text(text, encoding="utf-8")
    assert about.stale(elsewhere) == []
    cited = yaml.safe_load((elsewhere / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["url"], cited["repository-code"]) == (URLS["Documentation"], URLS["Source"])
    assert f"<{URLS['Issues']}>" in (elsewhere / "README.md").read_text(encoding="utf-8")
    assert f"<{URLS['Security']}>" in (elsewhere / "SECURITY.md").read_text(encoding="utf-8")


# The README outside the repository


def test_elsewhere_links_of_the_readme_are_text_or_lead_to_the_site() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    inside = [link for _, _, link in about.LINK.findall(text) if about.is_local(link)]
    assert len(inside) > 5
    without = about.readme_elsewhere(text, None)
    assert [link for _, _, link in about.LINK.findall(without) if about.is_local(link)] == []
    assert "![" not in without
    led = [link for _, _, link in about.LINK.findall(about.readme_elsewhere(text, "https://hotel.example"))]
    assert [link for link in led if not link.startswith("https://")] == []


def test_marked_places_are_not_lost() -> None:
    with pytest.raises(ValueError, match="0 marked places"):
        about.marked("nothing", "new")


def test_the_command_says_what_is_not_up_to_date(elsewhere: Path) -> None:
    (elsewhere / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "about.py", elsewhere / "tools" / "about.py")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(elsewhere / "tools" / "about.py"), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    first = run("--check")
    assert (first.returncode, first.stderr) == (1, "error: not up to date: CITATION.cff; run python tools/about.py\n")
    assert run().returncode == 0
    assert run("--check").returncode == 0
