"""the host closes seats and removes people, the operator bans, names have a look, tries are counted"""

import sqlalchemy as sa
from alembic import op

from grandaustria.server.looks import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

people = sa.table(
    "people", *(sa.column(name) for name in ("id", "name", "look", "password_hash", "created", "deleted"))
)

known = sa.text("address IS NOT NULL")


def upgrade() -> None:
    op.add_column("seats", sa.Column("closed", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("removed", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("address", sa.String(length=64), nullable=True))
    op.create_index("ix_sessions_address", "sessions", ["seen"], sqlite_where=known, postgresql_where=known)
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    _look_at_names()
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    op.create_table(
        "tries",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tries")),
    )
    op.create_index(op.f("ix_tries_until"), "tries", ["until"], unique=False)
    op.create_table(
        "banned_addresses",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_banned_addresses_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("address", "person_id", name=op.f("pk_banned_addresses")),
    )
    op.create_index(op.f("ix_banned_addresses_person_id"), "banned_addresses", ["person_id"], unique=False)


def _look_at_names() -> None:
    """Old names stay whose they are: of those that look the same, the oldest keeps the look from others."""
    connection, seen = op.get_bind(), set()
    kept = (people.c.password_hash.is_not(None), people.c.deleted.is_(None))
    for row in connection.execute(sa.select(people).where(*kept).order_by(people.c.created, people.c.id)).all():
        look = skeleton(row.name)
        if look not in seen:
            connection.execute(people.update().where(people.c.id == row.id).values(look=look))
        seen.add(look)


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_index("ix_people_look", "people")
    op.drop_column("people", "look")
    op.drop_table("banned_addresses")
    op.drop_index("ix_sessions_address", "sessions")
    op.drop_column("sessions", "address")
    op.drop_column("people", "banned")
    op.drop_column("games", "removed")
    op.drop_column("seats", "closed")
