"""Alembic runs this to migrate the connection it was handed, inside that connection's transaction."""

from alembic import context

from boneyard.server.store.schema import metadata

if __name__ == "env_py":  # so Alembic calls it
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()
