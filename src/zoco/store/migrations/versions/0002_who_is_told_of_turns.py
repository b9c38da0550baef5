"""who is told of turns"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heralds",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=300), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("base", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_heralds_tables")),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name=op.f("pk_heralds")),
    )


def downgrade() -> None:
    op.drop_table("heralds")
