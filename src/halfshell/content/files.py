"""Content files: examined, and put in force for the whole process. What the rules see of an owner's content has a digest, which
records and tables keep, so that nothing is replayed with other content."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from halfshell import games
from halfshell.core.game import Game
from halfshell.document.read import Mistake, Node, file_text, read

from .part import FILE, Part, data

FORMAT = 1
YAML = (".yaml", ".yml")
DIGITS = 12  # of a digest
FORCED: dict[str, dict[str, Any]] = {}  # the owner's data by game


class BadContent(ValueError):
    """A file that cannot be used; the sentence says what is wrong first."""


@dataclass(frozen=True)
class Examined:
    game: Game | None
    data: dict[str, Any]
    mistakes: list[Mistake]


# --- reading ---------------------------------------------------------------------------------------------------------------


def examine(path: Path) -> Examined:
    """The content of a file, with everything that is wrong with it."""
    try:
        root = node_of(path)
    except Mistake as mistake:
        return Examined(None, {}, [mistake])
    file = Part(root, FILE, 1, [])
    game = game_of(file)
    if game is not None:
        file.part("format").number(FORMAT, FORMAT)
        import_module(game.pack).check(file)
    file.mistakes.sort(key=lambda mistake: mistake.line)
    return Examined(game, {} if file.mistakes else data(root), file.mistakes)


def node_of(path: Path) -> Node:
    """JSON, or YAML if the name says so. Raises Mistake."""
    text = file_text(path)
    if path.suffix not in YAML:
        try:
            json.loads(text)
        except json.JSONDecodeError as error:
            raise Mistake(error.lineno, f"this is not JSON: {error.msg} in column {error.colno}") from None
        except RecursionError:
            raise Mistake(1, "this is nested too deep") from None
        text = text.replace("\t", " ")  # all other JSON is YAML, too; no tab lies within a text
    root = read(text)
    if root is None:
        raise Mistake(1, "the file is empty")
    return root


def game_of(file: Part) -> Game | None:
    """The game whose content it is; None, and a mistake noted, if there is none."""
    if not file.has("game"):
        file.wrong('a content file is a table that names its game, like "game": "showdown"')
        return None
    part = file.part("game")
    name = part.text()
    if name is None:
        return None
    try:
        found = games.game(name)
    except games.UnknownGame as error:
        part.wrong(str(error))
        return None
    if not found.pack:
        part.wrong(f"the content of {found.title} cannot be replaced by a file")
        return None
    return found


# --- in force --------------------------------------------------------------------------------------------------------------


def use_files(paths: Iterable[str | Path]) -> None:
    """At most one file a game. Raises BadContent, and then nothing has changed."""
    found: dict[str, tuple[Game, dict[str, Any]]] = {}
    for path in map(Path, paths):
        this = examine(path)
        if this.mistakes:
            more = f" (`halfshell content check` names all {len(this.mistakes)} mistakes)" if len(this.mistakes) > 1 else ""
            raise BadContent(f"{path}:{this.mistakes[0].line}: {this.mistakes[0]}{more}")
        assert this.game is not None
        if this.game.name in found:
            raise BadContent(f"{path} is a second file with content of {this.game.title}")
        found[this.game.name] = (this.game, this.data)
    for game, content in found.values():
        use(game, content)


def use(game: Game, content: dict[str, Any]) -> None:
    """Put checked content in force, for all games that begin from now on."""
    pack = import_module(game.pack)
    pack.use(pack.own())
    own = digest(pack.played())
    pack.use(content)
    found = digest(pack.played())
    game.content_digest = found if found != own else ""
    FORCED[game.name] = content


def use_own(game: Game) -> None:
    """The content that comes with the game."""
    use(game, import_module(game.pack).own())
    del FORCED[game.name]


def in_force() -> dict[str, dict[str, Any]]:
    """The owners' content by game, for a process that is to have the same."""
    return FORCED


def digest(played: Any) -> str:
    return sha256(json.dumps(played).encode()).hexdigest()[:DIGITS]
