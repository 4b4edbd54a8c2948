"""Measures the engine beside other engines in one run, and prints the ratios.

The yardsticks are optional: pip install 'grandaustria[bench]' brings OpenSpiel, Catanatron and PettingZoo. All
contestants take turns in short slices; the figures are medians. Best run on a quiet machine.
"""

from __future__ import annotations

import argparse

from grandaustria.cli.bench.figures import measure
from grandaustria.cli.bench.measure import FULL, QUICK
from grandaustria.cli.bench.report import print_report, targets
from grandaustria.cli.output import console, error_console, print_json

NAME = "bench"
HELP = "measure the engine beside other engines"
EXAMPLES = (
    "gah bench",
    "gah bench --quick",
    "gah bench --quick --json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How long it measures, and how it tells."""
    parser.add_argument("--quick", action="store_true", help="a few seconds only, for a rough idea")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")


def run(options: argparse.Namespace) -> None:
    """All figures, with the targets they are held against; missing one is told, and no failure."""
    errors = error_console()
    with errors.status("measuring") as status:
        data = measure(QUICK if options.quick else FULL, lambda title: status.update(f"measuring {title}"))
    data["targets"] = [target.to_json() for target in targets(data)]
    if options.json:
        print_json(data)
    else:
        print_report(console(), data)
