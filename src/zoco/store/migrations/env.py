"""What Alembic runs: the history on the connection that `zoco.store.history` hands over."""

from alembic import context

from zoco.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
