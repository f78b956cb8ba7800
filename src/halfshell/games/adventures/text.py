# not compiled
"""The game in words."""
from __future__ import annotations

from .answers import note, option_text
from .narrate import narrate
from .prompts import prompt
from .table import table

__all__ = ["narrate", "note", "option_text", "prompt", "table"]
