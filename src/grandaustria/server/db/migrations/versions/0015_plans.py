"""what seats will do by themselves when their turn begins"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

is_due = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("first", sa.JSON()),
        sa.Column("second", sa.JSON()),
        sa.Column("until", sa.JSON()),
        sa.Column("turn", sa.Integer()),
        sa.Column("due", sa.Float()),
        sa.Column("became", sa.String(length=10)),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_plans_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_plans")),
    )
    op.create_index("ix_plans_due", "plans", ["due"], sqlite_where=is_due, postgresql_where=is_due)


def downgrade() -> None:
    op.drop_table("plans")
