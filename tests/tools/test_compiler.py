"""Which compiler builds the engine."""

import sys
import sysconfig
from pathlib import Path

import pytest
from setuptools import build_meta

import build_backend
import compiler
from grandaustria.engine import _engine


@pytest.fixture
def only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole PATH, on a machine whose Python was built with `gcc -pthread`."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sysconfig, "get_config_var", {"CC": "gcc -pthread"}.get)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv(compiler.FORCE_ZIG, raising=False)
    return tmp_path


def put(folder: Path, name: str) -> None:
    program = folder / name
    program.touch()
    program.chmod(0o755)


def test_machine_without_compiler_takes_zig(only: Path) -> None:
    assert list(only.iterdir()) == []
    assert compiler.requirements() == [compiler.ZIG_REQUIREMENT]


def test_machine_with_compiler_takes_its_own(only: Path) -> None:
    put(only, "gcc")
    assert compiler.requirements() == []


@pytest.mark.parametrize("kind", ["wheel", "editable"])
def test_backend_asks_for_the_compiler(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = f"get_requires_for_build_{kind}"
    monkeypatch.setattr(build_meta, hook, lambda _settings: ["usual"])
    monkeypatch.setattr(compiler, "requirements", lambda: ["ziglang"])
    assert getattr(build_backend, hook)() == ["usual", "ziglang"]


def test_named_compiler_counts(only: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(only, "my-cc")
    monkeypatch.setenv("CC", "my-cc -m64")
    assert not compiler.zig_is_needed()


def test_zig_can_be_asked_for(only: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(only, "gcc")
    monkeypatch.setenv(compiler.FORCE_ZIG, "1")
    assert compiler.zig_is_needed()


@pytest.mark.parametrize(
    ("system", "platform", "flags"),
    [
        ("linux", "linux-x86_64", ["-O3", *compiler.PLACED, "-mpopcnt"]),
        ("linux", "linux-aarch64", ["-O3", *compiler.PLACED]),
        ("darwin", "macosx-11.0-universal2", ["-O3", *compiler.PLACED, "-Xarch_x86_64", "-mpopcnt"]),
        ("win32", "win-amd64", ["/O2"]),
    ],
)
def test_flags_fit_every_processor_of_the_platform(
    system: str, platform: str, flags: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiler.FORCE_ZIG, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: platform)
    assert compiler.flags() == flags


def test_zig_does_not_tune_to_this_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-aarch64")
    assert all("-mcpu=baseline" in command for command in compiler.zig_commands().values())
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-x86_64")
    assert all("-mcpu=x86_64_v2" in command for command in compiler.zig_commands().values())


def test_the_engine_needs_no_library_of_one_compiler() -> None:
    """`__builtin_cpu_supports` leans on one that the ziglang package does not bring: it would not link."""
    assert b"__cpu_model" not in Path(_engine.__file__).read_bytes()
