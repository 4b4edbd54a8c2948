"""The key by which browsers know a house, so that it may tell them something while its page is closed."""

from __future__ import annotations

import argparse

from grandaustria.cli.admin.task import Errand

SAID = """\
GAH_VAPID_KEY={key}

With this line in the environment of the server (/etc/grandaustria.env with systemd, .env in containers) people can be
told of their turn in browsers whose page is closed. It is secret. GAH_VAPID_SUBJECT, such as mailto:you@hotel.example,
says where the services of the browsers reach you; without it, it is the address of --public-url.
Keep it with the backups: with another key everybody has to switch notifications on anew."""


def push_keys(_options: argparse.Namespace) -> str:
    """A new key; nothing is stored, and nothing changes before the server is given it."""
    from grandaustria.server.push import new_key

    return SAID.format(key=new_key())


TASKS = (Errand("push-keys", "make a key for notifications with the page closed", push_keys),)
