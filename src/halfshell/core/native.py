"""i64: a native integer where mypyc compiles us, plain int everywhere else."""
from __future__ import annotations

try:
    from mypy_extensions import i64 as i64
except ImportError:
    i64 = int  # type: ignore[misc]
