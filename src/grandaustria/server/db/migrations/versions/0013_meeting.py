"""wishes for a quick game, invitations, blocks, alerts of them"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("accepted", sa.Float()),
        sa.Column("level", sa.String(length=20)),
        sa.Column("game_id", sa.String(length=32)),
        sa.Column("told", sa.Boolean(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_wishes_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_wishes_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_wishes")),
    )
    op.create_index("ix_wishes_waiting", "wishes", ["players", "pace", "rated", "since"])
    op.create_index("ix_wishes_game_id", "wishes", ["game_id"])
    op.create_index("ix_wishes_seen", "wishes", ["seen"])
    op.create_table(
        "invitations",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("declined", sa.Float()),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_invitations_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_invitations_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name=op.f("fk_invitations_by_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game_id", "by_id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_game_id", "invitations", ["game_id"])
    op.create_index("ix_invitations_rate", "invitations", ["by_id", "at"])
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("blocked_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["blocked_id"], ["people.id"], name=op.f("fk_blocks_blocked_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_blocks_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.add_column("outbox", sa.Column("kind", sa.String(length=10), server_default="turn", nullable=False))


def downgrade() -> None:
    op.execute("DELETE FROM outbox WHERE kind <> 'turn'")
    op.drop_column("outbox", "kind")
    op.drop_table("blocks")
    op.drop_table("invitations")
    op.drop_table("wishes")
