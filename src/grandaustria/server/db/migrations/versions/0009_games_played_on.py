"""games that are played on from a moment of a finished one"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("origin_id", sa.String(length=32)))
    op.add_column("games", sa.Column("origin_event", sa.Integer()))
    op.add_column("games", sa.Column("origin_round", sa.Integer()))


def downgrade() -> None:
    op.drop_column("games", "origin_round")
    op.drop_column("games", "origin_event")
    op.drop_column("games", "origin_id")
