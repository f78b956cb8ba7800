"""UNO Mutant Mayhem. Numbers in comments and docstrings are those of docs/rules/uno.md."""
