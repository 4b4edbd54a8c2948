"""Makes the page's types of the interface: web/src/lib/shapes.ts, of what the server's OpenAPI document describes.

Run as a script, it writes them, with `--check` it only says whether they are as they should be. They are kept with the
other sources of the page, so that building it needs no server.
"""

import argparse
import json
import sys
from typing import Any

import web_files
from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings

DOCUMENT = web_files.ROOT / "build" / "shapes.json"
"""What web/package.json names as the source of the script `types`."""


def shapes() -> dict[str, Any]:
    """The interface's document, but for its operations and for what says nothing to a reader of types."""
    document = create_app(Settings("sqlite://")).openapi()
    schemas = {name: bare(schema) for name, schema in document["components"]["schemas"].items()}
    return {**document, "paths": {}, "components": {"schemas": schemas}}


def bare(schema: dict[str, Any]) -> dict[str, Any]:
    """Without titles, which repeat the names of keys, and examples; a key may have such a name."""
    kept = {key: value for key, value in schema.items() if key not in ("title", "examples")}
    for key in ("properties", "additionalProperties", "items", "anyOf"):
        if isinstance(kept.get(key), dict):
            part = kept[key]
            kept[key] = {name: bare(one) for name, one in part.items()} if key == "properties" else bare(part)
        elif isinstance(kept.get(key), list):
            kept[key] = [bare(part) for part in kept[key]]
    return kept


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the types are not up to date")
    check = parser.parse_args(arguments).check
    DOCUMENT.parent.mkdir(exist_ok=True)
    DOCUMENT.write_text(json.dumps(shapes()), encoding="utf-8")
    try:
        web_files.run_script("types", *(["--check"] if check else []))
    except web_files.WebError as error:
        sys.exit(
            f"error: {error}" if not check else "error: web/src/lib/shapes.ts is stale: python tools/page_types.py"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
