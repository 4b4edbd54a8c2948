"""who is present goes by when a process was last heard of, not by a time of its own"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM presence")  # nobody is: the server starts
    op.drop_column("presence", "seen")


def downgrade() -> None:
    op.execute("DELETE FROM presence")
    op.add_column("presence", sa.Column("seen", sa.Float(), server_default="0", nullable=False))
