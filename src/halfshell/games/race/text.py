"""The game in words."""
from __future__ import annotations

from .narrate import narrate
from .prompts import option_text, prompt
from .table import table

__all__ = ["narrate", "option_text", "prompt", "table"]
