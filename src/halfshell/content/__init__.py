"""Content packs: an owner's file in place of the content that comes with a game (docs/content-packs.md)."""

from .files import BadContent, Examined, examine, in_force, use, use_files, use_own

__all__ = ["BadContent", "Examined", "examine", "in_force", "use", "use_files", "use_own"]
