"""What the project is and where it is found: pyproject.toml and version.py say it, other files repeat it.

Usage: about.py [--check]. Writes CITATION.cff, and the lines with addresses in README.md and SECURITY.md; with --check
it only says whether they are as they should be. While `[project.urls]` is empty, links stay relative.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ADDRESSES = ("Documentation", "Source", "Issues", "Security")
"""The names in `[project.urls]`: the site, the repository, where defects are told, where holes are told in private."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
"""A link or picture of Markdown: its sign, its text, where it leads."""


@dataclass(frozen=True, slots=True)
class Project:
    """What pyproject.toml says."""

    name: str
    version: str
    description: str
    licence: str
    author: str
    keywords: tuple[str, ...]
    urls: dict[str, str]

    def missing(self) -> list[str]:
        """The addresses that are not decided."""
        return [name for name in ADDRESSES if not self.urls.get(name)]


def project(root: Path = ROOT) -> Project:
    """As it is written down."""
    data = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Project(
        name=data["name"],
        version=version(root),
        description=data["description"],
        licence=data["license"],
        author=data["authors"][0]["name"],
        keywords=tuple(data["keywords"]),
        urls=dict(data.get("urls", {})),
    )


def version(root: Path = ROOT) -> str:
    """The version of the package, without importing it: where this is built, its engine is not there yet."""
    text = (root / "src" / "grandaustria" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found, "version.py names no version"
    return found.group(1)


# Where things are on the site


def is_local(link: str) -> bool:
    """Whether it leads to a file of the repository."""
    return not re.match(r"[a-z]+:|#", link)


def on_site(path: str) -> str:
    """Where a file of the repository is found on the site: pages of docs/ and of its root as pages, the rest as it is.

    >>> [on_site(path) for path in ("README.md", "docs/rules.md", "CONTRIBUTING.md", "examples/selfplay.py")]
    ['index.html', 'rules.html', 'CONTRIBUTING.html', 'files/examples/selfplay.py']
    """
    if path == "README.md":
        return "index.html"
    place = path.removeprefix("docs/") if path.startswith("docs/") else path
    if place.endswith(".md"):
        return f"{place.removesuffix('.md')}.html"
    return place if place != path else f"files/{path}"


def readme_elsewhere(text: str, site: str | None) -> str:
    """The README as it reads outside the repository: links lead to the site, or are plain text while there is none.

    >>> readme_elsewhere("![A table](docs/a.png) See [rules](docs/rules.md#dice).", "https://hotel.example/")
    '![A table](https://hotel.example/a.png) See [rules](https://hotel.example/rules.html#dice).'
    >>> readme_elsewhere("![A table](docs/a.png) See [rules](docs/rules.md#dice).", None)
    ' See rules.'
    """

    def led(found: re.Match[str]) -> str:
        sign, words, link = found.groups()
        if not is_local(link):
            return found.group()
        if site is None:
            return "" if sign else words
        path, mark, part = link.partition("#")
        return f"{sign}[{words}]({site.rstrip('/')}/{on_site(path)}{mark}{part})"

    return LINK.sub(led, text)


# Files that repeat it


def citation(about: Project) -> str:
    """CITATION.cff: how to cite it. A text in quotes is one in YAML as well, whatever stands in it."""
    lines = [
        "# Written by tools/about.py from pyproject.toml and version.py.",
        "cff-version: 1.2.0",
        "message: If you use this software in your work, please cite it, and the game itself as well.",
        "type: software",
        "title: Grand Austria",
        f"abstract: {json.dumps(about.description)}",
        f"version: {about.version}",
        f"license: {about.licence}",
        "authors:",
        f"  - name: {about.author}",
        "keywords:",
        *(f"  - {word}" for word in about.keywords),
    ]
    known = {"url": "Documentation", "repository-code": "Source"}
    lines += [f"{key}: {about.urls[name]}" for key, name in known.items() if about.urls.get(name)]
    return "\n".join([*lines, ""])


def readme(about: Project) -> str:
    """The line of README.md with the addresses."""
    said = {"Documentation": "Documentation", "Source": "Sources", "Issues": "Questions and defects"}
    found = [f"{words}: <{about.urls[name]}>" for name, words in said.items() if about.urls.get(name)]
    return " · ".join(found)


def security(about: Project) -> str:
    """The line of SECURITY.md that says where."""
    where = about.urls.get("Security")
    if where:
        return f"Tell it in private, at <{where}>; not in a public report."
    return (
        "No public address is decided yet. Until there is one, tell it in private to whoever gave you these sources\n"
        "or runs the server; not in a public report."
    )


MARKED: dict[str, Callable[[Project], str]] = {"README.md": readme, "SECURITY.md": security}
"""Files of which the part between `<!-- addresses -->` and `<!-- end -->` is written."""
BETWEEN = re.compile(r"(<!-- addresses -->\n).*?(<!-- end -->\n)", re.DOTALL)


def marked(text: str, written: str) -> str:
    """With this in the marked place.

    >>> marked("a\\n<!-- addresses -->\\nold\\n<!-- end -->\\nb\\n", "new")
    'a\\n<!-- addresses -->\\nnew\\n<!-- end -->\\nb\\n'
    """
    lines = f"{written}\n" if written else ""
    filled, count = BETWEEN.subn(lambda found: found.group(1) + lines + found.group(2), text)
    if count != 1:
        raise ValueError(f"there are {count} marked places instead of one")
    return filled


def files(root: Path = ROOT) -> dict[Path, str]:
    """Every file that repeats something, as it should be."""
    about = project(root)
    found = {root / "CITATION.cff": citation(about)}
    for name, write in MARKED.items():
        found[root / name] = marked((root / name).read_text(encoding="utf-8"), write(about))
    return found


def stale(root: Path = ROOT) -> list[str]:
    """Those that are not."""
    wanted = files(root).items()
    return [path.name for path, text in wanted if not path.is_file() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    if parser.parse_args(arguments).check:
        sys.exit(f"error: not up to date: {', '.join(stale())}; run python tools/about.py" if stale() else 0)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
