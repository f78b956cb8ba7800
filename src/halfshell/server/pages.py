"""The app that Vite built: the package halfshell_web. Every page is its one index.html; the address says what to draw."""
from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, PlainTextResponse, Response

PACKAGE: Final = "halfshell_web"
NOT_BUILT: Final = "halfshell: the web app is not built yet; `python3 dev.py play` builds it and opens the table.\n"
FOREVER: Final = "public, max-age=31536000, immutable"


def folder() -> Path | None:
    """Where the app lies, if it is built."""
    spec = importlib.util.find_spec(PACKAGE)
    places = [Path(place) / "static" for place in (spec.submodule_search_locations or [])] if spec else []
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)


class Pages:
    def __init__(self, static: Path | None) -> None:
        self.static = static

    def page(self, status: int = 200) -> Response:
        if self.static is None:
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(self.static / "index.html", status, headers={"Cache-Control": "no-cache"})

    def file(self, path: str) -> Response:
        """A file of the app, or the app's own page for what is not there. What lies under assets has its digest in its name."""
        if self.static is None or "\0" in path:
            return self.page(404)
        found = (self.static / path).resolve()
        if not found.is_relative_to(self.static) or not found.is_file():
            return self.page(404)
        return FileResponse(found, headers={"Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"})
