"""Prints what a shell needs to complete the commands, arguments and files of `gah`.

For bash: gah completion bash > ~/.local/share/bash-completion/completions/gah. For zsh: into a file _gah in a folder of
$fpath. For fish: into ~/.config/fish/completions/gah.fish. For tcsh and PowerShell: into a file that their start file
reads. It is made of the parsers beforehand, so that nothing more needs to be installed.
"""

from __future__ import annotations

import argparse
from importlib.resources import files

NAME = "completion"
HELP = "print what a shell needs to complete gah"
EXAMPLES = (
    "gah completion bash",
    "gah completion zsh",
    "gah completion powershell",
)
SHELLS = {"bash": "gah.bash", "zsh": "_gah", "fish": "gah.fish", "tcsh": "gah.tcsh", "powershell": "gah.ps1"}
"""And the file of each; tools/shell_files.py writes them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which shell."""
    parser.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help=", ".join(SHELLS))


def run(options: argparse.Namespace) -> None:
    """The script lies in the package; it was made of the parsers."""
    print((files("grandaustria.cli") / "shell" / SHELLS[options.shell]).read_text(encoding="utf-8"), end="")
