"""halfshell check: play scenario files and say what does not hold (docs/scenarios.md)."""

from __future__ import annotations

import argparse
import sys

from halfshell.scenarios import run_files


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="halfshell check", description="Plays scenario files and says what does not hold.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a folder of them")
    return run_files(parser.parse_args(arguments).files, sys.stdout)
