"""secrets of events at whose tables the luck is the same, and their games, sealed until the event is over"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

shares_luck = sa.text("luck_id IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "shared_luck",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared_luck")),
    )
    op.add_column("games", sa.Column("luck_id", sa.String(length=32)))
    op.add_column("games", sa.Column("sealed", sa.Boolean(), server_default="0", nullable=False))
    op.create_index("ix_games_luck", "games", ["luck_id"], sqlite_where=shares_luck, postgresql_where=shares_luck)


def downgrade() -> None:
    op.drop_index("ix_games_luck", "games")
    op.drop_column("games", "sealed")
    op.drop_column("games", "luck_id")
    op.drop_table("shared_luck")
