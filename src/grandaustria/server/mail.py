"""Handing a letter over to a mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate

from grandaustria.server.settings import Mail

SECONDS = 15.0
SMTPS = 465
"""The port on which a connection is encrypted from its first byte."""


def letter(mail: Mail, address: str, subject: str, text: str, key: str, now: float) -> EmailMessage:
    """A letter in plain text; the same key twice is the same letter, so that mail programs show it once."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = address
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(now)
    message["Message-ID"] = f"<{key}@{mail.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def send(mail: Mail, address: str, message: EmailMessage) -> None:
    """Blocks until the mail server has taken it; OSError or SMTPException if it does not."""
    with _connect(mail) as server:
        if mail.tls and mail.port != SMTPS:
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message, mail.sender, [address])


def _connect(mail: Mail) -> smtplib.SMTP:
    if mail.tls and mail.port == SMTPS:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=ssl.create_default_context())
    return smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
