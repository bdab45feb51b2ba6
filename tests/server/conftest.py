"""The databases that every test of the server can ask for."""

from __future__ import annotations

from tests.server.databases import database_url, postgres, postgres_url, sqlite_url

__all__ = ["database_url", "postgres", "postgres_url", "sqlite_url"]
