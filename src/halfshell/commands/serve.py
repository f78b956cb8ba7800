"""Start the table in the browser."""
from __future__ import annotations

import argparse
import os
from pathlib import Path

from .arguments import Complaint, Parser, add_content, amount, number, use_content


def arguments(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen: 0.0.0.0 lets others in (default: this machine only)")
    parser.add_argument("--port", type=number(0, 65535), default=8000, help="default: 8000; 0 takes a free one")
    parser.add_argument("--db", metavar="URL", help="sqlite:///PATH or postgresql://USER@HOST/NAME (default: a file in your data folder)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--pace", type=amount(0, 10), default=1.0, help="how slowly bots answer: 1 as people do, 0 at once")
    add_content(parser)


def run(given: argparse.Namespace) -> int:
    from halfshell.server.run import ServeError, serve  # only this command needs the server's packages
    use_content(given.content)
    try:
        serve(given.host, given.port, given.db or own_file(), given.open, given.pace)
    except ServeError as error:
        raise Complaint(str(error)) from None
    return 0


def own_file() -> str:
    """A database in the user's data folder. Raises Complaint."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "halfshell"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{home} cannot be made ({error.strerror}): name another place with --db sqlite:///PATH") from None
    return f"sqlite:///{home / 'tables.db'}"
