"""What the grammar of the cards accepts, the engine does: every form is played, in every place where it may stand."""

from __future__ import annotations

import multiprocessing

import pytest

from tests.cards.every_form import batches, several
from tests.cards.form_cases import Batch, complaints

BATCHES = [*batches(), several()]


@pytest.mark.parametrize("batch", BATCHES, ids=range(len(BATCHES)))
def test_every_form_does_what_it_says(batch: Batch) -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(complaints, (batch,)) == []
