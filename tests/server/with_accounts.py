"""People with accounts."""

from __future__ import annotations

from tests.server.running import Running, Visitor

PASSWORD = "eleven cakes and a horse"
OTHER = "twelve cakes and no horse"


def with_account(server: Running, name: str = "Sisi") -> tuple[Visitor, str]:
    guest = server.guest()
    return guest, guest.post("/me/account", {"name": name, "password": PASSWORD})["recovery_code"]


def logged_in(server: Running, name: str = "Sisi", password: str = PASSWORD) -> Visitor:
    visitor = server.visitor()
    visitor.post("/login", {"name": name, "password": password})
    return visitor
