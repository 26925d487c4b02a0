"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Integer, MetaData, String, Table, UniqueConstraint

metadata = MetaData()

HEAD = "0001"
"""The newest migration: what `alembic_version` must say before the room opens."""

FORMAT = "herna-room"
"""What the fact `format` says in every database of a room."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),  # `format`, `generation`
    Column("value", String(80), nullable=False),
    comment="facts about the database itself; a new generation says that its whole content was exchanged",
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("state", String(12), nullable=False, index=True),
    Column("bot_to_move", Boolean, nullable=False),  # so that a room that starts knows which tables go on by themselves
    Column("touched", Float, nullable=False),
    Column("facts", JSON, nullable=False),  # `herna.room.facts.Facts`
)

log = Table(
    "log",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("text", String(120), nullable=False),
    Column("at", Float, nullable=False),
    Column("move", String(40)),  # the client's id
    Column("hash", String(16), nullable=False),  # of the state, at the end of each step; otherwise empty
    UniqueConstraint("code", "move", name="log_one_move"),
)

positions = Table(
    "positions",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("position", JSON, nullable=False),  # `herna.engine.types.Position`
)
