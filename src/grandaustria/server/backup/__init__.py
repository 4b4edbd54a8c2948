"""Backups: a house as one file, and a house from one."""
