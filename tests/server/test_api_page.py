"""The interactive page and the document it draws."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from grandaustria.server.api.description import ERRORS
from grandaustria.server.api.page import TYPES
from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from tests.server.running import Running
from tests.server.sqlite import empty_house

FILES = files("grandaustria.server.api") / "page_files"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return empty_house(tmp_path)


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return create_app(Settings("sqlite://")).openapi()


def operations(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(f"{method} {path}", entry) for path, item in document["paths"].items() for method, entry in item.items()]


@pytest.mark.parametrize("name", TYPES)
def test_nothing_comes_from_elsewhere(name: str) -> None:
    text = FILES.joinpath(name).read_text()
    assert not re.search(r"https?://|//[a-z]+\.|innerHTML|eval\(|style=", text)


def test_the_page_is_served_with_a_strict_policy(server: Running) -> None:
    visitor = server.visitor()
    for path, kind in (
        ("/api", "text/html"),
        ("/api/page/page.js", "text/javascript"),
        ("/api/page/page.css", "text/css"),
    ):
        answer = visitor.client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'")
        assert "unsafe" not in policy
    visitor.refused("GET", "/api/page/page.py", 404, "not-found")
    visitor.refused("GET", "/api/page/..%2Fpage.py", 404, "not-found")
    assert visitor.cookie is None


def test_the_document_is_served(server: Running, document: dict[str, Any]) -> None:
    assert server.visitor().get("/api/openapi.json") == json.loads(json.dumps(document))


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    named = {tag["name"] for tag in document["tags"]}
    for name, operation in operations(document):
        assert operation.get("description"), name
        assert set(operation["tags"]) <= named, name


def test_every_error_is_described(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        for status in ERRORS:
            schema = operation["responses"][str(status)]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/ProblemAnswer"}, (name, status)


def test_operations_have_names_of_their_own(document: dict[str, Any]) -> None:
    ids = [operation["operationId"] for _, operation in operations(document)]
    assert len(set(ids)) == len(ids)
