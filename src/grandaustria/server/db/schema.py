"""The tables of the database. Times are seconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(40), unique=True),  # folded; only a name with a password is kept to one person
    Column("password_hash", Text),
    Column("recovery_hash", String(64)),
    Column("created", Float, nullable=False),
    Column("deleted", Float),
    Column("email", String(254)),
    Column("webhook", String(500)),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("banned", Float),  # when the operator has shut them out
    Column("look", Text),  # of a name that is kept to one person: no other name may look the same
    Column("show_ratings", Boolean, nullable=False, server_default="0"),  # to everybody, on leaderboards and at tables
    Column("show_page", Boolean, nullable=False, server_default="0"),  # to everybody, what they have played and how
    Index("ix_people_look", "look", unique=True),
)

_KNOWN_ADDRESS = text("address IS NOT NULL")
sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token_hash", String(64), unique=True, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200), nullable=False, server_default=""),
    Column("address", String(64)),  # a keyed hash of where it was last used from; forgotten after a while
    Index("ix_sessions_address", "seen", sqlite_where=_KNOWN_ADDRESS, postgresql_where=_KNOWN_ADDRESS),
)

# From where no guest is let in: keyed hashes, for a while.
banned_addresses = Table(
    "banned_addresses",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

# How often something was tried, under hashes, and which tokens were replaced a moment ago. Nothing refers to anything:
# it is forgotten by itself.
tries = Table(
    "tries",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("until", Float, nullable=False, index=True),
)

# By what luck is decided where several tables share it (`sealed`): read to play, never to be told; gone with its event.
shared_luck = Table(
    "shared_luck",
    metadata,
    Column("id", ID, primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", Float, nullable=False),
)

_BOT_TO_ACT = text("bot_to_act IS NOT NULL")
_CLOCK = text("clock IS NOT NULL")
_SHARES_LUCK = text("luck_id IS NOT NULL")
games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("code", ID, unique=True, nullable=False),  # the secret part of the link
    Column("host_id", ID, ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, ended, frozen
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("title", String(80), nullable=False, server_default=""),
    Column("setup", JSON, nullable=False),
    Column("rules", String(16), nullable=False),  # the preset's name, or "own"
    Column("players", Integer, nullable=False),  # 1 for a solo game
    Column("imported", Boolean, nullable=False, server_default="0"),  # from a record, not played here
    Column("seconds_per_turn", Integer),
    Column("engine_version", String(20), nullable=False),
    Column("numbering_version", Integer, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("cursor", Integer, nullable=False, server_default="0"),  # tentative steps done
    Column("moves", Integer, nullable=False, server_default="0"),  # final ones
    Column("told", Integer, nullable=False, server_default="0"),  # events told of final moves
    Column("to_act", Integer),  # the seat whose run this is
    Column("bot_to_act", String(20)),  # the level that plays it; of few games, so that those are found among all
    Column("turn", Integer, nullable=False, server_default="0"),  # counts the runs
    Column("turn_since", Float),
    Column("due", Float),  # when the time of this turn is up; none without a limit
    Column("end_votes", JSON, nullable=False, server_default="[]"),  # who wants to end the game: the seat is late
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("result", JSON),
    Column("rematch_of", ID),
    Column("origin_id", ID),  # the finished game from one of whose moments this one was played on
    Column("origin_event", Integer),  # how many of its moves were taken over
    Column("origin_round", Integer),
    Column("clock", JSON(none_as_null=True)),  # as agreed when it was opened; none: nothing ever happens by itself
    Column("times", JSON(none_as_null=True)),  # with a clock, what each seat has left, as it was when its time stopped
    Column("expires", Float),  # when the house acts because the time of this turn is up
    Column("stand_in", String(20)),  # the level that plays for whoever is absent; none named: the usual one
    Column("driver", String(32), server_default=""),  # the process that plays its bots; none while they rest
    Column("removed", JSON, nullable=False, server_default="[]"),  # whom the host has taken off the open table
    Column("frozen_reason", Text),
    Column("away_seconds", Integer),  # how long somebody may stay away before the others may let the house play
    Column("question", JSON(none_as_null=True)),  # what somebody asks all others who play, and who agrees
    Column("rated", Boolean, nullable=False, server_default="0"),  # whether its result changes ratings
    Column("ratings", JSON(none_as_null=True)),  # of each seat when it began, and what the game has made of them
    Column("luck_id", ID),  # whose luck it shares; that stays here when the secret has gone
    Column("sealed", Boolean, nullable=False, server_default="0"),  # nobody else sees it until the event is over
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_rematch_of", "rematch_of"),
    Index("ix_games_listing", "status", "public", "created", "id"),
    Index("ix_games_archive", "public", "finished", "id"),
    Index("ix_games_archive_players", "public", "players", "finished", "id"),
    Index("ix_games_archive_rules", "public", "rules", "finished", "id"),
    Index("ix_games_archive_both", "public", "players", "rules", "finished", "id"),
    Index("ix_games_due", "status", "due"),
    Index("ix_games_clocks", "status", "expires", sqlite_where=_CLOCK, postgresql_where=_CLOCK),
    Index("ix_games_luck", "luck_id", sqlite_where=_SHARES_LUCK, postgresql_where=_SHARES_LUCK),
    Index("ix_games_waiting", "driver", sqlite_where=_BOT_TO_ACT, postgresql_where=_BOT_TO_ACT),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), index=True),
    Column("bot", String(20)),  # the level that plays now
    Column("given_up", Boolean, nullable=False, server_default="0"),  # a bot plays for the person
    Column("closed", Boolean, nullable=False, server_default="0"),  # nobody can sit there; the game starts without it
    Column("resigned", Boolean, nullable=False, server_default="0"),  # given up for good: a loss, and never taken back
    Column("seen", Float),  # when the person was last known to have the table open; nothing is decided by it alone
    Column("for_turn", Boolean, nullable=False, server_default="0"),  # the bot plays this turn only
    Column("absent", Boolean, nullable=False, server_default="0"),  # rated games: the house played the last own turn
)

events = Table(
    "events",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("action", Integer, nullable=False),
    Column("notation", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# Moves that were final until their turn was taken back, each under the revision that did it: nothing is lost.
taken_back = Table(
    "taken_back",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("notation", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# What seats have chosen before they are asked, where all choose at the same time; gone when the game comes to the seat.
chosen_ahead = Table(
    "chosen_ahead",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("actions", JSON, nullable=False),
    Column("done", Integer, nullable=False),  # so many of them; others can be done again
    Column("ready", Boolean, nullable=False),  # confirmed
    Column("at", Float, nullable=False),
)

# What a seat will do by itself when its turn begins; a row goes with whatever its player does at the table.
_DUE = text("due IS NOT NULL")
plans = Table(
    "plans",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("first", JSON(none_as_null=True)),  # where the plan begins, and its steps
    Column("second", JSON(none_as_null=True)),  # for when the first has become impossible
    Column("until", JSON(none_as_null=True)),  # pass until this changes, with how it was then
    Column("turn", Integer),  # the turn, of those that the game counts, in which it is played
    Column("due", Float),  # when
    Column("became", String(10)),  # what came of it
    Index("ix_plans_due", "due", sqlite_where=_DUE, postgresql_where=_DUE),
)

steps = Table(
    "steps",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("told", Integer, nullable=False),
)

updates = Table(
    "updates",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("data", JSON, nullable=False),  # with who may see what; never sent as it is
    Column("at", Float, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("request_id", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("room", String(10), nullable=False, server_default="players"),  # or spectators, who talk apart
    Index("ix_chat_reading", "game_id", "id"),
    Index("ix_chat_rate", "person_id", "at"),
)

# What somebody notes about a game, for nobody else.
notes = Table(
    "notes",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Who is kept away: neither heard, nor met by chance, nor let to a table one is the host of.
blocks = Table(
    "blocks",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Who wants to play at once, one wish each, until they sit at a table together: then which, and whether they know it.
wishes = Table(
    "wishes",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last sign of life
    Column("accepted", Float),  # when they agreed that the house takes the seats that are left
    Column("level", String(20)),  # by which of its levels
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), index=True),
    Column("told", Boolean, nullable=False, server_default="0"),
    Index("ix_wishes_waiting", "players", "pace", "rated", "since"),
    Index("ix_wishes_seen", "seen"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("declined", Float),
    Index("ix_invitations_rate", "by_id", "at"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ID, nullable=False),
    Column("about_id", ID, nullable=False),
    Column("chat_id", BigInteger().with_variant(Integer, "sqlite")),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Index("ix_reports_rate", "person_id", "at"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("turn", Integer, nullable=False),  # 0: it is not about one
    Column("kind", String(10), nullable=False, server_default="turn"),  # turn, invited, paired
    Column("channel", String(10), nullable=False),  # mail, webhook, push
    Column("address", String(500), nullable=False),  # of push the id of a device
    Column("body", JSON, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("next_try", Float, nullable=False),
    Column("sent", Float),
    Column("live", Boolean, nullable=False, server_default="0"),  # the game is played live: it never waits for others
    Column("due", Float),  # when it may be told at the earliest, whatever its person has chosen
    UniqueConstraint("person_id", "game_id", "turn", "channel", "address", name="uq_outbox_turn"),
    Index("ix_outbox_due", "sent", "next_try"),
)

# What somebody is rated, by the number of players and the pace (live, days); `at`: when the last game ended.
ratings = Table(
    "ratings",
    metadata,
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("pace", String(4), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float),
    Index("ix_ratings_board", "players", "pace", "rating", "person_id"),
)

# What every rated game has made of somebody's rating: one row for each, in the transaction that ended the game.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("pace", String(4), nullable=False),
    Column("at", Float, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("ix_rating_changes_person", "person_id", "at"),
)
