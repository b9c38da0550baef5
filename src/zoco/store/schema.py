"""The tables of the database. Entries are append-only; (table, seq) is the only arbiter."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("created", String(40), nullable=False),
    Column("touched", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("since", Integer, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("origin", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("closed_because", Text, nullable=True),
    Column("wish", Text, nullable=True),
    Column("seating", Integer, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("hints", Boolean, nullable=False),
    Column("again", Text, nullable=True),
    Column("clock", Text, nullable=True),
    Column("times", Text, nullable=True),
    Column("due", BigInteger, nullable=True),
    Column("server", String(32), nullable=True),
    Column("fence", BigInteger, nullable=False),
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_due", "due"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("name", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("lost", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

asked = Table(
    "asked",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("minute", BigInteger, primary_key=True),
    Column("count", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client_id", String(40), nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=True),
    Column("away", Boolean, nullable=False),
    Column("contribution", String(64), nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("let_in", String(64), nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index("ix_holders_token_hash", "token_hash"),
)

formers = Table(
    "formers",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Index("ix_formers_token_hash", "token_hash"),
)

notes = Table(
    "notes",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Index("ix_notes_token_hash", "token_hash"),
)

guests = Table(
    "guests",
    metadata,
    _table_id(),
    Column("token_hash", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
)

heralds = Table(
    "heralds",
    metadata,
    _table_id(),
    Column("token_hash", String(64), primary_key=True),
    Column("address", String(300), nullable=False),
    Column("language", String(8), nullable=False),
    Column("base", String(200), nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("expires", String(40), nullable=False),
    Column("used", Boolean, nullable=False),
    Column("maker", String(64), nullable=False),
)

handovers = Table(
    "handovers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("giver", String(64), nullable=False),
    Column("made", String(40), nullable=False),
    Column("expires", String(40), nullable=False),
    Column("taker", String(64), nullable=True),
    Column("taken", String(40), nullable=True),
    Column("revoked", Boolean, nullable=False),
    UniqueConstraint("token_hash"),
    Index("ix_handovers_giver", "giver"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

views = Table(
    "views",
    metadata,
    _table_id(),
    Column("viewer", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("channel", String(12), nullable=False),
    Column("author", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False),
)

fulfilled = Table(
    "fulfilled",
    metadata,
    _table_id(),
    Column("token_hash", String(64), primary_key=True),
    Column("client_id", String(40), primary_key=True),
)

mutes = Table(
    "mutes",
    metadata,
    _table_id(),
    Column("token_hash", String(64), primary_key=True),
    Column("muted", String(64), primary_key=True),
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("until", String(40), nullable=True),
    Column("made", String(40), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)
