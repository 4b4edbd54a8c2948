"""The OpenAPI document, taken at its word: what it allows, and much that it does not, is sent to a real server.

No answer may be an internal error, all must be as described, and no exception may surprise the server. Limits are
lifted: whoever is refused for having asked too often has not been heard.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from tests.server.described import description
from tests.server.postgresql import Cluster
from tests.server.running import API, GENEROUS, Json, Visitor
from tests.server.scene import Scene, Stage, staged
from tests.waiting import PATIENCE

EVERYDAY, LONG = 5, 300
LIFTED = replace(GENEROUS, open_tables_per_person=1_000_000, bot_tables_per_person=1_000_000)
SCHEMA: Any = schemathesis.openapi.from_dict(description())
OPERATIONS: dict[str, Any] = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
CHECKED: list[Any] = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    not_a_server_error,
]
SLOW = ("/password", "/account", "/login", "/recover")
"""Whatever hashes a password."""


def takes_something(name: str) -> bool:
    """Whether there is anything that could be sent wrongly."""
    operation = OPERATIONS[name].definition.raw
    return bool(operation.get("parameters") or operation.get("requestBody"))


RIGHT_AND_WRONG = [
    *((name, GenerationMode.POSITIVE) for name in OPERATIONS),
    *((name, GenerationMode.NEGATIVE) for name in OPERATIONS if takes_something(name)),
]
EVERY = pytest.mark.parametrize(("name", "mode"), RIGHT_AND_WRONG, ids=lambda part: getattr(part, "value", part))


@dataclass
class Target:
    """A server with tables in every condition."""

    stage: Stage
    tables: list[Scene]

    def asking(self, name: str) -> Visitor:
        """The host of all tables, who may do much; but what is about a person, which may end them, asks a newcomer."""
        return self.stage.server.guest() if "people" in OPERATIONS[name].tags else self.stage.host

    def revision(self, table: str) -> int:
        """The revision a table has now; 0 if its host has left it and sees it no more."""
        answer: Json = self.stage.host.client.get(f"{API}/tables/{table}").json()
        return int(answer.get("revision", 0))

    def known(self) -> dict[str, list[str]]:
        """Names that exist, for the places in paths where anything else would lead nowhere."""
        people = (self.stage.host, self.stage.member, self.stage.stranger)
        return {
            "table_id": [scene.table for scene in self.tables],
            "code": [scene.code for scene in self.tables],
            "person_id": [person.get("/me")["id"] for person in people],
        }


@contextmanager
def targeted(folder: Path, database: str | None = None) -> Iterator[Target]:
    """A server to aim at; in the end it must be alive and have met nothing unexpected."""
    with staged(folder, database, LIFTED) as stage:
        kinds = ("open", "running", "late", "ended")
        yield Target(stage, [stage.set(kind, public) for kind in kinds for public in (True, False)])
        assert stage.server.visitor().get("/health") == {"status": "ok"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with targeted(tmp_path_factory.mktemp("fuzz")) as target:
        yield target


@pytest.fixture(scope="module")
def target_on_postgresql(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with cluster.database() as address, targeted(tmp_path_factory.mktemp("fuzz"), address) as target:
        yield target


def ask(target: Target, person: Visitor, case: Case[Any], places: Json, current: bool) -> None:
    """Send what was made up, and look at the answer."""
    case.path_parameters = {**(case.path_parameters or {}), **places}
    if current and "table_id" in places and isinstance(case.body, dict) and "revision" in case.body:
        case.body = {**case.body, "revision": target.revision(places["table_id"])}
    origin = target.stage.server.origin
    headers = {"Origin": origin, "Cookie": f"gah_session={person.cookie}"}
    answer = case.call_and_validate(base_url=origin, headers=headers, checks=CHECKED, timeout=PATIENCE)
    assert b'"too-many' not in answer.content


def fuzz(target: Target, name: str, mode: GenerationMode, examples: int) -> None:
    operation, person = OPERATIONS[name], target.asking(name)
    names = {place: st.sampled_from(names) for place, names in target.known().items() if f"{{{place}}}" in name}

    @settings(
        max_examples=max(2, examples // 8) if name.endswith(SLOW) else examples,
        deadline=None,
        database=None,
        derandomize=examples == EVERYDAY,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate,),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        places=st.fixed_dictionaries({}, optional=names),
        current=st.booleans(),
    )
    def check(case: Case[Any], places: Json, current: bool) -> None:
        ask(target, person, case, places, current)

    check()


@EVERY
def test_whatever_is_sent_is_answered_as_described(target: Target, name: str, mode: GenerationMode) -> None:
    fuzz(target, name, mode, EVERYDAY)


@pytest.mark.long
@EVERY
def test_the_same_many_times(target: Target, name: str, mode: GenerationMode) -> None:
    fuzz(target, name, mode, LONG)


@pytest.mark.long
@EVERY
def test_the_same_on_postgresql(target_on_postgresql: Target, name: str, mode: GenerationMode) -> None:
    fuzz(target_on_postgresql, name, mode, LONG // 5)
