"""Play scenario files and say what does not hold (docs/scenarios.md)."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from halfshell.scenarios import run_files

from .arguments import Complaint, Parser, add_content, use_content


def arguments(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a folder of them")
    add_content(parser)


def run(given: argparse.Namespace) -> int:
    for file in given.files:
        if not Path(file).exists():
            raise Complaint(f"there is no file {file}")
    use_content(given.content)
    return run_files(given.files, sys.stdout)
