"""Showdown: Bebop & Rocksteady Madness. Numbers in comments and docstrings are those of docs/rules/showdown.md."""
