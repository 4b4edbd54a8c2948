"""The templates for reports and changes are such that the forges read them, and name only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_says_what_it_is_for(path: Path) -> None:
    _, head, body = path.read_text(encoding="utf-8").split("---\n", 2)
    said = yaml.safe_load(head)
    assert set(said) == {"name", "about"}
    assert all(said.values())
    assert body.strip()


def test_there_is_one_for_each_kind_of_report() -> None:
    assert [path.stem for path in TEMPLATES] == ["defect", "wish", "words"]


def test_they_name_files_that_are_there() -> None:
    change = ROOT / ".github" / "pull_request_template.md"
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*TEMPLATES, change])
    named = set(re.findall(r"(?:docs/)?[\w]+\.md|\./test", text))
    assert named == {"SECURITY.md", "docs/glossary.md", "CONTRIBUTING.md", "CHANGELOG.md", "./test"}
    assert [name for name in named if not (ROOT / name).is_file()] == []
