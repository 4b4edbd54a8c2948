"""browsers that are told with the page closed, when people want to be told, alerts that wait for each other"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0015"
branch_labels = None
depends_on = None

ONE_BY_CHANNEL = ["person_id", "game_id", "turn", "channel"]
ONE_BY_ADDRESS = [*ONE_BY_CHANNEL, "address"]


def upgrade() -> None:
    op.create_table(
        "alert_times",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("digest_hours", sa.Integer()),
        sa.Column("digest_at", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_alert_times_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_alert_times")),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("session_id", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.String(length=64), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("server_key", sa.String(length=100), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_devices_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["session_id"], ["sessions.id"], name=op.f("fk_devices_session_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("session_id", name=op.f("uq_devices_session_id")),
        sa.UniqueConstraint("endpoint_hash", name=op.f("uq_devices_endpoint_hash")),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])
    with op.batch_alter_table("outbox") as outbox:
        outbox.add_column(sa.Column("live", sa.Boolean(), server_default="0", nullable=False))
        outbox.add_column(sa.Column("due", sa.Float()))
        outbox.drop_constraint("uq_outbox_turn", type_="unique")
        outbox.create_unique_constraint("uq_outbox_turn", ONE_BY_ADDRESS)


def downgrade() -> None:
    op.execute("DELETE FROM outbox WHERE channel = 'push'")
    same = " AND ".join(f"newer.{name} = outbox.{name}" for name in ONE_BY_CHANNEL)
    op.execute(f"DELETE FROM outbox WHERE EXISTS (SELECT 1 FROM outbox AS newer WHERE {same} AND newer.id > outbox.id)")
    with op.batch_alter_table("outbox") as outbox:
        outbox.drop_constraint("uq_outbox_turn", type_="unique")
        outbox.create_unique_constraint("uq_outbox_turn", ONE_BY_CHANNEL)
        outbox.drop_column("due")
        outbox.drop_column("live")
    op.drop_table("devices")
    op.drop_table("alert_times")
