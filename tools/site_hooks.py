"""What MkDocs does not know of this house: pages and files outside docs/, the addresses, the colours, the interface.

Named in mkdocs.yml; MkDocs calls the functions `on_…`. Documents are written for readers of the repository, so
their links go from file to file and their lists are indented as everywhere; here both become what MkDocs wants.
"""

import json
import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parent))

import about
import interface_page
from grandaustria.palette import PALETTE

ROOT_PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
"""Pages of the site that lie beside docs/."""
INTERFACE = "<!-- interface -->"
"""Where docs/http.md has what the server describes itself."""
STYLE = """\
[data-md-color-primary="custom"] {{
  --md-primary-fg-color: {chrome};
  --md-primary-fg-color--light: {chrome-light};
  --md-primary-fg-color--dark: {chrome};
  --md-primary-bg-color: {on-chrome};
}}
[data-md-color-accent="custom"] {{ --md-accent-fg-color: {burgundy}; }}
[data-md-color-scheme="default"] {{ --md-typeset-a-color: {burgundy}; }}
[data-md-color-scheme="slate"] {{ --md-typeset-a-color: {gold-light}; --md-accent-fg-color: {gold-light}; }}
.md-typeset .film {{ width: 100%; }}
"""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The addresses, where there are any. Not as `repo_url`: the theme would ask that place for its stars."""
    known = about.project()
    config.site_url = known.urls.get("Documentation", "")
    config.copyright = f"Version {known.version} · {known.licence} · {known.author}"
    if known.urls.get("Source"):
        config.extra["social"] = [
            {"icon": "fontawesome/brands/git-alt", "link": known.urls["Source"], "name": "Sources"}
        ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """What is made, or lies elsewhere."""
    document = interface_page.document()
    config.extra["interface"] = interface_page.written(document)
    made = {
        "openapi.json": json.dumps(document, ensure_ascii=False),
        "assets/site.css": STYLE.format(**PALETTE),
        "assets/icon.svg": (about.ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8"),
    }
    made |= {name: (about.ROOT / name).read_text(encoding="utf-8") for name in ROOT_PAGES}
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    for path in sorted(linked_files(files)):
        files.append(File.generated(config, f"files/{path}", abs_src_path=str(about.ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A page of the repository as MkDocs reads it."""
    text = markdown.replace(INTERFACE, config.extra["interface"])
    return indented(about.LINK.sub(lambda found: led(found, page.file.src_uri), text))


# Links


def in_repository(source: str) -> str:
    return source if source in ROOT_PAGES else f"docs/{source}"


def target(source: str, link: str) -> str:
    """The file of the repository that a link of a page leads to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(in_repository(source)), link.partition("#")[0]))


def place(path: str) -> str:
    """Where MkDocs has a file of the repository."""
    if path == "README.md":
        return "index.md"
    if path in ROOT_PAGES:
        return path
    return path.removeprefix("docs/") if path.startswith("docs/") else f"files/{path}"


def led(found: re.Match[str], source: str) -> str:
    """A link of a page, as it leads there on the site."""
    sign, words, link = found.groups()
    if not about.is_local(link):
        return found.group()
    relative = posixpath.relpath(place(target(source, link)), posixpath.dirname(source) or ".")
    _, mark, part = link.partition("#")
    return f"{sign}[{words}]({relative}{mark}{part})"


def linked_files(files: Files) -> set[str]:
    """Files beside docs/ that pages lead to, and the README, which leads here from elsewhere."""
    pages = {file.src_uri: file.content_string for file in files if file.is_documentation_page()}
    pages["../README.md"] = (about.ROOT / "README.md").read_text(encoding="utf-8")
    links = [
        target(source, link)
        for source, text in pages.items()
        for _, _, link in about.LINK.findall(text)
        if about.is_local(link)
    ]
    return {path for path in links if place(path).startswith("files/") and (about.ROOT / path).is_file()}


# Lists


def indented(text: str) -> str:
    """Lists as Python-Markdown reads them: each level by four columns, with an empty line before the first entry.

    >>> print(indented("All of it:\\n- one\\n  more\\n  - two\\n\\n      text\\n"), end="")
    All of it:
    <BLANKLINE>
    - one
        more
        - two
    <BLANKLINE>
            text
    """
    return "\n".join(_lines(text.split("\n")))


ENTRY = re.compile(r"( *)([-*]|\d+\.) ")
FENCE = re.compile(r"( *)```")


def _lines(lines: list[str]) -> Iterator[str]:
    before, shift, listed, fenced = "", 0, False, False
    for line in lines:
        begins = ENTRY.match(line) is not None
        if not fenced:
            listed = begins or (listed and (line.startswith(" ") or not line or bool(before)))
            shift = widened(line) if listed else 0
            if begins and before and not before.startswith(" ") and not ENTRY.match(before):
                yield ""
        yield " " * shift + line if line else line
        fenced ^= FENCE.match(line) is not None
        before = line


def widened(line: str) -> int:
    """How many columns a line of a list is moved: levels of two or three columns become levels of four."""
    have = len(line) - len(line.lstrip(" "))
    return 4 * -(-have // 3) - have
