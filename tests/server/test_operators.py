"""`gah verify` and `gah admin` on both databases; what each finds is tested in tests/cli."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from grandaustria.server.db.engine import connect, writing
from tests.cli.house import build
from tests.cli.running import Gah
from tests.cli.serving import Serving
from tests.server.postgresql import ON_POSTGRESQL
from tests.waiting import PATIENCE, eventually


@pytest.fixture
def gah(capsys: pytest.CaptureFixture[str]) -> Gah:
    return Gah(capsys)


@pytest.fixture
def house(database: str) -> str:
    build(database)
    return database


async def _execute(url: str, statement: str) -> Any:
    engine = connect(url)
    try:
        async with writing(engine) as connection:
            result = await connection.execute(text(statement))
            return result.scalar() if result.returns_rows else None
    finally:
        await engine.dispose()


def execute(url: str, statement: str) -> Any:
    return asyncio.run(_execute(url, statement))


def test_every_game_is_replayed(gah: Gah, house: str) -> None:
    line = f"verify --database '{house}' --json"
    found = gah(line)
    assert (found.status, found.data["games"], found.data["differences"]) == (0, 5, [])
    execute(house, "UPDATE events SET notation = 'die 6' WHERE game_id = 'running' AND sequence = 3")
    found = gah(f"{line} --freeze")
    assert (found.status, found.data["differing"], found.data["frozen"]) == (1, 1, 1)
    assert execute(house, "SELECT status FROM games WHERE id = 'running'") == "frozen"
    assert gah(line).status == 0


ASKED = 8
WELL = f'gah_requests_total{{method="GET",operation="/api/v1/health",status="200"}} {ASKED}.0'


@ON_POSTGRESQL
def test_several_processes_serve_and_stop_together(database: str, tmp_path: Path) -> None:
    """Their figures are added up by the process that looks after them."""
    serving = Serving(
        database, "--workers", "2", "--metrics", "127.0.0.1:0", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)
    )
    try:
        with httpx.Client(base_url=f"{serving.origin}/api/v1", timeout=PATIENCE) as client:
            for _ in range(ASKED):
                assert client.get("/health", headers={"Connection": "close"}).json() == {"status": "ok"}
            figures = serving.lines[1]["message"].removeprefix("metrics at ")
            asyncio.run(eventually(lambda: WELL in client.get(figures).text, "not all was counted"))
            assert 'gah_tables{state="open"} 0.0' in client.get(figures).text
        assert serving.stop(signal.SIGTERM) == 0
    finally:
        serving.close()
    assert serving.lines[-1]["message"] == "stopped"


TASKS = (
    "status",
    "people --search SISI",
    "people --accounts",
    "sessions Sisi",
    "sessions Sisi --end",
    "rename Sisi Elisabeth",
    "reset-password elisabeth",
    "tables --search guest --status running",
    "end-table solo --yes",
    "remove-table over --yes",
    "reports",
    "close-reports 1",
    "clean",
    "clean --request-days 0 --alert-days 0 --report-days 0 --yes",
    "ban elisabeth --yes",
    "bans",
    "unban elisabeth",
    "delete elisabeth --yes",
)


def test_every_task_works(gah: Gah, house: str) -> None:
    for task in TASKS:
        outcome = gah(f"admin --database '{house}' {task}")
        assert (outcome.status, outcome.errors) == (0, ""), f"{task}: {outcome.errors}"
        assert outcome.output, task
    assert execute(house, "SELECT count(*) FROM people WHERE deleted IS NULL") == 1
    assert execute(house, "SELECT count(*) FROM games") == 4
    assert gah(f"verify --database '{house}'").status == 0
