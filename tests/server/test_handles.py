"""File handles: as many as there are, and a word where they are few."""

from __future__ import annotations

import resource

import pytest

from grandaustria.server import handles
from grandaustria.server.launch import count_handles


def test_handles_are_raised_as_far_as_allowed_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limit = {"now": (256, 1024)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limit["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limit.update(now=new))
    count_handles()
    assert limit["now"] == (1024, 1024)
    assert "only 1024 files can be open at once, so at most 724 connections" in caplog.text
    caplog.clear()
    limit["now"] = (256, resource.RLIM_INFINITY)
    count_handles()
    assert (handles.given(), caplog.text) == (65_536, "")


def test_a_system_that_gives_less_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [256]

    def refusing(_: int, new: tuple[int, int]) -> None:
        if new[0] > 10_240:
            raise ValueError
        given[0] = new[0]

    monkeypatch.setattr(resource, "getrlimit", lambda _: (given[0], resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refusing)
    assert handles.raise_limit() == 10_240
