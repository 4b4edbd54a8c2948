"""the host closes seats and removes people, the operator bans"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("closed", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("removed", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("address", sa.String(length=64), nullable=True))
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


def downgrade() -> None:
    op.drop_table("banned_addresses")
    op.drop_column("sessions", "address")
    op.drop_column("people", "banned")
    op.drop_column("games", "removed")
    op.drop_column("seats", "closed")
