"""What a copy of the house says in a language that was added to it. `test_seventh_language.py` runs it as a script."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from typing import Any

from grandaustria import Luck, Position, Setup
from grandaustria.cli import main
from grandaustria.engine.reasons import reason, sentence
from grandaustria.languages import LANGUAGES
from grandaustria.play.hosted import HostedGame
from grandaustria.play.prospects import prospects
from grandaustria.play.sentences import render
from grandaustria.server.components import components


def told(language: str) -> dict[str, Any]:
    """The languages; then a reason, a sentence of the log, a prospect, `gah cards` and the server's components."""
    luck = Luck(1)
    game, _ = HostedGame.begin(Setup(players=2), luck)
    why = reason(game.position, game.position.parse("die 4"))
    ahead = prospects(game, 0, language, ("Anna", "Max"))
    events = game.step("guest 2", luck).events
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        main(["cards", "--language", language, "--json"])
    return {
        "languages": LANGUAGES,
        "reason": sentence(why, language) if why else None,
        "log": render(events[0], language, ("Anna", "Max")),
        "option": ahead["options"][0]["text"],
        "cards": {entry["number"]: entry["name"] for entry in json.loads(shown.getvalue())["guests"]}[75],
        "page": components(language, Position().setup.rules.to_json())["staff"]["1"]["name"],
    }


if __name__ == "__main__":
    print(json.dumps(told(sys.argv[1])))
