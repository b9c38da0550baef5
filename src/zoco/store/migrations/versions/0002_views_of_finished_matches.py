"""views of finished matches"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "views",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_views_tables")),
        sa.PrimaryKeyConstraint("table_id", "viewer", name=op.f("pk_views")),
    )


def downgrade() -> None:
    op.drop_table("views")
