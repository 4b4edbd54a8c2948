"""`./play` and `./test`, and the shell functions they share."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROGRAMS
from tests.web.browsing import CHROMIUM, FIREFOX

ROOT = Path(__file__).parents[2]
SHELL = shutil.which("sh")


def shell(script: str, path: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a script after the shared functions; with `path`, only the programs in that folder exist."""
    assert SHELL
    inherited = {name: value for name, value in os.environ.items() if name not in {"CI", "PYTHON"}}
    if path:
        inherited["PATH"] = str(path)
    return subprocess.run(
        [SHELL, "-c", f"set -eu\n. tools/environment.sh\n{script}"],
        cwd=ROOT,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with the few programs that the shared functions use, and no apt-get."""
    link(tmp_path, "cat", "cksum", "id", "rm")
    return tmp_path


def link(folder: Path, *names: str) -> None:
    """The machine's own programs, in this folder too."""
    for name in names:
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)


@pytest.mark.parametrize("name", ["play", "test"])
def test_help_says_how(name: str) -> None:
    run = subprocess.run([ROOT / name, "--help"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"Usage: ./{name} ")


def test_what_is_there_is_found(programs: Path) -> None:
    run = shell("need cat coreutils reading && echo found", programs)
    assert (run.returncode, run.stdout, run.stderr) == (0, "found\n", "")


@pytest.mark.parametrize("names", ["cat|tac", "node|cat", "node|/Applications/No Such.app/node|cat"])
def test_one_of_several_names_is_enough(programs: Path, names: str) -> None:
    run = shell(f"need '{names}' coreutils reading && echo found", programs)
    assert (run.returncode, run.stdout, run.stderr) == (0, "found\n", "")


def test_a_name_with_spaces_is_one_name(programs: Path) -> None:
    program = programs / "An App.app" / "Web Browser"
    program.parent.mkdir()
    program.symlink_to(sys.executable)
    run = shell(f"need 'node|{program}' chromium 'the tests in the browser' && echo found", programs)
    assert (run.returncode, run.stdout, run.stderr) == (0, "found\n", "")
    run = shell("need 'Web cat' chromium 'the tests in the browser' || echo without", programs)
    assert run.stdout == "without\n"


def test_what_has_several_names_is_missed_by_its_first(programs: Path) -> None:
    run = shell("need 'firefox-esr|firefox' firefox-esr 'the test in Firefox' || echo without", programs)
    assert run.stdout == "without\n"
    assert run.stderr == "left out: the test in Firefox (needs firefox-esr; on Debian: apt-get install firefox-esr)\n"


def test_browsers_are_looked_for_by_the_names_the_tests_know() -> None:
    """Whatever `./test` finds, the tests find too, and the other way round."""
    script = (ROOT / "test").read_text(encoding="utf-8")
    lines = "\n".join(line for line in script.splitlines() if line.startswith(("CHROMIUM=", "FIREFOX=")))
    run = shell(lines + '\nprintf "%s\\n" "$CHROMIUM" "$FIREFOX"')
    assert [tuple(line.split("|")) for line in run.stdout.splitlines()] == [CHROMIUM, FIREFOX]


def test_nothing_is_left_out_in_continuous_integration() -> None:
    """Every variable that leaves something out is unset there."""
    script = (ROOT / "test").read_text(encoding="utf-8")
    unset = next(line for line in script.splitlines() if " unset " in line)
    assert set(re.findall(r"GAH_WITHOUT_\w+", unset)) == set(PROGRAMS)


def test_what_is_missing_is_said(programs: Path) -> None:
    run = shell("need node nodejs 'the web table' || echo without", programs)
    assert run.stdout == "without\n"
    assert run.stderr == "left out: the web table (needs node; on Debian: apt-get install nodejs)\n"


@pytest.fixture
def as_root(programs: Path) -> Path:
    """A machine on which we are root, and whose apt-get says much and fails."""
    link(programs, "sed", "tail", "touch", "chmod")
    (programs / "id").unlink()
    program(programs / "id", "echo 0")
    program(programs / "apt-get", "i=0; while [ $i -lt 50 ]; do i=$((i + 1)); echo line $i; done; exit 100")
    return programs


def program(path: Path, script: str) -> None:
    path.write_text(f"#!{SHELL}\n{script}\n")
    path.chmod(0o755)


def test_what_can_be_installed_is_installed(as_root: Path) -> None:
    program(as_root / "apt-get", f"[ $1 = update ] || {{ touch {as_root}/node; chmod 755 {as_root}/node; }}")
    run = shell("need node nodejs 'the web table' && echo found", as_root)
    assert (run.returncode, run.stdout, run.stderr) == (0, "found\n", "installing nodejs\n")


def test_what_apt_get_said_is_shown_where_it_fails(as_root: Path) -> None:
    run = shell("need node nodejs 'the web table' || echo without", as_root)
    assert run.stdout == "without\n"
    said = run.stderr.splitlines()
    assert said[:3] == ["installing nodejs", "apt-get failed:", "  line 43"]
    assert said[-2:] == ["  line 50", "left out: the web table (needs node; on Debian: apt-get install nodejs)"]


def test_a_program_may_be_there_and_not_run(as_root: Path) -> None:
    """As one does that lacks a library: then the package that holds it is what is needed."""
    asked = "need \"Playwright's node\" libatomic1 'the tests in the browser' {} && echo found || echo without"
    assert shell(asked.format("true"), as_root).stdout == "found\n"
    run = shell(asked.format("false"), as_root)
    assert run.stdout == "without\n"
    assert "needs Playwright's node; on Debian: apt-get install libatomic1" in run.stderr


def test_a_program_of_postgresql_is_found_off_the_path(tmp_path: Path, programs: Path) -> None:
    folder = tmp_path / "postgresql" / "15" / "bin"
    asked = "need initdb postgresql 'the tests on PostgreSQL' && echo found || echo without"
    run = shell(asked, programs, POSTGRESQL=str(tmp_path / "postgresql"))
    assert (run.stdout, run.stderr.startswith("left out: the tests on PostgreSQL")) == ("without\n", True)
    folder.mkdir(parents=True)
    (folder / "initdb").symlink_to(sys.executable)
    run = shell(asked, programs, POSTGRESQL=str(tmp_path / "postgresql"))
    assert (run.stdout, run.stderr) == ("found\n", "")


def test_nothing_may_be_missing_in_continuous_integration(programs: Path) -> None:
    run = shell("need node nodejs 'the web table' || echo without", programs, CI="true")
    assert (run.returncode, run.stdout) == (1, "")
    assert "node is missing" in run.stderr


def test_python_is_found_or_the_reason_given(programs: Path) -> None:
    (programs / "python3.11").symlink_to(sys.executable)
    (programs / "python3.13").write_text("#!/bin/sh\nexit 127\n")
    (programs / "python3.13").chmod(0o755)
    assert shell("find_python", programs).stdout == "python3.11\n"
    (programs / "python3.11").unlink()
    run = shell("find_python", programs)
    assert run.returncode == 1
    assert "python3.13: it does not run" in run.stderr


@pytest.mark.parametrize("later", ["python3.14", "python3.15", "python3.27"])
def test_a_later_python_is_found_too(programs: Path, later: str) -> None:
    """Also where `python3` is one that is too old."""
    program(programs / "python3", "echo it is Python 3.9")
    (programs / later).symlink_to(sys.executable)
    assert shell("find_python", programs).stdout == f"{later}\n"


def test_work_is_done_once_until_something_changes(tmp_path: Path, programs: Path) -> None:
    once = "unless_done step {} echo working"
    script = f"VENV={tmp_path}\n" + "\n".join(once.format(mark) for mark in ("a", "a", "b", "b", "a"))
    assert shell(script, programs).stdout == "working\n" * 3


def test_failed_work_is_tried_again(tmp_path: Path, programs: Path) -> None:
    script = f"VENV={tmp_path}\nunless_done step a false"
    assert shell(script, programs).returncode == 1
    assert shell(f"VENV={tmp_path}\nunless_done step a echo again", programs).stdout == "again\n"


def test_an_installation_that_was_cut_off_begins_anew(tmp_path: Path) -> None:
    """One that failed does not: nothing of it was left half done."""
    script = f"""
        VENV={tmp_path}/venv
        mkdir -p "$VENV/bin"
        : >"$VENV/stamp-venv"
        printf '#!/bin/sh\\n[ "$1" = -c ] || %s\\n' 'DOING' >"$VENV/bin/python"
        chmod +x "$VENV/bin/python"
        find_python() {{ echo "echo"; }}
        (pip_install something) || echo "failed: $?"
        make_venv
    """
    failed = shell(script.replace("DOING", "exit 3"))
    assert (failed.returncode, failed.stdout) == (0, "failed: 3\n")
    for killed, status in (("$PPID", 143), ("-9 $$", 137)):
        cut_off = shell(script.replace("DOING", f"kill {killed}"))
        assert (cut_off.returncode, cut_off.stdout) == (0, f"failed: {status}\n-m venv --clear {tmp_path}/venv\n")
