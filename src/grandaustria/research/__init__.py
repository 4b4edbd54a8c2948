"""The interfaces for those who study games: each an optional extra, none of them needed to play (docs/research.md)."""
