"""Scenarios: positions, answers and what must hold then, written by people in YAML. docs/scenarios.md is the manual."""

from .report import run_files

__all__ = ["run_files"]
