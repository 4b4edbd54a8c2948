"""which process plays the bots of a table, and who stands in for an absent player"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("stand_in", sa.String(length=20)))
    op.add_column("games", sa.Column("driver", sa.String(length=32), server_default=""))
    op.create_table(
        "drivers",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_drivers")),
    )


def downgrade() -> None:
    op.drop_table("drivers")
    op.drop_column("games", "driver")
    op.drop_column("games", "stand_in")
