"""Many games without a table: self-play, reports, and the measure of the engine."""
