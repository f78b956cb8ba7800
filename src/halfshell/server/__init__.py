"""The table server: rooms, seats, the log of answers, and the browser app."""
