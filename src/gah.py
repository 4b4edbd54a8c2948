"""The command `gah` of Grand Austria, read before all the rest of it: so that Ctrl-C is understood from the start."""

import signal
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command; once it is interrupted, a second Ctrl-C ends the process where it stands."""
    try:
        from grandaustria.cli import main as command

        status = command()
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status == INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return status


if __name__ == "__main__":
    sys.exit(main())
