"""The `gah` command."""

from grandaustria.cli.command import main

__all__ = ["main"]
