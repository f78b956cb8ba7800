"""Characters on a grid, for boards in the terminal."""
from __future__ import annotations

from rich.text import Text


class Canvas:
    def __init__(self, rows: int, columns: int) -> None:
        self.columns = columns
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, words: str, style: str = "") -> None:
        """Moved to the left or right as far as it must to lie within."""
        first = max(0, min(column, self.columns - len(words)))
        for n, letter in enumerate(words):
            self.cells[row][first + n] = (letter, style)

    def letter(self, row: int, column: int) -> str:
        return self.cells[row][column][0]

    def copy(self) -> Canvas:
        found = Canvas(0, self.columns)
        found.cells = [row[:] for row in self.cells]
        return found

    def text(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text.assemble(*row)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)
