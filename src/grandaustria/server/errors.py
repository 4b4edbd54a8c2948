"""Refusals: every error the server answers with has a reason for machines and a sentence for people."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, status: int, reason: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason
        self.message = message
        self.details = details

    def to_json(self) -> dict[str, Any]:
        return {"error": {"reason": self.reason, "message": self.message, "details": self.details}}


def not_found(what: str) -> Refusal:
    return Refusal(404, "not-found", f"There is no such {what}.")


def forbidden(message: str) -> Refusal:
    return Refusal(403, "forbidden", message)


def conflict(reason: str, message: str, **details: Any) -> Refusal:
    return Refusal(409, reason, message, **details)


def is_frozen() -> Refusal:
    return conflict("frozen", "This game is frozen: it can be read and exported, but not played.")
