"""What a release needs: an address, a version, and a section of the changelog with its date.

Usage: release.py check    says in one sentence what a release still lacks, and fails; otherwise prints the version
       release.py notes    prints the section of the changelog for this version
       release.py wheels FOLDER    says what is missing among the files that are to be published, or inside them
"""

import argparse
import re
import sys
import zipfile
from pathlib import Path

import about

HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
PYTHONS = ("cp311", "cp312", "cp313", "cp314", "cp314t")
"""What `[tool.cibuildwheel]` builds for; the last one has no lock around the interpreter."""
PLATFORMS = (
    "manylinux_2_28_x86_64", "manylinux_2_28_aarch64", "musllinux_1_2_x86_64", "musllinux_1_2_aarch64",
    "macosx_x86_64", "macosx_arm64", "win_amd64",
)  # fmt: skip
INSIDE = ("grandaustria/web/index.html", "grandaustria/bots/learned.bin", "grandaustria/texts/en/log.ftl")
"""Files of which one missing would mean that many are: the page, what was learned, the catalogues."""


class NotReady(Exception):
    """Why there is no release, in one sentence."""


def sections(changelog: str) -> dict[str, tuple[str | None, str]]:
    """The date and the text of each version; the unreleased one has no date.

    >>> sections("# Changelog\\n\\n## [1.1.0] - 2026-11-16\\n\\n- new\\n\\n## [1.0.0] - 2026-01-02\\n\\n- first\\n")
    {'1.1.0': ('2026-11-16', '- new'), '1.0.0': ('2026-01-02', '- first')}
    """
    heads = list(HEADING.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return {
        head["version"]: (head["date"], changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    }


def notes(changelog: str, version: str, site: str | None) -> str:
    """The section of a version, its links as they lead from elsewhere."""
    date, text = sections(changelog).get(version, (None, ""))
    if not date:
        raise NotReady(f"CHANGELOG.md has no section of {version} with a date: `## [{version}] - year-month-day`")
    if not text:
        raise NotReady(f"the section of {version} in CHANGELOG.md is empty")
    return about.readme_elsewhere(text, site)


def check(root: Path = about.ROOT) -> str:
    """The version that can be released."""
    known = about.project(root)
    if known.missing():
        raise NotReady(f"no address is decided: [project.urls] in pyproject.toml lacks {', '.join(known.missing())}")
    stale = about.stale(root)
    if stale:
        raise NotReady(f"{', '.join(stale)} does not say what pyproject.toml says: run python tools/about.py")
    released_notes(root)
    return known.version


def released_notes(root: Path = about.ROOT) -> str:
    known = about.project(root)
    return notes((root / "CHANGELOG.md").read_text(encoding="utf-8"), known.version, known.urls.get("Documentation"))


# What is built


def tags() -> list[str]:
    """Every wheel, without the versions of systems: those are the builder's matter."""
    return [f"{python.removesuffix('t')}-{python}-{platform}" for python in PYTHONS for platform in PLATFORMS]


def tag_of(wheel: str) -> str:
    """
    >>> tag_of("grandaustria-1.0.0-cp314-cp314t-macosx_11_0_arm64.whl")
    'cp314-cp314t-macosx_arm64'
    >>> tag_of("grandaustria-1.0.0-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl")
    'cp311-cp311-manylinux_2_28_x86_64'
    """
    python, abi, platforms = wheel.removesuffix(".whl").split("-")[2:]
    return f"{python}-{abi}-{re.sub(r'macosx_[0-9]+_[0-9]+_', 'macosx_', platforms.split('.')[-1])}"


def lacking(folder: Path) -> list[str]:
    """What is missing among the files of a release, in sentences."""
    version = about.version()
    wheels = sorted(folder.glob(f"grandaustria-{version}-*.whl"))
    there = {tag_of(wheel.name) for wheel in wheels}
    said = [f"there is no wheel {tag}" for tag in tags() if tag not in there]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as files:
            names = files.namelist()
        missing = [name for name in INSIDE if name not in names]
        if not any(name.startswith("grandaustria/engine/_engine") and name.endswith((".so", ".pyd")) for name in names):
            missing.append("the engine")
        said += [f"{wheel.name} lacks {', '.join(missing)}"] if missing else []
    if not (folder / f"grandaustria-{version}.tar.gz").is_file():
        said.append("there is no source distribution")
    return said


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("check", "notes", "wheels"))
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist"))
    chosen = parser.parse_args(arguments)
    try:
        if chosen.what == "wheels" and (said := lacking(chosen.folder)):
            raise NotReady("; ".join(said))
        print({"check": check, "notes": released_notes, "wheels": lambda: "complete"}[chosen.what]())
    except NotReady as reason:
        sys.exit(f"error: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
