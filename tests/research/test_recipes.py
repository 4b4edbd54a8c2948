"""The recipes for libraries that learn: short, and they learn something."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_docs import page, plain, rows

EXAMPLES = Path(__file__).parents[2] / "examples"
RECIPES = {"sb3_maskable_ppo.py": 20_000, "cleanrl_ppo.py": 25, "tianshou_dqn.py": 10_000}
"""How long each learns here: steps, or portions of them."""
LEAST_LEAD = 4.0
"""Points; those who choose anything, against others who do, are 0 ahead, give or take 2 in that many games."""


@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 40


def test_every_recipe_is_in_the_document() -> None:
    written = [plain(row[0]) for row in rows(page("research.md"), "### Recipes")]
    assert [re.sub(r".*\(\.\./examples/(.*)\)", r"\1", cell) for cell in written] == list(RECIPES)


@pytest.mark.long
@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_learns(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"}
    line = [sys.executable, str(EXAMPLES / name), str(RECIPES[name])]
    done = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    lead = re.search(r"(\S+) points ahead in \d+ games", done.stdout.splitlines()[-1])
    assert lead
    assert float(lead[1]) > LEAST_LEAD
