"""Whether what is answered, or told by a socket, is as the OpenAPI document describes it."""

from __future__ import annotations

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings

Json = dict[str, Any]


@cache
def description() -> Json:
    """The interface as it describes itself."""
    return create_app(Settings("sqlite://")).openapi()


@cache
def _validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**_closed(description()), "$ref": f"#/components/schemas/{name}"})


def _closed(schema: Any) -> Any:
    """A schema that allows no keys but those it names."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _closed(part) for key, part in schema.items()}
    names_its_keys = isinstance(schema.get("properties"), dict) and schema.get("type") == "object"
    return {**inner, "additionalProperties": False} if names_its_keys else inner


def check_described(name: str, answer: Any) -> None:
    """That an answer fits a schema, and has no key more."""
    faults = [f"{error.instance_path}: {error.message}" for error in _validator(name).iter_errors(answer)]
    assert not faults, f"{name}: {faults[:5]}"
