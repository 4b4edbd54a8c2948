"""Reading and writing the database: plain functions over a connection, grouped by subject."""
