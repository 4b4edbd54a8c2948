"""What is shipped to run a server: image, containers, unit. No container runs here: what is inside them does."""

from __future__ import annotations

import argparse
import configparser
import json
import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from grandaustria.cli import serve
from grandaustria.server.settings import Settings
from tests.docs.test_docs import page, plain, rows
from tests.server.running import GENEROUS, running
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z-]+)?")
HOME = "/opt/grandaustria"
FIRST_STAGE = -2
"""All commands but those of the second stage, which install and make users on the machine."""
SECRETS = {"POSTGRES_PASSWORD": "p" * 64, "GAH_SECRET": "s" * 64}


@cache
def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


@cache
def dockerfile() -> list[tuple[str, str]]:
    """The instructions, each with what follows it."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def instructions(name: str) -> list[str]:
    return [rest for found, rest in dockerfile() if found == name]


def filled_in(text: str, values: dict[str, str]) -> str:
    """A value of compose.yaml: ${NAME:-otherwise} and ${NAME:?must be there}."""
    found = re.sub(r"\$\{(\w+):-([^}]*)\}", lambda name: values.get(name[1]) or name[2], str(text))
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda name: values[name[1]], found)


def variables(**given: str) -> dict[str, str]:
    """The variables of the server's container."""
    own = dict(entry.partition("=")[::2] for entry in shlex.split(instructions("ENV")[-1]) if "$" not in entry)
    composed = compose()["services"]["server"]["environment"]
    return own | {name: filled_in(value, SECRETS | given) for name, value in composed.items()}


# The image


def test_the_image_is_pinned_and_runs_as_nobody_special() -> None:
    images = [rest.split()[0] for rest in instructions("FROM")]
    assert [image for image in images if not PINNED.fullmatch(image)] == []
    assert instructions("USER") == ["hotel"]
    assert dockerfile().index(("USER", "hotel")) > dockerfile().index(("FROM", images[-1]))
    assert any("--uid 10001" in line and "hotel" in line for line in instructions("RUN"))
    assert json.loads(instructions("CMD")[0]) == ["gah", "serve"]


def test_everything_is_installed_from_locks_that_are_there() -> None:
    installs = [line for line in instructions("RUN") if "pip install" in line]
    locked = [found for line in installs for found in re.findall(r"--require-hashes -r (\S+)", line)]
    assert [name for name in locked if not (ROOT / name).is_file()] == []
    others = [line for line in installs if "--require-hashes" not in line]
    assert [line for line in others if "--no-deps --no-build-isolation ." not in line] == []
    assert len(others) == 1


def test_what_the_build_needs_is_not_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    needed = ("requirements", "src", "tools", "web", "pyproject.toml", "setup.py", "README.md", "LICENSE")
    assert [name for name in needed if name in left_out or not (ROOT / name).exists()] == []


def test_the_health_check_tells_health_from_its_opposite(tmp_path: Path) -> None:
    check = json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
    assert "127.0.0.1:8150/api/v1/health" in check[-1]

    def status(port: int) -> int:
        words = [sys.executable, *check[1:-1], check[-1].replace(":8150", f":{port}")]
        return subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False).returncode

    with running(Settings(f"sqlite:///{tmp_path.as_posix()}/house.db", port=0, limits=GENEROUS)) as server:
        port = server.settings.port
        assert status(port) == 0
    assert status(port) != 0


# The containers


def test_the_containers_are_pinned_checked_and_kept() -> None:
    services, volumes = compose()["services"], compose()["volumes"]
    assert set(services) == {"server", "postgres", "caddy"}
    images = {name: one["image"] for name, one in services.items() if "image" in one}
    assert [image for image in images.values() if not PINNED.fullmatch(image)] == []
    assert set(services) - set(images) == {"server"}
    assert services["server"]["build"] == "."  # of these sources, whatever their version
    mounted = [volume.split(":") for one in services.values() for volume in one["volumes"]]
    assert {source for source, *_ in mounted if not source.startswith("./")} == set(volumes)
    assert [source for source, *_ in mounted if source.startswith("./") and not (ROOT / source).is_file()] == []
    assert {name for name, one in services.items() if "ports" in one} == {"caddy"}
    assert services["server"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert services["caddy"]["depends_on"]["server"]["condition"] == "service_healthy"
    assert all(one["restart"] == "unless-stopped" for one in services.values())
    assert all(one["logging"]["options"]["max-size"] for one in services.values())


def test_postgresql_is_as_new_as_its_programs() -> None:
    """pg_dump refuses a newer server. Which version a release of Debian has is known from elsewhere."""
    image = compose()["services"]["postgres"]["image"]
    release = instructions("FROM")[-1].rpartition("-")[2]
    assert image.endswith(release)
    assert int(image.partition(":")[2].partition(".")[0]) <= {"bookworm": 15, "trixie": 17}[release]


def test_no_secret_is_written_down() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for name in SECRETS:
        assert set(re.findall(rf"\$\{{{name}([^}}]*)\}}", text)) == {":?deploy/up makes it"}
    with pytest.raises(KeyError):
        filled_in("${GAH_SECRET:?deploy/up makes it}", {})
    assert "/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()


def test_the_server_understands_its_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {plain(row[1]) for row in rows(page("server.md"), "### Arguments")}
    given = variables(GAH_SITE="hotel.example")
    assert {name for name in given if name.startswith("GAH_")} <= known
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    launch = serve.launch_of(parser.parse_args([]))
    assert (launch.settings.host, launch.settings.port, launch.workers) == ("0.0.0.0", 8150, 2)
    assert launch.settings.origin == "https://hotel.example"
    assert launch.settings.database_url == f"postgresql://hotel:{SECRETS['POSTGRES_PASSWORD']}@postgres/hotel"
    assert (launch.settings.secret, launch.settings.metrics) == (SECRETS["GAH_SECRET"], None)
    assert (launch.settings.mail, launch.log_format) == (None, "json")


def test_the_word_of_the_proxy_counts_and_no_other() -> None:
    (network,) = compose()["networks"]["front"]["ipam"]["config"]
    trusted = variables()["GAH_TRUSTED_PROXIES"]
    assert trusted == network["subnet"]
    seen: list[str] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append(scope["client"][0])

    believing = ProxyHeadersMiddleware(app, trusted)
    for peer in ("172.30.15.3", "172.30.16.3"):
        scope: Any = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
        with pytest.raises(StopIteration):
            believing(scope, None, None).send(None)  # type: ignore[arg-type]
    assert seen == ["203.0.113.9", "172.30.16.3"]


def test_one_command_starts_them(tmp_path: Path) -> None:
    """It makes secrets once, readable by their owner only, and asks for the containers."""
    (tmp_path / "deploy").mkdir()
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "deploy" / "up", tmp_path / "deploy" / "up")
    (tmp_path / "bin" / "docker").write_text('#!/bin/sh\necho "$@"\n')
    (tmp_path / "bin" / "docker").chmod(0o755)

    def up(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
        line = [str(tmp_path / "deploy" / "up"), *arguments]
        return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)

    first = up("hotel.example")
    assert (first.returncode, first.stdout, first.stderr) == (0, "compose up --detach --build\n", "")
    made = (tmp_path / ".env").read_text()
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    found = dict(line.split("=") for line in made.splitlines())
    assert found.keys() == SECRETS.keys() | {"GAH_SITE"}
    assert found["GAH_SITE"] == "hotel.example"
    assert all(re.fullmatch("[0-9a-f]{64}", found[name]) for name in SECRETS)
    assert found["GAH_SECRET"] != found["POSTGRES_PASSWORD"]
    assert up().returncode == 0
    assert up("other.example").returncode == 2
    assert (tmp_path / ".env").read_text() == made


# The unit


def test_the_unit_has_limits_and_is_one(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "grandaustria.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 65_536
    assert {"MemoryMax", "TasksMax", "NoNewPrivileges", "ProtectSystem"} <= set(service)
    assert service["ExecStart"] == f"{HOME}/bin/gah serve"
    known = {plain(row[1]) for row in rows(page("server.md"), "### Arguments")}
    assert set(re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)) <= known
    found = shutil.which("systemd-analyze")
    if found:  # it wants to see the program, and knows every name and value
        there = tmp_path / "grandaustria.service"
        there.write_text(text.replace(f"{HOME}/bin/gah serve", "/bin/true"))
        done = subprocess.run([found, "verify", there], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (done.returncode, done.stderr) == (0, "")


# What is inside the image


@pytest.mark.long
def test_the_image_can_be_built_and_serves(tmp_path: Path) -> None:
    """The commands of its first stage, in a copy of the sources; then what the image runs, on SQLite."""
    copy, home = tmp_path / "src", tmp_path / "home"
    shutil.copytree(ROOT, copy, ignore=_left_out)
    for line in instructions("RUN")[:FIRST_STAGE]:
        words = line.replace(HOME, str(home)).replace("python -m venv", f"{sys.executable} -m venv")
        done = subprocess.run(["sh", "-c", words], cwd=copy, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    own = variables() | {"PATH": f"{home}/bin:{os.environ['PATH']}", "HOME": str(tmp_path), "GAH_PORT": "0"}
    own |= {"GAH_DATABASE": f"sqlite:///{tmp_path.as_posix()}/house.db", "GAH_WORKERS": "1"}
    command = json.loads(instructions("CMD")[0])
    with subprocess.Popen(command, cwd=tmp_path, env=own, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        assert "listens on" in json.loads(server.stderr.readline())["message"]
        server.send_signal(signal.SIGTERM)
        said = server.stderr.read()
    assert server.returncode == 0, said
    page_of_table = next(home.glob("lib/python*/site-packages/grandaustria/web/index.html"))
    assert page_of_table.stat().st_size


def _left_out(folder: str, names: list[str]) -> set[str]:
    """As .dockerignore has it."""
    patterns = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    where = Path(folder).relative_to(ROOT)
    return {name for name in names for pattern in patterns if _matches((where / name).as_posix(), pattern)}


def _matches(path: str, pattern: str) -> bool:
    whole = pattern.startswith("**/")
    return Path(path).match(pattern.removeprefix("**/")) and (whole or path.count("/") == pattern.count("/"))
