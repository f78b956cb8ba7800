"""Who is connected to the same table at other nodes. Never game state; forgotten when a node is silent."""
from __future__ import annotations

import time
from typing import Final, NamedTuple

HEARTBEAT: Final = 10.0
FORGET: Final = 3 * HEARTBEAT


class Elsewhere(NamedTuple):
    seats: set[int]
    watching: int
    until: float


class Presence:
    def __init__(self) -> None:
        self.nodes: dict[str, Elsewhere] = {}

    def hear(self, node: str, seats: set[int], watching: int) -> bool:
        """Is that news?"""
        before = self.nodes.get(node)
        self.nodes[node] = Elsewhere(seats, watching, time.monotonic() + FORGET)
        return before is None or before[:2] != (seats, watching)

    def living(self) -> list[Elsewhere]:
        now = time.monotonic()
        return [node for node in self.nodes.values() if node.until > now]

    def seats(self) -> set[int]:
        return {seat for node in self.living() for seat in node.seats}

    def watching(self) -> int:
        return sum(node.watching for node in self.living())
