"""The three things that can be wrong: an action, a position, a record."""


class ActionError(ValueError):
    """An action is malformed or not legal now; nothing has changed."""


class PositionError(ValueError):
    """A position or set-up is impossible; the message names all reasons."""


class RecordError(ValueError):
    """A record of a game cannot be read or does not replay."""
