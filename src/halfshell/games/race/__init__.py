"""The race to Shredder. Numbers in comments and docstrings are those of docs/rules/race.md."""
