"""The site can be built: no broken link, no missing reference, every page, and nothing loaded from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config

import about
import interface_page
import site_docstrings
import site_hooks
from tests.docs.test_docs import ROOT
from tests.docs.test_reference import names
from tests.waiting import PATIENCE

PAGES = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
LOADS = {
    **dict.fromkeys(("audio", "embed", "iframe", "script"), ("src",)),
    **dict.fromkeys(("image", "use"), ("href", "xlink:href")),
    **dict.fromkeys(("img", "source"), ("src", "srcset")),
    "link": ("href",),
    "object": ("data",),
    "video": ("src", "poster"),
}
"""What a browser fetches by itself when it meets it."""
CANONICAL = {"canonical", "next", "prev", "alternate"}
"""Links in a page's head that are not fetched."""


class Loads(HTMLParser):
    """Everything that a page makes a browser fetch, and every name a link can lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        if has.get("id"):
            self.anchors.add(str(has["id"]))
        if tag == "link" and has.get("rel") in CANONICAL:
            return
        self.found += [str(has[name]) for name in LOADS.get(tag, ()) if has.get(name)]


def is_elsewhere(address: str) -> bool:
    """
    >>> [is_elsewhere(one) for one in ("a.js", "../a.css", "data:image/png;base64,x", "https://x.example/a", "//x/a")]
    [False, False, False, True, True]
    """
    return re.match(r"(?!data:)[a-z]+:|//", address, re.IGNORECASE) is not None


def loaded_by(path: Path) -> list[str]:
    """What one file of the site makes a browser fetch from elsewhere."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        page = Loads()
        page.feed(text)
        found = page.found
    else:
        found = re.findall(r"(?:@import\s+|url\(\s*)[\"']?([^\"')\s;]+)", text)
    return [f"{path.name}: {address[:200]}" for address in found if is_elsewhere(address)]


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )


def test_the_site(tmp_path: Path) -> None:
    """In one: building it takes as long as all the rest of this folder."""
    site = tmp_path / "site"
    done = build(site)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    check_pages(site)
    check_reference(site)
    check_interface(site)
    check_loads(site)


def check_pages(site: Path) -> None:
    """Every page of docs/, and those beside it; the moving picture on the first one."""
    wanted = {about.on_site(f"docs/{name}") for name in PAGES} | {about.on_site(name) for name in site_hooks.ROOT_PAGES}
    assert [name for name in wanted if not (site / name).is_file()] == []
    assert 'data="pictures/game.svg"' in (site / "index.html").read_text(encoding="utf-8")
    assert (site / "pictures" / "game.svg").is_file()
    # What the README links to is where it says, once there is an address.
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = [link.partition("#")[0] for _, _, link in about.LINK.findall(readme) if about.is_local(link)]
    assert [link for link in links if not (site / about.on_site(link)).is_file()] == []


def check_reference(site: Path) -> None:
    """Each name has a heading that links can lead to, those of the engine too, and dialogues are code."""
    anchors: set[str] = set()
    for path in (site / "reference").glob("*.html"):
        page = Loads()
        page.feed(path.read_text(encoding="utf-8"))
        anchors |= {anchor.rpartition(".")[2] for anchor in page.anchors if anchor.startswith("grandaustria.")}
    assert [name for name in names() if name.rpartition(".")[2] not in anchors] == []
    positions = (site / "reference" / "positions.html").read_text(encoding="utf-8")
    assert "How many guests are still to come before the discard pile is shuffled." in positions
    assert not re.search(r"<blockquote>\s*<blockquote>", positions)


def check_interface(site: Path) -> None:
    document = json.loads((site / "openapi.json").read_text(encoding="utf-8"))
    assert document == interface_page.document()
    page = (site / "http.html").read_text(encoding="utf-8")
    lines = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    assert [line for line in lines if f"<code>{line}</code>" not in page] == []
    shapes = [f'id="shape-{name.lower()}"' for name in document["components"]["schemas"]]
    assert [shape for shape in shapes if shape not in page] == []


def check_loads(site: Path) -> None:
    """Neither a script nor a style, neither a font nor a picture comes from elsewhere."""
    files = [path for path in site.rglob("*") if path.suffix in {".html", ".css", ".svg"}]
    assert len(files) > len(PAGES)
    assert [found for path in files for found in loaded_by(path)] == []
    # The theme's own script would fetch one for diagrams, if a page had any.
    drawn = [path.name for path in files if 'class="mermaid' in path.read_text(encoding="utf-8")]
    assert drawn == []


def test_what_is_loaded_from_elsewhere_is_seen(tmp_path: Path) -> None:
    page, style = tmp_path / "page.html", tmp_path / "style.css"
    page.write_text('<img src="a.png"><script src="https://x.example/a.js"></script><a href="https://x.example">x</a>')
    style.write_text('@import "https://x.example/a.css"; a { fill: url(//x.example/b.png) } b { fill: url(c.png) }')
    assert loaded_by(page) == ["page.html: https://x.example/a.js"]
    assert loaded_by(style) == ["style.css: https://x.example/a.css", "style.css: //x.example/b.png"]


def test_where_the_sources_are_is_a_link_that_asks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page, with addresses: where the theme shows them its own way, its script asks that place for stars."""
    known = replace(
        about.project(), urls={name: f"https://github.com/hotel/{name.lower()}" for name in about.ADDRESSES}
    )
    monkeypatch.setattr(about, "project", lambda: known)
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    docs, site = tmp_path / "docs", tmp_path / "site"
    docs.mkdir()
    (docs / "index.md").write_text("# Hotel\n")
    config = load_config(
        str(ROOT / "mkdocs.yml"), docs_dir=str(docs), site_dir=str(site), nav=["index.md"], hooks=[], plugins=[]
    )
    mkdocs_build(site_hooks.on_config(config))
    page = (site / "index.html").read_text(encoding="utf-8")
    assert 'data-md-component="source"' not in page
    assert page.count('href="https://github.com/hotel/source"') == 1
    assert loaded_by(site / "index.html") == []


# What is not MkDocs' own


@pytest.mark.parametrize(
    ("source", "link", "leads"),
    [
        ("server.md", "../deploy/up", "files/deploy/up"),
        ("server.md", "rules.md#dice", "rules.md#dice"),
        ("reference/games.md", "../rules.md", "../rules.md"),
        ("index.md", "../CONTRIBUTING.md", "CONTRIBUTING.md"),
        ("CONTRIBUTING.md", "docs/testing.md", "testing.md"),
        ("CHANGELOG.md", "README.md", "index.md"),
        ("rules.md", "#dice", "#dice"),
        ("rules.md", "https://hotel.example/a.md", "https://hotel.example/a.md"),
    ],
)
def test_links_lead_to_the_same_on_the_site(source: str, link: str, leads: str) -> None:
    found = about.LINK.match(f"[words]({link})")
    assert found
    assert site_hooks.led(found, source) == f"[words]({leads})"


def test_fences_in_lists_move_as_a_whole() -> None:
    text = "1. one\n\n   ```python\n   if x:\n       y\n   ```\n"
    assert site_hooks.indented(text) == "1. one\n\n    ```python\n    if x:\n        y\n    ```\n"


def test_dialogues_become_code() -> None:
    text = "Says it.\n\n>>> 1\n1\n>>> 2\n2\n\nMore."
    assert site_docstrings.as_markdown(text) == "Says it.\n\n```pycon\n>>> 1\n1\n>>> 2\n2\n```\n\nMore."


def test_the_site_is_built_with_what_is_locked() -> None:
    asked = yaml.safe_load(re.sub(r"!!python/\S+", "", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    assert (asked["theme"]["font"], asked["strict"]) == (False, True)
    assert asked["validation"]["links"]["anchors"] == "warn"
