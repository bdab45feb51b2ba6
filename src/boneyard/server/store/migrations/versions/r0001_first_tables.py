"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_tables()
    make_logs()
    make_tokens()
    make_counts()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("due_at", sa.Double),
        sa.Column("holder", sa.Text),
        sa.Column("held_until", sa.Double),
    )
    op.create_index("tables_key", "tables", ["key"], unique=True)
    op.create_index("tables_ended", "tables", ["ended_at"])
    make_partial_index("tables_host", "host", "state <> 'over'")
    make_partial_index("tables_listed", "changed_at", "public AND state <> 'over'")
    make_partial_index("tables_running", "changed_at", "state <> 'over'")
    make_partial_index("tables_due", "due_at", "state <> 'over'")


def make_partial_index(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)


def make_logs() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "played",
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_index("played_table", "played", ["table_id"])


def make_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_visitor", "tokens", ["visitor"])
    op.create_index("tokens_expire", "tokens", ["expires_at"])


def make_counts() -> None:
    op.create_table(
        "tallies",
        sa.Column("sheet", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("fact", sa.Text, primary_key=True),
        sa.Column("total", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tried_at", sa.Double, nullable=False),
    )
