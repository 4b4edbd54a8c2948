"""Docstrings as Markdown: dialogues with Python become blocks of code. Named in mkdocs.yml, called by Griffe."""

import re
from typing import Any

from griffe import Extension, Object

DIALOGUE = re.compile(r"(?:^>>> .*\n(?:.+(?:\n|\Z))*)+", re.MULTILINE)


def as_markdown(text: str) -> str:
    """A docstring as Markdown.

    >>> as_markdown("Adds up.\\n\\n>>> 1 + 1\\n2\\n\\nAlways.").splitlines()
    ['Adds up.', '', '```pycon', '>>> 1 + 1', '2', '```', '', 'Always.']
    """
    return DIALOGUE.sub(lambda found: f"```pycon\n{found.group().rstrip()}\n```\n", f"{text}\n").rstrip("\n")


class Dialogues(Extension):
    """Changes every docstring that is read."""

    def on_object(self, *, obj: Object, **_kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)
