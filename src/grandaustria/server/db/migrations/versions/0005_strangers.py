"""the host closes seats and removes people"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("closed", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("removed", sa.JSON(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "removed")
    op.drop_column("seats", "closed")
