"""Alembic's entry: migrations run on the connection they are given."""

from alembic import context

from grandaustria.server.db.processes import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transaction_per_migration=False
)
context.run_migrations()
