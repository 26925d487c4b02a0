"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
        comment="facts about the database itself; a new generation says that its whole content was exchanged",
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
    )
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_table(
        "log",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("move", sa.String(40)),
        sa.Column("hash", sa.String(16), nullable=False),
        sa.UniqueConstraint("code", "move", name="log_one_move"),
    )
    op.create_table(
        "positions",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.JSON, nullable=False),
    )
