"""The table in the browser is built once, by whichever node there is."""

import json
import os
import re
import sys
from functools import partial
from pathlib import Path

import pytest
from setuptools import build_meta

import build_backend
import web_files
from web_files import NODE_REQUIREMENT, STAMP, WITHOUT, Node, WebError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a page to build, on a machine with a node; nothing is really run."""
    monkeypatch.delenv(WITHOUT, raising=False)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "node_modules").mkdir()
    texts = tmp_path / "src" / "grandaustria" / "texts" / "en"
    texts.mkdir(parents=True)
    (texts / "web-home.ftl").write_text("a = A")
    (texts / "log.ftl").write_text("b = B")
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "web" / name).write_text(name)
    return tmp_path


@pytest.fixture
def runs(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []

    def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
        assert folder == root / "web"
        assert environment["PATH"].startswith("/nodes" + os.pathsep)
        assert "GAH_WEB" not in environment
        commands.append(command)
        web_files.built(root).mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(web_files, "run", run)
    monkeypatch.setattr(web_files, "machine_node", lambda: Node(Path("/nodes/node"), ("/nodes/npm",)))
    monkeypatch.setenv("GAH_WEB", "/tmp/elsewhere")
    return commands


def vite_runs(runs: list[list[str]]) -> int:
    return sum("build" in command for command in runs)


def test_it_is_built_once_for_each_state_of_its_sources(root: Path, runs: list[list[str]]) -> None:
    assert web_files.build(root)
    assert [command[:2] for command in runs] == [
        ["/nodes/npm", "ci"],
        ["/nodes/node", str(root / "web/node_modules/vite/bin/vite.js")],
    ]
    assert web_files.build(root)
    assert vite_runs(runs) == 1
    for name in ("web/src/main.ts", "src/grandaustria/texts/en/web-home.ftl"):
        (root / name).write_text("changed")
        web_files.build(root)
        web_files.build(root)
    assert vite_runs(runs) == 3


def test_what_the_page_does_not_hold_changes_nothing(root: Path, runs: list[list[str]]) -> None:
    web_files.build(root)
    (root / "src/grandaustria/texts/en/log.ftl").write_text("changed")
    (root / "web/node_modules/x.js").write_text("changed")
    os.utime(root / "web/src/main.ts", (0, 0))
    web_files.build(root)
    assert vite_runs(runs) == 1


def test_packages_are_installed_when_their_lock_has_changed(root: Path, runs: list[list[str]]) -> None:
    installed = root / "web/node_modules/.package-lock.json"
    installed.write_text("{}")
    os.utime(installed, (2_000_000_000, 2_000_000_000))
    web_files.build(root)
    assert [command[1] for command in runs if command[0].endswith("npm")] == []
    os.utime(root / "web/package-lock.json", (2_100_000_000, 2_100_000_000))
    (root / "web/src/main.ts").write_text("changed")
    web_files.build(root)
    assert [command[1] for command in runs if command[0].endswith("npm")] == ["ci"]


def test_a_build_that_failed_is_tried_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        web_files, "machine_node", lambda: Node(Path(sys.executable), (sys.executable, "-c", "exit(3)"))
    )
    with pytest.raises(WebError, match=WITHOUT):
        web_files.build(root)
    assert not (web_files.built(root) / STAMP).exists()
    assert web_files.is_wanted(root)


def test_it_is_left_out_by_wish_for_want_of_sources_and_for_want_of_node(
    root: Path, runs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not web_files.is_wanted(root, {WITHOUT: "1"})
    monkeypatch.setattr(web_files, "machine_node", lambda: None)
    monkeypatch.setattr(web_files, "packaged_node", lambda: None)
    assert not web_files.build(root)
    (root / "web" / "package.json").unlink()
    assert not web_files.is_wanted(root)
    assert runs == []


@pytest.mark.parametrize(
    ("version", "found"), [("v20.19.0", True), ("v24.1.0", True), ("v18.20.4", False), ("", False)]
)
def test_the_machine_s_node_must_be_new_enough(
    version: str, found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin{os.pathsep}/usr/bin")
    monkeypatch.delenv(web_files.PACKAGED_NODE, raising=False)
    assert (web_files.machine_node() is not None) is found
    why = f"({tmp_path / 'node'}) is {version or 'of no version'}, v20.19 or later is needed"
    assert web_files.what_node_lacks().endswith("" if found else why)
    monkeypatch.setenv(web_files.PACKAGED_NODE, "1")
    assert web_files.machine_node() is None


@pytest.mark.parametrize(
    ("programs", "reason"),
    [((), "no node on this machine, v20.19 or later is needed"), (("node",), "has no npm")],
)
def test_it_is_said_why_another_node_is_taken(
    programs: tuple[str, ...],
    reason: str,
    tmp_path: Path,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in programs:
        (tmp_path / name).write_text("#!/bin/sh\necho v24.1.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(web_files.PACKAGED_NODE, raising=False)
    monkeypatch.setattr(web_files, "packaged_node", lambda: None)
    assert not web_files.build(root)
    assert capsys.readouterr().err.strip().endswith(f"{reason}: the table in the browser is left out")


def test_the_packaged_node_is_called_directly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(web_files, "_package_here", lambda: tmp_path)
    assert web_files.packaged_node() is None
    npm = tmp_path / "lib/node_modules/npm/bin/npm-cli.js"
    for path in (tmp_path / "bin" / "node", npm):
        path.parent.mkdir(parents=True)
        path.touch()
    assert web_files.packaged_node() == Node(tmp_path / "bin/node", (str(tmp_path / "bin/node"), str(npm)))


def test_pip_is_asked_for_node_only_where_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, node, expected in ((True, None, [NODE_REQUIREMENT]), (False, None, []), (True, object(), [])):
        monkeypatch.setattr(web_files, "is_wanted", lambda wanted=wanted: wanted)
        monkeypatch.setattr(web_files, "machine_node", lambda node=node: node)
        assert web_files.requirements() == expected
        assert [name for name in build_backend.get_requires_for_build_wheel() if "node" in name] == expected
        assert [name for name in build_backend.get_requires_for_build_sdist() if "node" in name] == expected
    assert (ROOT / "requirements" / "node.in").read_text(encoding="utf-8").split() == [NODE_REQUIREMENT]


def test_whatever_is_made_holds_the_page_and_metadata_does_not_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def made(name: str, *_: object) -> str:
        done.append(name)
        return name

    monkeypatch.setattr(web_files, "build", partial(made, "page"))
    for name in ("build_wheel", "build_editable", "build_sdist"):
        monkeypatch.setattr(build_meta, name, partial(made, name))
        getattr(build_backend, name)("folder")
    assert done == ["page", "build_wheel", "page", "build_editable", "page", "build_sdist"]
    assert build_backend.prepare_metadata_for_build_wheel is build_meta.prepare_metadata_for_build_wheel


def test_the_lock_names_the_bindings_of_every_platform() -> None:
    """A lock made where some of them could not be had lacks them, and `npm ci` fails elsewhere."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = {path.rpartition("node_modules/")[2] for path in packages}
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert wanted - named == set()
    assert any("win32-x64" in name for name in named)


def test_no_script_of_the_page_calls_npm() -> None:
    """Where node comes as a package, its npm is a file that node is given, and no command."""
    scripts = json.loads((web_files.ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [name for name, line in scripts.items() if re.search(r"\bnp[mx]\b", line)] == []
