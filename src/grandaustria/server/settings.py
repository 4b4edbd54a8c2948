"""How a server is run, and what it takes from outside itself: the clock, random numbers, chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from grandaustria.engine import Position

DELAY_SECONDS = (2.0, 8.0)
"""Between the beginning of a turn and what was planned for it."""
_SECURE = secrets.SystemRandom()
MOST_POSITIONS = 200_000
"""That a bot may be asked to look at for one decision, by anybody."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person, address or message may use."""

    body_bytes: int = 16_000
    """Of a request, but of those that put in a record."""
    record_bytes: int = 1_000_000
    headers: int = 100
    header_bytes: int = 8_000
    """Of all headers of a request together, with its address."""
    message_bytes: int = 4_096
    messages_per_minute: int = 120
    """By one socket."""
    chat_length: int = 500
    chat_per_minute: int = 20
    note_length: int = 3_000
    notes_per_person: int = 500
    actions_per_minute: int = 600
    requests_per_minute: int = 1_200
    logins_per_minute: int = 10
    names_per_hour: int = 12
    """Tried by one person; by an address five times as many."""
    people_per_address_and_hour: int = 200
    open_tables_per_person: int = 50
    public_tables_per_guest: int = 10
    """Open or running, of somebody without an account."""
    running_tables_per_person: int = 200
    tournaments_per_person: int = 3
    """Of which somebody is the host, until they are over."""
    bot_tables_per_person: int = 100
    """Of those, games in which bots play, or will when one person leaves: solo games, and those at one screen."""
    bot_tables_per_guest: int = 20
    """The same without an account."""
    guest_positions: int = 70_000
    """Of the director, that a bot may be asked to look at for one decision by somebody without an account: what the
    master takes of itself."""
    plans_per_minute: int = 300
    """Times that somebody tries, looks at or changes a plan."""
    records_per_hour: int = 60
    invitations_per_hour: int = 30
    exports_per_hour: int = 4
    """Of all that is known of somebody, by that person."""
    letters_per_hour: int = 5
    """With codes, from one network address, and to one e-mail address."""
    browsers_per_person: int = 20
    """That are told of one's turn with the page closed; of more, the oldest is forgotten."""
    trials_per_hour: int = 20
    """Notifications that somebody sends to the own browser, to see one."""
    sockets_per_person: int = 40
    sockets_per_address: int = 200
    connections_per_address: int = 300
    """Sockets included; and never more than half of what the process can have."""
    thoughts_per_person: int = 4
    """Hints and turns of an analysis that are waited for; they are thought about one after the other."""

    def at_home(self) -> Limits:
        """For a house that only this machine can reach: its bots are there for whoever sits at it."""
        most = self.running_tables_per_person
        return replace(self, bot_tables_per_person=most, bot_tables_per_guest=most, guest_positions=MOST_POSITIONS)


@dataclass(frozen=True, slots=True)
class Mail:
    """Where alerts are handed over by SMTP."""

    host: str
    port: int = 25
    sender: str = "grandaustria@localhost"
    user: str | None = None
    password: str | None = None
    tls: bool = False


@dataclass(frozen=True, slots=True)
class Push:
    """How browsers know that a notification is from this house (VAPID)."""

    key: str = field(repr=False)
    """The private one: 32 bytes in the base64 of addresses. The public one follows from it."""
    subject: str
    """Where the operator is reached by those who pass notifications on: a https or mailto address."""


@dataclass(frozen=True, slots=True)
class Settings:
    database_url: str
    host: str = "127.0.0.1"
    port: int = 8150
    public_url: str | None = None
    """The address people use, where it differs from host and port; https makes cookies Secure."""
    secret: str = field(default="", repr=False)
    mail: Mail | None = None
    push: Push | None = None
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 1.0
    """The longest a bot may think about one choice; its level has a budget of its own, which is mostly spent before."""
    bot_grace: float = 1.0
    """What it may be late before it is stopped and something legal is done for it."""
    bot_processes: int = 1
    """In which bots think at tables that somebody looks at, each with one thread. Other tables have one more, as have
    hints and analyses: both give way to these."""
    bot_pause: float = 0.1
    """Between two steps of a bot, so that people can follow and other work goes on."""
    bots_only_pause: float = 1.0
    """The same at a table of bots that nobody watches."""
    bots_only_share: float = 0.25
    """Of the time, that all such tables together may take for their steps."""
    bots_only_seconds: float = 600.0
    """How long they go on after somebody last looked; then they rest until somebody does again."""
    alert_delay: float = 20.0
    """How long after a turn has begun its player is written to, unless the table is open or the turn has passed."""
    metrics: str | None = None
    """HOST:PORT where operators read figures; nothing is counted without it."""
    webhook_to_local: bool = False
    """Only for tests: webhooks and notifications may go to this machine without TLS."""

    @property
    def origin(self) -> str:
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")


class SecureChance:
    """Chance from the system's secure generator; nothing of it is kept."""

    def choose(self, position: Position, /) -> int:
        outcomes = position.chance_outcomes()
        return outcomes[secrets.randbelow(len(outcomes))][0]


@dataclass(frozen=True, slots=True)
class Services:
    """What tests replace: time in seconds since 1970, names for new things, tokens, chance."""

    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = field(default=lambda: secrets.token_urlsafe(9))
    token: Callable[[], str] = field(default=lambda: secrets.token_urlsafe(32))
    seed: Callable[[], int] = field(default=lambda: secrets.randbits(64))
    """What a bot draws its own luck from."""
    chance: SecureChance = field(default_factory=SecureChance)
    delay: Callable[[], float] = field(default=lambda: _SECURE.uniform(*DELAY_SECONDS))
    """How long after a turn has begun what was planned for it is played, whatever that is."""
    elapsed: Callable[[], float] = time.monotonic
    """Seconds since some moment, whatever is done to the clock."""
