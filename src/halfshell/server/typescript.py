"""The browser's types, made from wire.py and from the view of each game: `python -m halfshell.server.typescript [--check]`."""
from __future__ import annotations

import sys
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from halfshell.games import BUILT

from . import wire

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"
HEAD: Final = "// Made by `python -m halfshell.server.typescript` from src/halfshell/server/wire.py and each game's view.py. Do not edit.\n"
REF: Final = "#/$defs/"


def typescript() -> str:
    """The whole file."""
    structs = [x for x in vars(wire).values() if isinstance(x, type) and issubclass(x, msgspec.Struct) and x.__module__ == wire.__name__]
    parts = [HEAD]
    for name, schema in in_order(structs).items():
        text = interface(name, schema)
        # What a view is, only the game knows.
        parts.append(text.replace("view: Record<string, unknown> | null", "view: GameViews[keyof GameViews] | null"))
    for union in ("FromServer", "FromBrowser"):
        parts.append(f"export type {union} = {' | '.join(member.__name__ for member in getattr(wire, union).__args__)};\n")
    views = {}
    for game, module in BUILT.items():
        view = get_type_hints(import_module(module.rpartition(".")[0] + ".view").view)["return"]
        views[game] = own_name(game, view.__name__)
        for name, schema in in_order([view]).items():
            parts.append(interface(own_name(game, name), renamed(game, schema)))
    parts.append("export interface GameViews {\n" + "".join(f"  {game}: {name};\n" for game, name in views.items()) + "}\n")
    return "\n".join(parts)


def in_order(types: list[type]) -> dict[str, Any]:
    """The schemas of these types and of all that they are made of."""
    return msgspec.json.schema_components(types, ref_template=REF + "{name}")[1]


def own_name(game: str, name: str) -> str:
    """Two games may have a PlayerView each: UnoPlayerView."""
    prefix = game.capitalize()
    return name if name.startswith(prefix) else prefix + name


def renamed(game: str, schema: Any) -> Any:
    if isinstance(schema, list):
        return [renamed(game, item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": REF + own_name(game, schema["$ref"].removeprefix(REF))}
    return {key: renamed(game, value) for key, value in schema.items()}


def interface(name: str, schema: dict[str, Any]) -> str:
    words = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    fields = ""
    for field, inner in schema["properties"].items():
        fields += f"  {field}{'' if field in schema['required'] else '?'}: {written(inner)};\n"
    return f"{words}export interface {name} {{\n{fields}}}\n"


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    kind = schema["type"]
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        item = written(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if values else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[kind]


def main(arguments: list[str]) -> int:
    text = typescript()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/wire.ts is not up to date: run `python -m halfshell.server.typescript`.", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
