"""The house keeps its order: who may import whom, how long a file may be, links that lead somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "grandaustria"
# Each folder may import only from those before it.
FOLDERS = ("cards", "texts", "engine", "play", "bots", "analysis", "arena", "research", "terminal", "server", "cli")
SOURCES = ("*.py", "*.pyi", "*.pyx", "*.pxi", "*.sh")
PAGE = ("*.svelte", "*.ts", "*.css")
GENERATED = ROOT / "web" / "src" / "lib" / "shapes.ts"
"""By `tools/page_types.py`."""
LONGEST = 400


def files(*patterns: str) -> list[Path]:
    places = (PACKAGE, *(ROOT / folder for folder in ("bench", "examples", "tests", "tools")))
    return sorted(path for place in places for pattern in patterns for path in place.rglob(pattern))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported_folders(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        for module in modules:
            if module.startswith("grandaustria."):
                yield module.split(".")[1]


@pytest.mark.parametrize("folder", [path.parent.name for path in sorted(PACKAGE.glob("*/__init__.py"))])
def test_folder_imports_only_from_those_above(folder: str) -> None:
    allowed = FOLDERS[: FOLDERS.index(folder) + 1]
    below = {
        f"{named(path)} imports {name}"
        for path in (PACKAGE / folder).rglob("*.py*")
        if path.suffix in {".py", ".pyi"}
        for name in imported_folders(path)
        if name in FOLDERS and name not in allowed
    }
    assert not below


INCLUDES = {"engine": {"bots"}}
"""What Cython files include of folders below their own; docs/engine.md says why."""


def test_so_do_cython_files() -> None:
    found: dict[str, set[str]] = {}
    for path in files("*.pyx", "*.pxi", "*.pxd"):
        for name in re.findall(r'^include "\.\./(\w+)/', path.read_text(encoding="utf-8"), re.MULTILINE):
            folder = path.relative_to(PACKAGE).parts[0]
            if FOLDERS.index(name) > FOLDERS.index(folder):
                found.setdefault(folder, set()).add(name)
    assert found == INCLUDES


def test_files_are_short() -> None:
    page = [path for kind in PAGE for path in (ROOT / "web" / "src").rglob(kind) if path != GENERATED]
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in [*files(*SOURCES), *page]}
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]), ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    local = [link for link in links if not link.startswith(("http:", "https:", "mailto:"))]
    assert [link for link in local if not (page.parent / link).exists()] == []
