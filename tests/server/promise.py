"""Keep the interface as it is described today as a promise: `python -m tests.server.promise 0.3`.

From then on test_contract.py sees what of it goes or narrows. A promise is never written again: one that was not
published yet has to be deleted first.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tests.server.described import description

FIXTURES = Path(__file__).parents[1] / "fixtures"


def keep(version: str, folder: Path = FIXTURES) -> None:
    with (folder / f"openapi-{version}.json").open("x", encoding="utf-8") as file:
        file.write(json.dumps(description()) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    keep(parser.parse_args().version)
