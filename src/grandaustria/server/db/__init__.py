"""Where the server keeps things: SQLite in a file, or PostgreSQL, with the same schema."""
