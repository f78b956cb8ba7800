"""i64: a native integer where mypyc compiles us, plain int everywhere else. mypyc_attr marks the classes that a game which
is not compiled (one that is being written, say) may extend, also where the engine is."""
from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*names: str, **values: object) -> Any:  # type: ignore[misc]
        return lambda cls: cls
