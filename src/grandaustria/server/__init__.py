"""The service that hosts games for people and bots: tables, people, storage, live updates. No rules here."""
