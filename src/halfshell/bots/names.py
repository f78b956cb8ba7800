"""What bots are called at a table."""
from __future__ import annotations

from typing import Final

BOT_NAMES: Final = ["Ooze", "Manhole Mo", "Slice", "Pepper Roni", "Drip", "Sewer Sue", "Crusty", "Tunnel Tess", "Puddle", "Extra Cheese"]
