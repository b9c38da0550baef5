"""The log store: SQLite by default, PostgreSQL by URL; one schema, one history."""
