"""The HTTP interface as a page of the site, from what the server says of itself."""

from collections.abc import Iterator
from typing import Any

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings

SHAPES = "#/components/schemas/"


def document() -> dict[str, Any]:
    """The OpenAPI document, as `/api/openapi.json` of a server has it."""
    return create_app(Settings("sqlite://")).openapi()


def written(described: dict[str, Any]) -> str:
    """All requests by subject, then all shapes by name."""
    return "\n".join([*_requests(described), "## Shapes", "", *_shapes(described["components"]["schemas"])])


def _requests(described: dict[str, Any]) -> Iterator[str]:
    for tag in described["tags"]:
        yield from (f"## {tag['name'].capitalize()}", "", tag["description"], "")
        for path, methods in described["paths"].items():
            for method, request in methods.items():
                if tag["name"] in request.get("tags", []):
                    yield from _request(f"{method.upper()} {path}", request)


def _request(line: str, request: dict[str, Any]) -> Iterator[str]:
    yield from (f"### `{line}`", "", request.get("description") or request.get("summary", ""), "")
    parameters = [
        [f"`{one['name']}`", one["in"], kind_of(one.get("schema", {})), one.get("description", "")]
        for one in request.get("parameters", [])
    ]
    yield from table(["parameter", "in", "is", "means"], parameters)
    body = request.get("requestBody", {}).get("content", {})
    if body:
        yield from (f"Sends {' or '.join(_content(body))}.", "")
    answers = [
        [status, " or ".join(_content(answer.get("content", {}))), answer.get("description", "")]
        for status, answer in request["responses"].items()
    ]
    yield from table(["status", "answers", "means"], answers)


def _content(content: dict[str, Any]) -> list[str]:
    return [kind_of(one["schema"]) if one.get("schema") else f"`{kind}`" for kind, one in content.items()]


def _shapes(schemas: dict[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield from (f"### {name} {{ #{_anchor(name)} }}", "", schema.get("description", ""), "")
        if "properties" not in schema:
            yield from (kind_of(schema), "")
        needed = schema.get("required", [])
        yield from table(
            ["key", "is", "means"],
            [
                [f"`{key}`" if key in needed else f"`{key}`?", kind_of(one), one.get("description", "")]
                for key, one in schema.get("properties", {}).items()
            ],
        )


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """In Markdown; nothing without rows."""
    if rows:
        yield from (f"| {' | '.join(head)} |", "|" + "---|" * len(head))
        yield from (f"| {' | '.join(_cell(cell) for cell in row)} |" for row in rows)
        yield ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def kind_of(schema: dict[str, Any]) -> str:
    """What a value is, in words.

    >>> kind_of({"anyOf": [{"type": "array", "items": {"$ref": "#/components/schemas/Who"}}, {"type": "null"}]})
    'list of [Who](#shape-who) or null'
    """
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SHAPES)
        return f"[{name}](#{_anchor(name)})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(map(kind_of, schema[several])))
    if "const" in schema or "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    return _plain(schema)


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type", "anything")
    if kind == "array":
        inside = schema.get("prefixItems") or [schema.get("items") or {}]
        return f"list of {', '.join(map(kind_of, inside))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind_of(schema['additionalProperties'])}"
    bounds = [f"{words} {schema[key]:g}" for key, words in (("minimum", "from"), ("maximum", "to")) if key in schema]
    return " ".join([kind, *bounds])


def _anchor(name: str) -> str:
    return f"shape-{name.lower()}"
