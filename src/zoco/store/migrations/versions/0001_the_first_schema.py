"""the first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _tables()
    _pulse()
    _servers()
    _asked()
    _entries()
    _seats()
    _holders()
    _formers()
    _notes()
    _guests()
    _links()
    _handovers()
    _snapshots()
    _views()
    _chat()
    _fulfilled()
    _mutes()
    _secrets()
    _bans()


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("secrets")
    op.drop_index("ix_handovers_giver", "handovers")
    for name in ("mutes", "fulfilled", "chat", "views", "snapshots", "handovers", "links"):
        op.drop_table(name)
    op.drop_table("guests")
    op.drop_index("ix_notes_token_hash", "notes")
    op.drop_table("notes")
    op.drop_index("ix_formers_token_hash", "formers")
    op.drop_table("formers")
    op.drop_index("ix_holders_token_hash", "holders")
    for name in ("holders", "seats", "entries"):
        op.drop_table(name)
    op.drop_table("asked")
    op.drop_table("servers")
    op.drop_table("pulse")
    op.drop_index("ix_tables_due", "tables")
    op.drop_index("ix_tables_status_touched", "tables")
    op.drop_table("tables")


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("edition", sa.String(length=80), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("touched", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("closed_because", sa.Text(), nullable=True),
        sa.Column("wish", sa.Text(), nullable=True),
        sa.Column("seating", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("again", sa.Text(), nullable=True),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("times", sa.Text(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("server", sa.String(length=32), nullable=True),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_index("ix_tables_due", "tables", ["due"])


def _pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("lost", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_pulse")),
    )


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_servers")),
    )


def _asked() -> None:
    op.create_table(
        "asked",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("minute", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("address", "minute", name=op.f("pk_asked")),
    )


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_tables")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entries")),
        sa.UniqueConstraint(
            "table_id", "seat", "client_id", name=op.f("uq_entries_table_id_seat_client_id")
        ),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("contribution", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )


def _holders() -> None:
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("let_in", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=op.f("fk_holders_seats")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "token_hash", name=op.f("pk_holders")),
    )
    op.create_index("ix_holders_token_hash", "holders", ["token_hash"])


def _formers() -> None:
    op.create_table(
        "formers",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_formers_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "token_hash", name=op.f("pk_formers")),
    )
    op.create_index("ix_formers_token_hash", "formers", ["token_hash"])


def _notes() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_notes")),
    )
    op.create_index("ix_notes_token_hash", "notes", ["token_hash"])


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_guests_tables")),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name=op.f("pk_guests")),
    )


def _links() -> None:
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("expires", sa.String(length=40), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.Column("maker", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_links_tables")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )


def _handovers() -> None:
    op.create_table(
        "handovers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("giver", sa.String(length=64), nullable=False),
        sa.Column("made", sa.String(length=40), nullable=False),
        sa.Column("expires", sa.String(length=40), nullable=False),
        sa.Column("taker", sa.String(length=64), nullable=True),
        sa.Column("taken", sa.String(length=40), nullable=True),
        sa.Column("revoked", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_handovers")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_handovers_token_hash")),
    )
    op.create_index("ix_handovers_giver", "handovers", ["giver"])


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )


def _views() -> None:
    op.create_table(
        "views",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_views_tables")),
        sa.PrimaryKeyConstraint("table_id", "viewer", name=op.f("pk_views")),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=12), nullable=False),
        sa.Column("author", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )


def _fulfilled() -> None:
    op.create_table(
        "fulfilled",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_fulfilled_tables")),
        sa.PrimaryKeyConstraint("table_id", "token_hash", "client_id", name=op.f("pk_fulfilled")),
    )


def _mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("muted", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_mutes_tables")),
        sa.PrimaryKeyConstraint("table_id", "token_hash", "muted", name=op.f("pk_mutes")),
    )


def _secrets() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )


def _bans() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("until", sa.String(length=40), nullable=True),
        sa.Column("made", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_bans")),
    )
