"""What is noted of a page that opens is counted by kind, once, and only until it is usable."""

from __future__ import annotations

from typing import Any

from bench.shares import REST, WAITING, shares

PAGE, OTHER = (1, 1), (2, 2)


def event(name: str, at: int, lasts: int, thread: tuple[int, int] = PAGE, **more: Any) -> dict[str, Any]:
    pid, tid = thread
    return {"name": name, "ph": "X", "pid": pid, "tid": tid, "ts": at, "dur": lasts, "tdur": lasts, "args": {}, **more}


def starts(address: str, at: int, thread: tuple[int, int] = PAGE) -> dict[str, Any]:
    return event("navigationStart", at, 0, thread, ph="R", args={"data": {"documentLoaderURL": address}})


def test_work_is_counted_by_kind() -> None:
    noted = [
        starts("http://here/tables/x", 1000),
        starts("", 5000),  # a drawing is a document too
        starts("http://here/", 9000, OTHER),
        event("FunctionCall", 500, 100),  # before it
        event("RunTask", 2000, 1000),
        event("FunctionCall", 2100, 600),
        event("V8.PreParse", 2200, 200),
        event("Layout", 3500, 300),
        event("Layout", 3500, 300, OTHER),
        event("Paint", 20_000, 100),  # after it
    ]
    assert shares(noted, "/tables/x", 10) == {
        REST: 400,
        "scripts run": 400,
        "scripts read and compiled": 200,
        "styles and layout": 300,
        WAITING: 8700,
    }
