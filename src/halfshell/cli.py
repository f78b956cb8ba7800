"""The `halfshell` program: one module a command in halfshell.commands. Mistakes get one clear line, never a traceback."""
from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Final

import halfshell
from halfshell.commands.arguments import Complaint, Parser

COMMANDS: Final = {
    "serve": "start the table in the browser",
    "play": "play in the terminal against bots",
    "simulate": "let bots play many games",
    "balance": "measure who wins, how games end and how long they take",
    "bench": "measure the engine",
    "replay": "tell the story of a recorded game",
    "rules": "show the rules of a game, or one rule",
    "check": "play scenario files and say what does not hold",
    "content": "check an owner's content file, or print a game's own",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status: 2 for a mistake in what was asked for, 130 after Ctrl-C."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our characters is no reason to stop
    try:
        return run(words)
    except Complaint as complaint:
        say(str(complaint))
        return 2
    except KeyboardInterrupt:
        say("stopped")
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python tries once more when it ends
        if isinstance(error, BrokenPipeError):  # whoever read the output has seen enough
            return 0
        say(str(error))
        return 1


def say(sentence: str) -> None:
    """One line, whatever was typed."""
    print("halfshell:", " ".join(sentence.split()), file=sys.stderr)


def run(words: list[str]) -> int:
    name = words[0] if words else "--help"
    if name in ("-h", "--help"):
        print(usage())
        return 0
    if name == "--version":
        print(f"halfshell {halfshell.__version__}")
        return 0
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, 1)
        raise Complaint(f"there is no command {name}" + (f"; did you mean {near[0]}?" if near else f"; there are {', '.join(COMMANDS)}"))
    command = import_module(f"halfshell.commands.{name}")
    parser = Parser(prog=f"halfshell {name}", description=command.__doc__)
    command.arguments(parser)
    status: int = command.run(parser.read(words[1:]))
    sys.stdout.flush()
    return status


def usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  halfshell {name:{width}}  {words}" for name, words in COMMANDS.items()]
    return "\n".join(["halfshell plays Ninja Turtles tabletop games, every rule exactly.", "", *lines, "",
                      "`halfshell COMMAND --help` tells what a command takes; `halfshell --version` its version."])
