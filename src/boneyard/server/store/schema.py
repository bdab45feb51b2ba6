"""The tables of the database, as the newest migration leaves them. Times are seconds since the epoch."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

REVISION = "0001"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", Text),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("due_at", Double),
    Column("holder", Text),
    Column("held_until", Double),
)
# Said in the same words by the queries, or the databases do not see that the index will do.
RUNNING = text("state <> 'over'")
LISTED = text("public AND state <> 'over'")
Index("tables_key", tables.c.key, unique=True)
Index("tables_host", tables.c.host, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("tables_listed", tables.c.changed_at, sqlite_where=LISTED, postgresql_where=LISTED)
Index("tables_running", tables.c.changed_at, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("tables_due", tables.c.due_at, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("tables_ended", tables.c.ended_at)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

played = Table(
    "played",
    metadata,
    Column("visitor", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("played_table", played.c.table_id)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("visitor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("made_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("tokens_visitor", tokens.c.visitor)
Index("tokens_expire", tokens.c.expires_at)

tallies = Table(
    "tallies",
    metadata,
    Column("sheet", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("fact", Text, primary_key=True),
    Column("total", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# One row that is written to see whether writing works.
probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("tried_at", Double, nullable=False),
)
