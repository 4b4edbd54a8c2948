"""Figures for operators: what is counted, that it is the sum of all processes, and that no label tells who or where."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from grandaustria import Setup
from grandaustria.cli import serve
from grandaustria.server import app, launch, logs, meter, metrics
from grandaustria.server.api import page, web
from grandaustria.server.db.engine import reading
from grandaustria.server.launch import Launch, LaunchError
from grandaustria.server.scraping import FRESH_SECONDS, STATES, Tables, Workers, readable
from grandaustria.server.settings import Settings
from tests.docs.test_docs import ROOT
from tests.server.counting import work
from tests.server.driving import seat_people
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE, ON_SQLITE
from tests.server.running import API, GENEROUS, Running, next_message, running
from tests.waiting import PATIENCE, eventually

Samples = dict[str, float]
ANYWHERE = "127.0.0.1:0"
BOARD = ROOT / "docs" / "grafana.json"


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database, port=0, limits=GENEROUS, metrics=ANYWHERE, bot_pause=0.0)


@pytest.fixture(autouse=True)
def _nobody_counts_afterwards() -> Iterator[None]:
    yield
    meter.count_with(None)


def read(registry: Any = metrics.REGISTRY) -> Samples:
    """All figures by name and labels, as they are written for Prometheus."""
    families = text_string_to_metric_families(generate_latest(registry).decode())
    return {
        f"{sample.name}{dict(sorted(sample.labels.items())) or ''}": sample.value
        for family in families
        for sample in family.samples
    }


def grown(before: Samples, after: Samples) -> Samples:
    """What is more than it was: other tests may have counted in this process."""
    return {name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name, 0)}


def request(operation: str, method: str, status: int | str) -> str:
    return f"gah_requests_total{ {'method': method, 'operation': operation, 'status': str(status)} }"


def play_with_bot(server: Running) -> list[str]:
    """A person against a bot, with a spectator; ids, names and codes that no figure may tell."""
    person, other = server.guest(), server.guest()
    person.patch("/me", {"name": "Elisabeth von Wien"})
    opened = person.post("/tables", {"seats": ["me", {"bot": "waiter"}], "title": "Hinterzimmer"}, 201)
    table, code = opened["id"], opened["code"]
    other.get(f"/tables/code/{code}")
    other.refused("GET", f"/tables/{table}/state?code=wrong-code", 404, "not-found")
    with other.socket(table, code=code) as live:
        person.post(f"/tables/{table}/start", {})
        state: Any = {"legal": []}
        while not state["legal"]:
            state = next_message(live, "state")  # the bot may be the first
            state = person.get(f"/tables/{table}/state")
        body = {"revision": state["revision"], "request_id": "r1", "action": state["legal"][0]["action"]}
        person.post(f"/tables/{table}/actions", body)
    me = person.get("/me")
    return [table, code, me["id"], other.get("/me")["id"], "Elisabeth", "Hinterzimmer", "wrong-code"]


ROUTES = {f"{app.PREFIX}{route.path}" for part in app.PARTS for route in part.router.routes}
LABELS = {
    "operation": ROUTES | {route.path for part in (page, web) for route in part.router.routes} | {"none"},
    "method": metrics.METHODS | {"SOCKET", "other"},
    "by": {"person", "bot"},
    "kind": {"step", "end", "confirm", "undo", "redo", "select", "insert", "update", "delete", "begin", "other"},
    "what": {"bots", "advice"},
    "state": set(STATES),
}
"""All that a label may say; besides, `status` is a number and `le` a bound."""


TABLE = "/api/v1/tables/{table_id}"
COUNTED = {
    request("/api/v1/tables", "POST", 201): 1,
    request(f"{TABLE}/actions", "POST", 200): 1,
    request(f"{TABLE}/state", "GET", 404): 1,
    request(f"{TABLE}/socket", "SOCKET", 101): 1,
    request(TABLE, "other", 405): 1,
    request("none", "GET", 404): 1,
    f"gah_request_seconds_count{ {'method': 'POST', 'operation': f'{TABLE}/actions'} }": 1,
}


@DAILY_ON_SQLITE
def test_what_happens_is_counted_and_no_label_tells_who(server: Running) -> None:
    before = read()
    hidden = play_with_bot(server)
    server.visitor().client.request("BREW", f"{API}/tables/{hidden[0]}")
    server.visitor().client.get(f"/{hidden[1]}/nothing/here")
    server.within(eventually(lambda: COUNTED.items() <= grown(before, read()).items()))  # once the answer has gone
    found = grown(before, read())
    assert sum(value for name, value in found.items() if name.startswith("gah_moves_total{'by': 'person'")) == 1
    assert found["gah_statement_seconds_count{'kind': 'insert'}"] > 0
    assert found["gah_connection_seconds_count"] > 0
    shown = generate_latest(metrics.REGISTRY).decode()
    assert [secret for secret in [*hidden, "127.0.0.1", "BREW"] if secret in shown] == []
    for family in text_string_to_metric_families(shown):
        for sample in family.samples:
            for label, value in sample.labels.items():
                if label in LABELS:
                    assert value in LABELS[label], sample
                else:
                    assert label in ("le", "status")
                    assert re.fullmatch(r"[\d.]+|\+Inf|none", value), sample


@ON_SQLITE
def test_bots_count_their_moves_and_their_thoughts(server: Running) -> None:
    before = read()
    person = server.guest()
    table = person.post("/tables", {"seats": ["me", {"bot": "director@100"}]}, 201)["id"]
    person.post(f"/tables/{table}/start", {})
    person.post(f"/tables/{table}/leave", {})

    def both() -> bool:
        found = grown(before, read())
        moves = sum(value for name, value in found.items() if name.startswith("gah_moves_total{'by': 'bot'"))
        return moves > 0 and "gah_thought_seconds_count{'what': 'bots'}" in found

    server.within(eventually(both))
    assert "gah_thought_wait_seconds_count{'what': 'bots'}" in grown(before, read())


@ON_SQLITE
def test_sockets_are_open_while_they_are(server: Running) -> None:
    before = read()["gah_sockets"]
    table = seat_people([server.guest(), server.guest()], Setup(2), seed=3)
    assert read()["gah_sockets"] == before + 2
    table.disconnect()
    server.within(eventually(lambda: read()["gah_sockets"] == before))


@ON_SQLITE
def test_the_loop_and_the_errors_of_the_database(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "LAG_SECONDS", 0.001)
    before = read()

    async def fail(server: Running) -> None:
        async with reading(server.house.engine) as connection:
            await connection.execute(text("SELECT nothing FROM nowhere"))

    with running(settings) as server:
        with pytest.raises(SQLAlchemyError):
            server.within(fail(server))
        assert grown(before, read())["gah_database_errors_total"] == 1
        server.within(eventually(lambda: "gah_loop_lag_seconds_count" in grown(before, read())))


@ON_SQLITE
def test_nothing_is_counted_unless_it_is_wanted(settings: Settings) -> None:
    before = read()
    with running(replace(settings, metrics=None)) as server:
        server.guest().post("/tables", {}, 201)
        assert grown(before, read()) == {}


# Reading


def test_tables_by_state_are_counted_now_and_then(database: str, settings: Settings) -> None:
    clock = Clock()
    registry = CollectorRegistry()
    registry.register(Tables(database, clock))
    with running(settings) as server:
        guest = server.guest()
        guest.post("/tables", {}, 201)
        assert read(registry)["gah_tables{'state': 'open'}"] == 1
        guest.post("/tables", {}, 201)
        assert read(registry)["gah_tables{'state': 'open'}"] == 1
        clock.now += FRESH_SECONDS
        found = read(registry)
    assert (found["gah_database_up"], found["gah_tables{'state': 'open'}"]) == (1, 2)
    assert found["gah_tables{'state': 'running'}"] == 0


def test_a_database_that_is_away_is_said_to_be(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "house.db").write_text("this is no database" * 100)
    registry = CollectorRegistry()
    registry.register(Tables(f"sqlite:///{tmp_path.as_posix()}/house.db"))
    assert read(registry) == {"gah_database_up": 0}
    assert [line.levelname for line in caplog.records] == ["WARNING"]


def test_several_processes_are_added_up(tmp_path: Path) -> None:
    """Whatever they counted, also of one that has ended; but what is open, only of those that live."""
    context = get_context("forkserver")
    registry = CollectorRegistry()
    registry.register(Workers(tmp_path))
    lines, workers = [], []
    for _ in range(2):
        ours, theirs = context.Pipe()
        workers.append(context.Process(target=work, args=(str(tmp_path), theirs)))
        workers[-1].start()
        lines.append(ours)
    for line in lines:
        assert line.recv() == "ready"
    counted, timed = request("/api/v1/version", "GET", 200), "{'method': 'GET', 'operation': '/api/v1/version'}"
    together = read(registry)
    assert (together[counted], together[f"gah_request_seconds_count{timed}"], together["gah_sockets"]) == (2, 2, 2)
    for number, left in ((0, 1), (1, 0)):
        lines[number].send("go")
        workers[number].join(PATIENCE)
        found = read(registry)
        assert (found[counted], found.get("gah_sockets", 0)) == (2, left)
    for line in lines:
        line.close()


@ON_SQLITE
def test_they_have_an_address_of_their_own(server: Running) -> None:
    with (
        readable(ANYWHERE, server.settings.database_url, 1) as address,
        httpx.Client(timeout=PATIENCE, verify=False) as client,
    ):
        server.guest()
        server.within(eventually(lambda: "gah_requests_total{" in client.get(address).text))
        answer = client.get(address)
        assert answer.headers["content-type"].startswith("text/plain")
        assert "gah_tables{" in answer.text
        for path in ("/metrics", "/api/metrics", "/api/v1/metrics"):
            assert "gah_" not in client.get(f"{server.origin}{path}").text
        with pytest.raises(LaunchError, match=r"cannot listen on .* for metrics"):
            _launch(server.settings, address.removeprefix("http://").removesuffix("/metrics"))


def _launch(settings: Settings, place: str) -> None:
    """A server that does not come to start; logging stays as it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logs, "configure", lambda _level, _form: None)
        launch.serve(Launch(replace(settings, port=0, metrics=place)))


@pytest.mark.parametrize("place", ["nonsense", "127.0.0.1", ":9150", "127.0.0.1:65536", "127.0.0.1:-1"])
def test_a_place_is_a_host_and_a_port(place: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not HOST:PORT"):
        serve.metrics(place)
    assert serve.metrics("[::1]:9150") == "[::1]:9150"


# The board


def test_the_board_shows_every_figure_and_no_other() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    registry = CollectorRegistry()
    registry.register(Tables("sqlite://"))
    counted = [family for one in (metrics.REGISTRY, registry) for family in one.collect()]
    known = {name for family in counted for name in _names(family.type, family.name)}
    named = set(re.findall(r"\bgah_\w+", asked))
    assert named <= known
    shown = {family.name for family in counted if named & set(_names(family.type, family.name))}
    assert shown == {family.name for family in counted}
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def _names(kind: str, name: str) -> list[str]:
    """Under which names a figure is stored."""
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(kind, [""])
    return [f"{name}{ending}" for ending in endings]
