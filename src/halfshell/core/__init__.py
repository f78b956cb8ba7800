"""The rules engine that every game shares. Imports nothing but the standard library; compiled by mypyc where possible."""
