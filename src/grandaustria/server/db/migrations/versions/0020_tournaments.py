"""tournaments: who takes part, rounds, who sits where"""

import sqlalchemy as sa
from alembic import op

from grandaustria.server.db.migrations.shared_luck import close

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def of_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_tournament_id")
    return sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("host_id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("method", sa.String(length=12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), server_default="0", nullable=False),
        sa.Column("starts", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("finished", sa.Float()),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_tournaments_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_host_id", "tournaments", ["host_id"])
    op.create_index("ix_tournaments_listing", "tournaments", ["created", "id"])
    op.create_index("ix_tournaments_status", "tournaments", ["status", "starts"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=32)),
        sa.Column("bot", sa.String(length=20)),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.Column("withdrawn", sa.Float()),
        of_tournament("tournament_entries"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_tournament_entries_person_id")),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_entries")),
        sa.UniqueConstraint("tournament_id", "person_id", name=op.f("uq_tournament_entries_person")),
    )
    op.create_index("ix_tournament_entries_person_id", "tournament_entries", ["person_id"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("luck_id", sa.String(length=32), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("over", sa.Float()),
        of_tournament("tournament_rounds"),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_rounds")),
    )
    op.create_table(
        "tournament_places",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(length=32)),
        sa.Column("points", sa.Integer()),
        sa.Column("compared", sa.Integer()),
        sa.Column("score", sa.Integer()),
        of_tournament("tournament_places"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_tournament_places_game_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "entry", name=op.f("pk_tournament_places")),
        sa.UniqueConstraint("tournament_id", "round", "table_number", "seat", name=op.f("uq_tournament_places_seat")),
    )
    op.create_index("ix_tournament_places_game_id", "tournament_places", ["game_id"])


def downgrade() -> None:
    close("SELECT luck_id FROM tournament_rounds")
    for table in ("tournament_places", "tournament_rounds", "tournament_entries", "tournaments"):
        op.drop_table(table)
