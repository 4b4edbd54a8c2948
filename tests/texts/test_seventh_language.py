"""Another language is a folder of catalogues and nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from grandaustria.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "grandaustria"
ADDED = "nl"
SPOKEN = {  # how messages begin in it, file by file
    "cards.ftl": r"^((?:guest|staff)-\d+-name = )",
    "errors.ftl": r"^(error-open-guests = )",
    "log.ftl": r"^(log-takes-first-guest = )",
    "choices.ftl": r"^(choice-takes-first-guest = )",
}


def with_a_language_more(folder: Path) -> Path:
    """The package as it is, but for the texts; in the new ones, which are English else, some begin with ~."""
    package = folder / "grandaustria"
    package.mkdir()
    for entry in PACKAGE.iterdir():
        if entry.name not in ("texts", "__pycache__"):
            (package / entry.name).symlink_to(entry)
    shutil.copytree(PACKAGE / "texts", package / "texts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(package / "texts" / "en", package / "texts" / ADDED)
    for name, begins in SPOKEN.items():
        path = package / "texts" / ADDED / name
        path.write_text(re.sub(begins, r"\1~ ", path.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8")
    return folder


def test_everybody_speaks_a_language_that_was_added(tmp_path: Path) -> None:
    path = os.pathsep.join([str(with_a_language_more(tmp_path)), str(ROOT)])
    script = [sys.executable, "-m", "tests.texts.seventh", ADDED]
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(script, cwd=tmp_path, env=env, check=True, capture_output=True, text=True)
    told = json.loads(run.stdout)
    assert told.pop("languages") == ["en", *sorted({*LANGUAGES, ADDED} - {"en"})]
    assert told.pop("cards") == "~ Baroness"
    assert told.pop("page") == "~ Breakfast Server"
    assert {voice: said[:2] for voice, said in told.items()} == dict.fromkeys(("reason", "log", "option"), "~ ")
