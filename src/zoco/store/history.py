"""The history of the schema, shipped with the package and run when a store is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_265_627


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring the schema to the newest version; of several servers that start at once, one does.

    The others wait for it, however long that takes.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    command.upgrade(config_for(connection), "head")


def newest() -> str | None:
    """The version that this program was written for."""
    return ScriptDirectory.from_config(config_for()).get_current_head()


def versions() -> set[str]:
    """All versions that this program knows how to go on from."""
    script = ScriptDirectory.from_config(config_for())
    return {revision.revision for revision in script.walk_revisions()}


def version(connection: Connection) -> str | None:
    """The version that a database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()
